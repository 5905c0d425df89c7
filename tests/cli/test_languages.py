"""The command line in other languages: which one it speaks, and that all of it is spoken."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

import quadropolis as q
from quadropolis import words
from quadropolis.cli import text
from quadropolis.cli.refusals import refusal
from quadropolis.rules import errors as rules_errors
from tests.cli.command import WIDTH, environment, json_of, random_record, run

COMMANDS = (
    "play", "rules", "score", "moves", "think", "replay", "simulate", "best", "bots", "arena",
    "serve", "admin", "verify", "backup", "doctor", "bench", "site", "review",
)  # fmt: skip
CITY = "T2+T1 . S P / . F3 Hpe . / U1 . . . / . . . T3"
FULL_CITY = "T2+T2+T2+T2 T2+T2 S P / F3 F3 Hpe F3 / U1 U1 F3 F3 / F3 F3 F3 T3"
TYPED = "help\n?\n? 3\n? W1\nscore\nundo\n1w1\n1w1:a1\n2n2:-\n\nsave\nfoo\n? q\nboard\nquit\n"
GAME = ("play", "--seat", "Ann", "--seat", "random:Bob", "--seed", "3")
EMPTY = q.format_position(q.start("classic"))
UNSPOKEN = "tlh"
"""A language without a catalogue."""
BRACKETED = "eo"
"""English in brackets, which shows what does not come from the catalogue."""


# --- which language -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variables", "wanted"),
    [
        ({}, "en"),
        ({"LANG": ""}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_ALL": "POSIX", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr-FR"),
        ({"LANG": "nl"}, "nl"),
        ({"LANG": "ru_RU.KOI8-R"}, "ru-RU"),
        ({"LANG": "pt_BR"}, "pt-BR"),
        ({"LANG": "nl_BE@euro"}, "nl-BE"),
        ({"LC_MESSAGES": "nl_NL", "LANG": "fr_FR"}, "nl-NL"),
        ({"LC_ALL": "ru_RU", "LC_MESSAGES": "nl_NL", "LANG": "fr_FR"}, "ru-RU"),
        ({"LC_ALL": "", "LC_MESSAGES": "nl_NL"}, "nl-NL"),
        ({"QUADROPOLIS_LANGUAGE": "pt-BR", "LC_ALL": "ru_RU"}, "pt-BR"),
        ({"QUADROPOLIS_LANGUAGE": "", "LC_ALL": "ru_RU"}, "ru-RU"),
    ],
)
def test_the_language_of_an_environment(variables: dict[str, str], wanted: str) -> None:
    assert text.wanted_language(variables) == wanted


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_in_a_language_without_a_catalogue_is_english(command: str) -> None:
    args = [command, "--help"] if command else ["--help"]
    english = run(*args)
    assert english.exit_code == 0
    assert english.stdout.startswith(run(*args, QUADROPOLIS_LANGUAGE=UNSPOKEN).stdout)
    assert "cli-" not in english.stdout


def test_a_game_in_a_language_without_a_catalogue_is_english() -> None:
    english = run(*GAME, typed=TYPED)
    other = run(*GAME, typed=TYPED, QUADROPOLIS_LANGUAGE=UNSPOKEN)
    assert english.exit_code == 0
    assert "cli-" not in english.stdout
    assert other.stdout == english.stdout


def test_saying_nothing_reads_no_catalogue() -> None:
    """Catalogues take longer to load than most commands take."""
    program = (
        "import sys, quadropolis.cli.app as cli\n"
        f"try: cli.app(['score', {CITY!r}, '-m', 'classic', '--json'])\n"
        "except SystemExit as end: assert not end.code\n"
        "print(*sys.modules)"
    )
    loaded = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=True,
        env=environment(QUADROPOLIS_LANGUAGE="fr"),
    ).stdout
    assert "quadropolis.cli.text" in loaded
    assert "fluent" not in loaded
    assert "babel" not in loaded


def test_whole_numbers_have_no_commas() -> None:
    said = text.say("cli-replay-more", count=12_345)
    assert said == "And 12345 more."
    assert text.number(12_345.67, 1) == "12,345.7"
    assert text.percent(0.125, 1) == "12.5%"
    assert text.listed(["a", "b", "c"]) == "a, b and c"
    assert text.alternatives(["a"]) == "a"
    assert text.listed([]) == ""


# --- everything is said by the catalogue ----------------------------------------------


class Brackets(Visitor):
    """Puts every text of a catalogue in brackets."""

    def visit_Message(self, node: ast.Message) -> None:  # noqa: N802
        assert node.value is not None
        for element in node.value.elements:  # the first paragraph is also shown by itself
            if isinstance(element, ast.TextElement):
                element.value = element.value.replace("\n\n", "⟧\n\n⟦")
        before, after = ast.TextElement("⟦"), ast.TextElement("⟧")
        node.value.elements = [before, *node.value.elements, after]


@pytest.fixture
def bracketed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A language in which every text of the catalogue stands in brackets."""
    folder = tmp_path / "locales"
    shutil.copytree(str(words.LOCALES / "en"), folder / "en")
    catalogue = FluentParser(with_spans=False).parse(words.catalogue("en"))
    Brackets().visit(catalogue)
    (folder / BRACKETED).mkdir()
    written = FluentSerializer().serialize(catalogue)
    (folder / BRACKETED / "everything.ftl").write_text(written, encoding="utf-8")
    monkeypatch.setattr(words, "LOCALES", folder)
    monkeypatch.setenv("QUADROPOLIS_LANGUAGE", BRACKETED)
    monkeypatch.chdir(tmp_path)
    yield
    # Whatever was kept in this language is nobody else's.
    for name, module in list(sys.modules.items()):
        if name.startswith("quadropolis."):
            for value in list(vars(module).values()):
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


