"""How many moves a server takes: real clients over WebSockets, every move on disk first.

    python benchmarks/load.py

Starts a server of its own (on one core, if there are two; the clients on another) with 200
tables of two clients each. First every table plays as fast as it is answered (saturated),
then one move per table per second. Reported: moves per second, the time from sending a move
until both clients have read it, and the processor time of server and clients per move.

Setting up games is not counted. The clients are as lean as they can be, so that the server
and not they are measured: a plain protocol on sockets, without any library for WebSockets.
"""

import argparse
import asyncio
import base64
import gc
import os
import random
import re
import resource
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import uvloop
from msgspec import json

from quadropolis import kernel
from quadropolis.kernel.native import native
from quadropolis.rules.move import Deal

MOVES_PER_GAME = 32
"""Of a Classic game of two."""
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

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
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

    def close(self) -> None:
        self._transport.close()


class TableOfTwo:
    """Two clients at a table. Both hear everything, one of them follows the game."""

    def __init__(self, people: tuple[Person, Person], whole_tables: bool) -> None:
        self.people, self._whole = people, whole_tables
        self.latencies: list[float] = []
        self.sockets: list[Socket] = []
        self.left = 0
        self.then: Callable[[], None] = lambda: None
        """What happens when both clients have heard the move."""

    async def new_game(self) -> None:
        """Sit down at a new table, connect both clients, start, wait until both know."""
        for socket in self.sockets:
            socket.close()
        host, other = self.people
        table = await asyncio.to_thread(host.call, "POST", "/api/tables", {})
        path = f"/api/tables/{table['id']}"
        await asyncio.to_thread(other.call, "POST", f"{path}/commands", {"type": "sit"})
        self._number, self._expected, self._heard_by = 0, "started", 0
        self.sockets = [await self._connected(seat, path) for seat in (0, 1)]
        started = asyncio.get_running_loop().create_future()
        self.then = lambda: started.set_result(None)
        await asyncio.to_thread(host.call, "POST", f"{path}/commands", {"type": "start"})
        await asyncio.wait_for(started, PATIENCE)
        self.left = MOVES_PER_GAME

    async def _connected(self, seat: int, path: str) -> Socket:
        person = self.people[seat]
        place = person.address.removeprefix("http://")
        key = base64.b64encode(os.urandom(16)).decode()
        request = (
            f"GET {path}/play HTTP/1.1\r\nHost: {place}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: {person.cookie}\r\n\r\n"
        ).encode()
        greeted = asyncio.get_running_loop().create_future()

        def heard(text: bytes) -> None:
            message = json.decode(text)
            if message["type"] == "events":
                if not greeted.done():
                    greeted.set_result(None)
                self._hear(seat, message["events"])
            elif message["type"] == "error":
                raise AssertionError(message)

        host, port = place.split(":")
        loop = asyncio.get_running_loop()
        hello = {"type": "hello", "after": 0, "table": self._whole}
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
            if self._heard_by == 2:
                if self._expected == "moved":
                    self.latencies.append(time.perf_counter() - self._sent)
                self.then()

    def _follow(self, events: list[dict[str, Any]]) -> None:
        for event in events:
            data = event["data"]
            if event["kind"] == "started":
                self._position = kernel.start("classic", 2, first_player=data["first_player"])
            elif event["kind"] == "dealt":
                self._position = kernel.deal(self._position, Deal.of(data["site"]))
            elif event["kind"] == "moved":
                self._position = kernel.play(self._position, data["move"])
            self._number = event["number"]

    def move(self, then: Callable[[], None]) -> None:
        """Make a move, timed until both clients have it."""
        codes = kernel.legal_codes(self._position)
        move = str(kernel.move_of("classic", int(random.choice(codes))))
        seat = native.unpack(self._position)["current_player"]
        self._expected, self._heard_by, self.then = "moved", 0, then
        self.left -= 1
        number = self._number
        message = {"type": "move", "id": f"m{number}", "after": number, "move": move}
        self._sent = time.perf_counter()
        self.sockets[seat].say(message)


async def saturated(tables: list[TableOfTwo], seconds: float) -> None:
    """Every table as fast as it is answered, until one of them has finished its game."""
    over = asyncio.get_running_loop().create_future()
    waiting = len(tables)
    until = time.perf_counter() + seconds

    def following(table: TableOfTwo) -> Callable[[], None]:
        def go_on() -> None:
            nonlocal waiting
            if over.done() or not table.left or time.perf_counter() > until:
                if not over.done():
                    over.set_result(None)
                waiting -= 1
                if not waiting:
                    settled.set_result(None)
            else:
                table.move(go_on)

        return go_on

    settled = asyncio.get_running_loop().create_future()
    for table in tables:
        table.move(following(table))
    await asyncio.wait_for(settled, PATIENCE)


