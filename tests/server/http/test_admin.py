"""What a host does beside a running server on SQLite: close, ban, rename, back up, restore."""

import json
from pathlib import Path
from typing import Any

from tests.cli.command import run
from tests.server.cluster.pair import until
from tests.server.http.test_tables import move_once, two_people
from tests.server.serving import Served


def _admin(served: Served, *arguments: str) -> Any:
    done = run("admin", *arguments, "--database", str(served.database), "--json")
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)


def test_a_running_server_follows(tmp_path: Path) -> None:
    with Served(tmp_path, "--rate", "0") as served:
        (ann, ben), table = two_people(served)
        with ann.play(table, table="changes") as stay:
            stay.hear_type("news")
            _admin(served, "rename", ben.id(), "Zoe")
            shown = stay.hear_type("news")["table"]["seats"]
            assert [seat["name"] for seat in shown] == ["Ann", "Zoe"]
            assert _admin(served, "close", table) == {"table": table, "closed": True}
            (ended,) = stay.hear_type("news")["events"]
            assert ended["data"]["reason"] == "closed"
        assert _admin(served, "close", table)["closed"] is False
        assert _admin(served, "ban", "127.0.0.9/32") == {"banned": "127.0.0.9/32"}
        there = served.stranger(source="127.0.0.9")
        until(lambda: there.request("GET", "/api/bots", None)[0] == 403, "still welcome")
        assert ann.request("GET", "/api/bots", None)[0] == 200
        assert [ban["who"] for ban in _admin(served, "bans")["bans"]] == ["127.0.0.9/32"]
        _admin(served, "unban", "127.0.0.9")
        until(lambda: there.request("GET", "/api/bots", None)[0] == 200, "still banned")
        _own_data(served)
        _restored(served)


def _own_data(served: Served) -> None:
    (ann, ben), table = two_people(served)
    move_once([ann, ben], table)
    ann.post("/api/me/recovery", {})
    kept = ann.get("/api/me/export")
    assert (kept["name"], kept["recovery"], kept["guests"]) == ("Ann", True, [])
    (mine,) = kept["tables"]
    assert (mine["id"], mine["host"], mine["status"]) == (table, True, "playing")
    assert ann.get(mine["record"])["moves"]
    assert ben.id() not in json.dumps(kept)
    assert ann.request("DELETE", "/api/me", None)[0] == 204
    assert ann.request("GET", "/api/me/export", None)[0] == 401


def _restored(served: Served) -> None:
    """As the handbook says: a copy while it runs, put in its place while it does not."""
    guests, table = two_people(served)
    move_once(guests, table)
    known = guests[0].get(f"/api/tables/{table}/events")
    copy = served.folder / "copy.db"
    assert run("backup", copy, "--database", served.database).exit_code == 0
    move_once(guests, table)
    assert served.stop() == 0
    for path in served.folder.glob("games.db*"):
        path.rename(path.with_name(f"old-{path.name}"))
    copy.rename(served.database)
    checked = run("doctor", "--database", served.database, "--json")
    assert json.loads(checked.stdout)["damaged"] == []
    served.start()
    assert guests[0].get(f"/api/tables/{table}/events") == known
    move_once(guests, table)


def test_before_the_first_start_the_doctor_finds_nothing_wrong(tmp_path: Path) -> None:
    checked = run("doctor", "--database", tmp_path / "games.db", "--json")
    assert checked.exit_code == 0, checked.output
    found = json.loads(checked.stdout)
    assert found["tables"] == 0
    assert "schema-none" in {check["code"] for check in found["checks"]}
    assert "nothing in it yet" in run("doctor", "--database", tmp_path / "games.db").stdout


def test_what_cannot_be_done_is_said(tmp_path: Path) -> None:
    with_database = ("--database", str(tmp_path / "games.db"))
    for arguments, code in (
        (("ban", "nobody"), "admin/wrong_ban"),
        (("unban", "192.0.2.1"), "admin/no_ban"),
        (("rename", "nobody", "Ann"), "admin/nobody"),
        (("close", "k3m9x2ab"), "table/unknown"),
        (("close",), "admin/what"),
        (("bans", "all"), "admin/what"),
    ):
        refused = run("admin", *arguments, *with_database, "--json")
        assert refused.exit_code == 2
        assert json.loads(refused.stdout)["error"]["code"] == code
