"""Luck with the deals: zero on average, and scores without it vary less."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

import quadropolis as q
from quadropolis import testing
from quadropolis.arena.arena import Arena
from quadropolis.arena.luck import luck
from quadropolis.arena.plan import Plan
from quadropolis.arena.ratings import rate
from tests.sizes import LONG

DEALS = 1000 if LONG else 150


def before_round(setting, number, seed):
    """A state before the deal of that round, after random moves."""
    rng = Random(seed)
    state = q.start(*setting)
    while state.round < number or state.phase is not q.Phase.DEAL:
        if state.phase is q.Phase.DEAL:
            state = q.deal(state, q.draw(state, rng))
        else:
            state = q.play(state, testing.random_move(state, rng))
    return state


@pytest.mark.parametrize(
    ("setting", "number"),
    [(("classic", 2, False), 1), (("classic", 3, True), 4), (("expert", 4, False), 3)],
)
def test_luck_is_zero_on_average(setting, number):
    state, rng = before_round(setting, number, 3), Random(4)
    found = np.array([luck(state, q.deal(state, q.draw(state, rng)), rng) for _ in range(DEALS)])
    assert found.shape == (DEALS, state.players)
    # Chances add up to 1, so what one gains the others lose.
    np.testing.assert_allclose(found.sum(axis=1), 0, atol=1e-5)
    assert (found.std(axis=0) > 0).any()
    error = found.std(axis=0) / np.sqrt(DEALS)
    assert (abs(found.mean(axis=0)) <= 4 * error + 1e-9).all()


@pytest.fixture(scope="module")
def equals():
    """Games of a bot against itself under another name: it uses no more time than it is given."""
    plan = Plan(("skilled", "skilled@0.5"), "classic", 2, time=0.05, seed=5)
    with Arena(plan, 400 if LONG else 80, workers=2) as arena:
        for _ in arena.play():
            pass
        return arena.played


def test_the_adjusted_score_of_equals_is_half_and_surer(equals):
    (pair,) = rate(("skilled", "skilled@0.5"), equals).pairs
    plain, adjusted = pair.high - pair.low, pair.adjusted_high - pair.adjusted_low
    assert pair.adjusted_low < 0.5 < pair.adjusted_high
    assert adjusted < plain


def test_whoever_was_luckier_has_less_of_its_score(equals):
    """Game by game, luck and score go together: this is what makes the estimate narrower."""
    seats = [(game, seat) for game in equals for seat in (0, 1)]
    lucky = [game.luck[seat] for game, seat in seats]
    won = [(seat in game.winners) / len(game.winners) for game, seat in seats]
    assert np.corrcoef(lucky, won)[0, 1] > 0.1


def test_an_older_game_has_no_luck_and_nothing_is_adjusted(equals):
    older = [replace(equals[0], luck=None), *equals[1:]]
    (pair,) = rate(("skilled", "skilled@0.5"), older).pairs
    assert (pair.adjusted, pair.adjusted_low, pair.adjusted_high) == (None, None, None)
