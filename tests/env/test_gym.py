"""The environments for Gymnasium: its own check, opponents, and many at once."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import quadropolis.env
from quadropolis import kernel
from quadropolis.env.errors import IllegalAction, NotAnAction, NotBegun, NotRendered, WrongChoice
from quadropolis.env.registration import NAME
from quadropolis.env.rewards import rewards_of
from quadropolis.env.single import QuadropolisEnv
from quadropolis.env.vector import QuadropolisVectorEnv
from quadropolis.rules.errors import WrongSeat
from quadropolis.rules.state import Phase
from tests.env.positions import EVERY_SETTING


def unwrapped(*names, **settings) -> QuadropolisEnv:
    env = gymnasium.make(*names, **settings).unwrapped
    assert isinstance(env, QuadropolisEnv)
    return env


def many(envs) -> QuadropolisVectorEnv:
    assert isinstance(envs.unwrapped, QuadropolisVectorEnv)
    return envs.unwrapped


@EVERY_SETTING
def test_its_own_check(mode, players, playgrounds):
    """Warnings are errors in these tests."""
    settings = {"mode": mode, "opponents": ["random"] * (players - 1), "playgrounds": playgrounds}
    check_env(gymnasium.make(NAME, **settings, render_mode="rgb_array").unwrapped)
    check_env(gymnasium.make(f"quadropolis.env:{NAME}", **settings).unwrapped)


def played(env, seed, choose=lambda legal, random: random.choice(legal)):
    """A game of random legal actions: its steps."""
    random = np.random.default_rng(seed)
    (seen, info), steps, ended = env.reset(seed=seed), [], False
    while not ended:
        legal = np.flatnonzero(seen["action_mask"])
        seen, reward, ended, cut, info = env.step(choose(legal, random))
        steps.append((seen, reward, ended, info))
        assert not cut
    return steps


@pytest.mark.parametrize("opponents", [["beginner"], ["greedy", "random"], ["strong"] * 3])
def test_any_of_our_bots_may_be_the_opponents(opponents):
    env = gymnasium.make(NAME, opponents=opponents, iterations=5, reward="margin")
    steps = played(env, 3)
    assert len(steps) == 16
    _, reward, _, info = steps[-1]
    seat, points = info["seat"], info["points"]
    assert reward == points[seat] - max(points[:seat] + points[seat + 1 :])
    assert [step[1] for step in steps[:-1]] == [0.0] * 15
    # The same seed gives the same game, bots that search included.
    again = played(env, 3)
    assert all((a["observation"] == b["observation"]).all()
               for (a, *_), (b, *_) in zip(steps, again, strict=True))  # fmt: skip
    env.close()


def test_the_learner_sits_where_it_wants_or_anywhere():
    env = unwrapped(NAME, seat=1)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(5)} == {1}
    anywhere = unwrapped(NAME)
    assert {anywhere.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1}
    for seed in range(10):
        anywhere.reset(seed=seed)
        assert anywhere.position.current_player == anywhere.seat


def test_an_illegal_action_loses_or_is_refused():
    env = gymnasium.make(NAME)
    seen, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, ended, _, info = env.step(illegal)
    assert (reward, ended) == (-1.0, True)
    assert "not legal" in info["illegal"]
    with pytest.raises(NotBegun):
        env.step(illegal)
    strict = unwrapped(NAME, illegal="refuse")
    strict.reset(seed=1)
    before = strict.position
    with pytest.raises(IllegalAction):
        strict.step(illegal)
    with pytest.raises(NotAnAction):
        strict.step(1360)
    assert strict.position is before


@pytest.mark.parametrize(
    ("error", "settings"),
    [
        (WrongChoice, {"opponents": []}),
        (WrongChoice, {"opponents": ["random"] * 4}),
        (WrongChoice, {"opponents": "strong"}),
        (WrongChoice, {"reward": "money"}),
        (WrongChoice, {"illegal": "perhaps"}),
        (WrongSeat, {"seat": 2}),
        (quadropolis.QuadropolisError, {"opponents": ["nobody"]}),
        (quadropolis.QuadropolisError, {"mode": "chess"}),
    ],
)
def test_settings_that_cannot_be_are_refused(error, settings):
    with pytest.raises(error):
        gymnasium.make(NAME, **settings)


def test_nothing_is_drawn_without_a_render_mode():
    env = unwrapped(NAME)
    env.reset(seed=0)
    with pytest.raises(NotRendered):
        env.render()


# --- many at once -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"opponents": None},
        {"opponents": None, "players": 3, "mode": "expert"},
        {"opponents": ["beginner", "random"], "seat": 2},
    ],
)
def test_many_at_once_play_by_the_rules(settings):
    envs = gymnasium.make_vec(NAME, num_envs=4, reward="points", **settings)
    assert envs.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.SAME_STEP
    seen, _ = envs.reset(seed=5)
    alone = settings.get("opponents", "some") is None
    games = 0
    for _ in range(70):
        assert envs.observation_space.contains(seen)
        batch = many(envs).batch
        seats = batch.movers.copy()
        if not alone:
            assert (seats == many(envs).seats).all()
        seen, rewards, ended, cut, info = envs.step(batch.sample())
        assert not cut.any()
        assert (rewards != 0).sum() <= ended.sum()
        for game in np.flatnonzero(ended):
            games += 1
            points = info["final_info"]["points"][game]
            assert rewards[game] == points[seats[game]]
            final = info["final_obs"][game]["observation"]
            assert batch.encoding.part("phase").of(final).tolist() == [0, 0, 1]
    assert games
    envs.close()


def test_many_at_once_reproduce():
    runs = []
    for _ in range(2):
        envs = gymnasium.make_vec(NAME, num_envs=3)
        seen, _ = envs.reset(seed=11)
        for _ in range(20):
            seen, *_ = envs.step(many(envs).batch.sample())
        runs.append(seen["observation"])
    assert (runs[0] == runs[1]).all()


def test_rewards_before_the_end_are_nothing():
    position = kernel.start("classic", 3)
    assert rewards_of(position, "points") == [0.0] * 3
    assert kernel.to_state(position).phase is Phase.DEAL
