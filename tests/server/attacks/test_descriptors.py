"""Descriptors: half requests and many connections do not keep others out."""

import asyncio
import contextlib
import json
from collections.abc import Iterator

import pytest
from websockets.exceptions import InvalidStatus

from quadropolis.server.http.doors import Doors
from quadropolis.server.limits import Limits
from tests.server.attacks.places import ELSEWHERE, refused, until
from tests.server.attacks.wires import ended, wire
from tests.server.serving import Guest, Served, Stay
from tests.sizes import size

DESCRIPTORS = 320
CONNECTIONS = DESCRIPTORS - 128
PER_ADDRESS = 40
PER_PERSON = 4


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with few descriptors and little patience."""
    limits = (
        f"connections-per-address={PER_ADDRESS}", f"sockets-per-person={PER_PERSON}",
        "sockets-per-address=6", "head-seconds=2", "body-seconds=2", "closing-seconds=1",
    )  # fmt: skip
    options = [part for limit in limits for part in ("--limit", limit)]
    folder = tmp_path_factory.mktemp("narrow")
    with Served(folder, *options, descriptors=(200, DESCRIPTORS)) as served:
        yield served


def test_the_limit_is_raised_as_far_as_it_may(narrow: Served) -> None:
    assert narrow.metric("connections_most") == CONNECTIONS
    assert "few_descriptors" in narrow.logged()


HALVES = (
    b"",
    b"GET /api/me HTTP/1.1\r\nHost: x\r\nX-Slow: ",
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Content-Length: 20\r\n\r\n{",
)
"""Nothing, a part of the head, a part of the body."""


def test_half_requests_do_not_keep_others_out(narrow: Served) -> None:
    ann = narrow.guest("Ann")
    table = ann.create()["id"]
    refused_before = narrow.metric("connections_refused")
    with contextlib.ExitStack() as held:
        wires = [held.enter_context(wire(narrow.port, ELSEWHERE)) for _ in range(size(120, 1_100))]
        for number, made in enumerate(wires):
            with contextlib.suppress(ConnectionError):
                made.sendall(HALVES[number % len(HALVES)])
        # Somebody else comes in and writes something down.
        assert narrow.metric("connections_refused") > refused_before
        until(lambda: narrow.metric("connections") <= PER_ADDRESS + 5)
        assert ann.command(table, "seat_bot", seat=1, bot="random")[0] == 200
        # All of them are ended, most at once and the others in time.
        for made in wires:
            ended(made)


def test_connections_from_everywhere_are_refused_in_time(narrow: Served) -> None:
    ann = narrow.guest("Ann")
    with ann.play(ann.create()["id"]) as stay, contextlib.ExitStack() as held:
        stay.hear_type("own")
        for number in range(CONNECTIONS + 50):
            held.enter_context(wire(narrow.port, f"127.0.1.{1 + number // 20}"))
        until(lambda: "descriptors_near" in narrow.logged())
        stay.say(type="ping")  # those who are inside go on
        stay.hear_type("pong")
    until(lambda: ann.get("/api/me")["name"] == "Ann")
    logged = narrow.logged()
    assert logged.count("descriptors_near") == 1
    assert logged.count('"connections_refused"') == 1


class _Connection:
    def is_late(self, now: float) -> bool:
        return False

    def drop(self) -> None:
        pass


def test_all_who_come_through_a_proxy_are_not_one_address() -> None:
    async def come(address: str) -> list[bool]:
        doors = Doors(Limits(connections_per_address=1), proxies=("192.0.2.1",))
        return [doors.come_in(_Connection(), address) for _ in range(2)]

    assert asyncio.run(come("192.0.2.1")) == [True, True]
    assert asyncio.run(come("192.0.2.2")) == [True, False]


def _sockets(guest: Guest, table: str, held: contextlib.ExitStack, tries: int) -> int:
    opened = 0
    for _ in range(tries):
        try:
            held.enter_context(Stay(guest, table))
        except InvalidStatus as refusal:
            status, body = refusal.response.status_code, refusal.response.body
            refused((status, json.loads(body or b"{}")), "request/too_many_sockets")
        else:
            opened += 1
    return opened


def test_sockets_are_counted_by_person_and_by_address(narrow: Served) -> None:
    eve, eva = (narrow.guest(name, ELSEWHERE) for name in ("Eve", "Eva"))
    table = eve.create()["id"]
    with contextlib.ExitStack() as held:
        assert _sockets(eve, table, held, PER_PERSON + 3) == PER_PERSON
        assert _sockets(eva, table, held, PER_PERSON + 3) == 6 - PER_PERSON
        with narrow.guest("Ann").play(table) as stay:
            stay.hear_type("own")
    with contextlib.ExitStack() as held:
        until(lambda: _sockets(eve, table, held, 1) == 1)  # they are free again
