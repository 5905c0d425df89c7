"""Where the points of a city come from: one function per kind of building, a line per reason.

It looks at a city after removal: only the buildings that stay count. A score sheet adds the
lines up.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from quadropolis.rules.city import Building, City
from quadropolis.rules.mode import COSTS, FREE, PARK_NEIGHBORS, Mode
from quadropolis.rules.tiles import Kind


class Category(StrEnum):
    """The categories of a score sheet; the last two are zero or negative."""

    TOWER = "tower"
    SHOP = "shop"
    PUBLIC_SERVICE = "public_service"
    PARK = "park"
    FACTORY = "factory"
    HARBOR = "harbor"
    OFFICE = "office"
    MONUMENT = "monument"
    IDLE_INHABITANTS = "idle_inhabitants"
    POLLUTION = "pollution"


class LineCode(StrEnum):
    """What a line is about. The catalogues word it as `end-line-…`."""

    TOWER = "tower"
    SHOP = "shop"
    PUBLIC_SERVICE = "public_service"
    PARK = "park"
    FACTORY_NEIGHBOR = "factory-neighbor"
    HARBOR_ACROSS = "harbor-across"
    HARBOR_DOWN = "harbor-down"
    OFFICE = "office"
    MONUMENT_NEIGHBOR = "monument-neighbor"
    PRINTED = "printed"
    IDLE_INHABITANTS = "idle_inhabitants"
    POLLUTION = "pollution"


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One reason for points, as data: words are chosen where it is shown."""

    category: Category
    squares: tuple[str, ...]
    """The buildings that bring these points; none for what stands outside the city."""
    beside: tuple[str, ...]
    """The other buildings that count for them."""
    points: int
    code: LineCode
    values: Mapping[str, str | int]
    """What its words need: `where` is the first of its squares, all else follows the code."""

    def to_data(self) -> dict[str, Any]:
        """The line as plain data for JSON."""
        return {
            "category": self.category,
            "squares": list(self.squares),
            "beside": list(self.beside),
            "points": self.points,
            "code": self.code,
            "values": dict(self.values),
        }


def score_lines(
    city: City, allocation: Mapping[str, Mapping[str, int]], idle: int, pollution: int
) -> tuple[ScoreLine, ...]:
    """The lines of a scored city, category by category, then by square and by kind of neighbor.

    `idle` inhabitants and energy units of `pollution` are what the allocation left over.
    """
    standing = {
        square: floors
        for square, floors in enumerate(city.squares)
        if floors and (COSTS[floors[0].kind] == FREE or city.mode.squares[square] in allocation)
    }
    account = _Account(city.mode, standing, allocation)
    return (
        *account.towers(),
        *account.shops(),
        *account.public_services(),
        *account.parks(),
        *account.factories(),
        *account.harbors(),
        *account.offices(),
        *account.monuments(),
        *_left_over(Category.IDLE_INHABITANTS, LineCode.IDLE_INHABITANTS, idle),
        *_left_over(Category.POLLUTION, LineCode.POLLUTION, pollution),
    )


def _left_over(category: Category, code: LineCode, count: int) -> Iterator[ScoreLine]:
    if count:
        yield ScoreLine(category, (), (), -count, code, {"count": count})


