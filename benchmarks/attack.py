"""How others fare while one address does its worst: seven ways, one after the other.

    python benchmarks/attack.py
    python benchmarks/attack.py --against FOLDER

Starts a server of its own as it is usually run (with 1,024 open files, as most systems start
programs). At 127.0.0.1 two people play at one table and somebody at another against a
`beginner`; from 127.0.0.2 a process attacks. Reported for each way: the time from sending a
move until both players have read it, and until the bot has answered. What people do without an
attack is measured first. Says at the end whether the goals are met.

`--against` measures the server of another folder as well (version 0.1.0, installed with `make
install`), each way in turn with this one.
"""

import argparse
import asyncio
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple

from attackers import ATTACKS, HERE, TEXT, Client, framed, heard
from msgspec import json

from quadropolis import kernel
from quadropolis.kernel.native import native
from quadropolis.rules.move import Deal

ATTACKERS = Path(__file__).with_name("attackers.py")
PATIENCE = 90.0
"""How long a move or an answer is waited for."""
SWING = 4.0
"""Until an attack is in full swing."""
LEAST = 5
"""Fewer moves are no game."""
OPEN_FILES = 1_024
MOVE_SECONDS, ANSWER_SECONDS = 0.25, 2.0
"""What nobody should wait longer for."""


class Player:
    """Somebody at a table, who follows the game by its events."""

    def __init__(self, client: Client, seat: int) -> None:
        self.client, self.seat = client, seat
        self.number = 0
        self.over = False
        self.position: Any = None

    async def connect(self, table: str) -> None:
        """Say hello, and wait until the game goes on."""
        found = await self.client.socket(table)
        assert found is not None, "a player was refused"
        self.reader, self.writer = found
        hello = {"type": "hello", "after": 0, "table": False}
        self.writer.write(framed(TEXT, json.encode(hello)))

    async def listen(self) -> bool:
        """Take the next message over; whether somebody has moved."""
        message = await asyncio.wait_for(heard(self.reader, self.writer), PATIENCE)
        moved = False
        for event in message.get("events", ()):
            data, kind = event["data"], event["kind"]
            if kind == "started":
                self.position = kernel.start("classic", 2, first_player=data["first_player"])
            elif kind == "dealt":
                self.position = kernel.deal(self.position, Deal.of(data["site"]))
            elif kind == "moved":
                self.position, moved = kernel.play(self.position, data["move"]), True
            self.over = self.over or kind in ("finished", "ended")
            self.number = event["number"]
        return moved

    @property
    def turn(self) -> int | None:
        """Whose turn it is."""
        if self.position is None or self.over:
            return None
        seat: int | None = native.unpack(self.position)["current_player"]
        return seat

    def move(self) -> None:
        """Make one."""
        codes = kernel.legal_codes(self.position)
        move = str(kernel.move_of("classic", int(random.choice(codes))))
        message = {"type": "move", "id": f"m{self.number}", "after": self.number, "move": move}
        self.writer.write(framed(TEXT, json.encode(message)))


async def two_people(clients: list[Client], until: float, times: list[float]) -> None:
    """Two people play a game, a few moves a second."""
    _, table = await clients[0].post("/api/tables", {})
    path = f"/api/tables/{table['id']}/commands"
    await clients[1].post(path, {"type": "sit"})
    players = [Player(client, seat) for seat, client in enumerate(clients)]
    for player in players:
        await player.connect(table["id"])
    await clients[0].post(path, {"type": "start"})
    for player in players:
        while player.turn is None:
            await player.listen()
    while time.monotonic() < until and (turn := players[0].turn) is not None:
        began = time.perf_counter()
        players[turn].move()
        for player in players:
            while not await player.listen():
                pass
        times.append(time.perf_counter() - began)
        await asyncio.sleep(0.2)
    for player in players:
        player.writer.close()


async def against_a_bot(client: Client, until: float, times: list[float]) -> None:
    """Somebody plays a game against a beginner, a move or two a second."""
    _, table = await client.post("/api/tables", {"bots": {"1": "beginner"}, "start": True})
    player = Player(client, 0)
    await player.connect(table["id"])
    while player.turn != 0:
        await player.listen()
    while time.monotonic() < until and player.turn == 0:
        began = time.perf_counter()
        player.move()
        while not await player.listen():
            pass
        while player.turn == 1:
            await player.listen()
        times.append(time.perf_counter() - began)
        await asyncio.sleep(0.5)
    player.writer.close()


