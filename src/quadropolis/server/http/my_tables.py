"""The tables of a person: where they sit, and where they are invited to another game."""

import contextlib
from collections.abc import Mapping, Sequence

from quadropolis.server.game.events import Event
from quadropolis.server.game.folding import fold
from quadropolis.server.game.table import Table
from quadropolis.server.storage.store import Store
from quadropolis.server.wire.answers import MyTable
from quadropolis.server.wire.history import OFF_THE_BOARD, listed


def own_tables(
    store: Store, person: str, rows: list[tuple[str, str, float]], live: Mapping[str, Table]
) -> list[MyTable]:
    """Those in the rows (id, status, last change) and their rematches, the latest first."""
    # What is over needs not be replayed to be listed; what goes on is live anyway.
    over = [id for id, _, _ in rows if id not in live]
    tables = {**live, **_readable(store.some_events(over, OFF_THE_BOARD))}
    changes = {id: tables[id].changed if id in live else at for id, _, at in rows if id in tables}
    for id, table in _invitations(store, person, tables).items():
        tables[id], changes[id] = table, table.changed
    named = frozenset[str]().union(*(table.named for table in tables.values()))
    names = store.names_of(sorted(named))
    found = [listed(id, tables[id], person, names, at) for id, at in changes.items()]
    return sorted(found, key=lambda row: row.changed, reverse=True)


def _invitations(store: Store, person: str, after: Mapping[str, Table]) -> dict[str, Table]:
    """The open tables that followed on these, where that person is waited for."""
    asked = store.open_among({table.rematch for table in after.values() if table.rematch})
    found = _readable(store.some_events([id for id in asked if id not in after], OFF_THE_BOARD))
    return {
        id: table
        for id, table in found.items()
        if any(seat.invited == person for seat in table.seats) and not table.seats_of(person)
    }


def _readable(written: Mapping[str, Sequence[Event]]) -> dict[str, Table]:
    found = {}
    for id, events in written.items():
        with contextlib.suppress(Exception):  # it cannot be read; the others are listed
            found[id] = fold(events)
    return found
