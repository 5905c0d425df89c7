"""Who sits at the table: people, and players that move by themselves."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random

from quadropolis.cli.errors import TooManySeats, WrongSeatName
from quadropolis.notation.record import LONGEST_NAME, GameRecord
from quadropolis.rules.errors import shown
from quadropolis.rules.move import Move
from quadropolis.testing import random_move
from quadropolis.views import View

HUMAN = "human"
DEFAULT_PLAYER = "random"
SEATS_KEY = "seats"
"""Where a saved game keeps who moves by themselves; an unknown key to everyone else."""

Choose = Callable[[View, Random], Move]
"""How an automatic player moves: from what its seat sees, and a generator of its own."""


def automatic_players() -> Mapping[str, Choose]:
    """Every player that moves by itself, by the name of its kind.

    A new one is added here and nowhere else; a kind becomes a seat by its name.
    """
    return {"random": lambda view, random: random_move(view.state, random)}


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table: `human` or the kind of an automatic player, and a name."""

    kind: str
    name: str

    @property
    def is_human(self) -> bool:
        return self.kind == HUMAN

    def choose(self, view: View, random: Random) -> Move:
        """The move of an automatic player."""
        return automatic_players()[self.kind](view, random)


def parse_seat(text: str) -> Seat:
    """`human`, `Ann`, `human:Ann`, `random` or `random:Robin`."""
    kind, _, name = text.partition(":")
    if kind == HUMAN or kind in automatic_players():
        seat = Seat(kind, name or ("Player" if kind == HUMAN else kind.capitalize()))
    else:
        seat = Seat(HUMAN, text)
    if not (1 <= len(seat.name) <= LONGEST_NAME and seat.name.isprintable() and seat.name.strip()):
        raise WrongSeatName(found=shown(text), most=LONGEST_NAME)
    return seat


def seats(texts: Sequence[str], players: int | None) -> tuple[Seat, ...]:
    """The seats as asked for; free places go to random players, one person plays at least.

    Unless every seat is given, then all may move by themselves.
    """
    given = [parse_seat(text) for text in texts or (HUMAN,)]
    count = max(2, len(given)) if players is None else players
    if len(given) > count:
        raise TooManySeats(seats=len(given), players=count)
    free = [parse_seat(DEFAULT_PLAYER)] * (count - len(given))
    return _distinct([*given, *free])


def _distinct(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """The seats with a number behind every name that was there before."""
    distinct: list[Seat] = []
    for seat in seats:
        name, number = seat.name, 1
        while name in {other.name for other in distinct}:
            number += 1
            name = f"{seat.name[: LONGEST_NAME - 3]} {number}"
        distinct.append(replace(seat, name=name))
    return tuple(distinct)


def seats_of(record: GameRecord) -> tuple[Seat, ...]:
    """The seats of a saved game; people, unless it says otherwise."""
    kinds = record.extra.get(SEATS_KEY)
    if not isinstance(kinds, list) or len(kinds) != len(record.players):
        kinds = [HUMAN] * len(record.players)
    known = automatic_players()
    return tuple(
        Seat(kind if isinstance(kind, str) and kind in known else HUMAN, name)
        for kind, name in zip(kinds, record.players, strict=True)
    )
