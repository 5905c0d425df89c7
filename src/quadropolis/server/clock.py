"""What time it is: the system's, but steady while the server runs."""

import time
from collections.abc import Callable

from quadropolis.server.logs import log_seldom

JUMP_SECONDS = 5.0
"""A system clock that is further away has not drifted but was set."""
CATCHING_UP = 0.01
"""How much faster or slower this clock goes to come back to the system's."""


class Clock:
    """Goes on evenly whatever happens to the system clock, and comes back to it slowly.

    Deadlines of players must not pass because somebody sets the clock of a machine.
    """

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self._wall, self._steady = wall, steady
        self._at, self._shown = steady(), wall()

    def now(self) -> float:
        """Seconds since 1970."""
        at = self._steady()
        passed = at - self._at
        apart = self._wall() - (self._shown + passed)
        if abs(apart) > JUMP_SECONDS:
            log_seldom("clock_jumped", seconds=round(apart))
        most = passed * CATCHING_UP
        self._at, self._shown = at, self._shown + passed + min(max(apart, -most), most)
        return self._shown
