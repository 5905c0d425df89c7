"""A process that plays games of an arena: numbers come in, records go out, line by line.

The first line it is sent says what is played; every later one is the number of a game.
"""

import gc
import json
import signal
from pathlib import Path
from typing import Any

from quadropolis.arena.match import play_game
from quadropolis.arena.plan import Plan
from quadropolis.bots.process import kill_all
from quadropolis.bots.registry import bot_named
from quadropolis.bots.runner import lines_until_host_ends, private_output
from quadropolis.bots.supervised import Supervised


class _Seats(dict[int, Supervised]):
    """The bots of a plan, made when first needed and kept for all games."""

    def __init__(self, plan: Plan, logs: Path | None) -> None:
        super().__init__()
        self._plan, self._logs = plan, logs

    def __missing__(self, entry: int) -> Supervised:
        log = None if self._logs is None else self._logs / f"bot-{entry + 1}.log"
        seat = self[entry] = Supervised(bot_named(self._plan.bots[entry], log=log))
        # What was loaded stays: no bot is to be charged for looking through it for garbage.
        gc.collect()
        gc.freeze()
        return seat


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the arena decides when it is over
    output = private_output()
    lines = lines_until_host_ends(kill_all)
    first: dict[str, Any] = json.loads(next(lines))
    plan = Plan.from_data(first["plan"])
    seats = _Seats(plan, None if first["logs"] is None else Path(first["logs"]))
    for line in lines:
        record = play_game(plan, int(line), seats)
        output.write(record.to_json().encode() + b"\n")
        output.flush()


if __name__ == "__main__":
    main()
