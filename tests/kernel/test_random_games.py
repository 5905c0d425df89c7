"""Random complete games: reproducible, fair, exactly scored, and on as many threads as asked."""

import sys
import threading
from random import Random
from statistics import fmean, stdev

import numpy as np
import pytest

import quadropolis as q
from quadropolis import kernel
from quadropolis.testing import SETTINGS, random_game
from tests import strategies as any_
from tests.kernel import replica
from tests.sizes import size

START = kernel.start("classic")


@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_the_same_seed_gives_the_same_games_on_any_number_of_threads(settings):
    mode, players, playgrounds = settings
    first = kernel.random_games(mode, players, 500, 42, playgrounds=playgrounds, scores=True)
    checksum = kernel.random_games(mode, players, 500, 42, playgrounds=playgrounds)
    for threads in (1, 2, 3, 7, 256):
        again = kernel.random_games(mode, players, 500, 42, threads, playgrounds, scores=True)
        assert np.array_equal(first, again)
        assert kernel.random_games(mode, players, 500, 42, threads, playgrounds) == checksum


@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_other_seeds_give_other_games(settings):
    mode, players, playgrounds = settings
    games = {
        kernel.random_games(mode, players, 50, seed, 1, playgrounds, scores=True).tobytes()
        for seed in (*range(20), -1, 2**63, 2**64 - 2)
    }
    assert len(games) == 23
    assert len({kernel.random_games(mode, players, 50, seed) for seed in range(20)}) == 20


def test_more_games_begin_with_the_same_games():
    few = kernel.random_games("expert", 3, 100, 5, scores=True)
    many = kernel.random_games("expert", 3, 1000, 5, scores=True)
    assert np.array_equal(few, many[:100])
    assert len(np.unique(many, axis=0)) > 900, "the games of one seed repeat each other"


@pytest.mark.parametrize(("mode", "players", "playgrounds"), SETTINGS)
def test_shape_and_type(mode, players, playgrounds):
    for games in (0, 1, 10):
        points = kernel.random_games(mode, players, games, 1, 2, playgrounds, scores=True)
        assert (points.shape, points.dtype) == ((games, players), np.int16)
        assert type(kernel.random_games(mode, players, games, 1, 2, playgrounds)) is int


@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_the_plain_rules_play_and_score_the_same_games(settings):
    """Every choice follows from the seed, so the rules can make them again, and score the end."""
    mode, players, playgrounds = settings
    games = size(4, 100)
    points = kernel.random_games(mode, players, games, 2024, 1, playgrounds, scores=True)
    for game in range(games):
        over = replica.random_game(*settings, 2024, game)
        assert tuple(points[game].tolist()) == q.outcome(over).scores


@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_games_are_played_on_from_a_position(settings):
    for ply in (0, 1, 9, 10**6):
        state = any_.reached(settings, 3, min(ply, any_.LONGEST_GAME))[0]
        position = kernel.from_state(state)
        points = kernel.playouts(position, size(2, 20), 77, 2)
        for game, found in enumerate(points.tolist()):
            over = replica.play_on(state, replica.Words(77, game))
            assert tuple(found) == q.outcome(over).scores
        assert np.array_equal(points, kernel.playouts(position, len(points), 77))
        end = kernel.to_state(kernel.random_end(position, 77))
        assert end == replica.play_on(state, replica.Words(77, 0))


@pytest.mark.parametrize("seed", [0, 1, -1, 2**64 - 1])
def test_a_deal_is_drawn_from_the_seed(seed):
    position = kernel.start("expert", 3, True, 1)
    drawn = kernel.draw(position, seed)
    assert drawn == kernel.draw(position, seed)
    after = kernel.to_state(kernel.deal(position, drawn))
    assert after == q.deal(kernel.to_state(position), drawn)
    assert drawn != kernel.draw(position, 17)


# --- fairness -------------------------------------------------------------------------

FAR = 5
"""Standard errors: with fixed seeds the tests either always pass or never."""


@pytest.mark.parametrize("mode", q.MODES)
def test_mean_points_are_those_of_the_plain_rules(mode):
    """Against games chosen by Python's own generator."""
    random = Random(11)
    plain = []
    for _ in range(size(150, 2000)):
        *_, (over, _, _) = random_game(mode, 2, False, random)
        plain.append(fmean(q.outcome(over).scores))
    fast = kernel.random_games(mode, 2, 100_000, 12, scores=True).mean(axis=1)
    error = (stdev(plain) ** 2 / len(plain) + fast.std() ** 2 / len(fast)) ** 0.5
    assert abs(fmean(plain) - fast.mean()) < FAR * error


def far_from_uniform(counts) -> float:
    """The largest distance from an equal share, in standard deviations."""
    counts = np.asarray(counts)
    share, n = 1 / len(counts), counts.sum()
    return float(np.abs(counts - n * share).max() / (n * share * (1 - share)) ** 0.5)


def test_every_square_of_the_site_gets_every_tile_equally_often():
    """The one Tower Block with the Mayor, in the deals of a round."""
    position, draws = kernel.start("classic", 4), size(5_000, 100_000)
    counts = [0] * 25
    for seed in range(draws):
        counts[kernel.draw(position, seed).names().index("T1m")] += 1
    assert far_from_uniform(counts) < FAR


def test_every_seat_does_equally_well():
    """Nobody is favoured by the order of seats: the first player is drawn."""
    points = kernel.random_games("classic", 4, 100_000, 9, scores=True).astype(float)
    errors = points.std(axis=0) / len(points) ** 0.5
    assert (np.abs(points.mean(axis=0) - points.mean()) < FAR * errors).all()


def test_the_checksum_sees_the_cities():
    """It is cheap, but not blind: it differs wherever the points of the games do."""
    seeds = range(200)
    checksums = [kernel.random_games("expert", 2, 1, seed) for seed in seeds]
    assert len(set(checksums)) > 150


# --- threads --------------------------------------------------------------------------


@pytest.mark.parametrize(
    "long_call",
    [
        lambda: kernel.random_games("classic", 2, 20_000, 1),
        lambda: kernel.random_games("expert", 4, 2_000, 1, scores=True),
        lambda: kernel.playouts(kernel.start("expert"), 5_000, 1),
        lambda: kernel.perft(kernel.deal(START, kernel.draw(START, 1)), 3),
        lambda: kernel.score_many([q.City.empty(q.EXPERT)] * 20_000),
    ],
    ids=["random_games", "scored", "playouts", "perft", "score_many"],
)
def test_other_python_threads_run_meanwhile(long_call):
    """Python hands over to another thread only when the call releases its lock."""
    steps, seen = 0, 0
    begun, over = threading.Event(), threading.Event()

    def work():
        nonlocal seen
        begun.set()
        for _ in range(200):  # until the system lets the other thread run
            before = steps
            long_call()
            seen = steps - before
            if seen:
                break
        over.set()

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1000)
    try:
        thread = threading.Thread(target=work)
        thread.start()
        begun.wait()
        while not over.is_set():
            steps += 1
            over.wait(0.0001)
        thread.join()
    finally:
        sys.setswitchinterval(interval)
    assert seen > 0
