"""From a bot's name to a bot."""

import sys

import pytest

import quadropolis as q
from quadropolis.bots import Bot, Limit, all_bots, bot_named
from quadropolis.bots.errors import (
    BotNotStarted,
    NoBotFile,
    UnknownBot,
    WrongBotName,
    WrongCommand,
    WrongFactor,
)
from quadropolis.bots.registry import BUILT_IN, LEVELS, REFERENCE
from tests.bots.positions import first_view
from tests.bots.programs import program

FIRST_LEGAL = """
from quadropolis import legal_moves
from quadropolis.bots import Bot, Thought

class {name}(Bot):
    name, description = "{name}", "for tests"
    def think(self, view, limit):
        return Thought(legal_moves(view.state)[{index}])
"""


def move_of(bot):
    """The bot's move in the first position."""
    try:
        bot.prepare(None)
        return bot.think(first_view(), Limit(seconds=120)).move
    finally:
        bot.close()


def nth_move(index):
    return q.legal_moves(first_view().state)[index]


@pytest.mark.parametrize("name", BUILT_IN)
def test_built_in_bots_say_who_they_are(name):
    bot = bot_named(name)
    assert isinstance(bot, Bot)
    assert bot.name == name
    assert bot.description
    assert 0 < bot.share <= 1
    bot.close()


def test_the_list_has_every_bot_and_the_levels_last():
    names = [name for name, _ in all_bots()]
    assert names[: len(REFERENCE)] == list(REFERENCE)
    assert names[len(names) - len(LEVELS) :] == list(LEVELS)
    assert len(names) == len(set(names))
    assert all(text for _, text in all_bots())


def test_an_unknown_name_is_refused_with_all_names():
    with pytest.raises(UnknownBot) as caught:
        bot_named("grandmaster")
    for name in BUILT_IN:
        assert name in str(caught.value)


def test_a_built_in_bot_can_be_given_less_time():
    bot = bot_named("top@0.1")
    assert bot.name == "top@0.1"
    assert bot.share == pytest.approx(bot_named("top").share / 10)
    assert bot_named("top").name == "top"


@pytest.mark.parametrize("factor", ["", "0", "-1", "nan", "inf", "1e3", "1001", "x", "1" * 50])
def test_a_wrong_amount_of_time_is_refused(factor):
    with pytest.raises(WrongFactor) as caught:
        bot_named(f"top@{factor}")
    assert "top@0.1" in str(caught.value)


@pytest.mark.parametrize("spec", ["", "x" * 101, "two\nlines", "\x1b[31m", None, 7])
def test_what_cannot_be_a_name(spec):
    with pytest.raises(WrongBotName) as caught:
        bot_named(spec)
    assert len(str(caught.value)) < 200
    assert str(caught.value).isprintable()


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("", "names no program"),
        ("'open", "quotation"),
        ("no-such-program-here --fast", "no program"),
    ],
)
def test_a_command_that_cannot_be_run(command, words):
    with pytest.raises(WrongCommand, match=words):
        bot_named(f"program:{command}")


def test_a_file_with_one_bot(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "one.py").write_text(FIRST_LEGAL.format(name="One", index=2), encoding="utf-8")
    for spec in ("one.py", "one.py:One", "./one.py"):
        bot = bot_named(spec)
        assert bot.name == spec
        assert not bot.in_process
        assert move_of(bot) == nth_move(2)


def test_a_file_with_several_bots(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "two.py").write_text(
        "".join(FIRST_LEGAL.format(name=name, index=i) for i, name in enumerate("AB")),
        encoding="utf-8",
    )
    assert move_of(bot_named("two.py:A")) == nth_move(0)
    assert move_of(bot_named("two.py:B")) == nth_move(1)
    for spec, words in (("two.py", "two.py:A, two.py:B"), ("two.py:C", "no Bot C, only A, B")):
        with pytest.raises(BotNotStarted) as caught:
            move_of(bot_named(spec))
        assert words in str(caught.value)


def test_a_bot_in_several_modules(tmp_path, monkeypatch):
    """A file may import its neighbors; the host's own modules come first all the same."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "ideas.py").write_text("INDEX = 3", encoding="utf-8")
    (tmp_path / "json.py").write_text("raise SystemExit('not this one')", encoding="utf-8")
    source = "from ideas import INDEX\n" + FIRST_LEGAL.format(name="One", index="INDEX")
    (tmp_path / "main.py").write_text(source, encoding="utf-8")
    assert move_of(bot_named("main.py")) == nth_move(3)


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("", "no Bot"),
        ("import no_such_module", "no_such_module"),
        ("1 / 0", "ZeroDivisionError"),
        ("def", "SyntaxError"),
        ("raise SystemExit(5)", "exit code 5"),
        ("from quadropolis.bots.simple import RandomBot", "no Bot"),
        (
            "from quadropolis.bots import Bot\n"
            "class Slow(Bot):\n"
            "    def __init__(self): raise OSError('weights are missing')\n"
            "    def think(self, view, limit): ...",
            "weights are missing",
        ),
    ],
)
def test_a_file_that_is_no_bot(tmp_path, source, words):
    path = tmp_path / "b.py"
    path.write_text(source, encoding="utf-8")
    bot = bot_named(str(path))
    with pytest.raises(BotNotStarted, match=words):
        bot.prepare(None)


def test_a_file_that_is_not_there():
    with pytest.raises(NoBotFile, match=r"nowhere\.py"):
        bot_named("nowhere.py:Bot")


def test_a_program_with_arguments_and_quotes(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    command = program(
        tmp_path,
        "for question in questions():\n"
        "    say({'id': question['id'], 'move': question['legal'][len(sys.argv[1])]})",
    )
    spec = f"program:{sys.executable} {command[1].rpartition('/')[2]} 'a b'"
    assert move_of(bot_named(spec)) == nth_move(3)
