"""SQLite's write-ahead log is carried over into the database beside the writing, not within it.

By itself SQLite does this now and then at the end of a transaction, and everyone whose moves
are in it waits for it.
"""

import threading
from typing import Any

import sqlalchemy as sa

from quadropolis.server.logs import log

EVERY_SECONDS = 2.0
LONG_LOG = 10_000
"""In pages. A log that is never quite carried over grows; then the writer has to wait once."""


class Checkpoints:
    """A thread that does it; nothing at all for other databases."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        if engine.dialect.name == "sqlite":
            self._thread = threading.Thread(target=self._run, name="checkpoints", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """End after what is being done."""
        self._stop.set()
        if self._thread is not None:
            self._thread.join()

    def _run(self) -> None:
        connection: Any = None
        while not self._stop.wait(EVERY_SECONDS):
            try:
                connection = connection or self._engine.raw_connection()
                if _pages(connection, "PASSIVE") > LONG_LOG:
                    _pages(connection, "RESTART")
            except Exception as error:
                # The disk may be full; the log keeps everything until there is space again.
                log("checkpoint_failed", reason=type(error).__name__)
        if connection is not None:
            connection.close()


def _pages(connection: Any, how: str) -> int:
    """Carry over what can be; the pages that are in the log."""
    _, pages, _ = connection.cursor().execute(f"PRAGMA wal_checkpoint({how})").fetchone()
    return int(pages)
