"""Drafts, plans and unconfirmed allocations: one's own, and there again after a restart."""

import json
from dataclasses import replace
from pathlib import Path

import quadropolis as q
from tests.server.http.test_tables import move_once, two_people
from tests.server.serving import Served


def test_a_draft_is_there_after_a_restart(tmp_path: Path) -> None:
    with Served(tmp_path, "--rate", "0") as served:
        guests, table = two_people(served)
        moves = guests[0].get(f"/api/tables/{table}/moves")
        seat, text = moves["seat"], moves["moves"][3]["move"]
        with guests[seat].play(table) as stay:
            stay.say(type="draft", seat=seat, move=moves["moves"][0]["move"])
            stay.say(type="draft", seat=seat, move=text)
            stay.say(type="ping")
            stay.hear_type("pong")
        before = guests[0].get(f"/api/tables/{table}/events")
        assert served.stop() == 0
        served.start()
        assert guests[seat].get(f"/api/tables/{table}/own")["drafts"] == {str(seat): text}
        other = guests[1 - seat]
        assert other.get(f"/api/tables/{table}/own")["drafts"] == {}
        assert guests[0].get(f"/api/tables/{table}/events") == before
        # The move is made: what was thought before it is void, also after a restart.
        move_once(guests, table)
        assert served.stop() == 0
        served.start()
        assert guests[seat].get(f"/api/tables/{table}/own")["drafts"] == {}
        with guests[1 - seat].play(table) as stay:
            moves = guests[0].get(f"/api/tables/{table}/moves")
            stay.say(type="draft", seat=1 - seat, move=moves["moves"][0]["move"])
            stay.say(type="draft", seat=1 - seat, move=None)
            stay.say(type="ping")
            stay.hear_type("pong")
        assert served.stop() == 0
        served.start()
        assert other.get(f"/api/tables/{table}/own")["drafts"] == {}


def test_a_plan_outlasts_others_and_a_restart_but_no_own_move_undo_or_deal(tmp_path: Path) -> None:
    with Served(tmp_path, "--rate", "0") as served:
        guests, table = two_people(served)

        def seat_to_move() -> int:
            return int(guests[0].get(f"/api/tables/{table}/moves")["seat"])

        def plans(seat: int) -> dict[str, str]:
            found: dict[str, str] = guests[seat].get(f"/api/tables/{table}/own")["plans"]
            return found

        def plan(seat: int, move: str | None) -> str | None:
            with guests[seat].play(table) as stay:
                stay.hear_type("own")
                stay.say(type="plan", seat=seat, move=move)
                answer = stay.hear_type("own", "error")
                code: str | None = answer.get("code")
                return code

        def legal(seat: int) -> str:
            """A move that would be legal if it were that seat's turn, whoever's it is."""
            state = q.parse_position(guests[0].get(f"/api/tables/{table}")["game"]["position"])
            return str(q.legal_moves(replace(state, current_player=seat))[0])

        first = seat_to_move()
        waits = 1 - first
        planned = legal(waits)
        assert plan(waits, planned) is None
        assert plans(waits) == {str(waits): planned}
        assert plans(first) == {}
        # What nobody could play, somebody else's seat and what is no move are refused.
        assert plan(waits, "9Z9") == "notation/move"
        assert str(plan(waits, "4N1:z9")).startswith(("move/", "notation/"))
        with guests[first].play(table) as stay:
            stay.say(type="plan", seat=waits, move=planned)
            assert stay.hear_type("error")["code"] == "table/not_seated"
        # Others move, the server starts again: it is still there. Then it is one's own move.
        move_once(guests, table)
        assert plans(waits) == {str(waits): planned}
        assert served.stop() == 0
        served.start()
        assert plans(waits) == {str(waits): planned}
        move_once(guests, table)
        assert plans(waits) == {}
        assert served.stop() == 0
        served.start()
        assert plans(waits) == {}
        # A move that is taken back takes the plans along, also those from before it.
        assert plan(waits, legal(waits)) is None
        move_once(guests, table)
        number = guests[first].get(f"/api/tables/{table}")["number"]
        assert guests[first].command(table, "undo", after=number)[0] == 200
        asked = guests[waits].get(f"/api/tables/{table}")
        if asked["undo"]:
            answer = {"agrees": True, "after": asked["number"]}
            assert guests[waits].command(table, "answer_undo", **answer)[0] == 200
        assert plans(waits) == {}
        # And so does a deal.
        while guests[0].get(f"/api/tables/{table}")["game"]["state"]["round"] == 1:
            now = seat_to_move()
            if guests[0].get(f"/api/tables/{table}")["game"]["state"]["turn"] < 4:
                assert plan(1 - now, legal(1 - now)) is None
            move_once(guests, table)
        assert (plans(0), plans(1)) == ({}, {})


def test_an_allocation_is_there_after_a_restart(tmp_path: Path) -> None:
    with Served(tmp_path, "--rate", "0") as served:
        guests, table = two_people(served, allocation="manual")
        for _ in range(32):
            move_once(guests, table)
        best = guests[0].get(f"/api/tables/{table}")["game"]["sheets"][0]["allocation"]
        laid = dict(list(best.items())[:1])
        with guests[0].play(table) as stay:
            stay.hear_type("own")
            stay.say(type="lay", seat=0, allocation={})
            stay.hear_type("own")
            stay.say(type="lay", seat=0, allocation=laid)
            assert stay.hear_type("own")["allocations"]["0"]["allocation"] == laid
        assert served.stop() == 0
        served.start()
        own = guests[0].get(f"/api/tables/{table}/own")["allocations"]
        assert own["0"]["allocation"] == laid
        assert guests[1].get(f"/api/tables/{table}/own")["allocations"] == {}
        shown = json.dumps(guests[1].get(f"/api/tables/{table}")["game"]["allocations"])
        assert shown == "{}"
        assert guests[0].command(table, "confirm", seat=0, allocation=laid)[0] == 200
        assert guests[1].command(table, "confirm", seat=1)[0] == 200
        final = guests[1].get(f"/api/tables/{table}")["game"]["sheets"][0]["allocation"]
        assert final == laid
