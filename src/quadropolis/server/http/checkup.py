"""Whether a server would do well here: settings, database, clock, disk, versions."""

import os
import shutil
import sqlite3
import stat
import time
from dataclasses import dataclass, field
from pathlib import Path

import sqlalchemy as sa

from quadropolis.server.errors import ServerError
from quadropolis.server.http.descriptors import descriptors
from quadropolis.server.http.settings import SHORTEST_SECRET, data_folder
from quadropolis.server.pages.files import BUILT
from quadropolis.server.push.services import Push
from quadropolis.server.storage import database

ENOUGH_BYTES = 500_000_000
ENOUGH_FILES = 4_096
CLOCK_SECONDS = 2.0
OLDEST_SQLITE = (3, 35)
OLDEST_POSTGRES = 13
CONNECTIONS = 12
"""What a server process may take of PostgreSQL at most."""


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that was looked at: its code, whether it is fine, and numbers to tell."""

    code: str
    fine: bool
    facts: dict[str, str | int] = field(default_factory=dict)


def check_up(
    url: str,
    secret: str | None,
    processes: int = 1,
    push: str | None = None,
    services: tuple[str, ...] = (),
) -> list[Check]:
    """Everything, in the order in which it would be put right."""
    engine = database.opened(url)
    try:
        found = [_secret(secret), _files(), _page(), _disk(engine), *_push(push, services)]
        try:
            with engine.connect() as connection:
                found += _database(connection, processes)
        except sa.exc.DBAPIError as error:
            raise database.refused(engine, error) from error
        return found
    finally:
        engine.dispose()


def _secret(given: str | None) -> Check:
    """A secret is long enough, and in a file that nobody else reads."""
    path = data_folder() / "secret"
    if given is not None:
        return Check("secret", len(given) >= SHORTEST_SECRET, {"least": SHORTEST_SECRET})
    private = not path.exists() or not stat.S_IMODE(path.stat().st_mode) & 0o077
    return Check("secret-file", private, {"path": str(path)})


def _files() -> Check:
    most = descriptors()
    return Check("files", most >= ENOUGH_FILES, {"most": most, "least": ENOUGH_FILES})


def _page() -> Check:
    return Check("page", (BUILT / "index.html").exists())


def _push(contact: str | None, services: tuple[str, ...]) -> list[Check]:
    """Whether people can be called as it is set, if it is."""
    if not contact:
        return []
    try:
        push = Push.of(contact, services)
    except ServerError as error:
        return [Check("push", False, {"services": "", "reason": error.code})]
    assert push is not None
    named = ", ".join(service.host for service in push.services)
    return [Check("push", True, {"services": named, "reason": ""})]


def _disk(engine: sa.Engine) -> Check:
    path = Path(engine.url.database or "").parent if _is_file(engine) else data_folder()
    free = shutil.disk_usage(path).free
    facts: dict[str, str | int] = {"megabytes": free // 1_000_000, "path": str(path)}
    return Check("disk", free >= ENOUGH_BYTES, facts)


def _database(connection: sa.Connection, processes: int) -> list[Check]:
    known = database.VERSIONS[-1]
    found = database.version_of(connection)
    if found is None:
        checks = [Check("schema-none", True)]
    else:
        checks = [Check("schema", found == known, {"found": found, "known": known})]
    if connection.dialect.name == "sqlite":
        version = sqlite3.sqlite_version_info
        told: dict[str, str | int] = {"found": sqlite3.sqlite_version, "least": "3.35"}
        newest = None
        if found is not None:
            newest = connection.execute(sa.text("SELECT max(changed) FROM tables")).scalar()
        ahead = max(0.0, (newest or 0.0) - time.time())
        return [
            *checks,
            Check("sqlite", version >= OLDEST_SQLITE, told),
            Check("clock", ahead < CLOCK_SECONDS, {"seconds": round(ahead)}),
        ]
    return [*checks, *_postgres(connection, processes)]


def _postgres(connection: sa.Connection, processes: int) -> list[Check]:
    version = int(str(connection.exec_driver_sql("SHOW server_version_num").scalar())) // 10_000
    before = time.time()
    there = connection.exec_driver_sql("SELECT extract(epoch FROM clock_timestamp())").scalar()
    apart = float(there or 0.0) - (before + time.time()) / 2
    most = int(str(connection.exec_driver_sql("SHOW max_connections").scalar()))
    synced = [
        connection.exec_driver_sql(f"SHOW {name}").scalar()
        for name in ("fsync", "synchronous_commit")
    ]
    needed = CONNECTIONS * processes
    return [
        Check("postgres", version >= OLDEST_POSTGRES, {"found": version, "least": OLDEST_POSTGRES}),
        Check("clock", abs(apart) < CLOCK_SECONDS, {"seconds": round(apart)}),
        Check("connections", most >= needed, {"most": most, "needed": needed}),
        Check("durable", "off" not in synced),
    ]


def _is_file(engine: sa.Engine) -> bool:
    path = engine.url.database
    return engine.dialect.name == "sqlite" and bool(path) and os.path.isdir(Path(path or "").parent)