def unbracketed(shown: str) -> list[str]:
    """The words outside of all brackets, without what is the same in every language."""
    outside, depth = "", 0
    for sign in shown:
        depth += sign == "⟦"
        outside += "" if depth else sign
        depth -= sign == "⟧"
    assert depth == 0
    outside = re.sub(r"--?[a-z][a-z-]*|QUADROPOLIS_[A-Z_]+|'[^']*'", " ", outside)
    return re.findall(r"[^\W\d_]{3,}", outside)


TYPED_WORDS = {*COMMANDS, "root", "quadropolis", "json", "2|3|4", "random"}
TYPED_IN_A_GAME = {"help", "position", "score", "undo", "save", "foo", "board", "quit"}
SIGNS = {"Ann", "Bob", "Urb", "Hee", "Hpe", "Hpp", "pts"}


@pytest.mark.usefixtures("bracketed")
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_said_by_the_catalogue(command: str) -> None:
    args = [command, "--help"] if command else ["--help"]
    shown = run(*args, COLUMNS="400", TERMINAL_WIDTH="400").stdout
    assert "⟦Usage:⟧" in shown
    assert set(unbracketed(shown)) <= {*TYPED_WORDS, "JSON", "HASH", "URL", "BOT"}


@pytest.mark.usefixtures("bracketed")
@pytest.mark.parametrize("mode", ["classic", "expert"])
@pytest.mark.parametrize("look", [[], ["--plain"]])
def test_a_game_is_said_by_the_catalogue(mode: str, look: list[str]) -> None:
    shown = run(*GAME, "--mode", mode, *look, typed=TYPED, COLUMNS="2000").stdout
    assert set(unbracketed(shown)) <= {*TYPED_IN_A_GAME, *SIGNS}
    record = random_record(mode, 3, 4)
    Path("game.json").write_text(record.to_json(), encoding="utf-8")
    Path("many.jsonl").write_text(f"{record.to_json()}\n{{}}\n", encoding="utf-8")
    for args in (
        ("replay", "game.json"),
        ("replay", "many.jsonl"),
        ("replay", "game.json", "--ply", "0"),
        ("replay", "game.json", "--ply", "40"),
        ("moves", "game.json"),
        ("moves", "game.json", "--ply", "40"),
        ("think", "game.json", "--ply", "40", "--iterations", "20"),
        ("think", "game.json", "--ply", "40", "--bot", "random"),
    ):
        shown = run(*args, *look, COLUMNS="2000").output
        assert set(unbracketed(shown)) <= {*SIGNS, "Cleo"}, args


@pytest.mark.usefixtures("bracketed")
@pytest.mark.parametrize(
    "args",
    [
        ("score", CITY, "-m", "classic"),
        ("score", FULL_CITY, "-m", "classic", "--plain"),
        ("simulate", "--games", "2", "--seed", "1", "--out", "games.jsonl"),
        ("simulate", "--games", "1", "--seat", "random", "--seat", "random", "--plain"),
        ("bots",),
        ("arena", "random", "random", "--games", "2", "--iterations", "1", "--workers", "1"),
    ],
)
def test_results_are_said_by_the_catalogue(args: tuple[str, ...]) -> None:
    result = run(*args, COLUMNS="2000")
    assert result.exit_code == 0
    bots = {"random", "greedy", "uct", "beginner", "casual", "skilled", "strong", "top"}
    assert set(unbracketed(result.output)) <= SIGNS | bots


