"""How many moves a server takes: real clients over WebSockets, every move on disk first.

    python benchmarks/load.py
    python benchmarks/load.py --against FOLDER
    python benchmarks/load.py --processes 1,2

Starts a server of its own (on one core, if there are two; the clients on another) with 200
tables of two clients each. First every table plays as fast as it is answered (saturated),
then one move per table per second. The clients need for a move what a page needs: today one
message with what has changed, for version 0.1.0 the whole table, and then the list of legal
moves for whoever is next. Reported: moves per second, the time from sending a move until all
clients have what they need, the bytes that a move costs each of them, and the processor time
of server and clients per move.

`--against` measures the server of another folder as well (version 0.1.0, installed with `make
install`), in turn with this one, and says how they compare.

`--processes` measures SQLite, and then a PostgreSQL of its own (which syncs) with so many server
processes on one port, all in one run and in turn. The clients have one core, and servers and
PostgreSQL share the others; what PostgreSQL takes is told apart. Programs that take turns on one
core are slower than one of them alone, whatever they do: so more than one process are compared
with as many servers that know nothing of each other, each with a PostgreSQL and tables of its own.

Setting up games is not counted. The clients are as lean as they can be, so that the server
and not they are measured: a plain protocol on sockets, without any library for WebSockets.
"""

import argparse
import asyncio
import contextlib
import gc
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import uvloop
from load_clients import OLDER, PATIENCE, WANTS, Person, Table
from processes import family, postmaster, used

from quadropolis.rules.mode import MODES

sys.path.append(str(Path(__file__).parents[1]))
from tests.server.postgres import postgres


async def saturated(tables: list[Table], seconds: float) -> None:
    """Every table as fast as it is answered, until one of them has finished its game."""
    over = asyncio.get_running_loop().create_future()
    waiting = len(tables)
    until = time.perf_counter() + seconds

    def following(table: Table) -> Callable[[], None]:
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


async def steady(tables: list[Table], seconds: float) -> None:
    """One move per table per second, spread evenly."""

    async def play(table: Table, offset: float) -> None:
        began = time.perf_counter()
        for turn in range(min(int(seconds), table.left)):
            await asyncio.sleep(max(0.0, began + offset + turn - time.perf_counter()))
            heard = asyncio.get_running_loop().create_future()
            table.move(lambda heard=heard: heard.set_result(None))  # type: ignore[misc]
            await asyncio.wait_for(heard, PATIENCE)

    await asyncio.gather(*(play(t, number / len(tables)) for number, t in enumerate(tables)))


@dataclass
class Measured:
    """What came of one way of playing."""

    latencies: list[float] = field(default_factory=list)
    seconds: float = 0.0
    server: float = 0.0
    database: float = 0.0
    """Of PostgreSQL's processes; SQLite works in the server's."""
    clients: float = 0.0
    received: float = 0.0
    """Bytes of all clients."""

    @property
    def speed(self) -> float:
        """Moves per second."""
        return len(self.latencies) / self.seconds

    @property
    def cost(self) -> float:
        """Processor time of server and database per move, in seconds."""
        return (self.server + self.database) / len(self.latencies)

    def shown(self, players: int) -> str:
        """Everything in three lines."""
        cuts = [cut * 1000 for cut in statistics.quantiles(self.latencies, n=100)]
        moves = len(self.latencies)
        return (
            f"  {self.speed:6.0f} moves/s   p50 {cuts[49]:6.1f} ms   p99 {cuts[98]:6.1f} ms   "
            f"({moves} moves in {self.seconds:.1f} s)\n"
            f"  {self.received / moves / players:6.0f} bytes per move and client\n"
            f"  server: {self.server / moves * 1e6:4.0f} µs of processor time per move, "
            f"{self.server / self.seconds:.0%} of a core; "
            f"PostgreSQL: {self.database / moves * 1e6:4.0f} µs; "
            f"clients: {self.clients / moves * 1e6:4.0f} µs, {self.clients / self.seconds:.0%}"
        )


@dataclass(frozen=True)
class Kind:
    """What is measured."""

    name: str
    program: Path
    page: str
    databases: tuple[str | None, ...]
    """Of each server: more than one know nothing of each other."""
    processes: int = 0
    """Of each server."""


