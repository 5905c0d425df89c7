"""Texts of positions, cities and deals, right and wrong: read by the kernel and by notation."""

import json
from typing import Any

from hypothesis import strategies as st

import quadropolis as q
from quadropolis import kernel
from quadropolis.kernel.native import MODE_OBJECTS, native
from quadropolis.rules.mode import Mode
from tests import strategies as any_
from tests.kernel.scored import refused
from tests.refusals import refusal

SIGNS = " |/+.#-:0123456789abcdeNESWTSUPQFHOM\n\t'\"\\'"
FOREIGN = (
    "é",
    "Ж",
    "中",
    "🏙",
    "\x00",
    "\x1f",
    "\x85",
    "\xa0",
    "\xad",
    "\u2003",
    "\u2028",
    "\u200b",
)
"""Signs beyond ASCII: letters, blanks, controls."""
PIECES = (
    "to deal", "over", "to move 1", "round 2", "turn 3", "first 1", "mayor 1", "playgrounds",
    "classic", "expert", "city", "site", "urbanist a1", "urbanist -", "spots -", "spots 0:1N1",
    "1:2E3", "0:2N4", "3:5W1", "architects 1234", "1234", "-", " | ", " / ", "T1m", "T1+T1",
    "O+O", "M", "H4", "Hpe", "999", "0001", "…",
)  # fmt: skip
"""Words that a text may hold, at the right place or at a wrong one."""
strange = st.sampled_from((*SIGNS, *FOREIGN, *PIECES))


@st.composite
def mutated(draw, texts):
    """A text with some of its signs, words or fields changed, doubled, exchanged or taken out."""
    text = draw(texts)
    for _ in range(draw(st.integers(1, 4))):
        separator = draw(st.sampled_from(("", " ", " | ", " / ", "+", ":")))
        parts = list(text) if separator == "" else text.split(separator)
        if not parts:
            break
        first, second = (draw(st.integers(0, len(parts) - 1)) for _ in range(2))
        match draw(st.sampled_from(("replace", "insert", "remove", "double", "exchange"))):
            case "replace":
                parts[first] = draw(strange)
            case "insert":
                parts.insert(first, draw(strange))
            case "remove":
                del parts[first]
            case "double":
                parts.insert(first, parts[second])
            case "exchange":
                parts[first], parts[second] = parts[second], parts[first]
        text = separator.join(parts)
    return text


position_texts = any_.states().map(q.format_position)


@st.composite
def mixed_positions(draw):
    """The fields of two positions of equal games, mixed: each in range, but not together."""
    settings = draw(any_.settings_of_games)
    plies = st.integers(0, any_.LONGEST_GAME)
    first, second = (
        q.format_position(any_.reached(settings, draw(st.integers(0, 99)), draw(plies))[0])
        for _ in range(2)
    )
    fields = zip(first.split(" | "), second.split(" | "), strict=True)
    return " | ".join(draw(st.sampled_from(pair)) for pair in fields)


def check_position(text: str) -> Any:
    """The kernel reads the same position as notation, or refuses it for the same reason."""
    found = native.read_position(text)
    error = refusal(q.parse_position, text)
    if error is not None:
        assert isinstance(found, str), error
        assert json.loads(found) == refused(error)
        return error
    state = q.parse_position(text)
    assert found == kernel.from_state(state)
    assert native.write_position(found) == q.format_position(state)
    return None


def check_city(text: str, mode: Mode) -> Any:
    """The same for a city."""
    found = json.loads(native.read_city(MODE_OBJECTS.index(mode), text))
    try:
        expected: Any = q.format_city(q.parse_city(text, mode))
    except q.QuadropolisError as error:
        expected = refused(error)
    assert found == expected
    return found


def check_deal(text: str) -> Any:
    """The same for a deal."""
    found = json.loads(native.read_deal(text))
    try:
        expected: Any = q.format_deal(q.parse_deal(text))
    except q.QuadropolisError as error:
        expected = refused(error)
    assert found == expected
    return found
