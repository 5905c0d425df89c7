"""The quick review agrees with a patient judge: tools/calibrate_review.py tells how it judged."""

from pathlib import Path

import quadropolis as q
from quadropolis.insight import review_move
from tests.sizes import LONG

JUDGED = Path(__file__).parent / "judged.jsonl"
SOME = slice(8, 20)
"""A game of every setting; there is time for all of them in long tests."""
SPARE = 0 if LONG else 1
"""So few moves say little: one more or less is no matter."""
BAD = ("inaccuracy", "mistake", "blunder")


def marks():
    """Of judged moves: whether it is a planted mistake, and whether the review marks it."""
    lines = JUDGED.read_text(encoding="utf-8").splitlines()
    for line in lines if LONG else lines[SOME]:
        record = q.GameRecord.from_json(line)
        turns = [state for state in record.states() if state.phase is q.Phase.MOVE]
        for verdict in record.extra["judged"]:
            number = verdict["move"]
            found = review_move(turns[number], record.moves[number])
            yield verdict["lost"] > 0, found.sign in BAD


def test_planted_mistakes_are_marked_and_best_moves_are_not():
    found = list(marks())
    mistakes = [marked for planted, marked in found if planted]
    best = [marked for planted, marked in found if not planted]
    told = f"{sum(mistakes)} of {len(mistakes)} mistakes, {sum(best)} of {len(best)} best moves"
    print("marked:", told)
    assert sum(mistakes) + SPARE >= 0.9 * len(mistakes), told
    assert sum(best) - SPARE <= 0.02 * len(best), told
