"""Learns to play Classic with two players from nothing, against itself, with JAX and optax.

    pip install "quadropolis[learn]"
    python examples/learn.py --minutes 10 --out learned.npz
    quadropolis arena examples/learn.py:Learned random --games 100

A masked actor-critic (PPO) on `quadropolis.env.Batch`: 256 games at a time are played to their end,
and every decision is worth what its seat had at the end. The network knows how the game is laid
out: what a tile is worth on a square does not depend on the spot that it is taken from. The bot
needs numpy alone; it reads `learned.npz`, or the file that QUADROPOLIS_LEARNED names.
"""

import argparse
import json
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from quadropolis import kernel
from quadropolis.bots import Bot, Limit, Thought
from quadropolis.env import Batch, Symmetry, encoding_of, symmetries
from quadropolis.rules.mode import CLASSIC
from quadropolis.rules.site import REACH
from quadropolis.views import View

ENCODING = encoding_of("classic", 2)
SITE, CITIES = ENCODING.part("site"), ENCODING.part("cities")
SQUARES, TARGETS = len(CLASSIC.squares), len(CLASSIC.squares) + 1
REACHED = np.array([REACH[k] for k in CLASSIC.architects]).ravel()
"""The site square that each architect reaches from each spot."""
BESIDE = np.zeros((SQUARES, SQUARES), np.float32)
for square, neighbors in enumerate(CLASSIC.neighbors):
    BESIDE[square, list(neighbors)] = 1
SCALE = np.ones(ENCODING.size, np.float32)
SCALE[ENCODING.part("people").start :][:8] = [0.1, 0.1, 1, 1] * 2

WIDTH, DEPTH = 192, 48
GAMES, MOVES = 256, 32
POINTS = 10.0
"""Rewards are counted in tens of points, so that they are about 1."""

Weights = dict[str, Any]


# --- the network ------------------------------------------------------------------------


def first_weights(random: np.random.Generator) -> Weights:
    """Small random ones; where it ends in a choice, next to nothing."""
    sizes = {
        "table": (ENCODING.size, WIDTH), "thought": (WIDTH, WIDTH), "value": (WIDTH, 1),
        "tile": (16, DEPTH), "tile_thought": (WIDTH, DEPTH), "tile_out": (DEPTH, DEPTH),
        "square": (12, DEPTH), "beside": (12, DEPTH), "place": (SQUARES, DEPTH),
        "square_thought": (WIDTH, DEPTH), "square_out": (DEPTH, DEPTH),
        "discard": (WIDTH, DEPTH), "spot": (WIDTH, len(REACHED)),
    }  # fmt: skip
    weights = {
        name: random.normal(0, 1 / np.sqrt(size[0]), size).astype(np.float32)
        for name, size in sizes.items()
    }
    for name in ("value", "spot", "tile_out"):
        weights[name] *= 0.1
    return weights


def judged(weights: Weights, seen: Any, xp: Any) -> tuple[Any, Any]:
    """How good every action looks, and how the game will end; `xp` is numpy or jax.numpy."""
    seen = seen.astype(xp.float32)
    rows = seen.shape[0]
    site = seen[:, SITE.start : SITE.start + SITE.size].reshape(rows, 25, 16)
    city = seen[:, CITIES.start : CITIES.start + SQUARES * 12].reshape(rows, SQUARES, 12)
    table = xp.maximum((seen * SCALE) @ weights["table"], 0)
    thought = xp.maximum(table @ weights["thought"], 0) + table
    tiles = site @ weights["tile"] + (thought @ weights["tile_thought"])[:, None]
    tiles = xp.maximum(tiles, 0) @ weights["tile_out"]
    squares = city @ weights["square"] + (BESIDE @ city) @ weights["beside"]
    squares = squares + weights["place"] + (thought @ weights["square_thought"])[:, None]
    squares = xp.maximum(squares, 0) @ weights["square_out"]
    discard = (thought @ weights["discard"])[:, None]
    targets = xp.concatenate([squares, discard], axis=1)
    fits = xp.einsum("bsd,btd->bst", tiles, targets)[:, REACHED]
    actions = fits + (thought @ weights["spot"])[:, :, None]
    return actions.reshape(rows, -1), (thought @ weights["value"])[:, 0]


# --- playing ----------------------------------------------------------------------------

Rollout = dict[str, np.ndarray]


def play(batch: Batch, act: Callable[[Any, Any], tuple[Any, Any, Any]], way: Symmetry) -> Rollout:
    """Every game of the batch from its beginning to its end: all have the same length.

    The player sees everything turned and mirrored in that way, and what it does is turned back.
    """
    kept: Rollout = {
        "seen": np.empty((MOVES, batch.n, ENCODING.size), np.uint8),
        "mask": np.empty((MOVES, batch.n, ENCODING.actions), np.bool_),
        "action": np.empty((MOVES, batch.n), np.int64),
        "chance": np.empty((MOVES, batch.n), np.float32),
        "value": np.empty((MOVES, batch.n), np.float32),
        "seat": np.empty((MOVES, batch.n), np.uint8),
    }
    for move in range(MOVES):
        kept["seen"][move] = way.observations(batch.observations)
        kept["mask"][move] = way.masks(batch.masks)
        kept["seat"][move] = batch.movers
        found = act(kept["seen"][move], kept["mask"][move])
        kept["action"][move], kept["chance"][move], kept["value"][move] = map(np.asarray, found)
        batch.step(way.action_order[kept["action"][move]])
    assert batch.terminated.all()
    return kept


