"""Mats, districts and score tables, against the numbers of the rules."""

import copy
import pickle

import pytest

import quadropolis as q
from quadropolis.rules.errors import UnknownMode
from quadropolis.rules.mode import COSTS, mode_named
from tests.rules import naive_scoring as naive

EVERY = pytest.mark.parametrize("mode", list(q.MODES.values()), ids=str)


def test_classic_is_4_rounds_of_4_turns_and_expert_5_of_4():
    assert (q.CLASSIC.rounds, q.CLASSIC.turns) == (4, 4)
    assert (q.EXPERT.rounds, q.EXPERT.turns) == (5, 4)


def test_the_city_mats():
    """Classic 4x4; Expert 4 rows by 5 columns; squares named like a spreadsheet."""
    assert (q.CLASSIC.rows, q.CLASSIC.columns) == (4, 4)
    assert (q.EXPERT.rows, q.EXPERT.columns) == (4, 5)
    assert q.CLASSIC.squares == tuple(f"{c}{r}" for r in "1234" for c in "abcd")
    assert q.EXPERT.squares == tuple(f"{c}{r}" for r in "1234" for c in "abcde")


def test_classic_districts_are_the_four_2x2_corners():
    corners = {}
    for square, district in zip(q.CLASSIC.squares, q.CLASSIC.districts, strict=True):
        corners.setdefault(district, set()).add(square)
    assert sorted(map(sorted, corners.values())) == [
        ["a1", "a2", "b1", "b2"],
        ["a3", "a4", "b3", "b4"],
        ["c1", "c2", "d1", "d2"],
        ["c3", "c4", "d3", "d4"],
    ]


def test_a_classic_square_accepts_its_row_and_its_column():
    for square, numbers in zip(q.CLASSIC.squares, q.CLASSIC.numbers, strict=True):
        assert numbers == {"abcd".index(square[0]) + 1, int(square[1])}


def test_the_expert_mat_as_read_from_the_real_one():
    for (row, column), (district, number) in naive.expert_mat().items():
        square = row * 5 + column
        assert q.EXPERT.districts[square] == district
        assert q.EXPERT.numbers[square] == {district, number}


def test_expert_districts_are_four_corners_and_the_middle_column():
    by_district = {}
    for square, district in zip(q.EXPERT.squares, q.EXPERT.districts, strict=True):
        by_district.setdefault(district, set()).add(square)
    assert by_district == {
        1: {"a1", "b1", "a2", "b2"},
        2: {"d1", "e1", "d2", "e2"},
        3: {"d3", "e3", "d4", "e4"},
        4: {"c1", "c2", "c3", "c4"},
        5: {"a3", "b3", "a4", "b4"},
    }


def test_an_expert_district_carries_the_four_other_numbers():
    for district in range(1, 6):
        inside = [
            n for n, d in zip(q.EXPERT.numbers, q.EXPERT.districts, strict=True) if d == district
        ]
        assert sorted(n for numbers in inside for n in numbers if n != district) == sorted(
            {1, 2, 3, 4, 5} - {district}
        )  # fmt: skip


@EVERY
def test_accepting_squares_follow_from_the_numbers(mode):
    for architect in mode.architects:
        assert mode.accepting[architect] == {
            s for s, numbers in enumerate(mode.numbers) if architect in numbers
        }
    assert {len(mode.accepting[k]) for k in mode.architects} == {7 if mode is q.CLASSIC else 8}


@EVERY
def test_diagonal_squares_are_never_adjacent(mode):
    for one, near in zip(mode.squares, mode.neighbors, strict=True):
        for index, other in enumerate(mode.squares):
            steps = abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1]))
            assert (index in near) is (steps == 1)


def test_architects():
    """1 to 4 each in Classic; a common pool of 1 to 5 in Expert."""
    assert q.CLASSIC.architects == (1, 2, 3, 4)
    assert q.EXPERT.architects == (1, 2, 3, 4, 5)
    assert not q.CLASSIC.common_pool
    assert q.EXPERT.common_pool


def test_stackable_kinds_and_floors():
    assert q.CLASSIC.stackable == {q.Kind.TOWER}
    assert q.EXPERT.stackable == {q.Kind.TOWER, q.Kind.OFFICE}
    assert (q.CLASSIC.floors, q.EXPERT.floors) == (4, 5)


def test_activation_costs():
    expected = {"tower": (0, 1), "shop": (0, 1), "public_service": (1, 0), "factory": (1, 0),
                "harbor": (1, 0), "office": (1, 1), "park": (0, 0), "playground": (0, 0),
                "monument": (0, 0)}  # fmt: skip
    assert {kind.value: (c.inhabitants, c.energy) for kind, c in COSTS.items()} == expected


@pytest.mark.parametrize(
    ("table", "classic", "expert"),
    [
        ("tower", (0, 1, 3, 6, 10), (0, 1, 3, 6, 10, 15)),
        ("shop", (0, 1, 2, 4, 7), (0, 1, 2, 4, 7, 11)),
        ("public_service", (0, 2, 5, 9, 14), (0, 2, 5, 9, 14, 20)),
        ("park", (0, 2, 4, 7, 11), (0, 2, 4, 7, 11)),
        ("harbor", (0, 0, 3, 7, 12), (0, 0, 3, 7, 12, 18)),
    ],
)
def test_score_tables(table, classic, expert):
    assert getattr(q.CLASSIC, table) == classic
    assert getattr(q.EXPERT, table) == expert


def test_the_office_table():
    assert {size: line[1:] for size, line in enumerate(q.EXPERT.office, start=1)} == naive.OFFICE


def test_factory_and_monument_points():
    assert q.CLASSIC.factory == {"shop": 2, "harbor": 3}
    assert q.EXPERT.factory == {"shop": 2, "harbor": 3, "office": 4}
    assert q.CLASSIC.monument == {}
    assert q.EXPERT.monument == {"factory": -5, "harbor": -5, "public_service": 2, "shop": 3,
                                 "park": 5, "playground": 5}  # fmt: skip


@EVERY
def test_the_shop_table_is_convex(mode):
    """So that customers fill one Shop after the other, as the best seating assumes."""
    steps = [after - before for before, after in zip(mode.shop, mode.shop[1:], strict=False)]
    assert mode.shop[0] == 0
    assert steps == sorted(steps)
    assert min(steps) > 0


@EVERY
def test_more_neighbors_lines_and_groups_never_count_less(mode):
    """The upper bounds of the search rest on it."""
    for table in (mode.park, mode.harbor, mode.public_service, mode.tower):
        assert list(table) == sorted(table)
    for smaller, larger in zip(mode.office, mode.office[1:], strict=False):
        assert all(a <= b for a, b in zip(smaller, larger, strict=True))
    assert min(mode.factory.values()) > 0


@EVERY
def test_modes_are_single_values(mode):
    assert pickle.loads(pickle.dumps(mode)) is mode
    assert copy.deepcopy(mode) is mode
    assert mode_named(mode.name) is mode
    assert mode_named(mode) is mode
    assert str(mode) == mode.name


@pytest.mark.parametrize("name", ["Classic", "", "standard", None, 1, ["classic"], b"classic"])
def test_other_names_are_refused(name):
    with pytest.raises(UnknownMode, match="classic and expert"):
        mode_named(name)
