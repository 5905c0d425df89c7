"""What a seat or a spectator may see: no later deal, no other player's draft or allocation."""

import dataclasses
import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import quadropolis as q
from quadropolis.rules.errors import WrongSeat
from quadropolis.views import Unhidden, View, state_data, view
from tests import strategies as any_
from tests.tables import dealt, random_play

DRAFTS = {0: q.Move(1, "N1", "a1"), 1: q.Move(2, "E5", "-")}
LAID_OUT = {0: {"a1": {"inhabitants": 1, "energy": 0}}, 1: {"b2": {"inhabitants": 0, "energy": 1}}}


def a_table(confirmed: frozenset[int] = frozenset()) -> Unhidden:
    return Unhidden(dealt(players=3), DRAFTS, LAID_OUT, confirmed)


def values_in(value: object) -> list[object]:
    """Everything that can be reached from a value."""
    found = [value]
    if dataclasses.is_dataclass(value):
        inner = [getattr(value, field.name) for field in dataclasses.fields(value)]
    elif isinstance(value, dict):
        inner = [*value.keys(), *value.values()]
    else:
        inner = list(value) if isinstance(value, tuple | list | frozenset | set) else []
    for part in inner:
        found += values_in(part)
    return found


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_nobody_sees_a_later_deal(seat):
    seen = view(a_table(), seat)
    assert not any(isinstance(value, q.Deal) for value in values_in(seen))


@given(any_.states())
def test_a_state_itself_holds_no_generator_and_no_deal(state):
    assert not any(isinstance(value, Random | q.Deal) for value in values_in(state))


def test_a_seat_sees_its_own_draft_only():
    assert view(a_table(), 0).draft == DRAFTS[0]
    assert view(a_table(), 1).draft == DRAFTS[1]
    assert view(a_table(), 2).draft is None
    assert view(a_table(), None).draft is None


def test_a_seat_sees_its_own_allocation_and_the_confirmed_ones():
    assert view(a_table(), 0).allocations == {0: LAID_OUT[0]}
    assert view(a_table(), 1).allocations == {1: LAID_OUT[1]}
    assert view(a_table(), 2).allocations == {}
    assert view(a_table(), None).allocations == {}
    confirmed = a_table(frozenset((1,)))
    assert view(confirmed, 0).allocations == LAID_OUT
    assert view(confirmed, 2).allocations == view(confirmed, None).allocations == {1: LAID_OUT[1]}
    assert view(confirmed, 2).confirmed == {1}


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_other_drafts_and_allocations_are_nowhere_in_the_data(seat):
    data = json.dumps(view(a_table(), seat).to_data())
    assert str(DRAFTS[1]) not in data
    assert '"b2"' not in data


@pytest.mark.parametrize("seat", [3, -1, "0", True, 1.0, [], pytest.param(10**5000, id="huge")])
def test_a_seat_is_at_the_table(seat):
    with pytest.raises(WrongSeat, match="0 to 2"):
        view(a_table(), seat)


def test_a_state_alone_is_a_table_without_secrets():
    state = dealt()
    for seat in (None, 0, 1):
        assert view(state, seat) == View(state, seat, None, {}, frozenset())


def test_the_table_is_open_to_all():
    """Site, cities and resources are public; seats differ in nothing else."""
    state = random_play(dealt(players=3), Random(3), 9)
    assert len({view(state, seat).state for seat in (None, 0, 1, 2)}) == 1


def test_face_down_tiles_stay_face_down():
    state = dealt(players=2)
    assert view(state, 0).to_data()["state"]["site"].count("#") == 9


@given(any_.states(), st.data())
def test_views_are_plain_data(state, data):
    seat = data.draw(st.none() | st.integers(0, state.players - 1))
    seen = view(state, seat).to_data()
    assert json.loads(json.dumps(seen)) == seen
    assert set(seen) == {"seat", "draft", "allocations", "confirmed", "state"}


@given(any_.states())
def test_the_data_of_a_state_says_it_all(state):
    data = state_data(state)
    assert (data["mode"], data["phase"]) == (state.mode.name, state.phase.value)
    assert [q.parse_city(text, data["mode"]) for text in data["cities"]] == list(state.cities)
    assert q.parse_site(data["site"]) == state.site
    assert [tuple(left) for left in data["architects"]] == list(state.architects)
    for spot, there in data["spots"].items():
        architect = state.architect_on(spot)
        assert there == {"player": architect.player, "architect": architect.number}
    assert len(data["spots"]) == sum(there is not None for there in state.spots)
    for name in ("players", "playgrounds", "round", "turn", "current_player", "first_player",
                 "mayor", "urbanist"):  # fmt: skip
        assert data[name] == getattr(state, name)
    assert data["inhabitants"] == list(state.inhabitants)
    assert data["energy"] == list(state.energy)
    assert data["common_pool"] is (state.mode is q.EXPERT)


def test_different_states_have_different_data():
    """Nothing that matters is left out: every next state can be told from the others."""
    for mode in q.MODES:
        state = random_play(dealt(mode, 3), Random(1), 5)
        after = [q.play(state, move) for move in q.legal_moves(state)]
        assert len({json.dumps(state_data(there)) for there in after}) == len(after)
