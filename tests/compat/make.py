"""Files as an older version left them: `python -m tests.compat.make FOLDER`, run with that version.

What is in the folder then is committed and never made again: later versions have to read it.
"""

import json
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.server.serving import Guest, Served


def made_in(folder: Path) -> None:
    """A server's database, and what its people and programs have seen of it."""
    with tempfile.TemporaryDirectory() as work, Served(Path(work), "--rate", "0") as served:
        ann, ben = served.guest("Ann"), served.guest("Ben")
        tables = {
            "open": ann.create(settings={"public": True, "mode": "expert", "seats": 3})["id"],
            "drafted": _between(ann, ben, 3),
            "allocating": _between(ann, ben, 32, allocation="manual"),
            "finished": _between(ann, ben, 32),
            "hot-seat": ann.create(guests={"1": "Cleo"}, start=True)["id"],
            "ended": _between(ann, ben, 2),
            "asked": _between(ann, ben, 4, undo="off"),
        }
        move_once(ann, tables["hot-seat"])
        seat, draft = _draft(ann, ben, tables["drafted"])
        laid = _lay(ann, tables["allocating"])
        assert ann.command(tables["ended"], "resign", seat=0)[0] == 200
        assert ben.command(tables["ended"], "end")[0] == 200
        number = ann.get(f"/api/tables/{tables['asked']}")["number"]
        assert ann.command(tables["asked"], "undo", after=number)[0] == 200
        status, again = ann.command(tables["finished"], "rematch")
        assert status == 200
        tables["rematch"] = again["table"]
        record = ann.get(f"/api/tables/{tables['finished']}/record")
        imported = ben.post("/api/records", record)[1]["id"]
        tables["imported"] = imported
        told = {
            "people": {
                guest.get("/api/me")["name"]: {
                    "id": guest.id(),
                    "cookie": guest.cookie,
                    "recovery": guest.post("/api/me/recovery", {})[1]["code"],
                    "tables": guest.get("/api/me/tables"),
                }
                for guest in (ann, ben)
            },
            "draft": {"seat": seat, "move": draft},
            "laid": laid,
            "record": record,
            "tables": {
                name: {
                    "id": id,
                    "table": ann.get(f"/api/tables/{id}"),
                    "events": ann.get(f"/api/tables/{id}/events"),
                }
                for name, id in tables.items()
            },
        }
        assert served.stop() == 0
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copy(served.database, folder / "games.db")
        (folder / "told.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def _between(ann: Guest, ben: Guest, moves: int, **settings: Any) -> str:
    table = str(ann.create(settings=settings)["id"])
    assert ben.command(table, "sit")[0] == 200
    assert ann.command(table, "start")[0] == 200
    for _ in range(moves):
        seat = ann.get(f"/api/tables/{table}/moves")["seat"]
        move_once((ann, ben)[seat], table)
    return table


def move_once(guest: Guest, table: str) -> None:
    listed = guest.get(f"/api/tables/{table}/moves")
    move = max(listed["moves"], key=lambda move: (move["points"], move["move"]))["move"]
    status, answer = guest.command(table, "move", after=listed["number"], move=move)
    assert status == 200, answer


def _draft(ann: Guest, ben: Guest, table: str) -> tuple[int, str]:
    listed = ann.get(f"/api/tables/{table}/moves")
    seat, move = listed["seat"], listed["moves"][5]["move"]
    with (ann, ben)[seat].play(table) as stay:
        stay.hear_type("own")
        stay.say(type="draft", seat=seat, move=move)
        stay.hear_type("own")
    return seat, move


def _lay(ann: Guest, table: str) -> dict[str, Any]:
    best = ann.get(f"/api/tables/{table}")["game"]["sheets"][0]["allocation"]
    laid = dict(list(best.items())[:1])
    with ann.play(table) as stay:
        stay.hear_type("own")
        stay.say(type="lay", seat=0, allocation=laid)
        stay.hear_type("own")
    return laid


if __name__ == "__main__":
    made_in(Path(sys.argv[1]))
