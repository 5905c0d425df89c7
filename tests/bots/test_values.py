"""The learned values, and how they are learned."""

import argparse
import gzip
import importlib.util
import sys
from itertools import product
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from quadropolis.bots.values import (
    FEATURES,
    SHAPES,
    WEIGHTS_FILE,
    Values,
    load_numbers,
    load_values,
    save_values,
)
from quadropolis.kernel.native import native

TRAINING = Path(__file__).parents[2] / "tools" / "train_values.py"


@pytest.fixture(scope="module")
def training() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train_values", TRAINING)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # where dataclasses look for their module
    spec.loader.exec_module(module)
    return module


def settings(**changes: int) -> argparse.Namespace:
    given = {"scale": 0.01, "ridge": 30.0, "threads": 1, "seed": 1}
    return argparse.Namespace(on=None, net_only=False, **(given | changes))


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
    """The package ships them all; the page loads those of one setting, packed by the server."""
    assert WEIGHTS_FILE.stat().st_size < 2_000_000
    for mode, players in product(("classic", "expert"), (2, 3, 4)):
        assert len(gzip.compress(load_numbers(mode, players).tobytes())) < 300_000


def test_training_is_reproducible_whatever_the_threads(training: ModuleType) -> None:
    first = training.train(0, 2, settings())
    again = training.train(0, 2, settings(threads=2))
    other = training.train(0, 2, settings(seed=2))
    np.testing.assert_array_equal(first.numbers, again.numbers)
    for name in SHAPES:
        assert (getattr(first, name) != getattr(other, name)).any()


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
    for name in SHAPES:
        np.testing.assert_array_equal(getattr(back, name), getattr(values, name))


def test_a_net_learns_what_no_weights_can(training: ModuleType) -> None:
    """Points that two features bring only together: the weights miss them, the net does not."""
    random = np.random.default_rng(1)
    features = np.zeros((6000, 4, native.FEATURES), np.int16)
    features[:, :, FEATURES["BIAS"]] = 1
    features[:, :, 1:3] = random.integers(0, 2, (6000, 1, 2))
    points = 10 * features[:, 0, 1] * features[:, 0, 2]
    values = training.fit(features, points, 30.0)
    left = values.spread[3]
    learned = training.with_net(values, features, points, 1)
    assert np.std(points - training.close_guess(learned, features, 3)) < left / 2


def test_an_early_net_learns_from_the_guesses_of_a_later_one(training: ModuleType) -> None:
    """What a city is worth a round later is learned, not the luck that is left then."""
    random = np.random.default_rng(2)
    features = np.zeros((6000, 8, native.FEATURES), np.int16)
    features[:, :, FEATURES["BIAS"]] = 1
    features[:, :, 1:3] = random.integers(0, 2, (6000, 1, 2))
    worth = 10 * features[:, 0, 1] * features[:, 0, 2]
    points = worth + random.normal(0, 10, 6000)
    values = training.fit(features, points, 30.0)
    learned = training.with_net(values, features, points, 1)
    late, early = (training.close_guess(learned, features, left) for left in (3, 7))
    assert np.std(early - late) < 0.5
    assert np.std(early - worth) < 1.0


def test_values_and_the_numbers_of_the_kernel_are_the_same() -> None:
    values = load_values("classic", 3)
    numbers = values.numbers
    np.testing.assert_array_equal(numbers, load_numbers("classic", 3))
    again = Values.from_numbers(numbers)
    for name, shape in SHAPES.items():
        assert getattr(again, name).shape == shape


def test_guided_games_have_the_same_deals_from_every_position() -> None:
    """The same game from the same position ends the same, and every game ends differently."""
    values = load_numbers("classic", 2)
    position = native.start(0, 2, False, 0)
    games = native.guided_games(position, values, 20, 5, 0)
    np.testing.assert_array_equal(games, native.guided_games(position, values, 20, 5, 0))
    np.testing.assert_array_equal(games[:7], native.guided_games(position, values, 7, 5, 0))
    assert len(np.unique(games, axis=0)) > 10
    searched = native.guided_games(position, values, 3, 5, 20)
    assert searched.shape == (3, 2)
    assert (searched > 20).all()
