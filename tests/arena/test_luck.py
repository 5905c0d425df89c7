"""The luck of deals: nothing on average, and a score without it."""

from dataclasses import replace
from math import sqrt
from statistics import mean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quadropolis.arena.arena import Arena
from quadropolis.arena.luck import DEPTH, luck_of
from quadropolis.arena.match import Played
from quadropolis.arena.plan import Plan
from quadropolis.arena.ratings import game_luck, rate
from quadropolis.insight import value
from quadropolis.notation.record import GameRecord
from quadropolis.rules.state import Phase
from tests.arena.test_command import json_of
from tests.arena.test_ratings import duels
from tests.sizes import size


def played(plan: Plan, games: int) -> list[Played]:
    """Games of two equal bots under different names."""
    with Arena(plan, games) as arena:
        every = list(arena.play())
    return [
        replace(game, names=tuple("ab"[bot] for bot in plan.fixture(game.number).seats))
        for game in every
    ]


@pytest.mark.parametrize("mode", ["classic", "expert"])
def test_it_is_nothing_on_average_and_the_score_stays_what_it_is(mode):
    plan = Plan(("skilled", "skilled"), mode, 2, iterations=1, seed=11, luck=True)
    games = played(plan, size(160, 4_000))
    luck = [game_luck(game, "a", "b") for game in games]
    blocks = [mean(pair) for pair in zip(luck[::2], luck[1::2], strict=True)]
    assert stdev(blocks) > 0.01
    assert abs(mean(blocks)) < 3 * stdev(blocks) / sqrt(len(blocks))
    plain = rate("ab", [replace(game, luck=(0, 0)) for game in games]).pairs[0].adjusted
    (pair,) = rate("ab", games).pairs
    assert plain is not None
    assert pair.adjusted is not None
    assert plain.score == pytest.approx(pair.a_score, abs=1e-6)
    # Mirrored deals leave little of it: what is taken off does not make up for much.
    width, before = (found.high - found.low for found in (pair.adjusted, plain))
    print(f"{mode}: {width / before:.3f} times as wide without luck ({len(games)} games)")
    assert width < 1.02 * before
    assert pair.adjusted.low < 0.5 < pair.adjusted.high


@given(st.lists(st.sampled_from((-1, 1)), min_size=4, max_size=40))
def test_where_luck_decides_everything_nothing_is_left_to_doubt(results):
    games = [
        replace(game, luck=tuple(500 if seat in game.winners else -500 for seat in (0, 1)))
        for game in duels(results)
    ]
    (pair,) = rate("ab", games).pairs
    assert pair.adjusted is not None
    assert (pair.adjusted.low, pair.adjusted.score, pair.adjusted.high) == (0.5, 0.5, 0.5)


@given(st.lists(st.sampled_from((-1, 0, 1)), min_size=4, max_size=40))
def test_without_luck_it_is_the_plain_score(results):
    (pair,) = rate("ab", [replace(game, luck=(0, 0)) for game in duels(results)]).pairs
    assert pair.adjusted is not None
    assert pair.adjusted.score == pytest.approx(pair.a_score, abs=1e-6)
    assert rate("ab", duels(results)).pairs[0].adjusted is None


def test_the_luck_of_a_game_is_that_of_its_deals(tmp_path):
    asked = ("random", "greedy", "skilled", "--iterations", 1, "--games", 6)
    data = json_of("arena", *asked, "--luck", "--out", tmp_path)
    assert all({"score", "low", "high"} == set(pair["adjusted"]) for pair in data["pairs"])
    for line in (tmp_path / "games.jsonl").read_text().splitlines():
        record = GameRecord.from_json(line)
        assert record.extra["luck"] == list(luck_of(record))
        states = record.states()
        deals = [n for n, state in enumerate(states) if state.phase is Phase.DEAL]
        change = [
            value(states[n + 1], DEPTH).value.chances[0] - value(states[n], DEPTH).value.chances[0]
            for n in deals
        ]
        assert len(deals) == 4
        assert record.extra["luck"][0] == sum(change)
