"""Signs of life of a server, kept for the one that comes after it."""

import sqlalchemy as sa

from quadropolis.server.storage import schema
from quadropolis.server.storage.store import Store

ALIVE = "alive"


def last_sign(store: Store) -> float | None:
    """When a server was last known to run; None before the first one."""
    asked = sa.select(schema.signs.c.at).where(schema.signs.c.name == ALIVE)
    with store.writing.begin() as connection:
        return connection.execute(asked).scalar()


def give_sign(store: Store, at: float) -> None:
    """A server runs at that time."""
    s = schema.signs
    with store.writing.begin() as connection:
        changed = sa.update(s).where(s.c.name == ALIVE).values(at=at)
        if connection.execute(changed).rowcount == 0:
            connection.execute(sa.insert(s).values(name=ALIVE, at=at))
