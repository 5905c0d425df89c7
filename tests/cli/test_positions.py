"""Positions as text: `think`, `moves`, `replay` and `play --from`."""

import json
from pathlib import Path
from random import Random

import pytest

import quadropolis as q
from quadropolis.cli.board import CITY_WIDTH, GAP, site_block
from tests.cli.command import DRAWING, WIDTH, json_of, lines_of, random_record, refused, run
from tests.cli.sittings import joined, middle_move, seats
from tests.tables import random_play

GAME = random_record("classic", 2, 1, plies=13)
STATE = GAME.states()[-1]
TEXT = q.format_position(STATE)
BEFORE = q.format_position(q.start("expert", 3, first_player=1))
OVER = q.format_position(random_play(q.start("classic"), Random(2), 10**6))
LEGAL = [str(move) for move in q.legal_moves(STATE)]
QUICK = ("--iterations", 30)


@pytest.fixture
def sources(tmp_path: Path) -> dict[str, str]:
    """Everything the position may be given as."""
    record, line, folded, many = (
        tmp_path / name for name in ("game.json", "position.txt", "folded.txt", "many.jsonl")
    )
    record.write_text(GAME.to_json(), encoding="utf-8")
    line.write_text(f"{TEXT}\n", encoding="utf-8")
    folded.write_text(TEXT.replace(" | ", "\n| "), encoding="utf-8")
    many.write_text(f"{BEFORE}\n{TEXT}\n", encoding="utf-8")
    return {"text": TEXT, "record": str(record), "file": str(line), "folded": str(folded)}


# --- wherever a position is asked for ---------------------------------------------------


@pytest.mark.parametrize("given", ["text", "record", "file", "folded"])
def test_a_position_may_be_given_in_any_way(sources: dict[str, str], given: str) -> None:
    assert json_of(run("moves", sources[given], "--json")) == LEGAL
    thought = json_of(run("think", sources[given], *QUICK, "--json"))
    assert thought["position"] == TEXT
    assert thought["move"] in LEGAL
    assert json_of(run("replay", sources[given], "--json"))["position"] == TEXT
    people = seats("Ann", "Bob")
    played = json_of(run("play", "--from", sources[given], *people, "--json", typed="quit\n"))
    assert played["moves"] == ([] if given != "record" else list(GAME.moves))


def test_a_position_from_the_standard_input() -> None:
    assert json_of(run("moves", "-", "--json", typed=TEXT)) == LEGAL
    assert json_of(run("think", "-", *QUICK, "--json", typed=f"{TEXT}\n"))["move"] in LEGAL


def test_a_file_of_positions_has_one_in_each_line(sources: dict[str, str]) -> None:
    many = str(Path(sources["file"]).with_name("many.jsonl"))
    assert json_of(run("moves", many, "--game", 2, "--json")) == LEGAL
    assert refused("moves", many)["code"] == "file/many_games"
    assert refused("moves", many, "--game", 3)["code"] == "file/no_such_game"


@pytest.mark.parametrize("command", ["moves", "think", "replay"])
def test_a_position_by_itself_has_no_plies(command: str) -> None:
    assert refused(command, TEXT, "--ply", 1)["code"] == "record/no_such_ply"
    assert run(command, TEXT, "--ply", 0).exit_code == 0


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (TEXT.replace("mayor 0", "mayor 7"), "position/out_of_range"),
        (TEXT + " | city", "position/wrong_field_count"),
        ("chess 2 | round 1", "setup/unknown_mode"),
        ("|", "position/wrong_field"),
        ("nowhere.txt", "file/not_found"),
        ("\0|", "position/wrong_field"),
    ],
)
def test_what_is_no_position_is_refused(text: str, code: str) -> None:
    for args in (("moves", text), ("think", text), ("replay", text), ("play", "--from", text)):
        assert refused(*args)["code"] == code


# --- think ------------------------------------------------------------------------------


def test_a_thought_is_the_bots_own() -> None:
    from quadropolis.bots import Limit, bot_named
    from quadropolis.views import view

    own = bot_named("top").think(view(STATE, STATE.current_player), Limit(iterations=30, seed=4))
    data = json_of(run("think", TEXT, *QUICK, "--seed", 4, "--candidates", 3, "--json"))
    candidates = own.to_data()["candidates"][:3]
    expected = {"position": TEXT, "bot": "top", "move": str(own.move), "candidates": candidates}
    assert data == json.loads(json.dumps(expected))


@pytest.mark.parametrize("plain", [False, True])
def test_a_thought_is_shown(plain: bool) -> None:
    options = [*QUICK, "--candidates", 2, *(["--plain"] if plain else [])]
    data = json_of(run("think", TEXT, *options, "--json"))
    result = run("think", TEXT, *options)
    assert result.exit_code == 0
    assert f"top plays {data['move']}." in result.stdout
    for candidate in data["candidates"]:
        (line,) = [
            s for s in lines_of(result.stdout) if candidate["move"] in s and "plays" not in s
        ]
        assert f"{candidate['win_chance']:.0%}" in line
        assert f"{candidate['points'][1]:.1f}" in line
        assert str(candidate["visits"]) in line
    assert bool(DRAWING.search(result.stdout)) is not plain
    assert all(len(line) <= WIDTH for line in lines_of(result.stdout)) or plain


