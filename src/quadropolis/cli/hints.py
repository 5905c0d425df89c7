"""What every legal move would change: the answer to `?`."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from quadropolis.cli.errors import WrongFilter
from quadropolis.cli.points import points_of
from quadropolis.rules.errors import shown
from quadropolis.rules.move import DISCARD, Move
from quadropolis.rules.prospects import prospects
from quadropolis.rules.site import REACH, SPOT_INDEX, SiteSquare
from quadropolis.rules.state import State

_FILTER = re.compile(r"(?P<architect>[1-5])?(?P<spot>[NESW][1-5])?:?", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Way:
    """An architect on a spot: what it reaches, and each move with its change in points."""

    architect: int
    spot: str
    reached: SiteSquare
    changes: tuple[tuple[Move, int], ...]
    """The best first; equal ones in the order of the squares."""

    def __str__(self) -> str:
        return f"{self.architect}{self.spot}"

    @property
    def best(self) -> int:
        """The best change by building; discarding counts only where nothing can be built."""
        return self.best_moves[0][1]

    @property
    def best_moves(self) -> list[tuple[Move, int]]:
        """The moves that make the best change."""
        building = [pair for pair in self.changes if pair[0].to not in (None, DISCARD)]
        candidates = building or list(self.changes)
        return [pair for pair in candidates if pair[1] == candidates[0][1]]

    def by_change(self) -> list[tuple[int, list[str]]]:
        """The squares (and `-`) by the change they make, the best first."""
        groups: dict[int, list[str]] = {}
        for move, change in self.changes:
            groups.setdefault(change, []).append(move.to or "")
        return list(groups.items())


def ways(state: State) -> tuple[Way, ...]:
    """Every legal move of the current player, grouped, in the order of the rules."""
    if state.current_player is None:
        return ()
    before = points_of(state.cities[state.current_player])
    groups: dict[tuple[int, str], list[tuple[Move, int]]] = {}
    for prospect in prospects(state, points_of):
        move = prospect.move
        group = groups.setdefault((move.architect, move.spot), [])
        group.append((move, prospect.after - before))
    return tuple(
        Way(
            architect,
            spot,
            state.site.squares[REACH[architect][SPOT_INDEX[spot]]],
            tuple(sorted(changes, key=lambda change: -change[1])),
        )
        for (architect, spot), changes in groups.items()
    )


def narrowed(found: Sequence[Way], text: str) -> tuple[Way, ...]:
    """The ways with that architect (`3`), on that spot (`W4`) or both (`3W4`)."""
    match = _FILTER.fullmatch("".join(text.split()))
    if match is None:
        raise WrongFilter(found=shown(text))
    architect, spot = match["architect"], (match["spot"] or "").upper()
    return tuple(
        way
        for way in found
        if (not architect or way.architect == int(architect)) and (not spot or way.spot == spot)
    )