async def steady(tables: list[TableOfTwo], seconds: float) -> None:
    """One move per table per second, spread evenly."""

    async def play(table: TableOfTwo, offset: float) -> None:
        began = time.perf_counter()
        for turn in range(min(int(seconds), MOVES_PER_GAME)):
            await asyncio.sleep(max(0.0, began + offset + turn - time.perf_counter()))
            heard = asyncio.get_running_loop().create_future()
            table.move(lambda heard=heard: heard.set_result(None))  # type: ignore[misc]
            await asyncio.wait_for(heard, PATIENCE)

    await asyncio.gather(*(play(t, number / len(tables)) for number, t in enumerate(tables)))


def used(pid: int) -> tuple[float, int]:
    """CPU seconds and memory in bytes of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    ticks = os.sysconf("SC_CLK_TCK")
    return (int(fields[11]) + int(fields[12])) / ticks, int(fields[21]) * resource.getpagesize()


def shown(latencies: list[float], seconds: float, server: float, clients: float) -> str:
    """The results of one way of playing."""
    cuts = [cut * 1000 for cut in statistics.quantiles(latencies, n=100)]
    moves = len(latencies)
    return (
        f"  {moves / seconds:6.0f} moves/s   p50 {cuts[49]:6.1f} ms   p99 {cuts[98]:6.1f} ms   "
        f"({moves} moves in {seconds:.1f} s)\n"
        f"  server: {server / moves * 1e6:4.0f} µs of processor time per move, "
        f"{server / seconds:.0%} of a core; "
        f"clients: {clients / moves * 1e6:4.0f} µs, {clients / seconds:.0%}"
    )


async def measure(address: str, pid: int, options: argparse.Namespace) -> None:
    """Play in both ways and report."""
    _, empty = used(pid)
    tables = [
        TableOfTwo((Person(address, "A"), Person(address, "B")), options.whole)
        for _ in range(options.tables)
    ]
    ways = (("saturated", saturated, options.games), ("one move per table per second", steady, 1))
    for name, how, games in ways:
        latencies: list[float] = []
        took = server = clients = 0.0
        for _ in range(games):
            for table in tables:
                await table.new_game()
                table.latencies.clear()
            gc.collect()
            gc.freeze()
            before, own, began = used(pid)[0], time.process_time(), time.perf_counter()
            await how(tables, options.seconds)
            took += time.perf_counter() - began
            server += used(pid)[0] - before
            clients += time.process_time() - own
            latencies += [latency for table in tables for latency in table.latencies]
        print(f"{name}:\n{shown(latencies, took, server, clients)}", flush=True)
    _, full = used(pid)
    each = (full - empty) / options.tables / 1024
    print(f"memory of the server: {full / 2**20:.0f} MB, {each:.0f} KB per pair of clients after "
          f"{options.games + 1} games each")  # fmt: skip


def main() -> None:
    """Start a server, measure it, stop it."""
    parser = argparse.ArgumentParser(description="Measure a server under load.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15, help="at most, of each run")
    parser.add_argument("--games", type=int, default=3, help="games of each table when saturated")
    parser.add_argument("--database", help="a URL; else an SQLite file of its own")
    parser.add_argument(
        "--events-only",
        dest="whole",
        action="store_false",
        help="clients that follow the game by themselves and want no table with the events",
    )
    options = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    apart = len(cores) > 1
    if apart:
        os.sched_setaffinity(0, cores[:1])
    with tempfile.TemporaryDirectory() as folder:
        database = options.database or str(Path(folder) / "load.db")
        command = [sys.executable, "-m", "quadropolis", "serve", "--no-browser", "--port", "0",
                   "--rate", "0", "--database", database]  # fmt: skip
        server = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "QUADROPOLIS_DATA": folder},
        )
        try:
            if apart:
                os.sched_setaffinity(server.pid, cores[1:2])
            assert server.stdout is not None
            found = re.search(r"http://\S+(?=/ )", server.stdout.readline())
            assert found, "the server did not start"
            print(f"{options.tables} tables of two clients, "
                  f"{'the whole table' if options.whole else 'events only'} with every move; "
                  f"load average before: {os.getloadavg()[0]:.1f}")  # fmt: skip
            uvloop.run(measure(found[0], server.pid, options))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
