"""Tables at which bots play among themselves: whose they are, and how many there may be."""

from quadropolis.server.errors import TooManyBotTables
from quadropolis.server.game.table import RUNNING, Table
from quadropolis.server.limits import Limits, exceeds
from quadropolis.server.live.callers import Callers


def bots_alone(table: Table) -> bool:
    """Whether nobody but bots plays there now."""
    return not any(seat.present for seat in table.seats)


class BotTables:
    """All that are running and in memory, in the order in which they came."""

    def __init__(self, limits: Limits, callers: Callers) -> None:
        self._limits, self._callers = limits, callers
        self._hosts: dict[str, str] = {}

    def note(self, id: str, table: Table) -> None:
        """A table has changed."""
        if table.status in RUNNING and bots_alone(table):
            self._hosts[id] = table.host
        else:
            self.forget(id)

    def forget(self, id: str) -> None:
        """A table is gone, or no longer one of these."""
        self._hosts.pop(id, None)

    def expect_room(self, host: str) -> None:
        """Whether that person may have another one."""
        for of, most, found in self._counted(host, [*self._hosts.values(), host]):
            if exceeds(found, most):
                raise TooManyBotTables(of=of, most=most)

    def may_go_on(self, id: str) -> bool:
        """Whether that table is among the first of as many as there may be.

        There are more when people leave their games to bots: those wait for their turn.
        """
        host = self._hosts[id]
        until = tuple(self._hosts).index(id) + 1
        first = list(self._hosts.values())[:until]
        return not any(exceeds(found, most) for _, most, found in self._counted(host, first))

    def _counted(self, host: str, hosts: list[str]) -> tuple[tuple[str, int, int], ...]:
        """Of whom, the most there may be, and how many there are among those hosts' tables."""
        limits, place = self._limits, self._callers.place_of(host)
        near = sum(self._callers.place_of(other) == place for other in hosts)
        return (
            ("person", limits.bot_tables_per_person, hosts.count(host)),
            ("address", limits.bot_tables_per_address, near),
            ("server", limits.bot_tables, len(hosts)),
        )
