"""Errors in the words of whoever reads them; programs get their codes."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from quadropolis.cli.text import ENGLISH, has, language, say
from quadropolis.rules.errors import QuadropolisError

PEOPLE = ("player", "seat", "current")
"""Arguments that count players from 0; people count from 1, or have names."""
TILES = ("face", "building")
STANDARD_INPUT = "the standard input"


def error_key(code: str) -> str:
    """The catalogue's key of a code: `file/not_text` is `error-file-not-text`."""
    return "error-" + re.sub("[/_]", "-", code)


def reported(error: Mapping[str, Any]) -> str:
    """The words for an error as data.

    In English these are its own, which are more exact than those of the catalogue.
    """
    return _translated(error["code"], error["arguments"], ()) or str(error["text"])


def refusal(error: QuadropolisError, players: Sequence[str]) -> str:
    """Why something was refused; the rules count players, people have names."""
    translated = _translated(error.code, error.arguments, players)
    if translated is not None or "player" not in error.arguments:
        return translated or str(error)
    template = error.text.replace("Player {player}", "{player}")
    template = template.replace("player {player}", "{player}")
    player = players[int(error.arguments["player"])]
    return template.format(**error.arguments | {"player": player})


def _translated(code: str, arguments: Mapping[str, Any], names: Sequence[str]) -> str | None:
    key = error_key(code)
    if language() == ENGLISH or not has(key):
        return None
    return say(key, **{name: _value(name, value, names) for name, value in arguments.items()})


def _value(name: str, value: object, names: Sequence[str]) -> object:
    if name in PEOPLE and type(value) is int:
        return names[value] if value < len(names) else say("error-player", number=value + 1)
    if name in TILES and isinstance(value, str):
        return _tile(value)
    if name == "parameter":
        from quadropolis.cli.help import values_in_words

        return values_in_words(str(value))
    if value == STANDARD_INPUT:
        return say("cli-standard-input")
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value))
    return value if type(value) is int else str(value)


def _tile(text: str) -> str:
    """`T2+T1` is a Tower Block: the floors of a building are of one kind."""
    from quadropolis.rules.tiles import FACES

    face = FACES.get(text.partition("+")[0])
    return say(f"kind-{face.kind.value}") if face else text
