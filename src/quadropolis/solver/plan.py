"""How a city is built: which tile in which round, with which architect, onto which square."""

from collections.abc import Iterable
from dataclasses import dataclass

from quadropolis.rules.city import City
from quadropolis.rules.tiles import Face
from quadropolis.solver.question import Question


@dataclass(frozen=True, slots=True)
class Step:
    """One tile of a plan. Rounds count from 1."""

    round: int
    architect: int
    face: Face
    square: int

    def to_data(self, question: Question) -> dict[str, object]:
        """The step as plain data for JSON."""
        return {
            "round": self.round,
            "architect": self.architect,
            "face": self.face.name,
            "square": question.mode.squares[self.square],
        }


Plan = tuple[Step, ...]
"""All tiles of a city in an order in which they can be built."""


def built(question: Question, plan: Iterable[Step]) -> City:
    """The city of a plan."""
    city = City.empty(question.mode)
    for step in plan:
        city = city.with_tile(step.face, step.square)
    return city
