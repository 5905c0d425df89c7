"""What other processes have written at many tables at once, read straight through the driver."""

import threading
from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa

from quadropolis.server.game.events import Event
from quadropolis.server.storage.store import read_event

_ASKED = """
SELECT e.table_id, e.number, e.kind, e.data, e.at, e.message
FROM unnest(%s::text[], %s::int[]) AS known(id, number)
JOIN events e ON e.table_id = known.id AND e.number > known.number
ORDER BY e.table_id, e.number
"""


class CatchingUp:
    """Reads with a connection of its own; PostgreSQL only."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._pooled: Any = None
        self._one = threading.Lock()

    def read(self, known: Mapping[str, int]) -> dict[str, list[tuple[Event, str | None]]]:
        """Everything after the event that is known of each table, with its message."""
        with self._one:
            try:
                if self._pooled is None:
                    self._pooled = self._engine.raw_connection()
                    self._pooled.driver_connection.autocommit = True
                asked = [list(known), list(known.values())]
                rows = self._pooled.driver_connection.execute(_ASKED, asked).fetchall()
            except Exception:
                self._let_go()
                raise
        found: dict[str, list[tuple[Event, str | None]]] = {}
        for table, number, kind, data, at, message in rows:
            event = read_event(number, kind, data, at)
            found.setdefault(table, []).append((event, message))
        return found

    def close(self) -> None:
        """Let go of the connection."""
        with self._one:
            self._let_go()
        self._engine.dispose()

    def _let_go(self) -> None:
        if self._pooled is not None:
            self._pooled.invalidate()
            self._pooled = None
