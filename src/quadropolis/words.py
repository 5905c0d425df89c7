"""The words of every language: Fluent catalogues that the page and Python share.

>>> words("en").say("kind-tower")
'Tower Block'
"""

import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any
from unicodedata import normalize

from fluent.runtime import FluentBundle, FluentResource

ENGLISH = "en"
"""The language that every other one falls back to."""
LOCALES = files("quadropolis") / "locales"
"""A folder per language, and in it a file for each surface: `en/game.ftl`, `en/page.ftl` …"""


def _de(name: object) -> str:
    """French “of” before a name: de Bo, d’Ann."""
    text = str(name)
    return f"d’{text}" if normalize("NFD", text)[:1].lower() in {*"aeiou"} else f"de {text}"


def _lower(names: object) -> str:
    """Names of buildings have a capital; most languages write them small within a sentence."""
    return str(names).lower()


_FUNCTIONS: dict[str, Callable[[Any], Any]] = {"DE": _de, "LOWER": _lower}
"""What a catalogue may ask for beyond Fluent itself; the page has the same functions."""
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Words:
    """The words of one language.

    A catalogue is long and most programs say little, so a text is parsed when it is first said.
    """

    def __init__(self, language: str, catalogue: str, fallback: "Words | None") -> None:
        self.language = language
        self._fallback = fallback
        self._bundle = FluentBundle([language], functions=_FUNCTIONS, use_isolating=False)
        starts = [*_ENTRY.finditer(catalogue)]
        ends = [*(entry.start() for entry in starts[1:]), len(catalogue)]
        self._unparsed = {
            entry[1]: catalogue[entry.start() : end]
            for entry, end in zip(starts, ends, strict=True)
        }

    def has(self, key: str) -> bool:
        """Whether this language itself has a text for the key."""
        self._parse(key)
        return self._bundle.has_message(key) and self._bundle.get_message(key).value is not None

    def say(self, key: str, **values: object) -> str:
        """The text of a key, in English if this language has none; the key itself if nobody has.

        Raises ValueError if the text needs a value that is not given.
        """
        if not self.has(key):
            return self._fallback.say(key, **values) if self._fallback else key
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise ValueError(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def _parse(self, key: str) -> None:
        """Parse a text and what it refers to, once."""
        source = self._unparsed.pop(key, None)
        if source is not None:
            self._bundle.add_resource(FluentResource(source))
            for other in _REFERENCE.findall(source):
                self._parse(other)


def languages() -> tuple[str, ...]:
    """The languages that have a catalogue, English first."""
    found = {folder.name for folder in LOCALES.iterdir() if folder.is_dir()}
    return (ENGLISH, *sorted(found - {ENGLISH}))


def catalogue(language: str) -> str:
    """Everything there is to say in a language: the texts of all its surfaces."""
    surfaces = sorted((LOCALES / language).iterdir(), key=lambda file: file.name)
    return "\n".join(file.read_text(encoding="utf-8") for file in surfaces)


def language_of(tag: str | None) -> str:
    """The language of a tag, or one near enough to it (`pt` for `pt-BR`, `fr-CA` for `fr`).

    >>> language_of("en-GB"), language_of("xx"), language_of(None)
    ('en', 'en', 'en')
    """
    wanted = (tag or "").lower()
    by_tag = {language.lower(): language for language in languages()}
    by_base = {language.lower().split("-")[0]: language for language in reversed(languages())}
    return by_tag.get(wanted) or by_base.get(wanted.split("-")[0]) or ENGLISH


def words(language: str) -> Words:
    """The words of a language, of the nearest one there is, or of English."""
    return _words(language_of(language))


@cache
def _words(language: str) -> Words:
    fallback = None if language == ENGLISH else _words(ENGLISH)
    return Words(language, catalogue(language), fallback)