def test_a_bot_without_candidates_says_so() -> None:
    result = run("think", TEXT, "--bot", "random")
    assert "random plays" in result.stdout
    assert "names no candidates" in result.stdout
    assert json_of(run("think", TEXT, "--bot", "random", "--json"))["candidates"] == []


def test_the_last_position_of_a_record_that_has_been_won() -> None:
    assert refused("think", OVER)["code"] == "think/nobody_moves"
    assert refused("think", BEFORE)["code"] == "think/nobody_moves"
    assert refused("think", TEXT, "--bot", "nobody")["code"] == "bot/unknown"
    assert refused("think", TEXT, "--seconds", "-1")["code"] == "usage/bad_parameter"


def test_a_bot_that_fails_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "broken.py"
    path.write_text(
        "from quadropolis.bots import Bot\n"
        "class Broken(Bot):\n"
        "    def think(self, view, limit):\n"
        "        raise RuntimeError('no idea')\n",
        encoding="utf-8",
    )
    error = refused("think", TEXT, "--bot", path)
    assert (error["code"], "no idea" in error["text"]) == ("bot/failed", True)


# --- playing on -------------------------------------------------------------------------


def test_a_game_goes_on_from_a_position() -> None:
    move = str(middle_move(STATE))
    data = json_of(run("play", "--from", TEXT, *seats("Ann", "Bob"), "--json", typed=f"{move}\n"))
    assert data["from"] == TEXT
    assert data["moves"] == [move]
    assert data["position"] == q.format_position(q.play(STATE, move))


def test_a_game_from_a_position_is_played_to_its_end() -> None:
    data = json_of(run("play", "--from", BEFORE, *seats("random", "random", "random"), "--json"))
    state = q.parse_position(data["position"])
    outcome = q.outcome(state)
    assert outcome is not None
    assert data["result"] == {"scores": [*outcome.scores], "winners": [*outcome.winners]}
    assert len(data["moves"]) == 5 * 4 * 3


def test_undo_after_a_position() -> None:
    """Back to the position, across a deal as well, and not beyond it."""
    late = random_play(q.start("classic"), Random(4), 7)
    text = q.format_position(late)
    first = str(middle_move(late))
    args = ("play", "--from", text, *seats("Ann", "Bob"), "--seed", 3, "--json")
    after = q.parse_position(json_of(run(*args, typed=f"{first}\n"))["position"])
    assert after.round == late.round + 1
    second = str(middle_move(after))
    typed = [first, second, "undo", "undo", "undo", first, second]
    once = json_of(run(*args, typed=joined([first, second])))
    assert json_of(run(*args, typed=joined(typed))) == once
    assert once["moves"] == [first, second]


def test_what_is_saved_of_a_game_from_a_position_is_a_position(tmp_path: Path) -> None:
    saved = tmp_path / "later.txt"
    move = str(middle_move(STATE))
    args = ("play", "--from", TEXT, *seats("Ann", "Bob"), "--save", saved)
    result = run(*args, typed=f"{move}\nquit\n")
    assert "no record" in " ".join(result.stdout.split())
    assert f"quadropolis play --from {saved}" in result.stdout
    after = q.play(STATE, move)
    assert saved.read_text("utf-8") == f"{q.format_position(after)}\n"
    again = json_of(run("play", "--from", saved, *seats("A", "B"), "--json", typed="quit\n"))
    assert again["from"] == q.format_position(after)


def test_a_game_from_a_record_keeps_its_record(sources: dict[str, str], tmp_path: Path) -> None:
    saved = tmp_path / "on.json"
    move = str(middle_move(STATE))
    run("play", "--from", sources["record"], "--save", saved, typed=f"{move}\nquit\n")
    assert q.parse_record(saved.read_text("utf-8")).moves == (*GAME.moves, move)
    assert q.parse_record(Path(sources["record"]).read_text("utf-8")) == GAME


def test_the_text_of_a_position_can_be_had_in_a_game() -> None:
    result = run("play", "--from", TEXT, *seats("Ann", "Bob"), typed="position\nquit\n")
    assert TEXT in result.stdout


def test_options_that_contradict_the_position(sources: dict[str, str]) -> None:
    both = ("play", "--from", TEXT, "--resume", sources["record"])
    assert refused(*both)["code"] == "usage/from_and_resume"
    for option in (("--mode", "expert"), ("--players", 3), ("--no-playgrounds",)):
        error = refused("play", "--from", TEXT, *option)
        assert error["code"] == "usage/resumed_otherwise"


# --- the drawing ------------------------------------------------------------------------


def test_every_board_says_what_its_squares_are_called_by() -> None:
    lines = [line.plain for line in site_block(STATE)]
    rows = lines[2:12:2]
    letters = lines[-2]
    assert letters.split() == [*"abcde"]
    for number, row in enumerate(rows, start=1):
        assert row[3] == str(number)
    # The letters stand below the middle of their squares, two cities beside it fit a console.
    assert [letters.index(letter) for letter in "abcde"] == [5 + 4 * at for at in range(5)]
    assert max(map(len, lines)) <= 80 - 2 * (CITY_WIDTH + GAP)
