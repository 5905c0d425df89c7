"""Anything at all is handed to the kernel, which must answer or refuse, and never fall over.

A fault in compiled code ends the whole process, so this runs as a process of its own:
`python -m tests.kernel.fuzz`. It prints the number of calls made and refused.
"""

import json
from collections import Counter
from dataclasses import fields, replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import quadropolis as q
import tests.conftest  # noqa: F401 - the number of examples
from quadropolis import kernel
from quadropolis.rules.site import EMPTY, FACE_DOWN, SPOTS
from quadropolis.rules.state import Architect
from tests import strategies as any_

CALLS: Counter[str] = Counter()


def call(function, *arguments):
    """The answer, or None if it was refused with an error of the library."""
    CALLS["made"] += 1
    try:
        return function(*arguments)
    except q.QuadropolisError as error:
        refusal = error
    CALLS["refused"] += 1
    assert json.loads(json.dumps(refusal.to_data()))["code"] == refusal.code
    return None


# --- what is handed over --------------------------------------------------------------

numbers = st.one_of(
    st.integers(-3, 40),
    st.sampled_from((2**31, 2**63 - 1, -(2**63), 2**64, 10**30, -(10**30), 10**5000)),
    st.sampled_from((True, 1.0, 0.5, float("nan"), float("inf"), np.int64(2), np.uint16(3), None)),
)
seeds = st.one_of(st.integers(0, 99), numbers)
anything = st.one_of(any_.garbage, numbers)
seldom = st.integers(0, 3).map(lambda n: n == 0)


def mostly(good):
    """Something good, in a quarter of the cases something else."""
    return seldom.flatmap(lambda strange: anything if strange else good)


faces = mostly(any_.any_face | st.just(q.Face("X", q.Kind.SHOP)) | st.just(q.Face("T1", "tower")))
floors = mostly(st.lists(faces, max_size=7).map(tuple))
modes = mostly(st.sampled_from((*q.MODES, *q.MODES.values(), replace(q.CLASSIC, rows=9))))
cities = st.one_of(
    any_.cities(),
    st.builds(q.City, modes, mostly(st.lists(floors, max_size=21).map(tuple))),
    st.builds(q.City, any_.modes, st.lists(floors, min_size=16, max_size=20).map(tuple)),
    st.builds(lambda city: q.City(city.mode, list(city.squares)), any_.cities()),
)
moves = st.one_of(
    any_.moves,
    any_.moves.map(str),
    st.builds(q.Move, mostly(st.integers(0, 6)), mostly(st.sampled_from(SPOTS)), anything),
)
deals = st.one_of(
    any_.deals,
    st.builds(q.Deal, mostly(st.lists(faces, min_size=24, max_size=26).map(tuple))),
)
architects = st.lists(st.lists(mostly(st.integers(0, 6)), max_size=20).map(tuple), max_size=5)
lying = st.none() | st.builds(Architect, mostly(st.integers(0, 4)), mostly(st.integers(0, 9)))
site_squares = st.one_of(faces, st.sampled_from((EMPTY, FACE_DOWN)))
FIELDS = {
    "mode": modes,
    "architects": architects.map(tuple),
    "spots": st.lists(lying, min_size=20, max_size=20).map(tuple),
    "site": st.builds(q.Site, st.lists(site_squares, min_size=25, max_size=25).map(tuple)),
    "cities": st.lists(cities, min_size=2, max_size=4).map(tuple),
    "phase": st.sampled_from((*q.Phase, "move")),
}


@st.composite
def states(draw):
    """A State with something else in some of its fields: anything, or what another game has."""
    state, other = draw(any_.states()), draw(any_.states())
    changed = draw(st.lists(st.sampled_from([f.name for f in fields(q.State)]), max_size=3))
    changes = {
        name: draw(
            st.one_of(st.just(getattr(other, name)), FIELDS.get(name, st.integers(-2, 6)), anything)
        )
        for name in changed
    }
    return replace(state, **changes)


