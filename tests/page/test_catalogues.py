"""The words: every language has every text, every text is used, and no words are elsewhere."""

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from quadropolis import words
from quadropolis.words import LOCALES, languages
from tests.page import sources

TRANSLATED = tuple(language for language in languages() if language != "en")
COMPONENTS = [path for path in sources.PAGE_SOURCES if path.suffix == ".svelte"]


class Parts(Visitor):
    """What a text is made of: its placeables, and how long its words are."""

    def __init__(self, text: Any) -> None:
        self.values: set[str] = set()
        self.messages: set[str] = set()
        self.length = 0
        self.visit(text)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802
        self.length += len(node.value)


def catalogue(language: str) -> dict[str, Parts]:
    """The texts of a language by key."""
    entries = FluentParser(with_spans=False).parse(words.catalogue(language)).body
    junk = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    assert junk == []
    keys = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert len(keys) == len(set(keys)), f"written twice: {_repeated(keys)}"
    return {
        entry.id.name: Parts(entry.value)
        for entry in entries
        if isinstance(entry, ast.Message) and entry.value is not None
    }


def _repeated(keys: list[str]) -> set[str]:
    return {key for key in keys if keys.count(key) > 1}


@pytest.fixture(scope="module")
def english() -> dict[str, Parts]:
    return catalogue("en")


def test_these_are_the_languages() -> None:
    assert set(languages()) >= {"en", "fr", "nl", "pt-BR", "ru"}


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_text_is_in_the_same_file(language: str) -> None:
    assert _files(language) == _files("en")


def _files(language: str) -> dict[str, str]:
    return {
        key: path.name
        for path in (LOCALES / language).iterdir()
        for key in re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), re.MULTILINE)
    }


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_language_has_every_text(language: str, english: dict[str, Parts]) -> None:
    translated = catalogue(language)
    assert sorted(english.keys() - translated.keys()) == []
    assert sorted(translated.keys() - english.keys()) == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_placeables_are_the_same(language: str, english: dict[str, Parts]) -> None:
    """A language may need a count that English does not, but nothing that is not given."""
    wrong = {
        key: sorted(there.values ^ english[key].values)
        for key, there in catalogue(language).items()
        if there.values != english[key].values
    }
    assert wrong == {}


def test_every_text_is_used(english: dict[str, Parts]) -> None:
    used = sources.quoted_keys()
    beginnings = tuple(sources.key_beginnings())
    referred = {key for parts in english.values() for key in parts.messages}
    unused = [
        key for key in english if key not in used | referred and not key.startswith(beginnings)
    ]
    assert unused == []


def test_every_text_that_is_asked_for_is_there(english: dict[str, Parts]) -> None:
    """Keys are recognized by what they are handed to."""
    asked = set()
    for path in sources.PAGE_SOURCES:
        text = path.read_text(encoding="utf-8")
        asked |= set(re.findall(r"""\bsay\(\s*['"]([^'"]+)['"]""", text))
    for path in sources.PYTHON_SOURCES:
        text = path.read_text(encoding="utf-8")
        asked |= set(re.findall(r"""\bsay\(\s*["']([a-z][a-z0-9_-]+)["']""", text))
    assert len(asked) > 100
    assert sorted(asked - english.keys()) == []


SURFACES = {
    "rules": {"rules", "Helper.svelte"},
    "pad": {"pad"},
    "lessons": {"learn"},
    "insight": {"review", "reasons.ts", "hinting.svelte.ts", "Says.svelte"},
}
"""Words that come with a screen, and where they are said: folders, and files that fetch them."""


@pytest.mark.parametrize("surface", SURFACES)
def test_words_that_come_with_a_screen_are_said_there_only(surface: str) -> None:
    """Elsewhere they would not be loaded yet."""
    keys = {key for key, name in _files("en").items() if name == f"{surface}.ftl"}
    said: dict[str, set[str]] = {"here": set(), "elsewhere": set()}
    for path in sources.PAGE_SOURCES:
        here = not SURFACES[surface].isdisjoint(path.relative_to(sources.ROOT).parts)
        said["here" if here else "elsewhere"] |= keys & sources.keys_of(path)
    assert said["here"]
    assert said["elsewhere"] == set()


@pytest.mark.parametrize("path", COMPONENTS, ids=lambda path: path.name)
def test_no_words_are_written_into_components(path: Path) -> None:
    assert sources.written_texts(path) == []


SHORT, LEAST, MOST = 15, 0.45, 2.6
"""Texts of some length are neither half as long nor more than twice as long as in English."""


@pytest.mark.parametrize("language", TRANSLATED)
def test_lengths_are_like_in_english(language: str, english: dict[str, Parts]) -> None:
    """Lists every text with its ratio, the shortest first: `pytest tests/page -k lengths -rP`."""
    lengths = {key: text.length for key, text in catalogue(language).items() if key in english}
    ratios = {key: lengths[key] / max(english[key].length, 1) for key in lengths}
    print(f"{'ratio':>6} {'en':>4} {language:>5}  key")
    for key in sorted(ratios, key=lambda key: (ratios[key], key)):
        print(f"{ratios[key]:6.2f} {english[key].length:4} {lengths[key]:5}  {key}")
    wrong = {key: r for key, r in ratios.items() if not LEAST <= r <= MOST}
    assert {key: round(r, 2) for key, r in wrong.items() if english[key].length >= SHORT} == {}


@pytest.mark.parametrize("language", TRANSLATED)
def test_nothing_stays_in_english(language: str) -> None:
    """A sentence that reads the same in two languages was forgotten."""
    theirs = _sentences(language)
    same = {key for key, text in _sentences("en").items() if theirs.get(key) == text}
    assert same == set()


def _sentences(language: str) -> dict[str, str]:
    text = words.catalogue(language)
    found = re.findall(r"^([a-z][\w-]*) =(.*(?:\n[ \t]+.*)*)", text, re.MULTILINE)
    said = ((key, value.strip(), re.sub(r"\{[^{}]*\}", " ", value)) for key, value in found)
    return {key: value for key, value, plain in said if len(re.findall(r"[^\W\d_]+", plain)) > 4}
