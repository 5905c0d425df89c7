"""The kernel against the plain rules, game by game, as many as you like.

    python -m tests.kernel.parity 20000

plays that many random games over every setting on two processes (`--processes`), compares
every position, and ends with the number of positions compared or with the first
difference. Game n is the one of seed n; `--first` says where to begin.
"""

import argparse
import sys
from collections.abc import Iterator
from multiprocessing import get_context
from typing import Any

from quadropolis import FACES, City, Mode, State, kernel
from quadropolis.testing import SETTINGS, check_engine


class LosslessKernel:
    """The kernel as an engine under test, whose positions must also convert back."""

    start = staticmethod(kernel.start)
    deal = staticmethod(kernel.deal)
    legal_moves = staticmethod(kernel.legal_moves)
    play = staticmethod(kernel.play)
    scores = staticmethod(kernel.scores)

    @staticmethod
    def to_state(position: Any) -> State:
        state = kernel.to_state(position)
        again = kernel.from_state(state)
        assert again == position, "a position changes on its way through a State"
        assert hash(again) == hash(position), "equal positions with different hashes"
        return state


def check_game(seed: int) -> int:
    """Compare one random game, of the setting whose turn it is; returns the positions compared."""
    return check_engine(LosslessKernel(), SETTINGS[seed % len(SETTINGS)], seed)


def cities_of_one_face(mode: Mode) -> Iterator[tuple[City, int]]:
    """Full cities with none to plenty of each resource: they fill every list of the search to
    the brim.
    """
    for face in FACES.values():
        if face.kind in mode.kinds:
            city = City(mode, ((face,),) * len(mode.squares))
            for amount in range(0, 130, 7):
                yield city, amount


def _checked(seed: int) -> tuple[int, int, str]:
    try:
        return seed, check_game(seed), ""
    except Exception as error:
        return seed, 0, f"{type(error).__name__}: {error}"


def run(games: int, first: int, processes: int) -> Iterator[tuple[int, int, str]]:
    """The seed, positions compared and difference (or nothing) of every game."""
    with get_context("spawn").Pool(processes) as pool:
        yield from pool.imap_unordered(_checked, range(first, first + games), chunksize=12)


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare the kernel with the plain rules.")
    parser.add_argument("games", type=int)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args()
    compared = 0
    for done, (seed, positions, difference) in enumerate(
        run(options.games, options.first, options.processes), start=1
    ):
        if difference:
            print(f"\nGame {seed} of {SETTINGS[seed % len(SETTINGS)]}: {difference}")
            return 1
        compared += positions
        if done % 100 == 0 or done == options.games:
            print(f"\r{done} of {options.games} games", end="", file=sys.stderr, flush=True)
    print(f"\n{options.games} games, {compared} positions: no difference.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
