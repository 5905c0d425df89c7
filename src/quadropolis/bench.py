"""How fast the kernel is, and how much faster than the plain rules, all in one run.

One-core rates are per second of processor time, so that other programs on the machine
count little; of several runs the best is taken. The two threads are timed by the clock.
"""

import os
import platform
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import islice
from random import Random
from time import perf_counter, perf_counter_ns, process_time
from typing import Any

import numpy as np
import numpy.typing as npt

from quadropolis import __version__, kernel
from quadropolis.kernel.native import native
from quadropolis.rules import game
from quadropolis.rules.city import City
from quadropolis.rules.mode import COSTS, MODES, Mode
from quadropolis.rules.scoring import score
from quadropolis.rules.state import Phase
from quadropolis.rules.tiles import FACES
from quadropolis.testing import random_move

SEED = 1
SETTINGS = tuple((mode, players) for mode in MODES for players in (2, 3, 4))


@dataclass(frozen=True, slots=True)
class Sizes:
    """How much is measured."""

    games: int
    scored_games: int
    plain_games: int
    cities: int
    plain_cities: int
    runs: int


FULL = Sizes(
    games=50_000, scored_games=10_000, plain_games=12, cities=100_000, plain_cities=300, runs=5
)
QUICK = Sizes(games=3_000, scored_games=1_000, plain_games=1, cities=500, plain_cities=10, runs=2)


@dataclass(frozen=True, slots=True)
class GamesResult:
    """Random complete games per second on one core."""

    mode: str
    players: int
    per_second: float
    scored_per_second: float
    plain_per_second: float
    """The plain rules choosing the same way, without scoring."""
    ratio: float
    """Kernel over plain rules, both without scoring."""
    two_threads: float
    """Games per second with two threads, over one thread, by the clock."""


@dataclass(frozen=True, slots=True)
class Times:
    """Microseconds per city."""

    median: float
    p99: float
    p999: float
    worst: float


@dataclass(frozen=True, slots=True)
class AllocationResult:
    """The exact best allocation of many cities of one sort."""

    mode: str
    sort: str
    cities: int
    search: Times
    """The search alone."""
    call: Times
    """`kernel.score(city)` from Python, sheet included."""
    plain_median: float
    """`quadropolis.score(city)`, on some of them, in microseconds."""
    ratio: float
    """Plain call over kernel call, on the same cities."""
    worst_city: str
    worst_resources: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Report:
    """Everything that was measured."""

    version: str
    build: str
    python: str
    processor: str
    cores: int
    games: tuple[GamesResult, ...]
    allocations: tuple[AllocationResult, ...]

    def to_data(self) -> dict[str, Any]:
        """The report as plain data for JSON."""
        return asdict(self)


def measure(sizes: Sizes, told: Callable[[str], None] = lambda _: None) -> Report:
    """Measure everything; `told` hears what is measured next."""
    games = []
    for mode, players in SETTINGS:
        told(f"random games, {mode}, {players} players")
        games.append(measure_games(mode, players, sizes))
    allocations = []
    for name in MODES:
        for sort in SORTS:
            told(f"allocations, {name}, {sort} cities")
            allocations.append(measure_allocations(name, sort, sizes))
    return Report(
        version=__version__,
        build=native.__name__.rpartition(".")[2],
        python=platform.python_version(),
        processor=_processor(),
        cores=os.cpu_count() or 1,
        games=tuple(games),
        allocations=tuple(allocations),
    )


def _processor() -> str:
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as facts:
            for line in facts:
                if line.startswith("model name"):
                    return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


# --- random games ---------------------------------------------------------------------


def measure_games(mode: str, players: int, sizes: Sizes) -> GamesResult:
    """The rates of one setting."""

    def play(games: int, seed: int, threads: int = 1, scores: bool = False) -> None:
        kernel.random_games(mode, players, games, seed, threads, scores=scores)

    def best(clock: Callable[[], float], work: Callable[[int], None]) -> float:
        return min(_seconds(clock, work, seed) for seed in range(sizes.runs))

    fast = best(process_time, lambda seed: play(sizes.games, seed))
    scored = best(process_time, lambda seed: play(sizes.scored_games, seed, scores=True))
    plain = best(process_time, lambda seed: _plain_games(mode, players, sizes.plain_games, seed))
    one, two = [], []
    for seed in range(sizes.runs):  # in turns: whatever else the machine does meets both alike
        one.append(_seconds(perf_counter, lambda seed: play(4 * sizes.games, seed, 1), seed))
        two.append(_seconds(perf_counter, lambda seed: play(4 * sizes.games, seed, 2), seed))
    return GamesResult(
        mode=mode,
        players=players,
        per_second=sizes.games / fast,
        scored_per_second=sizes.scored_games / scored,
        plain_per_second=sizes.plain_games / plain,
        ratio=sizes.games / fast / (sizes.plain_games / plain),
        two_threads=min(one) / min(two),
    )


