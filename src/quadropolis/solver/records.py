"""The best cities known, as they are shipped: how they are built, and what bounds are proven."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from quadropolis.rules.tiles import FACES
from quadropolis.solver.plan import Plan, Step
from quadropolis.solver.question import Question, most_monuments

FILE = "best_cities.json"
PLAYERS = (2, 3, 4)


@dataclass(frozen=True, slots=True)
class Record:
    """The best city known for a question, and what it took to find and to bound it."""

    question: Question
    points: int
    plan: Plan
    boards: int
    """Cities that were scored on the way, all told."""
    bound: int | None
    bound_cpu: float
    """The processor's seconds that the bound took."""

    @classmethod
    def from_data(cls, question: Question, data: dict[str, Any]) -> "Record":
        squares = question.mode.square_index
        return cls(
            question=question,
            points=data["points"],
            plan=tuple(
                Step(number, architect, FACES[face], squares[square])
                for number, architect, face, square in data["plan"]
            ),
            boards=data["boards"],
            bound=data["bound"],
            bound_cpu=data["bound_cpu"],
        )

    def to_data(self) -> dict[str, Any]:
        squares = self.question.mode.squares
        return {
            "points": self.points,
            "bound": self.bound,
            "boards": self.boards,
            "bound_cpu": round(self.bound_cpu, 1),
            "plan": [
                [step.round, step.architect, step.face.name, squares[step.square]]
                for step in self.plan
            ],
        }


def settings() -> Iterator[Question]:
    """Every question that has a record: all games, and every number of Monuments there are."""
    for mode in ("classic", "expert"):
        for playgrounds in (False, True):
            for players in PLAYERS:
                game = Question.of(mode, players, playgrounds)
                for monuments in range(most_monuments(game.offer) + 1):
                    yield Question.of(mode, players, playgrounds, monuments=monuments)


def name_of(question: Question) -> str:
    """The name of a setting: `expert-4-playgrounds-2`."""
    game = f"{question.mode.name}-{question.players}"
    return f"{game}{'-playgrounds' if question.playgrounds else ''}-{question.monuments}"


@cache
def records() -> dict[str, Record]:
    """The shipped records by name."""
    source = files("quadropolis").joinpath("data", FILE)
    if not source.is_file():
        return {}
    data = json.loads(source.read_text(encoding="utf-8"))
    return {
        name_of(question): Record.from_data(question, data[name_of(question)])
        for question in settings()
        if name_of(question) in data
    }


def known_bound(question: Question) -> int | None:
    """A bound for a question from those that are proven; None if there is none."""
    most = most_monuments(question.offer)
    wanted = range(most + 1) if question.monuments is None else (question.monuments,)
    bounds = []
    for monuments in wanted:
        asked = Question.of(
            question.mode, question.players, question.playgrounds, monuments=monuments
        )
        record = records().get(name_of(asked))
        if record is None or record.bound is None:
            return None
        bounds.append(record.bound)
    return max(bounds)


def tighter_of(one: int | None, other: int | None) -> int | None:
    """The lower of two bounds, where there are any."""
    known = [bound for bound in (one, other) if bound is not None]
    return min(known, default=None)
