"""A seat that always moves: if its bot does not, a simple one does, and that is reported."""

import gc
import time
from dataclasses import dataclass
from typing import Any

from quadropolis.bots.bot import Bot, Limit, Thought
from quadropolis.bots.errors import BotFailed, IllegalAnswer, Misbehavior
from quadropolis.bots.simple import GreedyBot
from quadropolis.notation.record import GameRecord
from quadropolis.rules.errors import QuadropolisError, shown
from quadropolis.rules.game import play
from quadropolis.rules.state import State
from quadropolis.views import View

LONGEST_DETAIL = 500


@dataclass(frozen=True, slots=True)
class Violation:
    """What a bot did instead of a legal move."""

    bot: str
    move_number: int
    """The move of the game that was played for it, counted from 1."""
    code: str
    detail: str

    def to_data(self) -> dict[str, Any]:
        """The violation as plain data for JSON."""
        return {
            "bot": self.bot,
            "move": self.move_number,
            "code": self.code,
            "detail": self.detail,
        }

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> "Violation":
        """The violation that `to_data` was called on."""
        return cls(data["bot"], data["move"], data["code"], data["detail"])


@dataclass(frozen=True, slots=True)
class Answer:
    """A seat's move, where it leads, and how it came about."""

    thought: Thought
    after: State
    """The state after the move."""
    seconds: float
    """How long the bot thought, by the clock."""
    cpu_seconds: float | None
    """The CPU time of the thread that asked; None if the bot does not think in it."""
    violation: Violation | None = None
    """Set when the move is not the bot's own."""


class Supervised:
    """A bot in a seat. `answer` always answers."""

    def __init__(self, bot: Bot, substitute: Bot | None = None) -> None:
        self.bot = bot
        self._substitute = substitute or GreedyBot()

    def answer(self, view: View, limit: Limit, record: GameRecord | None = None) -> Answer:
        """A legal move for the view's seat: the bot's, or failing that the substitute's."""
        began, cpu_began = time.perf_counter(), time.thread_time()
        try:
            self._ask("prepare", record)
            began, cpu_began = time.perf_counter(), time.thread_time()
            thought = self._ask("think", view, limit)
            seconds, cpu = time.perf_counter() - began, time.thread_time() - cpu_began
            after = _played(view.state, thought)
            violation = None
        except Misbehavior as error:
            seconds, cpu = time.perf_counter() - began, time.thread_time() - cpu_began
            violation = Violation(
                bot=self.bot.name,
                move_number=move_number(view.state),
                code=error.code,
                detail=str(error)[:LONGEST_DETAIL],
            )
            self._substitute.prepare(record)
            thought = self._substitute.think(view, limit)
            after = play(view.state, thought.move)
        return Answer(thought, after, seconds, cpu if self.bot.in_process else None, violation)

    def _ask(self, what: str, *arguments: Any) -> Any:
        try:
            return getattr(self.bot, what)(*arguments)
        except Misbehavior:
            raise
        except Exception as error:
            raise BotFailed(reason=f"{type(error).__name__}: {error}") from error

    def close(self) -> None:
        """Close the bot."""
        self.bot.close()


def kept_seat(bot: Bot) -> Supervised:
    """A seat that is kept as long as this process runs."""
    # What was loaded stays: no bot is to be charged for looking through it for garbage.
    gc.collect()
    gc.freeze()
    return Supervised(bot)


def move_number(state: State) -> int:
    """The number of the move to be made, counted from 1 over the whole game."""
    per_round = state.mode.turns * state.players
    into_round = sum(architect is not None for architect in state.spots)
    return (state.round - 1) * per_round + into_round + 1


def _played(state: State, thought: object) -> State:
    if not isinstance(thought, Thought):
        raise IllegalAnswer(move=shown(thought), reason=None)
    try:
        return play(state, thought.move)
    except QuadropolisError as error:
        raise IllegalAnswer(move=shown(thought.move), reason=error) from error
    except Exception as error:
        raise BotFailed(reason=f"{type(error).__name__}: {error}") from error
