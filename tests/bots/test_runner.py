"""Bots written in Python that run as programs."""

import json
import subprocess
import sys

import pytest

from quadropolis.bots import Limit, bot_named
from quadropolis.bots.protocol import greeting, line, question
from quadropolis.bots.registry import python_environment
from quadropolis.bots.runner import answer_of
from tests.bots.positions import first_view, views_of_game

RUNNER = (sys.executable, "-P", "-m", "quadropolis.bots.runner")


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_built_in_bot_plays_the_same_as_a_program(name, monkeypatch):
    """Host and runner understand each other: the moves are those made without a process."""
    monkeypatch.setenv("PYTHONPATH", python_environment()["PYTHONPATH"])
    itself = bot_named(name)
    foreign = bot_named(f"program:{sys.executable} -m quadropolis.bots.runner {name}")
    positions = list(views_of_game(("expert", 4, True), 3))[:: 1 if name == "random" else 9]
    for number, (seen, record) in enumerate(positions):
        limit = Limit(seconds=120, seed=number)
        foreign.prepare(record)
        assert foreign.think(seen, limit) == itself.think(seen, limit)
    foreign.close()


def test_what_a_bot_prints_does_not_disturb_its_answers(tmp_path, capfd):
    path = tmp_path / "chatty.py"
    path.write_text(
        "import os\n"
        "from quadropolis import legal_moves\n"
        "from quadropolis.bots import Bot, Thought\n"
        "print('loading')\n"
        "class Chatty(Bot):\n"
        "    def think(self, view, limit):\n"
        "        print('{\"id\": 1}', flush=True)\n"
        "        os.system('echo more')\n"
        "        return Thought(legal_moves(view.state)[0])\n",
        encoding="utf-8",
    )
    log = tmp_path / "log"
    bot = bot_named(str(path), log=log)
    for _ in range(3):
        assert str(bot.think(first_view(), Limit(seconds=120)).move)
    bot.close()
    assert "loading" in log.read_text(encoding="utf-8")
    assert capfd.readouterr() == ("", "")


def test_a_bot_is_told_the_record_before_it_thinks(tmp_path):
    path = tmp_path / "counts.py"
    path.write_text(
        "from quadropolis import legal_moves\n"
        "from quadropolis.bots import Bot, Thought\n"
        "class Counts(Bot):\n"
        "    def prepare(self, record):\n"
        "        self.index = len(record.moves)\n"
        "    def think(self, view, limit):\n"
        "        return Thought(legal_moves(view.state)[self.index])\n",
        encoding="utf-8",
    )
    bot = bot_named(str(path))
    for seen, record in list(views_of_game(("classic", 2, False), 3))[:6]:
        bot.prepare(record)
        listed = question(1, seen, record, Limit())["legal"]
        assert str(bot.think(seen, Limit(seconds=120)).move) == listed[len(record.moves)]
    bot.close()


def test_the_record_is_read_only_for_a_bot_that_wants_it():
    """An unreadable one disturbs nobody else, and a host of version 0.1.0 sends no position."""
    data = question(1, first_view(), None, Limit()) | {"record": {"format": "nonsense"}}
    del data["position"]
    careless, careful = bot_named("greedy"), bot_named("greedy")
    careful.prepare = lambda record: None  # type: ignore[method-assign]
    assert not careless.wants_record
    assert "move" in answer_of(careless, line(data))
    assert careful.wants_record
    assert "format" in str(answer_of(careful, line(data))["error"])


def test_an_exception_is_an_answer_and_the_bot_lives_on():
    with subprocess.Popen(
        (*RUNNER, "greedy"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=python_environment(),
    ) as process:

        def answer(message):
            process.stdin.write(message)
            process.stdin.flush()
            return json.loads(process.stdout.readline())

        assert answer(line(greeting())) == greeting() | {"name": "greedy"}
        assert "error" in answer(b"nonsense\n")
        assert answer(line({"id": 1, "view": {}, "record": None, "limit": {}}))["id"] == 1
        assert "move" in answer(line(question(2, first_view(), None, Limit())))


def test_a_runner_ends_with_its_host_even_in_the_midst_of_a_thought(tmp_path):
    path = tmp_path / "forever.py"
    path.write_text(
        "from quadropolis.bots import Bot\n"
        "class Forever(Bot):\n"
        "    def think(self, view, limit):\n"
        "        print('thinking', flush=True)\n"
        "        while True: pass\n",
        encoding="utf-8",
    )
    with subprocess.Popen(
        (*RUNNER, str(path)),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=python_environment(),
    ) as process:
        process.stdin.write(line(greeting()) + line(question(1, first_view(), None, Limit())))
        process.stdin.flush()
        assert process.stderr.readline() == b"thinking\n"
        process.stdin.close()
        assert process.wait(120) == 0
