"""How fast the plain library is: random complete games, and the best allocation.

    python benchmarks/plain.py [--games N] [--cities N] [--seed N] [--json]

Games are played to their end with every legal move listed; they are not scored. Best
allocations are timed one by one over three sorts of cities: final cities of random games,
full cities of uniformly random faces and heights with what their tiles give, and the
same with resources for half of the buildings. Times are processor times of one core.
"""

import argparse
import json
import platform
from collections.abc import Iterable, Sequence
from random import Random
from time import process_time
from typing import Any

import quadropolis as q
from quadropolis.rules.mode import COSTS
from quadropolis.testing import random_move

GAMES, CITIES, SEED = 10, 400, 1
SORTS = {
    "final": "final cities of random games",
    "full": "full cities of random faces and heights",
    "half": "the same with resources for half of the buildings",
}

Request = tuple[q.City, int | None, int | None]
"""A city with its inhabitants and energy, None for what its tiles give."""


def played(mode: str, players: int, random: Random) -> q.State:
    """A random game from start to end."""
    state = q.start(mode, players, first_player=random.randrange(players))
    while state.phase is not q.Phase.OVER:
        if state.phase is q.Phase.DEAL:
            state = q.deal(state, q.draw(state, random))
        else:
            state = q.play(state, random_move(state, random))
    return state


def games_per_second(mode: str, players: int, games: int, random: Random) -> float:
    """Random complete games per second of processor time."""
    begin = process_time()
    for _ in range(games):
        played(mode, players, random)
    return games / (process_time() - begin)


def random_city(mode: q.Mode, random: Random) -> q.City:
    """A full city: any face of the mode on every square, any height where it may be stacked."""
    faces = [face for face in q.FACES.values() if face.kind in mode.kinds]
    squares = []
    for _ in mode.squares:
        face = random.choice(faces)
        floors = random.randint(1, mode.floors) if face.kind in mode.stackable else 1
        same = [other for other in faces if other.kind is face.kind]
        squares.append((face, *random.choices(same, k=floors - 1)))
    return q.City(mode, tuple(squares))


def half(city: q.City) -> Request:
    """The city with half of what activating all its buildings takes."""
    costs = [COSTS[kind] for kind in city.kinds() if kind]
    people, energy = sum(c.inhabitants for c in costs), sum(c.energy for c in costs)
    return city, people // 2, energy // 2


def requests(sort: str, mode: q.Mode, count: int, random: Random) -> list[Request]:
    """That many cities of that sort."""
    if sort == "final":
        cities: list[q.City] = []
        while len(cities) < count:
            cities += played(mode.name, random.choice((2, 3, 4)), random).cities
        return [(city, None, None) for city in cities[:count]]
    full = [random_city(mode, random) for _ in range(count)]
    return [half(city) for city in full] if sort == "half" else [(c, None, None) for c in full]


def allocation_times(asked: Iterable[Request]) -> list[float]:
    """Milliseconds for each, in order of length."""
    times = []
    for city, inhabitants, energy in asked:
        begin = process_time()
        q.score(city, inhabitants, energy)
        times.append((process_time() - begin) * 1000)
    return sorted(times)


def summary(times: Sequence[float]) -> dict[str, float]:
    """Median, 99th percentile and worst of sorted times."""
    return {
        "median_ms": round(times[len(times) // 2], 3),
        "p99_ms": round(times[min(len(times) - 1, len(times) * 99 // 100)], 3),
        "worst_ms": round(times[-1], 3),
    }


def measured(games: int, cities: int, seed: int) -> dict[str, Any]:
    """Everything, as plain data."""
    return {
        "quadropolis": q.__version__,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "seed": seed,
        "games": [
            {
                "mode": mode,
                "players": players,
                "games": games,
                "per_second": round(games_per_second(mode, players, games, Random(seed)), 1),
            }
            for mode in q.MODES
            for players in (2, 3, 4)
        ],
        "best_allocation": [
            {
                "mode": mode.name,
                "cities": sort,
                "count": cities,
                **summary(allocation_times(requests(sort, mode, cities, Random(seed)))),
            }
            for mode in q.MODES.values()
            for sort in SORTS
        ],
    }


def report(data: dict[str, Any]) -> str:
    """The same as tables."""
    lines = [f"quadropolis {data['quadropolis']}, plain library, Python {data['python']}", ""]
    lines.append("Random complete games per second, one core")
    for row in data["games"]:
        lines.append(f"  {row['mode']:8} {row['players']} players {row['per_second']:10.1f}")
    columns = " ".join(f"{name:>9}" for name in ("median", "p99", "worst"))
    lines += ["", f"{'Best allocation in milliseconds':65} {columns}"]
    for row in data["best_allocation"]:
        times = " ".join(f"{row[key]:9.2f}" for key in ("median_ms", "p99_ms", "worst_ms"))
        lines.append(f"  {row['mode']:8} {SORTS[row['cities']]:54} {times}")
    return "\n".join(lines)


def _count(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text[:9]) <= 1_000_000:
        raise argparse.ArgumentTypeError(f"expected a number from 1 to 1000000, not {text[:20]!r}")
    return int(text)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=_count, default=GAMES, help="games for each setting")
    parser.add_argument("--cities", type=_count, default=CITIES, help="cities of each sort")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--json", action="store_true", help="print data instead of tables")
    chosen = parser.parse_args()
    data = measured(chosen.games, chosen.cities, chosen.seed)
    print(json.dumps(data, indent=2) if chosen.json else report(data))


if __name__ == "__main__":
    main()
