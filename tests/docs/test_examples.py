"""Every example of the documentation runs, and shows what it really shows.

    python    the blocks of a document run one after the other in one namespace; a block
              with `>>>` is compared like a doctest, any other just has to run
    console   `$ ` begins a command, the lines below are what it prints; `...` stands for
              anything. The blocks of a document run in one empty folder.
    bash      commands without their output; all of them have to succeed
    json      has to be JSON; a game record has to replay
    toml      has to be TOML
    text      not an example

`make` is not run from a test: it would run the tests. Its targets have to exist.
"""

import doctest
import io
import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import quadropolis as q
from tests.docs.markdown import DOCUMENTS, ROOT, Block, blocks

FLAGS = doctest.ELLIPSIS | doctest.REPORT_NDIFF
SECONDS = 300
"""Longer than any example takes: only a command that waits for somebody is stopped."""
LANGUAGES = ("python", "console", "bash", "json", "toml", "text", "cpp")


def _targets() -> set[str]:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))


class Examples:
    """Runs the blocks of one document."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.namespace: dict[str, Any] = {"__name__": "__main__"}
        # The commands of this environment come first; drawings are as wide as on any machine.
        here = str(Path(sys.executable).parent)
        self.environment = {
            **{name: value for name, value in os.environ.items() if name != "QUADROPOLIS_LONG"},
            "PATH": os.pathsep.join((here, os.environ.get("PATH", ""))),
            "COLUMNS": "80",
            "NO_COLOR": "1",
            "PYTHONIOENCODING": "utf-8",
        }

    def run(self, block: Block) -> None:
        getattr(self, f"_{block.language}")(block)

    def _python(self, block: Block) -> None:
        if ">>>" not in block.text:
            exec(compile(block.text, str(block), "exec"), self.namespace)
            return
        test = doctest.DocTestParser().get_doctest(
            block.text, self.namespace, block.document, block.document, block.line - 1
        )
        runner, report = doctest.DocTestRunner(optionflags=FLAGS), io.StringIO()
        failed = runner.run(test, out=report.write, clear_globs=False).failed
        self.namespace.update(test.globs)
        assert not failed, f"{block}\n{report.getvalue()}"

    def _console(self, block: Block) -> None:
        assert block.text.startswith("$ "), f"{block} does not begin with a command"
        for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
            command, _, expected = part.partition("\n")
            while command.endswith("\\"):
                more, _, expected = expected.partition("\n")
                command = f"{command[:-1]} {more.removeprefix('> ').strip()}"
            self._command(block, command, expected)

    def _bash(self, block: Block) -> None:
        for command in block.text.replace("\\\n", " ").splitlines():
            if command.strip() and not command.startswith("#"):
                self._command(block, command, "")

    def _command(self, block: Block, command: str, expected: str) -> None:
        words = shlex.split(command, comments=True)
        if words[0] == "make":
            goals = [word for word in words[1:] if "=" not in word]
            assert goals, f"{block}: {command} has no target"
            assert set(goals) <= _targets(), f"{block}: the Makefile has no target {goals}"
            return
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", command],
            cwd=self.folder,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            timeout=SECONDS,
            check=False,
        )
        shown = f"{block}: {command}\nprinted:\n{done.stdout}"
        assert "Traceback (most recent call last)" not in done.stdout, shown
        if "Error: " in expected:
            assert done.returncode != 0, shown
        else:
            assert done.returncode == 0, f"exit code {done.returncode}: {shown}"
        if expected.strip():
            assert _agree(expected, done.stdout), f"{shown}\ninstead of:\n{expected}"

    def _json(self, block: Block) -> None:
        data = json.loads(block.text)
        if isinstance(data, dict) and data.get("format") == "quadropolis-game":
            q.GameRecord.from_json(block.text).check()

    def _toml(self, block: Block) -> None:
        tomllib.loads(block.text)

    def _text(self, block: Block) -> None:
        pass

    _cpp = _text


def _agree(expected: str, found: str) -> bool:
    """Line by line, blanks at the ends aside; `...` stands for anything."""

    def plain(text: str) -> str:
        return "\n".join(line.rstrip() for line in text.strip("\n").splitlines()) + "\n"

    return doctest.OutputChecker().check_output(plain(expected), plain(found), doctest.ELLIPSIS)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_examples_of(document: str, tmp_path: Path) -> None:
    examples = Examples(tmp_path)
    for block in blocks(document):
        assert block.language in LANGUAGES, (
            f"{block}: write the language as one of {', '.join(LANGUAGES)}, so that it is run"
        )
        examples.run(block)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("python", ">>> 1 + 1\n3\n"),
        ("python", "assert False\n"),
        ("python", ">>> undefined_name\n"),
        ("console", "$ echo one\ntwo\n"),
        ("console", "$ false\n"),
        ("console", "$ quadropolis no-such-command\n"),
        ("console", "$ echo fine\nError: this should have failed\n"),
        ("console", "echo no prompt\n"),
        ("bash", "true\nfalse\n"),
        ("bash", "make no-such-target\n"),
        ("json", '{"format": "quadropolis-game"}\n'),
        ("json", "{,}\n"),
        ("toml", "= 3\n"),
    ],
)
def test_a_broken_example_is_noticed(language: str, text: str, tmp_path: Path) -> None:
    with pytest.raises((AssertionError, ValueError)):
        Examples(tmp_path).run(Block("broken.md", 1, language, text))


def test_examples_were_found() -> None:
    """A change of the Markdown must not make all examples disappear unnoticed."""
    found = {block.language for document in DOCUMENTS for block in blocks(document)}
    assert {"python", "console", "bash", "json"} <= found
