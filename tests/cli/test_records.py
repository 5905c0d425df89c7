"""`moves`, `replay` and `simulate`: game records in and out."""

import io
import json
import os
import stat
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import quadropolis as q
from quadropolis.testing import SETTINGS
from quadropolis.views import state_data
from tests.cli.command import DRAWING, WIDTH, json_of, lines_of, random_record, refused, run
from tests.sizes import size

CLASSIC = random_record("classic", 2, 1)
EXPERT = random_record("expert", 4, 2)
CUT_OFF = random_record("classic", 3, 4, plies=20)


def written(path: Path, *records: q.GameRecord) -> Path:
    path.write_text("".join(record.to_json() + "\n" for record in records), encoding="utf-8")
    return path


@pytest.fixture
def game(tmp_path: Path) -> Path:
    return written(tmp_path / "game.json", EXPERT)


@pytest.fixture
def games(tmp_path: Path) -> Path:
    return written(tmp_path / "games.jsonl", CLASSIC, EXPERT, CUT_OFF)


# --- moves ----------------------------------------------------------------------------


@pytest.mark.parametrize("ply", [0, 1, 2, 30, 62, 83, 85])
def test_moves_of_any_ply(game: Path, ply: int) -> None:
    state = EXPERT.states()[ply]
    listed = json_of(run("moves", game, "--ply", ply, "--json"))
    assert listed == [str(move) for move in q.legal_moves(state)]


def test_moves_of_the_last_ply_by_default(game: Path, games: Path) -> None:
    assert json_of(run("moves", game, "--json")) == []
    assert "no move" in run("moves", game).stdout
    listed = json_of(run("moves", games, "--game", 3, "--json"))
    assert listed == [str(move) for move in q.legal_moves(CUT_OFF.states()[-1])]


@pytest.mark.parametrize("plain", [False, True])
def test_people_are_shown_every_move(game: Path, plain: bool) -> None:
    state = EXPERT.states()[60]
    result = run("moves", game, "--ply", 60, *(["--plain"] if plain else []))
    assert result.exit_code == 0
    lines = lines_of(result.stdout)
    text = " ".join(lines)
    ways = {(move.architect, move.spot) for move in q.legal_moves(state)}
    for architect, spot in ways:
        # From this way's name to the next one's: wrapped lines belong to it.
        part = text.split(f"{architect}{spot} ")[1]
        for other in ways - {(architect, spot)}:
            part = part.split(f"{other[0]}{other[1]} ")[0]
        for move in q.legal_moves(state):
            if (move.architect, move.spot) == (architect, spot):
                shown = {None: "nothing", "-": "discard"}.get(move.to, move.to)
                assert shown in part
    if plain:
        assert not DRAWING.search(result.stdout)
    else:
        assert max(map(len, lines)) <= WIDTH


@pytest.mark.parametrize(("ply", "code"), [(86, "record/no_such_ply"), (-1, "record/no_such_ply")])
@pytest.mark.parametrize("command", ["moves", "replay"])
def test_a_ply_that_is_not_there(game: Path, command: str, ply: int, code: str) -> None:
    assert len(EXPERT.states()) == 1 + 5 + 5 * 4 * 4
    assert refused(command, game, "--ply", ply)["code"] == code


# --- replay ---------------------------------------------------------------------------


def test_the_result_of_a_finished_game(game: Path) -> None:
    outcome = EXPERT.check()
    assert outcome is not None
    found = json_of(run("replay", game, "--json"))
    assert found["scores"] == list(outcome.scores)
    assert found["winners"] == list(outcome.winners)
    assert [sheet["categories"] for sheet in found["sheets"]] == [
        sheet.categories for sheet in outcome.sheets
    ]
    spoken = run("replay", game)
    assert max(map(len, lines_of(spoken.stdout))) <= WIDTH
    total = next(line for line in lines_of(spoken.stdout) if "Total" in line)
    assert [int(part) for part in total.split("│")[2:-1]] == list(outcome.scores)
    winner = EXPERT.players[outcome.winners[0]]
    assert spoken.stdout.rstrip().split("\n")[-1].startswith(f"{winner} wins")


def test_an_unfinished_game_shows_where_it_stands(tmp_path: Path) -> None:
    path = written(tmp_path / "game.json", CUT_OFF)
    state = CUT_OFF.states()[-1]
    assert f"Round {state.round} of 4" in run("replay", path).stdout
    assert json_of(run("replay", path, "--json"))["site"] == str(state.site)


