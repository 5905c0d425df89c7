"""Races through two processes: exactly one wins, however often."""

from functools import partial
from pathlib import Path
from typing import Any

from tests.server.cluster.pair import at, at_once, pair
from tests.server.live.test_races import hot_seat
from tests.server.serving import Guest, Served
from tests.sizes import size

TIMES = size(8, 1000)
MOST = 3
"""Tables of one person that are not over."""


def _winner(answers: list[tuple[int, Any]], lost: str) -> Any:
    """What the only winner was told; the other one was refused with that code."""
    won = [data for status, data in answers if status in (200, 201)]
    assert len(won) == 1, answers
    assert [data["code"] for status, data in answers if status not in (200, 201)] == [lost]
    return won[0]


def _end(guest: Guest, table: str) -> None:
    assert guest.command(table, "end")[0] == 200


def _same_seat(first: Served, second: Served) -> None:
    host, ann, ben = first.guest(), first.guest("Ann"), second.guest("Ben")
    for _ in range(TIMES):
        table = host.create()["id"]
        _winner(
            at_once(
                partial(ann.command, table, "sit", seat=1),
                partial(ben.command, table, "sit", seat=1),
            ),
            "table/seat_taken",
        )
        seated = [seat["person"] for seat in host.get(f"/api/tables/{table}")["seats"]]
        assert seated == [host.id(), seated[1]]
        assert seated[1] in (ann.id(), ben.id())
        _end(host, table)


def _same_turn(first: Served, second: Served) -> None:
    guest, table = hot_seat(first)
    other = at(second, guest)
    for _ in range(TIMES):
        moves = guest.get(f"/api/tables/{table}/moves")
        if not moves["moves"]:
            guest, table = hot_seat(first)
            other = at(second, guest)
            continue
        after, (one, *_, two) = moves["number"], moves["moves"]
        answers = at_once(
            partial(guest.command, table, "move", after=after, move=one["move"]),
            partial(other.command, table, "move", after=after, move=two["move"]),
        )
        assert _winner(answers, "table/old_position")["number"] == after + 1
        events = guest.get(f"/api/tables/{table}/events")
        assert events == other.get(f"/api/tables/{table}/events")


def _undo_and_move(first: Served, second: Served) -> None:
    guest, table = hot_seat(first)
    other = at(second, guest)
    for _ in range(TIMES):
        moves = guest.get(f"/api/tables/{table}/moves")
        if not moves["moves"]:  # the last move has won
            guest, table = hot_seat(first)
            other = at(second, guest)
            continue
        _, done = guest.command(
            table, "move", after=moves["number"], move=moves["moves"][0]["move"]
        )
        legal = guest.get(f"/api/tables/{table}/moves")
        after = legal["number"]
        if not legal["moves"] or done["number"] != after:  # a round was dealt
            guest, table = hot_seat(first)
            other = at(second, guest)
            continue
        answers = at_once(
            partial(guest.command, table, "undo", after=after),
            partial(other.command, table, "move", after=after, move=legal["moves"][0]["move"]),
        )
        _winner(answers, "table/old_position")


def _recovery_code(first: Served, second: Served) -> None:
    guest = first.guest()
    for _ in range(TIMES):
        code = guest.post("/api/me/recovery", {})[1]["code"]
        here, there = first.stranger(), second.stranger()
        answers = at_once(
            partial(here.post, "/api/recover", {"code": code}),
            partial(there.post, "/api/recover", {"code": code}),
        )
        _winner(answers, "person/wrong_recovery")
        guest = Guest(first.port, here.cookie or there.cookie)
        assert guest.get("/api/me")["name"] == "Ann"


def _last_table(first: Served, second: Served) -> None:
    guest = first.guest()
    other = at(second, guest)
    for _ in range(MOST - 1):
        guest.create()
    for _ in range(TIMES):
        answers = at_once(
            lambda: guest.post("/api/tables", {}), lambda: other.post("/api/tables", {})
        )
        _end(guest, _winner(answers, "table/too_many")["id"])


def test_exactly_one_wins(tmp_path: Path) -> None:
    with pair(tmp_path, "--limit", f"tables-per-person={MOST}") as (first, second, _):
        for race in (_same_seat, _same_turn, _undo_and_move, _recovery_code, _last_table):
            race(first, second)
        for served in (first, second):
            assert served.stop() == 0
            assert "Traceback" not in served.logged()
            assert '"failed"' not in served.logged()
