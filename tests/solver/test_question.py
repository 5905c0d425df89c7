"""What may be asked, and what is wrong with what may not."""

import pytest

from quadropolis.rules.errors import QuadropolisError
from quadropolis.rules.tiles import TILES, Kind
from quadropolis.solver import CitySearch, Question, best_city
from quadropolis.solver.question import most_monuments


def refusal(call) -> QuadropolisError:
    with pytest.raises(QuadropolisError) as caught:
        call()
    return caught.value


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("mode", ["classic", "expert"])
def test_no_more_monuments_than_lie_open(mode, players):
    """With few players some of them lie face down."""
    there = sum(
        tile.face.kind is Kind.MONUMENT and tile.min_players <= players and tile.set == mode
        for tile in TILES
    )
    assert most_monuments(Question.of(mode, players).offer) == there
    assert Question.of(mode, players, monuments=there).monuments == there
    error = refusal(lambda: Question.of(mode, players, monuments=there + 1))
    assert error.code == "solver/too_many_monuments"
    assert error.arguments["most"] == there


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"kinds": ["castle"]}, "solver/unknown_kind"),
        ({"kinds": []}, "solver/unknown_kind"),
        ({"kinds": ["office"]}, "solver/unknown_kind"),
        ({"kinds": ["tower", ""]}, "solver/unknown_kind"),
        ({"monuments": -1}, "setup/wrong_number"),
        ({"monuments": True}, "setup/wrong_number"),
        ({"players": 5}, "setup/wrong_players"),
        ({"mode": "chess"}, "setup/unknown_mode"),
        ({"seconds": 0}, "solver/wrong_time"),
        ({"seconds": -1.0}, "solver/wrong_time"),
        ({"seconds": float("nan")}, "solver/wrong_time"),
        ({"seconds": float("inf")}, "solver/wrong_time"),
        ({"seconds": None}, "solver/wrong_time"),
        ({"runs": 0}, "setup/wrong_number"),
        ({"threads": 0}, "setup/wrong_number"),
        ({"seed": 2**64}, "setup/wrong_number"),
        ({"start": "T1 . / . ."}, "notation/wrong_rows"),
    ],
)
def test_what_cannot_be_asked(asked, code):
    assert refusal(lambda: best_city(**asked)).code == code


def test_monuments_that_the_kinds_leave_out():
    error = refusal(lambda: Question.of("expert", 4, monuments=1, kinds=["park", "tower"]))
    assert error.code == "solver/no_monuments"


CLASSIC = "{} . . . / . . . . / . . . . / . . . ."


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        # Four Tower Blocks of three inhabitants in Classic, one in each round.
        (("classic", 2, CLASSIC.format("T3+T3+T3+T3")), None),
        (("classic", 2, "T3+T3+T3 T3+T3 . . / . . . . / . . . . / . . . ."), "face"),
        # A Harbor with a point lies open with four players only.
        (("classic", 4, CLASSIC.format("H1")), None),
        (("classic", 3, CLASSIC.format("H1")), "face"),
        (("classic", 4, CLASSIC.format("Q")), "face"),
        (("classic", 4, "S S S S / S S S S / S S S P / P P P P"), None),
        (("classic", 4, "T1+T1 S S S / S S S S / S S S P / P P P P"), "tiles"),
    ],
)
def test_a_city_that_can_or_cannot_be_completed(asked, reason):
    mode, players, start = asked
    if reason is None:
        assert CitySearch(Question.of(mode, players, start=start)).question.start
        return
    error = refusal(lambda: CitySearch(Question.of(mode, players, start=start)))
    assert error.code == "solver/cannot_be_completed"
    assert error.arguments["reason"] == reason


def test_five_tiles_of_one_round_cannot_be_taken():
    """Each face lies open often enough, but two T3, two H3 and a Monument only in round 5."""
    fine = "T3+T3+T3+T3+T3 T3 . . . / H3 H3 H3 . . / M M M . . / . . . . ."
    assert CitySearch(Question.of("expert", 4, start=fine)).go_on(0.001).points
    error = refusal(
        lambda: CitySearch(Question.of("expert", 4, start=fine.replace("M M M .", "M M M M")))
    )
    assert error.code == "solver/cannot_be_completed"
    assert error.arguments["reason"] == "plan"


def test_too_many_monuments_in_the_given_city():
    start = "M . . . . / . . . . . / . . . . . / . . . . M"
    error = refusal(lambda: Question.of("expert", 4, monuments=1, start=start))
    assert error.arguments["reason"] == "monuments"


def test_equal_questions_have_equal_keys():
    one = Question.of("expert", 4, kinds=["park", "tower"])
    other = Question.of("expert", 4, kinds=[Kind.TOWER, "park"])
    assert one == other
    assert one.key == other.key
    assert one.key != Question.of("expert", 4).key
