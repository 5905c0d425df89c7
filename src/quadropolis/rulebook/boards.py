"""The diagrams of the rules as boards of words."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from quadropolis.notation import parse_city, parse_site
from quadropolis.rules.mode import Mode, mode_named
from quadropolis.rules.site import SIZE, SQUARES
from quadropolis.rules.tiles import Face
from quadropolis.words import Words

STANDING = {"inhabitants": "rules-inhabitants", "energy": "rules-energy"}
"""What stands on a building, in words."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A square and what there is to say about it."""

    square: str
    lines: tuple[str, ...]
    marked: bool = False


@dataclass(frozen=True, slots=True)
class Board:
    """A city or a site, square by square."""

    columns: int
    cells: tuple[Cell, ...]

    @property
    def rows(self) -> list[tuple[Cell, ...]]:
        """The cells row by row."""
        starts = range(0, len(self.cells), self.columns)
        return [self.cells[start : start + self.columns] for start in starts]


def city_board(
    text: Words,
    shown: Mapping[str, Any],
    allocation: Mapping[str, Mapping[str, int]],
    marked: frozenset[str] = frozenset(),
) -> Board:
    """A city and what stands on its buildings; where something is to be placed, Expert's empty
    squares say their district and number.
    """
    city = parse_city(shown["city"], shown["mode"])
    cells = []
    for square, floors in zip(city.mode.squares, city.squares, strict=True):
        lines = [_building(text, floors) if floors else text.say("rules-square-empty")]
        if marked and not floors and city.mode.common_pool:
            lines.append(mat_words(text, city.mode, square))
        for resource, count in allocation.get(square, {}).items():
            if count:
                lines.append(text.say(STANDING[resource], count=count))
        cells.append(Cell(square, tuple(lines), square in marked))
    return Board(city.mode.columns, tuple(cells))


def mat_board(text: Words, name: str) -> Board:
    """The squares of a city mat with their districts, in Expert with their numbers as well."""
    mode = mode_named(name)
    cells = tuple(Cell(square, (mat_words(text, mode, square),)) for square in mode.squares)
    return Board(mode.columns, cells)


def mat_words(text: Words, mode: Mode, square: str) -> str:
    """The district of a square; where squares carry a number of their own, that too."""
    at = mode.square_index[square]
    district = mode.districts[at]
    if not mode.common_pool:
        return text.say("rules-mat-district", district=district)
    (number,) = mode.numbers[at] - {district}
    return text.say("rules-mat-square", district=district, number=number)


def site_board(text: Words, shown: Mapping[str, Any]) -> Board:
    """The construction site with what an architect reaches, or what the Urbanist blocks."""
    site, urbanist = parse_site(shown["site"]), shown.get("urbanist")
    cells = []
    for square, lies in zip(SQUARES, site.squares, strict=True):
        if square == urbanist:
            line = text.say("rules-site-urbanist")
        elif isinstance(lies, Face):
            line = text.say(f"kind-{lies.kind}")
        else:
            face_down = str(lies) == "#"
            line = text.say("rules-site-face-down" if face_down else "rules-square-empty")
        cells.append(Cell(square, (line,), square == shown["square"]))
    return Board(SIZE, tuple(cells))


def _building(text: Words, floors: Sequence[Face]) -> str:
    kind = text.say(f"kind-{floors[0].kind}")
    if len(floors) == 1:
        return kind
    return text.say("rules-building-floors", kind=kind, floors=len(floors))
