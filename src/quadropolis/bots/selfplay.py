"""Games to learn from as a task: what `tools/train_values.py` has played, wherever it is played."""

import base64
import io
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from quadropolis.bots.pool import Task
from quadropolis.bots.values import Values
from quadropolis.kernel.native import native

Games = tuple[npt.NDArray[np.int16], npt.NDArray[np.float32], npt.NDArray[np.int16]]
"""The features of every city after every turn, what its owner expected of it when making that
turn, and the points it came to."""

SELFPLAY: Task[bytes] = Task("quadropolis.bots.selfplay:play", bytes)


@dataclass(frozen=True, slots=True)
class Manner:
    """How the games are played: `Play` of cpp/bots/selfplay.hpp."""

    temperature: float
    """Of choosing when curious: the points by which a guess may be blurred."""
    curiosity: float
    """How often that is; else the best guess is played, or what a search finds."""
    iterations: int = 0
    """Of that search, if there is one."""


def question(
    values: Values, mode: int, players: int, games: int, seed: int, manner: Manner
) -> dict[str, Any]:
    """So many games with these values, played in that manner."""
    return {
        "values": _text(values.numbers),
        "mode": mode,
        "players": players,
        "games": games,
        "seed": seed,
        "manner": asdict(manner),
    }


def play(asked: dict[str, Any], threads: int = 1) -> str:
    """The games, as a text without line breaks."""
    manner = Manner(**asked["manner"])
    played = native.selfplay(
        _array(asked["values"]),
        asked["mode"],
        asked["players"],
        asked["games"],
        asked["seed"],
        threads,
        manner.temperature,
        manner.curiosity,
        manner.iterations,
    )
    return " ".join(_text(array) for array in played)


def games_of(answer: bytes) -> Games:
    """The games in an answer."""
    features, expected, points = map(_array, answer.decode().split(" "))
    return features, expected, points


def _text(array: npt.NDArray[Any]) -> str:
    file = io.BytesIO()
    np.save(file, array, allow_pickle=False)
    return base64.b64encode(file.getvalue()).decode()


def _array(text: str) -> npt.NDArray[Any]:
    array: npt.NDArray[Any] = np.load(io.BytesIO(base64.b64decode(text)), allow_pickle=False)
    return array
