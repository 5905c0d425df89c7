"""All errors of all parts: their arguments are data, and their words stand in the catalogues."""

import ast
import importlib
import json
import pkgutil
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import quadropolis
from quadropolis.rules.errors import HUGE, QuadropolisError, shown
from quadropolis.rules.wording import english, error_key, spoken
from quadropolis.words import catalogue, languages, words
from tests.rules.test_errors import EXAMPLES, provoked

SOURCES = sorted(Path(quadropolis.__file__).parent.rglob("*.py"))


def _all_types() -> list[type[QuadropolisError]]:
    for module in pkgutil.walk_packages(quadropolis.__path__, "quadropolis."):
        if module.name.endswith((".errors", ".verify", ".backup")):
            importlib.import_module(module.name)
    ours = (kind for kind in QuadropolisError.all_types() if kind.__module__.startswith("quadrop"))
    return sorted(ours, key=lambda kind: kind.code)


TYPES = _all_types()
EVERY_TYPE = pytest.mark.parametrize("kind", TYPES, ids=lambda kind: kind.code)
PROVOKED = pytest.mark.parametrize("kind", EXAMPLES, ids=lambda kind: kind.code)


class Parts(Visitor):
    """The values that a text names, and the cases by which it chooses."""

    def __init__(self, message: fluent.Message) -> None:
        self.values: set[str] = set()
        self.cases: dict[str, set[str]] = {}
        self.visit(message)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.values.add(node.id.name)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, fluent.VariableReference)
        cases = self.cases.setdefault(node.selector.id.name, set())
        for variant in node.variants:
            key = variant.key
            cases.add(key.name if isinstance(key, fluent.Identifier) else key.value)
        self.generic_visit(node)


def _messages(language: str) -> dict[str, Parts]:
    body = FluentParser(with_spans=False).parse(catalogue(language)).body
    return {entry.id.name: Parts(entry) for entry in body if isinstance(entry, fluent.Message)}


MESSAGES = {language: _messages(language) for language in languages()}


# --- words ----------------------------------------------------------------------------


def test_errors_of_all_parts_are_found():
    assert {kind.code.partition("/")[0] for kind in TYPES} >= {
        "move", "record", "table", "bot", "arena", "file", "verify", "backup", "kernel",
    }  # fmt: skip


@EVERY_TYPE
def test_every_error_is_worded_in_every_language_and_nowhere_else(kind):
    assert "text" not in vars(kind), "its English stands in locales/en"
    for language, messages in MESSAGES.items():
        assert error_key(kind.code) in messages, language


@EVERY_TYPE
@pytest.mark.parametrize("language", languages())
def test_every_language_chooses_by_the_same_cases(kind, language):
    """A case that one language has not would be said by the starred line there."""
    key = error_key(kind.code)
    plural = {"zero", "one", "two", "few", "many", "other"}
    for name, cases in MESSAGES["en"][key].cases.items():
        if cases - plural:
            assert MESSAGES[language][key].cases[name] == cases


@EVERY_TYPE
def test_english_is_read_as_fluent_reads_it(kind):
    parts = MESSAGES["en"][error_key(kind.code)]
    plain = {name: f"«{name}»" for name in parts.values}
    # "other" is a word of Fluent's own: no argument is called so.
    chosen = ((name, case) for name, cases in parts.cases.items() for case in cases - {"other"})
    samples = [plain, *({**plain, name: case} for name, case in chosen)]
    samples += [dict.fromkeys(parts.values, number) for number in (0, 1, 7)]
    for sample in samples:
        values = {n: int(v) if str(v).isdigit() else v for n, v in sample.items()}
        said = english(kind.code, values)
        assert said == _said({"code": kind.code, "arguments": values}, "en")
        assert "{ $" not in said


def test_an_error_of_somebody_else_is_told_by_its_code():
    class Foreign(QuadropolisError):
        code = "foreign/odd"

    assert str(Foreign(number=3)) == "foreign/odd {'number': 3}"


# --- arguments ------------------------------------------------------------------------


