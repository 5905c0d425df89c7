"""Learn what a half-built city promises, by self-play.

Each generation plays games with the values learned so far and fits, for every number of
turns left, a ridge regression of the final points on the features of the city. The same
arguments give the same weights.

    python tools/train_values.py --games 6000 --generations 10
"""

import argparse
from pathlib import Path

import numpy as np

from quadropolis.bots.values import FEATURES, WEIGHTS_FILE, Values, save_values
from quadropolis.kernel.native import MODE_OBJECTS, native
from quadropolis.rules.mode import Mode

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
    return Values(weight, np.full(native.MOST_TURNS + 1, 8, np.float32))


def fit(features: np.ndarray, points: np.ndarray, ridge: float) -> Values:
    """The weights for every number of turns left, and how far off they are."""
    rows, turns, size = features.shape
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
    return Values(weight, spread)


def train(mode: int, players: int, args: argparse.Namespace) -> Values:
    values = first_values(MODE_OBJECTS[mode])
    kept: list[tuple[np.ndarray, np.ndarray]] = []
    for generation in range(args.generations):
        last = generation == args.generations - 1
        temperature = max(0.5, args.temperature * (1 - generation / args.generations))
        played = native.selfplay(
            values.weight, values.spread, mode, players, args.games * (2 if last else 1),
            args.seed + generation, args.threads, temperature,
        )  # fmt: skip
        kept = [*kept[-1:], played]  # the generation before steadies the fit
        values = fit(*(np.concatenate(part) for part in zip(*kept, strict=True)), args.ridge)
        print(f"{MODE_OBJECTS[mode].name} {players} generation {generation}: "
              f"{played[1].mean():.2f} points, off by {values.spread[8]:.1f} eight turns "
              f"before the end", flush=True)  # fmt: skip
    return values


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--generations", type=int, default=10)
    parser.add_argument("--temperature", type=float, default=1.5)
    parser.add_argument("--ridge", type=float, default=30.0)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=WEIGHTS_FILE)
    args = parser.parse_args()
    learned = {
        (mode.name, players): train(number, players, args)
        for number, mode in enumerate(MODE_OBJECTS)
        for players in (2, 3, 4)
    }
    save_values(learned, args.out)


if __name__ == "__main__":
    main()