@pytest.mark.parametrize("ply", [0, 1, 17, 40, 85])
def test_any_position_as_data(game: Path, ply: int) -> None:
    state = EXPERT.states()[ply]
    found = json_of(run("replay", game, "--ply", ply, "--json"))
    assert found == state_data(state) | {
        "names": list(EXPERT.players),
        "points": [q.score(city).total for city in state.cities],
        "position": q.format_position(state),
    }


@pytest.mark.parametrize("columns", [80, 60, 160])
@pytest.mark.parametrize("record", [CLASSIC, EXPERT, CUT_OFF], ids=["classic", "expert", "three"])
def test_positions_fit_the_terminal_and_show_everything(
    tmp_path: Path, record: q.GameRecord, columns: int
) -> None:
    path = written(tmp_path / "game.json", record)
    for ply, state in list(enumerate(record.states()))[::7]:
        drawn = run("replay", path, "--ply", ply, COLUMNS=str(columns)).stdout
        assert max(map(len, lines_of(drawn))) <= columns
        assert all(name in drawn for name in record.players)
        for city in state.cities:
            total = q.score(city).total
            assert f"{total} {'pt' if abs(total) == 1 else 'pts'}" in drawn
            assert f"inhab. {city.inhabitants} energy {city.energy}" in drawn
        if state.phase is not q.Phase.MOVE:
            continue
        faces = [square for square in state.site.squares if isinstance(square, q.Face)]
        assert all(face.name in drawn for face in faces)
        free = {move.spot for move in q.legal_moves(state)}
        rows = drawn.split("\n")
        assert all(any(spot in row.split() for row in rows) for spot in free)
        assert drawn.count("Urb") == (state.urbanist is not None)
        lying = [there for there in state.spots if there is not None]
        for there in lying:
            assert f"{there.number}{'●■▲◆'[there.player]}" in drawn
        spots = 20 - len(free) - len(lying)
        assert drawn.count("××") == spots


def test_positions_in_sentences(game: Path) -> None:
    for ply in (0, 1, 40, 85):
        state = EXPERT.states()[ply]
        told = run("replay", game, "--ply", ply, "--plain", FORCE_COLOR="1").stdout
        assert not DRAWING.search(told)
        for name, city in zip(EXPERT.players, state.cities, strict=True):
            assert f"{name} has {q.score(city).total} point" in told
        if state.urbanist:
            assert f"The Urbanist stands on {state.urbanist}" in told


def test_colors_where_the_terminal_has_them(game: Path) -> None:
    assert "\x1b[" in run("replay", game, "--ply", 40, FORCE_COLOR="1").stdout
    assert "\x1b[" not in run("replay", game, "--ply", 40).stdout


def test_many_games_are_checked_together(games: Path) -> None:
    found = json_of(run("replay", games, "--json"))
    assert found == {"games": 3, "right": 3, "finished": 2, "wrong": 0, "errors": []}
    assert "3 games checked" in run("replay", games).stdout


def test_a_wrong_game_among_many_is_named(tmp_path: Path) -> None:
    bad = replace(CLASSIC, moves=("1N1:a1", *CLASSIC.moves[1:], "1N1"))
    lying = replace(CLASSIC, result={"scores": [500, 1], "winners": [0]})
    path = written(tmp_path / "games.jsonl", CLASSIC, bad, EXPERT, lying)
    with path.open("a", encoding="utf-8") as stream:
        stream.write("not a game\n")
    result = run("replay", path, "--json")
    assert result.exit_code == 2
    found = json.loads(result.stdout)
    assert (found["games"], found["wrong"]) == (5, 3)
    assert [entry["game"] for entry in found["errors"]] == [2, 4, 5]
    assert [entry["error"]["code"] for entry in found["errors"]] == [
        "record/wrong_field", "record/wrong_result", "record/not_json",
    ]  # fmt: skip
    spoken = run("replay", path)
    assert spoken.exit_code == 2
    assert all(f"Game {number}: " in spoken.stdout for number in (2, 4, 5))


