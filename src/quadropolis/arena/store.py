"""The file an arena's games are kept in: one record per line, written as each game ends."""

import fcntl
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from quadropolis.arena.errors import (
    ArenaError,
    FileFailed,
    FileInUse,
    GamesExist,
    NotArenaGame,
    OtherPlan,
)
from quadropolis.arena.match import Played
from quadropolis.arena.plan import Plan
from quadropolis.notation.record import GameRecord
from quadropolis.rules.errors import QuadropolisError, shown

GAMES = "games.jsonl"


def games_file(out: Path) -> Path:
    """Where games go: the .jsonl file given, or one in the directory given."""
    return out if out.suffix == ".jsonl" else out / GAMES


class GameFile:
    """An open file of games, locked against a second arena. `played` is what it holds."""

    def __init__(self, path: Path, plan: Plan, resume: bool) -> None:
        self.path = path
        self._shown = shown(str(path))
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("a+b")
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise FileFailed(path=self._shown, reason=reason) from error
        try:
            self._lock()
            self._file.seek(0)
            if not resume and self._file.read(1):
                raise GamesExist(path=self._shown)
            self._drop_half_a_line()
            self.played = [self._read(number, line, plan) for number, line in self._lines()]
            self._refuse_repeated()
        except BaseException:
            self._file.close()
            raise

    def close(self) -> None:
        """Close the file; another arena may use it then."""
        self._file.close()

    def add(self, line: bytes) -> None:
        """Keep a game that was just played; it survives whatever happens to this process."""
        self._file.write(line + b"\n")
        self._file.flush()

    def finish(self) -> None:
        """Put the games in order, so that the same plan always gives the same file."""
        lines = [line for _, line in self._lines()]
        numbers = [_number(line) for line in lines]
        if numbers == sorted(numbers):
            return
        order = sorted(range(len(lines)), key=numbers.__getitem__)
        ordered = self.path.with_name(f"{self.path.name}.{os.getpid()}.part")
        try:
            with ordered.open("xb") as file:
                file.writelines(lines[index] for index in order)
                file.flush()
                os.fsync(file.fileno())
            os.replace(ordered, self.path)
        except BaseException:
            ordered.unlink(missing_ok=True)
            raise

    def _lock(self) -> None:
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise FileInUse(path=self._shown) from error

    def _lines(self) -> Iterator[tuple[int, bytes]]:
        self._file.seek(0)
        yield from enumerate(self._file, start=1)

    def _drop_half_a_line(self) -> None:
        """An arena that was killed while writing leaves a line without its end."""
        whole = 0
        for _, line in self._lines():
            whole += len(line) if line.endswith(b"\n") else 0
        self._file.truncate(whole)

    def _refuse_repeated(self) -> None:
        numbers = [game.number for game in self.played]
        if len(set(numbers)) != len(numbers):
            twice = next(n for i, n in enumerate(numbers) if n in numbers[:i])
            line = len(numbers) - numbers[::-1].index(twice)
            raise NotArenaGame(line=line, path=self._shown, reason="repeated", detail=twice)

    def _read(self, number: int, line: bytes, plan: Plan) -> Played:
        try:
            record = GameRecord.from_json(line)
            arena: dict[str, Any] = record.extra["arena"]
            for option, asked in plan.to_data().items():
                if arena[option] != asked:
                    raise OtherPlan(
                        path=self._shown,
                        option=option,
                        found=json.dumps(arena[option]),
                        asked=json.dumps(asked),
                    )
            game = Played.of(record)
            fixture = plan.fixture(game.number)
            if game.names != tuple(plan.bots[entry] for entry in fixture.seats):
                raise NotArenaGame(line=number, path=self._shown, reason="players", detail=None)
        except ArenaError:
            raise
        except (QuadropolisError, KeyError, TypeError, ValueError, IndexError) as error:
            ours = isinstance(error, QuadropolisError)
            detail = error if ours else f"{type(error).__name__}: {error}"
            raise NotArenaGame(
                line=number, path=self._shown, reason="wrong", detail=detail
            ) from error
        return game


def _number(line: bytes) -> int:
    number: int = json.loads(line)["arena"]["game"]
    return number
