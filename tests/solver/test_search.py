"""The search: what it finds can be built, is scored exactly, and depends on the seed alone."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import quadropolis as q
from quadropolis.solver import Answer, CitySearch, Question, best_city
from quadropolis.solver.plan import built
from quadropolis.solver.records import settings as all_settings
from quadropolis.testing import SETTINGS, random_game
from tests.sizes import size

QUESTIONS = list(all_settings())
STEPS = 3_000


def found(question: Question, seed: int, runs: int = 2, threads: int = 1) -> Answer:
    """A short search to its end."""
    search = CitySearch(question, seed, runs, STEPS)
    while not search.is_over:
        answer = search.go_on(0.05, threads)
    return answer


def check(answer: Answer) -> None:
    """Everything that an answer promises."""
    question = answer.question
    assert built(question, answer.plan) == answer.city
    assert q.score(answer.city) == answer.sheet
    used = Counter((step.round, step.face) for step in answer.plan)
    for (number, face), count in used.items():
        assert count <= question.offer[number - 1][face]
    assert max(Counter(step.round for step in answer.plan).values(), default=0) <= 4
    record = q.parse_record(answer.witness.to_json())
    outcome = record.check()
    assert outcome is not None
    assert record.states()[-1].cities[0] == answer.city
    assert outcome.sheets[0].total == answer.points
    kinds = [kind for kind in answer.city.kinds() if kind is not None]
    if question.monuments is not None:
        assert kinds.count(q.Kind.MONUMENT) == question.monuments
    for ours, given_floors in zip(answer.city.squares, question.start.squares, strict=True):
        assert ours[: len(given_floors)] == given_floors
        assert all(face.kind in question.kinds for face in ours[len(given_floors) :])


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.key[:40])
def test_what_is_found_can_be_built_and_scores_what_it_says(question):
    for seed in range(size(1, 20)):
        check(found(question, seed))


@pytest.mark.parametrize("question", QUESTIONS[::7], ids=lambda question: question.key[:40])
def test_the_threads_change_nothing(question):
    one, three = found(question, 5, 7, 1), found(question, 5, 7, 3)
    assert (one.city, one.plan, one.boards) == (three.city, three.plan, three.boards)
    assert one.runs == three.runs == 7


def test_slices_of_time_change_nothing():
    search = CitySearch(QUESTIONS[-1], 3, 4, STEPS)
    while not search.is_over:
        answer = search.go_on(0.0001)
    assert answer.city == found(QUESTIONS[-1], 3, 4).city


def test_other_seeds_search_elsewhere():
    assert len({found(QUESTIONS[-1], seed, 1).city for seed in range(4)}) > 1


def test_more_runs_are_never_worse():
    points = [found(QUESTIONS[8], 2, runs).points for runs in (1, 2, 4, 8)]
    assert all(a <= b for a, b in pairwise(points))


def end_of_game(mode: str, players: int, playgrounds: bool, seed: int) -> q.State:
    for state, _, _ in random_game(mode, players, playgrounds, Random(seed)):
        last = state
    return last


@given(st.sampled_from(SETTINGS), st.integers(0, 10**9))
@settings(max_examples=size(25, 500), deadline=None)
def test_whatever_somebody_built_can_be_built(setting, seed):
    """The cities of real games are possible, also as the beginning of others."""
    state = end_of_game(*setting, seed)
    for city in state.cities:
        question = Question.of(*setting, start=city)
        search = CitySearch(question, seed, 1, 300)
        while not search.is_over:
            answer = search.go_on(0.05)
        check(answer)
        assert answer.points >= q.score(city).total


def test_only_the_kinds_that_were_asked_for():
    answer = found(Question.of("expert", 3, kinds=["harbor", "factory", "tower"]), 0)
    check(answer)
    assert answer.points > 20


def test_a_given_city_is_completed():
    start = "T3+T1 . . . . / . . O+O . . / . . . . . / M . . . H3"
    answer = found(Question.of("expert", 4, True, start=start), 1)
    check(answer)
    assert answer.points > 40


def test_good_cities_are_found_soon():
    """The first short runs come near the best that is known."""
    answer = best_city("expert", 4, True, monuments=2, runs=4)
    check(answer)
    assert answer.points >= 119
    assert answer.to_data()["record"]["moves"]
    assert best_city("classic", 2, runs=2).points >= 68


def test_the_search_ends_in_time_and_at_a_bound():
    assert best_city("classic", 2, seconds=0.01).points >= 0
    from quadropolis.solver import improving

    question = Question.of("classic", 2)
    answers = list(improving(question, seconds=60, bound=20))
    assert answers[-1].is_optimal
    assert answers[-1].points >= 20
