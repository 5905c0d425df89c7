"""Learn what a half-built city promises, by self-play.

Each generation plays games with the weights learned so far. For every number of turns left a ridge
regression of the final points on the features of the city gives the weights. From many more games
with the last of them a small net learns what the weights leave unexplained, the last round first:
earlier rounds learn from its guesses a round later, which hold less luck than the final points.
The same arguments give the same values, setting by setting.

    python tools/train_values.py [--only expert_2] [--net-only] [--on ray:ADDRESS]
"""

import argparse
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from quadropolis import kernel
from quadropolis.bots.executor import executor_named
from quadropolis.bots.selfplay import SELFPLAY, Games, Manner, games_of, play, question
from quadropolis.bots.values import FEATURES, WEIGHTS_FILE, Values, load_values, save_values
from quadropolis.kernel.native import MODE_OBJECTS, native
from quadropolis.rules.mode import Mode

Floats = npt.NDArray[np.float32]
DEAL, OVER = 0, 2
TURNS = 4  # of a round
PART = 1000  # games of one question: parts of a generation may be played anywhere

FIRST_GUESS = {
    "SHOP_COUNT": 2.0,
    "SERVICE_POINTS": 1.0,
    "FACTORY_SHOPS": 2.0,
    "FACTORY_HARBORS": 3.0,
    "FACTORY_OFFICES": 4.0,
    "HARBOR_POINTS": 1.0,
    "OFFICE_POINTS": 1.0,
    "MONUMENT_POINTS": 1.0,
    "CUSTOMER_POINTS": 1.0,
    "IDLE": -0.5,
    "POLLUTION": -0.5,
}
TABLES = {"TOWERS": "tower", "DISTRICTS_COVERED": "public_service", "LINE_ACROSS": "harbor",
          "LINE_DOWN": "harbor"}  # fmt: skip


@dataclass(frozen=True)
class Generation:
    """Games to learn from, by how they are played: so many cities of each manner."""

    cities: Mapping[Manner, int]
    kept: int
    """So many generations of games are learned from, this one too."""
    step: float
    """How far the weights move towards what these games say; whole steps swing from one style
    of play to another, unless the games are many and of every kind."""


# Searches come to cities that nobody builds on purpose, so games of good play alone do not do.
FIRST = Generation({Manner(t, 1.0): 2000 for t in (0.4, 1.0, 2.5)}, kept=1, step=1)
EARLY = Generation({Manner(t, 1.0): 2000 for t in (0.4, 1.0, 2.5)}, kept=3, step=0.5)
EVERY_KIND = {Manner(2.5, 0.3): 24_000, Manner(0.6, 1.0): 16_000, Manner(1.0, 0.2): 16_000}
BROAD = Generation(EVERY_KIND, kept=1, step=1)
COURSE = (FIRST, *(EARLY,) * 5, BROAD, BROAD)
# A net has many more numbers than the weights: it takes more games to learn them.
FOR_NET = {manner: 4 * cities for manner, cities in EVERY_KIND.items()}


def first_values(mode: Mode) -> Values:
    """Points as printed in the score tables, with a dislike of missing resources."""
    weight = np.zeros((native.MOST_TURNS + 1, native.FEATURES), np.float32)
    for name, value in FIRST_GUESS.items():
        weight[:, FEATURES[name]] = value
    for name, table in TABLES.items():
        points = getattr(mode, table)[1:]
        weight[:, FEATURES[name] : FEATURES[name] + len(points)] = points
    weight[:, FEATURES["PARKS_BY_NEIGHBORS"] : FEATURES["PARKS_BY_NEIGHBORS"] + 5] = mode.park
    for name in ("MISSING_PEOPLE", "MISSING_ENERGY"):
        weight[:, FEATURES[name] : FEATURES[name] + 4] = -1
    return Values.of(weight=weight, spread=np.full(native.MOST_TURNS + 1, 8, np.float32))


# --- weights --------------------------------------------------------------------------


def fit(features: np.ndarray, points: np.ndarray, ridge: float) -> Values:
    """The weights for every number of turns left, and how far off they are."""
    _, turns, size = features.shape
    weight = np.zeros((native.MOST_TURNS + 1, size), np.float32)
    spread = np.zeros(native.MOST_TURNS + 1, np.float32)
    y = points.astype(np.float64)
    for left in range(1, turns):
        x = features[:, turns - 1 - left].astype(np.float64)
        penalty = ridge * np.eye(size)
        penalty[FEATURES["BIAS"], FEATURES["BIAS"]] = 1e-6
        solution = np.linalg.solve(x.T @ x + penalty, x.T @ y)
        weight[left] = solution
        spread[left] = np.std(y - x @ solution)
    weight[turns:, FEATURES["BIAS"]] = y.mean()
    spread[turns:] = y.std()
    spread[0] = 0.5
    return Values.of(weight=weight, spread=spread)


