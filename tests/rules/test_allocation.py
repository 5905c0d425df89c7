"""What is an allocation and what is not (rules: "End of the game"; formats: "Game record")."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import quadropolis as q
from quadropolis.rules.errors import (
    NotEnough,
    NothingThere,
    QuadropolisError,
    WrongAllocation,
    WrongAllocationCount,
    WrongCost,
    WrongResource,
)
from tests import strategies as any_
from tests.refusals import refusal
from tests.rules import naive_scoring as naive
from tests.tables import city, random_play


def put(inhabitants: int, energy: int) -> dict[str, dict[str, int]]:
    return {"a1": {"inhabitants": inhabitants, "energy": energy}}


@pytest.mark.parametrize("face", [f for f in q.FACES if f != "T1m"])
@pytest.mark.parametrize("mode", ["classic", "expert"])
def test_a_building_has_its_full_cost_or_nothing(mode, face):
    """Everything from (0, 0) to (6, 6) on every face, against the list of the rules."""
    if q.FACES[face].kind not in q.MODES[mode].kinds:
        return
    built = city(f"{face} ...", mode)
    for people in range(7):
        for units in range(7):
            if (people, units) in naive.choices(mode, face[0]):
                q.score(built, 6, 6, put(people, units))
            else:
                with pytest.raises(WrongCost) as caught:
                    q.score(built, 6, 6, put(people, units))
                assert "a1" in str(caught.value)
                assert face in str(caught.value)
                assert f"not: inhabitants {people}, energy {units}." in str(caught.value)


@pytest.mark.parametrize(
    ("face", "people", "units"),
    [
        ("O", 1, 0),  # half-paid
        ("O", 0, 1),  # half-paid
        ("U1", 2, 0),  # more inhabitants than the cost
        ("T1", 1, 1),  # not even one too many
        ("S", 1, 0),  # customers of a Shop that is not activated
        ("S", 6, 1),  # more customers than the capacity
        ("Q", 0, 1),  # energy on a Playground
        ("P", 0, 2),  # a second unit on a Park
        ("P", 1, 0),
        ("M", 1, 0),
    ],
)
def test_not_allocations(face, people, units):
    with pytest.raises(WrongCost):
        q.score(city(f"{face} ...", "expert"), 9, 9, put(people, units))


def test_the_capacity_of_a_shop_is_4_and_5_in_expert():
    q.score(city("S ..."), 5, 1, put(4, 1))
    q.score(city("S ...", "expert"), 5, 1, put(5, 1))
    with pytest.raises(WrongCost, match="0 to 4 customers"):
        q.score(city("S ..."), 5, 1, put(5, 1))


def test_a_shop_may_be_activated_without_customers():
    sheet = q.score(city("S F1 ..."), 1, 1, {"a1": {"energy": 1}, "b1": {"inhabitants": 1}})
    assert sheet.categories["factory"] == 2
    assert sheet.categories["shop"] == 0


def test_nothing_may_lie_on_an_empty_square():
    with pytest.raises(NothingThere, match="b1"):
        q.score(city("S ..."), 3, 3, {"b1": {"energy": 1}})


def test_zeros_are_nothing_wherever_they_lie():
    empty = {"inhabitants": 0, "energy": 0}
    sheet = q.score(city("S ..."), 3, 3, {"b1": empty, "a1": empty, "d4": {}})
    assert sheet == q.score(city("S ..."), 3, 3, {})
    assert sheet.allocation == {}


@pytest.mark.parametrize(
    ("inhabitants", "energy", "words"),
    [(1, 9, "used: 2, but the city has only 1"), (9, 1, "2 energy")],
)
def test_no_more_than_the_city_has(inhabitants, energy, words):
    both = {s: {"inhabitants": 1, "energy": 1} for s in ("a1", "b1")}
    with pytest.raises(NotEnough, match=words):
        q.score(city("O O ...", "expert"), inhabitants, energy, both)


@pytest.mark.parametrize(
    ("allocation", "words"),
    [
        (5, "object of squares"),
        ([], "object of squares"),
        ("a1", "object of squares"),
        ({"z9": {"energy": 1}}, "'z9'.*a1 to d4"),
        ({"e1": {"energy": 1}}, "'e1'.*a1 to d4"),
        ({5: {"energy": 1}}, "^5 is not a square.*a1 to d4"),
        ({None: {}}, "^None is not a square.*a1 to d4"),
        ({"a1": 1}, "lies on a1.*an object.*not by 1"),
        ({"a1": [1, 0]}, "lies on a1.*an object.*not by <list>"),
        ({"a1": {"gold": 1}}, "Inhabitants and energy may lie on a1.*'gold'"),
        ({"a1": {"energy": -1}}, "energy on a1 must be a whole number.*not -1"),
        ({"a1": {"energy": 1.0}}, "energy on a1.*not 1.0"),
        ({"a1": {"energy": True}}, "energy on a1.*not True"),
        ({"a1": {"energy": "1"}}, "energy on a1.*not '1'"),
        ({"a1": {"energy": None}}, "energy on a1.*not None"),
    ],
)
def test_a_malformed_allocation_says_where(allocation, words):
    with pytest.raises(WrongAllocation, match=words):
        q.score(city("T1 ..."), 3, 3, allocation)


@pytest.mark.parametrize("number", [-1, 1.0, True, "3", [], -(10**5000)], ids=range(6))
def test_overridden_resources_are_whole_numbers(number):
    with pytest.raises(WrongResource, match="inhabitants must be"):
        q.score(city("T1 ..."), inhabitants=number)
    with pytest.raises(WrongResource, match="energy must be"):
        q.score(city("T1 ..."), energy=number)


def test_one_allocation_for_each_player():
    over = random_play(q.start("classic", 3), Random(0), 10**6)
    with pytest.raises(WrongAllocationCount, match="3 players, but allocations for 2"):
        q.outcome(over, [{}, {}])
    for thing in (5, "abc", {}.keys(), {"a": 1, "b": 2, "c": 3}):
        with pytest.raises(QuadropolisError):
            q.outcome(over, thing)


@pytest.mark.parametrize("number", [10**18, 10**4400, 10**5000], ids=range(3))
def test_numbers_too_long_to_write_out_are_refused_like_others(number):
    with pytest.raises(NotEnough, match=r"used: ~10\^\d+"):
        q.score(city("T1 ..."), 3, 3, put(number, 0))
    with pytest.raises(WrongCost, match=r"not: inhabitants ~10\^\d+"):
        q.score(city("T1 ..."), number, 3, put(number, 0))


@given(any_.cities(), any_.resources, any_.resources)
def test_the_best_allocation_is_an_allocation_and_scores_the_same(built, inhabitants, energy):
    best = q.score(built, inhabitants, energy)
    assert q.score(built, inhabitants, energy, best.allocation) == best
    for there in best.allocation.values():
        assert list(there) == ["inhabitants", "energy"]
        assert any(there.values())


hashable = any_.garbage.filter(lambda value: not isinstance(value, dict | list | set))
squares = st.one_of(any_.city_squares, hashable)
amounts = st.one_of(st.integers(-1, 6), any_.garbage)
allocations = st.one_of(
    any_.garbage,
    st.dictionaries(
        squares,
        st.one_of(
            st.dictionaries(st.sampled_from(("inhabitants", "energy", "x")), amounts, max_size=3),
            any_.garbage,
        ),
        max_size=4,
    ),
)


@given(any_.cities(), allocations)
def test_no_allocation_whatever_breaks_the_scoring(built, allocation):
    error = refusal(q.score, built, 9, 9, allocation)
    assert error is None or str(error).isprintable()
