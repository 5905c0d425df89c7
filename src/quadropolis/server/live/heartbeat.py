"""Whether somebody who promised to be heard of is: a line can be dead and look open.

Only those whom others wait for promise anything, so thousands who look on cost nothing. A timer
is set once and looks again when it ends, not anew with every message.
"""

import asyncio
from collections.abc import Callable

GRACE_SECONDS = 4.0
"""So much later a promise is still kept."""


class Heartbeat:
    """Of one connection."""

    def __init__(self, hush: Callable[[bool], None]) -> None:
        """`hush` is told that it has become silent (True), or is heard of again."""
        self._hush = hush
        self._loop = asyncio.get_running_loop()
        self._heard, self._within = self._loop.time(), 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._silent = False

    def heard(self) -> None:
        """There was a message, whatever it said."""
        self._heard = self._loop.time()
        if self._silent:
            self._silent = False
            self._hush(False)

    def promised(self, within: float | None) -> None:
        """The next message comes within so many seconds; None promises nothing any more."""
        if within is None:
            self.stop()
            return
        seconds = within + GRACE_SECONDS
        if self._timer is not None and seconds == self._within:
            return
        self.stop()
        self._within = seconds
        self._look_at(self._heard + seconds)

    def stop(self) -> None:
        """It is not listened for any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look_at(self, when: float) -> None:
        self._timer = self._loop.call_at(when, self._look)

    def _look(self) -> None:
        self._timer = None
        if self._loop.time() < self._heard + self._within:
            self._look_at(self._heard + self._within)
            return
        self._silent = True
        self._hush(True)
