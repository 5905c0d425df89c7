"""A whole position as one line of text."""

import json
from random import Random
from urllib.parse import parse_qs, quote, urlencode

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import quadropolis as q
from quadropolis import kernel
from quadropolis.notation import errors
from quadropolis.notation.position import LONGEST_POSITION
from quadropolis.rules.errors import QuadropolisError
from quadropolis.testing import SETTINGS, random_game
from tests import strategies as any_
from tests.games.make import GAMES
from tests.refusals import refusal
from tests.sizes import size
from tests.tables import random_play

EXAMPLE = (
    "classic 2 | round 1 turn 2 | to move 0 | first 0 | mayor 0 | urbanist a3"
    " | architects 134 234 | spots 0:2N4 1:1W3"
    " | site # S # P P / U0 F3 # . T3 / . T1m # F2 # / # Hpp T2 # T1 / T1 S Hee # #"
    " | city . . . . / . F1 . . / . . . . / . . . . | city . . . . / . . . . / U2 . . . / . . . ."
)
BEFORE = q.format_position(q.start("expert", 3, playgrounds=True, first_player=2))
OVER = q.format_position(random_play(q.start("classic"), Random(0), 10**6))
LATE = q.format_position(random_play(q.start("expert", 4), Random(3), 70))


def changed(old: str, new: str, text: str = EXAMPLE) -> str:
    """A position's text with one place written differently."""
    assert text.count(old) >= 1
    return text.replace(old, new, 1)


def field(text: str, name: str) -> str:
    """The field that begins with that name."""
    return next(found for found in text.split(" | ") if found.startswith(name))


# --- round trips ----------------------------------------------------------------------


@given(any_.states())
def test_positions_round_trip(state):
    text = q.format_position(state)
    assert q.parse_position(text) == state
    assert q.format_position(q.parse_position(text)) == text
    assert text.isascii()
    assert "\n" not in text


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_position_of_a_game_has_a_text_of_its_own(setting):
    states = [state for state, _, _ in random_game(*setting, Random(5))]
    texts = [q.format_position(state) for state in states]
    assert len(set(texts)) == len(texts)
    assert [q.parse_position(text) for text in texts] == states
    assert {state.phase for state in states} == set(q.Phase)


@pytest.mark.parametrize("file", sorted(GAMES.glob("*.json")), ids=lambda file: file.stem)
def test_the_positions_of_the_recorded_games_round_trip(file):
    for state in q.parse_record(file.read_text(encoding="utf-8")).states():
        assert q.parse_position(q.format_position(state)) == state


def test_the_example_says_what_it_looks_like():
    state = q.parse_position(EXAMPLE)
    assert (state.mode, state.players, state.playgrounds) == (q.CLASSIC, 2, False)
    assert (state.round, state.turn, state.phase) == (1, 2, q.Phase.MOVE)
    assert (state.current_player, state.first_player, state.mayor) == (0, 0, 0)
    assert (state.urbanist, state.architects) == ("a3", ((1, 3, 4), (2, 3, 4)))
    lying = state.architect_on("W3")
    assert lying is not None
    assert (lying.player, lying.number) == (1, 1)
    assert q.format_site(state.site) == field(EXAMPLE, "site").removeprefix("site ")
    assert str(state.cities[1]["a3"][0]) == "U2"
    assert q.format_position(state) == EXAMPLE


def test_a_position_between_rounds():
    assert BEFORE.startswith(
        "expert 3 playgrounds | round 1 turn 1 | to deal | first 2 | mayor 2 | urbanist -"
        " | architects 111222333444555 | spots - | site . . . . . /"
    )
    assert OVER.startswith("classic 2 | round 4 turn 4 | over | ")
    assert q.outcome(q.parse_position(OVER)) is not None


def test_blanks_and_line_ends_are_as_one_likes_and_so_is_the_order_of_a_hand():
    loose = EXAMPLE.replace(" | ", "\n|  ").replace(" / ", "/").replace(" ", "  ")
    assert q.parse_position(f"  {loose}\n") == q.parse_position(EXAMPLE)
    other = changed("134 234", "431 423", changed("0:2N4 1:1W3", "1:1W3 0:2N4"))
    assert q.format_position(q.parse_position(other)) == EXAMPLE