# --- the net --------------------------------------------------------------------------

EPOCHS, BATCH = 12, 128
RATE, DECAY = 3e-3, 3e-3
MEMORY = (0.9, 0.999)  # of a gradient and of its size


class Adam:
    """Steps against the gradient, each number in its own measure; weights decay."""

    def __init__(self, parts: Sequence[Floats]) -> None:
        self.parts = parts
        self.mean = [np.zeros_like(part) for part in parts]
        self.size = [np.zeros_like(part) for part in parts]
        self.steps = 0

    def step(self, gradients: Sequence[Floats], rate: float) -> None:
        self.steps += 1
        scale = np.float32(1 - MEMORY[0] ** self.steps), np.float32(1 - MEMORY[1] ** self.steps)
        for i, gradient in enumerate(gradients):
            self.mean[i] += np.float32(1 - MEMORY[0]) * (gradient - self.mean[i])
            self.size[i] += np.float32(1 - MEMORY[1]) * (gradient * gradient - self.size[i])
            step = self.mean[i] / scale[0] / (np.sqrt(self.size[i] / scale[1]) + np.float32(1e-8))
            self.parts[i][...] -= np.float32(rate) * (step + np.float32(DECAY) * self.parts[i])


def fit_round(x: Floats, y: Floats, random: np.random.Generator) -> tuple[Floats, ...]:
    """Hidden layer, biases and outputs for the turns of one round, rows by turns by features."""
    rows, turns, size = x.shape
    flat = x.reshape(-1, size)
    mean, scale = flat.mean(axis=0), flat.std(axis=0) + np.float32(0.3)
    x = (x - mean) / scale
    hidden = random.normal(0, size**-0.5, (size, native.HIDDEN)).astype(np.float32)
    bias = np.zeros((turns, native.HIDDEN), np.float32)
    out = np.zeros((turns, native.HIDDEN), np.float32)
    adam = Adam((hidden, bias, out))
    for epoch in range(EPOCHS):
        order = random.permutation(rows)
        for start in range(0, rows, BATCH):
            batch = order[start : start + BATCH]
            seen = x[batch].reshape(-1, size)
            unit = np.maximum((seen @ hidden).reshape(-1, turns, native.HIDDEN) + bias, 0)
            error = ((unit * out).sum(axis=2) - y[batch])[:, :, None] / np.float32(len(batch))
            back = error * out * (unit > 0)
            into = seen.T @ back.reshape(-1, native.HIDDEN)
            adam.step((into, back.sum(axis=0), (unit * error).sum(axis=0)),
                      RATE * (1 - epoch / EPOCHS))  # fmt: skip
    return hidden / scale[:, None], bias - (mean / scale) @ hidden, out


