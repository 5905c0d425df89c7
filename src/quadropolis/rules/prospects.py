"""What every legal move would come to: the tile it takes, and the own city after it.

Whoever compares moves by the city they leave asks here: the server for its previews, the
terminal for its hints, the bots that look one tile ahead.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from quadropolis.rules.city import City
from quadropolis.rules.game import legal_moves, tile_taken
from quadropolis.rules.move import Move
from quadropolis.rules.state import State
from quadropolis.rules.tiles import Face

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Prospect(Generic[T]):
    """A legal move, the tile it takes, and how the own city after it is judged."""

    move: Move
    takes: Face | None
    after: T


def prospects(state: State, judge: Callable[[City], T]) -> Iterator[Prospect[T]]:
    """Every legal move of the current player, in the order of the rules.

    The city as it is is judged first. Many moves come to the same city: each city is judged
    once, when the first move comes to it.
    """
    if state.current_player is None:
        return
    city = state.cities[state.current_player]
    unchanged = judge(city)
    judged: dict[tuple[Face, str], T] = {}
    for move in legal_moves(state):
        face = tile_taken(state, move)
        if face is None or move.to is None or move.discards:
            yield Prospect(move, face, unchanged)
            continue
        placed = face, move.to
        if placed not in judged:
            judged[placed] = judge(city.with_tile(face, state.mode.square_index[move.to]))
        yield Prospect(move, face, judged[placed])
