"""Errors in the words of whoever reads them; programs get their codes."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from quadropolis.cli.text import ENGLISH, has, language, say
from quadropolis.rules.errors import QuadropolisError
from quadropolis.rules.wording import PLAYER, STANDARD_INPUT, error_key, is_standard_input, spoken

TILES = ("face", "building")


def reported(error: Mapping[str, Any]) -> str:
    """The words for an error as data; in English these are its own."""
    return str(error["text"]) if language() == ENGLISH else _said(error, ())


def refusal(error: QuadropolisError, players: Sequence[str]) -> str:
    """Why something was refused; the rules count players, people have names."""
    return _said(error.to_data(), players)


def _said(error: Mapping[str, Any], names: Sequence[str]) -> str:
    key = error_key(error["code"])
    if not has(key):
        return str(error["text"])
    return say(key, **spoken(error["arguments"], partial(_worded, names)))


def _worded(names: Sequence[str], name: str, value: Any) -> object:
    if isinstance(value, Mapping):
        return _said(value, names)
    if type(value) is int:
        return names[value] if value < len(names) else say(PLAYER, number=value + 1)
    if name in TILES and language() != ENGLISH:
        return _tile(value)
    if name == "parameter":
        from quadropolis.cli.help import values_in_words

        return values_in_words(value)
    return say(STANDARD_INPUT) if is_standard_input(name, value) else value


def _tile(text: str) -> str:
    """`T2+T1` is a Tower Block: the floors of a building are of one kind."""
    from quadropolis.rules.tiles import FACES

    face = FACES.get(text.partition("+")[0])
    return say(f"kind-{face.kind.value}") if face else text
