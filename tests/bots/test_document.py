"""docs/bots.md: what it shows of the examples and of the protocol is what they are.

Its other examples are run like those of every document; these need the examples at hand.
"""

import json
import os
import re
import subprocess
import sys

import pytest

from quadropolis.bots import Limit, errors
from quadropolis.bots.program import Patience
from quadropolis.bots.protocol import answered_thought, check_greeting, greeting, question
from quadropolis.bots.registry import python_environment
from tests.bots.examples import EXAMPLES, ROOT
from tests.bots.positions import first_view

TEXT = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")


def blocks(language):
    return re.findall(rf"^```{language}\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)


def commands():
    lines = "".join(blocks("text")).splitlines()
    return [line.removeprefix("$ ") for line in lines if line.startswith("$ ")]


@pytest.mark.parametrize("command", commands())
def test_a_command_with_an_example_bot_runs(command, tmp_path):
    (tmp_path / "quadropolis").write_text(
        f'#!/bin/sh\nexec "{sys.executable}" -m quadropolis "$@"\n', encoding="utf-8"
    )
    (tmp_path / "quadropolis").chmod(0o755)
    environment = python_environment()
    environment["PATH"] = f"{tmp_path}{os.pathsep}{environment['PATH']}"
    done = subprocess.run(
        ["bash", "-c", f"{command} --json"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert [bot["violations"] for bot in json.loads(done.stdout)["bots"]] == [0, 0]


def test_commands_were_found():
    assert len(commands()) == 2


def test_the_bot_shown_is_the_example():
    source = (EXAMPLES / "gardener.py").read_text(encoding="utf-8")
    assert any(source.endswith(block) for block in blocks("python"))


def test_the_package_shown_is_the_example():
    (shown,) = blocks("toml")
    assert shown in (EXAMPLES / "hoarder" / "pyproject.toml").read_text(encoding="utf-8")


def test_the_messages_shown_are_those_of_the_protocol():
    hello, reply, asked, answer = map(json.loads, blocks("json"))
    assert hello == greeting()
    check_greeting(reply)
    real = question(1, first_view(), None, Limit(1.0))
    assert set(asked) == set(real)
    assert set(asked["view"]) == set(real["view"])
    assert set(asked["view"]["state"]) == set(real["view"]["state"])
    assert set(asked["limit"]) == set(real["limit"])
    assert len(answered_thought(1, 2, answer).candidates) == 2


def test_every_code_of_a_violation_is_explained():
    codes = {error.code for error in errors.Misbehavior.all_types()}
    assert codes == set(re.findall(r"^\| `(bot/\w+)`", TEXT, re.MULTILINE))


def test_the_patience_described_is_the_default():
    patience = Patience()
    assert f"{patience.overrun} times the limit and half a second" in TEXT
    assert patience.grace == 0.5
    assert f"({patience.untimed:g} seconds without a time limit)" in TEXT
    assert f"within {patience.start:g} seconds; after three times" in TEXT
    assert patience.failed_starts == 3
