"""The environment for PettingZoo: its own checks, and that it plays by the rules."""

import copy
import pickle
import warnings
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import quadropolis as q
from quadropolis import kernel
from quadropolis.env import aec, parallel
from quadropolis.env.errors import IllegalAction, NotAnAction, NotBegun, NotRendered, WrongChoice
from quadropolis.env.rewards import REWARDS, rewards_of
from quadropolis.testing import SETTINGS
from tests.env.positions import EVERY_GAME, EVERY_SETTING, seeds

with warnings.catch_warnings():
    # Its checks import an environment of its own in a way that it calls outdated itself.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

OF_A_DICTIONARY = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or "
    "gymnasium.spaces.discrete",
}
"""What PettingZoo says of every dictionary with a mask, unless it knows the environment's name."""


def warned(check):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        check()
    return {str(warning.message) for warning in caught}


def play(env, random, on_turn=lambda env, agent: None):
    """A game of random legal actions; every agent's rewards."""
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        on_turn(env, agent)
        seen, reward, ended, _, _ = env.last()
        paid[agent] += reward
        legal = np.flatnonzero(seen["action_mask"]).tolist()
        env.step(None if ended else random.choice(legal))
    return paid


@EVERY_GAME
def test_its_own_checks(mode, players):
    def check(masks):
        settings = {"mode": mode, "players": players, "masks": masks}
        api_test(aec(**settings), num_cycles=50)
        seed_test(lambda: aec(**settings), num_cycles=30)

    assert warned(lambda: check("info")) == set()
    assert warned(lambda: check("observation")) == OF_A_DICTIONARY


@EVERY_GAME
def test_its_own_check_of_drawing(mode, players):
    render_test(
        lambda render_mode: aec(mode=mode, players=players, render_mode=render_mode),
        custom_tests={"svg": lambda picture: picture.startswith("<svg")},
    )


@pytest.mark.parametrize("players", [2, 3])
def test_its_own_check_of_agents_side_by_side(players):
    parallel_api_test(parallel(players=players, illegal="lose"), num_cycles=20)


@EVERY_SETTING
def test_a_game_is_played_by_the_rules(mode, players, playgrounds):
    env = aec(mode=mode, players=players, playgrounds=playgrounds, reward="points")
    env.reset(seed=7)
    turns = []

    def on_turn(env, agent):
        state = kernel.to_state(env.position)
        if state.current_player is None:
            return
        turns.append(agent)
        assert agent == f"player_{state.current_player}"
        for other in env.agents:
            seat = env.possible_agents.index(other)
            seen = env.observe(other)
            assert (seen["observation"] == env.encoding.observe(env.position, seat)).all()
            legal = env.encoding.mask(env.position) if other == agent else 0
            assert (seen["action_mask"] == legal).all()

    paid = play(env, Random(1), on_turn)
    assert len(turns) == env.encoding.mode.rounds * env.encoding.mode.turns * players
    assert [*paid.values()] == [*q.outcome(kernel.to_state(env.position)).scores]
    assert not env.agents


@given(st.sampled_from(SETTINGS), st.integers(0, 2**32), seeds)
def test_seeds_reproduce(setting, seed, choices):
    mode, players, playgrounds = setting
    ends = []
    for _ in range(2):
        env = aec(mode=mode, players=players, playgrounds=playgrounds)
        env.reset(seed=seed)
        play(env, Random(choices))
        ends.append(env.position)
    assert ends[0] == ends[1]


def test_an_observation_never_changes_with_deals_to_come():
    """Two games that will be dealt differently are told apart only by what has been dealt."""
    one, other = aec(), aec()
    for env in (one, other):
        env.reset(seed=3)
    other._deals = Random(99)
    random = Random(4)
    while kernel.to_state(one.position).round == 1:
        for agent in one.possible_agents:
            seen = [env.observe(agent) for env in (one, other)]
            assert (seen[0]["observation"] == seen[1]["observation"]).all()
            assert (seen[0]["action_mask"] == seen[1]["action_mask"]).all()
        seen, *_ = one.last()
        action = random.choice(np.flatnonzero(seen["action_mask"]).tolist())
        one.step(action)
        other.step(action)
    assert one.position != other.position


@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_are_paid_once_at_the_end(reward):
    env = aec(players=3, reward=reward)
    env.reset(seed=5)
    paid = play(env, Random(5))
    assert [*paid.values()] == rewards_of(env.position, reward)
    if reward == "win":
        assert sum(paid.values()) == pytest.approx(0)


def test_an_illegal_action_is_an_error_that_says_why_and_changes_nothing():
    env = aec()
    env.reset(seed=1)
    seen, *_ = env.last()
    before = env.position
    with pytest.raises(IllegalAction, match="not legal"):
        env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    for wrong in (None, 1360, -1, "3W4", 0.5, 10**30):
        with pytest.raises(NotAnAction, match="from 0 to 1359"):
            env.step(wrong)
    assert env.position is before
    env.step(np.int32(np.flatnonzero(seen["action_mask"])[0]))
    assert env.position is not before


def test_an_illegal_action_may_be_a_loss():
    env = aec(illegal="lose", players=3)
    env.reset(seed=1)
    seen, *_ = env.last()
    loser = env.agent_selection
    env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert env.rewards == {agent: -1.0 if agent == loser else 0.0 for agent in env.agents}
    assert all(env.terminations.values())
    assert "not legal" in env.infos[loser]["illegal"]
    for _ in env.agent_iter():
        env.step(None)


def test_it_is_copied_and_pickled_in_the_middle_of_a_game():
    env = aec(mode="expert", players=4)
    env.reset(seed=2)
    for _ in range(9):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    for again in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        ends = []
        for each in (copy.deepcopy(env), again):
            play(each, Random(8))
            ends.append(each.position)
        assert ends[0] == ends[1]


@pytest.mark.parametrize("setting", ["reward", "illegal", "masks", "render_mode"])
def test_a_setting_that_there_is_not_is_refused(setting):
    with pytest.raises(WrongChoice, match=setting):
        aec(**{setting: "other"})


def test_what_comes_too_early_is_refused():
    env = aec()
    with pytest.raises(NotBegun):
        env.step(0)
    env.reset(seed=0)
    with pytest.raises(NotRendered, match="rgb_array"):
        env.render()
    assert (env.state() == env.encoding.observe(env.position, 0)).all()
