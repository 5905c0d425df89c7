"""The kernel's judgement: values of positions, the review of one decision, reasons.

Points are counted in tenths and chances in thousandths, all of them whole numbers: that is how
they are shown, so whatever is added up adds up to the last digit.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from quadropolis.bots.values import load_numbers
from quadropolis.insight.errors import UnknownDepth
from quadropolis.kernel.native import native
from quadropolis.notation.position import format_position
from quadropolis.rules.errors import shown
from quadropolis.rules.game import legal_moves, play
from quadropolis.rules.move import Move
from quadropolis.rules.state import State

DEPTHS: Mapping[str, tuple[int, int, int, int]] = native.DEPTHS
"""How thoroughly one can look: iterations of a search, deals tried out, moves looked at, games
played to the end after each of them."""
SIGNS: Mapping[str, int] = native.SIGNS
"""The least cost that brings a move each sign, in tenths of a point."""
SIGN_MARKS = {"excellent": "!", "inaccuracy": "?!", "mistake": "?", "blunder": "??"}
QUICK = "quick"


@dataclass(frozen=True, slots=True)
class Outlook:
    """What every player can expect: points in tenths, chances to win in thousandths."""

    points: tuple[int, ...]
    chances: tuple[int, ...]

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> "Outlook":
        return cls(tuple(data["points"]), tuple(data["chances"]))

    @classmethod
    def nothing(cls, players: int) -> "Outlook":
        return cls((0,) * players, (0,) * players)

    def __add__(self, other: "Outlook") -> "Outlook":
        return Outlook(
            tuple(a + b for a, b in zip(self.points, other.points, strict=True)),
            tuple(a + b for a, b in zip(self.chances, other.chances, strict=True)),
        )

    def __sub__(self, other: "Outlook") -> "Outlook":
        return Outlook(
            tuple(a - b for a, b in zip(self.points, other.points, strict=True)),
            tuple(a - b for a, b in zip(self.chances, other.chances, strict=True)),
        )

    def to_data(self) -> dict[str, Any]:
        """In points, and in parts of 1."""
        return {
            "points": [points / 10 for points in self.points],
            "chances": [chance / 1000 for chance in self.chances],
        }


@dataclass(frozen=True, slots=True)
class Valued:
    """The value of a position; before a deal it is a mean over `deals` and has an error."""

    value: Outlook
    error: Outlook
    deals: int


@dataclass(frozen=True, slots=True)
class Loss:
    """What a move loses against the best one by searches; `cost` is by games, too, in tenths."""

    points: int
    chance: int
    cost: int

    def to_data(self) -> dict[str, float]:
        return {"points": self.points / 10, "chance": self.chance / 1000, "cost": self.cost / 10}


@dataclass(frozen=True, slots=True)
class Judged:
    """A move, and the value of the position after it."""

    move: str
    value: Outlook
    loss: Loss

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> "Judged":
        return cls(data["move"], Outlook.of(data["value"]), Loss(**data["loss"]))

    def to_data(self) -> dict[str, Any]:
        return {"move": self.move, **self.value.to_data(), "loss": self.loss.to_data()}


Reason = Mapping[str, Any]
"""Why a move is good: its `kind`, its `points` in tenths, and what it is about."""


@dataclass(frozen=True, slots=True)
class Reviewed:
    """The review of one decision: what could be played, the best first."""

    value: Outlook
    moves: tuple[Judged, ...]
    played: Judged | None
    sign: str | None
    reasons: tuple[Reason, ...]
    """Of the best move."""
    played_reasons: tuple[Reason, ...] | None

    @property
    def best(self) -> Judged:
        return self.moves[0]


def value(state: State, depth: str = QUICK) -> Valued:
    """What everybody can expect of a position."""
    found = json.loads(native.verb_value(format_position(state), _numbers(state), known(depth)))
    return Valued(Outlook.of(found), Outlook.of(found["uncertainty"]), found["deals"])


def review_move(state: State, move: Move | str | None = None, depth: str = QUICK) -> Reviewed:
    """What could be played, and how good a move was, if one is given; both must be legal."""
    text = _checked(state, move) if move is not None else ""
    if not text and not legal_moves(state):
        play(state, "1N1")  # raises the reason: nobody is to move
    found = json.loads(
        native.verb_review(format_position(state), text, _numbers(state), known(depth))
    )
    moves = tuple(map(Judged.of, found["moves"]))
    return Reviewed(
        value=Outlook.of(found["value"]),
        moves=moves,
        played=None if found["played"] is None else moves[found["played"]],
        sign=found["sign"],
        reasons=tuple(found["reasons"]),
        played_reasons=None if not text else tuple(found["played_reasons"]),
    )


def reasons(state: State, move: Move | str) -> dict[str, Any]:
    """Everything about a move: what it brings, prepares, takes and risks. Points are in tenths."""
    text = _checked(state, move)
    found: dict[str, Any] = json.loads(
        native.verb_reasons(format_position(state), text, _numbers(state))
    )
    return found


def known(depth: str) -> str:
    """The name of a depth, or an error that lists them."""
    if depth not in DEPTHS:
        raise UnknownDepth(found=shown(depth), depths=", ".join(DEPTHS))
    return depth


def _checked(state: State, move: Move | str) -> str:
    play(state, move)  # raises the reason why it is not legal
    return str(move).strip() if isinstance(move, str) else str(move)


def _numbers(state: State) -> npt.NDArray[np.float32]:
    """The learned values of a setting, as the kernel reads them."""
    return load_numbers(state.mode.name, state.players)
