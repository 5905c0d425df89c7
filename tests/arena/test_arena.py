"""Whole arenas: played by real processes, kept in files, repeated and resumed."""

import json
import os
import signal
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from quadropolis.arena.arena import Arena
from quadropolis.arena.errors import (
    FileFailed,
    FileInUse,
    GamesExist,
    NoFileToResume,
    NotArenaGame,
    OtherPlan,
    WorkerEnded,
    WrongSetting,
)
from quadropolis.arena.match import Played
from quadropolis.arena.plan import Plan
from quadropolis.arena.workers import played
from quadropolis.bots.errors import BotNotStarted, UnknownBot
from quadropolis.bots.executor import OnThisMachine
from quadropolis.notation import parse_record
from tests.bots.processes import children
from tests.bots.programs import program

PLAN = Plan(("random", "random"), "classic", 2, iterations=1, seed=5)


def run(plan, games, out=None, resume=False, workers=2):
    """Play everything; the arena after it has ended."""
    with Arena(plan, games, out, resume, workers) as arena:
        for _ in arena.play():
            pass
    return arena


def records(path):
    return [parse_record(line) for line in path.read_text(encoding="utf-8").splitlines()]


def without_measures(path):
    """The lines of a file without what depends on the machine."""
    lines = []
    for line in path.read_text(encoding="utf-8").splitlines():
        data = json.loads(line)
        del data["measured"]
        lines.append(json.dumps(data))
    return lines


def test_every_game_is_kept_as_a_record_that_replays(tmp_path):
    plan = Plan(("random", "random", "random"), "expert", 3, playgrounds=True, iterations=1)
    arena = run(plan, 6, tmp_path / "out")
    kept = records(tmp_path / "out" / "games.jsonl")
    assert len(kept) == len(arena.played) == arena.total == 6
    for number, record in enumerate(kept):
        assert record.check() is not None
        assert record.extra["arena"]["game"] == number
        assert record.players == plan.bots
    assert not (tmp_path / "out" / "games-logs").exists()


def test_the_same_plan_gives_the_same_file_whoever_plays_it(tmp_path):
    one, three = tmp_path / "one.jsonl", tmp_path / "three.jsonl"
    mixed = Plan(("random",) * 3, "classic", 2, iterations=1, seed=9)
    run(mixed, 6, one, workers=1)
    run(mixed, 6, three, workers=3)
    assert without_measures(one) == without_measures(three)
    other = tmp_path / "other.jsonl"
    run(Plan(mixed.bots, "classic", 2, iterations=1, seed=10), 6, other)
    assert without_measures(one) != without_measures(other)