def gains(kept: Rollout, rewards: np.ndarray, trust: float = 0.9) -> tuple[Any, Any]:
    """What each decision brought more than was expected, and what it was worth."""
    games = np.arange(rewards.shape[0])
    worth, ahead = rewards / POINTS, np.zeros_like(rewards)
    gain = np.empty_like(kept["value"])
    for move in reversed(range(MOVES)):
        seat, value = kept["seat"][move], kept["value"][move]
        ahead[games, seat] = worth[games, seat] - value + trust * ahead[games, seat]
        worth[games, seat] = value
        gain[move] = ahead[games, seat]
    return gain, gain + kept["value"]


# --- learning ---------------------------------------------------------------------------


def learner(rate: float, rounds: int) -> tuple[Callable[..., Any], Callable[..., Any], Any]:
    """What chooses actions, what takes a step of learning, and the optimizer."""
    import jax
    import jax.numpy as jnp
    import optax

    steps = optax.linear_schedule(rate, rate / 10, rounds)
    optimizer = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(steps))

    def masked(weights: Weights, seen: Any, mask: Any) -> tuple[Any, Any]:
        actions, value = judged(weights, seen, jnp)
        return jax.nn.log_softmax(jnp.where(mask, actions, -1e9)), value

    @jax.jit
    def act(weights: Weights, seen: Any, mask: Any, key: Any) -> Any:
        chances, value = masked(weights, seen, mask)
        action = jax.random.categorical(key, chances)
        return action, chances[jnp.arange(len(action)), action], value

    def loss(weights: Weights, part: dict[str, Any], curious: float) -> Any:
        chances, value = masked(weights, part["seen"], part["mask"])
        taken = chances[jnp.arange(len(value)), part["action"]]
        ratio = jnp.exp(taken - part["chance"])
        gain = (part["gain"] - part["gain"].mean()) / (part["gain"].std() + 1e-6)
        better = jnp.minimum(ratio * gain, jnp.clip(ratio, 0.8, 1.2) * gain).mean()
        wrong = jnp.square(value - part["worth"]).mean()
        unsure = -(jnp.exp(chances) * jnp.where(part["mask"], chances, 0)).sum(-1).mean()
        return -better + 0.5 * wrong - curious * unsure

    @jax.jit
    def improve(weights: Weights, state: Any, part: dict[str, Any], curious: float) -> Any:
        slope = jax.grad(loss)(weights, part, curious)
        change, state = optimizer.update(slope, state)
        return optax.apply_updates(weights, change), state

    return act, improve, optimizer


def minibatches(kept: Rollout, size: int, random: np.random.Generator) -> Iterator[Rollout]:
    """Everything once, in parts."""
    count = kept["action"].size
    flat = {
        name: array.reshape(count, *array.shape[2:])
        for name, array in kept.items()
        if name not in ("seat", "value")
    }
    order = random.permutation(count)
    for start in range(0, count, size):
        rows = order[start : start + size]
        yield {name: array[rows] for name, array in flat.items()}


def learn(args: argparse.Namespace) -> None:
    import jax

    random, key = np.random.default_rng(args.seed), jax.random.key(args.seed)
    weights: Weights = first_weights(random)
    act, improve, optimizer = learner(args.rate, args.rounds * 3 * MOVES * GAMES // args.part)
    state = optimizer.init(weights)
    batch, ways = Batch(GAMES, reward="points", seed=args.seed), symmetries(ENCODING)
    began, progress, round_ = time.monotonic(), [], 0
    while time.monotonic() - began < args.minutes * 60:

        def choose(seen: Any, mask: Any, weights: Weights = weights) -> Any:
            nonlocal key
            key, own = jax.random.split(key)
            return act(weights, seen, mask, own)

        # Every time in another way: what it learns of one holds for all of them.
        kept = play(batch, choose, ways[int(random.integers(len(ways)))])
        kept["gain"], kept["worth"] = gains(kept, batch.rewards.copy())
        curious = args.curious * max(0.0, 1 - round_ / args.rounds)
        for _ in range(3):
            for part in minibatches(kept, args.part, random):
                weights, state = improve(weights, state, part, curious)
        round_ += 1
        if round_ % 10 == 0:
            minutes = (time.monotonic() - began) / 60
            points = float(batch.points.mean())
            progress.append({"minutes": round(minutes, 2), "games": round_ * GAMES,
                             "points": round(points, 2)})  # fmt: skip
            print(json.dumps(progress[-1]), flush=True)
            save(weights, progress, args.out)
    save(weights, progress, args.out)


def save(weights: Weights, progress: list[dict[str, Any]], out: Path) -> None:
    arrays = {name: np.asarray(array) for name, array in weights.items()}
    np.savez(out, **arrays, progress=json.dumps(progress))


# --- the bot ----------------------------------------------------------------------------


class Learned(Bot):
    """Takes the action that looks best; in games it has not learned, any legal one."""

    name = "learned"
    description = "what examples/learn.py has learned"

    def __init__(self) -> None:
        path = os.environ.get("QUADROPOLIS_LEARNED", "learned.npz")
        with np.load(path) as file:
            self._weights = {name: file[name] for name in file.files if name != "progress"}

    def think(self, view: View, limit: Limit) -> Thought:
        position = kernel.from_state(view.state)
        encoding = encoding_of(view.state.mode, view.state.players)
        mask = encoding.mask(position)
        if encoding is ENCODING:
            actions, _ = judged(self._weights, encoding.observe(position)[None], np)
            action = int(np.where(mask, actions[0], -np.inf).argmax())
        else:
            action = int(np.random.default_rng(limit.seed).choice(np.flatnonzero(mask)))
        return Thought(encoding.move_of(position, action))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=300, help="until it hardly changes")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--curious", type=float, default=0.01)
    parser.add_argument("--part", type=int, default=1024)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("learned.npz"))
    learn(parser.parse_args())


if __name__ == "__main__":
    main()