def test_a_position_can_be_played_on():
    state = q.parse_position(EXAMPLE)
    deal = q.parse_deal("# S # P P / U0 F3 # F1 T3 / U2 T1m # F2 # / # Hpp T2 # T1 / T1 S Hee # #")
    again = q.play(q.play(q.deal(q.start("classic"), deal), "2N4:b2"), "1W3:a3")
    assert state == again
    assert q.legal_moves(state) == q.legal_moves(again)


@pytest.mark.parametrize("text", [EXAMPLE, BEFORE, OVER, LATE])
def test_a_position_survives_being_part_of_a_link(text):
    link = "https://play.example/?" + urlencode({"position": text}, quote_via=quote)
    assert parse_qs(link.partition("?")[2])["position"] == [text]
    assert not set(link) & set(' |#"<>')


# --- positions that cannot be -----------------------------------------------------------

CITY = ". . . . / . . . . / U2 . . . / . . . ."
REFUSED = {
    errors.WrongFieldCount: (EXAMPLE + " | city . . . .", ["12", "2 players", "11"]),
    errors.WrongPositionField: (changed("first 0", "last 0"), ["Field 4", "last 0", "first 0"]),
    errors.OutOfRange: (changed("mayor 0", "mayor 2"), ["mayor", "2", "0 to 1"]),
    errors.WrongCity: (changed("U2 . . .", "U2 . ."), ["City 1", "Row 3", "4 squares, not 3"]),
    errors.SpotTwice: (changed("1:1W3", "1:1N4"), ["N4"]),
    errors.SameArchitect: (
        changed("to move 0", "to move 1", changed("0:2N4", "0:2N2 0:2N4"))
        .replace("U0 F3", "U0 .")
        .replace("urbanist a3", "urbanist b2"),
        ["Architect 2", "N2, N4", "1"],
    ),
    errors.WrongShare: (changed("1:1W3", "0:1W3"), ["player 0 on spots: 2", "should be 1"]),
    errors.WrongTurn: (changed("to move 0", "to move 1"), ["to move 0", "to move 1"]),
    errors.WrongArchitectsLeft: (changed("134 234", "1234 234"), ["1234 234", "134 234"]),
    errors.WrongUrbanist: (changed("urbanist a3", "urbanist d2"), ["d2", "a3"]),
    errors.NotCleared: (changed("urbanist -", "urbanist a1", BEFORE), ["a1", "urbanist -"]),
    errors.WrongFaceDown: (changed("# S #", "T1 S #"), ["8", "round 1", "9"]),
    errors.NotOfThisRound: (changed("P P", "P H3"), ["round 1", "H3"]),
    errors.NobodyTook: (changed("P P", "P ."), ["e1"]),
    errors.StillThere: (changed("# . T3", "# F1 T3"), ["F1", "d2", "architect 2 at N4"]),
    errors.WrongMayor: (changed("mayor 0", "mayor 1"), ["Player 1", "0"]),
    errors.TooManyBuilt: (changed(CITY, CITY.replace("U2 .", "U2 F1")), ["city 1", "2", "1"]),
    errors.NeverTaken: (changed(CITY, CITY.replace("U2", "S")), ["S"]),
}  # fmt: skip


@pytest.mark.parametrize("kind", errors.PositionError.all_types(), ids=lambda kind: kind.__name__)
def test_every_kind_of_impossible_position_is_refused(kind):
    text, said = REFUSED[kind]
    error = refusal(q.parse_position, text)
    assert type(error) is kind
    assert error.code.startswith("position/")
    for words in said:
        assert words in str(error)
    assert json.loads(json.dumps(error.to_data()))["arguments"] == error.arguments