async def game_after_game(
    play: Callable[[], Awaitable[None]], until: float, errors: set[str]
) -> None:
    """Whoever is thrown out tries again."""
    while (left := until - time.monotonic()) > 0:
        try:
            await asyncio.wait_for(play(), left + PATIENCE)
        except Exception as error:
            errors.add(type(error).__name__)
            await asyncio.sleep(0.5)


# --- measuring ------------------------------------------------------------------------


class Measured(NamedTuple):
    """The times of moves and of a bot's answers, and what went wrong if anything did."""

    moves: list[float]
    answers: list[float]
    failed: str

    def shown(self) -> str:
        """Two cells of the table."""
        return f"{_moved(self)} | {_answered(self)}"


async def measured(port: int, way: str, seconds: float) -> Measured:
    """What people see while that goes on."""
    people = [await Client.new(port, HERE, name) for name in ("Ann", "Ben", "Cleo")]
    attacker = None
    if way in ATTACKS:
        command = (sys.executable, str(ATTACKERS), way, str(port), str(SWING + seconds + PATIENCE))
        attacker = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    moves: list[float] = []
    answers: list[float] = []
    errors: set[str] = set()
    try:
        await asyncio.sleep(SWING if attacker else 0)
        until = time.monotonic() + seconds
        await asyncio.gather(
            game_after_game(lambda: two_people(people[:2], until, moves), until, errors),
            game_after_game(lambda: against_a_bot(people[2], until, answers), until, errors),
        )
    finally:
        if attacker is not None:
            attacker.kill()
            attacker.wait()
    return Measured(moves, answers, ", ".join(sorted(errors)))


def _moved(found: Measured) -> str:
    """The 99th percentile, in milliseconds."""
    if len(found.moves) < LEAST:
        return f"nobody could play ({found.failed})"
    rank = statistics.quantiles(found.moves, n=100, method="inclusive")[98]
    return f"{rank * 1000:,.0f} ms" + (f" ({found.failed})" if found.failed else "")


def _answered(found: Measured) -> str:
    """The longest, in seconds."""
    return f"{max(found.answers):.2f} s" if found.answers else "none"


def met(found: Measured) -> bool:
    """Whether nobody has waited longer than they should."""
    if found.failed or len(found.moves) < LEAST or not found.answers:
        return False
    rank = statistics.quantiles(found.moves, n=100, method="inclusive")[98]
    return rank < MOVE_SECONDS and max(found.answers) < ANSWER_SECONDS


def tried(program: Path, way: str, seconds: float) -> Measured:
    """Start a server of that program's version, attack and measure it."""
    with tempfile.TemporaryDirectory() as folder:
        options = ("serve", "--no-browser", "--port", "0", "--database", f"{folder}/attack.db")
        server = subprocess.Popen(
            ("prlimit", f"--nofile={OPEN_FILES}:", "--", program, "-m", "quadropolis", *options),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "QUADROPOLIS_DATA": folder},
        )
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+:(\d+)/", server.stdout.readline())
            assert found, "the server did not start"
            return asyncio.run(measured(int(found[1]), way, seconds))
        finally:
            server.kill()
            server.wait()


def main() -> None:
    """Print the table, line by line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=30, help="of each way")
    parser.add_argument("--ways", default=",".join(ATTACKS), help="which, split by commas")
    parser.add_argument("--against", type=Path, help="a folder with version 0.1.0, installed")
    options = parser.parse_args()
    versions = [("now", Path(sys.executable))]
    if options.against:
        program = options.against.absolute() / ".venv" / "bin" / "python"
        versions.insert(0, ("0.1.0", program))
    heads = [f"move: 99 %, {name} | `beginner`: longest, {name}" for name, _ in versions]
    print(f"{options.seconds:.0f} s each; load average before: {os.getloadavg()[0]:.1f}\n")
    print(f"| while one address attacks by | {' | '.join(heads)} |")
    print("|---" * (1 + 2 * len(versions)) + "|", flush=True)
    missed = []
    for way in ("nothing", *filter(None, options.ways.split(","))):
        found = [tried(program, way, options.seconds) for _, program in versions]
        print(f"| {way} | {' | '.join(one.shown() for one in found)} |", flush=True)
        if not met(found[-1]):
            missed.append(way)
    print(f"\nGoals (a move {MOVE_SECONDS} s, an answer {ANSWER_SECONDS} s): "
          + (f"missed by {', '.join(missed)}" if missed else "met"))  # fmt: skip
    sys.exit(bool(missed))


if __name__ == "__main__":
    main()
