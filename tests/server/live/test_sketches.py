"""Drafts and unconfirmed allocations: one's own, and there again after a restart."""

import json
from pathlib import Path

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
