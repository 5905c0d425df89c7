"""The example that learns: its parts do what they say. How well it learns is measured."""

import runpy
from argparse import Namespace
from pathlib import Path
from typing import Any

import jax
import numpy as np
import pytest

from quadropolis import kernel
from quadropolis.bots import Limit
from quadropolis.env import Batch, symmetries
from quadropolis.views import view

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn.py"


@pytest.fixture(scope="module")
def example() -> Any:
    return Namespace(**runpy.run_path(str(EXAMPLE), run_name="learn"))


def test_a_rollout_becomes_better_chances(example):
    """Of what was better than expected, the chances rise; of what was worse, they fall."""
    weights = example.first_weights(np.random.default_rng(1))
    act, improve, optimizer = example.learner(1e-3, 100)
    batch = Batch(4, reward="points", seed=1)
    keys = iter(jax.random.split(jax.random.key(1), example.MOVES))
    way = symmetries(batch.encoding)[13]
    kept = example.play(batch, lambda seen, mask: act(weights, seen, mask, next(keys)), way)
    kept["gain"], kept["worth"] = example.gains(kept, batch.rewards.copy())
    state = optimizer.init(weights)
    parts = [*example.minibatches(kept, 64, np.random.default_rng(2))]
    assert sum(len(part["action"]) for part in parts) == 4 * example.MOVES
    for part in parts:
        assert part["mask"][np.arange(len(part["action"])), part["action"]].all()
    before = weights
    for _ in range(5):
        weights, state = improve(weights, state, parts[0], 0.0)

    def chances(weights):
        actions, _ = example.judged(weights, parts[0]["seen"], np)
        masked = np.where(parts[0]["mask"], actions, -1e9)
        masked -= masked.max(1, keepdims=True)
        rows = np.arange(len(masked))
        return masked[rows, parts[0]["action"]] - np.log(np.exp(masked).sum(1))

    plain = {name: np.asarray(array) for name, array in weights.items()}
    # Numpy, which the bot uses, finds what JAX found when it played.
    assert chances(before) == pytest.approx(parts[0]["chance"], abs=1e-3)
    change, gain = chances(plain) - chances(before), parts[0]["gain"]
    assert change[gain > gain.mean()].mean() > change[gain < gain.mean()].mean()


def test_gains_add_up_to_what_was_won(example):
    """Without trust in its own guesses a decision is worth what its seat got in the end."""
    batch = Batch(3, reward="points", seed=5)
    values = np.zeros(3, np.float32)
    way = symmetries(batch.encoding)[0]
    kept = example.play(batch, lambda seen, mask: (batch.sample(), values, values), way)
    gain, worth = example.gains(kept, batch.rewards.copy(), trust=1.0)
    expected = batch.rewards[np.arange(3), kept["seat"]] / example.POINTS
    assert gain == pytest.approx(expected)
    assert worth == pytest.approx(expected)


@pytest.mark.parametrize("setting", [("classic", 2), ("expert", 3)])
def test_what_it_learned_plays(example, setting, tmp_path, monkeypatch):
    weights = example.first_weights(np.random.default_rng(1))
    example.save(weights, [], tmp_path / "learned.npz")
    monkeypatch.setenv("QUADROPOLIS_LEARNED", str(tmp_path / "learned.npz"))
    start = kernel.start(*setting)
    state = kernel.to_state(kernel.deal(start, kernel.draw(start, 1)))
    thought = example.Learned().think(view(state, 0), Limit(seed=1))
    assert thought.move in kernel.legal_moves(kernel.from_state(state))
