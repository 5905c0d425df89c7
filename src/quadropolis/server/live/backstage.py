"""What every live table stands on: storage, thinkers, counters, and work that goes on."""

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any, TypeVar

from quadropolis.bots.pool import Pool
from quadropolis.rules.errors import QuadropolisError
from quadropolis.server.clock import Clock
from quadropolis.server.game.names import Share
from quadropolis.server.limits import Limits
from quadropolis.server.live.bot_tables import BotTables
from quadropolis.server.live.callers import Callers
from quadropolis.server.live.calling import Calling
from quadropolis.server.live.heavy import Heavy
from quadropolis.server.live.neighbors import Neighbors
from quadropolis.server.logs import log
from quadropolis.server.metrics import Metrics
from quadropolis.server.storage.catching_up import CatchingUp
from quadropolis.server.storage.store import Store
from quadropolis.server.storage.writer import Writer

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Backstage:
    """The same for all tables of a server."""

    store: Store
    writer: Writer
    thinkers: Pool
    bot_seconds: float
    """How long a bot may think about a move."""
    metrics: Metrics
    limits: Limits
    clock: Clock
    writes: Heavy
    """For what is written about people: it waits when the database does."""
    callers: Callers
    bot_tables: BotTables
    neighbors: Neighbors
    catching_up: CatchingUp
    share: Share
    calling: Calling | None = None
    """Calls people who look at no page, if the host wants that."""
    _tasks: set[asyncio.Task[Any]] = field(default_factory=set)

    def run(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Start something that goes on whoever leaves; it is held until it is done."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, QuadropolisError):
            log("work_failed", reason=type(error).__name__)

    async def close(self) -> None:
        """Finish what is being written; bots stop thinking."""
        if self.calling is not None:
            await self.calling.close()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.to_thread(self.thinkers.close)
        await self.neighbors.close()
        await asyncio.to_thread(self.catching_up.close)
        self.writes.close()
        await asyncio.to_thread(self.writer.close)
        self.store.close()
