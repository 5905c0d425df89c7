"""Opening a database, and bringing it to this version's schema."""

import contextlib
import os
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from quadropolis.server.deadlines import LOCK_SECONDS
from quadropolis.server.errors import FolderUnwritable, NewerDatabase, WrongDatabase
from quadropolis.server.logs import log

VERSIONS = ("0001", "0002", "0003", "0004", "0005")
"""The steps in `migrations/versions`, the last one being this version's schema."""
_LOCK = 0x_5155_4144
PATIENCE_SECONDS = LOCK_SECONDS
"""How long one connection waits for another that writes to the same database."""
_WATCHED = {"idle": 2, "interval": 1, "count": 2}
"""Seconds of silence before a connection is looked at, between two looks, and how many of these."""
LONGEST_STATEMENT = 4.0
"""In seconds; of PostgreSQL, whose server may be slow or far away."""
LONGEST_SILENCE = 6.0
"""The same, when nothing at all is heard of it any more."""


def opened(url: str, writing: bool = False, patience: float = PATIENCE_SECONDS) -> sa.Engine:
    """An engine. SQLite keeps a write-ahead log and is told to sync every commit to disk.

    What is locked is waited for with that patience, in seconds.
    """
    milliseconds = int(patience * 1000)
    try:
        parsed = sa.make_url(url)
        if parsed.get_backend_name() != "sqlite":
            return sa.create_engine(
                parsed,
                pool_size=1 if writing else 5,
                pool_pre_ping=True,
                connect_args=_in_time(parsed, milliseconds),
            )
        engine = sa.create_engine(parsed, pool_size=1 if writing else 4)
    except (sa.exc.ArgumentError, sa.exc.NoSuchModuleError, ImportError) as error:
        raise WrongDatabase(reason=str(error).splitlines()[0]) from error

    _keep_private(parsed.database)

    @sa.event.listens_for(engine, "connect")
    def connected(connection: Any, record: object) -> None:
        connection.isolation_level = None  # transactions are ours, see `begun`
        connection.execute(f"PRAGMA busy_timeout = {milliseconds}")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        if writing:
            connection.execute("PRAGMA wal_autocheckpoint = 0")  # see `checkpoints.py`

    @sa.event.listens_for(engine, "begin")
    def begun(connection: sa.Connection) -> None:
        # A writer that starts as a reader could be refused in the midst of its work.
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    return engine


def _keep_private(path: str | None) -> None:
    """The coming deals are in the file: only its owner reads it. Its logs are made like it.

    A file that is there is not opened: closing it again would take the locks away that SQLite
    holds on it in this process, and another process could then end its log under our feet.
    """
    if not path or path.startswith((":memory:", "file:")):
        return
    with contextlib.suppress(OSError):  # it is told when it is opened
        if not os.path.exists(path):
            os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        elif os.stat(path).st_mode & 0o077:
            os.chmod(path, 0o600)


def _in_time(url: sa.URL, milliseconds: int) -> dict[str, Any]:
    """That PostgreSQL does not wait for ever either."""
    if url.get_backend_name() != "postgresql":
        return {}
    statement = int(LONGEST_STATEMENT * 1000)
    options = f"-c lock_timeout={milliseconds} -c statement_timeout={statement}"
    if url.host:
        # A machine that has lost its power says nothing; its locks are free again all the same.
        options += "".join(f" -c tcp_keepalives_{name}={value}" for name, value in _WATCHED.items())
    alive = {f"keepalives_{name}": value for name, value in _WATCHED.items()}
    alive["tcp_user_timeout"] = int(LONGEST_SILENCE * 1000)
    return {"options": options, "connect_timeout": 5, **alive}


def prepare(engine: sa.Engine) -> None:
    """Apply every missing step of the schema, or say why the database cannot be used."""
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                # Another server that starts at the same moment waits; with SQLite it does anyway.
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))
            found = version_of(connection)
            if found == VERSIONS[-1]:
                return
            if found is not None and found not in VERSIONS:
                _expect_compatible(connection, found)
                return
            upgrade(connection)
    except sa.exc.DBAPIError as error:
        raise refused(engine, error) from error


def _expect_compatible(connection: sa.Connection, found: str) -> None:
    """A newer program says in the database which older ones can still use it."""
    oldest = None
    if sa.inspect(connection).has_table("compatibility"):
        oldest = connection.execute(sa.text("SELECT oldest FROM compatibility")).scalar()
    if oldest not in VERSIONS:
        raise NewerDatabase(found=found)
    log("newer_database", found=found, known=VERSIONS[-1])


def version_of(connection: sa.Connection) -> str | None:
    """Where Alembic stands; read here, so that a start needs not wait for its import."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()


def upgrade(connection: sa.Connection, to: str = "head") -> None:
    """Apply the steps up to that version."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def refused(engine: sa.Engine, error: sa.exc.DBAPIError) -> FolderUnwritable | WrongDatabase:
    """What a person is told when the database cannot be opened."""
    reason = str(error.orig).splitlines()[0] if error.orig else type(error).__name__
    if engine.dialect.name == "sqlite" and ("unable to open" in reason or "readonly" in reason):
        return FolderUnwritable(path=str(engine.url.database), reason=reason)
    return WrongDatabase(reason=reason)
