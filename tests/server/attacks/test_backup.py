"""A backup never goes onto the database itself, by whatever name."""

import contextlib
import os
import signal
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from quadropolis.server.storage.backup import OntoItself, backup
from tests.server.serving import Served

LIVE = "games.db"


@pytest.fixture
def live(tmp_path: Path) -> Iterator[Path]:
    """A database with a log that is not carried over."""
    (tmp_path / "sub").mkdir()
    with contextlib.closing(sqlite3.connect(tmp_path / LIVE)) as made:
        made.execute("PRAGMA journal_mode = WAL")
        made.execute("CREATE TABLE t (x)")
        made.execute("INSERT INTO t VALUES (1)")
        made.commit()
        (tmp_path / "linked.db").symlink_to(tmp_path / LIVE)
        (tmp_path / "hard.db").hardlink_to(tmp_path / LIVE)
        (tmp_path / "there").symlink_to(tmp_path, target_is_directory=True)
        (tmp_path / "log").symlink_to(tmp_path / f"{LIVE}-wal")
        yield tmp_path


@pytest.mark.parametrize(
    "target",
    [
        LIVE, f"{LIVE}-wal", f"{LIVE}-shm", f"{LIVE}-journal", "linked.db", "hard.db", "log",
        f"there/{LIVE}", f"sub/../{LIVE}", "there/linked.db", f"there/{LIVE}-wal",
    ],
)  # fmt: skip
@pytest.mark.parametrize("source", [LIVE, "linked.db", f"there/{LIVE}"])
def test_it_is_refused(live: Path, source: str, target: str) -> None:
    with pytest.raises(OntoItself) as told:
        backup(f"sqlite:///{live / source}", live / target)
    assert told.value.arguments["path"] == str(live / target)
    with contextlib.closing(sqlite3.connect(live / LIVE)) as read:
        assert read.execute("SELECT x FROM t").fetchall() == [(1,)]


def test_another_database_in_use_is_none_to_write_onto_either(live: Path, tmp_path: Path) -> None:
    (tmp_path / "other.db").touch()
    (tmp_path / "other.db-wal").write_bytes(b"moves")
    with pytest.raises(OntoItself):
        backup(f"sqlite:///{live / LIVE}", tmp_path / "other.db")


def test_elsewhere_it_is_made_for_its_owner_alone(live: Path) -> None:
    for target in ("copy.db", "sub/copy.db", "copy.db"):
        assert backup(f"sqlite:///{live / LIVE}", live / target) > 0
        assert stat.S_IMODE((live / target).stat().st_mode) == 0o600


def test_nothing_is_lost_after_a_refusal_and_a_kill(tmp_path: Path) -> None:
    with Served(tmp_path, "--rate", "0") as served:
        ann = served.guest("Ann")
        tables = [ann.create()["id"] for _ in range(5)]
        with pytest.raises(OntoItself):
            backup(f"sqlite:///{served.database}", served.database)
        tables += [ann.create()["id"] for _ in range(5)]
        served.end(signal.SIGKILL)
        served.start()
        assert all(ann.get(f"/api/tables/{id}")["id"] == id for id in tables)
        assert os.path.exists(served.database)
