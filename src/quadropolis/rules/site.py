"""The construction site: spots, what an architect reaches, the Urbanist."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType

from quadropolis.rules.tiles import Face

SIZE = 5
SQUARES: tuple[str, ...] = tuple(
    f"{letter}{row}" for row in range(1, SIZE + 1) for letter in "abcde"
)
"""The names of the 25 squares, row by row, like a spreadsheet's."""

SPOTS: tuple[str, ...] = tuple(f"{side}{n}" for side in "NESW" for n in range(1, SIZE + 1))
"""The 20 spots: side, then column from the left (N, S) or row from the top (W, E)."""

SPOT_INDEX: Mapping[str, int] = MappingProxyType({spot: i for i, spot in enumerate(SPOTS)})


class Absent(Enum):
    """What a site square shows when there is no tile to take."""

    EMPTY = "."
    FACE_DOWN = "#"

    def __str__(self) -> str:
        return self.value


EMPTY = Absent.EMPTY
FACE_DOWN = Absent.FACE_DOWN

SiteSquare = Face | Absent


@dataclass(frozen=True, slots=True)
class Site:
    """What lies on the 25 squares, row by row."""

    squares: tuple[SiteSquare, ...] = (EMPTY,) * (SIZE * SIZE)

    def __getitem__(self, square: str) -> SiteSquare:
        return self.squares[SQUARES.index(square)]

    def __str__(self) -> str:
        rows = (self.squares[start : start + SIZE] for start in range(0, SIZE * SIZE, SIZE))
        return " / ".join(" ".join(map(str, row)) for row in rows)

    def without(self, index: int) -> "Site":
        """The site after the tile on that square was taken."""
        return Site((*self.squares[:index], EMPTY, *self.squares[index + 1 :]))


def _reached(architect: int, spot: str) -> int:
    """Architect k reaches the k-th square, counted from its own side."""
    side, line = spot[0], int(spot[1]) - 1
    near, far = architect - 1, SIZE - architect
    row, column = {
        "N": (near, line),
        "S": (far, line),
        "W": (line, near),
        "E": (line, far),
    }[side]
    return row * SIZE + column


REACH: Mapping[int, tuple[int, ...]] = MappingProxyType(
    {k: tuple(_reached(k, spot) for spot in SPOTS) for k in range(1, SIZE + 1)}
)
"""For each architect, the square it reaches from each spot."""


def _facing(square: int) -> frozenset[str]:
    row, column = divmod(square, SIZE)
    return frozenset(f"{side}{column + 1}" for side in "NS") | frozenset(
        f"{side}{row + 1}" for side in "WE"
    )


FACING: Mapping[str, frozenset[str]] = MappingProxyType(
    {square: _facing(index) for index, square in enumerate(SQUARES)}
)
"""For each square, the four spots at the ends of its row and column."""
