"""Who won and why, in words."""

import pytest

from quadropolis.cli.sheets import verdict
from quadropolis.rules.city import City
from quadropolis.rules.game import Outcome
from quadropolis.rules.mode import CLASSIC
from quadropolis.rules.scoring import ScoreSheet

NAMES = ("Ann", "Bob", "Cleo")


def sheet(points: int, inhabitants: int, empty: int) -> ScoreSheet:
    return ScoreSheet({"tower": points}, {}, inhabitants, empty, City.empty(CLASSIC))


@pytest.mark.parametrize(
    ("sheets", "winners", "said"),
    [
        ([(9, 1, 5), (8, 9, 1), (7, 9, 1)], (0,), ["Ann wins with 9 points."]),
        (
            [(9, 3, 1), (9, 4, 5), (7, 9, 1)],
            (1,),
            ["Ann and Bob have 9 points each.", "Ann 3, Bob 4", "Bob wins."],
        ),
        (
            [(9, 4, 3), (9, 4, 5), (9, 3, 1)],
            (0,),
            ["Ann, Bob and Cleo have", "Ann 4, Bob 4, Cleo 3", "Ann 3, Bob 5", "Ann wins."],
        ),
        (
            [(1, 4, 3), (0, 4, 5), (1, 4, 3)],
            (0, 2),
            ["Ann and Cleo have 1 point each", "Ann 4, Cleo 4", "Ann 3, Cleo 3", "share the win."],
        ),
    ],
)
def test_the_verdict_names_the_tie_break_that_decided(
    sheets: list[tuple[int, int, int]], winners: tuple[int, ...], said: list[str]
) -> None:
    outcome = Outcome(tuple(sheet(*numbers) for numbers in sheets), winners)
    best = max(each.rank for each in outcome.sheets)
    assert tuple(p for p, each in enumerate(outcome.sheets) if each.rank == best) == winners
    sentences = verdict(NAMES, outcome)
    assert len(sentences) == len(said)
    for sentence, part in zip(sentences, said, strict=True):
        assert part in sentence
