"""A score sheet: the lines of a city under an allocation, added up by category."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from quadropolis.rules.allocation import Allocation, activation, resource_count, spent
from quadropolis.rules.best_allocation import best_allocation
from quadropolis.rules.city import City
from quadropolis.rules.lines import Category, ScoreLine, score_lines

CATEGORIES = tuple(category.value for category in Category)
LEFT_OVER = Category.IDLE_INHABITANTS, Category.POLLUTION
"""The categories of what lies idle, in the order of `score_lines`."""


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
        idle, pollution = (-self.categories[category] for category in LEFT_OVER)
        return score_lines(self.city, self.allocation, idle, pollution)

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
    on_buildings = spent(plain, "inhabitants")
    categories = dict.fromkeys(CATEGORIES, 0)
    for line in score_lines(
        city, plain, inhabitants - on_buildings, energy - spent(plain, "energy")
    ):
        categories[line.category] += line.points
    return ScoreSheet(
        categories=categories,
        allocation=plain,
        inhabitants_on_buildings=on_buildings,
        empty_squares=len(city.squares) - len(result.active),
        city=city,
    )
