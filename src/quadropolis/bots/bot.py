"""What a bot is: it sees a seat's view and a limit, and answers with a thought."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, ClassVar

from quadropolis.notation.record import GameRecord
from quadropolis.rules.move import Move, parse_move
from quadropolis.views import View


@dataclass(frozen=True, slots=True)
class Limit:
    """How long a bot may think. None sets no limit of that kind.

    At the same position, iterations and seed a bot gives the same answer, unless
    `seconds` cut it short.
    """

    seconds: float | None = None
    """Of CPU time, if the bot thinks in this process; by the clock, if it is a program."""
    iterations: int | None = None
    seed: int = 0
    waited_for: bool = True
    """Whether someone waits for the answer. Then a busy machine may cut a thought short;
    otherwise a bot has its CPU time, however long it takes to get it."""

    def to_data(self) -> dict[str, Any]:
        """The limit as plain data for JSON."""
        return {"seconds": self.seconds, "iterations": self.iterations, "seed": self.seed}


@dataclass(frozen=True, slots=True)
class Candidate:
    """One move a bot thought about, and what it expects from it."""

    move: Move
    points: tuple[float, ...]
    """The expected final points of every player."""
    win_chance: float
    """The chance that the bot's own seat wins, from 0 to 1."""
    visits: int
    """How often the move was looked at: how much the numbers are worth."""

    def to_data(self) -> dict[str, Any]:
        """The candidate as plain data for JSON."""
        return {
            "move": str(self.move),
            "points": list(self.points),
            "win_chance": self.win_chance,
            "visits": self.visits,
        }

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> "Candidate":
        """The candidate that `to_data` was called on."""
        move, points = parse_move(data["move"]), tuple(data["points"])
        return cls(move, points, data["win_chance"], data["visits"])


@dataclass(frozen=True, slots=True)
class Thought:
    """A bot's answer: the move, and the candidates it weighed, best first."""

    move: Move
    candidates: tuple[Candidate, ...] = ()

    def to_data(self) -> dict[str, Any]:
        """The thought as plain data for JSON."""
        return {
            "move": str(self.move),
            "candidates": [candidate.to_data() for candidate in self.candidates],
        }

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> "Thought":
        """The thought that `to_data` was called on."""
        candidates = tuple(map(Candidate.from_data, data["candidates"]))
        return cls(parse_move(data["move"]), candidates)


class Bot(ABC):
    """A player of any seat.

    The whole position is in the view, so a bot needs no memory; one bot may be asked for
    several seats and several games in turn.
    """

    name: str
    description: str
    share: float = 1.0
    """The part of the asker's thinking time that this bot is given."""
    least_seconds: float = 0.0
    """What a move takes in any case: it is given no less."""
    in_process: ClassVar[bool] = True
    """Whether it thinks in this process, so that its CPU time can be measured here."""

    def given(self, seconds: float | None) -> float | None:
        """The time this bot is given for a move, and held to, of what the asker has for one."""
        return None if seconds is None else max(seconds * self.share, self.least_seconds)

    def prepare(self, record: GameRecord | None) -> None:  # noqa: B027 - most need nothing
        """Called before every `think`, outside its time, with the game so far if it is kept."""

    @property
    def wants_record(self) -> bool:
        """Whether `prepare` does anything: if not, nobody need write the record for it."""
        return getattr(self.prepare, "__func__", None) is not Bot.prepare

    @abstractmethod
    def think(self, view: View, limit: Limit) -> Thought:
        """A legal move for the view's seat, whose turn it is."""

    def close(self) -> None:  # noqa: B027 - most hold nothing
        """Let go of whatever the bot holds. It may be asked again later."""