@pytest.mark.parametrize(
    ("text", "code", "said"),
    [
        (changed("classic", "chess"), "setup/unknown_mode", "chess"),
        (changed("classic 2", "classic 5"), "setup/wrong_players", "5"),
        (changed("classic", "expert"), "position/wrong_city", "City 0"),
        (changed("classic 2", "classic 2 playgrounds"), "position/not_of_this_round", "P"),
        (changed("round 1", "round 5"), "position/out_of_range", "1 to 4"),
        (changed("round 1", "round 2"), "position/not_of_this_round", "round 2"),
        (changed("turn 2", "turn 1"), "position/wrong_turn", "turn 2"),
        (changed("turn 2", "turn ²"), "position/wrong_field", "turn"),
        (changed("to move 0", "to deal"), "position/not_cleared", "turn 1"),
        (changed("to move 0", "over"), "position/not_cleared", "round 4"),
        (changed("urbanist a3", "urbanist -"), "position/wrong_urbanist", "a3"),
        (changed("134 234", "34 234"), "position/wrong_architects_left", "134 234"),
        (changed("134 234", "134 234 1"), "position/wrong_architects_left", "134 234"),
        (changed("134 234", "134334"), "position/wrong_architects_left", "134 234"),
        (BEFORE + "|", "position/wrong_field_count", "13"),
        (changed("mayor 2", "mayor 1", BEFORE), "position/wrong_mayor", "2"),
        (changed("T1m", "X9"), "notation/unknown_face", "b3"),
        (changed("U2 . . .", "O . . ."), "position/wrong_city", "at a3 (O)"),
        (changed("U2 . . .", "U2 . ."), "position/wrong_city", "City 1"),
        (changed(". F1 . .", ". F1+F1 . ."), "position/wrong_city", "at b2 cannot be built"),
        (EXAMPLE[: EXAMPLE.rindex("/")], "position/wrong_city", "4 rows"),
        ("", "position/wrong_field", "classic 2"),
        ("x" * (LONGEST_POSITION + 1), "notation/too_long", "5001 characters"),
        (None, "notation/not_text", "position"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said(text, code, said):
    error = refusal(q.parse_position, text)
    assert error is not None
    assert error.code.startswith(code)
    assert said in str(error)


def test_more_architects_than_a_round_has_turns():
    spots = [f"{side}{n}" for side in "NE" for n in range(1, 5)]
    lying = " ".join(f"{i % 2}:{i // 2 + 1}{spot}" for i, spot in enumerate(spots))
    error = refusal(q.parse_position, changed("0:2N4 1:1W3", lying))
    assert error is not None
    assert (error.code, error.arguments["field"]) == ("position/out_of_range", "spots")


# --- any text at all ------------------------------------------------------------------


@st.composite
def mutated(draw):
    """A position's text with a few places deleted, doubled, swapped or overwritten."""
    text = q.format_position(draw(any_.states()))
    words = text.split(" ")
    foreign = st.sampled_from(
        [*q.FACES, ".", "#", "-", "/", "|", "0", "1", "2", "5", "a1", "²", ""]
    )
    for _ in range(draw(st.integers(1, 3))):
        at, other = (draw(st.integers(0, len(words) - 1)) for _ in range(2))
        match draw(st.sampled_from(("delete", "double", "swap", "write", "cut"))):
            case "delete" if len(words) > 1:
                del words[at]
            case "double":
                words.insert(at, words[other])
            case "swap":
                words[at], words[other] = words[other], words[at]
            case "cut":
                words[at] = words[at][1:]
            case _:
                words[at] = draw(foreign)
        words = words or [""]
    return " ".join(words)


@given(mutated(), st.integers(0, 10**6))
@settings(max_examples=size(300, 5_000))
def test_a_mutated_position_is_refused_or_one_that_can_be_played(text, seed):
    """Whatever is not refused is a position to the kernel too, and leads to an end."""
    if refusal(q.parse_position, text) is not None:
        return
    state = q.parse_position(text)
    assert q.parse_position(q.format_position(state)) == state
    kernel.from_state(state)
    assert random_play(state, Random(seed), 10**6).phase is q.Phase.OVER


@given(any_.garbage | st.text(max_size=80))
def test_garbage_is_refused(value):
    assert isinstance(refusal(q.parse_position, value), QuadropolisError)
