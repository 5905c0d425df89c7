"""Points: one function per kind of building, then a score sheet.

The functions look at a city after removal: only the buildings that stay are handed over.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from quadropolis.rules.allocation import Allocation, activation, resource_count, spent
from quadropolis.rules.best_allocation import best_allocation
from quadropolis.rules.city import Building, City
from quadropolis.rules.lines import Category, ScoreLine, score_lines
from quadropolis.rules.mode import PARK_NEIGHBORS, Mode
from quadropolis.rules.tiles import Kind

CATEGORIES = tuple(category.value for category in Category)

Standing = Mapping[int, Building]
"""The buildings that stay, by square."""


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The points of one city, by category, and the allocation they come from."""

    categories: Mapping[str, int]
    allocation: Allocation
    inhabitants_on_buildings: int
    empty_squares: int
    city: City = field(compare=False, repr=False)
    """The city it was made for: only its lines need it, and sheets are compared by points."""

    @property
    def total(self) -> int:
        return sum(self.categories.values())

    @property
    def rank(self) -> tuple[int, int, int]:
        """Compares as the rules do: points, then both tie-breaks; the greater is better."""
        return self.total, self.inhabitants_on_buildings, -self.empty_squares

    @property
    def lines(self) -> tuple[ScoreLine, ...]:
        """Where the points come from: the lines of a category add up to its points."""
        return score_lines(self.city, self.allocation, self.categories)

    def to_data(self) -> dict[str, Any]:
        """The sheet as plain data for JSON, its lines included."""
        return {
            "total": self.total,
            "categories": self.categories,
            "allocation": self.allocation,
            "inhabitants_on_buildings": self.inhabitants_on_buildings,
            "empty_squares": self.empty_squares,
            "lines": [line.to_data() for line in self.lines],
        }


def score(
    city: City,
    inhabitants: int | None = None,
    energy: int | None = None,
    allocation: Allocation | None = None,
) -> ScoreSheet:
    """The score sheet of a city under the best allocation, or under the one given.

    `inhabitants` and `energy` override what the tiles give.
    """
    inhabitants = resource_count(inhabitants, city.inhabitants, "inhabitants")
    energy = resource_count(energy, city.energy, "energy")
    if allocation is None:
        allocation = best_allocation(city, inhabitants, energy)
    result, plain = activation(city, inhabitants, energy, allocation)
    mode = city.mode
    standing = {s: floors for s, floors in enumerate(city.squares) if s in result.active}
    on_buildings = spent(plain, "inhabitants")
    return ScoreSheet(
        categories=dict(
            zip(
                CATEGORIES,
                (
                    tower_points(mode, standing),
                    shop_points(mode, result.customers.values()),
                    public_service_points(mode, standing),
                    park_points(mode, standing),
                    factory_points(mode, standing),
                    harbor_points(mode, standing),
                    office_points(mode, standing),
                    monument_points(mode, standing),
                    on_buildings - inhabitants,
                    spent(plain, "energy") - energy,
                ),
                strict=True,
            )
        ),
        allocation=plain,
        inhabitants_on_buildings=on_buildings,
        empty_squares=len(city.squares) - len(standing),
        city=city,
    )


def _of_kind(standing: Standing, *kinds: Kind) -> list[int]:
    return [square for square, floors in standing.items() if floors[0].kind in kinds]


def _adjacent_kinds(mode: Mode, standing: Standing, square: int) -> list[Kind]:
    return [standing[s][0].kind for s in mode.neighbors[square] if s in standing]


def _printed(standing: Standing, squares: Iterable[int]) -> int:
    return sum(standing[square][0].points for square in squares)


def tower_points(mode: Mode, standing: Standing) -> int:
    """Each Tower Block by its floors."""
    return sum(mode.tower[len(standing[s])] for s in _of_kind(standing, Kind.TOWER))


def shop_points(mode: Mode, customers: Iterable[int]) -> int:
    """Each Shop by its customers."""
    return sum(mode.shop[count] for count in customers)


def public_service_points(mode: Mode, standing: Standing) -> int:
    """Once by the districts with at least one, plus the printed points."""
    services = _of_kind(standing, Kind.PUBLIC_SERVICE)
    districts = {mode.districts[square] for square in services}
    return mode.public_service[len(districts)] + _printed(standing, services)


def park_points(mode: Mode, standing: Standing) -> int:
    """Each Park and Playground by the adjacent Tower Blocks and Office Towers."""
    return sum(
        mode.park[sum(kind in PARK_NEIGHBORS for kind in _adjacent_kinds(mode, standing, square))]
        for square in _of_kind(standing, Kind.PARK, Kind.PLAYGROUND)
    )


def factory_points(mode: Mode, standing: Standing) -> int:
    """Each Factory by its adjacent Shops, Harbors and Office Towers."""
    return sum(
        mode.factory.get(kind, 0)
        for square in _of_kind(standing, Kind.FACTORY)
        for kind in _adjacent_kinds(mode, standing, square)
    )


def harbor_points(mode: Mode, standing: Standing) -> int:
    """The longest horizontal and the longest vertical line, plus the printed points."""
    harbors = _of_kind(standing, Kind.HARBOR)

    def longest(lines: Iterable[Iterable[int]]) -> int:
        best = run = 0
        for line in lines:
            run = 0
            for square in line:
                run = run + 1 if square in harbors else 0
                best = max(best, run)
        return best

    every = range(len(mode.squares))
    rows = (every[start : start + mode.columns] for start in every[:: mode.columns])
    columns = (every[start :: mode.columns] for start in range(mode.columns))
    lines = mode.harbor[longest(rows)] + mode.harbor[longest(columns)]
    return lines + _printed(standing, harbors)


def office_points(mode: Mode, standing: Standing) -> int:
    """Each Office Tower by the size of its group of touching ones and by its own floors."""
    ungrouped = set(_of_kind(standing, Kind.OFFICE))
    points = 0
    while ungrouped:
        group, edge = set(), [ungrouped.pop()]
        while edge:
            square = edge.pop()
            group.add(square)
            touching = ungrouped.intersection(mode.neighbors[square])
            ungrouped -= touching
            edge.extend(touching)
        line = mode.office[min(len(group), len(mode.office)) - 1]
        points += sum(line[len(standing[square])] for square in group)
    return points


def monument_points(mode: Mode, standing: Standing) -> int:
    """Each Monument by what stands beside it."""
    return sum(
        mode.monument.get(kind, 0)
        for square in _of_kind(standing, Kind.MONUMENT)
        for kind in _adjacent_kinds(mode, standing, square)
    )
