"""The display names of those at a table, as they were when they were last looked up."""

import asyncio

import sqlalchemy as sa

from quadropolis.server.game.table import Table
from quadropolis.server.logs import log
from quadropolis.server.storage.store import Store


class Nameplates:
    """Names by person. Whoever was forgotten has none."""

    def __init__(self, table: str, store: Store) -> None:
        self._id, self._store = table, store
        self.names: dict[str, str] = {}
        self._asked: frozenset[str] = frozenset()
        """The people whose names were looked up."""

    def suffice_for(self, table: Table) -> bool:
        """Whether nobody is there who was not looked up."""
        return table.named == self._asked

    async def look_up(self, table: Table) -> None:
        """Find the names of all who are there."""
        asked = table.named
        if asked == self._asked:
            return
        try:
            self.names = await asyncio.to_thread(self._store.names_of, sorted(asked))
            self._asked = asked
        except sa.exc.DBAPIError as error:
            # What has happened is on disk: it counts, whatever else fails now.
            log("names_not_read", table=self._id, reason=type(error).__name__)

    def rename(self, person: str, name: str | None, table: Table) -> bool:
        """Somebody has another name, or none any more; whether that matters here."""
        if self.names.get(person) == name:
            return False
        if name is not None:
            if person in self.names:
                self.names[person] = name
            return person in self.names
        guests = {seat.guest for seat in table.seats if seat.person == person}
        for id in (person, *filter(None, guests)):
            self.names.pop(id, None)
        return True

    def of_seats(self, table: Table) -> list[str]:
        """A name for every seat, for a record."""
        return [
            seat.name
            or seat.bot
            or self.names.get(seat.guest or seat.person or "")
            or f"Player {number}"
            for number, seat in enumerate(table.seats, start=1)
        ]
