"""Who is next: everybody in turn, however many questions they have."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from quadropolis.bots.line import MOST_REMEMBERED, Line
from quadropolis.bots.thinker import Errand

ASKERS = st.tuples(st.sampled_from("ABC"), st.sampled_from("xyz"))


def errand(number, asker=(), priority=0):
    return Errand(priority, number, b"", bytes, None, 1, asker)


def line_of(askers, priority=0):
    line = Line()
    for number, asker in enumerate(askers):
        line.add(errand(number, asker, priority))
    return line


@given(st.lists(ASKERS, max_size=40))
def test_nobody_gets_two_turns_while_another_group_waits_for_its_first(askers):
    line = line_of(askers)
    had = Counter()
    while len(line):
        waiting = {asked.asker[0] for asked in line}
        taken = line.take().asker[0]
        assert all(had[taken] <= had[other] for other in waiting)
        had[taken] += 1
    assert sum(had.values()) == len(askers)


@given(st.lists(ASKERS, max_size=40))
def test_within_a_group_likewise_and_then_whoever_came_first(askers):
    line = line_of([("A", person) for _, person in askers])
    had, last = Counter(), {}
    while len(line):
        waiting = {asked.asker for asked in line}
        taken = line.take()
        assert all(had[taken.asker] <= had[other] for other in waiting)
        had[taken.asker] += 1
        assert last.get(taken.asker, -1) < taken.number
        last[taken.asker] = taken.number


def test_a_newcomer_is_next_however_long_the_line():
    line = line_of([("A", "x")] * 100)
    for _ in range(50):
        line.take()
    line.add(errand(1000, ("B", "y")))
    assert "B" in {line.take().asker[0] for _ in range(2)}


def test_whoever_was_away_gets_no_more_than_others():
    line = line_of([("A", "x")] * 100)
    for _ in range(50):
        line.take()
    for number in range(50):
        line.add(errand(1000 + number, ("B", "y")))
    found = Counter(line.take().asker[0] for _ in range(20))
    assert abs(found["A"] - found["B"]) <= 2


def test_the_urgent_comes_first_whoever_asks():
    line = line_of([("A", "x")] * 3, priority=2)
    line.add(errand(10, ("A", "x"), priority=0))
    assert line.priority == 0
    assert line.take().number == 10
    assert line.priority == 2


def test_what_is_taken_back_has_its_old_place():
    line = line_of([("A", "x")] * 3)
    first = line.take()
    line.add(first)
    assert line.take() is first
    assert not line.remove(first)


def test_those_long_gone_are_forgotten():
    line = Line()
    for number in range(5 * MOST_REMEMBERED):
        line.add(errand(number, (f"address{number}", "x")))
        line.take()
    assert len(line._had) <= MOST_REMEMBERED + 2
