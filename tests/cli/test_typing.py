"""`quadropolis play`: whatever people type, and what they are answered."""

import json
import re
from pathlib import Path

import pytest

import quadropolis as q
from tests.cli.command import DRAWING, json_of, program, run
from tests.cli.sittings import Played, joined, record_of, seats, whole_game


@pytest.fixture(scope="module")
def middle(two_people: Played) -> Played:
    """The lines that lead to a position late in a round, and the record there."""
    typed = two_people[0][:13]
    return typed, record_of("--seed", 6, *seats("Ann", "Bob"), typed=typed)


def answers(lines: list[str], more: list[str], plain: bool = True) -> list[str]:
    """What each of the later lines was answered."""
    options = ["--plain"] if plain else []
    args = ["play", "--seed", 6, *options, *seats("Ann", "Bob")]
    result = run(*args, typed=joined([*lines, *more]))
    assert result.exit_code == 0, result.output
    parts = re.split(r"(?:Ann|Bob)> ", result.stdout)[len(lines) + 1 :]
    return parts[: len(more)]


def answer(lines: list[str], typed: str, plain: bool = True) -> str:
    """What a line was answered after those before it."""
    return answers(lines, [typed], plain)[0]


def test_illegal_moves_are_refused_with_their_reason(middle: Played) -> None:
    lines, record = middle
    state = record.states()[-1]
    player = state.current_player
    assert player is not None
    legal = {str(move) for move in q.legal_moves(state)}
    tried = [
        move
        for architect in range(1, 6)
        for spot in (f"{side}{n}" for side in "NESW" for n in range(1, 6))
        for move in (f"{architect}{spot}", f"{architect}{spot}:a1", f"{architect}{spot}:e4")
        if move not in legal
    ][::2]
    codes = set()
    for move, told in zip(tried, answers(lines, tried), strict=True):
        with pytest.raises(q.QuadropolisError) as refusal:
            q.play(state, move)
        codes.add(refusal.value.code)
        assert not re.search(r"player \d", told, re.IGNORECASE)
        if "player" not in refusal.value.arguments:
            assert str(refusal.value) in told
    assert len(codes) >= 4
    assert record_of("--seed", 6, *seats("Ann", "Bob"), typed=[*lines, *tried]) == record
    missing = next(k for k in (1, 2, 3, 4) if k not in state.architects_of(player))
    told = answer(lines, f"{missing}N1")
    assert f"Architect {missing} is not available to {('Ann', 'Bob')[player]}" in told


def test_moves_may_be_typed_carelessly(middle: Played) -> None:
    lines, record = middle
    move = next(m for m in q.legal_moves(record.states()[-1]) if m.to not in (None, "-"))
    wanted = (*lines, str(move))
    for typed in (
        str(move),
        f"  {move}  ",
        str(move).lower(),
        str(move).upper(),
        str(move).replace(":", " "),
        str(move).replace(":", ""),
    ):
        found = record_of("--seed", 6, *seats("Ann", "Bob"), typed=[*lines, typed])
        assert found.moves == wanted


@pytest.mark.parametrize("typed", ["", "   ", "hello", "3W", "3W4:b2:c3", "١N1", "quit!"])
def test_nonsense_is_answered_and_asked_again(typed: str) -> None:
    result = run("play", *seats("Ann", "Bob"), typed=f"{typed}\nquit\n")
    assert result.exit_code == 0
    assert len(re.findall(r"(?:Ann|Bob)> ", result.stdout)) == 2
    assert "not a move" in result.stdout or "Type a move" in result.stdout


def changes(state: q.State) -> dict[str, int]:
    """What every legal move changes, found by playing it."""
    player = state.current_player
    assert player is not None
    before = q.score(state.cities[player]).total
    return {
        str(move): q.score(q.play(state, move).cities[player]).total - before
        for move in q.legal_moves(state)
    }


def test_what_a_move_scores(middle: Played) -> None:
    lines, record = middle
    expected = changes(record.states()[-1])
    assert len(set(expected.values())) > 2
    ways = {move.partition(":")[0] for move in expected}
    asked = sorted(ways)
    for way, told in zip(asked, answers(lines, [f"? {way}" for way in asked]), strict=True):
        found = {}
        for part in re.split("[:;] ", told.partition(" takes ")[2])[1:]:
            gain = int(re.match(r"[+-]?\d+", part)[0])  # type: ignore[index]
            for to in re.findall(r"\b[a-d][1-4]\b|discarded", part):
                found[f"{way}:{'-' if to == 'discarded' else to}"] = gain
        of_way = {move: gain for move, gain in expected.items() if move.startswith(way)}
        if list(of_way) == [way]:
            assert "takes nothing" in told
        else:
            assert found == of_way


