"""`quadropolis play`: whole games, resuming, undoing, saving, and everything typed wrong."""

import json
import re
import shlex
import signal
import subprocess
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

import quadropolis as q
from quadropolis.bots.process import running_programs
from tests.cli.command import (
    DRAWING,
    WIDTH,
    command_line,
    environment,
    json_of,
    lines_of,
    program,
    random_record,
    refused,
    run,
)

NAMES = ("Ann", "Bob", "Cleo", "Dan")
Played = tuple[list[str], q.GameRecord]
"""What was typed, and what became of it."""


def seats(*names: str) -> list[str]:
    return [word for name in names for word in ("--seat", name)]


def record_of(*args: object, typed: list[str]) -> q.GameRecord:
    """The record after those lines were typed, by the command itself."""
    result = run("play", *args, "--json", typed=joined(typed))
    assert result.exit_code == 0, result.output
    record = q.GameRecord.from_json(result.stdout)
    record.check()
    return record


def middle_move(state: q.State) -> q.Move:
    moves = q.legal_moves(state)
    return moves[len(moves) // 2]


def whole_game(*args: object, seed: int, people: int) -> tuple[list[str], q.GameRecord]:
    """Play a game to its end in many sittings, looking only at the file that is kept.

    With people alone a whole round is typed in one sitting; otherwise the answer of the
    automatic players has to be seen first. Returns what was typed, and the record.
    """
    typed: list[str] = []
    with TemporaryDirectory() as folder:
        saved = Path(folder) / "game.json"
        keep = ["--save", saved, "--seed", seed, "--plain"]
        sitting = run("play", *args, *keep, typed="")
        while True:
            assert sitting.exit_code == 0, sitting.output
            record = q.GameRecord.from_json(saved.read_text("utf-8"))
            state = record.states()[-1]
            if state.phase is q.Phase.OVER:
                return typed, record
            lines = []
            while state.phase is q.Phase.MOVE and not (lines and people < state.players):
                lines.append(str(middle_move(state)))
                state = q.play(state, lines[-1])
            typed += lines
            sitting = run("play", "--resume", saved, *keep, typed=joined(lines))


def joined(lines: Iterable[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


@pytest.mark.parametrize("mode", ["classic", "expert"])
def test_a_whole_game_against_a_random_player(mode: str) -> None:
    args = ["--mode", mode, *seats("Ann", "random")]
    typed, record = whole_game(*args, seed=5, people=1)
    assert record.players == ("Ann", "Random")
    assert record.result is not None
    own = [
        str(move)
        for state, move in zip(
            (state for state in record.states() if state.phase is q.Phase.MOVE),
            record.moves,
            strict=True,
        )
        if state.current_player == 0
    ]
    assert own == typed
    assert len(typed) * 2 == len(record.moves)
    # In one sitting it is the same game.
    assert record_of(*args, "--seed", 5, typed=typed) == record


@pytest.mark.parametrize(
    ("mode", "players", "options"),
    [
        ("classic", 2, []),
        ("expert", 4, ["--playgrounds"]),
    ],
)
def test_a_whole_game_between_people_as_a_program(
    mode: str, players: int, options: list[str]
) -> None:
    names = NAMES[:players]
    args = ["--mode", mode, *options, *seats(*names)]
    typed, record = whole_game(*args, seed=11, people=players)
    assert list(record.moves) == typed
    assert record.playgrounds is ("--playgrounds" in options)
    result = program("play", *args, "--seed", 11, typed=joined(typed).encode())
    assert result.returncode == 0
    assert result.stderr == b""
    lines = lines_of(result.stdout.decode())
    assert max(map(len, lines)) <= WIDTH
    outcome = record.outcome()
    assert outcome is not None
    total = [line for line in lines if "Total" in line][-1]
    assert [int(part) for part in total.split("│")[2:-1]] == list(outcome.scores)
    winners = " and ".join(names[player] for player in outcome.winners)
    assert any(line.startswith(winners) and "win" in line for line in lines[-6:])
    assert "".join(lines).count("is dealt") == record.states()[-1].mode.rounds


def test_json_is_alone_on_the_standard_output() -> None:
    typed = b"?\nscore\n\xff\xfe\n"
    result = program("play", "--seed", 1, "--json", *seats("Ann", "Bob"), typed=typed)
    assert result.returncode == 0
    assert result.stdout.count(b"\n") == 1
    assert q.GameRecord.from_json(result.stdout.decode()).players == ("Ann", "Bob")
    assert b"Ann" in result.stderr


def test_automatic_players_need_nobody() -> None:
    args = ["--players", 4, "--seed", 3, *seats("random", "random", "random", "random:Robin")]
    first = record_of(*args, typed=[])
    assert first.result is not None
    assert first.players == ("Random", "Random 2", "Random 3", "Robin")
    assert first == record_of(*args, typed=[])
    other = record_of(*args, "--seed", 4, typed=[])
    assert other.sites != first.sites


@pytest.mark.parametrize("bot", ["beginner", "casual", "skilled", "greedy"])
def test_a_bot_in_a_seat_plays_its_own_moves(bot: str) -> None:
    """The same seed gives the same game, and it is not the game of random players."""
    games = [
        record_of("--seed", 4, *seats(kind, "random"), typed=[]) for kind in (bot, bot, "random")
    ]
    assert games[0].players == (bot.capitalize(), "Random")
    assert games[0].moves == games[1].moves != games[2].moves
    games[0].check()


def test_an_own_bot_in_a_seat(tmp_path: Path) -> None:
    file = tmp_path / "first.py"
    file.write_text(
        "from quadropolis.bots import Bot, Thought\n"
        "from quadropolis.rules.game import legal_moves\n"
        "class First(Bot):\n"
        "    name, description = 'first', 'the first move of the list'\n"
        "    def think(self, view, limit):\n"
        "        return Thought(legal_moves(view.state)[0])\n",
        encoding="utf-8",
    )
    record = record_of("--seed", 1, *seats(f"bot:{file}", "random"), typed=[])
    moves = [
        (state, move)
        for state, move in zip(
            [state for state in record.states() if state.phase == "move"],
            record.moves,
            strict=True,
        )
        if state.current_player == 0
    ]
    assert moves
    assert all(move == str(q.legal_moves(state)[0]) for state, move in moves)
    assert not running_programs(), "the bot's process is left behind"


def test_a_bot_that_is_not_there() -> None:
    result = run("play", *seats("bot:nowhere.py", "random"))
    assert result.exit_code == 2
    assert "nowhere.py" in result.stderr


def test_who_sits_at_the_table() -> None:
    def names(*args: object) -> tuple[str, ...]:
        return record_of(*args, typed=[]).players

    assert names() == ("Player", "Casual")
    assert names("--players", 3) == ("Player", "Casual", "Casual 2")
    assert names(*seats("random", "human")) == ("Random", "Player")
    assert names(*seats("Zoë", "Zoë", "human:random")) == ("Zoë", "Zoë 2", "random")
    assert names("--players", 4, *seats("[bold]:smile:")) == (
        "[bold]:smile:", "Casual", "Casual 2", "Casual 3",
    )  # fmt: skip
    assert "[bold]:smile:" in run("play", *seats("[bold]:smile:")).stdout


def test_the_first_player_is_drawn() -> None:
    starters = {record_of("--seed", seed, typed=[]).first_player for seed in range(12)}
    assert starters == {0, 1}


# --- saving and resuming --------------------------------------------------------------


def test_a_saved_game_goes_on(tmp_path: Path) -> None:
    saved = tmp_path / "a rather long name of a file in which a game is kept.json"
    args = [*seats("Ann", "random", "Bob"), "--mode", "expert"]
    typed, record = whole_game(*args, seed=8, people=2)
    half = len(typed) // 2
    first = run("play", *args, "--seed", 8, "--save", saved, typed=joined(typed[:half]))
    assert first.exit_code == 0
    assert "The input has ended" in first.stdout
    (line,) = (line for line in first.stdout.split("\n") if line.startswith("Go on with: "))
    assert shlex.split(line)[3:] == ["quadropolis", "play", "--resume", str(saved)]
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
    assert "holds something already" in " ".join(result.stdout.split())
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


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (["--players", 2, *seats("A", "B", "C")], "usage/too_many_seats"),
        (seats("A", "B", "C", "D", "E"), "setup/wrong_players"),
        (seats(""), "usage/seat_name"),
        (seats(" "), "usage/seat_name"),
        (seats("x" * 101), "usage/seat_name"),
        (seats("a\x1b[31mb"), "usage/seat_name"),
        (seats("\udcff"), "usage/seat_name"),
    ],
)
def test_seats_that_cannot_be(args: list[object], code: str) -> None:
    assert refused("play", *args)["code"] == code


@pytest.fixture(scope="module")
def two_people() -> Played:
    """A whole game of Ann and Bob with seed 6."""
    return whole_game(*seats("Ann", "Bob"), seed=6, people=2)


# --- undo -----------------------------------------------------------------------------


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


# --- what is typed --------------------------------------------------------------------


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
    assert f"Architect {missing} of {('Ann', 'Bob')[player]} is used already" in told


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
        assert all(word in told for word in ("undo", "save", "quit", "Urbanist", "Playground"))
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
