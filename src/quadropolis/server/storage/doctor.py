"""Whether everything that is kept can be read: each table by itself."""

from dataclasses import dataclass

import sqlalchemy as sa

from quadropolis.server.game.folding import fold
from quadropolis.server.storage import database, schema
from quadropolis.server.storage.store import Store


@dataclass(frozen=True, slots=True)
class Damage:
    """A table that cannot be read, after which event, and the kind of failure."""

    table: str
    after: int
    reason: str


@dataclass(frozen=True, slots=True)
class Findings:
    """What a look at all tables has found."""

    tables: int
    damaged: tuple[Damage, ...]


def examine(url: str) -> Findings:
    """Read every table of a database, which is not changed."""
    engine = database.opened(url)
    try:
        with engine.begin() as connection:
            if database.version_of(connection) is None:
                return Findings(0, ())
            ids = list(connection.execute(sa.select(schema.tables.c.id)).scalars())
        store = Store(engine, engine)
        found = [damage for id in ids if (damage := _damage(store, id)) is not None]
        return Findings(len(ids), tuple(found))
    except sa.exc.DBAPIError as error:
        raise database.refused(engine, error) from error
    finally:
        engine.dispose()


def _damage(store: Store, id: str) -> Damage | None:
    table, number = None, 0
    try:
        for event, _ in store.events(id):
            table, number = fold((event,), table), event.number
        store.secret(id)
    except sa.exc.DBAPIError:
        raise
    except Exception as error:  # whatever it is, the others are looked at
        return Damage(id, number, type(error).__name__)
    return None if number else Damage(id, 0, "NoEvents")
