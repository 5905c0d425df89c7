"""`quadropolis review`."""

from dataclasses import replace
from pathlib import Path

import pytest

import quadropolis as q
from quadropolis.cli.review_moves import difference, way
from quadropolis.insight.review import review, review_data
from tests.cli.command import DRAWING, WIDTH, json_of, lines_of, random_record, refused, run

SHORT = random_record("classic", 2, 3, plies=7)
"""A game cut off: enough to be reviewed, and quickly."""
PARTS = ("start", "own", "others", "deals", "allocation")


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(SHORT.to_json() + "\n", encoding="utf-8")
    return path


def test_a_review_as_data_and_as_a_page(game: Path, tmp_path: Path) -> None:
    out = tmp_path / "review.html"
    found = json_of(run("review", game, "--json", "--out", out))
    assert found == review_data(review(SHORT))
    assert [move["move"] for move in found["moves"]] == list(SHORT.moves)
    for player in found["players"]:
        assert round(sum(player[p]["points"] for p in PARTS), 1) == player["result"]["points"]
    page = out.read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>")
    assert page.count("<svg") == page.count("</svg>") == 2
    assert not any(foreign in page for foreign in ("http", "<script", "<link", "url("))
    for move in found["moves"]:
        assert f'id="ply-{move["ply"]}"' in page
        assert f'href="#ply-{move["ply"]}"' in page


@pytest.mark.parametrize("language", ["en", "fr", "nl", "pt-BR", "ru"])
def test_a_review_in_words(game: Path, language: str) -> None:
    plain = run("review", game, "--plain", QUADROPOLIS_LANGUAGE=language)
    assert plain.exit_code == 0
    assert not DRAWING.search(plain.stdout)
    assert "Ann" in plain.stdout
    assert not any(key in plain.stdout for key in ("review-", "reason-"))
    if language == "en":
        drawn = run("review", game)
        assert max(map(len, lines_of(drawn.stdout))) <= WIDTH
        assert all(move.move in plain.stdout for move in review(SHORT).moments)


def test_a_page_on_the_standard_output(game: Path) -> None:
    result = run("review", game, "--out", "-")
    assert result.stdout.startswith("<!doctype html>")
    assert result.stdout.rstrip().endswith("</html>")


def test_what_is_no_game_is_refused(game: Path, tmp_path: Path) -> None:
    empty = tmp_path / "empty.json"
    empty.write_text(q.GameRecord("classic", ("Ann", "Bob")).to_json(), encoding="utf-8")
    assert refused("review", empty)["code"] == "insight/nothing_played"
    assert refused("review", q.format_position(q.start("classic")))["code"] == "review/not_a_game"
    assert refused("review", tmp_path / "none.json")["code"] == "file/not_found"
    assert refused("review", game, "--game", 2)["code"] == "file/no_such_game"
    assert run("review", game, "--json", "--out", "-").exit_code == 2


def test_a_better_move_is_told_from_the_one_played() -> None:
    """Onto the same square, of the same tile or on the same way: what differs is said."""
    placed = (
        at for at in review(SHORT, "glance").moves if at.move[-1] in "1234" and ":" in at.move
    )
    at = next(placed)
    there, seen = q.parse_move(at.move), set()
    for here in q.legal_moves(q.parse_position(at.position)):
        if here == there or here.to in (None, "-"):
            continue
        best = replace(at.review.best, move=str(here))
        told = difference(replace(at, review=replace(at.review, moves=(best,))))
        assert told or here.to != there.to, here
        assert way(at, str(here)).startswith(f"{here} (")
        seen.add(told.partition(":")[0])
    assert len(seen) >= 3
