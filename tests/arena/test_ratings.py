"""Ratings: laws that must hold for any results."""

from itertools import permutations
from math import log10
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quadropolis.arena.match import Played
from quadropolis.arena.ratings import game_score, rate
from tests.sizes import size


def game(number, names, points, block=None):
    """A finished game. A rank is the points and two tie-breaks that are always equal."""
    ranks = tuple((point, 0, 0) for point in points)
    winners = tuple(seat for seat, point in enumerate(points) if point == max(points))
    nothing = tuple(() for _ in names)
    zeros = (0,) * len(names)
    block = number // len(names) if block is None else block
    return Played(number, block, tuple(names), ranks, winners, nothing, zeros, nothing, 1.0)


def duels(results, a="a", b="b"):
    """Games of two, as points of a; b always has 0. Seats alternate."""
    return [
        game(n, (a, b) if n % 2 == 0 else (b, a), (p, 0) if n % 2 == 0 else (0, p))
        for n, p in enumerate(results)
    ]


scores = st.lists(st.sampled_from((-1, 0, 1)), min_size=1, max_size=40)
tables = st.lists(st.lists(st.integers(0, 4), min_size=4, max_size=4), min_size=1, max_size=20).map(
    lambda points: [game(n, "abbc", p) for n, p in enumerate(points)]
)


@given(scores)
def test_a_pair_scores_wins_and_half_the_ties(results):
    ratings = rate("ab", duels(results))
    wins, ties = results.count(1), results.count(0)
    (pair,) = ratings.pairs
    assert pair.a_score == pytest.approx((wins + ties / 2) / len(results), abs=1e-6)
    assert [bot.wins for bot in ratings.bots] == [wins + ties / 2, len(results) - wins - ties / 2]
    assert 0 <= pair.low <= pair.a_score <= pair.high <= 1
    assert pair.games == ratings.bots[0].games == len(results)


@given(scores)
def test_elo_is_that_of_the_score_with_one_more_draw(results):
    """For two bots the model can be solved by hand."""
    won = sum((result + 1) / 2 for result in results)
    expected = 400 * log10((won + 0.5) / (len(results) - won + 0.5))
    a, b = rate("ab", duels(results)).bots
    assert a.elo - b.elo == pytest.approx(expected, abs=0.2)
    assert a.elo == -b.elo
    for bot in (a, b):
        assert bot.elo_low < bot.elo < bot.elo_high


@given(tables)
def test_names_and_order_do_not_matter(games):
    known = {bot.name: bot for bot in rate("abc", games).bots}
    for names in permutations("abc"):
        shuffled = Random(1).sample(games, len(games))
        again = rate(names, shuffled)
        assert [bot.name for bot in again.bots] == list(names)
        for bot in again.bots:
            assert bot.elo == pytest.approx(known[bot.name].elo, abs=0.2)
            assert bot.elo_low == pytest.approx(known[bot.name].elo_low, abs=0.2)
            assert bot.wins == known[bot.name].wins
            assert bot.points == known[bot.name].points


@given(tables)
def test_the_mirror_of_a_pair_is_its_complement(games):
    one = {(pair.a, pair.b): pair for pair in rate("abc", games).pairs}
    other = {(pair.a, pair.b): pair for pair in rate("cba", games).pairs}
    for (a, b), pair in one.items():
        mirror = other[b, a]
        assert pair.a_score == pytest.approx(1 - mirror.a_score, abs=1e-5)
        assert pair.low == pytest.approx(1 - mirror.high, abs=1e-5)
        assert pair.games == mirror.games


@given(tables)
def test_every_game_is_won_once_and_elo_has_mean_zero(games):
    bots = rate("abc", games).bots
    assert sum(bot.wins for bot in bots) == pytest.approx(len(games), abs=1e-4)
    assert sum(bot.elo for bot in bots) == pytest.approx(0, abs=0.3)


def test_a_shared_win_counts_in_equal_parts():
    ratings = rate("abc", [game(0, "abc", (5, 5, 2)), game(1, "abc", (7, 7, 7))])
    assert [bot.wins for bot in ratings.bots] == pytest.approx([0.5 + 1 / 3, 0.5 + 1 / 3, 1 / 3])


