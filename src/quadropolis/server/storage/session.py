"""A session at PostgreSQL whose locks say that this process is alive, and what it thinks about.

They are gone as soon as the process is, whatever it died of.
"""

import contextlib
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any
from zlib import crc32

import sqlalchemy as sa

from quadropolis.server.logs import log_seldom
from quadropolis.server.storage.notices import CHANNEL

PROCESSES, TABLES = 0x_5155_4101, 0x_5155_4102
"""The two kinds of locks, as PostgreSQL tells them apart."""
LOOK_SECONDS = 0.5
RETRY_SECONDS = 0.5

_ALIVE = """
SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND classid = %s AND objsubid = 2
AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""

Work = Callable[[Any], Any]


class Session:
    """Takes and gives back locks, and sends notices, one after the other in a thread."""

    def __init__(
        self, engine: sa.Engine, number: int, alive: Callable[[frozenset[int]], None]
    ) -> None:
        """`alive` is called with the numbers of all processes whenever these were looked at."""
        self._engine, self._number, self._alive = engine, number, alive
        self._queue: queue.SimpleQueue[tuple[Work, Future[Any]] | None] = queue.SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="session", daemon=True)
        self._thread.start()

    def take(self, table: str) -> "Future[bool]":
        """Whether this process, and no other, has the lock of a table now."""

        def work(connection: Any) -> bool:
            asked = "SELECT pg_try_advisory_lock(%s::int, %s::int)"
            return bool(connection.execute(asked, (TABLES, _key(table))).fetchone()[0])

        return self._submit(work)

    def give_back(self, table: str) -> None:
        """Somebody else may have it."""
        asked = "SELECT pg_advisory_unlock(%s::int, %s::int)"
        self._submit(lambda connection: connection.execute(asked, (TABLES, _key(table))))

    def tell(self, texts: list[str]) -> None:
        """Send notices to all processes."""
        asked = f"SELECT pg_notify('{CHANNEL}', text) FROM unnest(%s::text[]) AS told(text)"
        self._submit(lambda connection: connection.execute(asked, (texts,)))

    def close(self) -> None:
        """Do what is asked already, then end; all locks are given back."""
        self._closed = True
        self._queue.put(None)
        self._thread.join()

    def _submit(self, work: Work) -> "Future[Any]":
        done: Future[Any] = Future()
        self._queue.put((work, done))
        return done

    def _run(self) -> None:
        while not self._closed:
            try:
                self._work()
            except Exception as error:  # the database may be there later
                log_seldom("session_lost", reason=type(error).__name__)
                self._refuse_all(error)
                time.sleep(RETRY_SECONDS)
        self._engine.dispose()

    def _work(self) -> None:
        with contextlib.closing(self._engine.raw_connection()) as pooled:
            connection: Any = pooled.driver_connection
            pooled.detach()
            connection.autocommit = True
            own = "SELECT pg_advisory_lock(%s::int, %s::int)"
            connection.execute(own, (PROCESSES, self._number))
            look = time.monotonic()
            while True:
                now = time.monotonic()
                if now >= look:
                    found = connection.execute(_ALIVE, (PROCESSES,)).fetchall()
                    self._alive(frozenset(int(row[0]) for row in found))
                    look = now + LOOK_SECONDS
                with contextlib.suppress(queue.Empty):
                    asked = self._queue.get(timeout=max(0.0, look - now))
                    if asked is None:
                        return
                    self._do(connection, *asked)

    def _do(self, connection: Any, work: Work, done: "Future[Any]") -> None:
        if not done.set_running_or_notify_cancel():
            return
        try:
            found = work(connection)
        except BaseException as error:
            done.set_exception(error)
            if connection.closed:
                raise
            log_seldom("session_failed", reason=type(error).__name__)
        else:
            done.set_result(found)

    def _refuse_all(self, error: Exception) -> None:
        with contextlib.suppress(queue.Empty):
            while (asked := self._queue.get_nowait()) is not None:
                asked[1].set_exception(error)


def _key(table: str) -> int:
    """A number for a table. Two with the same one only wait for each other."""
    return crc32(table.encode()) - 2**31
