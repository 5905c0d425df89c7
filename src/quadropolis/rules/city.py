"""A city: its buildings, and where a tile may stand."""

from dataclasses import dataclass

from quadropolis.rules.errors import (
    MoveError,
    NoSuchSquare,
    OtherKind,
    SquareNotAllowed,
    SquareOccupied,
    StackFull,
    shown,
)
from quadropolis.rules.mode import Mode
from quadropolis.rules.tiles import Face, Kind

Building = tuple[Face, ...]
"""The floors from the bottom; an empty tuple is an empty square."""


@dataclass(frozen=True, slots=True)
class City:
    """One player's city. Inhabitants and energy follow from its tiles."""

    mode: Mode
    squares: tuple[Building, ...]

    @classmethod
    def empty(cls, mode: Mode) -> "City":
        return cls(mode, ((),) * len(mode.squares))

    def __getitem__(self, square: str) -> Building:
        return self.squares[self.mode.square_index[square]]

    def __str__(self) -> str:
        columns = self.mode.columns
        names = ["+".join(map(str, floors)) or "." for floors in self.squares]
        return " / ".join(
            " ".join(names[start : start + columns]) for start in range(0, len(names), columns)
        )

    @property
    def inhabitants(self) -> int:
        return sum(face.inhabitants for floors in self.squares for face in floors)

    @property
    def energy(self) -> int:
        return sum(face.energy for floors in self.squares for face in floors)

    def kinds(self) -> tuple[Kind | None, ...]:
        """The kind of building on each square."""
        return tuple(floors[0].kind if floors else None for floors in self.squares)

    def placements(self, face: Face, architect: int) -> tuple[int, ...]:
        """The squares where that architect may place the tile, in order."""
        accepting, built = self.mode.accepting[architect], self.squares
        if face.kind not in self.mode.stackable:
            return tuple(
                s for s, floors in enumerate(self.squares) if not floors and s in accepting
            )
        return tuple(
            square
            for square, floors in enumerate(built)
            if (square in accepting or (floors and len(floors) + 1 == architect))
            and (not floors or (floors[0].kind is face.kind and len(floors) < self.mode.floors))
        )

    def refusal(self, face: Face, architect: int, square: str) -> MoveError | None:
        """Why that architect may not place the tile there; None if it may."""
        mode = self.mode
        index = mode.square_index.get(square)
        if index is None:
            return NoSuchSquare(
                square=shown(square), mode=mode.name, first=mode.squares[0], last=mode.squares[-1]
            )
        if index in self.placements(face, architect):
            return None
        floors = self.squares[index]
        if floors:
            building = "+".join(map(str, floors))
            if face.kind not in mode.stackable:
                return SquareOccupied(square=square, building=building, face=face.name)
            if floors[0].kind is not face.kind:
                return OtherKind(square=square, building=building, face=face.name)
            if len(floors) >= mode.floors:
                return StackFull(square=square, floors=len(floors))
        allowed = [mode.squares[s] for s in self.placements(face, architect)]
        return SquareNotAllowed(
            architect=architect,
            face=face.name,
            square=square,
            allowed=allowed,
        )

    def with_tile(self, face: Face, square: int) -> "City":
        """The city after the tile was placed there."""
        floors = (*self.squares[square], face)
        return City(self.mode, (*self.squares[:square], floors, *self.squares[square + 1 :]))
