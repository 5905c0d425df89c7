"""Who won and why: score sheets of a finished game, and what decided it."""

from collections.abc import Sequence
from typing import Literal, TypedDict

from quadropolis import kernel
from quadropolis.rules.allocation import Allocation
from quadropolis.rules.city import City
from quadropolis.rules.game import Outcome
from quadropolis.rules.scoring import ScoreSheet, score

DecidedBy = Literal["points", "inhabitants", "empty_squares", "shared"]
TIE_BREAKS: tuple[DecidedBy, ...] = ("points", "inhabitants", "empty_squares")
"""What decides a game, in this order; if nothing does, the win is shared."""


class ResultData(TypedDict):
    """How a game ended, as it is kept; `decided_by` says whether points or a tie-break did."""

    scores: list[int]
    winners: list[int]
    decided_by: DecidedBy


def sheet_of(city: City, allocation: Allocation | None = None) -> ScoreSheet:
    """The sheet of a city, the best one unless an allocation is given."""
    return kernel.score(city) if allocation is None else score(city, allocation=allocation)


def decided_by(sheets: Sequence[ScoreSheet]) -> DecidedBy:
    """What the winner was ahead by: points or one of the tie-breaks; or that the win is shared."""
    best, second = sorted((sheet.rank for sheet in sheets), reverse=True)[:2]
    for name, first, other in zip(TIE_BREAKS, best, second, strict=True):
        if first != other:
            return name
    return "shared"


def result_of(outcome: Outcome) -> ResultData:
    """A finished game's result, as it is kept: scores, winners, and what decided."""
    return {
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
        "decided_by": decided_by(outcome.sheets),
    }
