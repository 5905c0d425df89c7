"""A position as the numbers that go between Python and the compiled module."""

from typing import TypedDict

from quadropolis.rules.city import Building, City


class Numbers(TypedDict):
    """All of a position but its cities."""

    mode: int
    players: int
    playgrounds: bool
    round: int
    turn: int
    phase: int
    current_player: int
    first_player: int
    mayor: int
    urbanist: int
    left: list[int]
    spots: list[int]
    site: list[int]


class Packing(Numbers):
    """What a position is made from."""

    cities: list[City]


class Unpacked(Numbers):
    """What a position is taken apart into."""

    cities: list[tuple[Building, ...]]
