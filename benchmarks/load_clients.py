"""Clients of a server under load, for `load.py`: as lean as they can be."""

import asyncio
import base64
import os
import random
import re
import time
import urllib.request
from collections.abc import Callable
from typing import Any

from msgspec import json

from quadropolis import kernel
from quadropolis.kernel.native import native
from quadropolis.rules.mode import MODES
from quadropolis.rules.move import Deal

OLDER = "0.1.0"
WANTS: dict[str, object] = {"now": "changes", OLDER: True, "events": False}
"""What the pages of these versions want to hear: all that a program needs are events."""

TEXT, PING = 0x81, 0x89
PATIENCE = 60.0


class Person:
    """A guest with a cookie."""

    def __init__(self, address: str, name: str) -> None:
        self.address, self.cookie = address, ""
        self.call("POST", "/api/me", {"name": name})

    def call(self, method: str, path: str, data: object) -> Any:
        """Ask the server by HTTP."""
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        request = urllib.request.Request(
            self.address + path, json.encode(data), headers, method=method
        )
        with urllib.request.urlopen(request) as answer:
            cookie = answer.headers.get("Set-Cookie")
            if cookie:
                self.cookie = cookie.partition(";")[0]
            return json.decode(answer.read())


class Socket(asyncio.Protocol):
    """A WebSocket client: says hello, then hands every message to `heard`."""

    def __init__(self, request: bytes, hello: object, heard: Callable[[bytes], None]) -> None:
        self._request, self._hello, self._heard = request, hello, heard
        self._buffer, self._upgraded = bytearray(), False
        self.received = 0
        self.closed = False

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        self.received += len(data)
        if not self._upgraded:
            head, end, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not end:
                return
            assert b" 101 " in head.splitlines()[0], head
            self._upgraded, self._buffer = True, bytearray(rest)
            self.say(self._hello)
        while (frame := self._frame()) is not None:
            kind, payload = frame
            if kind == TEXT:
                self._heard(payload)
            elif kind == PING:
                self._send(0x8A, payload)

    def _frame(self) -> tuple[int, bytes] | None:
        """The next whole frame. The server does not mask and never splits a message."""
        buffer, start = self._buffer, 2
        if len(buffer) < 2:
            return None
        length = buffer[1]
        if length == 126:
            length, start = int.from_bytes(buffer[2:4]), 4
        elif length == 127:
            length, start = int.from_bytes(buffer[2:10]), 10
        if len(buffer) < start + length:
            return None
        found = buffer[0], bytes(buffer[start : start + length])
        del buffer[: start + length]
        return found

    def _send(self, kind: int, payload: bytes) -> None:
        # Masked, as clients must, with zeros, which change nothing.
        size = len(payload)
        head = (
            bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE, size >> 8, size & 255))
        )
        self._transport.write(head + b"\0\0\0\0" + payload)

    def say(self, message: object) -> None:
        """Send a message."""
        self._send(TEXT, json.encode(message))

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True

    def close(self) -> None:
        self._transport.close()


def asked(address: str, path: str, *headers: str) -> bytes:
    """A request."""
    place = address.removeprefix("http://")
    return "\r\n".join((f"GET {path} HTTP/1.1", f"Host: {place}", *headers, "", "")).encode()


def upgrade() -> tuple[str, ...]:
    """The headers of one for a WebSocket."""
    key = base64.b64encode(os.urandom(16)).decode()
    kind = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
    return (*kind, f"Sec-WebSocket-Key: {key}")


async def stranger(address: str, table: str, heard: Callable[[bytes], None]) -> Socket:
    """Somebody without a name at a table, who has been greeted and is told everything."""
    loop = asyncio.get_running_loop()
    greeted = loop.create_future()

    def hear(text: bytes) -> None:
        if greeted.done():
            heard(text)
        else:
            greeted.set_result(None)

    request = asked(address, f"{table}/play", *upgrade())
    hello = {"type": "hello", "after": 0, "table": "changes"}
    host, port = address.removeprefix("http://").split(":")
    made = await loop.create_connection(lambda: Socket(request, hello, hear), host, int(port))
    await asyncio.wait_for(greeted, PATIENCE)
    return made[1]


