"""Guests, their cookie, and who may do what."""

import contextlib
import json
import sqlite3
from typing import Any

import pytest

from quadropolis.server.errors import WrongName
from quadropolis.server.game.names import checked_name, new_id
from quadropolis.server.http.people import person_of, token
from tests.server.serving import Guest, Served

BAD_NAMES = [
    "",
    "   ",
    "x" * 25,
    "x" * 10_000,
    "a\nb\x00",
    "\u202egnp.exe",
    "Ann\u200b",
    "\u2066Ann",
    "a" + "\u0301" * 10,
    "\ud800",
    "\u0301",
]


@pytest.mark.parametrize("name", BAD_NAMES)
def test_wrong_names(name: str) -> None:
    with pytest.raises(WrongName):
        checked_name(name)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("x" * 25, "long"),
        ("x" * 500, "long"),
        ("", "empty"),
        ("Ann\u200b", "hidden"),
        ("An\u200dn", "hidden"),
        ("🙂\u200d", "hidden"),
        ("\u200d🙂", "hidden"),
        ("👩\u200d\u200d🚀", "hidden"),
    ],
)
def test_a_wrong_name_is_told_with_the_reason(name: str, reason: str) -> None:
    with pytest.raises(WrongName) as refused:
        checked_name(name)
    assert refused.value.arguments["reason"] == reason
    assert refused.value.arguments["name"] == name[:96]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Ann\u200b", "Character 4 of this name cannot be shown (U+200B). Please leave it out."),
        (" \u202ex", "Character 1 of this name cannot be shown (U+202E). Please leave it out."),
        ("Bo\u0301\u0302\u0303\u0304", "“ó” has too many accents: at most 2 are allowed."),
        ("Bx\u0301\u0302\u0303", "“x” has too many accents: at most 2 are allowed."),
    ],
)
def test_the_refused_sign_is_named(name: str, said: str) -> None:
    with pytest.raises(WrongName) as refused:
        checked_name(name)
    assert str(refused.value) == said


JOINED = [
    "👩\u200d🚀",
    "👨\u200d👩\u200d👧\u200d👦",
    "👩🏽\u200d🌾",
    "🏳\ufe0f\u200d🌈",
    "🧑\u200d🌾 Ann",
]


@pytest.mark.parametrize(
    "name", ["Ann", "Ёлка", "山田 太郎", "O'Neil-3", "<script>", "José", "🙂", *JOINED]
)
def test_names(name: str) -> None:
    assert checked_name(f"  {name} ") == name


def test_tokens_are_signed() -> None:
    person = new_id()
    good = token(person, "one secret")
    assert person_of(good, "one secret") == person
    assert person_of(good, "another secret") is None
    assert person_of(token(new_id(), "one secret")[:20] + good[20:], "one secret") is None
    for wrong in (None, "", ".", person, good + "0", "é" * 30):
        assert person_of(wrong, "one secret") is None


def test_the_cookie_is_out_of_reach_for_scripts(served: Served) -> None:
    guest = served.stranger()
    _, _, headers = guest.request("POST", "/api/me", b'{"name": "Ann"}')
    cookie = headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert guest.get("/api/me")["name"] == "Ann"
    assert guest.post("/api/me", {"name": "Anne"})[1]["name"] == "Anne"
    forged = Guest(served.port, (guest.cookie or "")[:-1] + "x")
    assert forged.request("GET", "/api/me", None)[0] == 401


def test_whoever_may_be_nobody_yet_can_ask_without_a_refusal(served: Served) -> None:
    assert served.stranger().get("/api/me?optional=true") is None
    guest = served.guest("Ann")
    assert guest.get("/api/me?optional=true") == guest.get("/api/me")
    assert served.stranger().request("GET", "/api/me?optional=perhaps", None)[0] == 422


def test_a_recovery_code_works_once(served: Served) -> None:
    guest = served.guest("Ann")
    code = guest.post("/api/me/recovery", {})[1]["code"]
    newer = guest.post("/api/me/recovery", {})[1]["code"]
    before = guest.id()
    phone = served.stranger()
    assert phone.post("/api/recover", {"code": code})[1]["code"] == "person/wrong_recovery"
    assert phone.post("/api/recover", {"code": newer.upper().replace("-", " ")})[0] == 200
    assert phone.id() == before
    assert served.stranger().post("/api/recover", {"code": newer})[0] == 403


def test_delete_my_data(served: Served) -> None:
    name = "Rumpelstilz"
    guest, other = served.guest(name), served.guest("Ben")
    tables = []
    for start in (False, True):
        table = guest.create()["id"]
        other.command(table, "sit")
        if start:
            assert guest.command(table, "start")[0] == 200
        tables.append(table)
    person, cookie = guest.id(), guest.cookie
    assert guest.request("DELETE", "/api/me", None)[0] == 204
    again = Guest(served.port, cookie)
    assert again.request("GET", "/api/me", None)[0] == 401
    for table in tables:
        everything = json.dumps(
            [other.get(f"/api/tables/{table}"), other.get(f"/api/tables/{table}/events")]
        )
        assert name not in everything
        assert other.get(f"/api/tables/{table}")["seats"][0]["name"] is None
    assert other.get(f"/api/tables/{tables[0]}")["host"] == other.id()
    assert other.get(f"/api/tables/{tables[1]}")["seats"][0]["bot"]
    assert person not in json.dumps(other.get("/api/me/tables"))
    assert name not in served.logged()


