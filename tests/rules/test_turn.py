"""One turn, step by step (rules: "A turn")."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import quadropolis as q
from quadropolis.rules.errors import (
    ArchitectNotAvailable,
    MustPlaceOrDiscard,
    NothingToPlace,
    QuadropolisError,
    SpotFacesUrbanist,
    SpotTaken,
    SquareNotAllowed,
    SquareOccupied,
    StackFull,
)
from quadropolis.rules.site import EMPTY, FACE_DOWN, SPOTS
from tests import strategies as any_
from tests.refusals import refusal
from tests.tables import dealt, random_play, with_city


def code(state: q.State, move: str) -> str | None:
    """The code of the refusal, None if the move plays."""
    error = refusal(q.play, state, move)
    return None if error is None else error.code


# --- 1. take --------------------------------------------------------------------------


def test_worked_example_architect_3_beside_row_4_takes_the_third_square():
    for spot in ("W4", "E4"):
        after = q.play(dealt(c4="T3"), f"3{spot}:c1")
        assert str(after.cities[0]["c1"][0]) == "T3"
        assert after.site["c4"] is EMPTY


def test_at_the_start_of_a_round_every_spot_is_open():
    state = dealt()
    assert {move.spot for move in q.legal_moves(state)} == set(SPOTS)
    assert {move.architect for move in q.legal_moves(state)} == {1, 2, 3, 4}


def test_each_architect_is_used_once():
    state = q.play(dealt(a1="S", e5="P"), "1N1:a1")
    state = q.play(state, "1S5:a1")
    with pytest.raises(ArchitectNotAvailable, match="1 is not available to player 1") as caught:
        q.play(state, "1N2:-")
    assert "2, 3, 4" in str(caught.value)


def test_classic_has_no_architect_5():
    with pytest.raises(ArchitectNotAvailable, match="Architect 5"):
        q.play(dealt(), "5N1:-")


def test_a_spot_with_an_architect_is_forbidden():
    state = dealt(a1="S", e5="S")
    state = q.play(q.play(state, "1N1:a1"), "1S5:a1")
    with pytest.raises(SpotTaken, match="N1 is taken by player 1’s architect 1"):
        q.play(state, "2N1:-")
    # Also one's own, and also after the Urbanist has moved on.
    state = q.play(state, next(m for m in q.legal_moves(state) if m.spot == "N3"))
    assert state.current_player == 1
    with pytest.raises(SpotTaken, match="S5 is taken by player 2’s architect 1"):
        q.play(state, "2S5:-")


def test_both_ends_of_the_urbanists_row_and_column_are_forbidden():
    state = q.play(dealt(c2="S"), "2N3:b1")
    assert state.urbanist == "c2"
    for spot in ("S3", "W2", "E2"):
        for architect in range(1, 5):
            with pytest.raises(SpotFacesUrbanist, match=f"{spot} faces the Urbanist.*c2"):
                q.play(state, f"{architect}{spot}:-")
    open_spots = {move.spot for move in q.legal_moves(state)}
    assert open_spots == set(SPOTS) - {"N3", "S3", "W2", "E2"}


def test_the_urbanist_blocks_only_where_it_stands_now():
    state = q.play(dealt(c2="S", e5="S"), "2N3:b1")
    state = q.play(state, "1S5:a1")
    assert state.urbanist == "e5"
    open_spots = {move.spot for move in q.legal_moves(state)}
    assert open_spots == set(SPOTS) - {"N3", "S5", "N5", "W5", "E5"}


def test_an_architect_may_point_at_an_empty_square():
    """Nothing is taken; the Urbanist moves there, and the architect is used up."""
    state = dealt("expert", a1="S", e5="P")
    state = q.play(q.play(state, "1N1:-"), "1S5:-")  # a1 and e5 are empty now
    after = q.play(state, "5E1")
    assert after.urbanist == "a1"
    assert after.cities == state.cities
    assert after.site == state.site
    assert after.architects[0].count(5) == state.architects[0].count(5) - 1
    assert after.architect_on("E1").number == 5


def test_a_player_must_play_an_architect_even_if_it_reaches_nothing():
    """There is no pass: every move uses up one architect and one spot."""
    state = dealt("expert", 4)
    for _ in range(16):
        before = len(state.architects[0])
        lying = sum(there is not None for there in state.spots)
        state = random_play(state, Random(before), 1)
        if state.phase != "move":
            break
        assert len(state.architects[0]) == before - 1
        assert sum(there is not None for there in state.spots) == lying + 1


# --- face-down tiles ------------------------------------------------------------------


def test_a_face_down_tile_may_be_pointed_at_and_nothing_is_taken():
    """Ruling: its square counts as empty; the Urbanist moves there."""
    state = dealt(b1="down")
    assert state.site["b1"] is FACE_DOWN
    moves = [str(move) for move in q.legal_moves(state) if str(move).startswith("1N2")]
    assert moves == ["1N2"]
    after = q.play(state, "1N2")
    assert after.urbanist == "b1"
    assert after.cities == state.cities
    assert after.site == state.site
    with pytest.raises(NothingToPlace, match="Architect 1 at N2"):
        q.play(state, "1N2:a1")
    with pytest.raises(NothingToPlace):
        q.play(state, "1N2:-")


# --- 2. the Urbanist ------------------------------------------------------------------


def test_the_urbanist_moves_to_the_square_reached():
    state = dealt()
    assert state.urbanist is None
    for move in q.legal_moves(state):
        if move.to in (None, "-"):
            side, line, k = move.spot[0], int(move.spot[1]), move.architect
            column, row = {"N": (line, k), "S": (line, 6 - k), "W": (k, line), "E": (6 - k, line)}[
                side
            ]
            assert q.play(state, move).urbanist == f"{'abcde'[column - 1]}{row}"


# --- 3. place or discard --------------------------------------------------------------


def test_placed_on_an_empty_square_of_row_or_column_k():
    state = dealt(b1="S")
    targets = {m.to for m in q.legal_moves(state) if str(m).startswith("1N2")}
    assert targets == {"a1", "b1", "c1", "d1", "a2", "a3", "a4", "-"}
    with pytest.raises(SquareNotAllowed):
        q.play(state, "1N2:b2")


def test_a_tile_must_be_placed_or_discarded():
    with pytest.raises(MustPlaceOrDiscard, match=r"takes a tile \(S\)"):
        q.play(dealt(b1="S"), "1N2")


def test_discarding_is_a_free_choice():
    """Ruling: also when the tile could be placed."""
    state = dealt(b1="F3")
    after = q.play(state, "1N2:-")
    assert after.cities == state.cities
    assert after.energy == (0, 0)
    assert after.site["b1"] is EMPTY
    assert after.urbanist == "b1"
    for move in q.legal_moves(state):
        if move.to is not None:
            assert q.Move(move.architect, move.spot, "-") in q.legal_moves(state)


def test_worked_example_stacking_through_play():
    """A two-floor Tower Block outside row/column 3 takes a third floor from architect 3, not 2."""
    state = with_city(dealt(b3="T2", b2="T3"), 0, "T1+T1 ...")
    after = q.play(state, "3N2:a1")
    assert [str(face) for face in after.cities[0]["a1"]] == ["T1", "T1", "T2"]
    assert code(state, "2N2:a1") == "move/square_not_allowed"


def test_only_towers_are_stacked_in_classic_and_offices_too_in_expert():
    state = with_city(dealt("classic", b1="S", c1="T2"), 0, "T1 S ...")
    with pytest.raises(SquareOccupied):
        q.play(state, "1N2:b1")
    assert code(state, "1N3:b1") == "move/other_kind"
    state = with_city(dealt("expert", b2="O", c2="T2"), 0, "O T1 ...")
    assert code(state, "2N2:a1") is None
    assert code(state, "2N2:b1") == "move/other_kind"
    assert code(state, "2N3:a1") == "move/other_kind"
    assert code(state, "2N3:b1") is None


def test_a_full_stack_takes_no_floor():
    state = with_city(dealt(b1="T2"), 0, "T1+T1+T1+T1 ...")
    with pytest.raises(StackFull, match="a1 has 4 floors already"):
        q.play(state, "1N2:a1")


def test_one_places_in_ones_own_city():
    state = q.play(dealt(players=3, first_player=1, b1="S"), "1N2:a1")
    assert [str(c)[0] for c in state.cities] == [".", "S", "."]


# --- 4. receive -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("face", "inhabitants", "energy"),
    [("T3", 3, 0), ("T1m", 1, 0), ("F3", 0, 3), ("Hpp", 2, 0), ("Hee", 0, 2), ("Hpe", 1, 1),
     ("H1", 0, 0), ("U2", 0, 0), ("S", 0, 0), ("P", 0, 0), ("Q", 1, 0)],
)  # fmt: skip
def test_what_is_printed_on_the_placed_tile_is_received(face, inhabitants, energy):
    state = dealt(players=4, playgrounds=True, b1=face)
    after = q.play(state, "1N2:a1")
    assert after.inhabitants == (inhabitants, 0, 0, 0)
    assert after.energy == (energy, 0, 0, 0)
    assert q.play(state, "1N2:-").inhabitants == (0, 0, 0, 0)
    assert q.play(state, "1N2:-").energy == (0, 0, 0, 0)


def test_stacked_floors_give_their_inhabitants_too():
    state = with_city(dealt(b1="T3"), 0, "T2 ...")
    assert q.play(state, "1N2:a1").inhabitants == (5, 0)


# --- texts, values, order of the list -------------------------------------------------


def test_play_takes_a_move_or_its_text():
    state = dealt(b1="S")
    assert q.play(state, "1N2:a1") == q.play(state, q.Move(1, "N2", "a1"))


@pytest.mark.parametrize(
    "move",
    [q.Move(0, "N1"), q.Move(1, "X1"), q.Move(1, "N9"), q.Move(1, "N1", "z9"), q.Move(1, "N1", ""),
     q.Move("1N", "N1"), q.Move(None, None), q.Move(10**5000, "N1"), q.Move(1, "N1", 10**5000)],
    ids=range(9),
)  # fmt: skip
def test_a_move_built_by_hand_may_hold_anything(move):
    with pytest.raises(QuadropolisError):
        q.play(dealt(), move)


@given(st.one_of(any_.garbage, st.builds(q.Move, any_.garbage, any_.garbage, any_.garbage)))
def test_whatever_is_played_only_our_errors_come_out(move):
    assert refusal(q.play, dealt(), move) is not None


@given(any_.moves)
def test_any_move_plays_or_is_refused_as_a_move(move):
    state = dealt("expert", 3)
    error = refusal(q.play, state, move)
    assert (error is None) is (move in q.legal_moves(state))
    assert error is None or error.code.startswith("move/")


@given(st.lists(st.one_of(st.text(max_size=5), st.sampled_from([*q.FACES, "#", "."])), max_size=30))
def test_whatever_is_dealt_only_our_errors_come_out(names):
    state = q.start("classic")
    assert refusal(q.deal, state, q.Deal(tuple(names))) is not None
    assert refusal(lambda: q.deal(state, q.Deal.of(names))) is not None


def test_moves_are_listed_by_architect_then_spot_then_square_with_the_discard_last():
    squares = [*(f"{letter}{row}" for row in range(1, 5) for letter in "abcde"), "-"]
    for mode in q.MODES:
        state = random_play(dealt(mode, 3), Random(9), 7)
        listed = q.legal_moves(state)
        assert len(set(listed)) == len(listed)
        assert list(listed) == sorted(
            listed,
            key=lambda m: (
                m.architect,
                "NESW".index(m.spot[0]),
                m.spot,
                squares.index(m.to) if m.to else 0,
            ),
        )
        assert listed == q.legal_moves(state)
