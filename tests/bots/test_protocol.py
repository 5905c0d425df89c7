"""The messages of the line protocol."""

import json
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

import quadropolis as q
from quadropolis.bots import Candidate, Limit, Thought
from quadropolis.bots.errors import BadAnswer, BotFailed, BotNotStarted
from quadropolis.bots.protocol import (
    answered_thought,
    asked,
    check_greeting,
    greeting,
    line,
    question,
    read_line,
    view_from_data,
)
from quadropolis.views import Unhidden, view
from tests import strategies

limits = st.builds(
    Limit,
    st.none() | st.floats(0.001, 100),
    st.none() | st.integers(1, 10**9),
    st.integers(0, 2**32 - 1),
)


@given(strategies.positions(), limits)
def test_a_question_survives_its_way(position, limit):
    state, record = position
    seen = view(state, state.current_player)
    data = json.loads(line(question(7, seen, record, limit)))
    question_read = asked(data)
    assert (question_read.view, question_read.limit) == (seen, limit)
    assert question_read.record() == record
    assert q.parse_position(data["position"]) == state
    assert data["legal"] == [str(move) for move in q.legal_moves(state)]
    assert data["id"] == 7


def test_a_view_with_draft_and_allocation_survives():
    state = q.start("classic", 3)
    game = Unhidden(
        state,
        drafts={1: q.parse_move("3W4:b2")},
        allocations={1: {"a1": {"inhabitants": 1, "energy": 0}}, 2: {}},
        confirmed=frozenset({2}),
    )
    seen = view(game, 1)
    assert view_from_data(json.loads(json.dumps(seen.to_data()))) == seen


@given(st.binary(max_size=60))
def test_any_line_is_read_or_refused(text):
    with suppress(BadAnswer):
        assert isinstance(read_line(text), dict)


@given(strategies.json_values)
def test_any_answer_is_read_or_refused(value):
    for data in ({"id": 1, "move": value}, {"id": 1, "move": "2E1", "candidates": value}):
        with suppress(BadAnswer):
            assert answered_thought(1, 2, data).candidates == ()


CANDIDATE = {"move": "3W4:b2", "points": [40, 38.5], "win_chance": 0.55, "visits": 120}


def test_candidates_are_read():
    thought = answered_thought(1, 2, {"id": 1, "move": "3W4:b2", "candidates": [CANDIDATE]})
    move = q.parse_move("3W4:b2")
    assert thought == Thought(move, (Candidate(move, (40.0, 38.5), 0.55, 120),))
    assert answered_thought(1, 2, {"id": 1, **thought.to_data()}) == thought


@pytest.mark.parametrize(
    "wrong",
    [
        {"points": [40]},
        {"points": "40"},
        {"points": [True, 2]},
        {"win_chance": 1.5},
        {"win_chance": float("nan")},
        {"visits": -1},
        {"visits": 0.5},
        {"move": "nowhere"},
        {"points": None},
    ],
    ids=str,
)
def test_impossible_candidates_are_refused(wrong):
    data = {"id": 1, "move": "3W4:b2", "candidates": [CANDIDATE | wrong]}
    with pytest.raises(BadAnswer):
        answered_thought(1, 2, data)


@pytest.mark.parametrize("number", [2, "1", None, 1.0, True])
def test_an_answer_to_another_question_is_refused(number):
    with pytest.raises(BadAnswer, match="its id is"):
        answered_thought(1, 2, {"id": number, "move": "2E1"})


def test_an_answer_may_say_that_it_failed():
    with pytest.raises(BotFailed, match="no idea"):
        answered_thought(1, 2, {"id": 1, "error": "no idea"})


@pytest.mark.parametrize(
    "wrong",
    [{}, {"protocol": "quadropolis-bot"}, greeting() | {"version": 2}, {"error": "broken"}],
    ids=str,
)
def test_a_wrong_greeting_is_refused(wrong):
    with pytest.raises(BotNotStarted):
        check_greeting(wrong)
    check_greeting(greeting() | {"name": "fine"})