def with_net(values: Values, features: np.ndarray, points: np.ndarray, seed: int) -> Values:
    """The values with a net for what their weights leave unexplained."""
    parts = Values.of(weight=values.weight, spread=values.spread)
    turns = features.shape[1]
    for left in range(1, turns, TURNS):
        lefts = [n for n in range(left, left + TURNS) if n < turns]
        x = np.stack([features[:, turns - 1 - n] for n in lefts], axis=1).astype(np.float32)
        guessed = np.einsum("rtf,tf->rt", x, values.weight[lefts])
        if left == 1:
            aim = points[:, None].astype(np.float32)
        else:
            aim = np.stack([close_guess(parts, features, n - TURNS) for n in lefts], axis=1)
        hidden, bias, out = fit_round(x, aim - guessed, np.random.default_rng((seed, left)))
        parts.hidden[(left - 1) // TURNS] = short(hidden)
        parts.bias[lefts], parts.out[lefts] = short(bias), short(out)
    return parts


def close_guess(values: Values, features: np.ndarray, left: int) -> Floats:
    """What the net makes of cities with so many turns left: `close_guess` of cpp/bots/value.hpp."""
    x = features[:, features.shape[1] - 1 - left].astype(np.float32)
    unit = np.maximum(x @ values.hidden[(left - 1) // TURNS] + values.bias[left], 0)
    guessed: Floats = x @ values.weight[left] + unit @ values.out[left]
    return guessed


def short(numbers: Floats) -> Floats:
    """The same with twelve significant binary digits: files become smaller, guesses no worse."""
    fraction, exponent = np.frexp(numbers)
    shortened: Floats = np.ldexp(np.round(np.ldexp(fraction, 12)), exponent - 12)
    return shortened.astype(np.float32)


# --- training -------------------------------------------------------------------------


def selfplay(
    values: Values,
    mode: int,
    players: int,
    wanted: Mapping[Manner, int],
    seed: int,
    args: argparse.Namespace,
) -> Games:
    """A generation's games: on threads here, or wherever `--on` says."""
    questions: list[dict[str, Any]] = []
    for manner, cities in wanted.items():
        games = max(1, round(cities * args.scale / players))
        for start in range(0, games, PART):
            part = min(PART, games - start), seed * 1000 + len(questions)
            questions.append(question(values, mode, players, *part, manner))
    if args.on is None:
        played = [games_of(play(asked, args.threads).encode()) for asked in questions]
    else:
        answers = dict(executor_named(args.on).answers(SELFPLAY, questions))
        played = [games_of(answers[number]) for number in range(len(questions))]
    features, expected, points = (np.concatenate(part) for part in zip(*played, strict=True))
    return features, expected, points


def weights_learned(mode: int, players: int, args: argparse.Namespace) -> Values:
    """Play, fit, step towards the fit, generation by generation."""
    values = first_values(MODE_OBJECTS[mode])
    played: list[Games] = []
    for number, generation in enumerate(COURSE):
        seed = args.seed * 1000 + number
        played = [*played, selfplay(values, mode, players, generation.cities, seed, args)]
        played = played[-generation.kept :]
        features, points = (np.concatenate([games[i] for games in played]) for i in (0, 2))
        fitted = fit(features, points, args.ridge)
        step = np.float32(generation.step)
        values = Values.of(
            weight=values.weight + step * (fitted.weight - values.weight), spread=fitted.spread
        )
        print(f"{MODE_OBJECTS[mode].name} {players} generation {number}: "
              f"{played[-1][2].mean():.2f} points, {fitted.spread[2 * TURNS]:.2f} off "
              f"with two rounds to go", flush=True)  # fmt: skip
    return values


def train(mode: int, players: int, args: argparse.Namespace) -> Values:
    """The weights, or those there are, and a net for them."""
    name = MODE_OBJECTS[mode].name
    if args.net_only:
        values = load_values(name, players, args.out)
    else:
        values = weights_learned(mode, players, args)
    seed = args.seed * 1000 + len(COURSE)
    features, _, points = selfplay(values, mode, players, FOR_NET, seed, args)
    print(f"{name} {players} net: {points.mean():.2f} points", flush=True)
    return with_net(values, features, points, seed)


def after(position: kernel.Position | None) -> kernel.Position:
    """The position that a legal move leads to."""
    assert position is not None
    return position


def match(mode: int, players: int, new: Values, old: Values, games: int, seed: int) -> float:
    """The share of games that one player with new values wins against players with old ones."""
    won = 0.0
    numbers = new.numbers, old.numbers
    for number in range(games):
        seat = number % players
        deals = seed * games + number // players  # the same deals for every seat
        position = native.start(mode, players, False, 0)
        while position.phase_number != OVER:
            if position.phase_number == DEAL:
                tiles = native.draw(position, deals * native.MOST_ROUNDS + position.round)
                position = after(native.deal(position, tiles))
                continue
            judged = native.judge(position, numbers[position.current_player != seat])
            position = after(native.play(position, max(judged, key=lambda move: move[1])[0]))
        ranks = [sheet.rank for sheet in native.scores(position)]
        won += (ranks[seat] == max(ranks)) / ranks.count(max(ranks))
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--scale", type=float, default=1.0, help="more or fewer games than usual")
    parser.add_argument("--ridge", type=float, default=30.0)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--on", help="where games are played: local or ray[:ADDRESS]")
    parser.add_argument("--only", help="one setting, such as expert_2; the others stay as they are")
    parser.add_argument("--net-only", action="store_true", help="the weights stay as they are")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=WEIGHTS_FILE)
    args = parser.parse_args()
    settings = [(mode.name, players) for mode in MODE_OBJECTS for players in (2, 3, 4)]
    learned: dict[tuple[str, int], Values] = {}
    for mode, players in settings:
        if args.only in (None, f"{mode}_{players}"):
            number = [each.name for each in MODE_OBJECTS].index(mode)
            learned[mode, players] = train(number, players, args)
        else:
            learned[mode, players] = load_values(mode, players, args.out)
    save_values(learned, args.out)


if __name__ == "__main__":
    main()
