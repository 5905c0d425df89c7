"""What the command line says, in the language of whoever runs it."""

import os
from collections.abc import Iterable, Mapping
from functools import cache, reduce
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from babel import Locale

    from quadropolis.words import Words

ENGLISH = "en"
VARIABLES = ("QUADROPOLIS_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where the language is taken from: the first of these that says something."""


def wanted_language(environment: Mapping[str, str]) -> str:
    """The tag of the language that an environment asks for, whether or not we speak it.

    >>> wanted_language({"LANG": "fr_CA.UTF-8"}), wanted_language({"LC_ALL": "C.UTF-8"})
    ('fr-CA', 'en')
    """
    found = next(filter(None, (environment.get(name, "").strip() for name in VARIABLES)), "")
    tag = found.partition(".")[0].partition("@")[0].replace("_", "-")
    return ENGLISH if tag in ("", "C", "POSIX") else tag


def say(key: str, **values: object) -> str:
    """The text of a key of the catalogue, with these values.

    Whole numbers are written without commas: many of them name a game, a port or a seed.
    """
    said = {
        name: _ungrouped(value) if type(value) is int else value for name, value in values.items()
    }
    return _words().say(key, **said)


def spoken() -> "Words":
    """The words of the language that is spoken, for whatever puts texts together itself."""
    return _words()


def has(key: str) -> bool:
    """Whether the language itself has a text for the key."""
    return _words().has(key)


def language() -> str:
    """The language that is spoken: the one wanted, or English."""
    wanted = wanted_language(os.environ)
    return wanted if wanted == ENGLISH else _words().language


def listed(parts: Iterable[str]) -> str:
    """`a, b and c`."""
    return _joined(parts, "cli-list-and")


def alternatives(parts: Iterable[str]) -> str:
    """`a, b or c`."""
    return _joined(parts, "cli-list-or")


def one_by_one(parts: Iterable[str]) -> str:
    """`a; b; c`: longer ones, with commas of their own."""
    return reduce(lambda one, other: say("cli-and-also", one=one, other=other), parts)


def around(key: str, name: str, **values: object) -> tuple[str, str]:
    """What a text says before and after one of its values, which is then drawn in colors."""
    before, _, after = say(key, **values, **{name: "\0"}).partition("\0")
    return before, after


def number(value: float, digits: int = 0) -> str:
    """A number with so many digits after the point, as the language writes it."""
    from babel.numbers import format_decimal

    return format_decimal(value, _pattern("#,##0", digits), locale=_locale())


def percent(value: float, digits: int = 0) -> str:
    """A part of 1 as a percentage."""
    from babel.numbers import format_percent

    usual = _locale().percent_formats[None].pattern
    return format_percent(value, usual.replace("0", _pattern("0", digits)), locale=_locale())


def _ungrouped(value: int) -> object:
    from fluent.runtime.types import fluent_number

    return fluent_number(value, useGrouping=False)


def _joined(parts: Iterable[str], key: str) -> str:
    *rest, last = [*parts] or [""]
    return say(key, rest=", ".join(rest), last=last) if rest else last


def _pattern(whole: str, digits: int) -> str:
    return f"{whole}.{'0' * digits}" if digits else whole


def _locale() -> "Locale":
    from babel import Locale

    return Locale.parse(language(), sep="-")


def _words() -> "Words":
    return _words_of(wanted_language(os.environ))


@cache
def _words_of(tag: str) -> "Words":
    # Reading a catalogue takes a while; a program that prints JSON says nothing.
    from quadropolis.words import words

    return words(tag)
