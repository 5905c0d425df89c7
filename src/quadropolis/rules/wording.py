"""The English words of errors, read from their catalogue with the standard library alone.

`locales/en` is the one place where an error's English text stands. Catalogues are Project
Fluent's, and other languages are spoken with its own reader (`quadropolis.words`); this one
understands as much as errors need: `{ $name }`, and choices between lines.

>>> english("move/spot_taken", {"spot": "N3", "player": 1, "architect": 2})
'Spot N3 is taken by player 2’s architect 2.'
"""

import re
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

FILES = ("errors.ftl", "cli_errors.ftl")
"""The surfaces that hold errors: what players meet, and what only the command line tells."""
PEOPLE = ("player", "seat", "current")
"""Arguments that count players from 0; people count from 1, or have names."""
PLAYER = "error-player"
STANDARD_STREAM = "-"
"""The path that stands for no file, as it is typed."""
STANDARD_INPUT = "error-standard-input"

Said = Callable[[Mapping[str, Any]], str]

_ENTRY = re.compile(r"^(error-[\w-]+) = ?(.*\n(?:[ }].*\n)*)", re.MULTILINE)
_PIECE = re.compile(r"\{ \$(\w+) (->|\})|\s*\n\s*(?=\*?\[|\})|\}")
_CASE = re.compile(r"\s*(\*?)\[(\w+)\] ")


def error_key(code: str) -> str:
    """The catalogue's key of a code: `file/not_text` is `error-file-not-text`."""
    return "error-" + re.sub("[/_]", "-", code)


def english(code: str, arguments: Mapping[str, Any]) -> str:
    """The English text of an error; its code and arguments if nobody has worded it."""
    said = _message(error_key(code))
    return f"{code} {dict(arguments)}" if said is None else said(spoken(arguments, _worded))


def is_standard_input(name: str, value: object) -> bool:
    """Whether an argument is the path of no file, which has words of its own."""
    return name == "path" and value == STANDARD_STREAM


def spoken(arguments: Mapping[str, Any], worded: Callable[[str, Any], object]) -> dict[str, object]:
    """Arguments as a catalogue takes them: texts and numbers.

    An empty list is 0, and None is `none`, so that a text can choose by them. What has words
    of its own is left to `worded`: people, and errors inside of errors.
    """
    return {name: _spoken(name, value, worded) for name, value in arguments.items()}


def _spoken(name: str, value: Any, worded: Callable[[str, Any], object]) -> object:
    if isinstance(value, Mapping) or (name in PEOPLE and type(value) is int):
        return worded(name, value)
    if isinstance(value, list | tuple):
        return ", ".join(str(_spoken(name, part, worded)) for part in value) or 0
    if value is None or isinstance(value, bool):
        return str(value).lower()
    return value if isinstance(value, int | float) else worded(name, str(value))


def _worded(name: str, value: Any) -> object:
    if isinstance(value, Mapping):
        return english(value["code"], value["arguments"])
    if type(value) is int:
        return _phrase(PLAYER, number=value + 1)
    return _phrase(STANDARD_INPUT) if is_standard_input(name, value) else value


def _phrase(key: str, **values: object) -> str:
    said = _message(key)
    assert said is not None
    return said(values)


# --- reading --------------------------------------------------------------------------


@cache
def _sources() -> dict[str, str]:
    folder = files("quadropolis") / "locales" / "en"
    texts = ((folder / name).read_text(encoding="utf-8") for name in FILES)
    return {key: text for file in texts for key, text in _ENTRY.findall(file)}


@cache
def _message(key: str) -> Said | None:
    source = _sources().get(key)
    return None if source is None else _text(source.rstrip(), 0)[0]


def _text(source: str, at: int) -> tuple[Said, int]:
    """What is said from there to the end of the line or of the source, and where that is."""
    parts: list[Said] = []
    while found := _PIECE.search(source, at):
        parts.append(_plain(source[at : found.start()]))
        name, sign = found[1], found[2]
        if name is None:
            at = found.start()
            break
        if sign == "}":
            parts.append(_value(name))
            at = found.end()
        else:
            choice, at = _choice(name, source, found.end())
            parts.append(choice)
    else:
        parts.append(_plain(source[at:]))
        at = len(source)
    return lambda values: "".join(part(values) for part in parts), at


def _choice(name: str, source: str, at: int) -> tuple[Said, int]:
    """`[case] text` line by line; the one with the star is said if no other fits."""
    cases: dict[str, Said] = {}
    usual = ""
    while case := _CASE.match(source, at):
        cases[case[2]], at = _text(source, case.end())
        usual = case[2] if case[1] else usual

    def said(values: Mapping[str, Any]) -> str:
        value = values[name]
        plural = "one" if value == 1 else usual
        return cases.get(str(value), cases.get(plural, cases[usual]))(values)

    return said, source.index("}", at) + 1


def _plain(text: str) -> Said:
    return lambda values: text


def _value(name: str) -> Said:
    def said(values: Mapping[str, Any]) -> str:
        value = values[name]
        return f"{value:g}" if isinstance(value, float) else str(value)

    return said
