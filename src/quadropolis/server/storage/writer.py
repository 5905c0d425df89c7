"""One writer with group commit: many appends, one transaction, one sync to disk.

Nobody is told of an event before the writer has said that it is on disk.
"""

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass

import sqlalchemy as sa

from quadropolis.server.deadlines import LOCK_SECONDS
from quadropolis.server.errors import ServerError, ShuttingDown, StorageFailed
from quadropolis.server.logs import log
from quadropolis.server.storage.appending import Appender, NotAppended, is_plain
from quadropolis.server.storage.appends import Append, Conflict, write

MOST_AT_ONCE = 500
GATHER_SECONDS = 0.004
"""From one transaction to the next, if many write: each costs as much as several moves do.

Every process hears of it, too. So this is for all of them together, and each leaves so many times
as much between its own."""
MOST_WRITERS = 4
"""Beyond these nobody waits longer."""
ATTEMPT_SECONDS = 1.0
"""How long one attempt does; then it is looked who has waited long enough."""
WAITED_IN_VAIN = frozenset(("55P03", "57014", "40P01"))
"""What PostgreSQL says when a lock was not to be had, a statement took too long, or two waited
for each other."""


@dataclass(slots=True)
class _Waiting:
    append: Append
    loop: asyncio.AbstractEventLoop
    written: Callable[[Exception | None], None]
    until: float = 0.0
    error: Exception | None = None


class Writer:
    """Takes appends from an event loop and writes them in a thread of its own."""

    def __init__(
        self,
        engine: sa.Engine,
        committed: Callable[[int], None],
        origin: int = 0,
        writers: Callable[[], int] = lambda: 1,
    ) -> None:
        """`origin` is the number of this process, for those that hear of what is written.

        `writers` says how many processes write to this database.
        """
        self._engine, self._origin, self._writers = engine, origin, writers
        self._appender = Appender(engine, origin)
        self._committed = committed
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._closed = False
        self._wrote = 0.0
        self._thread.start()

    def append(self, append: Append, written: Callable[[Exception | None], None]) -> None:
        """Write it; then, in the event loop, `written` is called.

        It gets None when everything is safely on disk, a Conflict if the numbers are taken,
        and else the reason why it is not written.
        """
        if self._closed:
            raise ShuttingDown()
        until = time.monotonic() + LOCK_SECONDS
        self._queue.put(_Waiting(append, asyncio.get_running_loop(), written, until))

    def close(self) -> None:
        """Write what is waiting, then end."""
        self._closed = True
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (batch := self._batch()) is not None:
            plain = [waiting for waiting in batch if is_plain(waiting.append)]
            # The few others take longer, and those who only move do not wait for them.
            others = [waiting for waiting in batch if not is_plain(waiting.append)]
            for part in (plain, others):
                if part:
                    self._write(part)
            self._wrote = time.monotonic()
        self._appender.close()
        self._engine.dispose()

    def _batch(self) -> list[_Waiting] | None:
        first = self._queue.get()
        if first is None:
            return None
        gather = GATHER_SECONDS * min(self._writers(), MOST_WRITERS)
        time.sleep(max(0.0, self._wrote + gather - time.monotonic()))
        batch = [first]
        while len(batch) < MOST_AT_ONCE:
            try:
                following = self._queue.get_nowait()
            except queue.Empty:
                break
            if following is None:
                self._queue.put(None)
                break
            batch.append(following)
        return batch

    def _write(self, batch: list[_Waiting]) -> None:
        """All at once, and tell them. Whoever has waited too long for a lock is told so first."""
        while batch:
            try:
                self._commit(batch)
            except Busy as busy:
                now = time.monotonic()
                late = [waiting for waiting in batch if waiting.until <= now]
                for waiting in late:
                    waiting.error = busy.reason
                _tell_soon(late)
                batch = [waiting for waiting in batch if waiting.until > now]
                continue
            except (sa.exc.DBAPIError, ServerError) as error:
                if len(batch) > 1:
                    # Each by itself, so that only the guilty ones fail.
                    for waiting in batch:
                        self._write([waiting])
                    return
                batch[0].error = error if isinstance(error, ServerError) else reason(error)
            except Exception as error:
                for waiting in batch:
                    waiting.error = error
            self._committed(len(batch))
            _tell_soon(batch)
            return

    def _commit(self, batch: list[_Waiting]) -> None:
        appends = [waiting.append for waiting in batch]
        if is_plain(appends[0]):
            try:
                self._appender.write(appends)
                return
            except NotAppended as failed:
                if _is_busy(failed.__cause__):
                    raise Busy from failed
                # the general way tells which of them is to blame, and why
        try:
            with self._engine.begin() as connection:
                write(connection, appends, self._origin)
        except sa.exc.DBAPIError as error:
            if _is_busy(error.orig):
                raise Busy from error
            raise


class Busy(Exception):
    """Somebody else has locked the database."""

    reason = StorageFailed(reason="busy")


def _is_busy(error: object) -> bool:
    orig = getattr(error, "orig", error)
    name, state = getattr(orig, "sqlite_errorname", ""), getattr(orig, "sqlstate", "")
    return str(name).startswith(("SQLITE_BUSY", "SQLITE_LOCKED")) or state in WAITED_IN_VAIN


def _tell_soon(batch: list[_Waiting]) -> None:
    for loop in {waiting.loop for waiting in batch}:
        mine = [waiting for waiting in batch if waiting.loop is loop]
        # A loop that is closed has nobody left to tell.
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(_tell, mine)


def _tell(batch: list[_Waiting]) -> None:
    for waiting in batch:
        try:
            waiting.written(waiting.error)
        except Exception as error:  # a fault at one table must not stop the others
            log("telling_failed", table=waiting.append.table, reason=type(error).__name__)


def reason(error: sa.exc.DBAPIError) -> Conflict | StorageFailed:
    """What a failure of the database means for whoever asked."""
    return Conflict() if isinstance(error, sa.exc.IntegrityError) else not_stored(error)


def not_stored(error: sa.exc.DBAPIError) -> StorageFailed:
    """The refusal for somebody whose move cannot be kept."""
    name = getattr(error.orig, "sqlite_errorname", "")
    busy = "busy" if _is_busy(error) else "failed"
    return StorageFailed(reason=_REASONS.get(name, busy))


_REASONS = {
    "SQLITE_FULL": "disk_full",
    "SQLITE_READONLY": "read_only",
}
