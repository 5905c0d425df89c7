"""Datasets: every decision of every game, as it was seen, whoever played it and where."""

import json
import os
import signal
import subprocess
import sys
import time

import numpy as np
import pytest
from typer.testing import CliRunner

from quadropolis import kernel
from quadropolis.bots.registry import python_environment
from quadropolis.cli.app import app
from quadropolis.env.dataset import columns_of, read_parquet, unpacked
from quadropolis.env.encoding import VERSION, encoding_of
from quadropolis.env.journal import journal_of
from quadropolis.env.rewards import rewards_of
from quadropolis.notation import parse_record

PATIENCE = 300.0


def simulate(*arguments):
    return CliRunner().invoke(app, ["simulate", *map(str, arguments)], catch_exceptions=False)


def made(*arguments):
    done = simulate(*arguments, "--json")
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)


def refused(*arguments):
    done = simulate(*arguments, "--json")
    assert done.exit_code == 2, done.output
    return json.loads(done.stdout)["error"]


def read(path):
    if path.suffix == ".parquet":
        return read_parquet(path)
    with np.load(path) as file:
        rows = {name: file[name] for name in file.files}
    return rows, json.loads(str(rows.pop("about")))


SETTINGS = ("--mode", "expert", "--players", 3, "--playgrounds", "--games", 3, "--seed", 5)


@pytest.mark.parametrize("ending", ["parquet", "npz"])
def test_rows_are_the_decisions_of_the_games(tmp_path, ending):
    out, lines = tmp_path / f"games.{ending}", tmp_path / "games.jsonl"
    made(*SETTINGS, "--out", lines)
    assert made(*SETTINGS, "--out", out)["games"] == 3
    rows, told = read(out)
    encoding = encoding_of("expert", 3)
    assert {name: (rows[name].dtype.name, rows[name].shape[1:]) for name in rows} == columns_of(
        encoding
    )
    assert (told["encoding"], told["players"], told["seed"]) == (VERSION, 3, 5)
    row = 0
    masks = unpacked(rows["mask"], encoding)
    for number, line in enumerate(lines.read_text(encoding="utf-8").splitlines()):
        record = parse_record(line)
        states = record.states()
        end = kernel.from_state(states[-1])
        before = [state for state in states if state.current_player is not None]
        for ply, (state, move) in enumerate(zip(before, record.moves, strict=True)):
            position, seat = kernel.from_state(state), state.current_player
            assert (rows["game"][row], rows["ply"][row], rows["seat"][row]) == (number, ply, seat)
            assert (rows["observation"][row] == encoding.observe(position)).all()
            assert (masks[row] == encoding.mask(position)).all()
            assert rows["action"][row] == encoding.action_of(move)
            assert rows["reward"][row] == pytest.approx(rewards_of(end, "win")[seat])
            assert rows["points"][row] == rewards_of(end, "points")[seat]
            assert rows["margin"][row] == rewards_of(end, "margin")[seat]
            row += 1
    assert row == len(rows["ply"]) == 3 * 60
    assert not journal_of(out).exists()
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted([out.name, lines.name])


def test_bots_play_in_order_wherever_they_play(tmp_path):
    settings = ("--bots", "beginner,random", "--games", 5, "--seed", 2, "--iterations", 2)
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    data = made(*settings, "--out", here)
    assert data["seats"] == ["beginner", "random"]
    made(*settings, "--out", there, "--on", "local", "--workers", 2)
    assert here.read_bytes() == there.read_bytes()
    rows = [tmp_path / "a.npz", tmp_path / "b.npz"]
    made(*settings, "--out", rows[0])
    made(*settings, "--out", rows[1], "--workers", 2)
    assert rows[0].read_bytes() == rows[1].read_bytes()


def started(out, *arguments):
    """A simulation that would take hours, once it has kept a few games."""
    command = [sys.executable, "-m", "quadropolis", "simulate", "--games", "100000"]
    running = subprocess.Popen(
        [*command, "--seed", "1", "--out", str(out), *arguments],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        env=python_environment(),
    )
    deadline = time.monotonic() + PATIENCE
    journal = journal_of(out)
    while not (journal.exists() and journal.read_bytes().count(b"\n") >= 5):
        assert running.poll() is None, running.communicate()
        assert time.monotonic() < deadline
        time.sleep(0.01)
    return running


def test_what_was_interrupted_goes_on(tmp_path):
    out, whole = tmp_path / "games.parquet", tmp_path / "whole.parquet"
    with started(out) as running:
        # It is being written by that one, and by nobody else.
        assert refused("--games", 9, "--seed", 1, "--out", out)["code"] == "env/dataset_in_use"
        os.kill(running.pid, signal.SIGKILL)
    journal = journal_of(out)
    kept = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join(kept[:5]) + b'{"format": "quad')  # 4 games, and half a one
    assert refused("--games", 9, "--seed", 1, "--out", out)["code"] == "env/dataset_unfinished"
    other = refused("--games", 9, "--seed", 2, "--out", out, "--resume")
    assert (other["code"], other["arguments"]["option"]) == ("env/other_dataset", "seed")
    made("--games", 9, "--seed", 1, "--out", out, "--resume")
    made("--games", 9, "--seed", 1, "--out", whole)
    (found, _), (expected, _) = read(out), read(whole)
    assert len(found["ply"]) == 9 * 32
    for name, rows in expected.items():
        assert (found[name] == rows).all()
    assert not journal.exists()


def test_what_cannot_be_is_refused(tmp_path):
    assert refused("--resume", "--out", tmp_path / "a.jsonl")["code"] == (
        "simulate/nothing_to_resume"
    )
    nowhere = tmp_path / "nowhere" / "a.npz"
    assert refused("--games", 1, "--out", nowhere)["code"] == "env/dataset_failed"
    assert refused("--bots", "nobody,random")["code"] == "simulate/not_a_bot"
    assert refused("--on", "moon", "--games", 1)["code"] == "executor/unknown"
