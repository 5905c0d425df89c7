"""Reading tables, events and people, and writing of people. Plain calls, one transaction each."""

import contextlib
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from msgspec import json

from quadropolis.server.game.deals import SecretDeals
from quadropolis.server.game.events import Event, EventKind
from quadropolis.server.game.table import Status
from quadropolis.server.storage import notices, schema
from quadropolis.server.storage.appends import Sketch, unsettled

FORGOTTEN_AT_ONCE = 50
"""Games of somebody who wants to be forgotten; between two times others write."""


def read_event(number: int, kind: str, data: str, at: float) -> Event:
    """An event from the columns of its row."""
    return Event(number, EventKind(kind), json.decode(data), at)


def _event(row: Any) -> Event:
    return read_event(row.number, row.kind, row.data, row.at)


@dataclass(frozen=True, slots=True)
class Known:
    """A person: the display name (None for nobody), and how often cookies were renewed."""

    name: str | None
    renewed: int


class Store:
    """The reading side, and what concerns people."""

    def __init__(self, reading: sa.Engine, writing: sa.Engine) -> None:
        self.reading, self.writing = reading, writing

    def events(self, table: str, after: int = 0) -> list[tuple[Event, str | None]]:
        """The events of a table with a greater number, in order, each with its message."""
        e = schema.events
        asked = (
            sa.select(e.c.number, e.c.kind, e.c.data, e.c.at, e.c.message)
            .where(e.c.table_id == table, e.c.number > after)
            .order_by(e.c.number)
        )
        with self.reading.begin() as connection:
            rows = connection.execute(asked).all()
        return [(_event(row), row.message) for row in rows]

    def some_events(
        self, tables: Sequence[str], kinds: Sequence[EventKind]
    ) -> dict[str, list[Event]]:
        """The events of these kinds only, in order, by table; those that can be read."""
        e = schema.events
        asked = (
            sa.select(e.c.table_id, e.c.number, e.c.kind, e.c.data, e.c.at)
            .where(e.c.table_id.in_(tables), e.c.kind.in_([str(kind) for kind in kinds]))
            .order_by(e.c.table_id, e.c.number)
        )
        found: dict[str, list[Event]] = {table: [] for table in tables}
        with self.reading.begin() as connection:
            rows = connection.execute(asked).all()
        for row in rows:
            with contextlib.suppress(Exception):  # the others are none the worse for it
                found[row.table_id].append(_event(row))
        return found

    def secret(self, table: str) -> tuple[str | None, SecretDeals | None]:
        """The seed of a table that is open, or the deals of a running or finished game."""
        s = schema.secret_deals
        asked = sa.select(s.c.opening).where(s.c.table_id == table)
        with self.reading.begin() as connection:
            text = connection.execute(asked).scalar()
        data = {} if text is None else json.decode(text)
        return data.get("seed"), SecretDeals.from_opening(data) if "sites" in data else None

    def sketches(self, table: str, position: int, lasting: str) -> list[Sketch]:
        """What people at a table have in mind in that position; of a lasting kind at any."""
        t = schema.thoughts
        asked = sa.select(t.c.seat, t.c.kind, t.c.position, t.c.text).where(
            t.c.table_id == table, (t.c.position == position) | (t.c.kind == lasting)
        )
        with self.reading.begin() as connection:
            return [Sketch(*row) for row in connection.execute(asked).all()]

    def lobby(self, most: int, of_each: int = 0) -> list[tuple[str, str]]:
        """Open public tables and their hosts, the latest first; of each at most so many, if set."""
        t = schema.tables
        place = sa.func.row_number().over(partition_by=t.c.host, order_by=t.c.changed.desc())
        listed = (
            sa.select(t.c.id, t.c.host, t.c.changed, place.label("place"))
            .where(t.c.public.is_(True), t.c.status == "open")
            .subquery()
        )
        asked = sa.select(listed.c.id, listed.c.host).order_by(listed.c.changed.desc()).limit(most)
        if of_each:
            asked = asked.where(listed.c.place <= of_each)
        with self.reading.begin() as connection:
            return [(row.id, row.host or "") for row in connection.execute(asked)]

    def with_status(self, statuses: Sequence[str], before: float | None = None) -> list[str]:
        """The tables in one of these states, if asked only those long unchanged."""
        t = schema.tables
        asked = sa.select(t.c.id).where(t.c.status.in_(statuses))
        if before is not None:
            asked = asked.where(t.c.changed < before)
        with self.reading.begin() as connection:
            return list(connection.execute(asked).scalars())

    def tables_of(
        self, person: str, most: int, before: tuple[float, str] | None = None
    ) -> list[tuple[str, str, float]]:
        """Id, status and last change of a person's tables, the latest first.

        `before` is the change and id of the last one that is known already.
        """
        t, s = schema.tables, schema.sittings
        asked = (
            sa.select(t.c.id, t.c.status, t.c.changed)
            .join(s, s.c.table_id == t.c.id)
            .where(s.c.person == person)
            .order_by(t.c.changed.desc(), t.c.id.desc())
            .limit(most)
        )
        if before is not None:
            at, id = before
            asked = asked.where((t.c.changed < at) | ((t.c.changed == at) & (t.c.id < id)))
        with self.reading.begin() as connection:
            return [tuple(row) for row in connection.execute(asked).all()]

    def open_among(self, tables: Collection[str]) -> list[str]:
        """Those of these tables where a game has yet to start."""
        t = schema.tables
        asked = sa.select(t.c.id).where(t.c.id.in_(tables), t.c.status == Status.OPEN)
        with self.reading.begin() as connection:
            return list(connection.execute(asked).scalars())

    def unsettled_tables_of(self, person: str) -> list[str]:
        """The tables of that person that are not over: those they sit at or opened."""
        asked = sa.select(schema.tables.c.id).where(unsettled(person))
        with self.reading.begin() as connection:
            return list(connection.execute(asked).scalars())

    def imports_of(self, person: str) -> int:
        """How many games from elsewhere are kept for that person."""
        t = schema.tables
        asked = sa.select(sa.func.count()).where(t.c.host == person, t.c.imported.is_(True))
        with self.reading.begin() as connection:
            return connection.execute(asked).scalar_one()

    # --- people -----------------------------------------------------------------------

    def known(self, person: str) -> Known:
        """What is known of somebody; nothing, if nobody has that id."""
        p = schema.people
        asked = sa.select(p.c.name, p.c.cookies).where(p.c.id == person)
        with self.reading.begin() as connection:
            row = connection.execute(asked).first()
        return Known(None, 0) if row is None else Known(row.name, row.cookies)

    def names_of(self, ids: Sequence[str]) -> dict[str, str]:
        """The display names of those who exist."""
        p = schema.people
        with self.reading.begin() as connection:
            rows = connection.execute(sa.select(p.c.id, p.c.name).where(p.c.id.in_(ids))).all()
        return {row.id: row.name for row in rows}

    def add_person(self, person: str, name: str, now: float, guest_of: str | None = None) -> None:
        """Somebody new; `guest_of` is whose device they play on."""
        row = {"id": person, "name": name, "created": now, "guest_of": guest_of}
        with self.writing.begin() as connection:
            connection.execute(sa.insert(schema.people).values(row))

    def rename(self, person: str, name: str) -> None:
        """Another display name."""
        self._change(person, name=name)

    def set_recovery(self, person: str, hashed: str) -> None:
        """Replace the recovery code; only its hash is kept."""
        self._change(person, recovery=hashed)

    def _change(self, person: str, **values: Any) -> None:
        p = schema.people
        with self.writing.begin() as connection:
            connection.execute(sa.update(p).where(p.c.id == person).values(**values))
            if "name" in values:
                notices.notify(connection, [notices.of_person(person)])

    def recover(self, hashed: str) -> str | None:
        """Whose recovery code it is; from then on it is used up, and so are all cookies.

        One statement: of two who use it at once one finds it.
        """
        p = schema.people
        renewed = {"recovery": None, "cookies": p.c.cookies + 1}
        used_up = sa.update(p).where(p.c.recovery == hashed).values(renewed).returning(p.c.id)
        with self.writing.begin() as connection:
            person = connection.execute(used_up).scalar()
            if person is not None:
                devices = schema.push_devices
                connection.execute(sa.delete(devices).where(devices.c.person == person))
                notices.notify(connection, [notices.of_person(person)])
        return person

    def forget(self, person: str) -> None:
        """Delete the name and what ties games to the person; the games stay, without them."""
        p = schema.people
        while self._forget_games(person):
            pass
        with self.writing.begin() as connection:
            connection.execute(sa.delete(p).where((p.c.id == person) | (p.c.guest_of == person)))
            notices.notify(connection, [notices.of_person(person)])

    def _forget_games(self, person: str) -> bool:
        """A few of them, in a transaction of their own; whether there were any."""
        s = schema.sittings
        some = sa.select(s.c.table_id).where(s.c.person == person).limit(FORGOTTEN_AT_ONCE)
        with self.writing.begin() as connection:
            tables = list(connection.execute(some).scalars())
            theirs = (s.c.person == person) & s.c.table_id.in_(tables)
            connection.execute(sa.delete(s).where(theirs))
        return bool(tables)

    def close(self) -> None:
        """Let go of all connections."""
        self.reading.dispose()
        self.writing.dispose()