@pytest.mark.parametrize("plain", [False, True])
def test_the_overview_shows_the_best_of_every_way(middle: Played, plain: bool) -> None:
    lines, record = middle
    expected = changes(record.states()[-1])
    best: dict[str, int] = {}  # of building, where something can be built
    for move, gain in sorted(expected.items(), key=lambda pair: pair[0].endswith(":-")):
        way, _, to = move.partition(":")
        if to != "-" or way not in best:
            best[way] = max(gain, best.get(way, gain))
    told = answer(lines, "?", plain=plain)
    assert f"{len(expected)} legal moves" in " ".join(told.split())
    if plain:
        shown = re.findall(r"^(\d[NESW]\d) takes (?:nothing|.*?: ([+-]?\d+))", told, re.MULTILINE)
        gains = [int(gain or 0) for _, gain in shown]
        assert gains == sorted(best.values(), reverse=True)[: len(shown)]
        assert all(best[way] == gain for (way, _), gain in zip(shown, gains, strict=True))
        return
    heads, *rows = [line for line in told.split("\n") if re.match(r" ?(Spot|[NESW]\d) ", line)]
    architects = re.findall(r"Architect (\d)", heads)
    shown_ways = {}
    for row in rows:
        spot = row.split()[0]
        for architect in architects:
            at = heads.index(f"Architect {architect}")
            cell = row[at : at + len("Architect 1")].split()
            if cell:
                shown_ways[f"{architect}{spot}"] = int(cell[-1])
    assert shown_ways == best


def test_moves_can_be_narrowed(middle: Played) -> None:
    lines, record = middle
    moves = [str(move) for move in q.legal_moves(record.states()[-1])]
    architect, spot = moves[0][0], moves[-1][1:3]
    for asked, wanted in (
        (f"? {architect}", [move for move in moves if move[0] == architect]),
        (f"?{architect}", [move for move in moves if move[0] == architect]),
        (f"? {spot.lower()}", [move for move in moves if move[1:3] == spot]),
        (f"? {moves[0][:3]}", [move for move in moves if move[:3] == moves[0][:3]]),
    ):
        count = f"{len(wanted)} legal move"
        assert count in answer(lines, asked)
    taken = lines[-1][1:3]
    assert "no legal move" in answer(lines, f"? {taken}")
    assert "does not narrow" in answer(lines, "? everything")


def test_help_board_and_score(middle: Played) -> None:
    lines, record = middle
    state = record.states()[-1]
    for plain in (False, True):
        told = answer(lines, "help", plain=plain)
        assert all(word in told for word in ("undo", "save", "quit", "Urbanist", "Tower Block"))
        assert "turn" in answer(lines, "board", plain=plain)
        sheets = [q.score(city) for city in state.cities]
        shown = answer(lines, "SCORE", plain=plain)
        if plain:
            totals = re.findall(r"Total: (-?\d+)", shown)
        else:
            totals = next(line for line in shown.split("\n") if "Total" in line).split("│")[2:-1]
        assert [int(total) for total in totals] == [sheet.total for sheet in sheets]


def test_everything_in_plain_is_plain() -> None:
    args = ["--mode", "expert", "--plain", *seats("Ann", "random", "Bob")]
    typed, record = whole_game(*args, seed=4, people=2)
    lines = joined(["?", "? 2", "help", "score", "9", *typed])
    result = run("play", *args, "--seed", 4, typed=lines, FORCE_COLOR="1")
    assert result.exit_code == 0
    assert not DRAWING.search(result.stdout)
    assert not re.search(r" {3}", result.stdout)  # nothing laid out in columns
    outcome = record.outcome()
    assert outcome is not None
    for name, score in zip(record.players, outcome.scores, strict=True):
        assert f"{name}:\nTotal: {score} point" in result.stdout


def test_a_terminal_without_the_signs_gets_sentences() -> None:
    args = ["--seed", 4, *seats("Ann", "Zoë")]
    result = program(
        "play", *args, "--seed", 11, typed=b"quit\n", PYTHONUTF8="0", PYTHONIOENCODING="ascii"
    )
    assert result.returncode == 0
    assert result.stderr == b""
    assert b"Site row 1:" in result.stdout
    assert b"Zo\\xeb" in result.stdout


@pytest.mark.parametrize(
    "typed",
    [b"\xff\xfe\x00\x01\n", b"x" * 3_000_000 + b"\n", b"?" * 5000 + b"\n", b"\x1b[2J\r\n", b"\0"],
    ids=["bytes", "long line", "questions", "escapes", "zero"],
)
def test_whatever_comes_in_is_survived(typed: bytes) -> None:
    result = run("play", *seats("Ann", "Bob"), typed=typed + b"\nquit\n")
    assert result.exit_code == 0
    assert result.stderr == ""
    assert "You leave the game." in result.stdout
    assert "\x1b" not in result.stdout
    assert len(result.stdout) < 100_000


def test_an_endless_input_without_moves_ends_the_game(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    result = run("play", "--save", saved, *seats("Ann", "Bob"), typed="y\n" * 5000)
    assert result.exit_code == 2
    assert "made no move" in result.stderr
    assert q.GameRecord.from_json(saved.read_text("utf-8")).moves == ()
    data = run("play", "--json", *seats("Ann", "Bob"), typed="y\n" * 5000)
    assert json.loads(data.stdout)["error"]["code"] == "play/no_moves"


def test_the_record_is_printed_whenever_the_game_ends() -> None:
    assert json_of(run("play", "--json", typed="quit\n"))["moves"] is not None
    assert "result" not in json_of(run("play", "--json", typed=""))
