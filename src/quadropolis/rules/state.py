"""The whole position of a game, as a frozen value."""

from dataclasses import dataclass
from enum import StrEnum

from quadropolis.rules.city import City
from quadropolis.rules.mode import Mode
from quadropolis.rules.site import SPOT_INDEX, Site


class Phase(StrEnum):
    """What the game waits for."""

    DEAL = "deal"
    MOVE = "move"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Architect:
    """An architect lying on a spot: whose turn it was, and its number."""

    player: int
    number: int


@dataclass(frozen=True, slots=True)
class State:
    """A position: everything there is to know, nothing about later deals.

    Players are counted from 0, rounds and turns from 1.
    """

    mode: Mode
    players: int
    playgrounds: bool
    round: int
    turn: int
    phase: Phase
    current_player: int | None
    """Whose move it is; None unless the phase is `move`."""
    first_player: int
    """Who starts (or started) this round."""
    mayor: int
    """Who holds the Mayor and will start the next round."""
    urbanist: str | None
    """The site square the Urbanist stands on; None while off the site."""
    architects: tuple[tuple[int, ...], ...]
    """The numbers left: one tuple per player, or a single common pool in Expert."""
    spots: tuple[Architect | None, ...]
    """What lies on each spot, in the order of `site.SPOTS`."""
    site: Site
    cities: tuple[City, ...]

    @property
    def inhabitants(self) -> tuple[int, ...]:
        """Each player's inhabitants received so far."""
        return tuple(city.inhabitants for city in self.cities)

    @property
    def energy(self) -> tuple[int, ...]:
        """Each player's energy units received so far."""
        return tuple(city.energy for city in self.cities)

    def architects_of(self, player: int) -> tuple[int, ...]:
        """The architects that player may choose from."""
        return self.architects[0 if self.mode.common_pool else player]

    def architect_on(self, spot: str) -> Architect | None:
        """The architect lying on that spot, if any."""
        return self.spots[SPOT_INDEX[spot]]
