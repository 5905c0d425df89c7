"""Starting, stopping, backing up, verifying: the commands."""

import contextlib
import json
import os
import resource
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

from tests.server.serving import SECRET, Guest, Served


def _quadropolis(
    *arguments: str, data: Path, secret: str | None = SECRET
) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "QUADROPOLIS_DATA": str(data)}
    environment.pop("QUADROPOLIS_SECRET", None)
    if secret is not None:
        environment["QUADROPOLIS_SECRET"] = secret
    return subprocess.run(
        (sys.executable, "-m", "quadropolis", *arguments),
        capture_output=True, text=True, env=environment, timeout=120, check=False,
    )  # fmt: skip


def test_a_busy_port(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        found = _quadropolis("serve", "--no-browser", "--port", port, data=tmp_path)
    assert found.returncode == 2
    assert f"127.0.0.1:{port}" in found.stderr
    assert "--port" in found.stderr
    assert "Traceback" not in found.stderr


def test_folders_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    for database in (tmp_path / "missing" / "games.db", tmp_path / "file" / "games.db"):
        found = _quadropolis(
            "serve", "--no-browser", "--port", "0", "--database", str(database), data=tmp_path
        )
        assert found.returncode == 2
        assert "--database" in found.stderr
        assert "Traceback" not in found.stderr


def test_a_newer_database_and_one_that_is_none(tmp_path: Path) -> None:
    newer, none = tmp_path / "newer.db", tmp_path / "none.db"
    with contextlib.closing(sqlite3.connect(newer)) as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
        database.commit()
    none.write_bytes(b"no database at all " * 100)
    for path, word in ((newer, "newer version"), (none, "not a database")):
        found = _quadropolis(
            "serve", "--no-browser", "--port", "0", "--database", str(path), data=tmp_path
        )
        assert found.returncode == 2
        assert word in found.stderr
        assert "Traceback" not in found.stderr
    assert none.read_bytes().startswith(b"no database")


def test_a_short_secret(tmp_path: Path) -> None:
    found = _quadropolis("serve", "--no-browser", data=tmp_path, secret="short")
    assert found.returncode == 2
    assert "16" in found.stderr
    assert "short\n" not in found.stderr


def _finished_game(served: Served) -> tuple[Guest, str]:
    host = served.guest()
    table = host.create(seat=None, bots={"0": "random", "1": "random"}, start=True)["id"]
    with host.play(table) as stay:
        while stay.hear_type("events")["table"]["status"] != "finished":
            pass
    return host, str(table)


def test_backup_and_verify(served: Served, tmp_path: Path) -> None:
    host, table = _finished_game(served)
    copy = tmp_path / "copy.db"
    found = _quadropolis("backup", str(copy), "--database", str(served.database), data=tmp_path)
    assert found.returncode == 0, found.stderr
    with contextlib.closing(sqlite3.connect(copy)) as database:
        count = database.execute("SELECT COUNT(*) FROM events WHERE table_id = ?", (table,))
        assert count.fetchone()[0] == len(host.get(f"/api/tables/{table}/events")["events"])
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.db"]
    with Served(tmp_path, database="copy.db") as again:
        record = again.stranger().get(f"/api/tables/{table}/record")
    assert record["moves"] == host.get(f"/api/tables/{table}/record")["moves"]

    game = tmp_path / "game.json"
    game.write_text(json.dumps(record))
    found = _quadropolis("verify", str(game), "--json", data=tmp_path)
    assert found.returncode == 0, found.stderr
    assert json.loads(found.stdout)["scores"] == record["result"]["scores"]


def test_verify_notices_everything(served: Served) -> None:
    from quadropolis.notation.record import GameRecord
    from quadropolis.rules.errors import QuadropolisError
    from quadropolis.server.game.verify import verify

    host, table = _finished_game(served)
    record = host.get(f"/api/tables/{table}/record")

    def checked(**changes: object) -> str:
        try:
            verify(GameRecord.from_json(json.dumps(record | changes)))
        except QuadropolisError as error:
            return error.code
        return "fine"

    assert checked() == "fine"
    assert checked(deals=None) == "verify/no_commitment"
    kept = record["deals"]
    assert checked(deals={"commitment": kept["commitment"]}) == "verify/not_opened"
    assert checked(deals=kept | {"commitment": "0" * 64}) == "verify/wrong_commitment"
    opening = kept["opening"]
    swapped = opening | {"sites": [opening["sites"][0][::-1], *opening["sites"][1:]]}
    assert checked(deals=kept | {"opening": swapped}) == "verify/other_deals"
    reseeded = opening | {"seed": "0" * len(opening["seed"])}
    assert checked(deals=kept | {"opening": reseeded}) == "verify/other_deals"
    other = [record["sites"][0][::-1], *record["sites"][1:]]
    assert checked(sites=other) == "verify/other_deals"
    assert checked(first_player=1 - record["first_player"]) == "verify/other_deals"
    assert checked(moves=record["moves"][:-1]) == "record/wrong_result"


# --- a full disk ----------------------------------------------------------------------


def _hot_seat(served: Served) -> tuple[Guest, str]:
    host = served.guest()
    table = str(host.create(settings={"mode": "expert"})["id"])
    host.command(table, "sit", seat=1)
    assert host.command(table, "start")[0] == 200
    return host, table


def _moves_until_refused(host: Guest, table: str) -> tuple[int, str]:
    """Play until a move is not taken; how many were, and the code of the refusal."""
    done = 0
    while True:
        moves = host.get(f"/api/tables/{table}/moves")
        assert moves["moves"], "the disk was not full in time"
        number, move = moves["number"], moves["moves"][0]["move"]
        status, answer = host.command(table, "move", after=number, move=move)
        if status != 200:
            return done, str(answer["code"])
        done += 1


def test_a_full_disk(tmp_path: Path) -> None:
    """By the file-size limit of the process, which also binds the administrator."""
    with Served(tmp_path, "--rate", "0") as served:
        host, table = _hot_seat(served)
        largest = max(path.stat().st_size for path in tmp_path.glob("games.db*"))
        unlimited = resource.prlimit(served.pid, resource.RLIMIT_FSIZE)
        limit = largest + 20_000
        resource.prlimit(served.pid, resource.RLIMIT_FSIZE, (limit, unlimited[1]))
        done, code = _moves_until_refused(host, table)
        assert code == "server/storage_failed"
        assert done > 0
        record = host.get(f"/api/tables/{table}/record")
        assert len(record["moves"]) == done
        resource.prlimit(served.pid, resource.RLIMIT_FSIZE, unlimited)
        moves = host.get(f"/api/tables/{table}/moves")
        status, _ = host.command(
            table, "move", after=moves["number"], move=moves["moves"][0]["move"]
        )
        assert status == 200
        served.kill()
        served.start()
        assert len(host.get(f"/api/tables/{table}/record")["moves"]) == done + 1
    with contextlib.closing(sqlite3.connect(served.database)) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_a_read_only_database(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        host, table = _hot_seat(served)
        assert served.stop() == 0
    url = f"sqlite:///file:{served.database}?mode=ro&uri=true"
    with Served(tmp_path, database=url) as read_only:
        reader = Guest(read_only.port, host.cookie)
        assert _moves_until_refused(reader, table) == (0, "server/storage_failed")
        with reader.play(table) as stay:
            shown = stay.hear_type("events")["table"]
            move = reader.get(f"/api/tables/{table}/moves")["moves"][0]["move"]
            stay.say(type="move", id="m", after=shown["number"], move=move)
            assert stay.hear_type("done", "error")["code"] == "server/storage_failed"
        status, answer = read_only.stranger().post("/api/me", {"name": "Ben"})
        assert (status, answer["code"]) == (503, "server/storage_failed")
        assert reader.get(f"/api/tables/{table}/record")["moves"] == []
        assert read_only.stop() == 0
    with Served(tmp_path) as again:
        writer = Guest(again.port, host.cookie)
        status, _ = writer.command(table, "move", id="m", after=shown["number"], move=move)
        assert status == 200
