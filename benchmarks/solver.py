"""How fast the search for the best city is, and what it finds in little time.

    python benchmarks/solver.py [seconds]

Boards are cities that were scored: with their exact best allocation, or as far as needed to know
that the search does not take them. The last tables ask what another program is known for (107,
112 and 119 points in Expert with 0, 1 and 2 Monuments, at 19.6 thousand boards a second), under
its conditions: twenty squares with any of the tiles that it counts, without rounds or architects.
The very last asks for the same with no more than twenty tiles, which is what a player takes.
"""

import sys
import time

import quadropolis as q
from quadropolis.rules.city import City
from quadropolis.solver import Question
from quadropolis.solver.search import STEPS, native_search

SETTINGS = (
    ("classic", 2, False, None),
    ("classic", 4, True, None),
    ("expert", 2, False, 0),
    ("expert", 4, True, 0),
    ("expert", 4, True, 2),
    ("expert", 4, True, 4),
)
COUNTED = {
    "T2": 8, "S": 4, "U1": 5, "P": 3, "Q": 2, "F3": 2, "F2": 3, "Hpe": 3, "H2": 2, "H3": 3, "O": 8,
}  # fmt: skip
PUBLISHED = (107, 112, 119)
MOST_TILES = (sum(COUNTED.values()), 20)
"""All that are counted, or as many as a player takes in a game."""
SLICE = 0.05


def measure(
    name: str, question: Question, seconds: float, goal: int | None = None, tiles: int = 0
) -> None:
    """Search for so long on one thread, and tell what came of it."""
    offer, turns = question.offer, question.mode.turns
    if goal is not None:
        counted = COUNTED | {"M": question.monuments or 0}
        offer, turns = ({q.FACES[face]: count for face, count in counted.items()},), tiles
    search = native_search(question, offer, turns, 1, 0, STEPS, planned=goal is None)
    wall, cpu = time.perf_counter(), time.process_time()
    reached = found = None
    while time.perf_counter() - wall < seconds:
        search.go_on(SLICE, 1)
        found = search.best()
        if goal is not None and found is not None and found[0] >= goal and reached is None:
            reached = time.perf_counter() - wall, time.process_time() - cpu
    spent = time.process_time() - cpu
    assert found is not None
    assert q.score(City(question.mode, found[2])).total == found[0]
    line = f"{name:38} {found[0]:4} points {search.boards / spent / 1e3:8,.0f} thousand boards/s"
    if goal is not None:
        when = (
            "not reached" if reached is None else f"after {reached[0]:.2f} s ({reached[1]:.2f} CPU)"
        )
        line += f", {goal} {when}"
    print(line, flush=True)


def main() -> None:
    """Print all tables."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    for mode, players, playgrounds, monuments in SETTINGS:
        question = Question.of(mode, players, playgrounds, monuments=monuments)
        measure(question.key.partition(" | kinds")[0], question, seconds)
    for tiles in MOST_TILES:
        for monuments, goal in enumerate(PUBLISHED):
            question = Question.of("expert", 4, True, monuments=monuments)
            measure(f"{tiles} tiles, {monuments} Monuments", question, seconds, goal, tiles)


if __name__ == "__main__":
    main()
