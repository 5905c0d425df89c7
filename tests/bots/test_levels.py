"""The levels and the searches behind them."""

import random

import pytest

import quadropolis as q
from quadropolis import kernel, testing
from quadropolis.bots import Bot, Limit, bot_named
from quadropolis.bots.registry import LEVELS
from quadropolis.rules.game import outcome
from quadropolis.views import View, view
from tests.sizes import LONG

SEARCHING = ("strong", "top", "uct")
FEW = Limit(iterations=400 if LONG else 60, seed=3)


def position(setting: tuple[str, int, bool], seed: int, plies: int) -> q.State:
    """A state after so many random moves, with somebody to move."""
    rng = random.Random(seed)
    state = q.start(*setting)
    while plies >= 0:
        if state.phase is q.Phase.DEAL:
            state = q.deal(state, q.draw(state, rng))
        if plies:
            state = q.play(state, testing.random_move(state, rng))
        plies -= 1
    return state if state.phase is q.Phase.MOVE else q.deal(state, q.draw(state, rng))


def asked(bot: Bot, state: q.State, limit: Limit = FEW) -> q.Move:
    return bot.think(view(state, state.current_player), limit).move


@pytest.mark.parametrize("setting", testing.SETTINGS, ids=str)
@pytest.mark.parametrize("name", [*LEVELS, "uct"])
def test_every_level_plays_every_game_to_its_end(name: str, setting: tuple[str, int, bool]) -> None:
    bot = bot_named(name)

    def choose(seen: View) -> q.Move:
        return bot.think(seen, FEW).move

    record = testing.check_bot(choose, setting, seed=11)
    assert record.outcome() is not None


@pytest.mark.parametrize("name", LEVELS)
def test_the_same_seed_gives_the_same_move(name: str) -> None:
    bot = bot_named(name)
    for seed in range(4):
        state = position(("expert", 3, True), seed, 7 * seed)
        limit = Limit(iterations=100, seed=seed)
        assert asked(bot, state, limit) == asked(bot_named(name), state, limit)


@pytest.mark.parametrize("name", SEARCHING)
@pytest.mark.parametrize("setting", [("classic", 2, False), ("expert", 4, True)], ids=str)
def test_what_a_search_thinks(name: str, setting: tuple[str, int, bool]) -> None:
    """Candidates are legal moves once each, the most visited first, with sensible numbers."""
    state = position(setting, 5, 3)
    thought = bot_named(name).think(
        view(state, state.current_player), Limit(iterations=700, seed=1)
    )
    moves = [candidate.move for candidate in thought.candidates]
    assert thought.move == moves[0]
    assert len(set(moves)) == len(moves) > 1
    assert set(moves) <= set(q.legal_moves(state))
    visits = [candidate.visits for candidate in thought.candidates]
    assert visits == sorted(visits, reverse=True)
    assert 0 < sum(visits) <= 700
    for candidate in thought.candidates:
        assert 0 <= candidate.win_chance <= 1
        assert len(candidate.points) == state.players
        assert all(-100 < points < 300 for points in candidate.points)


@pytest.mark.parametrize("mode", ["classic", "expert"])
@pytest.mark.parametrize("seed", range(4))
def test_the_last_move_of_a_game_is_the_best_there_is(mode: str, seed: int) -> None:
    """With one move to go everything can be tried: no other move wins a larger share."""
    rounds, turns = q.MODES[mode].rounds, q.MODES[mode].turns
    state = position((mode, 2, False), seed, rounds * turns * 2 - 1)
    assert state.round == rounds
    player = state.current_player
    assert player is not None

    def share(move: q.Move) -> float:
        final = kernel.outcome(kernel.play(kernel.from_state(state), move))
        assert final is not None
        return (player in final.winners) / len(final.winners)

    best = max(share(move) for move in q.legal_moves(state))
    for name in ("strong", "top"):
        assert share(asked(bot_named(name), state, Limit(iterations=2000))) == best


@pytest.mark.parametrize("mode", ["classic", "expert"])
def test_strong_decides_soon_whatever_its_time(mode: str) -> None:
    state = position((mode, 3, False), 5, 4)
    seat = state.current_player
    assert seat is not None
    limits = [Limit(iterations=300), Limit(iterations=10_000), Limit(seconds=60.0)]
    thoughts = [bot_named("strong").think(view(state, seat), limit) for limit in limits]
    assert thoughts[0] == thoughts[1] == thoughts[2]
    assert 0 < sum(candidate.visits for candidate in thoughts[0].candidates) <= 300


def test_more_thinking_plays_better() -> None:
    """Top with many iterations beats itself with few, over mirrored deals."""
    points = {40: 0, 1500: 0}
    bot = bot_named("top")
    for deals in range(3):
        for first in (40, 1500):
            seats = (first, 1540 - first)
            rng = random.Random(deals)
            state = q.start("classic")
            while state.phase is not q.Phase.OVER:
                if state.phase is q.Phase.DEAL:
                    state = q.deal(state, q.draw(state, rng))
                    continue
                player = state.current_player
                assert player is not None
                limit = Limit(iterations=seats[player], seed=deals)
                state = q.play(state, bot.think(view(state, player), limit).move)
            final = outcome(state)
            assert final is not None
            for seat, score in zip(seats, final.scores, strict=True):
                points[seat] += score
    assert points[1500] > points[40]


def test_each_level_scores_more_than_the_one_below_by_itself() -> None:
    """Among its equals: better levels build better cities, up to the one that plays to win."""
    means = []
    for name in ("beginner", "casual", "skilled"):
        bot = bot_named(name)
        totals: list[int] = []
        for seed in range(6):
            record = testing.check_bot(
                lambda seen, bot=bot: bot.think(seen, FEW).move,  # type: ignore[misc]
                ("classic", 2, False),
                seed,
            )
            final = record.outcome()
            assert final is not None
            totals += final.scores
        means.append(sum(totals) / len(totals))
    assert means == sorted(means)


@pytest.mark.parametrize("mode", ["classic", "expert"])
def test_weak_levels_err_like_people_and_not_at_random(mode: str) -> None:
    """A beginner leaves more unactivated and wasted than who counts; nobody throws tiles away."""
    left = {}
    for name in ("beginner", "casual"):
        bot, left[name] = bot_named(name), 0
        for seed in range(3):
            record = testing.check_bot(
                lambda seen, bot=bot, seed=seed: bot.think(seen, Limit(seed=seed)).move,  # type: ignore[misc]
                (mode, 2, False),
                seed,
            )
            final = record.outcome()
            assert final is not None
            for city, sheet in zip(record.states()[-1].cities, final.sheets, strict=True):
                built = sum(kind is not None for kind in city.kinds())
                wasted = sheet.categories["idle_inhabitants"] + sheet.categories["pollution"]
                left[name] += built - len(sheet.allocation) - wasted
            discards = sum(move.endswith(":-") for move in record.moves)
            assert discards <= len(record.moves) // 20
    assert left["beginner"] > left["casual"]


def test_a_bot_is_only_asked_for_the_seat_to_move() -> None:
    state = position(("classic", 2, False), 1, 0)
    other = 1 - (state.current_player or 0)
    for name in (*LEVELS, "uct"):
        with pytest.raises(ValueError, match="turn"):
            bot_named(name).think(view(state, other), FEW)
