"""Bytes: what is too long is refused before it is read, and what is unread is not kept."""

import asyncio
import contextlib
import json
import sqlite3
from asyncio import Transport
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import uvicorn
from fastapi import FastAPI
from uvicorn.server import ServerState

from quadropolis.server.http.doors import Doors
from quadropolis.server.http.listening import http_protocol
from quadropolis.server.http.play import MOST_COMPLAINTS, Connection
from quadropolis.server.http.sockets import EXTENSION, Frames, frame_protocol
from quadropolis.server.limits import Limits
from tests.server.attacks.places import ELSEWHERE, until
from tests.server.attacks.wires import CHUNK, ended, frame, pour, upgrade, wire
from tests.server.serving import Served
from tests.sizes import size

TEXT, CONTINUED, PING = 0x1, 0x0, 0x9
MUCH = size(20, 200) * 1_000_000
FEW_BYTES = 6_000_000
"""What buffers on the way may hold."""


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    limits = ("closing-seconds=1", "unread-bytes=200000", "answer-seconds=2")
    options = [part for limit in limits for part in ("--limit", limit)]
    with Served(tmp_path_factory.mktemp("bytes"), "--rate", "0", *options) as served:
        yield served


@pytest.mark.parametrize(
    ("begin", "chunk"),
    [
        (b"GET / HTTP/1.1\r\nHost: x\r\nX: ", CHUNK),
        (b"GET / HTTP/1.1\r\nHost: x\r\n", b"X: y\r\n" * 10_000),
        (b"GET /", CHUNK),
        (b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X: y\r\n" * 6_000 + b"\r\n", CHUNK),
    ],
    ids=["one header", "many headers", "address", "at once"],
)
def test_a_long_head_is_refused(strict: Served, begin: bytes, chunk: bytes) -> None:
    with wire(strict.port, ELSEWHERE) as made:
        made.sendall(begin)
        assert pour(made, MUCH, chunk) < FEW_BYTES
        heard = ended(made)
    if heard:  # it may have been lost with what was sent after it
        assert heard.startswith(b"HTTP/1.1 431 ")
        assert json.loads(heard.partition(b"\r\n\r\n")[2])["code"] == "request/too_large"


@pytest.mark.parametrize("head", [b"Content-Length: 100000000", b"Transfer-Encoding: chunked"])
def test_a_long_body_is_not_read_to_its_end(strict: Served, head: bytes) -> None:
    request = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    chunk = b"10000\r\n" + CHUNK + b"\r\n" if b"chunked" in head else CHUNK
    with wire(strict.port, ELSEWHERE) as made:
        made.sendall(request + head + b"\r\n\r\n")
        assert pour(made, MUCH, chunk) < 2 * FEW_BYTES


def test_what_is_announced_as_too_long_is_refused_before_it_comes(strict: Served) -> None:
    request = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    with wire(strict.port, ELSEWHERE) as made:
        made.sendall(request + b"Content-Length: 100000000\r\n\r\n")
        assert made.recv(100).startswith(b"HTTP/1.1 413 ")


def test_requests_that_wait_for_each_other_are_bounded(strict: Served) -> None:
    dropped = strict.metric("connections_dropped")
    with wire(strict.port, ELSEWHERE) as made:
        sent = pour(made, 100_000, b"GET /plain.css HTTP/1.1\r\n\r\n" * 1_000)
        assert ended(made).count(b"HTTP/1.1 200") < sent // 50
    assert strict.metric("connections_dropped") == dropped + 1


def test_garbage_is_refused_with_a_code_and_at_most_one_line(strict: Served) -> None:
    for junk in (b"\x16\x03\x01\x02\x00\x01\x00", b"EHLO x\r\n\r\n", b"GET\r\n\r\n") * size(5, 50):
        with wire(strict.port, ELSEWHERE) as made:
            made.sendall(junk)
            heard = ended(made)
        assert heard.startswith(b"HTTP/1.1 400 ")
        assert json.loads(heard.partition(b"\r\n\r\n")[2])["code"] == "request/not_http"
    lines = strict.logged().splitlines()
    assert all(json.loads(line)["event"] for line in lines)
    assert sum("uvicorn" in line for line in lines) <= 1


def test_pings_that_are_never_read_are_not_answered_for_ever(strict: Served) -> None:
    eve = strict.guest("Eve", ELSEWHERE)
    table = eve.create()["id"]
    before = strict.memory()
    with wire(strict.port, ELSEWHERE, receive_buffer=4_096) as made:
        upgrade(made, eve, table)
        assert pour(made, MUCH, frame(PING, b"x" * 120) * 500) < 2 * FEW_BYTES
    until(lambda: strict.metric("watchers") == 0)
    assert strict.memory() - before < 30_000_000


def test_a_message_in_endless_parts_is_cut_off(strict: Served) -> None:
    eve = strict.guest("Eve", ELSEWHERE)
    table = eve.create()["id"]
    with wire(strict.port, ELSEWHERE) as made:
        upgrade(made, eve, table)
        made.sendall(frame(TEXT, b"{", last=False))
        assert pour(made, MUCH, frame(CONTINUED, b"", last=False) * 1_000) < FEW_BYTES


def test_whoever_does_not_read_is_dropped_however_much_is_unread(strict: Served) -> None:
    eve = strict.guest("Eve", ELSEWHERE)
    table = eve.create()["id"]
    hello = frame(TEXT, b'{"type": "hello"}')
    before = strict.metric("connections_dropped")
    with wire(strict.port, ELSEWHERE, receive_buffer=4_096) as made:
        upgrade(made, eve, table)
        made.sendall(hello)
        # Asked for again and again, and not read.
        pour(made, 2_000_000, hello * 100)
        # For what is unread, and not because no pong comes.
        until(lambda: "client_not_reading" in strict.logged()
              or strict.metric("connections_dropped") > before)  # fmt: skip
        until(lambda: strict.metric("watchers") == 0)


def test_what_waits_to_be_heard_is_bounded(strict: Served) -> None:
    """While a command waits for the database, the client that sent it is not read from."""
    eve = strict.guest("Eve", ELSEWHERE)
    table = eve.create()["id"]
    command = frame(TEXT, b'{"type": "seat_bot", "seat": 1, "bot": "random"}')
    before = strict.memory()
    with (
        contextlib.closing(sqlite3.connect(strict.database, isolation_level=None)) as other,
        wire(strict.port, ELSEWHERE) as made,
    ):
        upgrade(made, eve, table)
        other.execute("BEGIN IMMEDIATE")
        made.sendall(frame(TEXT, b'{"type": "hello"}') + command)
        made.settimeout(0.5)
        assert pour(made, MUCH, command * 1_000) < 2 * FEW_BYTES
    assert strict.memory() - before < 30_000_000


class _Behind:
    """A transport whose other side has not read so many bytes."""

    def __init__(self, unread: int) -> None:
        self.unread, self.aborted, self.written = unread, False, b""

    def get_write_buffer_size(self) -> int:
        return self.unread

    def is_closing(self) -> bool:
        return self.aborted

    def abort(self) -> None:
        self.aborted = True

    def write(self, frame: bytes) -> None:
        self.written += frame

    def get_extra_info(self, name: str) -> None:
        return None


@pytest.mark.parametrize(("unread", "dropped"), [(100, False), (101, True)])
def test_what_is_unread_is_counted_when_something_is_sent_and_when_nothing_is(
    unread: int, dropped: bool
) -> None:
    """Both: what a server sends by itself is not all there is, and it may be the last."""
    sending, silent = _Behind(unread), _Behind(unread)
    Frames(cast(Transport, sending), 100).write(b"x")
    assert (sending.aborted, sending.written) == (dropped, b"" if dropped else b"x")

    async def look() -> bool:
        doors = Doors(Limits(unread_bytes=100))
        config = uvicorn.Config(FastAPI(), log_config=None)
        made = frame_protocol(doors)(config, ServerState(), {}, asyncio.get_running_loop())
        made.connection_made(cast(Transport, silent))
        return made.is_late(0.0)

    assert asyncio.run(look()) is dropped


@pytest.mark.parametrize("protocol", [http_protocol, frame_protocol])
def test_what_is_being_closed_is_waited_for_so_long(protocol: Callable[[Doors], Any]) -> None:
    async def look() -> list[bool]:
        config = uvicorn.Config(FastAPI(), log_config=None)
        doors, closing = Doors(Limits(closing_seconds=5)), _Behind(1)
        made = protocol(doors)(config, ServerState(), {}, asyncio.get_running_loop())
        made.connection_made(closing)
        closing.abort()
        return [made.is_late(now) for now in (100.0, 104.0, 106.0)]

    assert asyncio.run(look()) == [False, False, True]


def test_whoever_does_not_hear_the_last_word_is_cut_off() -> None:
    async def never(message: object) -> None:
        await asyncio.Event().wait()

    transport: Any = _Behind(1)
    scope = {"extensions": {EXTENSION: Frames(transport, 0)}, "client": None}
    asyncio.run(Connection(scope, cast(Any, never), never, 0.01).close(1008, "x"))
    assert transport.aborted


def test_whoever_does_not_read_is_not_waited_for_when_it_is_sent_away(tmp_path: Path) -> None:
    """Far more is unread than sockets hold, so that the last word cannot be sent either."""
    limits = ("unread-bytes=0", "closing-seconds=1")
    options = [part for limit in limits for part in ("--limit", limit)]
    with Served(tmp_path, "--rate", "0", *options) as served:
        eve = served.guest("Eve", ELSEWHERE)
        table = eve.create()["id"]
        hello = frame(TEXT, b'{"type": "hello"}')
        with wire(served.port, ELSEWHERE, receive_buffer=4_096) as made:
            upgrade(made, eve, table)
            made.sendall(hello * 8_000)
            until(lambda: served.metric("messages_total") > 7_000)
            made.sendall(frame(TEXT, b"junk") * (MOST_COMPLAINTS + 5))
            until(lambda: served.metric("watchers") == 0)
            until(lambda: served.metric("connections") <= 1)
        assert "client_not_reading" in served.logged()  # it was not its silence that ended it


def test_an_answer_that_is_not_read_ends(strict: Served) -> None:
    strict.stranger().request("GET", "/api/openapi.json", None)
    request = b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
    with contextlib.ExitStack() as held:
        for _ in range(5):
            made = held.enter_context(wire(strict.port, ELSEWHERE, receive_buffer=4_096))
            made.sendall(request * 60)
        until(lambda: strict.metric("connections_dropped") >= 5)


def test_a_client_that_reads_gets_everything(strict: Served) -> None:
    ann = strict.guest("Ann")
    with ann.play(ann.create()["id"]) as stay:
        stay.hear_type("own")
        for payload in (b"", b"x" * 125):
            stay.socket.ping(payload).wait(10)
        stay.say(type="ping")
        assert stay.hear_type("pong")
