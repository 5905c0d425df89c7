"""A thread that hears what other processes on the same database say."""

import contextlib
import select
import threading
import time
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa

from quadropolis.server.logs import log_seldom
from quadropolis.server.storage import schema
from quadropolis.server.storage.notices import CHANNEL

LOOK_SECONDS = 1.0
"""How often it is looked whether the connection is still there; SQLite: whether there is news."""
RETRY_SECONDS = 0.5
GATHER_SECONDS = 0.025
"""From one look to the next, if much is said."""


class Hearing:
    """Calls `heard` with every notice, in a thread of its own."""

    def __init__(
        self, engine: sa.Engine, heard: Callable[[str], None], begun: Callable[[], None]
    ) -> None:
        """`begun` is called whenever it listens anew: nobody knows what was missed before."""
        self._engine, self._heard, self._begun = engine, heard, begun
        self._stop = threading.Event()
        listen = self._listen if engine.dialect.name == "postgresql" else self._look
        self._thread = threading.Thread(target=self._run, args=(listen,), daemon=True)
        self._thread.start()

    def close(self) -> None:
        """End, within a moment."""
        self._stop.set()
        self._thread.join()

    def _run(self, listen: Callable[[], None]) -> None:
        while not self._stop.is_set():
            try:
                listen()
            except Exception as error:  # whatever it is, it is tried again
                log_seldom("hearing_lost", reason=type(error).__name__)
                self._stop.wait(RETRY_SECONDS)
        self._engine.dispose()

    def _listen(self) -> None:
        with contextlib.closing(self._engine.raw_connection()) as pooled:
            connection: Any = pooled.driver_connection
            pooled.detach()
            connection.autocommit = True
            connection.execute(f"LISTEN {CHANNEL}")
            self._begun()
            connection.add_notify_handler(lambda notice: self._heard(notice.payload))
            # The driver's own way to wait costs more than all the rest.
            waiting, wire = select.poll(), connection.pgconn
            waiting.register(connection.fileno(), select.POLLIN)
            while not self._stop.is_set():
                if waiting.poll(LOOK_SECONDS * 1000):
                    wire.consume_input()
                else:
                    connection.execute("SELECT 1")
                while (notice := wire.notifies()) is not None:
                    self._heard(notice.extra.decode())
                time.sleep(GATHER_SECONDS)

    def _look(self) -> None:
        n = schema.notices
        with self._engine.begin() as connection:
            known = connection.execute(sa.select(sa.func.max(n.c.number))).scalar() or 0
        self._begun()
        asked = sa.select(n.c.number, n.c.text).order_by(n.c.number)
        while not self._stop.wait(LOOK_SECONDS):
            with self._engine.begin() as connection:
                rows = connection.execute(asked.where(n.c.number > known)).all()
            for number, text in rows:
                known = number
                self._heard(text)
