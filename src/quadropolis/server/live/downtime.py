"""Time in which no server ran is nobody's: how much there was, and a sign that this one runs."""

import asyncio
from collections.abc import Callable

from quadropolis.server.clock import Clock
from quadropolis.server.game import turns
from quadropolis.server.game.decision import Decide
from quadropolis.server.game.setup import ClockKind
from quadropolis.server.game.table import RUNNING, Table
from quadropolis.server.live.heavy import Heavy
from quadropolis.server.logs import log
from quadropolis.server.storage.signs import give_sign, last_sign
from quadropolis.server.storage.store import Store

SIGN_SECONDS = 5.0
LEAST_SECONDS = 2 * SIGN_SECONDS
"""Less than this may be the time between two signs."""
CLOCKS = (ClockKind.MOVE, ClockKind.TOTAL)
"""Those that run out within hours. Days are long enough for a server that comes back."""


class Downtime:
    """From the last sign of the server before this one to its own start."""

    def __init__(self, store: Store, clock: Clock, writes: Heavy) -> None:
        self._store, self._clock, self._writes = store, clock, writes
        self._until = clock.now()
        self._since = last_sign(store)

    @property
    def message(self) -> str:
        """Under this id a table is told of it once, whichever process does so."""
        return f"server:pause:{self._since}"

    def missed_by(self, table: Table) -> Decide | None:
        """What a table whose clock ran meanwhile has to be told, if anything."""
        if self._since is None or table.status not in RUNNING or table.setup.clock not in CLOCKS:
            return None
        seconds = self._until - max(self._since, table.changed)
        if seconds < LEAST_SECONDS:
            return None
        return lambda so_far: turns.pause(so_far, seconds)

    async def sign_forever(self, needed: Callable[[], bool]) -> None:
        """Say that this server runs, as long as somebody plays."""
        while True:
            await asyncio.sleep(SIGN_SECONDS)
            if needed():
                await self.sign()

    async def sign(self) -> None:
        """Say so now."""
        try:
            await self._writes.run(give_sign, self._store, self._clock.now())
        except Exception as error:  # the next one may be written
            log("sign_failed", reason=type(error).__name__)
