"""A bot that runs as a program of its own and speaks the line protocol."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from quadropolis.bots.bot import Bot, Limit, Thought
from quadropolis.bots.errors import BotNotStarted, BotStalled, Misbehavior
from quadropolis.bots.process import LineProcess
from quadropolis.bots.protocol import (
    answered_thought,
    check_greeting,
    greeting,
    line,
    question,
    read_line,
)
from quadropolis.notation.record import GameRecord
from quadropolis.views import View


@dataclass(frozen=True, slots=True)
class Patience:
    """How long a foreign bot is waited for, in seconds."""

    start: float = 20.0
    """From its start to its greeting."""
    untimed: float = 60.0
    """For a move without a time limit."""
    overrun: float = 1.2
    """For a move with one: the limit times this ..."""
    grace: float = 0.5
    """... and this much more, for a busy machine."""
    failed_starts: int = 3
    """After so many failed starts in a row it is not started again."""

    def seconds(self, limit: Limit) -> float:
        """How long to wait for a move."""
        if limit.seconds is None:
            return self.untimed
        return limit.seconds * self.overrun + self.grace


class ProgramBot(Bot):
    """The bot behind a command. Whatever goes wrong, its process is killed, and started
    again for the next move.
    """

    in_process: ClassVar[bool] = False

    def __init__(
        self,
        name: str,
        command: Sequence[str],
        environment: Mapping[str, str] | None = None,
        patience: Patience | None = None,
        log: Path | None = None,
    ) -> None:
        self.name = name
        self.description = f"the program {' '.join(command)}"
        self._command = tuple(command)
        self._environment = environment
        self._patience = patience or Patience()
        self._log = log
        self._process: LineProcess | None = None
        self._record: GameRecord | None = None
        self._questions = 0
        self._failed_starts = 0

    def prepare(self, record: GameRecord | None) -> None:
        """Have the program running, so that its start does not cost thinking time."""
        self._record = record
        self._started()

    def think(self, view: View, limit: Limit) -> Thought:
        process = self._started()
        self._questions += 1
        asked = line(question(self._questions, view, self._record, limit))
        try:
            answer = read_line(process.ask(asked, self._patience.seconds(limit)))
            return answered_thought(self._questions, view.state.players, answer)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process = None

    def _started(self) -> LineProcess:
        if self._process is not None:
            return self._process
        if self._failed_starts >= self._patience.failed_starts:
            raise BotNotStarted(reason="gave_up", detail=self._failed_starts)
        self._failed_starts += 1
        process = LineProcess(self._command, self._environment, self._log)
        try:
            check_greeting(read_line(process.ask(line(greeting()), self._patience.start)))
        except BotStalled as error:
            process.kill()
            raise BotNotStarted(reason="silent", detail=self._patience.start) from error
        except BaseException as error:
            process.kill()
            if isinstance(error, Misbehavior) and not isinstance(error, BotNotStarted):
                raise BotNotStarted(reason="said", detail=error) from error
            raise
        self._failed_starts = 0
        self._process = process
        return process
