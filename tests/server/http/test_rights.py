"""Every message over the WebSocket, for everyone: owner, other seat, spectator, stranger, ex."""

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.http.test_people import COMMANDS, ROLES, people_at_a_table
from tests.server.serving import Guest, Served, Stay

OUTSIDERS = ("spectator", "ex")

# What is no command: drafts, and what everybody may say.
FURTHER: dict[str, tuple[dict[str, Any], str | None, str | None, str | None, str | None]] = {
    "draft": (
        {"seat": 0, "move": "first"}, None, "table/not_seated", "table/not_seated",
        "person/unknown",
    ),
    "plan": (
        {"seat": 0, "move": "first"}, None, "table/not_seated", "table/not_seated",
        "person/unknown",
    ),
    "lay": (
        {"seat": 0, "allocation": {}}, "table/not_allocating", "table/not_allocating",
        "table/not_allocating", "person/unknown",
    ),
    "ping": ({}, None, None, None, None),
    "hello": ({"after": 0}, None, None, None, None),
}  # fmt: skip


def _expected(type: str, role: str) -> str | None:
    if type in FURTHER:
        _, owner, other, outsider, stranger = FURTHER[type]
    else:
        _, owner, other, outsider = COMMANDS[type]
        stranger = "person/unknown"
    return {"owner": owner, "other": other, "stranger": stranger}.get(role, outsider)


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("type", [*COMMANDS, *FURTHER])
def test_rights_of_messages(served: Served, type: str, role: str) -> None:
    fields = (COMMANDS | FURTHER)[type][0]
    roles, table = people_at_a_table(served)
    moves = roles["owner"].get(f"/api/tables/{table}/moves")
    values = {"now": moves["number"], "first": moves["moves"][0]["move"]}
    sent = {key: values.get(v, v) if isinstance(v, str) else v for key, v in fields.items()}
    before = roles["owner"].get(f"/api/tables/{table}")["number"]
    expected = _expected(type, role)
    with roles[role].play(table) as stay:
        stay.hear_type("events")
        if role != "stranger":
            assert stay.hear_type("own")["seats"] == _seats(role)
        stay.say(type=type, **sent)
        heard = {"ping": "pong", "hello": "events", "draft": "own", "plan": "own"}.get(type, "done")
        answer = stay.hear_type(heard, "error")
        assert answer.get("code") == expected
    if expected is not None:
        assert roles["owner"].get(f"/api/tables/{table}")["number"] == before


def _seats(role: str) -> list[int]:
    return {"owner": [0], "other": [1], "ex": [2]}.get(role, [])


def test_a_draft_reaches_nobody_else(served: Served) -> None:
    roles, table = people_at_a_table(served)
    move = roles["owner"].get(f"/api/tables/{table}/moves")["moves"][0]["move"]
    listening: list[Guest] = [roles[role] for role in ("other", *OUTSIDERS, "stranger")]
    stays = [guest.play(table) for guest in listening]
    try:
        for stay in stays:
            stay.hear_type("events")
        with roles["owner"].play(table) as own, roles["owner"].play(table) as second:
            own.say(type="draft", seat=0, move=move)
            while second.hear_type("own")["drafts"] != {"0": move}:
                pass
            for stay in stays:
                stay.say(type="ping")
                while (message := stay.hear())["type"] != "pong":
                    assert message["type"] in ("own", "presence")
                    assert move not in str(message.get("drafts", ""))
    finally:
        for stay in stays:
            stay.close()


def test_a_client_that_does_not_read_is_let_go(served: Served) -> None:
    roles, table = people_at_a_table(served)
    with roles["spectator"].play(table) as deaf, pytest.raises(ConnectionClosed):
        _ask_and_ask(deaf)
    # Nobody else is disturbed.
    with roles["owner"].play(table) as stay:
        stay.hear_type("own")
        stay.say(type="ping")
        assert stay.hear_type("pong")


def _ask_and_ask(stay: Stay) -> None:
    while True:
        stay.say(type="hello", after=0)
