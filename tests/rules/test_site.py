"""The construction site (rules: "What is on the table", "A turn", step 1)."""

import pytest

import quadropolis as q
from quadropolis.rules.site import EMPTY, FACE_DOWN, FACING, REACH, SPOT_INDEX, SPOTS, SQUARES


def reached(architect: int, spot: str) -> str:
    return SQUARES[REACH[architect][SPOT_INDEX[spot]]]


def test_25_squares_and_20_spots_5_on_each_side():
    assert tuple(f"{c}{r}" for r in range(1, 6) for c in "abcde") == SQUARES
    assert len(set(SPOTS)) == 20
    for side in "NESW":
        assert [spot for spot in SPOTS if spot[0] == side] == [f"{side}{n}" for n in range(1, 6)]


def test_worked_example_architect_3_beside_row_4():
    """It takes the third square of row 4 counted from the architect's side."""
    assert reached(3, "W4") == "c4"
    assert reached(3, "E4") == "c4"
    assert reached(2, "W4") == "b4"
    assert reached(2, "E4") == "d4"


@pytest.mark.parametrize("architect", range(1, 6))
@pytest.mark.parametrize("line", range(1, 6))
def test_architect_k_reaches_the_kth_square_from_its_spot(architect, line):
    letters = "abcde"
    assert reached(architect, f"W{line}") == f"{letters[architect - 1]}{line}"
    assert reached(architect, f"E{line}") == f"{letters[5 - architect]}{line}"
    assert reached(architect, f"N{line}") == f"{letters[line - 1]}{architect}"
    assert reached(architect, f"S{line}") == f"{letters[line - 1]}{6 - architect}"


@pytest.mark.parametrize("square", SQUARES)
def test_the_urbanist_blocks_both_ends_of_its_row_and_its_column(square):
    column, row = "abcde".index(square[0]) + 1, square[1]
    assert FACING[square] == {f"N{column}", f"S{column}", f"W{row}", f"E{row}"}


def test_the_urbanists_line_includes_the_last_architects_own_spot():
    for architect in range(1, 6):
        for spot in SPOTS:
            assert spot in FACING[reached(architect, spot)]


def test_a_site_shows_faces_face_down_tiles_and_empty_squares():
    site = q.Site((q.FACES["T1m"], FACE_DOWN, *[EMPTY] * 23))
    assert site["a1"] is q.FACES["T1m"]
    assert site["b1"] is FACE_DOWN
    assert site["e5"] is EMPTY
    assert str(site) == "T1m # . . . / " + " / ".join([". . . . ."] * 4)
    assert site.without(0)["a1"] is EMPTY
    assert site.without(0)["b1"] is FACE_DOWN


def test_a_new_site_is_empty():
    assert set(q.Site().squares) == {EMPTY}
    assert len(q.Site().squares) == 25
