"""Everything that is kept about one person."""

from dataclasses import dataclass
from urllib.parse import urlsplit

import sqlalchemy as sa

from quadropolis.server.storage import schema
from quadropolis.server.storage.store import Store


@dataclass(frozen=True, slots=True)
class OwnData:
    """Rows as they are. What was played is in the records of the tables."""

    created: float
    recovery: bool
    """Whether there is a recovery code; only its hash is kept."""
    guests: list[tuple[str, str]]
    """Id and name of those who play on this person's device."""
    tables: list[tuple[str, str, float, bool]]
    """Id, status, last change, and whether this person is the host."""
    sent: int
    """How many events have come from this person's messages."""
    devices: list[tuple[str, float, bool, list[str]]]
    """Of each browser that is called: its push service, since when, and for which games."""


def own_data(store: Store, person: str) -> OwnData | None:
    """All of it; None for nobody."""
    p, t, s, e = schema.people, schema.tables, schema.sittings, schema.events
    sits = sa.select(s.c.table_id).where(s.c.person == person)
    theirs = (t.c.host == person) | t.c.id.in_(sits)
    with store.reading.begin() as connection:  # nobody who writes waits for it
        row = connection.execute(sa.select(p).where(p.c.id == person)).first()
        if row is None:
            return None
        guests = connection.execute(sa.select(p.c.id, p.c.name).where(p.c.guest_of == person))
        tables = connection.execute(
            sa.select(t.c.id, t.c.status, t.c.changed, t.c.host == person)
            .where(theirs)
            .order_by(t.c.changed)
        ).all()
        mine = sa.select(sa.func.count()).where(
            e.c.table_id.in_(sa.select(t.c.id).where(theirs)), e.c.message.like(f"{person}:%")
        )
        sent = connection.execute(mine).scalar_one()
        return OwnData(
            row.created,
            row.recovery is not None,
            [(guest.id, guest.name) for guest in guests],
            [(id, status, changed, bool(host)) for id, status, changed, host in tables],
            sent,
            _devices(connection, person),
        )


def _devices(connection: sa.Connection, person: str) -> list[tuple[str, float, bool, list[str]]]:
    d, t = schema.push_devices, schema.push_tables
    rows = connection.execute(sa.select(d).where(d.c.person == person).order_by(d.c.created)).all()
    mine = sa.select(t).where(t.c.device.in_([row.id for row in rows])).order_by(t.c.table_id)
    wanted = connection.execute(mine).all()
    return [
        (
            urlsplit(row.endpoint).hostname or "",
            row.created,
            bool(row.days),
            [one.table_id for one in wanted if one.device == row.id],
        )
        for row in rows
    ]
