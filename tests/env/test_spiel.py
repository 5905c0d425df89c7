"""The game for OpenSpiel: its own checks, chance by the rules, and bots both ways."""

from collections import Counter
from random import Random

import numpy as np
import pyspiel
import pytest
from absl import flags
from hypothesis import given
from hypothesis import strategies as st
from open_spiel.python.algorithms import generate_playthrough

import quadropolis as q
from quadropolis import kernel
from quadropolis.bots.bot import Limit
from quadropolis.env import spiel
from quadropolis.env.errors import IllegalAction
from quadropolis.env.rewards import REWARDS, rewards_of
from quadropolis.rules.tiles import face_up
from quadropolis.testing import SETTINGS
from quadropolis.views import view
from tests.env.positions import EVERY_GAME, EVERY_SETTING
from tests.sizes import LONG


def load(mode="classic", players=2, playgrounds=False, **more):
    settings = {"mode": mode, "players": players, "playgrounds": playgrounds} | more
    return pyspiel.load_game("quadropolis", settings)


def play(state, random, moves=10**6, choose=None):
    """Random actions, chance included, up to so many moves of players."""
    while not state.is_terminal() and moves:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, chances)[0])
        else:
            state.apply_action((choose or (lambda s: random.choice(s.legal_actions())))(state))
            moves -= 1
    return state


@EVERY_GAME
def test_its_own_check_by_random_games(mode, players):
    pyspiel.random_sim_test(load(mode, players), num_sims=1, serialize=True, verbose=False)


@EVERY_GAME
def test_its_own_check_by_a_written_game(mode, players, tmp_path):
    """A game written down with everything that OpenSpiel sees in it is played again like that."""
    settings = f"quadropolis(mode={mode},players={players})"
    # It takes most of its time to write numbers; what they are is tested for all below.
    few = "seen(numbers=False)" if players > 2 or mode == "expert" else None
    written = generate_playthrough.playthrough(
        settings, [], seed=4, observation_params_string=None if LONG else few
    )
    path = tmp_path / "playthrough.txt"
    path.write_text(written, encoding="utf-8")
    if not flags.FLAGS.is_parsed():
        flags.FLAGS([""])
    before, after = generate_playthrough.replay(str(path))
    assert before == after
    assert "IsTerminal() = True" in written


@EVERY_SETTING
def test_a_game_is_played_by_the_rules(mode, players, playgrounds):
    game, random = load(mode, players, playgrounds, first_player=players - 1), Random(3)
    state = game.new_initial_state()
    plain = q.start(mode, players, playgrounds, players - 1)
    dealt: list[int] = []
    while not state.is_terminal():
        if state.is_chance_node():
            faces = face_up(mode, plain.round, playgrounds, players)
            left = Counter(str(face or "#") for face in faces)
            left -= Counter(spiel.NAMES[tile] for tile in dealt)
            outcomes = dict(state.chance_outcomes())
            assert {spiel.NAMES[tile] for tile in outcomes} == set(left)
            assert sum(outcomes.values()) == pytest.approx(1)
            for tile, chance in outcomes.items():
                assert chance == pytest.approx(left[spiel.NAMES[tile]] / left.total())
            dealt.append(random.choice([*outcomes]))
            state.apply_action(dealt[-1])
            if len(dealt) == 25:
                plain = q.deal(plain, q.Deal.of(spiel.NAMES[tile] for tile in dealt))
                dealt = []
            continue
        assert state.current_player() == plain.current_player
        legal = state.legal_actions()
        assert legal == sorted(legal)
        moves = q.legal_moves(plain)
        assert [state.action_to_string(a) for a in legal] == sorted(
            map(str, moves), key=game.encoding.action_of
        )
        action = random.choice(legal)
        plain = q.play(plain, state.action_to_string(action))
        state.apply_action(action)
    assert kernel.to_state(state.position) == plain
    assert state.returns() == rewards_of(state.position, "win")


@given(st.sampled_from(SETTINGS), st.integers(0, 99), st.integers(0, 30))
def test_a_state_comes_back_from_its_text_and_from_a_copy(setting, seed, moves):
    game = load(*setting)
    state = play(game.new_initial_state(), Random(seed), moves)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for other in (again, state.clone()):
        assert str(other) == str(state)
        assert other.position == state.position
        if not state.is_terminal():
            assert other.legal_actions() == state.legal_actions()


@given(st.sampled_from(SETTINGS), st.integers(0, 99), st.integers(0, 30))
def test_tensors_are_the_encoding(setting, seed, moves):
    game = load(*setting)
    state = play(game.new_initial_state(), Random(seed), moves)
    observer = game.make_py_observer()
    for player in range(game.num_players()):
        observer.set_from(state, player)
        seen = game.encoding.observe(state.position, player)
        assert (observer.tensor[: game.encoding.size] == seen).all()
        assert not observer.dict["being_dealt"].any()
        tensor = np.array(state.observation_tensor(player))
        assert (tensor == observer.tensor).all()
        for part in game.encoding.parts:
            assert (observer.dict[part.name] == part.of(seen)).all()


def test_what_has_been_dealt_is_seen_while_it_is():
    game = load()
    state, observer = game.new_initial_state(), game.make_py_observer()
    for _ in range(7):
        state.apply_action(state.chance_outcomes()[0][0])
    observer.set_from(state, 1)
    assert observer.dict["being_dealt"][:7].tolist() == list(state.being_dealt)
    assert not observer.dict["being_dealt"][7:].any()


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize("players", [2, 3])
def test_returns_are_within_what_is_announced(reward, players):
    game = load(players=players, reward=reward)
    state = play(game.new_initial_state(), Random(players))
    assert state.returns() == rewards_of(state.position, reward)
    assert all(game.min_utility() <= paid <= game.max_utility() for paid in state.returns())
    if game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM:
        assert sum(state.returns()) == pytest.approx(game.utility_sum())


def test_what_is_wrong_is_refused():
    for wrong in ({"mode": "chess"}, {"players": 5}, {"first_player": 2}, {"reward": "money"}):
        with pytest.raises(q.QuadropolisError):
            load(**wrong)
    state = play(load().new_initial_state(), Random(1), 0)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    illegal = next(a for a in range(1360) if a not in set(state.legal_actions()))
    with pytest.raises(IllegalAction, match="not legal"):
        state._apply_action(illegal)
    with pytest.raises(TypeError, match="large"):
        load().make_py_observer(params={"large": True})


def test_our_bots_play_there():
    bots = [spiel.QuadropolisBot(name, 5) for name in ("beginner", "strong", "random")]
    state = play(
        load(players=3).new_initial_state(),
        Random(2),
        choose=lambda state: bots[state.current_player()].step(state),
    )
    assert state.is_terminal()
    bots[0].restart_at(state)


def test_its_search_plays_here():
    """With a seed always the same."""
    start = kernel.start("classic")
    position = kernel.deal(start, kernel.draw(start, 3))
    thinker, limit = spiel.OpenSpielMcts(), Limit(iterations=3, seed=4)
    moves = [thinker.think(view(kernel.to_state(position), 0), limit).move for _ in range(2)]
    assert moves[0] == moves[1]
    assert moves[0] in kernel.legal_moves(position)