class Asking(asyncio.Protocol):
    """An HTTP client that asks again and again on one connection, one question at a time.

    A server closes what was idle for a few seconds; then it is opened again, as by a browser.
    """

    def __init__(self, host: str, port: int) -> None:
        self._place = host, port
        self._transport: Any = None
        self._buffer = bytearray()
        self._asked = b""
        self._answered: Callable[[], None] = lambda: None
        self.received = 0

    def connection_made(self, transport: Any) -> None:
        self._transport = transport

    def ask(self, request: bytes, answered: Callable[[], None]) -> None:
        """Ask, and be called when the whole answer is there."""
        self._answered, self._asked = answered, request
        if self._transport is None or self._transport.is_closing():
            self._opening = asyncio.ensure_future(self._ask_anew())
        else:
            self._transport.write(request)

    async def _ask_anew(self) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self, *self._place)
        self._transport.write(self._asked)

    def connection_lost(self, error: Exception | None) -> None:
        if self._asked:
            self._opening = asyncio.ensure_future(self._ask_anew())

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        self.received += len(data)
        head, end, body = bytes(self._buffer).partition(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", head, re.IGNORECASE)
        if end and length and len(body) >= int(length[1]):
            assert b" 200 " in head.splitlines()[0], head
            self._buffer.clear()
            self._asked = b""
            self._answered()

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


class Table:
    """Clients at a table. All of them hear everything, one of them follows the game."""

    def __init__(self, people: list[Person], mode: str, page: str) -> None:
        self.people, self._mode, self._page = people, mode, page
        self.latencies: list[float] = []
        self.sockets: list[Socket] = []
        self._asking: list[Asking] = []
        self.left = 0
        self.then: Callable[[], None] = lambda: None
        """What happens when all clients have what they need."""

    @property
    def _clients(self) -> list[Socket | Asking]:
        return [*self.sockets, *self._asking]

    @property
    def received(self) -> int:
        """The bytes that all clients have got so far."""
        return sum(client.received for client in self._clients)

    async def new_game(self) -> None:
        """Sit down at a new table, connect all clients, start, wait until everyone knows."""
        for client in self._clients:
            client.close()
        host, *others = self.people
        settings = {"mode": self._mode, "seats": len(self.people)}
        table = await asyncio.to_thread(host.call, "POST", "/api/tables", {"settings": settings})
        self.path = f"/api/tables/{table['id']}"
        commands = f"{self.path}/commands"
        for other in others:
            await asyncio.to_thread(other.call, "POST", commands, {"type": "sit"})
        self._number, self._expected, self._heard_by = 0, "started", 0
        seats = range(len(self.people))
        self.sockets = [await self._connected(seat) for seat in seats]
        self._asking = [self._asked(seat) for seat in seats if self._page == OLDER]
        started = asyncio.get_running_loop().create_future()
        self.then = lambda: started.set_result(None)
        await asyncio.to_thread(host.call, "POST", commands, {"type": "start"})
        await asyncio.wait_for(started, PATIENCE)
        self.left = MODES[self._mode].rounds * MODES[self._mode].turns * len(self.people)

    def _request(self, seat: int, path: str, *more: str) -> bytes:
        person = self.people[seat]
        return asked(person.address, self.path + path, f"Cookie: {person.cookie}", *more)

    def _asked(self, seat: int) -> Asking:
        host, port = self.people[seat].address.removeprefix("http://").split(":")
        return Asking(host, int(port))

    async def _connected(self, seat: int) -> Socket:
        request = self._request(seat, "/play", *upgrade())
        greeted = asyncio.get_running_loop().create_future()

        def heard(text: bytes) -> None:
            message = json.decode(text)
            if message["type"] in ("events", "news"):
                if not greeted.done():
                    greeted.set_result(None)
                self._hear(seat, message["events"])
            elif message["type"] == "error":
                raise AssertionError(message)

        host, port = self.people[seat].address.removeprefix("http://").split(":")
        loop = asyncio.get_running_loop()
        hello = {"type": "hello", "after": 0, "table": WANTS[self._page]}
        _, socket = await loop.create_connection(
            lambda: Socket(request, hello, heard), host, int(port)
        )
        await asyncio.wait_for(greeted, PATIENCE)
        return socket

    def _hear(self, seat: int, events: list[dict[str, Any]]) -> None:
        if seat == 0:
            self._follow(events)
        if any(event["kind"] == self._expected for event in events):
            self._heard_by += 1
            if self._heard_by == len(self.people):
                self._ask()

    def _ask(self) -> None:
        """Everyone has heard of it; the next one may need the list of moves as well."""
        seat = native.unpack(self._position)["current_player"]
        if self._asking and seat is not None and seat >= 0:
            self._asking[seat].ask(self._request(seat, "/moves"), self._known)
        else:
            self._known()

    def _known(self) -> None:
        if self._expected == "moved":
            self.latencies.append(time.perf_counter() - self._sent)
        self.then()

    def _follow(self, events: list[dict[str, Any]]) -> None:
        for event in events:
            data = event["data"]
            if event["kind"] == "started":
                first, players = data["first_player"], len(self.people)
                self._position = kernel.start(self._mode, players, first_player=first)
            elif event["kind"] == "dealt":
                self._position = kernel.deal(self._position, Deal.of(data["site"]))
            elif event["kind"] == "moved":
                self._position = kernel.play(self._position, data["move"])
            self._number = event["number"]

    def move(self, then: Callable[[], None]) -> None:
        """Make a move, timed until all clients have what they need for the next one."""
        codes = kernel.legal_codes(self._position)
        move = str(kernel.move_of(self._mode, int(random.choice(codes))))
        seat = native.unpack(self._position)["current_player"]
        self._expected, self._heard_by, self.then = "moved", 0, then
        self.left -= 1
        number = self._number
        message = {"type": "move", "id": f"m{number}", "after": number, "move": move}
        self._sent = time.perf_counter()
        self.sockets[seat].say(message)
