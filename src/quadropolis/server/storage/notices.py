"""What processes on one database tell each other: short texts, sent with what they are about.

PostgreSQL delivers them when the transaction is on disk, or never if it is not. With SQLite
there is one server process; what the administrator's commands have to say lies in a table.
"""

from collections.abc import Iterable, Iterator, Sequence

import sqlalchemy as sa

from quadropolis.server.storage import schema

CHANNEL = "quadropolis"
NOTIFY = f"SELECT pg_notify('{CHANNEL}', %s)"
MOST_BYTES = 7_500
"""Of one notice; PostgreSQL takes 8,000."""
KEPT = 1_000
"""Notices of an SQLite database that are not deleted yet."""


def packed(kind: str, words: Iterable[str], most: int = MOST_BYTES) -> Iterator[str]:
    """Notices of that kind with all words, as few as can be."""
    text = kind
    for word in words:
        if len(text) + 1 + len(word) > most:
            yield text
            text = kind
        text += f" {word}"
    if text != kind:
        yield text


def of_events(origin: int, last: Iterable[tuple[str, int]]) -> Iterator[str]:
    """The tables at which something was written, and the number of its last event."""
    numbers: dict[str, int] = {}
    for table, number in last:
        numbers[table] = max(number, numbers.get(table, 0))
    return packed(f"events {origin}", (f"{table}:{number}" for table, number in numbers.items()))


def of_sketch(origin: int, table: str, seat: int) -> str:
    """Somebody has something else in mind."""
    return f"sketch {origin} {table} {seat}"


def of_person(person: str) -> str:
    """Somebody has another name, or other cookies, or is gone."""
    return f"person {person}"


OF_BANS = "bans"
"""Who is not welcome has changed."""


def notify(connection: sa.Connection, texts: Sequence[str]) -> None:
    """Send notices with the transaction of the connection; nothing with SQLite."""
    if connection.dialect.name == "postgresql":
        for text in texts:
            connection.exec_driver_sql(NOTIFY, (text,))


def leave(connection: sa.Connection, texts: Sequence[str]) -> None:
    """The same from a program that is no server: with SQLite a server looks for them."""
    notify(connection, texts)
    if connection.dialect.name == "sqlite":
        n = schema.notices
        connection.execute(sa.insert(n), [{"text": text} for text in texts])
        newest = connection.execute(sa.select(sa.func.max(n.c.number))).scalar_one()
        connection.execute(sa.delete(n).where(n.c.number <= newest - KEPT))
