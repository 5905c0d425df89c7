"""All tables of the server: found, created, resumed after a restart, tidied away."""

import asyncio
import hashlib
import hmac
import time
from collections.abc import Coroutine
from typing import Any, TypeVar

from quadropolis.bots.pool import Pool
from quadropolis.rules.errors import QuadropolisError
from quadropolis.server import life, turns
from quadropolis.server.decision import Decide, Decision
from quadropolis.server.desk import Desk
from quadropolis.server.errors import NoTable, TooManyTables
from quadropolis.server.events import Fact
from quadropolis.server.logs import log
from quadropolis.server.metrics import Metrics
from quadropolis.server.people import new_id
from quadropolis.server.store import Store
from quadropolis.server.table import RUNNING, Status, Table
from quadropolis.server.writer import Writer

TABLE_ID_LENGTH = 8
MOST_UNSETTLED = 50
"""Tables of one person that are not over."""
OPEN_SECONDS = 2 * 86_400.0
RUNNING_SECONDS = 60 * 86_400.0
"""After so long without an event, an open or a running table is tidied away."""
IDLE_SECONDS = 600.0
"""A table that nobody looks at is forgotten in memory after so long."""
TIDY_SECONDS = 60.0

T = TypeVar("T")


class House:
    """Where every live table is found."""

    def __init__(
        self,
        store: Store,
        writer: Writer,
        thinkers: Pool,
        metrics: Metrics,
        secret: str,
        bot_seconds: float,
    ) -> None:
        self.store, self.writer, self.thinkers, self.metrics = store, writer, thinkers, metrics
        self.bot_seconds = bot_seconds
        self._secret = secret
        self._desks: dict[str, Desk] = {}
        self._loading: dict[str, asyncio.Task[Desk]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def run(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Start something that goes on whoever leaves; it is held until it is done."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def seed(self, table: str, position: int) -> int:
        """What a bot's chance comes from: nobody can foresee it, and it knows of no deal."""
        text = f"bot:{table}:{position}".encode()
        digest = hmac.new(self._secret.encode(), text, hashlib.sha256).digest()
        return int.from_bytes(digest[:4])

    async def desk(self, id: str, fresh: bool = False) -> Desk:
        """The live table; with `fresh` including what another process has just written."""
        desk = self._desks.get(id)
        if desk is None:
            if id not in self._loading:
                task = self._loading[id] = self.run(self._loaded(id))
                task.add_done_callback(lambda _: self._loading.pop(id, None))
            return await asyncio.shield(self._loading[id])
        desk.used = time.monotonic()
        if fresh:
            await desk.refreshed()
        return desk

    async def _loaded(self, id: str) -> Desk:
        desk = Desk(id, self)
        await desk.refresh()
        if desk.table.number == 0:
            raise NoTable(table=id)
        await desk.recall()
        self._desks[id] = desk
        return desk

    async def create(self, facts: list[Fact], person: str, message: str | None = None) -> Desk:
        """A new table with these facts."""
        if await asyncio.to_thread(self.store.unsettled_tables_of, person) >= MOST_UNSETTLED:
            raise TooManyTables(most=MOST_UNSETTLED)
        desk = Desk(new_id(TABLE_ID_LENGTH), self)
        await desk.submit(lambda table, now: Decision(facts))
        self._desks[desk.id] = desk
        return desk

    async def resume(self) -> None:
        """Load every running table, so that bots whose turn it is go on."""
        running = await asyncio.to_thread(self.store.with_status, sorted(RUNNING))
        for id in running:
            await self.desk(id)
        log("resumed", tables=len(running))

    async def tidy_forever(self) -> None:
        """Put away dead tables and forget idle ones, now and then."""
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            try:
                await self.tidy(time.time())
            except QuadropolisError as error:
                log("tidy_failed", code=error.code)

    async def tidy(self, now: float) -> None:
        """Put away tables without an event for very long, and forget idle ones."""

        def close(table: Table, now: float) -> Decision:
            return Decision(life.close(table, "tidied"))

        await self._end_all((Status.OPEN,), now - OPEN_SECONDS, lambda desk: close)
        await self._end_all(tuple(RUNNING), now - RUNNING_SECONDS, _abandon)
        before = time.monotonic() - IDLE_SECONDS
        for id, desk in tuple(self._desks.items()):
            if not desk.audience and desk.used < before and desk.rests:
                del self._desks[id]

    async def _end_all(self, statuses: tuple[Status, ...], before: float, how: Any) -> None:
        dead = await asyncio.to_thread(self.store.with_status, statuses, before)
        for id in dead:
            desk = await self.desk(id, fresh=True)
            try:
                await desk.submit(how(desk))
            except QuadropolisError as error:
                log("not_tidied", table=id, code=error.code)

    def renamed(self, person: str, name: str | None) -> None:
        """A person has another name now, or none any more."""
        for desk in tuple(self._desks.values()):
            desk.renamed(person, name)

    def gauges(self) -> dict[str, float]:
        """What Prometheus asks for."""
        desks = self._desks.values()
        return {
            "tables_live": len(desks),
            "tables_running": sum(desk.table.status in RUNNING for desk in desks),
            "watchers": sum(len(desk.audience) for desk in desks),
        }

    async def close(self) -> None:
        """Finish what is being written; bots stop thinking."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.to_thread(self.thinkers.close)
        await asyncio.to_thread(self.writer.close)
        self.store.close()


def _abandon(desk: Desk) -> Decide:
    return lambda table, now: Decision(turns.abandon(table, "tidied", desk.known_secret()))
