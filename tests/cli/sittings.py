"""Games at the terminal, played by typing."""

from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

import quadropolis as q
from tests.cli.command import run

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
