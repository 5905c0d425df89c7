"""What a bot's move costs a server in processor time, apart from writing it down.

    python benchmarks/thinkers.py [--against PYTHON]

A whole Expert game of four is asked about, position by position and again and again, as a
server does for a table of bots: what it takes to put the question, to wait for the answer in
an event loop, and to think. Reported per move: the processor time of the server's process and
of the one that thinks, without its start. With `--against` the same is measured in turns with
another Python, in which another version (also 0.1.0) is installed.
"""

import argparse
import asyncio
import contextlib
import json
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

from quadropolis.bots.bot import Limit
from quadropolis.notation.record import GameRecord
from quadropolis.rules.game import deal, draw, legal_moves, play, start
from quadropolis.rules.state import Phase, State

BOTS = ("random", "beginner", "skilled", "strong")
SECONDS = 0.01
"""Of thinking, for bots that go by it: little, so that the rest shows."""
Ask = Callable[[str, State, GameRecord, int], Awaitable[str]]


def game() -> list[tuple[State, GameRecord]]:
    """Every position of a game in which somebody has to move, and the game so far."""
    random = Random(7)
    state = start("expert", 4, True)
    found = []
    sites: tuple[tuple[str, ...], ...] = ()
    moves: tuple[str, ...] = ()
    while state.phase is not Phase.OVER:
        if state.phase is Phase.DEAL:
            drawn = draw(state, random)
            sites, state = (*sites, drawn.names()), deal(state, drawn)
        names = [str(seat) for seat in range(1, 5)]
        found.append((state, GameRecord.of(state, names, 0, sites=sites, moves=moves)))
        move = random.choice(legal_moves(state))
        moves, state = (*moves, str(move)), play(state, move)
    return found


def cpu(pids: tuple[int, ...]) -> float:
    """The processor time these processes have taken so far, with all their threads."""
    spent = 0
    for pid in pids:
        for thread in Path(f"/proc/{pid}/task").iterdir():
            spent += int((thread / "schedstat").read_text(encoding="ascii").split()[0])
    return spent / 1e9


@contextlib.asynccontextmanager
async def asking() -> Any:
    """How this version is asked, and by which processes it answers."""
    try:
        from quadropolis.bots import pool, thoughts
    except ImportError:
        from quadropolis.server.crew import Crew  # type: ignore[import-untyped] # of 0.1.0

        crew = Crew(1, SECONDS)

        async def ask(bot: str, state: State, record: GameRecord, seed: int) -> str:
            return str(await crew.move(bot, record, seed))

        yield ask, lambda: tuple(worker.pid for worker in crew._running)
        await crew.close()
    else:
        with pool.Pool(1) as thinkers:

            async def ask(bot: str, state: State, record: GameRecord, seed: int) -> str:
                asked = thoughts.question(bot, state, Limit(SECONDS, seed=seed), candidates=0)
                reply = await asyncio.wrap_future(thinkers.submit(thoughts.THINK, asked))
                return str(reply.thought.move)

            yield ask, thinkers.pids


async def measured(moves: int) -> dict[str, tuple[float, float]]:
    """By bot: milliseconds per move of this process, and of the one that thinks."""
    positions = game()
    found = {}
    async with asking() as (ask, pids):
        for bot in BOTS:
            for number in range(-len(positions), moves):
                if number == 0:
                    own, other = time.process_time(), cpu(pids())
                state, record = positions[number % len(positions)]
                await ask(bot, state, record, number % 1000)
            own, other = time.process_time() - own, cpu(pids()) - other
            found[bot] = 1e3 * own / moves, 1e3 * other / moves
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--against", help="another Python, with another version installed")
    parser.add_argument("--moves", type=int, default=400)
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--once", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.once:
        print(json.dumps(asyncio.run(measured(args.moves))))
        return
    versions = {"this": sys.executable} | ({"other": args.against} if args.against else {})
    runs: dict[str, list[dict[str, Any]]] = {name: [] for name in versions}
    for _ in range(args.times):
        for name, python in versions.items():
            command = (python, __file__, "--once", "--moves", str(args.moves))
            runs[name].append(json.loads(subprocess.check_output(command)))
    print(f"{'':10}" + "".join(f"{name + ': server, thinker, both':>36}" for name in versions))
    for bot in BOTS:
        both = []
        print(f"{bot:10}", end="")
        for name in versions:
            own, other = (min(run[bot][part] for run in runs[name]) for part in (0, 1))
            both.append(own + other)
            print(f"{own:16.2f} {other:8.2f} {own + other:7.2f} ms", end="")
        print(f"   {both[0] / both[-1]:.2f} of it" if args.against else "")


if __name__ == "__main__":
    main()
