"""Events, and nothing else, written straight through the database's driver.

Nearly everything that is written are moves. The general way costs more time than the move
itself, and Python's SQLite gives up its turn at every row: a busy event loop then lets the
writer wait for each of them. So several rows are one statement here; with PostgreSQL all of
them are, together with the notice and the transaction: one message there, and one back.
"""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from msgspec import json

from quadropolis.server.storage.appends import Append, in_order
from quadropolis.server.storage.notices import CHANNEL, of_events

_CHUNKS = (64, 16, 4, 1)
"""Rows per statement: few sizes, so that the statements stay prepared."""
_COLUMNS = ("table_id", "number", "kind", "data", "at", "message")
_INTO = f"INSERT INTO events ({', '.join(_COLUMNS)})"
_AT_ONCE = f"""
WITH written AS (
    {_INTO} SELECT * FROM unnest(
        %s::text[], %s::int[], %s::text[], %s::text[], %s::double precision[], %s::text[]
    )
)
SELECT pg_notify('{CHANNEL}', text) FROM unnest(%s::text[]) AS told(text)
"""


class NotAppended(Exception):
    """It failed and nothing is written; the general way will find out why."""


class Appender:
    """Writes events with a connection of its own."""

    def __init__(self, engine: sa.Engine, origin: int) -> None:
        """`origin` is the number of this process, for those that are told of the events."""
        self._engine, self._origin = engine, origin
        self._connection: Any = None
        self._insert = self._by_rows if engine.dialect.name == "sqlite" else self._at_once
        self._errors: type[Exception] = engine.dialect.loaded_dbapi.Error
        row = f"({', '.join('?' * len(_COLUMNS))})"
        self._statements = {size: f"{_INTO} VALUES {', '.join([row] * size)}" for size in _CHUNKS}

    def write(self, appends: Sequence[Append]) -> None:
        """All of them in one transaction; when this returns they are on disk."""
        rows = [values for append in in_order(appends) for values in _values(append)]
        written = ((append.table, append.events[-1].number) for append in appends)
        try:
            if self._connection is None:
                self._connection = self._engine.raw_connection()
            self._insert(rows, list(of_events(self._origin, written)))
        except (self._errors, sa.exc.DBAPIError) as error:
            self.close()
            raise NotAppended from error

    def _at_once(self, rows: Sequence[tuple[Any, ...]], told: list[str]) -> None:
        """PostgreSQL: a statement by itself is a transaction."""
        self._connection.driver_connection.autocommit = True
        columns = map(list, zip(*rows, strict=True))
        self._connection.cursor().execute(_AT_ONCE, [*columns, told])

    def _by_rows(self, rows: Sequence[tuple[Any, ...]], told: list[str]) -> None:
        """SQLite: there is nobody to tell."""
        cursor = self._connection.cursor()
        cursor.execute("BEGIN IMMEDIATE")
        start = 0
        for size in _CHUNKS:
            while len(rows) - start >= size:
                part = rows[start : start + size]
                cursor.execute(self._statements[size], [v for row in part for v in row])
                start += size
        self._connection.commit()

    def close(self) -> None:
        """Let go of the connection; what is not committed is taken back."""
        if self._connection is not None:
            self._connection.invalidate()
            self._connection = None


def is_plain(append: Append) -> bool:
    """Whether there is nothing but events to write."""
    return not (
        append.touch
        or append.also
        or append.sitting
        or append.public is not None
        or append.secret is not None
        or append.seed is not None
        or append.sketch is not None
    )


def _values(append: Append) -> list[tuple[Any, ...]]:
    message = append.message
    values = []
    for event in append.events:
        data = json.encode(event.data).decode()
        values.append((append.table, event.number, event.kind.value, data, event.at, message))
        message = None
    return values
