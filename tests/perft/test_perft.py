"""Move sequences counted by the library and by the naive engine; the numbers are kept."""

import json

import pytest

import quadropolis as q
from quadropolis.testing import SETTINGS
from tests.perft import naive
from tests.perft.make import COUNTS
from tests.sizes import size

ENTRIES = json.loads(COUNTS.read_text(encoding="utf-8"))
EVERY = pytest.mark.parametrize("entry", ENTRIES, ids=[entry["name"] for entry in ENTRIES])


def perft(state: q.State, length: int) -> int:
    """The number of move sequences of that length, by the library."""
    moves = q.legal_moves(state)
    if length == 1:
        return len(moves)
    return sum(perft(q.play(state, move), length - 1) for move in moves)


def final_state(entry) -> q.State:
    return q.GameRecord.from_json(json.dumps(entry["record"])).states()[-1]


@EVERY
def test_the_library_counts_them(entry):
    state = final_state(entry)
    found = [perft(state, length) for length in range(1, len(entry["counts"]) + 1)]
    assert found == entry["counts"]


@EVERY
def test_the_naive_engine_counts_them(entry):
    """It wrote the numbers; the longest sequences are counted again by the long tests only."""
    position = naive.replay(entry["record"])
    for length, count in enumerate(entry["counts"], start=1):
        if length < 3 or entry["counts"][length - 2] <= size(2000, 10**6):
            assert naive.perft(position, length) == count


@EVERY
def test_both_list_the_same_moves(entry):
    state, position = final_state(entry), naive.replay(entry["record"])
    assert sorted(map(str, q.legal_moves(state))) == sorted(naive.moves(position))


def test_every_mode_player_count_and_option_is_counted():
    def settings(longest):
        return {
            (e["record"]["mode"], len(e["record"]["players"]), e["record"]["playgrounds"])
            for e in ENTRIES
            if len(e["counts"]) == longest
        }

    assert settings(2) == settings(3) == set(SETTINGS)
