"""`quadropolis play`: whole games, and who sits at the table."""

from pathlib import Path

import pytest

import quadropolis as q
from quadropolis.bots.process import running_programs
from tests.cli.command import WIDTH, lines_of, program, refused, run
from tests.cli.sittings import NAMES, joined, record_of, seats, whole_game


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


def test_who_begins_can_be_said() -> None:
    for first in (1, 2, 3):
        args = ["--first", first, "--seed", 7, *seats(*NAMES[:3])]
        assert record_of(*args, typed=[]).first_player == first - 1
    drawn = record_of("--seed", 7, *seats(*NAMES[:3]), typed=[]).first_player
    asked = record_of("--first", "random", "--seed", 7, *seats(*NAMES[:3]), typed=[])
    assert asked.first_player == drawn
    for wrong in ("0", "4", "Ann", "１"):
        assert refused("play", "--first", wrong, *seats(*NAMES[:3]))["code"] == "usage/wrong_first"


def test_an_own_final_allocation_is_scored_beside_the_best() -> None:
    args = ["--seed", 11, *seats("Ann", "Bob")]
    typed, best = whole_game(*args[2:], seed=11, people=2)
    by_hand = [*typed, "z9", "a1 a1 a1=9", "", "best"]
    result = run("play", *args, "--by-hand", "--plain", "--json", typed=joined(by_hand))
    assert result.exit_code == 0, result.output
    record = q.GameRecord.from_json(result.stdout)
    record.check()
    assert record.outcome() == best.outcome(), "nothing that could be was chosen"
    lay = [*typed, ",".join(_paid(best)), "", "best"]
    result = run("play", *args, "--by-hand", "--plain", "--json", typed=joined(lay))
    record = q.GameRecord.from_json(result.stdout)
    assert record.allocations is not None
    scored, other = record.outcome(), best.outcome()
    assert scored is not None
    assert other is not None
    assert scored.scores[0] < other.scores[0]
    assert scored.scores[1] == other.scores[1]
    assert f"comes to {scored.scores[0]} points; the best would be {other.scores[0]}" in " ".join(
        result.stderr.split()
    )


def _paid(record: q.GameRecord) -> list[str]:
    """One building of the first city that the best allocation pays, and no other."""
    outcome = record.outcome()
    assert outcome is not None
    return list(outcome.sheets[0].allocation)[:1]
