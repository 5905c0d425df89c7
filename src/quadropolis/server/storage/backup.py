"""A copy of the database while the server runs."""

import contextlib
import os
import sqlite3
from pathlib import Path

from quadropolis.server.errors import FolderUnwritable, ServerError

PAGES_AT_ONCE = 1_000
SQLITE = "sqlite:///"
ENDINGS = ("-wal", "-shm", "-journal")
"""Of the files that belong to a database in use."""


class NotSqlite(ServerError):
    code = "backup/not_sqlite"


class NothingToBackUp(ServerError):
    code = "backup/no_database"


class OntoItself(ServerError):
    code = "backup/onto_itself"


class BackupFailed(ServerError):
    code = "backup/failed"


def backup(url: str, target: Path) -> int:
    """Copy the database to a file, whole or not at all; the size of the copy in bytes."""
    if not url.startswith(SQLITE):
        raise NotSqlite(kind=url.partition(":")[0])
    source = Path(url.removeprefix(SQLITE))
    if not source.is_file():
        raise NothingToBackUp(path=str(source))
    _expect_elsewhere(source, target)
    beside = target.with_name(f"{target.name}.{os.getpid()}.part")
    try:
        with (
            contextlib.closing(sqlite3.connect(source, timeout=30)) as old,
            contextlib.closing(sqlite3.connect(_private(beside))) as new,
        ):
            old.backup(new, pages=PAGES_AT_ONCE)
            new.execute("PRAGMA journal_mode = DELETE")
            (found,) = new.execute("PRAGMA integrity_check").fetchone()
        if found != "ok":
            raise BackupFailed(reason=str(found)[:200])
        os.replace(beside, target)
        return target.stat().st_size
    except sqlite3.Error as error:
        raise BackupFailed(reason=str(error)) from error
    except OSError as error:
        reason = error.strerror or str(error)
        raise FolderUnwritable(path=str(target), reason=reason) from error
    finally:
        with contextlib.suppress(OSError):
            beside.unlink(missing_ok=True)


def _expect_elsewhere(source: Path, target: Path) -> None:
    """Refuse a target that is the database or its log, by whatever name, or another's in use."""
    live = source.resolve()
    own = [live, *(live.with_name(live.name + ending) for ending in ENDINGS)]
    there = target.resolve()
    same = there in own or any(_same(there, path) for path in own)
    used = any(there.with_name(there.name + ending).exists() for ending in ENDINGS)
    if same or used:
        raise OntoItself(path=str(target))


def _same(one: Path, other: Path) -> bool:
    """Whether both names lead to one file, links of the file system too."""
    try:
        return one.samefile(other)
    except OSError:
        return False


def _private(path: Path) -> Path:
    """A new file that nobody else may read: the coming deals are in it."""
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
    return path