def test_very_many_wrong_games_are_not_all_listed(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("{}\n" * 1000, encoding="utf-8")
    result = run("replay", path)
    assert result.exit_code == 2
    assert "1000 invalid" in result.stdout
    assert result.stdout.count("\n") < 100


@pytest.mark.parametrize("typed", ["lines", "pretty", "one line", "with a mark"])
def test_records_from_the_standard_input(typed: str) -> None:
    text = {
        "lines": f"{CLASSIC.to_json()}\n\n{CUT_OFF.to_json()}\n",
        "pretty": json.dumps(json.loads(CLASSIC.to_json()), indent=2),
        "one line": CLASSIC.to_json(),
        "with a mark": "\ufeff" + CLASSIC.to_json(),
    }[typed]
    found = json_of(run("replay", "-", "--json", typed=text))
    if typed == "lines":
        assert found["games"] == 2
    else:
        outcome = CLASSIC.check()
        assert outcome is not None
        assert found["scores"] == list(outcome.scores)


def test_one_game_of_many(games: Path) -> None:
    outcome = EXPERT.check()
    assert outcome is not None
    assert json_of(run("replay", games, "--game", 2, "--json"))["scores"] == list(outcome.scores)
    assert refused("replay", games, "--ply", 3)["code"] == "file/many_games"
    assert refused("moves", games)["code"] == "file/many_games"
    for number in (0, 4, -1):
        error = refused("replay", games, "--game", number)
        assert error["code"] == "file/no_such_game"


def _files(folder: Path) -> dict[str, tuple[Path, str]]:
    finished = json.loads(CLASSIC.to_json())
    contents: dict[str, tuple[bytes, str]] = {
        "empty.json": (b"", "file/no_games"),
        "blank.jsonl": (b"\n \n", "file/no_games"),
        "binary.json": (bytes(range(256)), "file/not_text"),
        "cut.json": (CLASSIC.to_json().encode()[:500], "record/not_json"),
        "list.json": (b"[1, 2]", "record/not_json"),
        "number.json": (b"7", "record/not_json"),
        "deep.json": (b"[" * 100_000, "record/not_json"),
        "other.json": (b'{"format": "chess"}', "record/wrong_field"),
        "huge.json": (b" " * 10 + b"x" * 1_200_000, "notation/too_long"),
        "long.json": (b"{\n" + b"x" * 1_200_000, "notation/too_long"),
        "zeros.jsonl": (b"\0" * 1_200_000, "notation/too_long"),
        "move.json": (_json(finished | {"moves": ["9Z9"]}), "record/wrong_move"),
        "illegal.json": (_json(finished | {"moves": ["1N1", "1N1"]}), "record/wrong_move"),
        "site.json": (_json(finished | {"sites": [["T1"] * 25]}), "record/wrong_site"),
        "lost.json": (_json(finished | {"sites": finished["sites"][:1]}), "record/missing_site"),
        "early.json": (_json(finished | {"moves": []}), "record/unplayed_site"),
    }
    made = {}
    for name, (content, code) in contents.items():
        path = folder / name
        path.write_bytes(content)
        made[name] = path, code
    return made | {
        "missing": (folder / "nothing.json", "file/not_found"),
        "folder": (folder, "file/unreadable"),
        "null": (Path("a\0b"), "file/unreadable"),
        "long": (folder / ("x" * 5000), "file/unreadable"),
    }


def _json(data: Any) -> bytes:
    return json.dumps(data).encode()


@pytest.mark.parametrize("command", ["moves", "replay"])
def test_files_that_hold_no_game(tmp_path: Path, command: str) -> None:
    for name, (path, code) in _files(tmp_path).items():
        error = refused(command, path)
        assert error["code"] == code, name
        assert len(error["text"]) < 400, name


def test_an_endless_input_is_not_read_for_ever() -> None:
    class Endless(io.RawIOBase):
        taken = 0

        def readable(self) -> bool:
            return True

        def readinto(self, buffer: Any) -> int:
            buffer[:] = b"\0" * len(buffer)
            Endless.taken += len(buffer)
            return len(buffer)

    import sys

    from quadropolis.cli.files import one_record
    from quadropolis.rules.errors import TooLong

    kept = sys.stdin
    sys.stdin = io.TextIOWrapper(io.BufferedReader(Endless()))
    try:
        with pytest.raises(TooLong):
            one_record("-")
    finally:
        sys.stdin = kept
    assert Endless.taken < 5_000_000


# --- simulate -------------------------------------------------------------------------


def simulated(path: Path, *args: object) -> list[q.GameRecord]:
    result = run("simulate", "--out", path, *args)
    assert result.exit_code == 0, result.output
    lines = path.read_text(encoding="utf-8").splitlines()
    return [q.GameRecord.from_json(line) for line in lines]


@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_simulated_games_replay(tmp_path: Path, settings: tuple[str, int, bool]) -> None:
    mode, players, playgrounds = settings
    out = tmp_path / "games.jsonl"
    count = size(5, 84)  # twelve settings: 60 games, or 1,008
    option = "--playgrounds" if playgrounds else "--no-playgrounds"
    setting = ["--mode", mode, "--players", players, option, "--games", count, "--seed", 7]
    records = simulated(out, *setting)
    assert len(records) == count
    assert len({record.moves for record in records}) == count
    for record in records:
        assert (record.mode, len(record.players), record.playgrounds) == settings
        assert record.result is not None
    found = json_of(run("replay", out, "--json"))
    assert (found["games"], found["finished"], found["wrong"]) == (count, count, 0)


def test_the_same_seed_gives_the_same_bytes(tmp_path: Path) -> None:
    few, many, other = tmp_path / "few", tmp_path / "many", tmp_path / "other"
    simulated(few, "--seed", 3, "--games", 4)
    simulated(many, "--seed", 3, "--games", 7)
    simulated(other, "--seed", 4, "--games", 4)
    assert many.read_bytes().startswith(few.read_bytes())
    assert few.read_bytes() != other.read_bytes()
    simulated(many, "--seed", 3, "--games", 4)
    assert many.read_bytes() == few.read_bytes()
    printed = run("simulate", "--seed", 3, "--games", 4, "--out", "-")
    assert printed.stdout_bytes == few.read_bytes()
    assert "Points on average" in printed.stderr


def test_the_summary_is_that_of_the_games(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    args = ["--games", 6, "--seed", 1, "--players", 3, "--out", out]
    found = json_of(run("simulate", *args, "--json"))
    records = [q.GameRecord.from_json(line) for line in out.read_text("utf-8").splitlines()]
    results = [record.result for record in records if record.result]
    scores = [score for result in results for score in result["scores"]]
    assert found["mean_points"] == pytest.approx(sum(scores) / len(scores), abs=0.001)
    assert (found["lowest_points"], found["highest_points"]) == (min(scores), max(scores))
    assert found["shared_wins"] == sum(len(result["winners"]) > 1 for result in results)
    assert found["won_by_first_player"] == sum(
        record.first_player in result["winners"]
        for record, result in zip(records, results, strict=True)
    )
    assert found["games_per_second"] > 0
    spoken = run("simulate", *args)
    assert f"{sum(scores) / len(scores):.1f}" in spoken.stdout
    assert max(map(len, lines_of(spoken.stdout))) <= WIDTH
    assert not DRAWING.search(run("simulate", *args, "--plain").stdout)


def test_without_a_seed_games_differ_and_can_be_repeated(tmp_path: Path) -> None:
    out, again = tmp_path / "out", tmp_path / "again"
    seeds = [json_of(run("simulate", "--games", 1, "--out", out, "--json"))["seed"] for _ in "12"]
    assert seeds[0] != seeds[1]
    simulated(again, "--games", 1, "--seed", seeds[1])
    assert again.read_bytes() == out.read_bytes()


def test_where_games_cannot_be_written(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("x", encoding="utf-8")
    for path in (tmp_path / "no" / "games", blocked / "games", Path("a\0b"), tmp_path):
        assert refused("simulate", "--games", 1, "--out", path)["code"] == "file/unwritable"
    assert refused("simulate", "--games", 1, "--out", "/dev/full")["code"] == "file/unwritable"
    both = run("simulate", "--games", 1, "--out", "-", "--json")
    assert both.exit_code == 2
    assert json.loads(both.stdout)["error"]["code"] == "usage/stdout_twice"
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_links_and_devices_stay_what_they_are(tmp_path: Path) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    link.symlink_to(target)
    simulated(link, "--games", 1)
    assert link.is_symlink()
    assert target.stat().st_size > 0
    simulated(Path(os.devnull), "--games", 1)
    assert stat.S_ISCHR(Path(os.devnull).stat().st_mode)
