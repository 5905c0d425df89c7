"""All tables of the server: found, created, resumed after a restart, tidied away."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

import sqlalchemy as sa

from quadropolis.rules.errors import QuadropolisError
from quadropolis.server.errors import NoTable, TableDamaged, TooManyTables
from quadropolis.server.game import life, turns
from quadropolis.server.game.decision import Decide, Decision
from quadropolis.server.game.table import OVER, RUNNING, Status
from quadropolis.server.limits import exceeds
from quadropolis.server.live.backstage import Backstage
from quadropolis.server.live.bot_tables import bots_alone
from quadropolis.server.live.desk import Desk
from quadropolis.server.live.downtime import Downtime
from quadropolis.server.live.news import News
from quadropolis.server.live.thinking import Thinking
from quadropolis.server.logs import log
from quadropolis.server.storage.appends import Room

OPEN_SECONDS = 2 * 86_400.0
RUNNING_SECONDS = 60 * 86_400.0
"""After so long without an event, an open or a running table is tidied away."""
IDLE_SECONDS = 600.0
"""A table that nobody looks at is forgotten in memory after so long."""
SETTLED_SECONDS = 60.0
"""The same when its game is over."""
SPARED = 0.9
"""How much of what there may be in memory stays when it is too much."""
TIDY_SECONDS = 60.0
RETRY_SECONDS = 5.0
"""Until tables are looked for again that could not be read when the server started."""


class House:
    """Where every live table is found."""

    def __init__(self, backstage: Backstage, secret: str, downtime: Downtime) -> None:
        self._backstage, self._secret, self._downtime = backstage, secret, downtime
        self.limits, self.clock, self.writes = backstage.limits, backstage.clock, backstage.writes
        self.share = backstage.share
        self._desks: dict[str, Desk] = {}
        self._thinking: dict[str, Thinking] = {}
        self._damaged: set[str] = set()
        """Tables that cannot be read, as far as somebody has tried."""
        self._coming: dict[str, asyncio.Task[Desk]] = {}
        """Tables on their way into memory, from the database or being made."""
        self._news = News(backstage, self._desks, self._is_idle)
        backstage.neighbors.gone = self._take_on

    async def desk(self, id: str, fresh: bool = False) -> Desk:
        """The live table; with `fresh` including what another process has just written."""
        desk = self._desks.get(id)
        if desk is None:
            coming = self._coming.get(id) or self._comes(id, self._loaded(id))
            desk = await asyncio.shield(coming)
            if self._news.is_behind(desk):
                await desk.refreshed()
            if fresh:
                self._looked_at(desk)
            return desk
        desk.used = time.monotonic()
        if fresh or self._news.is_behind(desk):
            await desk.refreshed()
        if fresh:
            self._looked_at(desk)
        return desk

    def _comes(self, id: str, work: Coroutine[Any, Any, Desk]) -> asyncio.Task[Desk]:
        """A table comes into memory once, whoever asks for it meanwhile: all are at the same."""
        task = self._coming[id] = self._backstage.run(work)
        task.add_done_callback(lambda _: self._coming.pop(id, None))
        return task

    def _looked_at(self, desk: Desk) -> None:
        """Somebody asks for a table: if bots have rested there, they go on."""
        desk.looked_at = time.monotonic()
        if desk.id in self._thinking:
            self._thinking[desk.id].wake()

    async def _loaded(self, id: str) -> Desk:
        desk, thinking = self._new_desk(id)
        try:
            await desk.refresh()
        except (sa.exc.SQLAlchemyError, OSError):
            raise
        except Exception as error:  # what is written there is none of our events
            raise self._set_apart(id, error) from error
        if desk.table.number == 0:
            raise NoTable(table=id)
        await self._news.caught_up(desk)
        try:
            await desk.recall()
        except Exception as error:  # it is no event, and the game goes on without it
            log("sketches_not_read", table=id, reason=type(error).__name__)
        missed = self._downtime.missed_by(desk.table)
        if missed is not None:
            await desk.submit(missed, self._downtime.message)
        return self._keep(desk, thinking)

    def _set_apart(self, id: str, error: Exception) -> TableDamaged:
        if id not in self._damaged:
            self._damaged.add(id)
            log("table_damaged", table=id, reason=type(error).__name__)
        return TableDamaged(table=id)

    async def readable(self, ids: Iterable[str]) -> dict[str, Desk]:
        """Those of these tables that can be read, in their order."""
        found = {}
        for id in ids:
            with contextlib.suppress(TableDamaged):
                found[id] = await self.desk(id)
        return found

    async def take_in(self, decided: Decision, person: str) -> Desk:
        """A game from elsewhere. It is over, so it is not kept at hand."""
        most = self.limits.imports_per_person
        desk, _ = self._new_desk(self.share.new_table())
        room = Room(person, most, imported=True) if most else None
        await desk.submit(lambda so_far: decided, room=room)
        return desk

    async def create(self, decided: Decision, person: str) -> Desk:
        """A new table, with what is decided of it."""
        if decided.table.status in RUNNING and bots_alone(decided.table):
            self._backstage.bot_tables.expect_room(person)
        desk, thinking = self._new_desk(self.share.new_table())
        desk.looked_at = time.monotonic()

        async def written() -> Desk:
            await desk.submit(lambda so_far: decided, room=self.place(person))
            return self._keep(desk, thinking)

        return await asyncio.shield(self._comes(desk.id, written()))

    def place(self, person: str) -> Room | None:
        """What another table of that person needs."""
        most = self.limits.tables_per_person
        return Room(person, most) if most else None

    async def expect_place(self, person: str) -> None:
        """Whether there is room for another table; it is looked at again when one is written."""
        most = self.limits.tables_per_person
        held = await asyncio.to_thread(self._backstage.store.unsettled_tables_of, person)
        if most and len(held) >= most:
            raise TooManyTables(most=most)

    def place_of(self, person: str) -> str:
        """Where somebody is, as far as it is known."""
        return self._backstage.callers.place_of(person)

    def expect_room(self, host: str) -> None:
        """Whether that person may have another table for bots alone."""
        self._backstage.bot_tables.expect_room(host)

    def _new_desk(self, id: str) -> tuple[Desk, Thinking]:
        desk = Desk(id, self._backstage)
        return desk, Thinking(desk, self._backstage, self._secret)

    def _keep(self, desk: Desk, thinking: Thinking) -> Desk:
        # Room is made before it comes: somebody is about to look at it.
        if exceeds(len(self._desks) + 1, self.limits.tables_in_memory):
            self._forget_idle(self._desks, int(self.limits.tables_in_memory * SPARED))
        self._desks[desk.id], self._thinking[desk.id] = desk, thinking
        return desk

    def _is_idle(self, desk: Desk) -> bool:
        """Whether nobody looks at a table and nothing is done for it."""
        return desk.rests and not desk.audience and not self._thinking[desk.id].busy

    def _forget_idle(self, found: Iterable[str], spared: int = 0) -> None:
        """Forget those of these tables that nobody looks at, the longest unused first."""
        idle = [desk for desk in (self._desks[id] for id in found) if self._is_idle(desk)]
        idle.sort(key=lambda desk: desk.used)
        for desk in idle[: len(self._desks) - spared]:
            del self._desks[desk.id], self._thinking[desk.id]
            self._backstage.bot_tables.forget(desk.id)

    async def resume(self) -> None:
        """Load every running table, so that bots whose turn it is go on.

        Where there are several processes each takes its share; the lease of a table decides.
        """
        waiting: list[str] | None = None
        while waiting is None:
            try:
                store = self._backstage.store
                waiting = await asyncio.to_thread(store.with_status, sorted(RUNNING))
            except Exception as error:  # the database may be there later
                log("not_resumed", reason=type(error).__name__)
                await asyncio.sleep(RETRY_SECONDS)
        waiting = [id for id in waiting if self._backstage.neighbors.mine(id)]
        running = len(waiting)
        while waiting := [id for id in waiting if not await self._resumed(id)]:
            await asyncio.sleep(RETRY_SECONDS)
        log("resumed", tables=running)

    def _take_on(self, process: int) -> None:
        """Another process is gone: somebody has to think for its tables."""
        self._backstage.bot_tables.gone(process)
        for thinking in tuple(self._thinking.values()):
            thinking.wake()
        self._backstage.run(self.resume())

    async def _resumed(self, id: str) -> bool:
        """Load a table; whether there is nothing more to be done about it."""
        try:
            desk = await self.desk(id)
            if self._backstage.neighbors.shared:
                await desk.refreshed()  # nobody may have looked at it here for long
        except QuadropolisError:
            return True  # it is damaged, which is in the log, or gone
        except Exception as error:
            log("not_resumed", table=id, reason=type(error).__name__)
            return False
        return True

    def anybody_plays(self) -> bool:
        """Whether there is a game at hand that is not over."""
        return any(desk.table.status in RUNNING for desk in self._desks.values())

    async def tidy_forever(self) -> None:
        """Put away dead tables and forget idle ones, now and then."""
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            try:
                await self.tidy(self._backstage.clock.now())
            except Exception as error:  # the next time it may work
                log("tidy_failed", reason=type(error).__name__)

    async def tidy(self, now: float) -> None:
        """Put away tables without an event for very long, and forget idle ones."""
        if self._backstage.neighbors.leads:
            await self._end_all((Status.OPEN,), now - OPEN_SECONDS, _close)
            await self._end_all(tuple(RUNNING), now - RUNNING_SECONDS, _abandon)
        for thinking in tuple(self._thinking.values()):
            thinking.wake()  # there may be room now for bots that had to rest
        at = time.monotonic()
        self._forget_idle([id for id, desk in self._desks.items() if _unused(desk, at)])

    async def _end_all(
        self, statuses: tuple[Status, ...], before: float, how: Callable[[Desk], Decide]
    ) -> None:
        dead = await asyncio.to_thread(self._backstage.store.with_status, statuses, before)
        for id in dead:
            try:
                desk = await self.desk(id, fresh=True)
                await desk.submit(how(desk))
            except Exception as error:  # the others are tidied all the same
                log("not_tidied", table=id, reason=type(error).__name__)

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
            "tables_resting": sum(thinking.rests for thinking in self._thinking.values()),
            "tables_damaged": len(self._damaged),
            "watchers": sum(len(desk.audience) for desk in desks),
        }


def _unused(desk: Desk, now: float) -> bool:
    seconds = SETTLED_SECONDS if desk.table.status in OVER else IDLE_SECONDS
    return now - desk.used > seconds


def _close(desk: Desk) -> Decide:
    return lambda so_far: life.close(so_far, "tidied")


def _abandon(desk: Desk) -> Decide:
    return lambda so_far: turns.abandon(so_far, "tidied", desk.known_secret())
