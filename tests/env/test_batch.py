"""A batch is its games one by one, whatever is around them; what is wrong is said in words."""

import threading

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import quadropolis as q
from quadropolis import kernel
from quadropolis.env import Batch
from quadropolis.env.errors import (
    IllegalAction,
    NotAnAction,
    WrongArray,
    WrongChoice,
    WrongCount,
)
from quadropolis.env.rewards import REWARDS
from quadropolis.rules.errors import WrongNumber
from quadropolis.rules.state import Phase
from tests.env.positions import EVERY_SETTING, seeds
from tests.sizes import size

ARRAYS = ("observations", "masks", "movers", "rewards", "terminated", "points")


def arrays(batch, game=slice(None)):
    return {name: getattr(batch, name)[game].copy() for name in ARRAYS}


def same(one, other):
    assert one.keys() == other.keys()
    for name, array in one.items():
        assert array.dtype == other[name].dtype
        assert (array == other[name]).all(), name


def moves_of(batch):
    encoding = batch.encoding
    return encoding.mode.rounds * encoding.mode.turns * encoding.players


@EVERY_SETTING
def test_every_step_is_a_move_of_the_rules(mode, players, playgrounds):
    """Game by game, held against the plain rules: deals, ends and new games included."""
    batch = Batch(3, mode=mode, players=players, playgrounds=playgrounds, seed=5)
    encoding = batch.encoding
    for _ in range(moves_of(batch) + 2):
        before = [kernel.to_state(batch.position(game)) for game in range(batch.n)]
        actions = batch.sample()
        for game, state in enumerate(before):
            position = batch.position(game)
            assert batch.movers[game] == state.current_player
            assert (batch.observations[game] == encoding.observe(position)).all()
            assert (batch.masks[game] == encoding.mask(position)).all()
            assert batch.masks[game, actions[game]]
        moves = [encoding.move_of(batch.position(game), actions[game]) for game in range(batch.n)]
        batch.step(actions)
        for game, state in enumerate(before):
            after, now = q.play(state, moves[game]), kernel.to_state(batch.position(game))
            assert batch.terminated[game] == (after.phase is Phase.OVER)
            if after.phase is Phase.OVER:
                ended(batch, game, after)
                after = q.start(mode, players, playgrounds, now.first_player)
            else:
                assert not batch.rewards[game].any()
            if after.phase is Phase.DEAL:
                after = q.deal(after, q.Deal(now.site.squares))
            assert now == after
    assert not batch.truncated.any()


def ended(batch, game, after):
    outcome = q.outcome(after)
    assert batch.points[game].tolist() == list(outcome.scores)
    share = [(seat in outcome.winners) / len(outcome.winners) for seat in range(after.players)]
    expected = [(after.players * part - 1) / (after.players - 1) for part in share]
    assert batch.rewards[game].tolist() == pytest.approx(expected)
    end = kernel.from_state(after)
    for seat in range(after.players):
        seen = batch.encoding.observe(end, seat)
        assert (batch.final_observations[game, seat] == seen).all()


@given(st.lists(seeds, min_size=1, max_size=5), st.integers(1, 3), st.integers(0, 40))
def test_a_batch_equals_its_games_one_by_one(own, threads, steps):
    """Whatever else is in it, and however many threads there are."""
    batch = Batch(len(own), seed=own, threads=threads, reward="margin")
    single = [Batch(1, seed=seed, reward="margin") for seed in own]
    for _ in range(steps):
        actions = batch.sample()
        for game, alone in enumerate(single):
            assert alone.sample()[0] == actions[game]
            alone.step(actions[game : game + 1])
        batch.step(actions)
    for game, alone in enumerate(single):
        same(arrays(batch, slice(game, game + 1)), arrays(alone))
        assert batch.position(game) == alone.position(0)


@given(seeds)
def test_seeds_reproduce_and_count_up(seed):
    """Also by a reset in the middle of something."""
    one, other = Batch(3, seed=seed, mode="expert"), Batch(3, seed=9, mode="expert")
    for _ in range(5):
        other.step(other.sample())
    other.reset(seed)
    listed = Batch(3, seed=[seed, seed + 1, seed + 2], mode="expert")
    for _ in range(size(30, 90)):
        same(arrays(one), arrays(other))
        same(arrays(one), arrays(listed))
        actions = one.sample()
        assert (actions == other.sample()).all()
        for batch in (one, other, listed):
            batch.step(actions)


def test_what_is_chosen_does_not_change_what_is_dealt():
    """Two batches that sample differently are dealt the same."""
    one, other = Batch(4, seed=3), Batch(4, seed=3)
    for _ in range(8):
        other.sample()
        one.step(one.sample())
        other.step(other.sample())
    for game in range(4):
        sites = [kernel.to_state(batch.position(game)).site for batch in (one, other)]
        assert sites[0] == sites[1]
        assert kernel.to_state(one.position(game)).round == 2


def test_samples_are_spread_evenly_over_legal_actions():
    batch = Batch(1, seed=1)
    legal = np.flatnonzero(batch.masks[0])
    found = np.bincount([batch.sample()[0] for _ in range(40 * len(legal))], minlength=1360)
    assert set(np.flatnonzero(found)) <= set(legal)
    # 40 expected of each; a fair sampler is that far off once in many millions.
    assert found[legal].min() > 5
    assert found[legal].max() < 90


@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_are_what_they_are_called(reward):
    batch = Batch(8, players=3, reward=reward, seed=2)
    while not batch.terminated.any():
        batch.step(batch.sample())
    points = batch.points.astype(float)
    others = np.array([[max(np.delete(row, seat)) for seat in range(3)] for row in points])
    expected = {
        "points": points,
        "margin": points - others,
        "shared": np.repeat(points.sum(1, keepdims=True), 3, 1),
        "win": batch.rewards,
    }[reward]
    assert batch.terminated.all()
    assert batch.rewards == pytest.approx(expected)
    if reward == "win":
        assert batch.rewards.sum(1) == pytest.approx(0)
        assert (batch.rewards.max(1) > 0).all()