@cache
def _constructions() -> list[tuple[str, ast.Call]]:
    """Every place where an error is made, with the error's name."""
    names = {kind.__name__ for kind in TYPES}
    found = []
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                function = node.func
                name = getattr(function, "attr", getattr(function, "id", ""))
                if name in names:
                    found.append((name, node))
    return found


@pytest.mark.parametrize(
    ("name", "call"), _constructions(), ids=lambda part: part if isinstance(part, str) else ""
)
def test_whoever_refuses_gives_what_the_words_need(name, call):
    given = {keyword.arg for keyword in call.keywords}
    kinds = [kind for kind in TYPES if kind.__name__ == name]
    needed = [MESSAGES["en"][error_key(kind.code)].values for kind in kinds]
    assert None in given or any(values <= given for values in needed)


PYTHON_SAID = "f'{type(error).__name__}: {error}'"
"""The one text that is put together: what Python says of a failure that is not ours."""


@pytest.mark.parametrize(
    ("name", "call"), _constructions(), ids=lambda part: part if isinstance(part, str) else ""
)
def test_no_words_are_written_into_arguments(name, call):
    """Neither as a text with blanks nor as one that is put together."""
    for keyword in call.keywords:
        if isinstance(keyword.value, ast.JoinedStr):
            assert ast.unparse(keyword.value) == PYTHON_SAID
        for node in ast.walk(keyword.value):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert re.fullmatch(r"[\w./:+-]*|[,:]? ", node.value), node.value


QUOTED = re.compile(r"""(['"]).*\1|.*…|<\w+>|-?~10\^\d+|\{.*\}""", re.DOTALL)


def _is_data(value: object) -> bool:
    if isinstance(value, list):
        return all(map(_is_data, value))
    if isinstance(value, dict):
        return set(value) == {"code", "arguments", "text"} and _is_data(
            [*value["arguments"].values()]
        )
    if isinstance(value, str):
        return " " not in value or QUOTED.fullmatch(value) is not None
    return value is None or isinstance(value, bool | int | float)


@PROVOKED
def test_arguments_are_data(kind):
    arguments = provoked(kind).arguments
    said_by_others = {"detail"} if arguments.get("reason") == "syntax" else set()
    for name, value in arguments.items():
        assert name in said_by_others or _is_data(value), (name, value)
    assert json.loads(json.dumps(arguments)) == arguments


def test_foreign_values_are_shown_without_words():
    assert shown([1]) == "<list>"
    assert shown({}) == "<dict>"
    assert shown(None) == "None"
    assert shown(-7) == "-7"
    assert shown(HUGE) == "~10^18"
    assert shown(-(10**4000)) == "-~10^4000"
    assert shown("a b") == "'a b'"


# --- in another language --------------------------------------------------------------

WORDS = re.compile(r"[^\W\d_]{2,}")


@PROVOKED
@pytest.mark.parametrize("language", [tag for tag in languages() if tag != "en"])
def test_no_english_is_said_in_another_language(kind, language):
    """Every word of a refusal is one of that language's catalogue, or was given in quotes."""
    error = provoked(kind)
    if error.arguments.get("reason") == "syntax":
        return  # Python's own words about JSON
    said = _said(error.to_data(), language)
    given = set(WORDS.findall(" ".join(map(str, _leaves(error.arguments)))))
    known = set(WORDS.findall(catalogue(language)))
    assert set(WORDS.findall(said)) <= known | given
    assert said != str(error)


def _said(error: dict, language: str) -> str:
    speaker = words(language)

    def worded(name: str, value: object) -> object:
        if isinstance(value, dict):
            return _said(value, language)
        return speaker.say("error-player", number=value + 1) if isinstance(value, int) else value

    return speaker.say(error_key(error["code"]), **spoken(error["arguments"], worded))


def _leaves(value: object) -> list[object]:
    """What was given as data; a nested error's own English text is not."""
    if isinstance(value, dict):
        inside = value["arguments"].values() if "code" in value else value.values()
        return [leaf for part in inside for leaf in _leaves(part)]
    return (
        [leaf for part in value for leaf in _leaves(part)] if isinstance(value, list) else [value]
    )
