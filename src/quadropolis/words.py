"""The words of every language: Fluent catalogues that the page and Python share.

>>> words("en").say("kind-tower")
'Tower Block'
"""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

ENGLISH = "en"
"""The language that every other one falls back to."""
LOCALES = files("quadropolis") / "locales"
"""One catalogue per language, `en.ftl` for English."""


class Words:
    """The words of one language."""

    def __init__(self, language: str, bundle: FluentBundle, fallback: "Words | None") -> None:
        self.language = language
        self._bundle = bundle
        self._fallback = fallback

    def has(self, key: str) -> bool:
        """Whether this language itself has a text for the key."""
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


def languages() -> tuple[str, ...]:
    """The languages that have a catalogue, English first."""
    found = {
        file.name.removesuffix(".ftl") for file in LOCALES.iterdir() if _is_catalogue(file.name)
    }
    return (ENGLISH, *sorted(found - {ENGLISH}))


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
    bundle = FluentBundle([language], use_isolating=False)
    text = (LOCALES / f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return Words(language, bundle, None if language == ENGLISH else _words(ENGLISH))


def _is_catalogue(name: str) -> bool:
    return name.endswith(".ftl")
