"""`quadropolis play`: taking moves back."""

from pathlib import Path

import quadropolis as q
from tests.cli.command import run
from tests.cli.sittings import Played, record_of, seats, whole_game


def test_undo_goes_back_to_the_same_decision(two_people: Played) -> None:
    typed, record = two_people
    args = ["--seed", 6, *seats("Ann", "Bob")]
    state = record.states()[3]
    other = str(q.legal_moves(state)[0])
    assert other != typed[2]
    again = [*typed[:2], other, "undo", *typed[2:]]
    assert record_of(*args, typed=again) == record


def test_undo_keeps_the_tiles_of_every_round_that_was_dealt(two_people: Played) -> None:
    typed, record = two_people
    args = ["--seed", 6, *seats("Ann", "Bob")]
    one_round = 8
    back = [*typed[: one_round + 2], *["undo"] * 4]
    at = record_of(*args, typed=back)
    assert at.moves == record.moves[: one_round - 2]
    assert at.sites == record.sites[:1]
    assert record_of(*args, typed=[*back, *typed[one_round - 2 :]]) == record


def test_undo_passes_over_automatic_players() -> None:
    args = seats("Ann", "random", "random")
    typed, record = whole_game(*args, seed=6, people=1)
    args += ["--seed", "6"]
    assert record_of(*args, typed=[*typed[:5], "undo", *typed[4:]]) == record
    assert record_of(*args, typed=[*typed[:5], *["undo"] * 5, *typed]) == record


def test_undo_at_the_beginning() -> None:
    result = run("play", *seats("Ann", "Bob"), typed="undo\nquit\n")
    assert result.exit_code == 0
    assert "no earlier decision" in result.stdout


def test_an_undone_move_is_not_kept_in_the_file(two_people: Played, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    typed, _ = two_people
    args = ["--seed", 6, *seats("Ann", "Bob")]
    run("play", *args, "--save", saved, typed=f"{typed[0]}\n{typed[1]}\nundo\n")
    assert list(q.GameRecord.from_json(saved.read_text("utf-8")).moves) == typed[:1]
