"""What may be turned or mirrored without changing the game: more data from the same games.

The construction site looks the same from all sides: turned by a quarter or mirrored, with its
spots, it plays as before. In Classic a city may be mirrored at its diagonal as well, each city
by itself: row and column of a square accept the same architects there. The mat of Expert has
no such twin. `tests/env/test_symmetry.py` holds these to the rules, and finds no others.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import product

import numpy as np
import numpy.typing as npt

from quadropolis.env.encoding import Encoding, Numbers
from quadropolis.rules.mode import Mode
from quadropolis.rules.site import REACH, SIZE, SPOT_INDEX, SPOTS

Order = npt.NDArray[np.intp]
"""For each new place, the old one."""

SITE_SYMMETRIES = 8


@dataclass(frozen=True)
class Symmetry:
    """The site turned and mirrored in one of eight ways, and which cities are mirrored.

    Cities are counted as observations do: from whoever looks.
    """

    encoding: Encoding
    site: int
    cities: tuple[bool, ...]

    @cached_property
    def observation_order(self) -> Order:
        """`observation[order]` is the observation of the mirrored position."""
        places: Order = np.arange(self.encoding.size)
        order = places.copy()
        turned: dict[str, Callable[[Order], Order]] = {
            "site": lambda squares: squares[list(site_order(self.site))],
            "spots": lambda spots: spots[list(spot_order(self.site))],
            "cities": lambda cities: np.array(
                [
                    city[self._squares(there)]
                    for city, there in zip(cities, self.cities, strict=True)
                ]
            ),
        }
        for name, turn in turned.items():
            part = self.encoding.part(name)
            order[part.start : part.start + part.size] = turn(part.of(places)).ravel()
        return order

    @cached_property
    def action_order(self) -> Order:
        """`mask[order]` is the mask of the mirrored position."""
        mode = self.encoding.mode
        targets = [*self._squares(self.cities[0]), len(mode.squares)]
        flat: Order = np.arange(self.encoding.actions)
        actions = flat.reshape(len(mode.architects), len(SPOTS), len(targets))
        return actions[:, list(spot_order(self.site))][:, :, targets].ravel()

    @cached_property
    def _new_actions(self) -> Order:
        return np.argsort(self.action_order)

    def observations(self, observations: Numbers) -> Numbers:
        """The same positions mirrored, of one observation or of many."""
        return observations[..., self.observation_order]

    def masks(self, masks: npt.NDArray[np.generic]) -> npt.NDArray[np.generic]:
        """The same for masks, or for any other numbers by action, like policies."""
        return masks[..., self.action_order]

    def actions(self, actions: npt.NDArray[np.integer]) -> Order:
        """What these actions are in the mirrored position."""
        moved: Order = self._new_actions[actions]
        return moved

    def _squares(self, mirrored: bool) -> list[int]:
        mode = self.encoding.mode
        return city_order(mode) if mirrored else list(range(len(mode.squares)))


def city_order(mode: Mode) -> list[int]:
    """For each square of a city mirrored at its diagonal, the square it was."""
    return [
        column * mode.columns + row for row in range(mode.rows) for column in range(mode.columns)
    ]


def mirrors(mode: Mode) -> bool:
    """Whether a city of that mode plays the same when it is mirrored at its diagonal."""
    if mode.rows != mode.columns:
        return False
    was = city_order(mode)
    pairs = set(zip(mode.districts, (mode.districts[s] for s in was), strict=True))
    return mode.numbers == tuple(mode.numbers[s] for s in was) and len(pairs) == len(
        set(mode.districts)
    )


@cache
def site_order(symmetry: int) -> tuple[int, ...]:
    """For each square of the mirrored site, the square it was."""
    squares = np.rot90(np.arange(SIZE * SIZE).reshape(SIZE, SIZE), symmetry % 4)
    return tuple(map(int, (squares.T if symmetry >= 4 else squares).ravel()))


@cache
def spot_order(symmetry: int) -> tuple[int, ...]:
    """For each spot of the mirrored site, the spot it was: the one that reaches the same."""
    old = site_order(symmetry)
    before = {tuple(REACH[k][s] for k in REACH): s for s in range(len(SPOTS))}
    return tuple(before[tuple(old[REACH[k][SPOT_INDEX[spot]]] for k in REACH)] for spot in SPOTS)


@cache
def symmetries(encoding: Encoding) -> Sequence[Symmetry]:
    """All of them; the first changes nothing."""
    both = (False, True) if mirrors(encoding.mode) else (False,)
    return tuple(
        Symmetry(encoding, site, cities)
        for site in range(SITE_SYMMETRIES)
        for cities in product(both, repeat=encoding.players)
    )
