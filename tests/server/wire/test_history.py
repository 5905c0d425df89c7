"""Positions one by one, and the list of one's games."""

import json
from typing import Any
from urllib.parse import quote

from quadropolis.notation.position import format_position
from quadropolis.notation.record import GameRecord
from quadropolis.server.wire import answers
from tests.server.http.test_tables import move_once, two_people
from tests.server.serving import Guest, Served, described


def test_positions_one_by_one(served: Served) -> None:
    guests, table = two_people(served)
    for _ in range(9):
        move_once(guests, table)
    text = json.dumps(guests[0].get(f"/api/tables/{table}/record"))
    record = GameRecord.from_json(text)
    states = record.states()
    moved = 0
    for ply, state in enumerate(states):
        data = served.stranger().get(f"/api/tables/{table}/plies/{ply}")
        described(answers.Ply, data)
        assert data["last"] == len(states) - 1
        assert data["result"] is None
        assert data["state"]["cities"] == [str(city) for city in state.cities]
        assert data["position"] == format_position(state)
        if ply == 0:
            assert data["log"] is None
        elif states[ply - 1].current_player is None:
            assert data["log"] == {"code": "log/dealt", "arguments": {"round": state.round}}
        else:
            arguments = data["log"]["arguments"]
            written = f"{arguments['architect']}{arguments['spot']}"
            assert record.moves[moved].startswith(written)
            assert arguments["seat"] == states[ply - 1].current_player
            assert arguments["spot"] in data["blocked"] or state.current_player is None
            moved += 1
    assert moved == 9
    live = guests[0].get(f"/api/tables/{table}")["game"]
    assert (live["ply"], live["blocked"]) == (data["last"], data["blocked"])
    logged = [event["log"] for event in guests[0].get(f"/api/tables/{table}/events")["events"]]
    assert logged[-1] == data["log"]
    status, error, _ = guests[0].request("GET", f"/api/tables/{table}/plies/{len(states)}", None)
    assert (status, error["code"]) == (422, "record/no_such_ply")
    status, error = guests[0].post("/api/records", json.loads(text))
    assert (status, error["code"]) == (422, "table/import_not_over")


def test_the_last_position_has_the_final_allocations(served: Served) -> None:
    guests, table = two_people(served, allocation="manual")
    for _ in range(32):
        move_once(guests, table)
    last = guests[0].get(f"/api/tables/{table}")["game"]["ply"]
    best = guests[0].get(f"/api/tables/{table}/plies/{last}")
    assert best["result"] is None
    assert guests[0].command(table, "confirm", seat=0, allocation={})[0] == 200
    assert guests[1].command(table, "confirm", seat=1)[0] == 200
    shown = guests[0].get(f"/api/tables/{table}")
    ply = guests[0].get(f"/api/tables/{table}/plies/{last}")
    assert ply["sheets"] == shown["game"]["sheets"]
    assert ply["sheets"][0]["allocation"] == {}
    assert ply["sheets"][1] == best["sheets"][1]
    assert ply["state"] == shown["game"]["state"]
    assert ply["result"] == shown["result"]
    before = guests[0].get(f"/api/tables/{table}/plies/{last - 1}")
    assert before["result"] is None
    assert before["sheets"][0]["allocation"] != {}


def _mine(guest: Guest, table: str) -> dict[str, Any]:
    rows = {row["id"]: row for row in guest.get("/api/me/tables")["tables"]}
    described(answers.MyTable, rows[table])
    return dict(rows[table])


def test_the_list_of_my_games(served: Served) -> None:
    guests, table = two_people(served, mode="expert", playgrounds=True)
    current = guests[0].get(f"/api/tables/{table}")["turn"]["seat"]
    for seat, guest in enumerate(guests):
        row = _mine(guest, table)
        assert row["my_seats"] == [seat]
        assert row["your_turn"] == (seat == current)
        assert (row["status"], row["mode"], row["playgrounds"]) == ("playing", "expert", True)
        assert [there["name"] for there in row["seats"]] == ["Ann", "Ben"]
        assert row["result"] is None
    for _ in range(40):
        move_once(guests, table)
    shown = guests[0].get(f"/api/tables/{table}")
    assert shown["status"] == "finished"
    assert shown["result"]["decided_by"] in ("points", "inhabitants", "empty_squares", "shared")
    row = _mine(guests[1], table)
    assert (row["status"], row["result"]) == ("finished", shown["result"])
    assert row["your_turn"] is False
    assert row["seats"] == shown["seats"]


def test_an_ended_game_and_an_open_table_are_listed_too(served: Served) -> None:
    host = served.guest("Ann")
    opened = host.create(bots={"1": "greedy"})["id"]
    given_up = host.create(bots={"1": "greedy"}, start=True)["id"]
    assert host.command(given_up, "resign", seat=0)[0] == 200
    assert _mine(host, opened)["seats"][1]["bot"] == "greedy"
    row = _mine(host, given_up)
    assert (row["status"], row["result"]) == ("ended", None)
    assert row["seats"][0]["resigned"] is True
    times = [row["changed"] for row in host.get("/api/me/tables")["tables"]]
    assert times == sorted(times, reverse=True)


def test_any_position_by_its_text(served: Served) -> None:
    """The same as at the table it comes from; somebody may have written it less tidily."""
    guests, table = two_people(served)
    move_once(guests, table)
    game = guests[0].get(f"/api/tables/{table}")["game"]
    text = guests[0].get(f"/api/tables/{table}/plies/{game['ply']}")["position"]
    untidy = text.replace(" | ", "|\n")
    data = served.stranger().get(f"/api/position?text={quote(untidy, safe='')}")
    described(answers.PositionView, data)
    assert data["position"] == text
    assert {key: data[key] for key in ("state", "blocked", "sheets")} == {
        key: game[key] for key in ("state", "blocked", "sheets")
    }
    assert data["moves"] == guests[0].get(f"/api/tables/{table}/moves")["moves"]


def test_a_text_that_is_no_position_is_refused_with_its_place(served: Served) -> None:
    status, error, _ = served.stranger().request("GET", "/api/position?text=classic%202", None)
    assert (status, error["code"]) == (422, "position/wrong_field_count")
    assert error["arguments"] == {"found": 1, "players": 2, "expected": 11}
