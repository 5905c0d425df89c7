"""The commands `bots` and `arena`, as programs of their own."""

import contextlib
import json
import os
import pty
import re
import signal
import subprocess
import sys
import time

import pytest
from typer.testing import CliRunner

from quadropolis.bots.registry import LEVELS, REFERENCE, python_environment
from quadropolis.cli.app import app
from tests.bots.processes import children, wait_until_gone

COMMAND = (sys.executable, "-m", "quadropolis")
PATIENCE = 300.0
"""Seconds to wait for what surely comes, however busy the machine is."""


def environment():
    return python_environment() | {"COLUMNS": "100", "NO_COLOR": "1"}


def command(*arguments):
    """A command in this process; its workers are processes all the same."""
    return CliRunner().invoke(
        app, list(map(str, arguments)), env={"COLUMNS": "100"}, catch_exceptions=False
    )


def json_of(*arguments):
    done = command(*arguments, "--json")
    assert done.exit_code == 0, done.output
    assert done.stderr == ""
    return json.loads(done.stdout)


def without_measures(path):
    games = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return [{key: value for key, value in game.items() if key != "measured"} for game in games]


def test_bots_are_listed():
    listed = json_of("bots")
    names = [bot["name"] for bot in listed]
    assert all(set(bot) == {"name", "description"} for bot in listed)
    assert set(REFERENCE) <= set(names)
    assert names[len(names) - len(LEVELS) :] == list(LEVELS)
    spoken = command("bots")
    assert spoken.exit_code == 0
    assert all(name in spoken.stdout for name in names)


def test_arena_prints_its_results_as_data():
    data = json_of("arena", "random", "random", "random", "--games", 3, "--iterations", 1)
    (bot,) = data["bots"]
    assert bot["games"] == bot["wins"] == 3
    assert data["pairs"] == [
        {"a": "random", "b": "random", "games": 3, "a_score": 0.5, "low": 0.5, "high": 0.5}
    ]


def test_arena_prints_a_table(tmp_path):
    done = command("arena", "random", "greedy", "-n", 2, "--time", 5, "--out", tmp_path / "a")
    assert done.exit_code == 0, done.output
    assert done.stderr == ""  # the progress bar is for terminals
    for word in ("Wins", "Points", "Elo", "s/move", "Violations", "greedy", "random", "seed 0"):
        assert word in done.stdout
    assert "games.jsonl" in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 100


def test_players_default_to_the_bots_given(tmp_path):
    bots = ["random"] * 4
    for given, options, players in ((4, [], 4), (3, ["--players", 2], 2)):
        out = tmp_path / f"{given}{players}.jsonl"
        json_of("arena", *bots[:given], "--games", 1, "--iterations", 1, "--out", out, *options)
        games = without_measures(out)
        assert len(games) == players
        assert all(len(game["players"]) == players for game in games)


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["grandmaster", "random"], "bot/unknown"),
        (["nowhere.py", "random"], "bot/no_file"),
        (["program:", "random"], "bot/wrong_command"),
        (["random"], "arena/too_few_bots"),
        (["random", "random", "--players", "3"], "arena/too_few_bots"),
        (["random", "random", "--players", "5"], "setup/wrong_players"),
        (["random", "random", "--mode", "chess"], "setup/unknown_mode"),
        (["random", "random", "--games", "0"], "arena/wrong_setting"),
        (["random", "random", "--time", "0"], "arena/wrong_setting"),
        (["random", "random", "--time", "nan"], "arena/wrong_setting"),
        (["random", "random", "--iterations", "-3"], "arena/wrong_setting"),
        (["random", "random", "--workers", "0"], "arena/wrong_setting"),
        (["random", "random", "--resume"], "arena/nothing_to_resume"),
        (["random", "random", "--out", "/dev/null/games"], "arena/file_failed"),
        ([], "usage/missing_parameter"),
    ],
    ids=str,
)
def test_bad_input_is_an_error_with_a_code(arguments, code):
    done = command("arena", *arguments, "--json")
    assert done.exit_code == 2
    assert json.loads(done.stdout)["error"]["code"] == code
    assert "Traceback" not in done.stderr


def started(out, *arguments):
    """An arena that would take hours, once it has kept a few games."""
    running = subprocess.Popen(
        (*COMMAND, "arena", "random", "random", "--iterations", "1", "--workers", "2",
         "--out", str(out), "--games", "100000", *arguments),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment(),
        start_new_session=True,
    )  # fmt: skip
    deadline = time.monotonic() + PATIENCE
    while not (out.exists() and out.read_bytes().count(b"\n") >= 5):
        assert running.poll() is None, running.communicate()
        assert time.monotonic() < deadline
        time.sleep(0.01)
    return running


def wait_until_all_are_gone(arena, workers):
    for pid in (arena.pid, *workers):
        wait_until_gone(pid)


def test_an_interrupted_arena_keeps_what_was_finished(tmp_path):
    out = tmp_path / "games.jsonl"
    with started(out) as running:
        workers = children(running.pid)
        assert len(workers) == 2
        os.killpg(running.pid, signal.SIGINT)  # as Ctrl-C does: everyone in the group
        spoken, errors = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130
    assert "Traceback" not in errors
    finished = int(re.search(r"Interrupted after (\d+) of 100000 games", errors)[1])
    assert len(without_measures(out)) == finished >= 5
    assert f"{finished} games" in spoken
    wait_until_all_are_gone(running, workers)


def test_an_arena_that_was_killed_is_resumed_as_if_nothing_had_happened(tmp_path):
    killed, calm = tmp_path / "killed.jsonl", tmp_path / "calm.jsonl"
    with started(killed) as running:
        workers = children(running.pid)
        assert len(workers) == 2
        running.kill()
        running.communicate(timeout=PATIENCE)
    wait_until_all_are_gone(running, workers)
    lines = killed.read_bytes().split(b"\n")
    kept, half = lines[:8], lines[8:9] or [b""]
    # As it may be left: a few games, and the next one half written.
    killed.write_bytes(b"".join(line + b"\n" for line in kept if line) + half[0][:100])
    arguments = ("arena", "random", "random", "--iterations", 1, "--games", 30, "--out")
    resumed = json_of(*arguments, killed, "--resume")
    whole = json_of(*arguments, calm)
    assert without_measures(killed) == without_measures(calm)
    for results in (resumed, whole):
        for bot in results["bots"]:
            del bot["seconds_per_move"]
    assert resumed == whole


def test_progress_and_score_are_shown_on_a_terminal():
    screen, terminal = pty.openpty()
    with subprocess.Popen(
        (*COMMAND, "arena", "random", "random", "--games", "20", "--iterations", "1"),
        stdout=subprocess.DEVNULL,
        stderr=terminal,
        env=environment() | {"TERM": "xterm"},
    ) as running:
        os.close(terminal)
        shown = b""
        with contextlib.suppress(OSError):  # how a terminal ends
            while chunk := os.read(screen, 65536):
                shown += chunk
    os.close(screen)
    assert running.returncode == 0
    assert b"20/20" in shown
    assert b"random 20" in shown


def test_help_has_an_example_that_works(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for name in ("arena", "bots"):
        done = command(name, "--help")
        assert done.exit_code == 0
        text = " ".join(re.sub(r"[│╭╮╰╯─]", " ", done.stdout).split())
        example = re.search(rf"Example: quadropolis ({name}[a-z0-9 -]*)", text)[1]
        words = example.split(" How to ")[0].split()
        if name == "arena":
            words[words.index("--games") + 1] = "1"
            words[words.index("greedy")] = "random"  # the same, but quicker
        assert command(*words).exit_code == 0
