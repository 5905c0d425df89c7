"""Where a tile may stand (rules: "A turn", step 3; "Expert mode")."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

import quadropolis as q
from quadropolis.rules.errors import (
    NoSuchSquare,
    OtherKind,
    SquareNotAllowed,
    SquareOccupied,
    StackFull,
)
from tests import strategies as any_
from tests.rules import naive_scoring as naive
from tests.tables import city


def allowed(built: q.City, face: str, architect: int) -> set[str]:
    return {built.mode.squares[s] for s in built.placements(q.FACES[face], architect)}


@pytest.mark.parametrize("architect", range(1, 5))
@pytest.mark.parametrize("face", ["S", "T1", "P", "F2"])
def test_classic_an_empty_square_of_row_k_or_column_k(architect, face):
    row = {f"{letter}{architect}" for letter in "abcd"}
    column = {f"{'abcd'[architect - 1]}{n}" for n in range(1, 5)}
    assert allowed(q.City.empty(q.CLASSIC), face, architect) == row | column


@pytest.mark.parametrize("architect", range(1, 6))
@pytest.mark.parametrize("face", ["S", "T1", "O", "M"])
def test_expert_an_empty_square_numbered_k_or_of_district_k(architect, face):
    expected = {
        f"{'abcde'[column]}{row + 1}"
        for (row, column), (district, number) in naive.expert_mat().items()
        if architect in (district, number)
    }
    assert allowed(q.City.empty(q.EXPERT), face, architect) == expected


def test_a_built_square_takes_no_second_building():
    built = city("S T1 F1 . ...")
    assert allowed(built, "P", 1) == {"d1", "a2", "a3", "a4"}


def test_worked_example_third_floor():
    """A two-floor Tower Block outside row/column 3 takes a third floor from architect 3, not 2."""
    built = city("T1+T2 ...")  # a1: neither row nor column 2 or 3
    assert "a1" in allowed(built, "T3", 3)
    assert "a1" not in allowed(built, "T3", 2)


@pytest.mark.parametrize("mode", ["classic", "expert"])
def test_stacking_in_the_architects_lines_at_any_height(mode):
    """The building stands in row/column k (Expert: numbered k or in district k)."""
    for floors in range(1, 4 if mode == "classic" else 5):
        for architect in (1, 2):  # a1 is in row and column 1; in Expert in district 1, number 2
            built = city("+".join(["T1"] * floors) + " ...", mode)
            fits = architect == 1 or mode == "expert" or floors + 1 == architect
            assert ("a1" in allowed(built, "T2", architect)) is fits


@pytest.mark.parametrize(("mode", "face"), [("classic", "T1"), ("expert", "T1"), ("expert", "O")])
def test_stacking_anywhere_when_the_floor_being_built_is_number_k(mode, face):
    for architect in q.MODES[mode].architects:
        for floors in range(1, q.MODES[mode].floors):
            for index, square in enumerate(q.MODES[mode].squares):
                squares: list[tuple[q.Face, ...]] = [()] * len(q.MODES[mode].squares)
                squares[index] = (q.FACES[face],) * floors
                built = q.City(q.MODES[mode], tuple(squares))
                in_line = architect in q.MODES[mode].numbers[index]
                expected = in_line or floors + 1 == architect
                assert (square in allowed(built, face, architect)) is expected


def test_the_first_floor_is_no_exception():
    """Architect 1 may not start a building outside its lines: stacking needs a building."""
    assert "b2" not in allowed(q.City.empty(q.CLASSIC), "T1", 1)


def test_stacks_have_at_most_4_floors_and_5_in_expert():
    classic = city("T1+T1+T1+T1 T1+T1+T1 ...")
    assert "a1" not in allowed(classic, "T1", 1)
    assert "b1" in allowed(classic, "T1", 1)
    expert = city("T1+T1+T1+T1+T1 T1+T1+T1+T1 ...", "expert")
    assert "a1" not in allowed(expert, "T1", 1)
    assert {"b1"} <= allowed(expert, "T1", 5)


def test_only_the_same_kind_is_stacked():
    built = city("T1 O S ...", "expert")
    assert allowed(built, "T2", 1) & {"a1", "b1", "c1"} == {"a1"}
    assert allowed(built, "O", 1) & {"a1", "b1", "c1"} == {"b1"}
    assert allowed(built, "S", 1) & {"a1", "b1", "c1"} == set()


def test_a_classic_city_has_no_stackable_kind_but_the_tower():
    for face in q.FACES.values():
        built = q.City(q.CLASSIC, ((face,), *((),) * 15))
        if face.kind in q.CLASSIC.kinds:
            may = "a1" in allowed(built, face.name, 1)
            assert may is (face.kind is q.Kind.TOWER)


@pytest.mark.parametrize(
    ("text", "mode", "face", "architect", "square", "error", "words"),
    [
        ("S ...", "classic", "P", 1, "a1", SquareOccupied, ["a1", "S", "P"]),
        ("S ...", "classic", "T1", 1, "a1", OtherKind, ["a1", "S", "T1"]),
        ("T1 ...", "classic", "S", 1, "a1", SquareOccupied, ["a1", "T1", "S"]),
        ("O ...", "expert", "T2", 1, "a1", OtherKind, ["a1", "O", "T2"]),
        ("T1+T2+T3+T1 ...", "classic", "T2", 1, "a1", StackFull, ["a1", "4"]),
        ("O+O+O+O+O ...", "expert", "O", 1, "a1", StackFull, ["a1", "5"]),
        (". ...", "classic", "S", 1, "b2", SquareNotAllowed, ["1", "b2", "a1, b1, c1"]),
        ("T1+T2 ...", "classic", "T2", 2, "a1", SquareNotAllowed, ["2", "a1", "b1"]),
        (". ...", "classic", "S", 1, "e1", NoSuchSquare, ["e1", "a1", "d4"]),
    ],
)
def test_refusals_say_why(text, mode, face, architect, square, error, words):
    refusal = city(text, mode).refusal(q.FACES[face], architect, square)
    assert type(refusal) is error
    for word in words:
        assert word in str(refusal)


def test_with_every_square_of_its_lines_built_on_only_the_discard_is_left():
    built = city("S S S S / S . . . / S . . . / S . . .")
    assert allowed(built, "P", 1) == set()
    assert "discard" in str(built.refusal(q.FACES["P"], 1, "b2"))


@given(any_.cities(), st.data())
def test_placements_and_refusals_agree(built, data):
    face = data.draw(any_.faces(built.mode))
    architect = data.draw(st.sampled_from(built.mode.architects))
    for index, square in enumerate(built.mode.squares):
        refused = built.refusal(face, architect, square)
        assert (refused is None) is (index in built.placements(face, architect))


@given(any_.cities())
def test_inhabitants_and_energy_follow_from_the_tiles(built):
    assert (built.inhabitants, built.energy) == naive.received(str(built))


@given(any_.cities())
def test_cities_are_values(built):
    again = q.City(built.mode, tuple(built.squares))
    assert again == built
    assert hash(again) == hash(built)
    assert pickle.loads(pickle.dumps(built)) == built


def test_a_tile_goes_on_top():
    built = city("T1 ...").with_tile(q.FACES["T3"], 0).with_tile(q.FACES["S"], 5)
    assert str(built).startswith("T1+T3 . . . / . S . .")
    assert [str(face) for face in built["a1"]] == ["T1", "T3"]
    assert built.kinds()[:6] == ("tower", None, None, None, None, "shop")
