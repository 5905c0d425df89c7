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


@dataclass(frozen=True, slots=True, eq=False)
class Values:
    """Weights by own turns left and feature, and how far off the guess usually is."""

    weight: Array
    spread: Array


def save_values(values: Mapping[tuple[str, int], Values], path: Path) -> None:
    """Write the values of every mode and player count into one file."""
    arrays: dict[str, Any] = {}
    for (mode, players), learned in values.items():
        arrays[f"{mode}_{players}_weight"] = learned.weight
        arrays[f"{mode}_{players}_spread"] = learned.spread
    np.savez_compressed(path, **arrays)


@cache
def load_values(mode: str, players: int, path: Path = WEIGHTS_FILE) -> Values:
    """The learned values for that mode and player count."""
    with np.load(path) as arrays:
        return Values(arrays[f"{mode}_{players}_weight"], arrays[f"{mode}_{players}_spread"])
