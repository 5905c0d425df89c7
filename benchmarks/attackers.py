"""Clients of a server that are as lean as can be, and the ways in which they attack it.

    python benchmarks/attackers.py "half requests" 8765 30

attacks the server at that port for so many seconds.
"""

import asyncio
import base64
import contextlib
import os
import re
import resource
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

from msgspec import json

HERE, THERE = "127.0.0.1", "127.0.0.2"
"""The address of everybody else, and that of the attackers."""
TEXT, PING, PONG = 0x81, 0x89, 0x8A
CHUNK = b"x" * 65_536
POURED = 100_000_000
"""What one connection sends at most."""
LISTENERS: list[object] = []
"""What is to stay open."""
RECORD = next((Path(__file__).parents[1] / "tests" / "games").glob("*.json"))


# --- clients --------------------------------------------------------------------------


async def asked(
    port: int, source: str, method: str, path: str, cookie: str = "", body: bytes = b""
) -> tuple[int, str, bytes]:
    """One request; status, cookie and body of the answer."""
    reader, writer = await asyncio.open_connection(HERE, port, local_addr=(source, 0))
    try:
        head = f"{method} {path} HTTP/1.1\r\nHost: {HERE}:{port}\r\nConnection: close\r\n"
        if cookie:
            head += f"Cookie: {cookie}\r\n"
        if body:
            head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        writer.write(head.encode() + b"\r\n" + body)
        answer, _, rest = (await reader.read()).partition(b"\r\n\r\n")
        found = re.search(rb"(?i)set-cookie: ([^;\r]+)", answer)
        return int(answer.split()[1]), found[1].decode() if found else "", rest
    finally:
        writer.close()


class Client:
    """A person at an address."""

    def __init__(self, port: int, source: str, cookie: str = "") -> None:
        self.port, self.source, self.cookie = port, source, cookie

    @classmethod
    async def new(cls, port: int, source: str, name: str) -> "Client":
        """Somebody with a name; waits if there are too many of them."""
        while True:
            status, cookie, _ = await asked(
                port, source, "POST", "/api/me", body=json.encode({"name": name})
            )
            if status == 201:
                return cls(port, source, cookie)
            await asyncio.sleep(1)

    async def post(self, path: str, data: object) -> tuple[int, Any]:
        """Send JSON."""
        status, _, body = await asked(
            self.port, self.source, "POST", path, self.cookie, json.encode(data)
        )
        return status, json.decode(body)

    async def get(self, path: str) -> int:
        """The status of an answer."""
        return (await asked(self.port, self.source, "GET", path, self.cookie))[0]

    async def socket(self, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        """A WebSocket to a table; None if it is refused."""
        reader, writer = await asyncio.open_connection(HERE, self.port, local_addr=(self.source, 0))
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET /api/tables/{table}/play HTTP/1.1\r\nHost: {HERE}:{self.port}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: {self.cookie}\r\n\r\n".encode()
        )
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            head = await reader.readuntil(b"\r\n\r\n")
            if b" 101 " in head.splitlines()[0]:
                return reader, writer
        writer.close()
        return None


def framed(kind: int, payload: bytes) -> bytes:
    """A client's frame, masked with zeros."""
    size = len(payload)
    head = bytes((kind, 0x80 | size)) if size < 126 else b"%c\xfe" % kind + size.to_bytes(2)
    return head + b"\0\0\0\0" + payload


