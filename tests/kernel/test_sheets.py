"""Score lines, own allocations, margins, warnings and results: the kernel's against the rules'."""

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import quadropolis as q
from quadropolis.kernel.native import native
from quadropolis.rules.lines import Category
from quadropolis.rules.tiles import Kind
from quadropolis.testing import random_game
from tests import strategies as any_
from tests.kernel.scored import check_city, check_table
from tests.kernel.scored import given as to_score
from tests.sizes import size
from tests.vectors.test_vectors import CITIES

numbers = st.none() | st.integers(-2, 12) | st.integers(0, 10_000)


@given(any_.cities(), numbers, numbers, st.booleans(), st.booleans())
def test_best_sheets(city, inhabitants, energy, playgrounds, margins):
    scored = check_city(to_score(str(city), inhabitants, energy), city.mode, playgrounds, margins)
    if "error" not in scored:
        assert set(scored["categories"]) == set(Category)
        assert sum(line["points"] for line in scored["lines"]) == scored["total"]


@given(any_.cities().flatmap(lambda c: st.tuples(st.just(c), any_.laid_out(c))), st.booleans())
def test_sheets_of_own_allocations(drawn, margins):
    city, (allocation, inhabitants, energy) = drawn
    given = to_score(str(city), inhabitants, energy, allocation)
    assert "error" not in check_city(given, city.mode, False, margins)


amounts = st.integers(-1, 6) | st.sampled_from((0, 1, 10**9, 2**53))
# In the order of the kernel: which of two wrong numbers is named depends on it.
shares = st.builds(
    lambda inhabitants, energy: {"inhabitants": inhabitants, "energy": energy}, amounts, amounts
)
strange_squares = st.sampled_from(("e1", "a5", "", "A1", "a10", "é1", "b2 ", "'", "`1", "a0"))


@given(
    any_.cities(),
    numbers,
    numbers,
    st.dictionaries(any_.city_squares | strange_squares, shares, max_size=5),
)
def test_allocations_that_may_be_impossible(city, inhabitants, energy, allocation):
    check_city(to_score(str(city), inhabitants, energy, allocation), city.mode, False, False)


@given(any_.cities().flatmap(lambda c: st.tuples(st.just(c), any_.laid_out(c))), st.data())
def test_allocations_with_one_thing_wrong(drawn, data):
    city, (allocation, inhabitants, energy) = drawn
    square = data.draw(st.sampled_from(city.mode.squares))
    there = {"inhabitants": data.draw(st.integers(0, 6)), "energy": data.draw(st.integers(0, 2))}
    given = to_score(str(city), inhabitants, energy, allocation | {square: there})
    check_city(given, city.mode, False, False)


def test_judged_cities():
    for line in CITIES[:: size(4, 1)]:
        given = to_score(line["city"], line["inhabitants"], line["energy"])
        assert check_city(given, q.MODES[line["mode"]], False, True)["total"] == line["total"]


@pytest.mark.parametrize("mode", q.MODES.values(), ids=str)
def test_results_and_warnings_of_tables(mode):
    random, decided = Random(5), set()
    for seed in range(size(12, 200)):
        players, playgrounds = random.randint(2, 4), random.random() < 0.5
        *_, (state, _, _) = random_game(mode.name, players, playgrounds, Random(seed))
        cities = [to_score(str(city)) for city in state.cities]
        if seed % 3 == 0:  # the same city twice is level, and more than the box holds
            cities[1] = cities[0]
        if seed % 3 == 1:  # level on points alone
            cities[1] = to_score(cities[0].city, None, None, {})
            cities[0] = to_score(cities[0].city, 0, 0)
        decided.add(check_table(cities, mode, not playgrounds)["decided_by"])
    assert {"points", "shared"} <= decided


@pytest.mark.parametrize(
    ("first", "second", "decided_by"),
    [
        (("T1", 0, 1), ("T1", 0, 0), "points"),
        (("F1", 1, 0), (".", 0, 0), "inhabitants"),
        (("Q", 0, 0), (".", 0, 0), "empty_squares"),
        (("Q", 0, 0), ("P", 0, 0), "shared"),
    ],
)
def test_what_decides(first, second, decided_by):
    rest = " . . . / . . . . / . . . . / . . . ."
    table = [to_score(building + rest, *resources) for building, *resources in (first, second)]
    for cities in (table, table[::-1]):
        assert check_table(cities, q.CLASSIC, False)["decided_by"] == decided_by


def test_names_are_those_of_the_rules():
    """Each kind of building beside a Monument or alone is named in some line."""
    row = "P Q . . . / " * 3 + "P M U0 . ."
    scored = json.loads(native.scored_city(1, (row, 9, 9, None), False, False))
    kinds = {line["values"].get("kind") for line in scored["lines"]}
    assert kinds - {None} <= set(Kind)
    assert {"park", "playground", "public_service"} <= kinds
    assert list(scored["categories"]) == list(Category)
