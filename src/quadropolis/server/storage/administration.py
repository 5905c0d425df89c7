"""What a host does against abuse: close a table, ban somebody, give another name.

Plain calls on the database, with or without a server. Servers that run are told.
"""

import ipaddress
import time

import sqlalchemy as sa

from quadropolis.server.errors import NoBan, NobodyThere, NoTable, TableDamaged, WrongBan
from quadropolis.server.game import life, turns
from quadropolis.server.game.decision import Decision
from quadropolis.server.game.folding import fold
from quadropolis.server.game.names import checked_name
from quadropolis.server.game.table import OVER, RUNNING, Table
from quadropolis.server.storage import database, notices, schema
from quadropolis.server.storage.appends import Append, write
from quadropolis.server.storage.store import Store

NOBODY = -1
"""In the place of a process's number: it was no server."""
MOST_TRIES = 5
CLOSED = "closed"
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Administration:
    """The database as its host uses it; to be closed."""

    def __init__(self, url: str) -> None:
        self._engine = database.opened(url, writing=True)
        database.prepare(self._engine)
        self._store = Store(self._engine, self._engine)

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()

    def close_table(self, id: str) -> bool:
        """End whatever goes on at a table; whether there was anything."""
        for _ in range(MOST_TRIES):
            events = [event for event, _ in self._store.events(id)]
            if not events:
                raise NoTable(table=id)
            try:
                table = fold(events)
            except Exception as error:  # whatever is written there, nobody plays there
                raise TableDamaged(table=id) from error
            if table.status in OVER:
                return False
            append = Append.of(id, self._ended(id, table))
            try:
                with self._engine.begin() as connection:
                    write(connection, [append], NOBODY)
                    if connection.dialect.name == "sqlite":  # PostgreSQL is told by `write`
                        last = [(id, append.events[-1].number)]
                        notices.leave(connection, list(notices.of_events(NOBODY, last)))
            except sa.exc.IntegrityError:
                continue  # somebody has moved meanwhile
            return True
        raise TableDamaged(table=id)

    def _ended(self, id: str, table: Table) -> Decision:
        so_far = Decision(table, max(time.time(), table.changed))
        _, secret = self._store.secret(id)
        if table.status in RUNNING and secret is not None:
            return turns.abandon(so_far, CLOSED, secret)
        return life.close(so_far, CLOSED)

    def rename(self, person: str, name: str) -> None:
        """Give somebody another display name."""
        p = schema.people
        changed = sa.update(p).where(p.c.id == person).values(name=checked_name(name))
        with self._engine.begin() as connection:
            if connection.execute(changed).rowcount == 0:
                raise NobodyThere(person=person)
            notices.leave(connection, [notices.of_person(person)])

    def ban(self, who: str) -> str:
        """Turn away a person, by id, or an address or network; how it is kept."""
        kept = self._kept(who)
        with self._engine.begin() as connection:
            connection.execute(sa.delete(schema.bans).where(schema.bans.c.who == kept))
            connection.execute(sa.insert(schema.bans).values(who=kept, at=time.time()))
            notices.leave(connection, [notices.OF_BANS])
        return kept

    def _kept(self, who: str) -> str:
        if (network := network_of(who)) is not None:
            return str(network)
        if self._store.known(who).name is None:
            raise WrongBan(found=repr(who[:60]))
        return who

    def lift(self, who: str) -> None:
        """Let somebody in again."""
        network = network_of(who)
        kept = who if network is None else str(network)
        with self._engine.begin() as connection:
            gone = sa.delete(schema.bans).where(schema.bans.c.who == kept)
            if connection.execute(gone).rowcount == 0:
                raise NoBan(found=repr(who[:60]))
            notices.leave(connection, [notices.OF_BANS])

    def bans(self) -> list[tuple[str, float]]:
        """Who is turned away, and since when."""
        return banned(self._store)


def banned(store: Store) -> list[tuple[str, float]]:
    """Everybody who is turned away, and since when."""
    b = schema.bans
    with store.writing.begin() as connection:
        rows = connection.execute(sa.select(b.c.who, b.c.at).order_by(b.c.at)).all()
    return [(row.who, row.at) for row in rows]


def network_of(text: str) -> Network | None:
    """An address or a network of them; None if it is neither."""
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError:
        return None
