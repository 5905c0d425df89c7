"""The command as a whole: help, errors, pipes and interruptions."""

import json
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import quadropolis as q
from tests.cli.command import (
    WIDTH,
    command_line,
    environment,
    lines_of,
    program,
    random_record,
    refused,
    run,
)

COMMANDS = ("play", "score", "moves", "replay", "simulate")


def test_without_a_command_it_shows_its_commands() -> None:
    result = run()
    assert result.exit_code == 0
    assert all(command in result.stdout for command in COMMANDS)


def test_the_version() -> None:
    assert run("--version").stdout == f"quadropolis {q.__version__}\n"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert f"Example: quadropolis {command} " in result.stdout
    assert "--json" in result.stdout
    assert max(map(len, lines_of(result.stdout))) <= WIDTH


def test_the_examples_of_the_help_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In an order in which each finds its file."""
    monkeypatch.chdir(tmp_path)
    for command in ("play", "moves", "simulate", "replay", "score"):
        shown = run(command, "--help", TERMINAL_WIDTH="300", COLUMNS="300").stdout
        (line,) = (line.strip() for line in shown.split("\n") if "Example: " in line)
        name, *args = shlex.split(line.removeprefix("Example: "))
        assert name == "quadropolis"
        result = run(*args)
        assert result.exit_code == 0, (line, result.output)


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (["fly"], "usage/usage_error"),
        (["play", "--color"], "usage/no_such_option"),
        (["score", "--mode", "classic"], "usage/missing_parameter"),
        (["score", ". . . ."], "usage/missing_parameter"),
        (["score", "x", "y", "--mode", "classic"], "usage/usage_error"),
        (["simulate", "--games", "many"], "usage/bad_parameter"),
        (["simulate", "--games", "0"], "usage/bad_parameter"),
        (["simulate", "--games"], "usage/bad_option_usage"),
        (["simulate", "--mode", "hard"], "setup/unknown_mode"),
        (["simulate", "--players", "5"], "setup/wrong_players"),
        (["play", "--players", "1"], "setup/wrong_players"),
        (["play", "--mode", "Classic"], "setup/unknown_mode"),
    ],
)
def test_a_wrong_command_line_is_one_clear_line(args: list[str], code: str) -> None:
    assert refused(*args)["code"] == code


def test_json_after_two_dashes_is_not_an_option() -> None:
    result = run("score", "--mode", "classic", "--", "--json")
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "rows" in result.stderr


def test_starting_loads_nothing_heavy() -> None:
    loaded = subprocess.run(
        [sys.executable, "-c", "import sys, quadropolis.cli.app; print(*sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
        env=environment(),
    ).stdout.split()
    assert "typer" in loaded
    heavy = {"rich", "numpy", "fluent", "babel", "quadropolis.testing", "quadropolis.kernel"}
    assert not heavy & set(loaded)


def test_it_runs_as_a_module() -> None:
    result = program("score", "S . . . / . . . . / . . . . / . . . T2", "-m", "classic", "--json")
    assert result.returncode == 0
    assert result.stderr == b""
    # One energy would be needed for either building; two inhabitants stay idle.
    assert json.loads(result.stdout)["total"] == -2


def test_a_reader_that_has_seen_enough_is_no_mistake() -> None:
    with subprocess.Popen(
        command_line("simulate", "--games", 100_000, "--seed", 1, "--out", "-"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith(b'{"format"')
        process.stdout.close()
        assert process.wait(timeout=60) == 0
        assert process.stderr.read() == b""


def test_a_reader_that_leaves_during_a_game(tmp_path: Path) -> None:
    """Rich writes the boards; it must not end the program in its own way."""
    seats = ["--seat", "random", "--seat", "random"]
    with subprocess.Popen(
        command_line("play", *seats, "--mode", "expert"),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(PYTHONUNBUFFERED="1"),
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.wait(timeout=60) == 0
        assert process.stderr.read() == b""


def test_a_full_disk_is_one_clear_line() -> None:
    with open("/dev/full", "wb") as full:
        result = subprocess.run(
            command_line("simulate", "--games", 1, "--json"),
            stdout=full,
            stderr=subprocess.PIPE,
            env=environment(),
            timeout=60,
            check=False,
        )
    assert result.returncode == 2
    assert result.stderr.startswith(b"Error: ")
    assert result.stderr.count(b"\n") == 1


def test_closed_streams_do_not_matter(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    record.write_text(random_record("classic", 2, 1).to_json(), encoding="utf-8")
    for closed in ("<&-", ">&-", "2>&-"):
        line = shlex.join(command_line("replay", record)) + f" {closed}"
        done = subprocess.run(
            ["sh", "-c", line], capture_output=True, env=environment(), check=False
        )
        assert done.returncode == 0
        assert done.stderr == b""


def test_interrupting_a_simulation_leaves_no_file(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    out.write_text("precious\n", encoding="utf-8")
    with subprocess.Popen(
        command_line("simulate", "--games", 100_000, "--out", out),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as process:
        while len(list(tmp_path.iterdir())) < 2:
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        stdout, stderr = process.communicate(timeout=60)
    assert process.returncode == 130
    assert (stdout, stderr) == (b"", b"")
    assert list(tmp_path.iterdir()) == [out]
    assert out.read_text(encoding="utf-8") == "precious\n"