def test_guests_at_one_device_have_names_and_are_forgotten_with_their_host(served: Served) -> None:
    host, other = served.guest("Ann"), served.guest("Zoe")
    guests = {"1": "Bob Quux", "2": "Cy Quux"}
    new = {"settings": {"seats": 3}, "guests": guests, "start": True}
    table = host.create(**new)
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Bob Quux", "Cy Quux"]
    assert {seat["person"] for seat in table["seats"]} == {host.id()}
    assert host.get(f"/api/tables/{table['id']}/own")["seats"] == [0, 1, 2]
    assert host.get(f"/api/tables/{table['id']}/record")["players"][2] == "Cy Quux"
    (row,) = host.get("/api/me/tables")["tables"]
    assert [seat["name"] for seat in row["seats"]] == ["Ann", "Bob Quux", "Cy Quux"]
    assert host.request("DELETE", "/api/me", None)[0] == 204
    there = [other.get(f"/api/tables/{table['id']}{part}") for part in ("", "/events", "/record")]
    assert "Quux" not in json.dumps(there)
    with contextlib.closing(sqlite3.connect(served.database)) as database:
        assert not database.execute("SELECT 1 FROM people WHERE name LIKE '%Quux'").fetchall()


def test_a_guest_needs_a_name_and_a_free_seat(served: Served) -> None:
    host = served.guest()
    for guests, code in (
        ({"1": "\u202ex"}, "person/wrong_name"),
        ({"0": "Bob"}, "table/seat_taken"),
        ({"3": "Bob"}, "table/no_such_seat"),
    ):
        status, answer = host.post("/api/tables", {"guests": guests})
        assert (status >= 400, answer["code"]) == (True, code)


# --- rights ---------------------------------------------------------------------------

ROLES = ("owner", "other", "spectator", "stranger", "ex")

# What a running table of three answers to each role; `ex` has resigned.
COMMANDS: dict[str, tuple[Any, ...]] = {
    "sit": ({}, "table/not_open", "table/not_open", "table/not_open"),
    "leave": ({"seat": 0}, "table/not_open", "table/not_open", "table/not_open"),
    "seat_bot": (
        {"seat": 1, "bot": "greedy"}, "table/not_open", "table/not_open", "table/not_open",
    ),
    "start": ({}, "table/not_open", "table/not_open", "table/not_open"),
    "rematch": ({}, "table/not_over", "table/not_over", "table/not_over"),
    "move": ({"after": "now", "move": "first"}, None, "table/not_your_turn", "table/not_seated"),
    "undo": ({"after": "now"}, "undo/nothing", "undo/nothing", "table/not_seated"),
    "answer_undo": (
        {"after": "now", "agrees": True}, "undo/not_asked", "undo/not_asked", "undo/not_asked",
    ),
    "confirm": (
        {"seat": 0}, "table/not_allocating", "table/not_allocating", "table/not_allocating",
    ),
    "come_back": ({"seat": 0}, "table/not_away", "table/not_your_seat", "table/not_your_seat"),
    "give": ({"seat": 0}, None, "table/still_awake", "table/not_seated"),
    "end": ({}, None, None, "table/not_seated"),
    "resign": ({"seat": 0}, None, "table/not_your_seat", "table/not_your_seat"),
}  # fmt: skip


def people_at_a_table(served: Served) -> tuple[dict[str, Guest], str]:
    """A running table: it is the owner's turn on seat 0, `ex` has resigned seat 2."""
    while True:
        roles = {role: served.guest(role) for role in ROLES if role != "stranger"}
        roles["stranger"] = served.stranger()
        host = roles["owner"]
        table = str(host.create(settings={"seats": 3})["id"])
        roles["other"].command(table, "sit", seat=1)
        roles["ex"].command(table, "sit", seat=2)
        assert host.command(table, "start")[0] == 200
        assert roles["ex"].command(table, "resign", seat=2)[0] == 200
        # Who begins is drawn: wait for a table where the owner does, without a bot in between.
        if host.get(f"/api/tables/{table}")["turn"]["seat"] == 0:
            return roles, table


@pytest.mark.parametrize("type", COMMANDS)
def test_rights_of_commands(served: Served, type: str) -> None:
    fields, owner, other, outsider = COMMANDS[type]
    expected = {
        "stranger": "person/unknown",
        "spectator": outsider,
        "ex": outsider,
        "other": other,
        "owner": owner,
    }
    roles, table = people_at_a_table(served)
    moves = roles["owner"].get(f"/api/tables/{table}/moves")
    values = {"now": moves["number"], "first": moves["moves"][0]["move"]}
    sent = {key: values.get(v, v) if isinstance(v, str) else v for key, v in fields.items()}
    for role, code in expected.items():
        if role == "other" and code is None:
            continue  # it would end what the owner is asked next
        status, answer = roles[role].command(table, type, **sent)
        if code is not None:
            assert answer["code"] == code, role
            assert 400 <= status < 500


@pytest.mark.parametrize("role", ROLES)
def test_rights_of_pages(served: Served, role: str) -> None:
    roles, table = people_at_a_table(served)
    guest = roles[role]
    for path in ("", "/moves", "/events", "/record", "/plies/0"):
        assert guest.request("GET", f"/api/tables/{table}{path}", None)[0] == 200
    private = ("/api/me", "/api/me/tables", f"/api/tables/{table}/own")
    for path in private:
        assert guest.request("GET", path, None)[0] == (401 if role == "stranger" else 200)
    assert guest.post("/api/tables", {})[0] == (401 if role == "stranger" else 201)
    seats = {"owner": [0], "other": [1], "ex": [2], "spectator": []}
    if role != "stranger":
        assert guest.get(f"/api/tables/{table}/own")["seats"] == seats[role]
