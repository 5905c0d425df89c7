"""How many moves a server takes: real clients over WebSockets, every move on disk first.

    python benchmarks/load.py --tables 200 --seconds 15

Starts a server of its own (on one core, if there are two; the clients on another) with 200
tables of two clients each. First every table plays as fast as it is answered (saturated),
then one move per table per second. Reported: moves per second, and the time from sending a
move until both clients have it.
"""

import argparse
import asyncio
import json
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
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from quadropolis import kernel
from quadropolis.rules.move import Deal

MOVES_PER_GAME = 32
"""Of a Classic game of two."""


class Person:
    """A guest with a cookie."""

    def __init__(self, address: str, name: str) -> None:
        self.address, self.cookie = address, ""
        self.call("POST", "/api/me", {"name": name})

    def call(self, method: str, path: str, data: object) -> Any:
        """Ask the server by HTTP."""
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        request = urllib.request.Request(
            self.address + path, json.dumps(data).encode(), headers, method=method
        )
        with urllib.request.urlopen(request) as answer:
            cookie = answer.headers.get("Set-Cookie")
            if cookie:
                self.cookie = cookie.partition(";")[0]
            return json.load(answer)


class TableOfTwo:
    """Two clients at a table that play game after game."""

    def __init__(self, people: tuple[Person, Person], whole_tables: bool) -> None:
        self.people, self._whole = people, whole_tables
        self.latencies: list[float] = []
        self.sockets: list[ClientConnection] = []

    async def new_game(self) -> None:
        """Sit down at a new table, connect both clients, start."""
        for socket in self.sockets:
            await socket.close()
        host, other = self.people
        table = await asyncio.to_thread(host.call, "POST", "/api/tables", {})
        path = f"/api/tables/{table['id']}"
        await asyncio.to_thread(other.call, "POST", f"{path}/commands", {"type": "sit"})
        address = f"{host.address.replace('http', 'ws', 1)}{path}/play"
        self.sockets = []
        for person in self.people:
            socket = await connect(
                address,
                additional_headers={"Cookie": person.cookie},
                compression=None,
                max_size=None,
                ping_interval=None,
            ).__aenter__()
            await socket.send(json.dumps({"type": "hello", "after": 0, "table": self._whole}))
            self.sockets.append(socket)
        await asyncio.to_thread(host.call, "POST", f"{path}/commands", {"type": "start"})
        self._position = kernel.start("classic", 2)
        self._number, self._left = 0, MOVES_PER_GAME
        await asyncio.gather(*(self._hear(socket, "started") for socket in self.sockets))

    async def _hear(self, socket: ClientConnection, kind: str) -> list[dict[str, Any]]:
        """The events up to one of that kind, and what came with it."""
        while True:
            message = json.loads(await socket.recv())
            events: list[dict[str, Any]] = message.get("events", [])
            if any(event["kind"] == kind for event in events):
                if socket is self.sockets[0]:
                    self._follow(events)
                return events

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

    async def move(self) -> None:
        """One move, timed until both clients have it."""
        if not self._left:
            await self.new_game()
        codes = kernel.legal_codes(self._position)
        move = str(kernel.move_of("classic", int(random.choice(codes))))
        seat = int(kernel.native.unpack(self._position)["current_player"])
        sent = time.perf_counter()
        message = {"type": "move", "id": f"m{self._number}", "after": self._number, "move": move}
        await self.sockets[seat].send(json.dumps(message))
        await asyncio.gather(*(self._hear(socket, "moved") for socket in self.sockets))
        self.latencies.append(time.perf_counter() - sent)
        self._left -= 1


def shown(latencies: list[float], seconds: float) -> str:
    """One line of results."""
    if len(latencies) < 2:
        return "too few moves"
    cuts = statistics.quantiles(latencies, n=100)
    return (
        f"{len(latencies) / seconds:8.0f} moves/s   p50 {cuts[49] * 1000:7.1f} ms   "
        f"p99 {cuts[98] * 1000:7.1f} ms   ({len(latencies)} moves)"
    )


async def saturated(tables: list[TableOfTwo], seconds: float) -> list[float]:
    """Every table as fast as it is answered."""
    until = time.perf_counter() + seconds

    async def play(table: TableOfTwo) -> None:
        while time.perf_counter() < until:
            await table.move()

    return await _collected(tables, play)


async def steady(tables: list[TableOfTwo], seconds: float) -> list[float]:
    """One move per table per second, spread evenly."""

    async def play(table: TableOfTwo) -> None:
        offset = random.random()
        began = time.perf_counter()
        for turn in range(int(seconds)):
            await asyncio.sleep(max(0.0, began + offset + turn - time.perf_counter()))
            await table.move()

    return await _collected(tables, play)


async def _collected(tables: list[TableOfTwo], play: Any) -> list[float]:
    for table in tables:
        table.latencies.clear()
    await asyncio.gather(*(play(table) for table in tables))
    return [latency for table in tables for latency in table.latencies]


def used(pid: int) -> tuple[float, int]:
    """CPU seconds and memory in bytes of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    ticks = os.sysconf("SC_CLK_TCK")
    return (int(fields[11]) + int(fields[12])) / ticks, int(fields[21]) * resource.getpagesize()


async def measure(address: str, pid: int, options: argparse.Namespace) -> None:
    _, empty = used(pid)
    tables = [
        TableOfTwo((Person(address, "A"), Person(address, "B")), options.whole)
        for _ in range(options.tables)
    ]
    for table in tables:
        await table.new_game()
    _, full = used(pid)
    print(f"{options.tables} tables, {2 * options.tables} clients; "
          f"{(full - empty) / options.tables / 1024:.0f} KB of memory per table")  # fmt: skip
    for name, how in (("saturated", saturated), ("one move per table per second", steady)):
        before, began = used(pid)[0], time.perf_counter()
        latencies = await how(tables, options.seconds)
        took = time.perf_counter() - began
        cpu = used(pid)[0] - before
        print(f"{name}:\n  {shown(latencies, took)}\n  server: {cpu / took:.0%} of a core, "
              f"{cpu / max(1, len(latencies)) * 1e6:.0f} µs per move, "
              f"{cpu / took / options.tables:.2%} of a core per table")  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure a server under load.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument(
        "--whole", action="store_true", help="clients ask for the whole table with every event"
    )
    options = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    apart = len(cores) > 1
    if apart:
        os.sched_setaffinity(0, cores[:1])
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "quadropolis", "serve", "--no-browser", "--port", "0",
                   "--rate", "0", "--database", str(Path(folder) / "load.db")]  # fmt: skip
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
            asyncio.run(measure(found[0], server.pid, options))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
