"""What other processes have written: taken over at the tables that are at hand here."""

import asyncio
from collections.abc import Callable, Iterator, Mapping

from quadropolis.server.live.backstage import Backstage
from quadropolis.server.live.desk import Desk
from quadropolis.server.live.neighbors import People
from quadropolis.server.logs import log

RETRY_SECONDS = 0.5
MOST_HEARD = 10_000
"""Tables that are remembered though they are not at hand."""


def _told(words: list[str]) -> Iterator[tuple[str, int]]:
    """Tables and their last event, of a notice that begins with the number of a process."""
    for word in words[1:]:
        id, _, number = word.partition(":")
        yield id, int(number)


class News:
    """Hears of tables, reads what is new at all of them at once, and hands it to their desks."""

    def __init__(
        self, backstage: Backstage, desks: Mapping[str, Desk], idle: Callable[[Desk], bool]
    ) -> None:
        """`idle` says whether nobody needs a table just now: it is read when somebody does."""
        self._backstage, self._desks, self._idle = backstage, desks, idle
        self._behind: dict[str, int] = {}
        """Tables at which more is written than is known here, and up to which event."""
        self._reading = False
        self._heard: dict[str, int] = {}
        """The last event that was told of; a table may be on its way into memory meanwhile."""
        neighbors = backstage.neighbors
        neighbors.on("events", self._events, self._matters)
        neighbors.on("sketch", self._sketch)
        neighbors.seen = self._seen
        neighbors.newcomer = self._introduce
        neighbors.missed = self._look_everywhere

    def is_behind(self, desk: Desk) -> bool:
        """Whether more is written at a table at hand than is known here."""
        return self._heard.get(desk.id, 0) > desk.table.number

    async def caught_up(self, desk: Desk) -> None:
        """A table that comes into memory: what was told while it was read is read again."""
        while self._heard.pop(desk.id, 0) > desk.table.number:
            await desk.refresh()

    # --- events -----------------------------------------------------------------------

    def _matters(self, words: list[str]) -> bool:
        """Whether anybody needs one of these tables now, asked in the thread that listens.

        It is noted first and looked for afterwards; whoever comes to a table does it the other way
        round (`is_behind`). So one of the two sees the other.
        """
        told = dict(_told(words))
        if len(self._heard) > MOST_HEARD:
            self._heard.clear()
        self._heard.update(told)
        desks = (self._desks.get(id) for id in told)
        return any(desk is not None and not self._idle(desk) for desk in desks)

    def _events(self, words: list[str]) -> None:
        for id, number in _told(words):
            desk = self._desks.get(id)
            if desk is not None and not self._idle(desk) and number > desk.table.number:
                self._behind[id] = number
        if self._behind and not self._reading:
            self._reading = True
            self._backstage.run(self._read())

    async def _read(self) -> None:
        """Until nothing is left: what is told meanwhile is read at once the next time."""
        try:
            while self._behind:
                behind, self._behind = self._behind, {}
                known = {
                    id: desk.table.number
                    for id, number in behind.items()
                    if (desk := self._desks.get(id)) is not None and desk.table.number < number
                }
                if known:
                    await self._read_these(known, behind)
        finally:
            self._reading = False

    async def _read_these(self, known: Mapping[str, int], behind: Mapping[str, int]) -> None:
        if not self._backstage.neighbors.shared:  # an administrator has closed a table
            for desk in [self._desks[id] for id in known]:
                await desk.refreshed()
            return
        try:
            found = await asyncio.to_thread(self._backstage.catching_up.read, known)
        except Exception as error:  # the database is away; what is written stays written
            log("news_not_read", reason=type(error).__name__)
            await asyncio.sleep(RETRY_SECONDS)
            self._behind = {**behind, **self._behind}
            return
        for id, written in found.items():
            if id in self._desks:
                self._desks[id].heard(written)

    def _look_everywhere(self) -> None:
        """Nobody knows what was missed: every table at hand is read again."""
        if self._backstage.neighbors.shared:
            for desk in tuple(self._desks.values()):
                self._backstage.run(self._look_at(desk))

    async def _look_at(self, desk: Desk) -> None:
        await desk.refreshed()
        await desk.recall()

    # --- who is there, and what they have in mind -------------------------------------

    def _seen(self, table: str, process: int, people: People) -> None:
        desk = self._desks.get(table)
        if desk is not None:
            desk.seen_elsewhere(process, people)

    def _introduce(self) -> None:
        """Say who is at every table here: there may be somebody who has not heard of it."""
        self._backstage.bot_tables.introduce()
        for desk in tuple(self._desks.values()):
            if desk.audience:
                self._backstage.neighbors.here(desk.id, desk.audience.people())

    def _sketch(self, words: list[str]) -> None:
        _, table, seat = words
        desk = self._desks.get(table)
        if desk is not None:
            self._backstage.run(desk.recall_of(int(seat)))