def _seconds(clock: Callable[[], float], work: Callable[[int], None], seed: int) -> float:
    began = clock()
    work(seed)
    return max(clock() - began, 1e-9)


def _plain_games(mode: str, players: int, games: int, seed: int) -> None:
    random = Random(seed)
    for _ in range(games):
        state = game.start(mode, players, first_player=random.randrange(players))
        while state.phase is not Phase.OVER:
            if state.phase is Phase.DEAL:
                state = game.deal(state, game.draw(state, random))
            else:
                state = game.play(state, random_move(state, random))


# --- allocations ----------------------------------------------------------------------

Resources = tuple[int, int]
"""Inhabitants and energy."""


def full_city(mode: Mode, random: Random) -> City:
    """A building on every square: a random face, and where it stacks a random height."""
    faces = [face for face in FACES.values() if face.kind in mode.kinds]
    squares = []
    for _ in mode.squares:
        ground = random.choice(faces)
        height = random.randint(1, mode.floors) if ground.kind in mode.stackable else 1
        same = [face for face in faces if face.kind is ground.kind]
        squares.append((ground, *(random.choice(same) for _ in range(height - 1))))
    return City(mode, tuple(squares))


def final_cities(mode: Mode, count: int) -> Iterator[tuple[City, Resources]]:
    """The cities at the end of random games of all player counts."""
    for seed in range(count):
        start = kernel.start(mode, 2 + seed % 3)
        for city in kernel.to_state(kernel.random_end(start, seed)).cities:
            yield city, (city.inhabitants, city.energy)


def full_cities(mode: Mode, count: int) -> Iterator[tuple[City, Resources]]:
    """Full cities of uniformly random faces and heights."""
    random = Random(SEED)
    for _ in range(count):
        city = full_city(mode, random)
        yield city, (city.inhabitants, city.energy)


def half_cities(mode: Mode, count: int) -> Iterator[tuple[City, Resources]]:
    """The same with inhabitants and energy for half of their buildings: much to choose from."""
    for city, _ in full_cities(mode, count):
        costs = [COSTS[kind] for kind in city.kinds() if kind]
        people, energy = sum(c.inhabitants for c in costs), sum(c.energy for c in costs)
        yield city, (people // 2, energy // 2)


SORTS: Mapping[str, Callable[[Mode, int], Iterator[tuple[City, Resources]]]] = {
    "final": final_cities,
    "full": full_cities,
    "half": half_cities,
}
"""The sorts of cities that are allocated."""


def measure_allocations(mode: str, sort: str, sizes: Sizes) -> AllocationResult:
    """The times of one sort of cities; of each city the best of a few, the least disturbed."""
    sample = list(islice(SORTS[sort](MODES[mode], sizes.cities), sizes.cities))
    cities, resources = [city for city, _ in sample], [given for _, given in sample]
    runs = range(min(sizes.runs, 3))
    search = np.min([native.allocation_times(cities, resources) for _ in runs], axis=0)
    call = np.min([_call_times(kernel.score, sample) for _ in runs], axis=0)
    some = sample[: sizes.plain_cities]
    plain = np.min([_call_times(score, some) for _ in range(2)], axis=0)
    worst = int(np.argmax(search))
    return AllocationResult(
        mode=mode,
        sort=sort,
        cities=len(sample),
        search=_times(search),
        call=_times(call),
        plain_median=float(np.median(plain)) / 1000,
        ratio=float(plain.sum() / call[: len(some)].sum()),
        worst_city=str(cities[worst]),
        worst_resources=resources[worst],
    )


def _call_times(
    call: Callable[[City, int, int], object], sample: Sequence[tuple[City, Resources]]
) -> npt.NDArray[np.int64]:
    """Nanoseconds of every call."""
    times = np.empty(len(sample), np.int64)
    for i, (city, (inhabitants, energy)) in enumerate(sample):
        began = perf_counter_ns()
        call(city, inhabitants, energy)
        times[i] = perf_counter_ns() - began
    return times


def _times(nanoseconds: npt.NDArray[np.int64]) -> Times:
    median, p99, p999, worst = np.percentile(nanoseconds, [50, 99, 99.9, 100]) / 1000
    return Times(float(median), float(p99), float(p999), float(worst))
