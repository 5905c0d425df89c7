"""Errors in the words of whoever reads them; programs get their codes."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from quadropolis.cli.text import ENGLISH, has, language, say
from quadropolis.rules.errors import QuadropolisError
from quadropolis.rules.wording import PLAYER, error_key, spoken

TILES = ("face", "building")
STANDARD_STREAM = "-"
OF_TYPER = ("usage/usage_error", "usage/no_such_option", "usage/missing_parameter",
            "usage/bad_parameter", "usage/bad_option_usage")  # fmt: skip
"""Wrong command lines, which Typer explains in English more exactly than a catalogue could."""


def reported(error: Mapping[str, Any]) -> str:
    """The words for an error as data."""
    return _said(error, ())


def refusal(error: QuadropolisError, players: Sequence[str]) -> str:
    """Why something was refused; the rules count players, people have names."""
    return _said(error.to_data(), players)


def _said(error: Mapping[str, Any], names: Sequence[str]) -> str:
    code, key = error["code"], error_key(error["code"])
    if not has(key) or (code in OF_TYPER and language() == ENGLISH):
        return str(error["text"])
    return say(key, **spoken(error["arguments"], partial(_worded, names)))


def _worded(names: Sequence[str], name: str, value: Any) -> object:
    if isinstance(value, Mapping):
        return _said(value, names)
    if type(value) is int:
        return names[value] if value < len(names) else say(PLAYER, number=value + 1)
    if name in TILES:
        return _tile(value)
    if name == "parameter":
        from quadropolis.cli.help import values_in_words

        return values_in_words(value)
    return say("cli-standard-input") if name == "path" and value == STANDARD_STREAM else value


def _tile(text: str) -> str:
    """`T2+T1` is a Tower Block: the floors of a building are of one kind."""
    from quadropolis.rules.tiles import FACES

    face = FACES.get(text.partition("+")[0])
    return say(f"kind-{face.kind.value}") if face else text
