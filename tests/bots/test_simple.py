"""The two simple bots."""

from itertools import islice
from random import Random

import pytest

import quadropolis as q
from quadropolis.bots import Limit
from quadropolis.bots.simple import GreedyBot, RandomBot
from quadropolis.testing import SETTINGS, check_bot
from quadropolis.views import view
from tests.bots.positions import first_view, views_of_game


@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_random_plays_legal_moves(settings):
    seeds = Random(5)
    record = check_bot(
        lambda seen: RandomBot().think(seen, Limit(seed=seeds.getrandbits(32))).move, settings, 3
    )
    assert record.outcome() is not None


@pytest.mark.parametrize("settings", [s for s in SETTINGS if s[1] == 2], ids=str)
def test_greedy_plays_legal_moves(settings):
    record = check_bot(lambda seen: GreedyBot().think(seen, Limit()).move, settings, 3)
    assert record.outcome() is not None


def test_random_chooses_every_architect_spot_and_place_alike():
    """Pairs of architect and spot are equally likely; given one, so is every place."""
    seen = first_view()
    state = seen.state
    chosen = [RandomBot().think(seen, Limit(seed=seed)).move for seed in range(8000)]
    pairs = {(move.architect, move.spot) for move in q.legal_moves(state)}
    counts = dict.fromkeys(pairs, 0)
    for move in chosen:
        counts[move.architect, move.spot] += 1
    expected = len(chosen) / len(pairs)
    # The sum of squared differences over the expectation is about the number of pairs.
    chi_squared = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi_squared < 2 * len(pairs)
    assert set(chosen) <= set(q.legal_moves(state))
    pair = max(counts, key=counts.get)
    places = [m.to for m in q.legal_moves(state) if (m.architect, m.spot) == pair]
    assert {m.to for m in chosen if (m.architect, m.spot) == pair} == set(places)


def test_the_same_seed_gives_the_same_move():
    seen = first_view("expert", 3)
    for bot in (RandomBot(), GreedyBot()):
        assert bot.think(seen, Limit(seed=9)) == bot.think(seen, Limit(seed=9))


def test_greedy_takes_the_most_points_in_the_last_round():
    views = [
        seen
        for seen, _ in views_of_game(("classic", 2, False), 8)
        if seen.state.round == seen.state.mode.rounds
    ]
    for seen in views[::3]:
        totals = {
            move: q.score(q.play(seen.state, move).cities[seen.seat]).total
            for move in q.legal_moves(seen.state)
        }
        assert totals[GreedyBot().think(seen, Limit()).move] == max(totals.values())


def test_greedy_beats_random_by_far():
    bots = (GreedyBot(), RandomBot())
    random = Random(4)
    state = q.start("classic", 2)
    while state.phase is not q.Phase.OVER:
        if state.phase is q.Phase.DEAL:
            state = q.deal(state, q.draw(state, random))
            continue
        seat = state.current_player
        move = bots[seat].think(view(state, seat), Limit(seed=random.getrandbits(32))).move
        state = q.play(state, move)
    greedy, anything = q.outcome(state).scores
    assert greedy > anything + 10


@pytest.mark.parametrize("bot", [RandomBot(), GreedyBot()])
def test_a_bot_is_asked_only_on_its_turn(bot):
    seen = first_view()
    for seat in (None, 1):
        with pytest.raises(ValueError, match="turn"):
            bot.think(view(seen.state, seat), Limit())


def test_a_bot_that_sees_less_than_the_host_knows():
    """A view never holds a later deal, whatever the host keeps."""
    for seen, record in islice(views_of_game(("expert", 4, True), 2), 3):
        assert len(record.sites) == seen.state.round
        assert "later_deals" not in seen.to_data()
