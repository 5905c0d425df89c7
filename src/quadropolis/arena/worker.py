"""A game of an arena, played by a process of the pool."""

from functools import cache
from pathlib import Path
from typing import Any

from quadropolis.arena.match import play_game
from quadropolis.arena.plan import Plan
from quadropolis.bots.pool import Task
from quadropolis.bots.registry import bot_named
from quadropolis.bots.supervised import Supervised, kept_seat

GAME: Task[bytes] = Task("quadropolis.arena.worker:game", bytes)
"""From a plan and a number to the record of that game, as a line of JSON."""


def question(plan: Plan, number: int, logs: Path | None) -> dict[str, Any]:
    """What a process is asked: that game of the plan, its bots' stderr kept in that folder."""
    return {"plan": plan.to_data(), "game": number, "logs": None if logs is None else str(logs)}


def game(asked: dict[str, Any]) -> str:
    """The record of the game."""
    logs = None if asked["logs"] is None else Path(asked["logs"])
    seats = _seats(Plan.from_data(asked["plan"]), logs)
    return play_game(seats.plan, asked["game"], seats).to_json()


class _Seats(dict[int, Supervised]):
    """The bots of a plan, made when first needed and kept for all games."""

    def __init__(self, plan: Plan, logs: Path | None) -> None:
        super().__init__()
        self.plan, self._logs = plan, logs

    def __missing__(self, entry: int) -> Supervised:
        log = None if self._logs is None else self._logs / f"bot-{entry + 1}.log"
        seat = self[entry] = kept_seat(bot_named(self.plan.bots[entry], log=log))
        return seat


_seats = cache(_Seats)
