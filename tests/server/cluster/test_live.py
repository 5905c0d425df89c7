"""What happens at one process is told at the other: moves, people, sketches, names, limits."""

import contextlib
import json
from collections.abc import Iterator
from typing import Any

import psycopg
import pytest

from quadropolis.notation.record import GameRecord
from tests.server.cluster.pair import at, pair, until
from tests.server.http.test_tables import move_once, two_people
from tests.server.serving import Guest, Served, Stay

Pair = tuple[Served, Served, str]


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    limit = ("--limit", "bot-tables-per-person=1")
    with pair(tmp_path_factory.mktemp("pair"), *limit) as found:
        yield found


def _presence(stay: Stay, seats: list[bool], watching: int) -> None:
    """Listen until that is who is there."""
    wanted = {"seats": seats, "watching": watching}
    while stay.hear_type("presence")["presence"] != wanted:
        pass


def _news(stay: Stay, kind: str) -> dict[str, Any]:
    """Listen until an event of that kind is told."""
    while True:
        message = stay.hear_type("news")
        if any(event["kind"] == kind for event in message["events"]):
            return message


@contextlib.contextmanager
def _watching(guest: Guest, table: str) -> Iterator[Stay]:
    with guest.play(table, table="changes") as stay:
        stay.hear_type("news")
        yield stay


def test_people_moves_sketches_and_names(both: Pair) -> None:
    first, second, _ = both
    (ann, ben), table = two_people(first)
    with _watching(at(second, ben), table) as there, _watching(ann, table) as here:
        _presence(there, [True, True], 0)
        with _watching(second.stranger(), table):
            _presence(here, [True, True], 1)
            assert ann.get(f"/api/tables/{table}")["presence"]["watching"] == 1
        _presence(here, [True, True], 0)
        for _ in range(3):
            move_once([ann, ben], table)
            ours, theirs = _news(here, "moved"), _news(there, "moved")
            assert ours["events"] == theirs["events"]
            assert ours["table"]["game"] == theirs["table"]["game"]
        move_once([at(second, ann), at(second, ben)], table)
        assert _news(here, "moved")["events"] == _news(there, "moved")["events"]
        # What somebody has in mind is shown to their other devices, and to nobody else.
        moves = ann.get(f"/api/tables/{table}/moves")
        seat, text = moves["seat"], moves["moves"][0]["move"]
        mover = (ann, ben)[seat]
        with _watching(at(second, mover), table) as away, _watching(mover, table) as home:
            home.say(type="draft", seat=seat, move=text)
            assert away.hear_type("own")["drafts"] == {str(seat): text}
            home.say(type="draft", seat=seat, move=None)
            assert away.hear_type("own")["drafts"] == {}
        assert at(second, ann).post("/api/me", {"name": "Anna"})[0] == 201
        until(lambda: ann.get("/api/me")["name"] == "Anna", "the old name stays")
        message = here.hear_type("news")
        assert [seat["name"] for seat in message["table"]["seats"]] == ["Anna", "Ben"]


def test_phrases_and_whoever_falls_silent(both: Pair) -> None:
    first, second, _ = both
    (ann, ben), table = two_people(first)
    with _watching(at(second, ben), table) as there, _watching(ann, table) as here:
        _presence(there, [True, True], 0)
        here.say(type="say", phrase="hello")
        assert there.hear_type("phrases")["phrases"][0]["phrase"] == "hello"
        there.say(type="say", phrase="thanks")
        while here.hear_type("phrases")["phrases"][-1]["phrase"] != "thanks":
            pass
        there.say(type="ping", within=1)
        _presence(here, [True, False], 0)
        there.say(type="ping")
        _presence(here, [True, True], 0)
    with _watching(second.stranger(), table) as later:
        said = [one["phrase"] for one in later.hear_type("phrases")["phrases"]]
        assert said == ["hello", "thanks"]


def test_who_is_gone_is_gone_everywhere(both: Pair) -> None:
    first, second, _ = both
    (ann, ben), table = two_people(first)
    code = ann.post("/api/me/recovery", {})[1]["code"]
    with _watching(at(second, ann), table) as old:
        new = first.stranger()
        assert new.post("/api/recover", {"code": code})[0] == 200
        assert old.closing_code() == 1008
    until(lambda: at(second, ann).request("GET", "/api/me", None)[0] == 401, "a cookie too much")
    assert at(second, new).get("/api/me")["name"] == "Ann"
    with _watching(at(second, ben), table) as stay:
        assert ben.request("DELETE", "/api/me", None)[0] == 204
        assert stay.closing_code() == 1008


def test_a_lost_listener_misses_nothing(both: Pair) -> None:
    first, second, url = both
    (ann, ben), table = two_people(first)
    with _watching(at(second, ben), table) as stay:
        plain = url.replace("+psycopg", "")
        with psycopg.connect(plain, autocommit=True) as administrator:
            administrator.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE query IN ('LISTEN quadropolis', 'SELECT 1')"
            )
            move_once([ann, ben], table)
        assert _news(stay, "moved")["events"]
        move_once([ann, ben], table)
        assert _news(stay, "moved")["events"]


def test_bots_at_a_table_of_both(both: Pair) -> None:
    """Each could think for them; the game has no move too many, and both see the same."""
    first, second, _ = both
    host = first.guest()
    bots = {"0": "random", "1": "greedy", "2": "random"}
    settings = {"seats": 3}
    table = host.create(settings=settings, seat=None, bots=bots, start=True)["id"]
    with _watching(second.stranger(), table) as there, _watching(first.stranger(), table) as here:
        # How many events come in one message is up to each process; the last one is the same.
        ends = [_news(stay, "finished")["events"][-1] for stay in (there, here)]
        assert ends[0] == ends[1]
    record = GameRecord.from_json(json.dumps(host.get(f"/api/tables/{table}/record")))
    assert record.check() is not None


def test_one_limit_of_tables_for_both(both: Pair) -> None:
    first, second, _ = both
    guest = first.guest()
    new = {"seat": None, "bots": {"0": "random", "1": "random"}, "start": True}
    assert guest.post("/api/tables", new)[0] == 201
    # It is told in a moment; until then the other process knows of none.
    other = at(second, guest)
    until(lambda: other.post("/api/tables", new)[0] == 429, "two limits of tables")
