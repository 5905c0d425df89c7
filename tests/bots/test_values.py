"""The learned values, and how they are learned."""

import argparse
import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from quadropolis.bots.values import WEIGHTS_FILE, load_values, save_values
from quadropolis.kernel.native import native

TRAINING = Path(__file__).parents[2] / "tools" / "train_values.py"


@pytest.fixture(scope="module")
def training() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train_values", TRAINING)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def settings(**changes: int) -> argparse.Namespace:
    given = {"games": 60, "generations": 2, "match": 6, "ridge": 30.0, "threads": 1, "seed": 1}
    given["on"] = None
    return argparse.Namespace(**(given | changes))


@pytest.mark.parametrize("mode", ["classic", "expert"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_values_are_shipped_for_every_game(mode: str, players: int) -> None:
    values = load_values(mode, players)
    assert values.weight.shape == (native.MOST_TURNS + 1, native.FEATURES)
    assert np.isfinite(values.weight).all()
    assert (values.spread > 0).all()
    # The nearer the end, the surer the guess.
    assert values.spread[1] < values.spread[8] < values.spread[15]


def test_the_weights_are_small() -> None:
    assert WEIGHTS_FILE.stat().st_size < 100_000


def test_training_is_reproducible_whatever_the_threads(training: ModuleType) -> None:
    first = training.train(0, 2, settings())
    again = training.train(0, 2, settings(threads=2))
    other = training.train(0, 2, settings(seed=2))
    np.testing.assert_array_equal(first.weight, again.weight)
    np.testing.assert_array_equal(first.spread, again.spread)
    assert (first.weight != other.weight).any()


def test_training_learns(training: ModuleType) -> None:
    """The shipped values beat the first guess in nearly every game."""
    for mode, name in enumerate(("classic", "expert")):
        first = training.first_values(training.MODE_OBJECTS[mode])
        assert training.match(mode, 2, load_values(name, 2), first, 40, 1) > 0.8


def test_a_value_matches_itself_evenly(training: ModuleType) -> None:
    values = load_values("classic", 2)
    assert training.match(0, 2, values, values, 40, 3) == pytest.approx(0.5)


def test_saved_values_come_back(tmp_path: Path) -> None:
    values = load_values("expert", 3)
    save_values({("expert", 3): values}, tmp_path / "values.npz")
    back = load_values("expert", 3, tmp_path / "values.npz")
    np.testing.assert_array_equal(back.weight, values.weight)
    np.testing.assert_array_equal(back.spread, values.spread)