class Servers:
    """Running servers, and tables full of clients."""

    def __init__(self, kind: Kind, folder: Path, options: argparse.Namespace) -> None:
        self.name = kind.name
        self._postmasters = [postmaster(url) for url in kind.databases if url and kind.processes]
        self._programs: list[subprocess.Popen[str]] = []
        addresses = []
        for number, database in enumerate(kind.databases):
            addresses.append(self._start(kind, folder / str(number), database, options))
        self.empty = self.used()[1]
        self.tables = [
            Table(
                [Person(address, name) for name in "ABCD"[: options.players]],
                options.mode,
                kind.page,
            )
            for address in addresses
            for _ in range(options.tables // len(addresses))
        ]

    def _start(
        self, kind: Kind, folder: Path, database: str | None, options: argparse.Namespace
    ) -> str:
        """Start one of them; its address."""
        folder.mkdir(parents=True)
        database = database or str(folder / "load.db")
        command = [str(kind.program), "-m", "quadropolis", "serve", "--no-browser", "--port", "0",
                   "--rate", "0", "--database", database]  # fmt: skip
        if kind.processes:
            command += ["--processes", str(kind.processes), "--bot-workers", "1"]
        if kind.page != OLDER:
            # All clients have one address here.
            for limit in ("sockets-per-address", "sockets-per-person"):
                command += ["--limit", f"{limit}=0"]
        environment = {**os.environ, "QUADROPOLIS_DATA": str(folder)}
        program = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
        )
        self._programs.append(program)
        if len(options.cores) > 1:
            # Whatever it starts later has the same cores.
            os.sched_setaffinity(program.pid, options.cores[1 : None if kind.processes else 2])
            for process in (one for main in self._postmasters for one in family(main)):
                os.sched_setaffinity(process, options.cores[1:])
        assert program.stdout is not None
        found = re.search(r"http://\S+(?=/ )", program.stdout.readline())
        assert found, "the server did not start"
        return found[0]

    def used(self) -> tuple[float, int]:
        """CPU seconds and memory in bytes, of all its processes."""
        found = [used(process) for main in self._programs for process in family(main.pid)]
        return sum(seconds for seconds, _ in found), sum(memory for _, memory in found)

    def used_by_database(self) -> float:
        """CPU seconds of PostgreSQL, if there is one."""
        return sum(used(process)[0] for main in self._postmasters for process in family(main))

    async def play(self, how: Any, seconds: float, measured: Measured) -> None:
        """A game at every table, or as far as it gets."""
        for table in self.tables:
            await table.new_game()
            table.latencies.clear()
        gc.collect()
        gc.freeze()
        heard = sum(table.received for table in self.tables)
        below = self.used_by_database()
        before, own, began = self.used()[0], time.process_time(), time.perf_counter()
        await how(self.tables, seconds)
        measured.seconds += time.perf_counter() - began
        measured.server += self.used()[0] - before
        measured.database += self.used_by_database() - below
        measured.clients += time.process_time() - own
        measured.received += sum(table.received for table in self.tables) - heard
        for table in self.tables:
            measured.latencies += table.latencies

    def end(self) -> None:
        """Stop them."""
        for program in self._programs:
            program.terminate()
        for program in self._programs:
            program.wait()


async def measure(servers: list[Servers], options: argparse.Namespace) -> None:
    """Play in both ways, on all servers in turn, and report."""
    for name, how in (("saturated", saturated), ("one move per table per second", steady)):
        found = [Measured() for _ in servers]
        for _ in range(options.games):
            for server, measured in zip(servers, found, strict=True):
                await server.play(how, options.seconds, measured)
        for server, measured in zip(servers, found, strict=True):
            print(f"{name}, {server.name}:\n{measured.shown(options.players)}", flush=True)
        for server, measured in zip(servers[1:], found[1:], strict=True):
            ratio = measured.speed / found[0].speed
            print(f"  {server.name}: {ratio:.2f} times the moves per second of {servers[0].name}")
        for server, measured in zip(servers[2:], found[2:], strict=True):
            ratio = measured.cost / found[1].cost
            print(f"  {server.name}: {ratio:.2f} times the processor time of {servers[1].name}")
    for server in servers:
        full = server.used()[1]
        each = (full - server.empty) / options.tables / 1024
        print(f"memory of the server ({server.name}): {full / 2**20:.0f} MB, "
              f"{each:.0f} KB per table after {2 * options.games} games each")  # fmt: skip


def main() -> None:
    """Start the servers, measure them, stop them."""
    parser = argparse.ArgumentParser(description="Measure a server under load.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--mode", default="classic", choices=tuple(MODES))
    parser.add_argument("--seconds", type=float, default=15, help="at most, of each run")
    parser.add_argument("--games", type=int, default=3, help="games of each table in each way")
    parser.add_argument("--database", help="a URL; else an SQLite file of its own")
    parser.add_argument("--page", default="now", choices=tuple(WANTS), help="what clients need")
    parser.add_argument("--against", type=Path, help="a folder with version 0.1.0, installed")
    parser.add_argument("--processes", help="numbers of processes on PostgreSQL, like 1,2")
    options = parser.parse_args()
    options.cores = sorted(os.sched_getaffinity(0))
    if len(options.cores) > 1:
        os.sched_setaffinity(0, options.cores[:1])
    print(f"{options.tables} tables of {options.players} clients, {options.mode}; "
          f"load average before: {os.getloadavg()[0]:.1f}")  # fmt: skip
    python = Path(sys.executable)
    page = f"page {options.page}"
    kinds = [
        Kind("SQLite" if options.processes else page, python, options.page, (options.database,))
    ]
    if options.against:
        older = options.against / ".venv" / "bin" / "python"
        kinds.append(Kind(f"page {OLDER}", older, OLDER, (options.database,)))
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as running:
        for count in map(int, options.processes.split(",")) if options.processes else ():
            name = f"PostgreSQL, {count} process{'es' if count > 1 else ''}"
            url = running.enter_context(postgres(durable=True))
            kinds.append(Kind(name, python, options.page, (url,), count))
            if count > 1:
                apart = [running.enter_context(postgres(durable=True)) for _ in range(count)]
                name = f"PostgreSQL, {count} servers apart"
                kinds.append(Kind(name, python, options.page, tuple(apart), 1))
        servers = []
        for number, kind in enumerate(kinds):
            server = Servers(kind, Path(folder) / str(number), options)
            running.callback(server.end)
            servers.append(server)
        uvloop.run(measure(servers, options))


if __name__ == "__main__":
    main()