def test_several_seats_of_a_name_are_one_bot():
    """One against three: its score is the share of them it is ahead of."""
    played = game(0, "abbb", (5, 7, 3, 5))
    assert game_score(played, "a", "b") == (0 + 1 + 0.5) / 3
    assert game_score(played, "b", "a") == 1 - (0 + 1 + 0.5) / 3
    a, b = rate("abbb", [played]).bots
    assert (a.games, b.games) == (1, 1)
    assert (a.wins, b.wins) == (0, 1)
    assert (a.points, b.points) == (5, 5)


def test_tie_breaks_decide_a_pair():
    drawn = game(0, "ab", (5, 5))
    broken = Played(
        **{f: getattr(drawn, f) for f in Played.__slots__} | {"ranks": ((5, 1, 0), (5, 0, 0))}
    )
    assert game_score(drawn, "a", "b") == 0.5
    assert game_score(broken, "a", "b") == 1


def test_a_bot_against_itself_scores_half():
    (pair,) = rate("aa", [game(0, "aa", (9, 3)), game(1, "aa", (4, 3))]).pairs
    assert (pair.a, pair.b, pair.games, pair.a_score) == ("a", "a", 2, 0.5)
    (bot,) = rate("aa", [game(0, "aa", (9, 3))]).bots
    assert (bot.games, bot.wins, bot.points, bot.elo) == (1, 1, 6, 0)


def test_no_games_at_all():
    ratings = rate("abc", [])
    assert [bot.games for bot in ratings.bots] == [0, 0, 0]
    assert [bot.elo for bot in ratings.bots] == [0, 0, 0]
    for pair in ratings.pairs:
        assert (pair.games, pair.a_score) == (0, 0.5)
        assert pair.low < 0.1
        assert pair.high > 0.9


def test_one_game_says_little():
    (pair,) = rate("ab", duels([1])).pairs
    assert pair.a_score == 1
    assert pair.low < 0.5 < pair.high


def test_always_winning_is_finite_and_surer_with_more_games():
    lows = [rate("ab", duels([1] * count)).pairs[0].low for count in (2, 10, 50, 500)]
    assert lows == sorted(lows)
    assert lows[-1] > 0.95
    best = rate("ab", duels([1] * 500)).bots[0]
    assert 0 < best.elo_low < best.elo < best.elo_high < 5000


def test_three_strengths_are_told_apart():
    """Elo is what the model it comes from was played with."""
    random, strengths = Random(3), {"a": 0.0, "b": 100.0, "c": 200.0}
    games = []
    for number in range(3000):
        a, b = random.sample("abc", 2)
        expected = 1 / (1 + 10 ** ((strengths[b] - strengths[a]) / 400))
        games.append(game(number, (a, b), (1, 0) if random.random() < expected else (0, 1)))
    for bot in rate("abc", games).bots:
        assert bot.elo_low < strengths[bot.name] - 100 < bot.elo_high
        assert bot.elo_high - bot.elo_low < 60


@pytest.mark.parametrize("luck", [0.0, 0.6])
@pytest.mark.parametrize("chance", [0.5, 0.75])
def test_intervals_hold_the_truth_about_as_often_as_they_say(luck, chance):
    """With and without deals that decide a game for whoever has the better seat."""
    random, runs, blocks = Random(f"{luck} {chance}"), size(400, 4000), 25
    truth = luck / 2 + (1 - luck) * chance
    held = 0
    for _ in range(runs):
        results = []
        for _ in range(blocks):
            if random.random() < luck:
                results += [1, -1]
            else:
                results += [1 if random.random() < chance else -1 for _ in range(2)]
        (pair,) = rate("ab", duels(results)).pairs
        held += pair.low <= truth <= pair.high
    assert 0.91 < held / runs < 0.99


def test_mirrored_games_that_cancel_out_are_no_evidence_of_doubt():
    """A hundred blocks that each end one all are surer than a hundred games of luck."""
    random = Random(1)
    one_all = rate("ab", duels([1, -1] * 100)).pairs[0]
    luck = rate("ab", duels(random.sample([1, -1] * 100, 200))).pairs[0]
    assert one_all.a_score == luck.a_score == 0.5
    assert one_all.high - one_all.low < (luck.high - luck.low) / 2


def test_the_data_has_exactly_the_keys_of_the_contract():
    data = rate("ab", duels([1])).to_data()
    assert set(data) == {"bots", "pairs"}
    assert list(data["bots"][0]) == [
        "name", "games", "wins", "points", "elo", "elo_low", "elo_high",
        "seconds_per_move", "violations",
    ]  # fmt: skip
    assert list(data["pairs"][0]) == ["a", "b", "games", "a_score", "low", "high"]
