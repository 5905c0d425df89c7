"""The position as a frozen value."""

import dataclasses
import pickle

import pytest
from hypothesis import given

import quadropolis as q
from quadropolis.rules.site import SPOTS
from tests import strategies as any_
from tests.tables import dealt

FACTS = {"mode", "round", "turn", "phase", "current_player", "first_player", "mayor", "urbanist",
         "architects", "spots", "site", "cities", "inhabitants", "energy"}  # fmt: skip


def test_a_state_shows_the_whole_position_and_nothing_else():
    fields = {field.name for field in dataclasses.fields(q.State)}
    assert fields | {"inhabitants", "energy"} == FACTS | {"players", "playgrounds"}


@given(any_.positions())
def test_states_are_equal_and_hashable_by_content(position):
    state, record = position
    again = record.states()[-1]
    assert again is not state
    assert again == state
    assert hash(again) == hash(state)
    assert pickle.loads(pickle.dumps(state)) == state
    assert hash(pickle.loads(pickle.dumps(state))) == hash(state)


@given(any_.states())
def test_states_are_frozen(state):
    for field in dataclasses.fields(q.State):
        with pytest.raises(dataclasses.FrozenInstanceError):
            setattr(state, field.name, None)


def test_different_positions_differ():
    state = dealt()
    after = {q.play(state, move) for move in q.legal_moves(state)}
    assert len(after) == len(q.legal_moves(state))
    assert state not in after


@given(any_.states())
def test_the_phase_says_what_the_game_waits_for(state):
    assert (state.current_player is not None) is (state.phase is q.Phase.MOVE)
    assert bool(q.legal_moves(state)) is (state.phase is q.Phase.MOVE)
    assert (q.outcome(state) is not None) is (state.phase is q.Phase.OVER)
    if state.phase is not q.Phase.MOVE:
        assert state.urbanist is None
        assert set(state.spots) == {None}
        assert state.site == q.Site()


@given(any_.states())
def test_counts_of_a_state(state):
    assert len(state.cities) == len(state.inhabitants) == len(state.energy) == state.players
    assert len(state.spots) == len(SPOTS) == 20
    assert 1 <= state.round <= state.mode.rounds
    assert 1 <= state.turn <= state.mode.turns
    assert 0 <= state.mayor < state.players
    assert state.phase in ("deal", "move", "over")


@given(any_.states())
def test_architects_left_and_lying_are_all_architects(state):
    """Per player 1 to 4; in Expert a common pool with one each of 1 to 5 per player."""
    lying = [there for there in state.spots if there is not None]
    if state.mode is q.EXPERT:
        assert len(state.architects) == 1
        everyone = sorted([*state.architects[0], *(there.number for there in lying)])
        assert everyone == sorted([1, 2, 3, 4, 5] * state.players)
        assert all(state.architects_of(p) == state.architects[0] for p in range(state.players))
    else:
        for player in range(state.players):
            own = [there.number for there in lying if there.player == player]
            assert sorted([*state.architects_of(player), *own]) == [1, 2, 3, 4]


def test_the_architect_on_a_spot():
    state = q.play(dealt(first_player=1, b1="S"), "1N2:a1")
    assert state.architect_on("N2").player == 1
    assert state.architect_on("N2").number == 1
    assert state.architect_on("N1") is None


def test_the_public_phases():
    assert [phase.value for phase in q.Phase] == ["deal", "move", "over"]
