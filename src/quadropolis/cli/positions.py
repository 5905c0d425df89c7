"""A position that somebody asks about: its own text, or one of a game's record."""

from dataclasses import dataclass

from quadropolis.cli.files import WrittenGame, one_game
from quadropolis.cli.text import say
from quadropolis.notation.position import parse_position
from quadropolis.notation.record import GameRecord
from quadropolis.rules.errors import NoSuchPly, shown
from quadropolis.rules.state import State


@dataclass(frozen=True, slots=True)
class Given:
    """A position, and where it comes from."""

    state: State
    players: tuple[str, ...]
    """Their names; made up if nobody gave them any."""
    record: GameRecord | None
    """The whole game it is from; None if there is only the position."""


def given_position(source: str, ply: int | None = None, game: int | None = None) -> Given:
    """The position that a text says, or that a file or the standard input holds.

    Of a record it is the one with that ply, or the last one. A position by itself is ply 0.
    """
    return read_position(one_game(source, game), ply)


def read_position(written: WrittenGame, ply: int | None = None) -> Given:
    """The position of what was found in a file."""
    if written.is_position:
        if ply not in (None, 0):
            raise NoSuchPly(ply=shown(ply), last=0)
        state = parse_position(written.text)
        return Given(state, made_up_names(state.players), None)
    record = written.record()
    state = record.states()[-1] if ply is None else record.at(ply)
    return Given(state, record.players, record)


def made_up_names(players: int) -> tuple[str, ...]:
    """People count from 1."""
    return tuple(f"{say('cli-player-name')} {number}" for number in range(1, players + 1))
