"""A process that thinks for bots: questions come in, moves go out, line by line.

It ends when the server does, however that ends: its input is closed then.
"""

import json
import signal
from typing import Any

from quadropolis.bots.bot import Limit
from quadropolis.bots.process import kill_all
from quadropolis.bots.registry import bot_named
from quadropolis.bots.runner import lines_until_host_ends, private_output
from quadropolis.bots.supervised import Supervised
from quadropolis.notation.record import parse_record
from quadropolis.views import view


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when it is over
    output = private_output()
    bots: dict[str, Supervised] = {}
    for line in lines_until_host_ends(kill_all):
        output.write(json.dumps(_answer(bots, json.loads(line))).encode() + b"\n")
        output.flush()


def _answer(bots: dict[str, Supervised], question: dict[str, Any]) -> dict[str, Any]:
    name = question["bot"]
    record = parse_record(question["record"])
    state = record.states()[-1]
    if name not in bots:
        bots[name] = Supervised(bot_named(name))
    bot = bots[name]
    limit = Limit(seconds=bot.bot.given(question["seconds"]), seed=question["seed"])
    answer = bot.answer(view(state, state.current_player), limit, record)
    violation = answer.violation.to_data() if answer.violation else None
    return {"move": str(answer.thought.move), "violation": violation}


if __name__ == "__main__":
    main()
