"""`quadropolis play`: saving games and going on with them."""

import json
import re
import shlex
import signal
import subprocess
from pathlib import Path

import pytest

import quadropolis as q
from tests.cli.command import command_line, environment, random_record, refused, run
from tests.cli.sittings import NAMES, joined, record_of, seats, whole_game


def test_a_saved_game_goes_on(tmp_path: Path) -> None:
    saved = tmp_path / "a rather long name of a file in which a game is kept.json"
    args = [*seats("Ann", "random", "Bob"), "--mode", "expert"]
    typed, record = whole_game(*args, seed=8, people=2)
    half = len(typed) // 2
    first = run("play", *args, "--seed", 8, "--save", saved, typed=joined(typed[:half]))
    assert first.exit_code == 0
    assert "The input ended" in first.stdout
    (line,) = (line for line in first.stdout.split("\n") if line.startswith("Continue with: "))
    assert shlex.split(line)[2:] == ["quadropolis", "play", "--resume", str(saved)]
    kept = q.GameRecord.from_json(saved.read_text("utf-8"))
    assert kept.result is None
    # With another seed only what was not yet dealt or decided differs.
    other = record_of("--resume", saved, "--seed", 9, typed=[])
    assert other.sites[: len(kept.sites)] == kept.sites
    assert other.moves[: len(kept.moves)] == kept.moves
    # Resuming alone does not touch the file.
    assert record_of("--resume", saved, "--seed", 8, typed=typed[half:]) == record
    assert q.GameRecord.from_json(saved.read_text("utf-8")) == kept
    run("play", "--resume", saved, "--save", saved, "--seed", 8, typed=joined(typed[half:]))
    assert q.GameRecord.from_json(saved.read_text("utf-8")) == record
    over = run("play", "--resume", saved)
    assert over.exit_code == 0
    assert "wins" in over.stdout or "share" in over.stdout


def test_the_game_is_kept_after_every_move(tmp_path: Path) -> None:
    """Whatever ends the program: here it is killed while it waits."""
    saved = tmp_path / "game.json"
    with subprocess.Popen(
        command_line("play", *seats("Ann", "Bob"), "--seed", 2, "--save", saved),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(),
    ) as process:
        assert process.stdin is not None
        while not saved.exists() or not json.loads(saved.read_text("utf-8"))["moves"]:
            assert process.poll() is None
            if saved.exists():
                process.stdin.write(b"1N1:-\n1N1\n1N2:-\n1N2\n1N3:-\n1N3\n")
                process.stdin.flush()
        process.kill()
        process.communicate(timeout=60)
    record = q.GameRecord.from_json(saved.read_text("utf-8"))
    assert record.moves[0].startswith("1N")
    record.check()


def test_interrupting_keeps_the_game(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    with subprocess.Popen(
        command_line("play", *seats("Ann", "Bob"), "--save", saved),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(PYTHONUNBUFFERED="1"),
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        seen = b""
        while not re.search(rb"(Ann|Bob)> $", seen):
            seen += process.stdout.read(1)
        process.send_signal(signal.SIGINT)
        seen = process.stdout.read()
        assert process.wait(timeout=60) == 130
        assert process.stderr.read() == b""
    assert b"Interrupted." in seen
    assert q.GameRecord.from_json(saved.read_text("utf-8")).moves == ()


def test_save_when_asked(tmp_path: Path) -> None:
    path = tmp_path / "my game.json"
    result = run("play", "--seed", 1, typed=f"save\nsave {path}\nsave\nquit\n")
    assert result.exit_code == 0
    assert "Say where to save" in result.stdout
    assert result.stdout.count("Saved to") == 2
    assert q.GameRecord.from_json(path.read_text("utf-8")).players == ("Player", "Casual")
    left = run("play", "--seed", 1, typed="quit\n")
    assert "not saved" in left.stdout


def test_nothing_is_overwritten_unasked(tmp_path: Path) -> None:
    taken = tmp_path / "taken.json"
    taken.write_text("precious", encoding="utf-8")
    assert refused("play", "--save", taken)["code"] == "file/exists"
    result = run("play", typed=f"save {taken}\nquit\n")
    assert "already exists" in " ".join(result.stdout.split())
    assert taken.read_text(encoding="utf-8") == "precious"


def test_a_place_that_cannot_be_written_is_known_before_the_game(tmp_path: Path) -> None:
    result = run("play", "--save", tmp_path / "no" / "game.json", typed="quit\n")
    assert result.exit_code == 2
    assert "cannot be written" in result.stderr
    assert ">" not in result.stdout
    asked = run("play", typed=f"save {tmp_path}/no/game.json\nquit\n")
    assert asked.exit_code == 0
    assert "cannot be written" in " ".join(asked.stdout.split())


def test_what_cannot_be_resumed(tmp_path: Path) -> None:
    game, games = tmp_path / "game.json", tmp_path / "games.jsonl"
    record = random_record("classic", 3, 1, plies=9)
    game.write_text(record.to_json(), encoding="utf-8")
    games.write_text(f"{record.to_json()}\n" * 2, encoding="utf-8")
    broken = tmp_path / "broken.json"
    broken.write_text(record.to_json().replace('"moves": ["', '"moves": ["1N1:z9", "'), "utf-8")
    for args, code in (
        (["--resume", tmp_path / "none"], "file/not_found"),
        (["--resume", games], "file/many_games"),
        (["--resume", broken], "record/wrong_move"),
        (["--resume", game, "--mode", "expert"], "usage/resumed_otherwise"),
        (["--resume", game, "--players", 2], "usage/resumed_otherwise"),
        (["--resume", game, "--no-playgrounds"], "usage/resumed_otherwise"),
        (["--resume", game, *seats(*NAMES)], "usage/too_many_seats"),
    ):
        assert refused("play", *args)["code"] == code
    same = ["--mode", "classic", "--players", 3, "--playgrounds"]
    assert record_of("--resume", game, *same, typed=[]).players == record.players
    # A record that does not say who moves by itself is played by people; seats can be given.
    assert record_of("--resume", game, typed=[]).moves == record.moves
    alone = record_of("--resume", game, *seats("random", "random", "random"), typed=[])
    assert alone.result is not None
    assert alone.moves[: len(record.moves)] == record.moves


@pytest.mark.parametrize("kinds", ['"seats": 7', '"seats": ["robot", 5]', '"seats": []'])
def test_seats_of_another_program_are_people(tmp_path: Path, kinds: str) -> None:
    game = tmp_path / "game.json"
    record = random_record("classic", 2, 2, plies=3)
    game.write_text(record.to_json()[:-1] + f", {kinds}}}", encoding="utf-8")
    assert record_of("--resume", game, typed=[]).moves == record.moves
