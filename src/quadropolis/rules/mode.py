"""Classic and Expert as frozen values: rounds, mats and score tables."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Literal

from quadropolis.rules.errors import UnknownMode, shown
from quadropolis.rules.tiles import Kind

ModeName = Literal["classic", "expert"]
Numbers = tuple[int, ...]
"""Points by count, starting with the points for none; or a number for each square."""

COLUMN_LETTERS = "abcde"


@dataclass(frozen=True, slots=True)
class Cost:
    """What activates a building."""

    inhabitants: int
    energy: int


FREE = Cost(0, 0)
COSTS: Mapping[Kind, Cost] = MappingProxyType(
    {
        Kind.TOWER: Cost(0, 1),
        Kind.SHOP: Cost(0, 1),
        Kind.PUBLIC_SERVICE: Cost(1, 0),
        Kind.PARK: FREE,
        Kind.PLAYGROUND: FREE,
        Kind.FACTORY: Cost(1, 0),
        Kind.HARBOR: Cost(1, 0),
        Kind.OFFICE: Cost(1, 1),
        Kind.MONUMENT: FREE,
    }
)


@dataclass(frozen=True, slots=True, eq=False)
class Mode:
    """Everything in which Classic and Expert differ. Compared by identity: there are two."""

    name: ModeName
    rounds: int
    turns: int
    common_pool: bool
    architects: tuple[int, ...]
    rows: int
    columns: int
    districts: Numbers
    """The district of each square, row by row."""
    numbers: tuple[frozenset[int], ...]
    """The architects each square accepts, row by row."""
    kinds: frozenset[Kind]
    stackable: frozenset[Kind]
    floors: int
    tower: Numbers
    shop: Numbers
    public_service: Numbers
    park: Numbers
    harbor: Numbers
    office: tuple[Numbers, ...]
    """By group size (from 1; larger groups use the last line), then by floors."""
    factory: Mapping[Kind, int]
    monument: Mapping[Kind, int]
    squares: tuple[str, ...]
    """The names of the squares, row by row."""
    square_index: Mapping[str, int]
    neighbors: tuple[Numbers, ...]
    """The orthogonally adjacent squares of each square."""
    accepting: Mapping[int, frozenset[int]]
    """The squares that accept an architect, empty ones for any tile."""

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return self.name.upper()

    def __reduce__(self) -> tuple[Any, ...]:
        return mode_named, (self.name,)


def _mode(
    *,
    rows: int,
    columns: int,
    architects: tuple[int, ...],
    accepts: Callable[[int, int], frozenset[int]],
    districts: Numbers,
    **facts: Any,
) -> Mode:
    names = tuple(
        f"{COLUMN_LETTERS[column]}{row + 1}" for row in range(rows) for column in range(columns)
    )
    numbers = tuple(accepts(row, column) for row in range(rows) for column in range(columns))
    return Mode(
        rows=rows,
        columns=columns,
        architects=architects,
        districts=districts,
        numbers=numbers,
        squares=names,
        square_index=MappingProxyType({name: index for index, name in enumerate(names)}),
        neighbors=tuple(
            tuple(
                (row + down) * columns + column + right
                for down, right in ((-1, 0), (0, -1), (0, 1), (1, 0))
                if 0 <= row + down < rows and 0 <= column + right < columns
            )
            for row in range(rows)
            for column in range(columns)
        ),
        accepting=MappingProxyType(
            {k: frozenset(s for s, n in enumerate(numbers) if k in n) for k in architects}
        ),
        **facts,
    )


_CLASSIC_KINDS = frozenset(Kind) - {Kind.OFFICE, Kind.MONUMENT}

CLASSIC = _mode(
    name="classic",
    rounds=4,
    turns=4,
    common_pool=False,
    architects=(1, 2, 3, 4),
    rows=4,
    columns=4,
    districts=(1, 1, 2, 2, 1, 1, 2, 2, 3, 3, 4, 4, 3, 3, 4, 4),
    accepts=lambda row, column: frozenset((row + 1, column + 1)),
    kinds=_CLASSIC_KINDS,
    stackable=frozenset((Kind.TOWER,)),
    floors=4,
    tower=(0, 1, 3, 6, 10),
    shop=(0, 1, 2, 4, 7),
    public_service=(0, 2, 5, 9, 14),
    park=(0, 2, 4, 7, 11),
    harbor=(0, 0, 3, 7, 12),
    office=(),
    factory=MappingProxyType({Kind.SHOP: 2, Kind.HARBOR: 3}),
    monument=MappingProxyType({}),
)

# District / number of every square of the Expert mat, row by row.
_EXPERT_MAT = (
    ((1, 2), (1, 3), (4, 1), (2, 1), (2, 3)),
    ((1, 5), (1, 4), (4, 2), (2, 5), (2, 4)),
    ((5, 1), (5, 2), (4, 3), (3, 1), (3, 2)),
    ((5, 4), (5, 3), (4, 5), (3, 5), (3, 4)),
)

EXPERT = _mode(
    name="expert",
    rounds=5,
    turns=4,
    common_pool=True,
    architects=(1, 2, 3, 4, 5),
    rows=4,
    columns=5,
    districts=tuple(district for row in _EXPERT_MAT for district, _ in row),
    accepts=lambda row, column: frozenset(_EXPERT_MAT[row][column]),
    kinds=frozenset(Kind),
    stackable=frozenset((Kind.TOWER, Kind.OFFICE)),
    floors=5,
    tower=(0, 1, 3, 6, 10, 15),
    shop=(0, 1, 2, 4, 7, 11),
    public_service=(0, 2, 5, 9, 14, 20),
    park=(0, 2, 4, 7, 11),
    harbor=(0, 0, 3, 7, 12, 18),
    office=(
        (0, 0, 1, 3, 6, 10),
        (0, 1, 3, 6, 10, 15),
        (0, 2, 5, 9, 14, 20),
        (0, 3, 7, 12, 18, 25),
        (0, 4, 9, 15, 22, 30),
    ),
    factory=MappingProxyType({Kind.SHOP: 2, Kind.HARBOR: 3, Kind.OFFICE: 4}),
    monument=MappingProxyType(
        {
            Kind.FACTORY: -5,
            Kind.HARBOR: -5,
            Kind.PUBLIC_SERVICE: 2,
            Kind.SHOP: 3,
            Kind.PARK: 5,
            Kind.PLAYGROUND: 5,
        }
    ),
)

MODES: Mapping[str, Mode] = MappingProxyType({mode.name: mode for mode in (CLASSIC, EXPERT)})

PARK_NEIGHBORS = frozenset((Kind.TOWER, Kind.OFFICE))
"""The kinds a Park or Playground counts."""


def mode_named(mode: Mode | str) -> Mode:
    """The mode itself, or the one of that name."""
    if isinstance(mode, Mode):
        return mode
    if isinstance(mode, str) and mode in MODES:
        return MODES[mode]
    raise UnknownMode(mode=shown(mode))
