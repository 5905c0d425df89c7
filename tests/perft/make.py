"""Writes counts.json: fixed positions and how many move sequences lead on from them.

The counts come from the naive engine beside this file, not from the library.
Run as `python -m tests.perft.make`.
"""

import json
from pathlib import Path
from random import Random

import quadropolis as q
from quadropolis.testing import SETTINGS, random_game
from tests.perft import naive

COUNTS = Path(__file__).with_name("counts.json")
SEEDS = range(150)
"""Late positions are the ones with the fewest moves of so many games, so that three count."""


def ply_of(record: q.GameRecord) -> int:
    return len(record.sites) + len(record.moves)


def fresh_plies(players: int, playgrounds: bool) -> set[int]:
    """The first deal; for two players with Playgrounds also the third, cities half built."""
    return {1, 3 + 8 * players} if playgrounds and players == 2 else {1}


def late_record(mode: str, players: int, playgrounds: bool, round: int) -> q.GameRecord:
    """A game with three moves of that round left."""
    late = round + 4 * players * round - 3
    found = [
        (len(q.legal_moves(state)), seed, record)
        for seed in SEEDS
        for state, _, record in random_game(mode, players, playgrounds, Random(seed))
        if ply_of(record) == late
    ]
    return min(found)[2]


def records() -> list[tuple[str, q.GameRecord, int]]:
    """Names, records and the longest sequence to count."""
    chosen = []
    for number, (mode, players, playgrounds) in enumerate(SETTINGS):
        name = f"{mode}, {players} players{', playgrounds' if playgrounds else ''}"
        for _, _, record in random_game(mode, players, playgrounds, Random(number)):
            if ply_of(record) in fresh_plies(players, playgrounds):
                chosen.append((f"{name}, round {len(record.sites)} just dealt", record, 2))
        round = naive.ROUNDS[mode] - number % 2
        late = late_record(mode, players, playgrounds, round)
        chosen.append((f"{name}, end of round {round}", late, 3))
    return chosen


def main() -> None:
    """Count and write."""
    lines = []
    for name, record, longest in records():
        data = json.loads(record.to_json())
        position = naive.replay(data)
        counts = [naive.perft(position, length) for length in range(1, longest + 1)]
        lines.append(json.dumps({"name": name, "counts": counts, "record": data}))
        print(name, counts)
    COUNTS.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