def use(position):
    """Everything that can be done with a position must work on every position there is."""
    state = kernel.to_state(position)
    assert kernel.from_state(state) == position
    legal = kernel.legal_moves(position)
    assert len(kernel.legal_codes(position)) == kernel.perft(position, 1) == len(legal)
    assert bool(legal) is (state.phase is q.Phase.MOVE)
    if legal:
        kernel.play(position, legal[-1])
    assert kernel.playouts(position, 2, 1, 2).shape == (2, state.players)
    assert len(kernel.scores(position)) == state.players
    assert (kernel.outcome(position) is None) is (state.phase is not q.Phase.OVER)


positions = st.one_of(any_.states().map(kernel.from_state), anything)


# --- the calls ------------------------------------------------------------------------


@given(states() | anything)
def states_become_positions_or_not(state):
    position = call(kernel.from_state, state)
    if position is not None:
        use(position)


@given(cities | anything, st.none() | numbers | anything, st.none() | numbers | anything)
def cities_are_scored_or_not(city, inhabitants, energy):
    sheet = call(kernel.score, city, inhabitants, energy)
    assert sheet is None or isinstance(sheet, q.ScoreSheet)


@given(mostly(st.lists(cities | anything, max_size=4)), mostly(st.integers(1, 4)))
def many_cities_are_scored_or_not(cities, threads):
    call(kernel.score_many, cities, threads)


@given(positions, moves | anything)
def moves_are_played_or_not(position, move):
    after = call(kernel.play, position, move)
    if after is not None:
        use(after)


@given(positions, deals | anything, seeds)
def deals_are_laid_out_or_not(position, deal, seed):
    for drawn in (deal, call(kernel.draw, position, seed)):
        after = call(kernel.deal, position, drawn)
        if after is not None:
            use(after)


@given(positions, mostly(st.integers(0, 4)), seeds, mostly(st.integers(1, 3)))
def positions_answer_or_not(position, games, seed, threads):
    for function in (
        kernel.legal_moves,
        kernel.legal_codes,
        kernel.scores,
        kernel.outcome,
        kernel.to_state,
    ):
        call(function, position)
    if games not in range(2, 7):  # the longest sequences take days, which is no mistake
        call(kernel.perft, position, games)
    call(kernel.playouts, position, games, seed, threads)
    call(kernel.random_end, position, seed)


@given(modes, mostly(st.integers(1, 5)), mostly(st.booleans()), mostly(st.integers(-1, 4)))
def games_start_or_not(mode, players, playgrounds, first_player):
    position = call(kernel.start, mode, players, playgrounds, first_player)
    if position is not None:
        use(position)


@given(
    modes,
    mostly(st.integers(1, 5)),
    mostly(st.integers(0, 20)),
    seeds,
    mostly(st.integers(1, 4)),
    mostly(st.booleans()),
    mostly(st.booleans()),
)
def random_games_are_played_or_not(mode, players, games, seed, threads, playgrounds, scores):
    call(kernel.random_games, mode, players, games, seed, threads, playgrounds, scores)


@given(modes, moves | anything, numbers)
def moves_have_numbers_or_not(mode, move, number):
    code = call(kernel.move_code, mode, move)
    assert code is None or code == -1 or call(kernel.move_of, mode, code) is not None
    call(kernel.move_of, mode, number)


def positions_only_come_from_the_kernel() -> None:
    """One that was never filled in is refused by Python itself."""
    empty = kernel.Position.__new__(kernel.Position)
    for use_it in (kernel.legal_moves, kernel.to_state, kernel.scores, hash):
        with pytest.raises(TypeError), pytest.warns(RuntimeWarning, match="uninitialized"):
            use_it(empty)
    assert kernel.start("classic") != empty


CHECKS = (
    states_become_positions_or_not,
    cities_are_scored_or_not,
    many_cities_are_scored_or_not,
    moves_are_played_or_not,
    deals_are_laid_out_or_not,
    positions_answer_or_not,
    games_start_or_not,
    random_games_are_played_or_not,
    moves_have_numbers_or_not,
    positions_only_come_from_the_kernel,
)


def main() -> None:
    for check in CHECKS:
        check()
    print(f"{CALLS['made']} calls, {CALLS['refused']} refused")


if __name__ == "__main__":
    main()
