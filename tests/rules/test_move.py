"""Moves and deals as values; their notation (formats: "Move", "Site, deal, position")."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

import quadropolis as q
from quadropolis.rules.errors import NotText, UnknownFace, WrongColumns, WrongMoveText
from quadropolis.rules.site import FACE_DOWN, SPOTS
from tests import strategies as any_


@pytest.mark.parametrize(
    ("text", "architect", "spot", "to"),
    [("3W4:b2", 3, "W4", "b2"), ("1N5:-", 1, "N5", "-"), ("2E1", 2, "E1", None)],
)
def test_the_examples_of_the_formats(text, architect, spot, to):
    move = q.parse_move(text)
    assert (move.architect, move.spot, move.to) == (architect, spot, to)
    assert str(move) == q.format_move(move) == text
    assert move.discards is (to == "-")


def test_every_move_that_can_be_written_round_trips():
    squares = [f"{letter}{row}" for row in range(1, 5) for letter in "abcde"]
    for architect in range(1, 6):
        for spot in SPOTS:
            for to in (None, "-", *squares):
                move = q.Move(architect, spot, to)
                assert q.parse_move(str(move)) == move


@pytest.mark.parametrize(
    ("text", "part", "words"),
    [
        ("", "architect", "begins with the architect: 1 to 5"),
        ("0W4:b2", "architect", "begins with the architect: 1 to 5"),
        ("6W4:b2", "architect", "begins with the architect: 1 to 5"),
        ("٣W4:b2", "architect", "begins with the architect: 1 to 5"),
        (" 3W4", "architect", "begins with the architect: 1 to 5"),
        ("3", "side", "the side: N, E, S or W"),
        ("3w4:b2", "side", "the side: N, E, S or W"),
        ("3X4:b2", "side", "the side: N, E, S or W"),
        ("33W4", "side", "the side: N, E, S or W"),
        ("3W", "line", "the number of the spot on that side: 1 to 5"),
        ("3W6:b2", "line", "the number of the spot on that side: 1 to 5"),
        ("3W0", "line", "the number of the spot on that side: 1 to 5"),
        ("3W4:", "target", "a square like :c3, :- to discard, or nothing"),
        ("3W4b2", "target", "a square like :c3, :- to discard, or nothing"),
        ("3W4:f1", "target", "a square like :c3, :- to discard, or nothing"),
        ("3W4:a5", "target", "a square like :c3, :- to discard, or nothing"),
        ("3W4:b2 ", "target", "a square like :c3, :- to discard, or nothing"),
        ("3W4:b2\n", "target", "a square like :c3, :- to discard, or nothing"),
        ("3W4\n", "target", "a square like :c3, :- to discard, or nothing"),
        ("3W4:--", "target", "a square like :c3, :- to discard, or nothing"),
        ("3W4:B2", "target", "a square like :c3, :- to discard, or nothing"),
    ],
)
def test_a_wrong_text_says_which_part_and_what_was_expected(text, part, words):
    with pytest.raises(WrongMoveText) as caught:
        q.parse_move(text)
    assert caught.value.arguments["part"] == part
    assert words in str(caught.value)


@pytest.mark.parametrize("thing", [None, 3, b"3W4", ["3W4"], ("3W4",), {}, 1.5])
def test_only_text_is_read(thing):
    with pytest.raises(NotText, match="move"):
        q.parse_move(thing)


@given(any_.moves)
def test_moves_are_values(move):
    again = q.Move(move.architect, move.spot, move.to)
    assert again == move
    assert hash(again) == hash(move)
    assert pickle.loads(pickle.dumps(move)) == move


def test_a_deal_is_25_faces_with_face_down_tiles():
    deal = q.Deal.of(["T1m", "#", *["S"] * 23])
    assert deal.squares[:3] == (q.FACES["T1m"], FACE_DOWN, q.FACES["S"])
    assert deal.names() == ("T1m", "#", *["S"] * 23)
    assert deal.counts() == {"S": 23, "T1m": 1, "#": 1}
    assert deal.site() == q.Site(deal.squares)


@pytest.mark.parametrize("count", [0, 1, 24, 26, 1000])
def test_a_deal_of_another_size_is_refused(count):
    with pytest.raises(WrongColumns, match=f"25 squares, not {count}"):
        q.Deal.of(["S"] * count)


@pytest.mark.parametrize("face", [".", "X", "t1", "T4", "", None, 7, ["S"], "T1+T1"])
def test_a_deal_holds_known_faces_only(face):
    with pytest.raises(UnknownFace, match="b1"):
        q.Deal.of(["S", face, *["S"] * 23])


@given(st.lists(st.sampled_from(["#", *q.FACES]), min_size=25, max_size=25))
def test_a_deal_keeps_its_names(names):
    assert list(q.Deal.of(names).names()) == names
