"""The words of every language, as Python reads them."""

import pytest
from fluent.syntax import FluentParser, ast

from quadropolis.bots import all_bots
from quadropolis.words import LOCALES, catalogue, language_of, languages, words

EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())


def entries(language: str) -> list[ast.EntryType]:
    return FluentParser().parse(catalogue(language)).body


@EVERY_LANGUAGE
def test_every_language_has_the_same_surfaces(language):
    surfaces, english = (
        {file.name for file in (LOCALES / tag).iterdir()} for tag in (language, "en")
    )
    assert surfaces == english
    assert all(name.endswith(".ftl") for name in surfaces)


@EVERY_LANGUAGE
def test_a_catalogue_has_no_misspelt_entry(language):
    junk = [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)]
    assert junk == []


@EVERY_LANGUAGE
def test_no_key_is_given_twice(language):
    keys = [entry.id.name for entry in entries(language) if isinstance(entry, ast.Message)]
    assert sorted(keys) == sorted(set(keys))


@EVERY_LANGUAGE
@pytest.mark.parametrize("key", ["table-chip", "table-player-title", "table-heard-turn"])
def test_a_point_below_nothing_is_told_as_such(language, key):
    about = {"name": "Ann", "current": "no", "mayor": "no", "away": "no"}
    told = words(language).say(key, points=-1, **about)
    assert "-1" in told.replace("\N{MINUS SIGN}", "-")
    assert "-1" not in words(language).say(key, points=1, **about)


ONE_OR_MORE = [
    *("error-push-too-many", "error-table-too-many", "error-table-too-many-imports"),
    *("error-table-too-many-bot-tables", "cli-arena-stopped", "cli-arena-stopped-kept"),
]


@EVERY_LANGUAGE
@pytest.mark.parametrize("key", ONE_OR_MORE)
def test_a_limit_of_one_is_counted_as_the_language_does(language, key):
    """Languages that count in the plain form ("tables: 1") need no plural; the others do."""
    for of in ("person", "address", "server"):
        one, five = (
            words(language).say(key, most=n, played=0, total=n, of=of).replace(str(n), "#")
            for n in (1, 5)
        )
        assert one != five or ": #" in one or "уже #" in one or "# sur #" in one.replace("0", "#")


def test_english_is_there_first():
    assert languages()[0] == "en"


@EVERY_LANGUAGE
def test_every_language_is_found_by_its_tag(language):
    assert language_of(language) == language
    assert language_of(language.upper()) == language
    assert words(language).language == language


def test_a_near_language_is_found():
    assert language_of("en-GB") == "en"
    assert language_of("") == language_of(None) == language_of("tlh") == "en"


def test_words_are_said_with_values():
    english = words("en")
    assert english.say("kind-tower") == "Tower Block"
    assert english.say("rules-inhabitants", count=1) == "1 inhabitant"
    assert english.say("rules-inhabitants", count=4) == "4 inhabitants"


def test_a_missing_value_is_an_error():
    with pytest.raises(ValueError, match="rules-inhabitants"):
        words("en").say("rules-inhabitants")


def test_a_key_without_text_is_said_as_it_is():
    assert words("en").say("no-such-key") == "no-such-key"
    assert not words("en").has("no-such-key")


@EVERY_LANGUAGE
def test_what_a_language_lacks_is_said_in_english(language):
    for entry in entries("en"):
        if isinstance(entry, ast.Message) and not words(language).has(entry.id.name):
            has_values = any(isinstance(part, ast.Placeable) for part in entry.value.elements)
            if not has_values:
                said = words(language).say(entry.id.name)
                assert said == words("en").say(entry.id.name)
    assert words(language).say("page-title")


def test_french_names_are_joined_as_french_does():
    french = words("fr")
    assert french.say("seats-title", name="Ann") == "Table d’Ann"
    assert french.say("seats-title", name="Éric") == "Table d’Éric"
    assert french.say("seats-title", name="Bo") == "Table de Bo"


def test_names_of_buildings_are_small_within_a_sentence():
    told = words("ru").say("reason-prepares-what", points=2, what="Парки и Офисные башни")
    assert told.endswith("парки и офисные башни.")
    told = words("en").say("reason-prepares-what", points=2, what="Parks and Office Towers")
    assert told.endswith("Parks and Office Towers.")


def test_a_bot_is_described_alike_by_itself_and_by_the_catalogue():
    for name, description in all_bots():
        if words("en").has(f"cli-bot-{name}"):
            assert words("en").say(f"cli-bot-{name}") == description
