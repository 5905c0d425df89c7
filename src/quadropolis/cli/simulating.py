"""The games of `simulate`: in this process, or wherever an executor has them played."""

from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from quadropolis.cli.seats import Seat
from quadropolis.notation.record import GameRecord, result_data
from quadropolis.rules.game import outcome
from quadropolis.testing import random_game


@dataclass(frozen=True, slots=True)
class Simulation:
    """What decides the games. They are counted from 1; without seats random players play."""

    mode: str
    players: int
    playgrounds: bool
    seats: tuple[Seat, ...]
    iterations: int
    seed: int

    def to_data(self) -> dict[str, Any]:
        """The same as plain data for JSON."""
        return {
            "mode": self.mode,
            "players": self.players,
            "playgrounds": self.playgrounds,
            "seats": [[seat.kind, seat.name] for seat in self.seats],
            "iterations": self.iterations,
            "seed": self.seed,
        }

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> "Simulation":
        """The simulation that `to_data` was called on."""
        return cls(**data | {"seats": tuple(Seat(*seat) for seat in data["seats"])})

    def game(self, number: int) -> GameRecord:
        """That game, finished and scored."""
        if self.seats:
            return _bot_game(self, number)
        random = Random(f"{self.seed}/{number}")
        for state, _, record in random_game(self.mode, self.players, self.playgrounds, random):
            last = state, record
        state, record = last
        scored = outcome(state)
        assert scored is not None  # random_game ends with the game
        return replace(record, result=result_data(scored))


def _bot_game(simulation: Simulation, number: int) -> GameRecord:
    from quadropolis.bots.bot import Limit
    from quadropolis.cli.session import Session

    session = Session.new(
        simulation.mode,
        simulation.playgrounds,
        simulation.seats,
        f"{simulation.seed}/{number}",
        Limit(iterations=simulation.iterations),
    )
    while not session.over:
        if session.seat is None:
            session.deal()
        else:
            session.play(session.automatic_move())
    record = session.record()
    assert record is not None  # it began at the beginning
    return record


def played(
    simulation: Simulation, numbers: Sequence[int], on: str | None, workers: int | None
) -> Iterator[str]:
    """The records of these games as lines of JSON, in this order, wherever they are played."""
    if on is None and workers is None:
        for number in numbers:
            yield simulation.game(number).to_json()
        return
    from quadropolis.arena.errors import WorkerEnded
    from quadropolis.bots.executor import LOCAL, QuestionLost, executor_named
    from quadropolis.bots.pool import Task

    task: Task[bytes] = Task(f"{__name__}:game", bytes)
    data = simulation.to_data()
    questions = ({"simulation": data, "game": number} for number in numbers)
    early: dict[int, bytes] = {}
    coming = 0
    executor = executor_named(on or LOCAL, workers)
    try:
        with closing(executor.answers(task, questions)) as answers:
            for place, line in answers:
                early[place] = line
                while coming in early:
                    yield early.pop(coming).decode()
                    coming += 1
    except QuestionLost as error:
        lost = error.lost
        raise WorkerEnded(
            status=lost.status,
            signal=lost.signal,
            game=numbers[error.number],
            last_words=lost.last_words,
        ) from error


def game(asked: dict[str, Any]) -> str:
    """What a worker does: a game of a simulation, as a line of JSON."""
    return Simulation.from_data(asked["simulation"]).game(asked["game"]).to_json()
