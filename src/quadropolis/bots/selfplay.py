"""Games to learn from as a task: what `tools/train_values.py` has played, wherever it is played."""

import base64
import io
from typing import Any

import numpy as np
import numpy.typing as npt

from quadropolis.bots.pool import Task
from quadropolis.bots.values import Values
from quadropolis.kernel.native import native

Games = tuple[npt.NDArray[np.int16], npt.NDArray[np.int16]]
"""The features of every city after every turn, and the points it came to."""

SELFPLAY: Task[bytes] = Task("quadropolis.bots.selfplay:play", bytes)


def question(
    values: Values, mode: int, players: int, games: int, seed: int, temperature: float
) -> dict[str, Any]:
    """So many games with these values, chosen more or less boldly."""
    return {
        "weight": _text(values.weight),
        "spread": _text(values.spread),
        "mode": mode,
        "players": players,
        "games": games,
        "seed": seed,
        "temperature": temperature,
    }


def play(asked: dict[str, Any], threads: int = 1) -> str:
    """The games, as a text without line breaks."""
    features, points = native.selfplay(
        _array(asked["weight"]),
        _array(asked["spread"]),
        asked["mode"],
        asked["players"],
        asked["games"],
        asked["seed"],
        threads,
        asked["temperature"],
    )
    return f"{_text(features)} {_text(points)}"


def games_of(answer: bytes) -> Games:
    """The games in an answer."""
    features, points = answer.decode().split(" ")
    return _array(features), _array(points)


def _text(array: npt.NDArray[Any]) -> str:
    file = io.BytesIO()
    np.save(file, array, allow_pickle=False)
    return base64.b64encode(file.getvalue()).decode()


def _array(text: str) -> npt.NDArray[Any]:
    array: npt.NDArray[Any] = np.load(io.BytesIO(base64.b64decode(text)), allow_pickle=False)
    return array
