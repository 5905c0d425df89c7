"""Two processes on one PostgreSQL, and many who only look.

    python benchmarks/cluster.py notices
    python benchmarks/cluster.py spectators
    python benchmarks/cluster.py takeover

`notices`: two clients at every table, each at another process; one move per table per second.
Reported is how much later the other process has told its client of a move.

`spectators`: idle ones at all tables of one process on SQLite, while a few tables play. Reported
are the memory of a connection and the time from a move until both players have heard of it, and
that nobody was dropped.

`takeover`: one of two processes thinks for the bots of all tables when it is killed. Reported is
how much later the other one has told its clients of the next move.
"""

import argparse
import asyncio
import contextlib
import os
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import uvloop
from load import steady
from load_clients import PATIENCE, Person, Socket, Table, stranger
from processes import family, used

sys.path.append(str(Path(__file__).parents[1]))
from tests.server.postgres import postgres

MOVED = b'"kind":"moved"'


@contextlib.contextmanager
def serving(folder: Path, database: str, *more: str) -> Iterator[tuple[str, int]]:
    """The address of a server, and its process."""
    folder.mkdir()
    command = [sys.executable, "-m", "quadropolis", "serve", "--no-browser", "--port", "0",
               "--rate", "0", "--bot-workers", "1", "--database", database, *more]  # fmt: skip
    environment = {**os.environ, "QUADROPOLIS_DATA": str(folder), "QUADROPOLIS_SECRET": "s" * 32}
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+(?=/ )", process.stdout.readline())
        assert found, "the server did not start"
        yield found[0], process.pid
    finally:
        process.terminate()
        process.wait()


def shown(latencies: list[float]) -> str:
    """The middle and the worst of them."""
    cuts = [cut * 1000 for cut in statistics.quantiles(latencies, n=100)]
    worst = max(latencies) * 1000
    return f"p50 {cuts[49]:.1f} ms   p99 {cuts[98]:.1f} ms   worst {worst:.1f} ms"


class Apart(Table):
    """A table whose clients are at different processes."""

    def __init__(self, people: list[Person]) -> None:
        super().__init__(people, "classic", "now")
        self.later: list[float] = []
        self._first: dict[int, float] = {}

    def _hear(self, seat: int, events: list[dict[str, Any]]) -> None:
        now = time.perf_counter()
        for event in events:
            if event["kind"] == "moved":
                first = self._first.setdefault(event["number"], now)
                if first != now:
                    self.later.append(now - first)
        super()._hear(seat, events)


async def notices(addresses: list[str], options: argparse.Namespace) -> None:
    """Play at all tables and say how much later the others heard of it."""
    tables = [Apart([Person(address, "A") for address in addresses]) for _ in range(options.tables)]
    for table in tables:
        await table.new_game()
        table.later.clear()
    await steady([*tables], options.seconds)
    later = [one for table in tables for one in table.later]
    print(
        f"{len(later)} moves, about {options.tables} per second, told by the other process later:"
    )
    print(f"  {shown(later)}", flush=True)


async def spectators(address: str, process: int, options: argparse.Namespace) -> None:
    """Let many look, and a few play."""
    tables = [Table([Person(address, "A"), Person(address, "B")], "classic", "now")
              for _ in range(options.tables)]  # fmt: skip
    for table in tables:
        await table.new_game()
    before = sum(used(one)[1] for one in family(process)[:1])
    heard: list[bool] = []
    sockets: list[Socket] = []

    def hear(text: bytes) -> None:
        heard.extend([True] * (MOVED in text))

    for table in tables:
        for _ in range(options.spectators // options.tables):
            sockets.append(await stranger(address, table.path, hear))
    each = (sum(used(one)[1] for one in family(process)[:1]) - before) / len(sockets)
    print(f"{len(sockets)} spectators at {len(tables)} tables: {each / 1024:.1f} KB each")
    playing = tables[: options.playing]
    for table in playing:
        table.latencies.clear()
    heard.clear()
    await steady(playing, options.seconds)
    latencies = [one for table in playing for one in table.latencies]
    await asyncio.sleep(1)
    expected = len(latencies) * (options.spectators // options.tables)
    dropped = sum(socket.closed for socket in sockets)
    print(f"  {len(latencies)} moves at {len(playing)} tables: {shown(latencies)}")
    print(f"  spectators heard {len(heard)} of {expected} moves; dropped: {dropped}", flush=True)


async def takeover(addresses: list[str], process: int, options: argparse.Namespace) -> None:
    """Let the first one think for long, and end it."""
    loop = asyncio.get_running_loop()
    moved: list[asyncio.Future[float]] = []
    for _ in range(options.tables):
        bots = {"seat": None, "bots": {"0": "top", "1": "top"}, "start": True}
        table = await asyncio.to_thread(Person(addresses[0], "A").call, "POST", "/api/tables", bots)
        moved.append(loop.create_future())

        def hear(text: bytes, moved: asyncio.Future[float] = moved[-1]) -> None:
            if MOVED in text and not moved.done():
                moved.set_result(time.perf_counter())

        await stranger(addresses[1], f"/api/tables/{table['id']}", hear)
    os.kill(process, signal.SIGKILL)
    killed = time.perf_counter()
    later = [await asyncio.wait_for(one, PATIENCE) - killed for one in moved]
    print(f"bots of {options.tables} tables went on after {min(later):.1f} to {max(later):.1f} s")


def main() -> None:
    """Start what is needed, measure, stop."""
    parser = argparse.ArgumentParser(description="Measure processes on one database.")
    parser.add_argument("what", choices=("notices", "spectators", "takeover"))
    parser.add_argument("--tables", type=int, help="100, 500 of spectators, 20 of takeover")
    parser.add_argument("--spectators", type=int, default=5_000)
    parser.add_argument("--playing", type=int, default=50, help="tables with moves meanwhile")
    parser.add_argument("--seconds", type=float, default=15)
    options = parser.parse_args()
    print(f"load average before: {os.getloadavg()[0]:.1f}")
    with contextlib.ExitStack() as running:
        folder = Path(running.enter_context(tempfile.TemporaryDirectory()))
        if options.what == "notices":
            options.tables = options.tables or 100
            url = running.enter_context(postgres(durable=True))
            both = [running.enter_context(serving(folder / name, url)) for name in "ab"]
            uvloop.run(notices([address for address, _ in both], options))
        elif options.what == "takeover":
            options.tables = options.tables or 20
            url = running.enter_context(postgres(durable=True))
            kinds = ("person", "address", "")
            limits = [f"--limit=bot-tables{kind and '-per-' + kind}=0" for kind in kinds]
            both = [
                running.enter_context(
                    serving(folder / name, url, "--bot-seconds", seconds, *limits)
                )
                for name, seconds in (("a", "600"), ("b", "0.01"))
            ]
            uvloop.run(takeover([address for address, _ in both], both[0][1], options))
        else:
            options.tables = options.tables or 500
            limits = [f"--limit={name}-per-address=0" for name in ("sockets", "connections")]
            place = serving(folder / "a", str(folder / "a" / "load.db"), *limits)
            uvloop.run(spectators(*running.enter_context(place), options))


if __name__ == "__main__":
    main()
