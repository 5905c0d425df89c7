"""Databases, cookies, records and recovery codes of older versions keep working.

Each folder beside this file was written by the version of its name, see `make.py`.
"""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from quadropolis.notation import parse_record
from tests.compat.make import move_once
from tests.server.serving import Guest, Served

VERSIONS = sorted(path for path in Path(__file__).parent.iterdir() if path.name.startswith("v"))


class Older:
    """A server of today on a database of that version."""

    def __init__(self, folder: Path, work: Path) -> None:
        shutil.copy(folder / "games.db", work / "games.db")
        self.told: dict[str, Any] = json.loads((folder / "told.json").read_text("utf-8"))
        self.served = Served(work, "--rate", "0", "--bot-seconds", "0.01")

    def person(self, name: str) -> Guest:
        return Guest(self.served.port, self.told["people"][name]["cookie"])

    def id(self, table: str) -> str:
        return str(self.told["tables"][table]["id"])


@pytest.fixture(params=VERSIONS, ids=lambda path: path.name)
def older(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Older]:
    older = Older(request.param, tmp_path)
    with older.served:
        yield older


def still_said(now: Any, then: Any) -> bool:
    """Whether everything that was said then is said now; more may be."""
    if isinstance(then, dict):
        return all(key in now and still_said(now[key], said) for key, said in then.items())
    if isinstance(then, list) and isinstance(now, list):
        return len(now) == len(then) and all(map(still_said, now, then))
    return bool(now == then)


def test_there_is_an_older_version() -> None:
    assert VERSIONS


def test_tables_and_events_are_told_as_before(older: Older) -> None:
    ann = older.person("Ann")
    for name, told in older.told["tables"].items():
        table = ann.get(f"/api/tables/{told['id']}")
        assert still_said(table, told["table"]), name
        assert still_said(ann.get(f"/api/tables/{told['id']}/events"), told["events"]), name
        for ply in (0, 3) if table["game"] else ():
            assert ann.get(f"/api/tables/{told['id']}/plies/{min(ply, table['game']['ply'])}")


def test_people_are_who_they_were(older: Older) -> None:
    for name, told in older.told["people"].items():
        person = older.person(name)
        assert person.get("/api/me") == {"id": told["id"], "name": name}
        assert still_said(person.get("/api/me/tables"), told["tables"])
        elsewhere = older.served.stranger()
        assert elsewhere.post("/api/recover", {"code": told["recovery"]})[0] == 200
        assert elsewhere.id() == told["id"]


def test_what_people_had_in_mind_is_still_there(older: Older) -> None:
    people = older.person("Ann"), older.person("Ben")
    seat, move = older.told["draft"]["seat"], older.told["draft"]["move"]
    drafted = people[seat].get(f"/api/tables/{older.id('drafted')}/own")
    assert drafted["drafts"] == {str(seat): move}
    laid = people[0].get(f"/api/tables/{older.id('allocating')}/own")["allocations"]
    assert laid["0"]["allocation"] == older.told["laid"]


def test_games_go_on(older: Older) -> None:
    ann, ben = older.person("Ann"), older.person("Ben")
    table = older.id("drafted")
    while (shown := ann.get(f"/api/tables/{table}"))["status"] == "playing":
        move_once((ann, ben)[shown["turn"]["seat"]], table)
    assert shown["status"] == "finished"
    allocating = older.id("allocating")
    for seat, person in enumerate((ann, ben)):
        assert person.command(allocating, "confirm", seat=seat)[0] == 200
    assert ann.get(f"/api/tables/{allocating}")["status"] == "finished"
    asked = older.id("asked")
    number = ann.get(f"/api/tables/{asked}")["number"]
    assert ben.command(asked, "answer_undo", after=number, agrees=True)[0] == 200
    move_once(ann, older.id("hot-seat"))
    assert ben.command(older.id("open"), "sit")[0] == 200
    assert ann.command(older.id("rematch"), "start")[0] == 200


def test_records_replay_and_are_taken_in(older: Older) -> None:
    text = json.dumps(older.told["record"])
    assert parse_record(text).check() is not None
    status, table = older.person("Ben").post("/api/records", older.told["record"])
    assert (status, table["result"]) == (201, older.told["record"]["result"])
