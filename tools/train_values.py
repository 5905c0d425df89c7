"""Learn what a half-built city promises, by self-play.

Each generation plays games with the values learned so far and fits, for every number of
turns left, a ridge regression of the final points on the features of the city. The same
arguments give the same weights.

    python tools/train_values.py [--on ray:ADDRESS]
"""

import argparse
from pathlib import Path

import numpy as np

from quadropolis import kernel
from quadropolis.bots.executor import executor_named
from quadropolis.bots.selfplay import SELFPLAY, Games, games_of, play, question
from quadropolis.bots.values import FEATURES, WEIGHTS_FILE, Values, save_values
from quadropolis.kernel.native import MODE_OBJECTS, native
from quadropolis.rules.mode import Mode

DEAL, OVER = 0, 2
MOST_ROUNDS = 5
TEMPERATURES = (0.4, 1.0, 2.5)  # in points: from careful to adventurous play
KEPT_GENERATIONS = 3  # older games steady the fit
STEP = 0.5  # whole steps swing from one style of play to another

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
    return Values(weight, spread)


def selfplay(
    values: Values, mode: int, players: int, seed: int, args: argparse.Namespace
) -> list[Games]:
    """A generation's games, for each temperature: on threads here, or wherever `--on` says."""
    each = args.games // len(TEMPERATURES)
    questions = [
        question(values, mode, players, each, seed + i, temperature)
        for i, temperature in enumerate(TEMPERATURES)
    ]
    if args.on is None:
        return [games_of(play(asked, args.threads).encode()) for asked in questions]
    answers = dict(executor_named(args.on).answers(SELFPLAY, questions))
    return [games_of(answers[number]) for number in range(len(questions))]


def train(mode: int, players: int, args: argparse.Namespace) -> Values:
    """Play, fit, step half-way towards the fit; ship the generation that beats the others."""
    values = best = first_values(MODE_OBJECTS[mode])
    played: list[tuple[np.ndarray, np.ndarray]] = []
    for generation in range(args.generations):
        seed = args.seed * 1000 + generation * len(TEMPERATURES)
        games = selfplay(values, mode, players, seed, args)
        played = [*played, *games][-KEPT_GENERATIONS * len(TEMPERATURES) :]
        features, points = (np.concatenate(part) for part in zip(*played, strict=True))
        fitted = fit(features, points, args.ridge)
        step = 1.0 if generation == 0 else STEP
        values = Values(values.weight + step * (fitted.weight - values.weight), fitted.spread)
        share = match(mode, players, values, best, args.match, seed)
        print(f"{MODE_OBJECTS[mode].name} {players} generation {generation}: "
              f"{games[0][1].mean():.2f} points; wins {share:.1%} against the best so far, "
              f"{1 / players:.0%} is par", flush=True)  # fmt: skip
        if share > 1 / players:
            best = values
    return best


def after(position: kernel.Position | None) -> kernel.Position:
    """The position that a legal move leads to."""
    assert position is not None
    return position


def match(mode: int, players: int, new: Values, old: Values, games: int, seed: int) -> float:
    """The share of games that one player with new values wins against players with old ones."""
    won = 0.0
    for number in range(games):
        seat = number % players
        deals = seed * games + number // players  # the same deals for every seat
        position = native.start(mode, players, False, 0)
        while position.phase_number != OVER:
            if position.phase_number == DEAL:
                tiles = native.draw(position, deals * MOST_ROUNDS + position.round)
                position = after(native.deal(position, tiles))
                continue
            values = new if position.current_player == seat else old
            judged = native.judge(position, values.weight, values.spread)
            position = after(native.play(position, max(judged, key=lambda move: move[1])[0]))
        ranks = [sheet.rank for sheet in native.scores(position)]
        won += (ranks[seat] == max(ranks)) / ranks.count(max(ranks))
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=4000, help="a generation")
    parser.add_argument("--generations", type=int, default=8)
    parser.add_argument("--match", type=int, default=600, help="games that decide over a fit")
    parser.add_argument("--ridge", type=float, default=30.0)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--on", help="where games are played: local or ray[:ADDRESS]")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=WEIGHTS_FILE)
    args = parser.parse_args()
    learned: dict[tuple[str, int], Values] = {
        (mode.name, players): train(number, players, args)
        for number, mode in enumerate(MODE_OBJECTS)
        for players in (2, 3, 4)
    }
    save_values(learned, args.out)


if __name__ == "__main__":
    main()
