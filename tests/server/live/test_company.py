"""Other people at a table: phrases, who is gone, who begins, the host's share, invitations."""

import json

import pytest

from quadropolis.notation.record import GameRecord
from quadropolis.server.game.verify import verify
from quadropolis.server.live.heartbeat import GRACE_SECONDS
from quadropolis.server.live.phrases import MOST_KEPT
from quadropolis.server.wire.codes import Phrase
from tests.server.http.test_tables import two_people
from tests.server.serving import Guest, Served

SHARE = "0f" * 16


def test_phrases_are_codes_for_everybody_and_no_events(served: Served) -> None:
    (ann, ben), table = two_people(served)
    before = ann.get(f"/api/tables/{table}")["number"]
    with ann.play(table) as hers, ben.play(table, table="changes") as his:
        his.hear_type("news")
        hers.say(type="say", phrase="nice_move")
        for stay in (hers, his):
            (said,) = stay.hear_type("phrases")["phrases"]
            assert (said["phrase"], said["person"], said["seat"]) == ("nice_move", ann.id(), 0)
        hers.say(type="say", phrase="thanks")
        refused = hers.hear_type("error")
        assert refused["code"] == "phrase/too_soon"
        assert 1 <= refused["arguments"]["seconds"] <= 3
        his.say(type="say", phrase="wow")  # nobody waits for what another said
        assert his.hear_type("phrases")["phrases"][0]["number"] > said["number"]
        his.say(type="say", phrase="buy my tiles")
        assert his.hear_type("error")["code"] == "request/wrong_message"
    with served.guest("Eve").play(table) as eve:
        kept = eve.hear_type("phrases")["phrases"]
        assert [said["phrase"] for said in kept] == ["nice_move", "wow"]
        eve.say(type="say", phrase="hello")
        assert eve.hear_type("error")["code"] == "table/not_seated"
    assert ann.get(f"/api/tables/{table}")["number"] == before
    assert len(Phrase) >= 12 < MOST_KEPT


def test_whoever_promised_to_be_heard_and_is_not_is_away_until_they_are(served: Served) -> None:
    (ann, ben), table = two_people(served)
    with ann.play(table) as hers, ben.play(table) as his:
        assert hers.hear_type("presence")["presence"]["seats"] == [True, True]
        his.say(type="ping", within=1)
        his.hear_type("pong")
        away = hers.hear_type("presence")  # within a second and the grace: heard, not slept for
        assert away["presence"]["seats"] == [True, False]
        assert ann.get(f"/api/tables/{table}")["presence"]["seats"] == [True, False]
        his.say(type="ping")
        assert hers.hear_type("presence")["presence"]["seats"] == [True, True]
    assert GRACE_SECONDS + 4 < 10, "with a promise of 4 s somebody is missed within 10"


def test_the_host_brings_a_share_to_a_game_that_starts_at_once(served: Served) -> None:
    host = served.guest()
    table = host.create(seat=0, bots={"1": "random"})["id"]
    assert host.command(table, "start", share=SHARE)[0] == 200
    started = next(
        e for e in host.get(f"/api/tables/{table}/events")["events"] if e["kind"] == "started"
    )
    assert started["data"]["shares"] == [f"0:{SHARE}"]


def _finished(host: Guest, table: str) -> GameRecord:
    with host.play(table, table=False) as stay:
        while stay.hear_type("events")["events"][-1]["kind"] != "finished":
            pass
    return GameRecord.from_json(json.dumps(host.get(f"/api/tables/{table}/record")))


@pytest.mark.parametrize("first", [0, 1])
def test_the_host_chooses_who_begins_and_the_deals_are_still_checked(
    served: Served, first: int
) -> None:
    host, bots = served.guest(), {"0": "random", "1": "random"}
    settings = {"begins": "chosen", "first_seat": first}
    table = host.create(settings=settings, seat=None, bots=bots, start=True)["id"]
    record = _finished(host, table)
    assert record.first_player == first
    assert verify(record) is not None
    status, refusal = host.post("/api/tables", {"settings": settings | {"first_seat": 2}})
    assert (status, refusal["code"]) == (422, "table/wrong_setting")


def _play_alone(host: Guest, table: str) -> None:
    """One person plays all seats."""
    while (found := host.get(f"/api/tables/{table}/moves"))["seat"] is not None:
        move = {"after": found["number"], "move": found["moves"][0]["move"]}
        assert host.command(table, "move", **move)[0] == 200


@pytest.mark.parametrize("begins", ["loser", "winner"])
def test_a_rematch_is_begun_by_the_last_result(served: Served, begins: str) -> None:
    host = served.guest()
    new = {"settings": {"begins": begins}, "seat": 0, "guests": {"1": "Bea"}, "start": True}
    table = host.create(**new)["id"]
    _play_alone(host, table)
    result = host.get(f"/api/tables/{table}")["result"]
    status, done = host.command(table, "rematch")
    assert status == 200
    assert host.get("/api/me/tables")["tables"][1]["rematch"] == done["table"]
    assert host.command(done["table"], "start")[0] == 200
    first = host.get(f"/api/tables/{done['table']}")["turn"]["seat"]
    scores = result["scores"]
    assert first == (min(result["winners"]) if begins == "winner" else scores.index(min(scores)))


def test_whoever_is_invited_knows_where(served: Served) -> None:
    (ann, ben), table = two_people(served)
    _play_two(ann, ben, table)
    again = ann.command(table, "rematch")[1]["table"]
    assert ann.get(f"/api/tables/{again}/own")["invited"] == []
    assert ben.get(f"/api/tables/{again}/own")["invited"] == [1]
    assert _listed(ann) == {table: False, again: False}
    assert _listed(ben) == {again: True, table: False}
    assert ben.command(again, "sit")[0] == 200
    own = ben.get(f"/api/tables/{again}/own")
    assert (own["invited"], own["seats"]) == ([], [1])
    assert _listed(ben) == {again: False, table: False}


def test_an_invitation_ends_with_the_start(served: Served) -> None:
    (ann, ben), table = two_people(served)
    _play_two(ann, ben, table)
    again = ann.command(table, "rematch")[1]["table"]
    assert ann.command(again, "seat_bot", seat=1, bot="random")[0] == 200
    assert _listed(ben) == {table: False}
    assert ann.command(again, "start")[0] == 200
    assert _listed(ben) == {table: False}


def _listed(guest: Guest) -> dict[str, bool]:
    """My games, and whether I am invited there."""
    return {row["id"]: row["invited"] for row in guest.get("/api/me/tables")["tables"]}


def _play_two(ann: Guest, ben: Guest, table: str) -> None:
    while (found := ann.get(f"/api/tables/{table}/moves"))["seat"] is not None:
        move = {"after": found["number"], "move": found["moves"][0]["move"]}
        assert (ann, ben)[found["seat"]].command(table, "move", **move)[0] == 200


def test_how_others_reach_the_server_is_told(served: Served) -> None:
    told = served.stranger().get("/api/server")
    nothing = {"public_url": None, "addresses": [], "push_key": None}
    assert told == {"this_machine_only": True, **nothing}
