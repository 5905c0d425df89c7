"""A seat always moves, whatever its bot does."""

from random import Random

import pytest

import quadropolis as q
from quadropolis.bots import Bot, Limit, Supervised, Thought, bot_named
from quadropolis.bots.simple import GreedyBot, RandomBot
from quadropolis.bots.supervised import move_number
from quadropolis.testing import SETTINGS, random_game
from quadropolis.views import view
from tests.bots.positions import first_view, views_of_game
from tests.bots.programs import HASTY, bot


class Strange(Bot):
    """Answers with whatever it was given, or raises it."""

    name = "strange"
    description = "for tests"

    def __init__(self, answer, at="think"):
        self.answer, self.at = answer, at

    def prepare(self, record):
        if self.at == "prepare":
            raise self.answer

    def think(self, view, limit):
        if isinstance(self.answer, BaseException):
            raise self.answer
        return self.answer


def illegal_move(state):
    """A well-formed move that is not legal."""
    legal = {str(move) for move in q.legal_moves(state)}
    return next(
        q.parse_move(text)
        for text in (f"{k}N{n}" for k in range(1, 6) for n in range(1, 6))
        if text not in legal
    )


STRANGE = {
    "raises": (ValueError("no idea"), "bot/failed"),
    "recurses": (RecursionError("too deep"), "bot/failed"),
    "no memory": (MemoryError(), "bot/failed"),
    "says nothing": (None, "bot/illegal_move"),
    "says text": ("3W4:b2", "bot/illegal_move"),
    "thinks of nothing": (Thought(None), "bot/illegal_move"),
    "thinks of text": (Thought("up"), "bot/illegal_move"),
    "breaks a rule": (Thought(illegal_move(first_view().state)), "bot/illegal_move"),
    "a move of junk": (Thought(q.Move(7, "Z9", object())), "bot/illegal_move"),
}


@pytest.mark.parametrize("name", STRANGE)
def test_the_substitute_moves_and_the_violation_is_reported(name):
    wrong, code = STRANGE[name]
    seen = first_view()
    answer = Supervised(Strange(wrong)).answer(seen, Limit(seed=5))
    assert answer.thought == GreedyBot().think(seen, Limit(seed=5))
    assert answer.after == q.play(seen.state, answer.thought.move)
    assert answer.violation.code == code
    assert answer.violation.bot == "strange"
    assert answer.violation.move_number == 1
    assert 0 < len(answer.violation.detail) <= 500


def test_a_failure_before_thinking_is_reported_too():
    seen = first_view()
    answer = Supervised(Strange(OSError("gone"), at="prepare")).answer(seen, Limit())
    assert answer.violation.code == "bot/failed"
    assert "gone" in answer.violation.detail


def test_an_interruption_is_not_swallowed():
    for interruption in (KeyboardInterrupt(), SystemExit()):
        with pytest.raises(type(interruption)):
            Supervised(Strange(interruption)).answer(first_view(), Limit())


def test_a_good_bot_is_left_alone():
    seen = first_view()
    answer = Supervised(RandomBot()).answer(seen, Limit(seed=3))
    assert answer.thought == RandomBot().think(seen, Limit(seed=3))
    assert answer.violation is None
    assert answer.cpu_seconds is not None
    assert answer.seconds >= 0


def test_the_substitute_can_be_chosen():
    seen = first_view()
    answer = Supervised(Strange(None), RandomBot()).answer(seen, Limit(seed=3))
    assert answer.thought == RandomBot().think(seen, Limit(seed=3))


@pytest.mark.parametrize("settings", SETTINGS[::3], ids=str)
def test_moves_are_counted_over_the_whole_game(settings):
    made = 0
    for state, step, _ in random_game(*settings, Random(6)):
        made += isinstance(step, q.Move)
        if state.phase is q.Phase.MOVE:
            assert move_number(state) == made + 1


def test_a_game_with_a_bot_that_stalls_now_and_then_ends(tmp_path):
    """Every fifth question is never answered; those moves, and only those, are replaced."""
    stalling = bot(
        tmp_path,
        "for question in questions():\n"
        "    if len(question['record']['moves']) % 5 == 4: time.sleep(600)\n"
        "    answer(question)\n",
        patience=HASTY,
    )
    seats = (Supervised(stalling), Supervised(stalling))
    for seen, record in views_of_game(("classic", 2, False), 2):
        stalls = len(record.moves) % 5 == 4
        answer = seats[seen.seat].answer(seen, Limit(seconds=0.1 if stalls else 120), record)
        assert (answer.violation is not None) == stalls
        if stalls:
            assert answer.violation.code == "bot/stalled"
            assert answer.violation.move_number == len(record.moves) + 1
        assert answer.cpu_seconds is None
        if len(record.moves) == 11:
            break
    seats[0].close()


def test_all_seats_of_a_whole_game_with_bots_that_never_answer(tmp_path):
    """The game is played to its end by substitutes."""
    exiting = bot(tmp_path, "raise SystemExit(1)", greets=False)
    seats = [Supervised(exiting, RandomBot()), Supervised(bot_named("random"))]
    random, violations = Random(1), 0
    state = q.start("classic", 2)
    while state.phase is not q.Phase.OVER:
        if state.phase is q.Phase.DEAL:
            state = q.deal(state, q.draw(state, random))
            continue
        player = state.current_player
        answer = seats[player].answer(view(state, player), Limit(seed=random.getrandbits(32)))
        violations += answer.violation is not None
        state = answer.after
    assert q.outcome(state) is not None
    assert violations == state.mode.rounds * state.mode.turns
