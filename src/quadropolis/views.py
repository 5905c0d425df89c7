"""What a seat or a spectator may see: the only place that hides anything.

Whoever runs a game (a server, an arena, a terminal) knows it `Unhidden`: the state and what
is still secret beside it. Everyone else is handed a `View`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Literal, TypedDict

from quadropolis.rules.allocation import Allocation
from quadropolis.rules.city import City
from quadropolis.rules.errors import WrongSeat, shown
from quadropolis.rules.mode import ModeName
from quadropolis.rules.move import Move
from quadropolis.rules.site import SPOTS
from quadropolis.rules.state import State


@dataclass(frozen=True, slots=True)
class Unhidden:
    """Everything that whoever runs a game knows about it."""

    state: State
    drafts: Mapping[int, Move] = field(default_factory=dict)
    """Moves being thought about, by player."""
    allocations: Mapping[int, Allocation] = field(default_factory=dict)
    """Final allocations laid out so far, by player."""
    confirmed: frozenset[int] = frozenset()
    """The players whose allocation is final."""


@dataclass(frozen=True, slots=True)
class View:
    """What one seat (or, with seat None, a spectator) may see."""

    state: State
    seat: int | None
    draft: Move | None
    """This seat's own draft."""
    allocations: Mapping[int, Allocation]
    """This seat's own allocation, and those that are confirmed."""
    confirmed: frozenset[int]

    def to_data(self) -> dict[str, Any]:
        """The view as plain data for JSON."""
        return {
            "seat": self.seat,
            "draft": None if self.draft is None else str(self.draft),
            "allocations": {str(player): there for player, there in self.allocations.items()},
            "confirmed": sorted(self.confirmed),
            "state": state_data(self.state),
        }


def view(game: Unhidden | State, seat: int | None = None) -> View:
    """The game as seen from that seat; None is a spectator's place."""
    if isinstance(game, State):
        game = Unhidden(game)
    if seat is not None and (type(seat) is not int or not 0 <= seat < game.state.players):
        raise WrongSeat(seat=shown(seat), last=game.state.players - 1)
    return View(
        state=game.state,
        seat=seat,
        draft=None if seat is None else game.drafts.get(seat),
        allocations={
            player: there
            for player, there in game.allocations.items()
            if player == seat or player in game.confirmed
        },
        confirmed=game.confirmed,
    )


class SpotData(TypedDict):
    """An architect lying on a spot."""

    player: int
    architect: int


class StateData(TypedDict):
    """A position as plain data for JSON: names and numbers only."""

    mode: ModeName
    players: int
    playgrounds: bool
    round: int
    turn: int
    phase: Literal["deal", "move", "over"]
    current_player: int | None
    first_player: int
    mayor: int
    urbanist: str | None
    architects: list[list[int]]
    common_pool: bool
    spots: dict[str, SpotData]
    site: str
    cities: list[str]
    inhabitants: list[int]
    energy: list[int]


def state_data(state: State) -> StateData:
    """A state as it is told."""
    cities = [_shown(city) for city in state.cities]
    return {
        "mode": state.mode.name,
        "players": state.players,
        "playgrounds": state.playgrounds,
        "round": state.round,
        "turn": state.turn,
        "phase": state.phase.value,
        "current_player": state.current_player,
        "first_player": state.first_player,
        "mayor": state.mayor,
        "urbanist": state.urbanist,
        "architects": [list(left) for left in state.architects],
        "common_pool": state.mode.common_pool,
        "spots": {
            spot: {"player": there.player, "architect": there.number}
            for spot, there in zip(SPOTS, state.spots, strict=True)
            if there is not None
        },
        "site": str(state.site),
        "cities": [text for text, _, _ in cities],
        "inhabitants": [inhabitants for _, inhabitants, _ in cities],
        "energy": [energy for _, _, energy in cities],
    }


@lru_cache(maxsize=4_096)
def _shown(city: City) -> tuple[str, int, int]:
    """A city's text, inhabitants and energy."""
    # With every move all cities are shown, and all but one are as before.
    return str(city), city.inhabitants, city.energy
