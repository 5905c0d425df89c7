"""A bot's thought about a position, asked of the pool.

>>> from random import Random
>>> import quadropolis as q
>>> from quadropolis.bots import Limit
>>> from quadropolis.bots.pool import Pool
>>> state = q.start("classic", 2)
>>> state = q.deal(state, q.draw(state, Random(7)))
>>> with Pool(workers=1) as pool:
...     reply = pool.submit(THINK, question("skilled", state, Limit(seed=1))).result()
>>> reply.thought.move in q.legal_moves(state), reply.violation
(True, None)
"""

import json
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from quadropolis.bots.bot import Limit, Thought
from quadropolis.bots.pool import Task
from quadropolis.bots.registry import bot_named, is_built_in
from quadropolis.bots.supervised import Supervised, Violation, kept_seat
from quadropolis.notation.position import format_position, parse_position
from quadropolis.notation.record import GameRecord, format_record, parse_record
from quadropolis.rules.state import State
from quadropolis.views import view


@dataclass(frozen=True, slots=True)
class Reply:
    """A legal move and what was thought about it; the move may be a substitute's."""

    thought: Thought
    violation: Violation | None
    """Set when the move is not the bot's own."""
    seconds: float
    """How long the bot thought, by the clock."""

    @classmethod
    def from_line(cls, line: bytes) -> "Reply":
        """The reply in a process's answer."""
        data = json.loads(line)
        violation = data["violation"]
        return cls(
            Thought.from_data(data),
            None if violation is None else Violation.from_data(violation),
            data["seconds"],
        )


THINK: Task[Reply] = Task("quadropolis.bots.thoughts:think", Reply.from_line)


def wants_record(bot: str) -> bool:
    """Whether a bot is told the game so far. Those that are here need the position alone."""
    return not is_built_in(bot)


def question(
    bot: str,
    state: State,
    limit: Limit,
    record: GameRecord | None = None,
    candidates: int | None = None,
) -> dict[str, Any]:
    """What a process is asked: that bot's thought for whoever's turn it is.

    `limit.seconds` is the time there is for a move, of which the bot is given its share. At
    most so many of the candidates come with the answer; None asks for all of them.
    """
    return {
        "bot": bot,
        "position": format_position(state),
        "limit": limit.to_data() | {"waited_for": limit.waited_for},
        "record": None if record is None else format_record(record),
        "candidates": candidates,
    }


# --- in the process -------------------------------------------------------------------


def think(asked: dict[str, Any]) -> str:
    """The answer to a question, as a line of JSON."""
    state = parse_position(asked["position"])
    record = None if asked["record"] is None else parse_record(asked["record"])
    seat, limit = _seated(asked["bot"]), Limit(**asked["limit"])
    answer = seat.answer(
        view(state, state.current_player),
        replace(limit, seconds=seat.bot.given(limit.seconds)),
        record,
    )
    thought, violation = answer.thought, answer.violation
    shown = replace(thought, candidates=thought.candidates[: asked["candidates"]])
    data = shown.to_data() | {
        "violation": None if violation is None else violation.to_data(),
        "seconds": answer.seconds,
    }
    return json.dumps(data, separators=(",", ":"))


@cache
def _seated(bot: str) -> Supervised:
    return kept_seat(bot_named(bot))