async def heard(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> dict[str, Any]:
    """The next message."""
    while True:
        kind, length = await reader.readexactly(2)
        if length == 126:
            length = int.from_bytes(await reader.readexactly(2))
        elif length == 127:
            length = int.from_bytes(await reader.readexactly(8))
        payload = await reader.readexactly(length)
        if kind == TEXT:
            message: dict[str, Any] = json.decode(payload)
            return message
        if kind == PING:
            writer.write(framed(PONG, payload))


# --- attacks --------------------------------------------------------------------------


async def bot_tables(port: int) -> None:
    """As many tables with four strong bots as there can be, all of them watched.

    Some have bots alone from the start, at others the guest leaves the seat to one.
    """
    alone = {"settings": {"seats": 4}, "seat": None, "start": True,
             "bots": {str(seat): "top" for seat in range(4)}}  # fmt: skip
    left = {**alone, "seat": 0, "bots": {str(seat): "top" for seat in range(1, 4)}}

    async def open_tables(number: int) -> None:
        eve = await Client.new(port, THERE, "Eve")

        async def table() -> None:
            status, opened = await eve.post("/api/tables", left if number else alone)
            if status != 201:
                await asyncio.sleep(0.1)
                return
            if number:
                path = f"/api/tables/{opened['id']}/commands"
                await eve.post(path, {"type": "give", "seat": 0, "bot": "top"})
            await watch(eve, opened["id"])

        await again(table)

    await asyncio.gather(*(open_tables(number) for number in range(2)))


async def watch(eve: Client, table: str) -> None:
    """Say hello at a table, and then listen to nothing but the end."""
    found = await eve.socket(table)
    if found is not None:
        found[1].write(framed(TEXT, b'{"type": "hello"}'))
        LISTENERS.append((found, asyncio.ensure_future(found[0].read())))


async def guests(port: int) -> None:
    """Sixty guests who ask as fast as they are answered, and new ones all the time.

    Each asks for the legal moves of a game of theirs.
    """
    new = {"bots": {"1": "random"}, "start": True}
    made: list[tuple[Client, str]] = []

    async def come() -> None:
        eve = Client(port, THERE)
        body = json.encode({"name": "Eve"})
        status, eve.cookie, _ = await asked(port, THERE, "POST", "/api/me", body=body)
        if status == 201:
            status, table = await eve.post("/api/tables", new)
            path = f"/api/tables/{table['id']}/moves" if status == 201 else "/api/me"
            made.append((eve, path))

    async def ask(number: int) -> None:
        if len(made) <= number:
            await come()
        if made:
            eve, path = made[number % len(made)]
            await eve.get(path)

    await asyncio.gather(*(again(partial(ask, number)) for number in range(60)))


async def heavy(port: int) -> None:
    """Many at once of what takes longest to answer, asked for by several guests."""
    eves = [await Client.new(port, THERE, "Eve") for _ in range(10)]
    for eve in eves:
        await eve.post("/api/tables", {"settings": {"public": True}})
    paths = ("/api/openapi.json", "/api/docs", "/api/me/tables", "/api/tables")

    async def ask(number: int) -> None:
        await eves[number % len(eves)].get(paths[number % len(paths)])

    await asyncio.gather(*(again(partial(ask, number)) for number in range(150)))


async def half_requests(port: int) -> None:
    """Connections that never say what they want."""

    async def half() -> None:
        while True:
            reader, writer = await asyncio.open_connection(HERE, port, local_addr=(THERE, 0))
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
            await reader.read()
            writer.close()

    await asyncio.gather(*(again(half) for _ in range(1_100)))


async def many_bytes(port: int) -> None:
    """Endless headers and addresses, and pings whose answers are not read."""
    eve = await Client.new(port, THERE, "Eve")
    _, table = await eve.post("/api/tables", {})

    async def pour(begin: bytes) -> None:
        _, writer = await asyncio.open_connection(HERE, port, local_addr=(THERE, 0))
        writer.write(begin)
        try:
            for _ in range(POURED // len(CHUNK)):
                writer.write(CHUNK)
                await writer.drain()
        finally:
            writer.close()

    async def ping() -> None:
        found = await eve.socket(table["id"])
        while found is not None:
            found[1].write(framed(PING, b"x" * 100) * 500)
            await found[1].drain()

    begins = (b"GET / HTTP/1.1\r\nHost: x\r\nX: ", b"GET /")
    pours = [again(partial(pour, begin)) for begin in begins * 4]
    await asyncio.gather(*pours, *(again(ping) for _ in range(4)))


async def sockets(port: int) -> None:
    """Fifteen hundred WebSockets to one table."""
    eve = await Client.new(port, THERE, "Eve")
    _, table = await eve.post("/api/tables", {})

    async def connect() -> None:
        found = await eve.socket(table["id"])
        if found is not None:
            found[1].write(framed(TEXT, b'{"type": "hello"}'))
            while await found[0].read(65_536):
                pass
        await asyncio.sleep(0.01)

    await asyncio.gather(*(again(connect) for _ in range(1_500)))


async def imports(port: int) -> None:
    """The same record again and again, by thirty guests at once."""
    people = [await Client.new(port, THERE, "Eve") for _ in range(30)]
    record = json.decode(RECORD.read_bytes())

    async def bring(eve: Client) -> None:
        await eve.post("/api/records", record)

    await asyncio.gather(*(again(partial(bring, eve)) for eve in people * 3))


async def again(what: Callable[[], Awaitable[None]]) -> None:
    """Without end, whatever comes of it."""
    while True:
        with contextlib.suppress(Exception):
            await what()
        await asyncio.sleep(0)


ATTACKS = {"bot tables": bot_tables, "guests": guests, "heavy requests": heavy,
           "half requests": half_requests, "bytes": many_bytes, "sockets": sockets,
           "imports": imports}  # fmt: skip


async def attack(way: str, port: int, seconds: float) -> None:
    """For that long."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(ATTACKS[way](port), seconds)


if __name__ == "__main__":
    asyncio.run(attack(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))
