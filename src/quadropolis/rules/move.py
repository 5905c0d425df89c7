"""Move (chosen by a player) and Deal (drawn): intent and fate are two types."""

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from quadropolis.rules.errors import NotText, UnknownFace, WrongColumns, WrongMoveText, shown
from quadropolis.rules.site import EMPTY, FACE_DOWN, SIZE, SQUARES, Site, SiteSquare
from quadropolis.rules.tiles import FACES

DISCARD = "-"


@dataclass(frozen=True, slots=True)
class Move:
    """Which architect goes to which spot, and what happens to the tile it takes.

    `to` is the city square the tile is placed on, DISCARD, or None when no tile is reached.
    """

    architect: int
    spot: str
    to: str | None = None

    def __str__(self) -> str:
        return f"{self.architect}{self.spot}" + ("" if self.to is None else f":{self.to}")

    @property
    def discards(self) -> bool:
        return self.to == DISCARD


@cache
def shared_move(architect: int, spot: str, to: str | None) -> Move:
    """The one Move of that content: there are few, and listing them must be quick."""
    return Move(architect, spot, to)


_PARTS = (
    ("architect", re.compile(r"[1-5]")),
    ("side", re.compile(r"[NESW]")),
    ("line", re.compile(r"[1-5]")),
    ("target", re.compile(r"(:([a-e][1-4]|-))?\Z")),
)


def parse_move(text: str) -> Move:
    """A move from its notation: `3W4:b2`, `1N5:-` or `2E1`."""
    if not isinstance(text, str):
        raise NotText(what="move", found=shown(text))
    position = 0
    for part, pattern in _PARTS:
        match = pattern.match(text, position)
        if match is None:
            raise WrongMoveText(found=shown(text), part=part)
        position = match.end()
    return shared_move(int(text[0]), text[1:3], text[4:] or None)


def format_move(move: Move) -> str:
    """The notation of a move."""
    return str(move)


@dataclass(frozen=True, slots=True)
class Deal:
    """A full site as laid out at the beginning of a round: 25 faces, row by row."""

    squares: tuple[SiteSquare, ...]

    @classmethod
    def of(cls, names: Iterable[str]) -> "Deal":
        """A deal from 25 face names, `#` for each tile that lies face down."""
        names = tuple(names)
        if len(names) != SIZE * SIZE:
            raise WrongColumns(row=None, what="deal", found=len(names), expected=SIZE * SIZE)
        return cls(tuple(deal_square(n, SQUARES[i]) for i, n in enumerate(names)))

    def names(self) -> tuple[str, ...]:
        return tuple(map(str, self.squares))

    def counts(self) -> Counter[str]:
        return Counter(self.names())

    def site(self) -> Site:
        return Site(self.squares)

    def __str__(self) -> str:
        return str(self.site())


def deal_square(name: object, where: str) -> SiteSquare:
    """One square of a deal from its text: a face, or `#`."""
    if name == str(FACE_DOWN):
        return FACE_DOWN
    face = FACES.get(name) if isinstance(name, str) else None
    if face is None:
        raise UnknownFace(found=shown(name), where=where, faces=(*FACES, str(FACE_DOWN)))
    return face


def site_square(name: object, where: str) -> SiteSquare:
    """One square of a site from its text: a face, `#` or `.`."""
    return EMPTY if name == str(EMPTY) else deal_square(name, where)
