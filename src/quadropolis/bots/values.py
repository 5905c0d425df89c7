"""The learned values of half-built cities: small arrays shipped with the package."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from quadropolis.kernel.native import native

WEIGHTS_FILE = Path(__file__).parents[1] / "data" / "values.npz"
FEATURES: Mapping[str, int] = native.FEATURE_NAMES
"""Where each feature stands; a feature of several numbers stands first."""

Array = npt.NDArray[np.float32]


_TURNS = native.MOST_TURNS + 1
SHAPES: Mapping[str, tuple[int, ...]] = {
    "weight": (_TURNS, native.FEATURES),
    "spread": (_TURNS,),
    "hidden": (native.MOST_ROUNDS, native.FEATURES, native.HIDDEN),
    "bias": (_TURNS, native.HIDDEN),
    "out": (_TURNS, native.HIDDEN),
}
"""The parts of the values, in the order in which the kernel reads them."""


@dataclass(frozen=True, slots=True, eq=False)
class Values:
    """What was learned for one mode and player count.

    By own turns left: the weight of each feature, and how far off the guess usually is. Then the
    net that adds what features mean together: its first layer by rounds left, the rest by turns.
    """

    weight: Array
    spread: Array
    hidden: Array
    bias: Array
    out: Array

    @classmethod
    def of(cls, **parts: Array) -> "Values":
        """These parts, the others zero: without a net the weights alone count."""
        return cls(**{name: parts.get(name, np.zeros(SHAPES[name], np.float32)) for name in SHAPES})

    @classmethod
    def from_numbers(cls, numbers: Array) -> "Values":
        """The values that the kernel reads as this list."""
        ends = np.cumsum([np.prod(shape) for shape in SHAPES.values()])
        parts = zip(np.split(numbers, ends[:-1]), SHAPES.values(), strict=True)
        return cls(*(part.reshape(shape) for part, shape in parts))

    @property
    def numbers(self) -> Array:
        """All of them as the one list that the kernel reads."""
        parts = (getattr(self, name) for name in SHAPES)
        return np.concatenate([part.ravel() for part in parts]).astype(np.float32)


def save_values(values: Mapping[tuple[str, int], Values], path: Path) -> None:
    """Write the values of every mode and player count into one file."""
    arrays: dict[str, Any] = {
        f"{mode}_{players}": learned.numbers for (mode, players), learned in values.items()
    }
    np.savez_compressed(path, **arrays)


@cache
def load_numbers(mode: str, players: int, path: Path = WEIGHTS_FILE) -> Array:
    """The learned values for that mode and player count, as the kernel reads them, for good."""
    with np.load(path) as arrays:
        numbers: Array = arrays[f"{mode}_{players}"]
    numbers.flags.writeable = False
    return numbers


def load_values(mode: str, players: int, path: Path = WEIGHTS_FILE) -> Values:
    """The same, part by part."""
    return Values.from_numbers(load_numbers(mode, players, path).copy())