def test_resuming_plays_only_what_is_missing(tmp_path):
    """Lines lost in the middle, and half a line at the end, make no difference."""
    whole, broken = tmp_path / "whole.jsonl", tmp_path / "broken.jsonl"
    run(PLAN, 10, whole)
    lines = whole.read_bytes().splitlines(keepends=True)
    broken.write_bytes(b"".join(lines[7:9] + lines[:4]) + lines[5][: len(lines[5]) // 2])
    with Arena(PLAN, 10, broken, True, 2) as arena:
        assert len(arena.played) == 6
        again = [game.number for game in arena.play()]
    assert sorted(again) == [4, 5, 6, 9]
    assert without_measures(broken) == without_measures(whole)
    kept = [line for line in broken.read_bytes().splitlines(keepends=True) if line in lines]
    assert len(kept) == 6


def test_resuming_a_finished_run_plays_nothing_and_rates_the_same(tmp_path):
    first = run(PLAN, 6, tmp_path)
    before = (tmp_path / "games.jsonl").read_bytes()
    second = run(PLAN, 6, tmp_path, resume=True)
    assert (tmp_path / "games.jsonl").read_bytes() == before
    assert second.ratings() == first.ratings()


def test_a_run_can_be_made_longer(tmp_path):
    run(PLAN, 4, tmp_path / "short.jsonl", resume=True)  # a first run may say so too
    run(PLAN, 8, tmp_path / "short.jsonl", resume=True)
    run(PLAN, 8, tmp_path / "long.jsonl")
    assert without_measures(tmp_path / "short.jsonl") == without_measures(tmp_path / "long.jsonl")


def test_games_are_never_overwritten(tmp_path):
    run(PLAN, 2, tmp_path)
    before = (tmp_path / "games.jsonl").read_bytes()
    with pytest.raises(GamesExist):
        Arena(PLAN, 2, tmp_path)
    assert (tmp_path / "games.jsonl").read_bytes() == before


def test_another_plan_is_refused(tmp_path):
    run(PLAN, 2, tmp_path)
    before = (tmp_path / "games.jsonl").read_bytes()
    for option, value in {
        "seed": 6,
        "mode": "expert",
        "iterations": 2,
        "playgrounds": True,
        "time": 0.5,
        "bots": ("random", "greedy"),
    }.items():
        other = Plan.from_data(PLAN.to_data() | {option: value})
        with pytest.raises(OtherPlan, match=option):
            Arena(other, 2, tmp_path, resume=True)
        assert (tmp_path / "games.jsonl").read_bytes() == before


def test_a_file_of_something_else_is_refused(tmp_path):
    path = tmp_path / "games.jsonl"
    run(PLAN, 2, path)
    line, other = path.read_text(encoding="utf-8").splitlines()
    data = json.loads(line)
    alone = {key: value for key, value in data.items() if key not in ("arena", "measured")}
    for number, wrong in enumerate(
        (
            "hello",
            "{}",
            json.dumps(alone),
            json.dumps(data | {"result": None}),
            json.dumps(data | {"players": ["random", "greedy"]}),
            line + "\n" + other + "\n" + line,
            json.dumps(data | {"arena": data["arena"] | {"game": "first"}}),
            json.dumps(data | {"arena": []}),
        )
    ):
        path.write_text(wrong + "\n", encoding="utf-8")
        with pytest.raises(NotArenaGame, match="Line 3" if number == 5 else "Line 1"):
            Arena(PLAN, 2, path, resume=True)
        assert path.read_text(encoding="utf-8") == wrong + "\n"


def test_two_arenas_do_not_share_a_file(tmp_path):
    with Arena(PLAN, 2, tmp_path), pytest.raises(FileInUse):
        Arena(PLAN, 2, tmp_path, resume=True)
    assert len(run(PLAN, 2, tmp_path, resume=True).played) == 2


def test_what_cannot_be_a_file(tmp_path):
    (tmp_path / "file").write_text("", encoding="utf-8")
    (tmp_path / "directory.jsonl").mkdir()
    for out in (tmp_path / "file", tmp_path / "directory.jsonl", tmp_path / "nul\0"):
        with pytest.raises(FileFailed):
            Arena(PLAN, 2, out)


@pytest.mark.parametrize(
    "options", [{"games": 0}, {"games": 10**9}, {"workers": 0}, {"workers": -1}], ids=str
)
def test_impossible_numbers(options):
    with pytest.raises(WrongSetting):
        Arena(PLAN, **{"games": 2, **options})


def test_resume_needs_a_file():
    with pytest.raises(NoFileToResume):
        Arena(PLAN, 2, resume=True)


def test_bots_that_do_not_exist_or_start_are_refused_before_anything_is_written(tmp_path):
    for bot, error in (
        ("grandmaster", UnknownBot),
        (f"program:{sys.executable} -c exit(3)", BotNotStarted),
    ):
        with pytest.raises(error):
            Arena(Plan(("random", bot), "classic", 2), 2, tmp_path / "out")
        assert not (tmp_path / "out").exists()


def test_violations_are_counted_for_the_bot_that_made_them(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    name = Path(program(tmp_path, "next(questions()); sys.exit(1)")[1]).name
    bad = f"program:{sys.executable} {name}"
    plan = Plan((bad, "random"), "classic", 2, iterations=1)
    arena = run(plan, 2, tmp_path / "out")
    bad_rating, good_rating = arena.ratings().bots
    assert (bad_rating.name, good_rating.name) == (bad, "random")
    assert (bad_rating.violations, good_rating.violations) == (2 * 16, 0)
    for record in records(tmp_path / "out" / "games.jsonl"):
        assert record.check() is not None
        codes = {violation["code"] for violation in record.extra["violations"]}
        assert codes == {"bot/exited"}
        assert {v["bot"] for v in record.extra["violations"]} == {bad}
        seat = record.players.index(bad)
        assert {v["seat"] for v in record.extra["violations"]} == {seat}


def test_what_a_bot_writes_to_stderr_is_kept_beside_the_games(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    name = Path(
        program(
            tmp_path,
            "for question in questions():\n    print('hm', file=sys.stderr)\n    answer(question)",
        )[1]
    ).name
    plan = Plan(("random", f"program:{sys.executable} {name}"), "classic", 2, iterations=1)
    arena = run(plan, 2, tmp_path / "out", workers=1)
    assert arena.ratings().bots[1].violations == 0
    log = tmp_path / "out" / "games-logs" / "bot-2.log"
    # What it wrote after its last answer is lost when it is ended.
    assert log.read_text(encoding="utf-8").count("hm\n") >= 31


@pytest.mark.parametrize("path", ["", "their/modules"])
def test_a_program_has_modules_of_its_own(tmp_path, monkeypatch, path):
    """Not the arena's: another version of this package plays in its own environment."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", path)
    told = "import os\nprint(repr(os.environ['PYTHONPATH']), file=sys.stderr, flush=True)\n"
    answers = "for question in questions():\n    answer(question)"
    name = Path(program(tmp_path, told + answers)[1]).name
    plan = Plan(("random", f"program:{sys.executable} {name}"), "classic", 2, iterations=1)
    run(plan, 1, tmp_path / "out", workers=1)
    log = tmp_path / "out" / "games-logs" / "bot-2.log"
    assert set(log.read_text(encoding="utf-8").split()) == {repr(path)}


def test_too_slow_is_told_from_quick_enough(tmp_path):
    """By CPU time where it is known, else by the clock; up to 20% too long is not counted."""
    run(Plan(("strong", "top"), "classic", 2, time=0.01, iterations=5), 2, tmp_path)
    record = records(tmp_path / "games.jsonl")[0]
    limits = record.extra["arena"]["limits"]
    assert limits == [0.003, 0.01]  # no search is held to less than 3 ms

    def overruns(parts, key):
        """How many of these parts of the limit are counted as too long for either seat."""
        taken = [[limit * part for part in parts] for limit in limits]
        unknown = [[None] * len(parts)] * 2
        measured = {"peak_memory_mb": 1, "seconds": taken, "cpu_seconds": unknown, key: taken}
        return Played.of(replace(record, extra=record.extra | {"measured": measured})).overruns

    for key in ("seconds", "cpu_seconds"):
        assert overruns((0.5, 1.0, 1.19), key) == (0, 0)
        assert overruns((0.5, 1.21, 30.0), key) == (2, 2)
    untimed = record.extra["arena"] | {"limits": [None, None]}
    assert Played.of(replace(record, extra=record.extra | {"arena": untimed})).overruns == (0, 0)


def test_a_worker_that_dies_ends_the_arena_with_its_last_words(tmp_path, monkeypatch):
    """What cannot be supervised, a crash of the worker itself, is reported and nothing hangs."""
    broken = tmp_path / "sitecustomize.py"
    broken.write_text("import sys; sys.exit('out of order')", encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(WorkerEnded, match="out of order"):
        list(played(PLAN, range(4), OnThisMachine(2), None))


def test_a_worker_that_is_killed_ends_the_arena(tmp_path):
    before = children()
    with Arena(PLAN, 1000, tmp_path, workers=2) as arena:
        playing = arena.play()
        next(playing)
        os.kill(min(children() - before), signal.SIGKILL)
        with pytest.raises(WorkerEnded, match="signal 9"):
            for _ in playing:
                pass
        assert children() == before
    assert len(records(tmp_path / "games.jsonl")) == len(arena.played) >= 1


def test_an_abandoned_arena_leaves_no_process(tmp_path):
    before = children()
    with Arena(PLAN, 1000, tmp_path, workers=2) as arena:
        playing: Any = arena.play()
        next(playing)
        assert len(children() - before) == 2
        playing.close()
        assert children() == before
    assert len(records(tmp_path / "games.jsonl")) == len(arena.played) >= 1
