"""Following a table by its changes: one message per move, and nothing is missed."""

import json
import random
from typing import Any

from quadropolis.notation import parse_position
from quadropolis.rules.game import legal_moves
from quadropolis.server.wire.answers import Frame
from tests.server.http.test_tables import two_people
from tests.server.serving import Guest, Served, Stay, described

MOST_PER_MOVE = 1_200
"""Bytes that a move costs one client, deals included, with the largest cities there are."""


class Following:
    """A client that knows the rules: a table as it knows it, and what it has heard."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest, self.id = guest, table
        self.stay: Stay = guest.play(table, table="changes")
        self.table: dict[str, Any] = {}
        self.own: dict[str, Any] = {}
        self.frames: list[dict[str, Any]] = []
        self.hear()

    def hear(self) -> dict[str, Any]:
        """The next message, taken over."""
        message = self.stay.hear()
        described(Frame, message)
        self.frames.append(message)
        if message["type"] == "presence":
            self.table["presence"] = message["presence"]
        if message["type"] == "news":
            self.table |= message["table"]
            self.own = message.get("own", self.own)
        return message

    def hear_number(self, number: int) -> dict[str, Any]:
        """Listen until that event is known; the message that told it."""
        while (message := self.hear())["type"] != "news" or self.table["number"] < number:
            pass
        return message

    def move(self) -> str:
        """Some legal move at the position as it was told."""
        return str(random.choice(legal_moves(parse_position(self.table["game"]["position"]))))

    def agrees(self) -> bool:
        """Whether it knows what whoever asks for the table is told."""
        asked = self.guest.get(f"/api/tables/{self.id}")
        for more in ("state", "blocked", "sheets"):
            if asked["game"]:
                del asked["game"][more]
        return bool(asked == self.table)

    def close(self) -> None:
        self.stay.close()


def test_a_move_is_one_message_and_its_answer_comes_along(served: Served) -> None:
    guests, table = two_people(served)
    here = [Following(guest, table) for guest in guests]
    here[0].hear()  # the other one has come
    for id in ("a", "b", "c"):
        seat = here[0].table["turn"]["seat"]
        before = [len(one.frames) for one in here]
        number = here[0].table["number"]
        here[seat].stay.say(type="move", id=id, after=number, move=here[seat].move())
        told = [one.hear_number(number + 1) for one in here]
        assert [len(one.frames) for one in here] == [count + 1 for count in before]
        assert told[seat].pop("done")["id"] == id
        assert told[0] == told[1]
        assert set(told[0]["table"]) <= {"number", "position", "turn", "takes_back", "game"}
        assert all(one.agrees() for one in here)
        # The same message again: it counts once, and only its sender hears of it.
        here[seat].stay.say(type="move", id=id, after=number, move="1N1")
        assert here[seat].hear()["type"] == "done"
        for one in here:
            one.stay.say(type="ping")
            assert one.hear()["type"] == "pong"
            one.frames.clear()
    for one in here:
        one.close()


def test_everything_that_changes_is_told(served: Served) -> None:
    host, other = served.guest("Ann"), served.guest("Ben")
    table = host.create(settings={"seats": 3, "allocation": "manual"})["id"]
    here = Following(host, table)
    watching = Following(served.stranger(), table)
    assert here.own["seats"] == [0]

    def done(guest: Guest, kind: str, **fields: Any) -> None:
        status, answer = guest.command(table, kind, **fields)
        assert status == 200, answer
        here.hear_number(answer["number"])
        watching.hear_number(answer["number"])
        assert here.agrees()
        assert watching.agrees()
        assert "own" not in watching.frames[-1]

    done(host, "sit", seat=1, name="Cleo")
    assert here.own["seats"] == [0, 1]
    done(other, "sit", seat=2)
    done(host, "start")
    for _ in range(3):
        seat = here.table["turn"]["seat"]
        mover = other if seat == 2 else host
        done(mover, "move", after=here.table["number"], move=here.move())
    done(host, "undo", after=here.table["number"])
    if here.table["undo"]:
        done(other, "answer_undo", after=here.table["number"], agrees=True)
    assert other.post("/api/me", {"name": "Bea"})[0] == 201
    while here.table["seats"][2]["name"] != "Bea":
        here.hear()
    done(other, "resign", seat=2)
    here.close()
    watching.close()


def test_whoever_comes_back_knows_everything_again(served: Served) -> None:
    guests, table = two_people(served)
    first = Following(guests[0], table)
    number = first.table["number"]
    first.close()
    mover = Following(guests[0], table), Following(guests[1], table)
    seat = mover[0].table["turn"]["seat"]
    status, answer = guests[seat].command(table, "move", after=number, move=mover[0].move())
    assert status == 200, answer
    first.stay = guests[0].play(table, after=number, table="changes")
    missed = first.hear()
    assert [event["number"] for event in missed["events"]] == [answer["number"]]
    assert first.agrees()
    # Hello may be said at any time: what was missed comes, and all of the table.
    first.stay.say(type="hello", after=answer["number"], table="changes")
    while (again := first.hear())["type"] != "news":
        pass
    assert again["events"] == []
    assert {"setup", "seats", "game"} <= set(again["table"])
    for one in (first, *mover):
        one.close()


def test_drafts_are_told_to_ones_other_connections(served: Served) -> None:
    guests, table = two_people(served)
    seat = guests[0].get(f"/api/tables/{table}")["turn"]["seat"]
    here, there = Following(guests[seat], table), Following(guests[seat], table)
    move = here.move()
    here.stay.say(type="draft", seat=seat, move=move)
    assert there.hear()["drafts"] == {str(seat): move}
    here.stay.say(type="ping")
    assert here.hear()["type"] == "pong"
    here.close()
    there.close()


def test_a_move_is_small(served: Served) -> None:
    guests = [served.guest(name) for name in ("Ann", "Benedetta", "Christoph", "Дмитрий")]
    table = guests[0].create(settings={"mode": "expert", "seats": 4})["id"]
    for guest in guests[1:]:
        assert guest.command(table, "sit")[0] == 200
    assert guests[0].command(table, "start")[0] == 200
    sizes: list[int] = []
    with guests[0].play(table, table="changes") as stay:
        shown = stay.hear_type("news")["table"]
        while shown["status"] == "playing":
            moves = legal_moves(parse_position(shown["game"]["position"]))
            placing = [move for move in moves if move.to is not None and not move.discards]
            number, seat = shown["number"], shown["turn"]["seat"]
            move = {"after": number, "move": str(random.choice(placing or moves))}
            if seat:
                assert guests[seat].command(table, "move", **move)[0] == 200
            else:
                stay.say(type="move", id=f"0123456789abcdef{number:08}", **move)
            text = stay.socket.recv(timeout=30, decode=False)
            shown |= json.loads(text)["table"]
            sizes.append(len(text))
    assert sum(sizes) / len(sizes) <= MOST_PER_MOVE, (sum(sizes) / len(sizes), max(sizes))