@dataclass(frozen=True, slots=True)
class _Account:
    """The buildings of a city that stay, by square in order."""

    mode: Mode
    standing: Mapping[int, Building]
    allocation: Mapping[str, Mapping[str, int]]

    def towers(self) -> Iterator[ScoreLine]:
        for square in self._of(Kind.TOWER):
            floors = len(self.standing[square])
            points = self.mode.tower[floors]
            yield self._line(Category.TOWER, LineCode.TOWER, [square], points, floors=floors)

    def shops(self) -> Iterator[ScoreLine]:
        for square in self._of(Kind.SHOP):
            customers = self.allocation[self.mode.squares[square]]["inhabitants"]
            points = self.mode.shop[customers]
            yield self._line(Category.SHOP, LineCode.SHOP, [square], points, customers=customers)

    def public_services(self) -> Iterator[ScoreLine]:
        if services := self._of(Kind.PUBLIC_SERVICE):
            category, code = Category.PUBLIC_SERVICE, LineCode.PUBLIC_SERVICE
            districts = len({self.mode.districts[square] for square in services})
            points = self.mode.public_service[districts]
            yield self._line(category, code, services, points, districts=districts)
            yield from self._printed(category, services)

    def parks(self) -> Iterator[ScoreLine]:
        for square in self._of(Kind.PARK, Kind.PLAYGROUND):
            towers = self._beside(square, PARK_NEIGHBORS)
            yield self._line(
                Category.PARK,
                LineCode.PARK,
                [square],
                self.mode.park[len(towers)],
                towers,
                towers=len(towers),
                kind=self._kind(square),
            )

    def factories(self) -> Iterator[ScoreLine]:
        for square in self._of(Kind.FACTORY):
            yield from self._neighbors(
                Category.FACTORY, LineCode.FACTORY_NEIGHBOR, square, self.mode.factory
            )

    def harbors(self) -> Iterator[ScoreLine]:
        harbors, columns = self._of(Kind.HARBOR), self.mode.columns
        row_starts = range(0, len(self.mode.squares), columns)
        for code, step, starts in (
            (LineCode.HARBOR_ACROSS, 1, row_starts),
            (LineCode.HARBOR_DOWN, columns, range(columns)),
        ):
            line = _longest(harbors, step, starts)
            if points := self.mode.harbor[len(line)]:
                yield self._line(Category.HARBOR, code, line, points, count=len(line))
        yield from self._printed(Category.HARBOR, harbors)

    def offices(self) -> Iterator[ScoreLine]:
        for square in self._of(Kind.OFFICE):
            group = self._group(square)
            floors = len(self.standing[square])
            row = self.mode.office[min(len(group), len(self.mode.office)) - 1]
            others = sorted(group - {square})
            yield self._line(
                Category.OFFICE,
                LineCode.OFFICE,
                [square],
                row[floors],
                others,
                floors=floors,
                group=len(group),
            )

    def monuments(self) -> Iterator[ScoreLine]:
        for square in self._of(Kind.MONUMENT):
            yield from self._neighbors(
                Category.MONUMENT, LineCode.MONUMENT_NEIGHBOR, square, self.mode.monument
            )

    def _kind(self, square: int) -> Kind:
        return self.standing[square][0].kind

    def _of(self, *kinds: Kind) -> list[int]:
        return [square for square in self.standing if self._kind(square) in kinds]

    def _beside(self, square: int, kinds: Iterable[Kind]) -> list[int]:
        return [
            other
            for other in sorted(self.mode.neighbors[square])
            if other in self.standing and self._kind(other) in kinds
        ]

    def _group(self, square: int) -> set[int]:
        """The touching Office Towers that this one belongs to."""
        group, edge = {square}, [square]
        while edge:
            touching = set(self._beside(edge.pop(), (Kind.OFFICE,))) - group
            group |= touching
            edge.extend(touching)
        return group

    def _neighbors(
        self, category: Category, code: LineCode, square: int, worth: Mapping[Kind, int]
    ) -> Iterator[ScoreLine]:
        """A line for every kind of neighbor that pays or costs something."""
        for kind in Kind:
            others = self._beside(square, (kind,))
            if (each := worth.get(kind, 0)) and others:
                count = len(others)
                points = each * count
                values: dict[str, str | int] = {"kind": kind, "count": count, "each": each}
                yield self._line(category, code, [square], points, others, **values)

    def _printed(self, category: Category, squares: Iterable[int]) -> Iterator[ScoreLine]:
        for square in squares:
            if points := self.standing[square][0].points:
                kind = self._kind(square)
                yield self._line(category, LineCode.PRINTED, [square], points, kind=kind)

    def _line(
        self,
        category: Category,
        code: LineCode,
        squares: list[int],
        points: int,
        beside: Iterable[int] = (),
        **values: str | int,
    ) -> ScoreLine:
        named = tuple(self.mode.squares[square] for square in squares)
        others = tuple(self.mode.squares[square] for square in beside)
        return ScoreLine(category, named, others, points, code, {"where": named[0], **values})


def _longest(harbors: Iterable[int], step: int, starts: Iterable[int]) -> list[int]:
    """The longest unbroken line of squares so far apart; of several, the one that ends first."""
    runs: dict[int, list[int]] = {}
    best: list[int] = []
    for square in harbors:
        before = [] if square in starts else runs.get(square - step, [])
        runs[square] = [*before, square]
        if len(runs[square]) > len(best):
            best = runs[square]
    return best