@pytest.mark.usefixtures("bracketed")
@pytest.mark.parametrize(
    "args",
    [
        ("fly",),
        ("play", "--color"),
        ("score", "-m", "classic"),
        ("simulate", "--games", "many"),
        ("simulate", "--games"),
        ("simulate", "--mode", "hard"),
        ("simulate", "--seat", "Ann"),
        ("replay", "nowhere.json"),
        ("replay", "-"),
        ("play", "--players", "5"),
        ("play", "--from", "classic 2 | round 1"),
        ("think", EMPTY),
        ("think", EMPTY.replace("mayor 0", "mayor 1")),
        ("score", "T1", "-m", "classic"),
        ("play", "--seat", "bot:nowhere.py"),
        ("backup", "copy.db", "--database", "nowhere.db"),
        ("site", "--out", "."),
    ],
)
def test_errors_are_said_by_the_catalogue(args: tuple[str, ...]) -> None:
    result = run(*args, typed="")
    assert result.exit_code == 2
    assert result.stderr.startswith("⟦Error:⟧ ⟦")
    assert result.stderr.count("\n") == 1
    assert unbracketed(result.stderr) == []


@pytest.mark.usefixtures("bracketed")
def test_json_does_not_depend_on_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    Path("game.json").write_text(random_record("classic", 2, 1).to_json(), encoding="utf-8")
    commands = (
        ("score", CITY, "-m", "classic", "--json"),
        ("replay", "game.json", "--json"),
        ("moves", "game.json", "--ply", "5", "--json"),
        ("bots", "--json"),
    )
    there = [json_of(run(*args)) for args in commands]
    refused = [run("replay", name, "--json", typed="").stdout for name in ("-", "no.json")]
    monkeypatch.setenv("QUADROPOLIS_LANGUAGE", "en")
    assert [json_of(run(*args)) for args in commands] == there
    assert [run("replay", name, "--json", typed="").stdout for name in ("-", "no.json")] == refused


# --- errors ---------------------------------------------------------------------------


@pytest.mark.usefixtures("bracketed")
def test_a_refusal_names_people_and_tiles() -> None:
    taken = rules_errors.SpotTaken(spot="W4", player=1, architect=3)
    assert refusal(taken, ["Ann", "Bob"]) == "⟦Spot W4 is taken by Bob’s architect 3.⟧"
    other = rules_errors.OtherKind(face="T1", square="b2", building="S")
    assert "⟦Tower Block⟧" in refusal(other, ["Ann", "Bob"])


@pytest.mark.parametrize(
    ("language", "bot", "missing"),
    [
        ("en", "Casual", "CITY"),
        ("ru", "Любитель", "'ГОРОД'"),
        ("pt-BR", "Casual", "'CIDADE'"),
    ],
)
def test_bots_and_missing_values_have_names_in_the_language(
    language: str, bot: str, missing: str
) -> None:
    shown = run(*GAME, "--seat", "casual", typed="quit\n", QUADROPOLIS_LANGUAGE=language)
    assert shown.exit_code == 0
    assert f", {bot}." in shown.stdout.partition("\n")[0]
    assert missing in run("score", "--mode", "classic", QUADROPOLIS_LANGUAGE=language).stderr


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("command", COMMANDS)
def test_help_fits_a_terminal_in_every_language(language: str, command: str) -> None:
    shown = run(command, "--help", QUADROPOLIS_LANGUAGE=language).stdout
    assert max(map(len, shown.split("\n"))) <= WIDTH
    assert "…" not in shown, "something was cut off"


@pytest.mark.parametrize("language", words.languages())
def test_short_names_of_tiles_keep_their_letters(language: str) -> None:
    """`F3` can be typed, `f3` cannot."""
    said = run("score", CITY, "--mode", "classic", "--plain", QUADROPOLIS_LANGUAGE=language).stdout
    assert re.findall(r"\b(?:F3|Hpe|U1|S)\b", said)
    assert re.findall(r"\b(?:f3|hpe|u1)\b", said) == []
