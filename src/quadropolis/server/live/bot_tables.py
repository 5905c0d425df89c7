"""Tables at which bots play among themselves: whose they are, and how many there may be."""

import math
import time
from dataclasses import dataclass

from quadropolis.server.errors import TooManyBotTables
from quadropolis.server.game.table import RUNNING, Table
from quadropolis.server.limits import Limits, exceeds
from quadropolis.server.live.callers import Callers
from quadropolis.server.live.neighbors import Neighbors


def bots_alone(table: Table) -> bool:
    """Whether nobody but bots plays there now."""
    return not any(seat.present for seat in table.seats)


@dataclass(frozen=True, slots=True, order=True)
class Noted:
    """One of them: since when, by whom it is hosted, and from which place."""

    since: float
    host: str
    place: str


class BotTables:
    """All that are running and in memory, here and at other processes, the oldest first."""

    def __init__(self, limits: Limits, callers: Callers, neighbors: Neighbors) -> None:
        self._limits, self._callers, self._neighbors = limits, callers, neighbors
        self._here: dict[str, Noted] = {}
        self._there: dict[int, dict[str, Noted]] = {}
        """The same at each other process."""
        neighbors.on("bots", self._heard)

    def note(self, id: str, table: Table) -> None:
        """A table has changed."""
        if table.status in RUNNING and bots_alone(table):
            place = self._callers.place_of(table.host)
            known = self._here.get(id)
            noted = Noted(time.time() if known is None else known.since, table.host, place)
            if noted != known:
                self._here[id] = noted
                self._tell(id)
        else:
            self.forget(id)

    def forget(self, id: str) -> None:
        """A table is gone, or no longer one of these."""
        if self._here.pop(id, None) is not None:
            self._tell(id)

    def introduce(self) -> None:
        """Tell a process that has not heard of them yet."""
        for id in self._here:
            self._tell(id)

    def gone(self, process: int) -> None:
        """A process is no more."""
        self._there.pop(process, None)

    def _tell(self, id: str) -> None:
        noted, number = self._here.get(id), self._neighbors.number
        rest = "" if noted is None else f" {noted.since!r} {noted.host} {noted.place}"
        self._neighbors.tell(f"bots {id}", f"bots {number} {id}{rest}")

    def _heard(self, words: list[str]) -> None:
        process, id, *rest = words
        there = self._there.setdefault(int(process), {})
        there.pop(id, None)
        if rest:
            since, host, place = rest
            there[id] = Noted(float(since), host, place)

    def _all(self) -> dict[str, Noted]:
        """Every table once, wherever it is in memory."""
        found: dict[str, Noted] = {}
        for noted in (*self._there.values(), self._here):
            found |= noted
        return found

    def expect_room(self, host: str) -> None:
        """Whether that person may have another one."""
        place = self._callers.place_of(host)
        new = Noted(math.inf, host, place)
        for of, most, found in self._counted(new, [*self._all().values(), new]):
            if exceeds(found, most):
                raise TooManyBotTables(of=of, most=most)

    def may_go_on(self, id: str) -> bool:
        """Whether that table is among the first of as many as there may be.

        There are more when people leave their games to bots: those wait for their turn.
        """
        found = self._all()
        order = sorted(found, key=lambda id: (found[id].since, id))
        first = [found[other] for other in order[: order.index(id) + 1]]
        return not any(exceeds(n, most) for _, most, n in self._counted(found[id], first))

    def _counted(self, one: Noted, among: list[Noted]) -> tuple[tuple[str, int, int], ...]:
        """Of whom, the most there may be, and how many of these tables are theirs."""
        limits = self._limits
        return (
            ("person", limits.bot_tables_per_person, sum(o.host == one.host for o in among)),
            ("address", limits.bot_tables_per_address, sum(o.place == one.place for o in among)),
            ("server", limits.bot_tables, len(among)),
        )