def test_some_games_may_wait():
    batch = Batch(4, seed=1)
    before = arrays(batch)
    active = np.array([True, False, True, False])
    batch.step(batch.sample(), active)
    after = arrays(batch)
    for game, moved in enumerate(active):
        kept = (before["observations"][game] == after["observations"][game]).all()
        assert kept != moved


def test_given_arrays_are_written_into_even_if_they_are_parts_of_longer_rows():
    plain = Batch(5, seed=4)
    size_, actions = plain.encoding.size, plain.encoding.actions
    rows = np.zeros((5, size_ + actions + 3), np.uint8)
    buffers = {
        "observations": rows[:, :size_],
        "masks": rows[:, size_ : size_ + actions].view(bool),
        "movers": rows[:, -1],
        "rewards": np.zeros((5, 2), np.float32),
        "terminated": np.zeros(5, bool),
    }
    batch = Batch(5, seed=4, buffers=buffers)
    for _ in range(40):
        actions_ = plain.sample()
        plain.step(actions_)
        batch.step(actions_)
    same(arrays(plain), arrays(batch))
    assert (rows[:, :size_] == plain.observations).all()
    assert batch.rewards is buffers["rewards"]


# --- what is refused ------------------------------------------------------------------


def untouched(batch, error, actions, active=None):
    before, positions = arrays(batch), [batch.position(game) for game in range(batch.n)]
    with pytest.raises(error) as refused:
        batch.step(actions, active)
    same(before, arrays(batch))
    assert [batch.position(game) for game in range(batch.n)] == positions
    return refused.value


def test_an_illegal_action_changes_nothing_and_is_explained():
    batch = Batch(4, seed=1, threads=2)
    actions = batch.sample()
    actions[2] = np.flatnonzero(~batch.masks[2])[0]
    refused = untouched(batch, IllegalAction, actions)
    assert refused.arguments["game"] == 2
    assert "game 2" in str(refused)
    assert refused.arguments["reason"]["code"].startswith("move/")
    untouched(batch, NotAnAction, [0, 1360, 0, 0], np.array([False, True, False, False]))
    untouched(batch, NotAnAction, [-1] * 4)


@pytest.mark.parametrize(
    "actions",
    [
        np.zeros(3, np.int64),
        np.zeros(5, np.int64),
        np.zeros((4, 1), np.int64),
        np.zeros(4, np.float32),
        np.zeros(4, bool),
        np.array(["a"] * 4),
        7,
        None,
    ],
)
def test_actions_of_another_shape_or_type_are_refused(actions):
    refused = untouched(Batch(4), WrongArray, actions)
    assert "actions must be an array int64[4]" in str(refused)


@pytest.mark.parametrize("kind", [np.int32, np.uint16, np.int64, np.uint64])
def test_actions_may_be_whole_numbers_of_any_size(kind):
    batch = Batch(4)
    batch.step(batch.sample().astype(kind))


@pytest.mark.parametrize(
    ("name", "array"),
    [
        ("observations", np.zeros((4, 893), np.uint8)),
        ("observations", np.zeros((3, 894), np.uint8)),
        ("observations", np.zeros((4, 894), np.int8)),
        ("observations", np.zeros((4, 894), np.uint8, order="F")),
        ("observations", np.broadcast_to(np.zeros(894, np.uint8), (4, 894))),
        ("observations", np.zeros((4, 894), np.uint8)[::-1]),
        ("masks", np.zeros((4, 1360), np.uint8)),
        ("masks", np.zeros((4, 2720), bool)[:, ::2]),
        ("rewards", np.zeros((4, 2))),
        ("final_observations", np.zeros((4, 4, 894), np.uint8)[:, :2]),
        ("movers", [0, 0, 0, 0]),
    ],
)
def test_arrays_of_another_shape_or_type_are_refused(name, array):
    with pytest.raises(WrongArray, match=f"{name} must be an array"):
        Batch(4, buffers={name: array})


def test_an_array_that_no_batch_has_is_refused():
    with pytest.raises(WrongChoice, match="observations"):
        Batch(4, buffers={"observation": np.zeros((4, 894), np.uint8)})


@pytest.mark.parametrize(
    ("error", "settings"),
    [
        (WrongNumber, {"n": 0}),
        (WrongNumber, {"n": -1}),
        (WrongNumber, {"n": 2.0}),
        (WrongNumber, {"n": 10**9}),
        (WrongNumber, {"threads": 0}),
        (WrongNumber, {"seed": "1"}),
        (WrongNumber, {"seed": None}),
        (WrongCount, {"seed": [1, 2, 3]}),
        (WrongChoice, {"reward": "money"}),
        (q.QuadropolisError, {"mode": "chess"}),
        (q.QuadropolisError, {"players": 5}),
        (q.QuadropolisError, {"playgrounds": 1}),
    ],
)
def test_settings_that_cannot_be_are_refused(error, settings):
    with pytest.raises(error):
        Batch(**{"n": 2} | settings)


def test_two_threads_of_python_do_not_meet_in_one_batch():
    """One of them may be told to come back later; neither sees half a step."""
    batch = Batch(500, seed=1)
    told: list[Exception] = []

    def run() -> None:
        for _ in range(20):
            try:
                batch.reset(1)
            except ValueError as error:
                told.append(error)

    threads = [threading.Thread(target=run) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all("another thread" in str(error) for error in told)
    same(arrays(batch), arrays(Batch(500, seed=1)))
