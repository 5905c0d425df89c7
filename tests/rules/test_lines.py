"""Score lines: which buildings bring which points, and why."""

import json
import pickle
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import quadropolis as q
from quadropolis import kernel
from quadropolis.rules.lines import Category, LineCode
from quadropolis.rules.mode import COSTS, FREE
from tests import strategies as any_
from tests.tables import city
from tests.vectors.test_vectors import CITIES

VALUES = {
    "tower": {"where", "floors"},
    "shop": {"where", "customers"},
    "public_service": {"where", "districts"},
    "park": {"where", "towers", "kind"},
    "factory-neighbor": {"where", "kind", "count", "each"},
    "harbor-across": {"where", "count"},
    "harbor-down": {"where", "count"},
    "office": {"where", "floors", "group"},
    "monument-neighbor": {"where", "kind", "count", "each"},
    "printed": {"where", "kind"},
    "idle_inhabitants": {"count"},
    "pollution": {"count"},
}
"""What the words of each line are told."""


def check(sheet: q.ScoreSheet) -> None:
    """What holds for the lines of every sheet."""
    lines = sheet.lines
    sums = Counter(dict.fromkeys(sheet.categories, 0))
    for line in lines:
        sums[line.category] += line.points
        assert set(line.values) == VALUES[line.code]
        assert line.values.get("where", "") == ("" if not line.squares else line.squares[0])
        for square in (*line.squares, *line.beside):
            floors = sheet.city[square]
            assert floors
            assert square in sheet.allocation or COSTS[floors[0].kind] == FREE
        assert not {*line.squares} & {*line.beside}
    assert sums == sheet.categories
    order = list(Category)
    assert lines == tuple(sorted(lines, key=lambda line: order.index(line.category)))
    assert json.loads(json.dumps(sheet.to_data()))["lines"] == [line.to_data() for line in lines]


def test_every_code_has_its_values():
    assert set(VALUES) == set(LineCode)


@given(any_.cities(), any_.resources, any_.resources)
def test_lines_add_up_to_the_best_sheet(built, inhabitants, energy):
    sheet = q.score(built, inhabitants, energy)
    check(sheet)
    assert kernel.score(built, inhabitants, energy).lines == sheet.lines


@given(any_.cities().flatmap(lambda c: st.tuples(st.just(c), any_.laid_out(c))))
def test_lines_add_up_to_the_sheet_of_any_allocation(drawn):
    built, (allocation, inhabitants, energy) = drawn
    check(q.score(built, inhabitants, energy, allocation))


def test_lines_of_the_judged_cities():
    for line in CITIES:
        built = q.parse_city(line["city"], line["mode"])
        check(kernel.score(built, line["inhabitants"], line["energy"]))


def told(sheet: q.ScoreSheet) -> list[tuple[str, str, str, int]]:
    return [
        (line.code, " ".join(line.squares), " ".join(line.beside), line.points)
        for line in sheet.lines
    ]


def test_lines_of_a_classic_city():
    built = city("T2+T1 P S . / H1 H2 F1 . / H1 U1 . . / U2 . . Q")
    worked = {square: {"inhabitants": 1} for square in ("a2", "b2", "c2", "a3", "b3", "a4")}
    lit = {square: {"energy": 1} for square in ("a1", "b1")}
    sheet = q.score(built, 9, 9, worked | lit | {"c1": {"inhabitants": 1, "energy": 1}})
    assert told(sheet) == [
        ("tower", "a1", "", 3),
        ("shop", "c1", "", 1),
        ("public_service", "b3 a4", "", 2),
        ("printed", "b3", "", 1),
        ("printed", "a4", "", 2),
        ("park", "b1", "a1", 2),
        ("park", "d4", "", 0),
        ("factory-neighbor", "c2", "c1", 2),
        ("factory-neighbor", "c2", "b2", 3),
        ("harbor-across", "a2 b2", "", 3),
        ("harbor-down", "a2 a3", "", 3),
        ("printed", "a2", "", 1),
        ("printed", "b2", "", 2),
        ("printed", "a3", "", 1),
        ("idle_inhabitants", "", "", -2),
        ("pollution", "", "", -6),
    ]


def test_lines_of_offices_and_monuments():
    built = city("O O M U0 O+O / . . H1 . . ...", "expert")
    sheet = q.score(built, 5, 3)
    assert told(sheet) == [
        ("public_service", "d1", "", 2),
        ("office", "a1", "b1", 1),
        ("office", "b1", "a1", 1),
        ("office", "e1", "", 1),
        ("monument-neighbor", "c1", "d1", 2),
        ("idle_inhabitants", "", "", -1),
    ]
    assert sheet.lines[4].values == {"where": "c1", "kind": "public_service", "count": 1, "each": 2}
    assert sheet.lines[1].values == {"where": "a1", "floors": 1, "group": 2}


@pytest.mark.parametrize(
    ("text", "across", "down"),
    [
        ("H1 H1 . . / . . . . / H1 H1 . . / . . . .", "a1 b1", None),
        ("H1 . H1 . / H1 . H1 . / . . . . / . . . .", None, "a1 a2"),
        (". . . H1 / H1 . . H1 / H1 . . . / . . . .", None, "d1 d2"),
        (". . . H1 / H1 . . . / . . . . / . . . .", None, None),
    ],
)
def test_of_several_longest_lines_the_one_that_ends_first_counts(text, across, down):
    sheet = q.score(city(text), 9, 0)
    found = {line.code.value: " ".join(line.squares) for line in sheet.lines}
    assert found.get("harbor-across") == across
    assert found.get("harbor-down") == down


def test_a_sheet_is_compared_without_its_city():
    left, right = city("T1 . . . ..."), city(". T1 . . ...")
    assert q.score(left, 0, 0) == q.score(right, 0, 0)
    assert pickle.loads(pickle.dumps(q.score(left))).lines == q.score(left).lines
