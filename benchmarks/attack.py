"""How others fare while one address does its worst: seven ways, one after the other.

    python benchmarks/attack.py

Starts a server of its own as it is usually run. At 127.0.0.1 two people play at one table and
somebody at another against a `beginner`; from 127.0.0.2 a process attacks. Reported for each
way: the time from sending a move until both players have read it, and until the bot has
answered. What people do without an attack is measured first.

`--command` measures another server, like that of an older version in its own environment.
"""

import argparse
import asyncio
import os
import random
import re
import shlex
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from attackers import ATTACKS, HERE, TEXT, Client, framed, heard
from msgspec import json

from quadropolis import kernel
from quadropolis.kernel.native import native
from quadropolis.rules.move import Deal

ATTACKERS = Path(__file__).with_name("attackers.py")
PATIENCE = 120.0


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
    """Two people play game after game, a few moves a second."""
    while time.monotonic() < until:
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
    """Somebody plays against a beginner, a move a second."""
    while time.monotonic() < until:
        new = {"bots": {"1": "beginner"}, "start": True}
        _, table = await client.post("/api/tables", new)
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


# --- measuring ------------------------------------------------------------------------


async def measured(port: int, way: str, seconds: float) -> str:
    """A line of the table."""
    people = [await Client.new(port, HERE, name) for name in ("Ann", "Ben", "Cleo")]
    attacker = None
    if way in ATTACKS:
        command = (sys.executable, str(ATTACKERS), way, str(port))
        attacker = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        await asyncio.sleep(3 if attacker else 0)  # until it is in full swing
        until = time.monotonic() + seconds
        moves: list[float] = []
        answers: list[float] = []
        playing = (two_people(people[:2], until, moves), against_a_bot(people[2], until, answers))
        failed = ""
        try:
            await asyncio.wait_for(asyncio.gather(*playing), seconds + PATIENCE)
        except Exception as error:
            failed = f" ({type(error).__name__})"
        return f"| {way} | {shown(moves)} | {shown(answers)} |{failed}"
    finally:
        if attacker is not None:
            attacker.kill()
            attacker.wait()


def shown(times: list[float]) -> str:
    """The middle, the 99th percentile and the longest, in milliseconds."""
    if len(times) < 2:
        return "none | none | none"
    cuts = statistics.quantiles(times, n=100, method="inclusive")
    return " | ".join(f"{value * 1000:.0f}" for value in (cuts[49], cuts[98], max(times)))


def main() -> None:
    """Start a server, attack and measure it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=30, help="of each way")
    parser.add_argument("--ways", default=",".join(ATTACKS), help="which, split by commas")
    parser.add_argument("--command", help="how to start the server, up to `serve`")
    options = parser.parse_args()
    command = shlex.split(options.command or f"{sys.executable} -m quadropolis")
    print("| while one address attacks by | move: p50 | p99 | longest (ms) "
          "| `beginner`: p50 | p99 | longest (ms) |\n|---|---|---|---|---|---|---|")  # fmt: skip
    for way in ("nothing", *filter(None, options.ways.split(","))):
        with tempfile.TemporaryDirectory() as folder:
            serving = ("serve", "--no-browser", "--port", "0")
            server = subprocess.Popen(
                (*command, *serving, "--database", f"{folder}/attack.db"),
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                env={**os.environ, "QUADROPOLIS_DATA": folder},
            )
            try:
                assert server.stdout is not None
                found = re.search(r"http://\S+:(\d+)/", server.stdout.readline())
                assert found, "the server did not start"
                print(asyncio.run(measured(int(found[1]), way, options.seconds)), flush=True)
            finally:
                server.kill()
                server.wait()


if __name__ == "__main__":
    main()
