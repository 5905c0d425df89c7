"""Mirrored positions play the same: what is turned stays within the rules, nothing else does."""

from dataclasses import replace
from itertools import product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import quadropolis as q
from quadropolis import kernel
from quadropolis.env import encoding_of, symmetries
from quadropolis.env.symmetry import city_order, mirrors, site_order, spot_order
from quadropolis.rules.site import REACH, SIZE, SPOTS, SQUARES
from tests.env.positions import positions


def mirrored(state: q.State, symmetry, seat: int) -> q.State:
    """The plain state turned like that."""
    was, spot_was = site_order(symmetry.site), spot_order(symmetry.site)
    cities = []
    for player, city in enumerate(state.cities):
        squares = city.squares
        if symmetry.cities[(player - seat) % state.players]:
            squares = tuple(squares[s] for s in city_order(state.mode))
        cities.append(q.City(state.mode, squares))
    urbanist = None
    if state.urbanist is not None:
        urbanist = SQUARES[was.index(SQUARES.index(state.urbanist))]
    return replace(
        state,
        site=q.Site(tuple(state.site.squares[s] for s in was)),
        spots=tuple(state.spots[s] for s in spot_was),
        urbanist=urbanist,
        cities=tuple(cities),
    )


@given(positions, st.data())
def test_a_mirrored_position_plays_the_same(position, data):
    state = kernel.to_state(position)
    encoding = encoding_of(state.mode, state.players)
    symmetry = data.draw(st.sampled_from(symmetries(encoding)))
    seat = state.current_player if state.current_player is not None else state.mayor
    other = kernel.from_state(mirrored(state, symmetry, seat))
    # What is seen and what may be done is turned alike ...
    assert (symmetry.observations(encoding.observe(position)) == encoding.observe(other)).all()
    assert (symmetry.masks(encoding.mask(position)) == encoding.mask(other)).all()
    # ... every city is worth the same ...
    assert [s.rank for s in kernel.scores(position)] == [s.rank for s in kernel.scores(other)]
    # ... and so it stays, whatever is played.
    legal = np.flatnonzero(encoding.mask(position)).tolist()
    if legal:
        action = data.draw(st.sampled_from(legal))
        turned = int(symmetry.actions(np.array([action]))[0])
        after = kernel.to_state(encoding.act(position, action))
        expected = mirrored(after, symmetry, seat)
        assert kernel.to_state(encoding.act(other, turned)) == expected


@pytest.mark.parametrize(("mode", "players"), [("classic", 2), ("classic", 4), ("expert", 3)])
def test_they_are_all_different_and_the_first_changes_nothing(mode, players):
    encoding = encoding_of(mode, players)
    found = symmetries(encoding)
    assert len(found) == 8 * (2**players if mode == "classic" else 1)
    orders = {tuple(symmetry.observation_order) for symmetry in found}
    assert len(orders) == len(found)
    assert (found[0].observation_order == np.arange(encoding.size)).all()
    assert (found[0].action_order == np.arange(encoding.actions)).all()
    for symmetry in found[:: max(1, len(found) // 8)]:
        everything = np.arange(encoding.actions)
        assert (symmetry.masks(everything)[symmetry.actions(everything)] == everything).all()


def test_no_turn_of_a_city_is_forgotten():
    """Of all ways to lay a mat over itself, only these keep neighbors, numbers and districts."""
    for mode in q.MODES.values():
        found = set()
        for across, down, swapped in product((False, True), repeat=3):
            if swapped and mode.rows != mode.columns:
                continue
            grid = np.arange(len(mode.squares)).reshape(mode.rows, mode.columns)
            grid = grid[:, ::-1] if across else grid
            grid = grid[::-1] if down else grid
            was = [int(s) for s in (grid.T if swapped else grid).ravel()]
            pairs = set(zip(mode.districts, [mode.districts[s] for s in was], strict=True))
            if [mode.numbers[s] for s in was] == list(mode.numbers) and len(pairs) == len(
                set(mode.districts)
            ):
                found.add(tuple(was))
        same = tuple(range(len(mode.squares)))
        assert found == ({same, tuple(city_order(mode))} if mirrors(mode) else {same})


def test_no_turn_of_the_site_is_forgotten():
    """A square has eight ways to lie; each moves the spots with what they reach."""
    assert len({site_order(turn) for turn in range(8)}) == SIZE + 3
    for turn in range(8):
        was, spot_was = site_order(turn), spot_order(turn)
        for k, spot in product(REACH, range(len(SPOTS))):
            assert was[REACH[k][spot]] == REACH[k][spot_was[spot]]
