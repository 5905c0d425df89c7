"""Every table of the rules as one list of whole numbers: all that the kernel knows of them.

`cpp/rules/tables.cpp` reads the list and checks it; it is handed to the compiled module and, as
bytes, to the page. A list of variable length begins with its length, a set is a number of bits, a
name is the list of its characters.
"""

import struct
from collections.abc import Iterable, Iterator, Mapping

from quadropolis.rules.mode import COSTS, MODES, Mode
from quadropolis.rules.site import FACE_DOWN, FACING, REACH, SPOT_INDEX, SQUARES, SiteSquare
from quadropolis.rules.tiles import FACES, Face, Kind, face_up

FACE_OBJECTS: tuple[Face, ...] = tuple(FACES.values())
FACE_NUMBERS: Mapping[Face, int] = {
    face: number for number, face in enumerate(FACE_OBJECTS, start=1)
}
NO_TILE, FACE_DOWN_NUMBER = 0, 31
MODE_OBJECTS: tuple[Mode, ...] = tuple(MODES.values())


def site_number(square: SiteSquare | None) -> int:
    """The kernel's number for what lies on a site square."""
    if isinstance(square, Face):
        return FACE_NUMBERS[square]
    return FACE_DOWN_NUMBER if square is FACE_DOWN else NO_TILE


def tables() -> list[int]:
    """The list: faces, costs, the site, and both modes."""
    return [*_faces(), *_costs(), *_site(), *(n for mode in MODE_OBJECTS for n in _mode(mode))]


def packed_tables() -> bytes:
    """The list as bytes: four for a number, the lowest first."""
    numbers = tables()
    return struct.pack(f"<{len(numbers)}i", *numbers)


def _list(numbers: Iterable[int]) -> list[int]:
    listed = [int(number) for number in numbers]
    return [len(listed), *listed]


def _mask(members: Iterable[int]) -> int:
    return sum(1 << member for member in members)


def _by_kind(points: Mapping[Kind, int]) -> list[int]:
    return _list(points.get(kind, 0) for kind in Kind)


def _faces() -> Iterator[int]:
    yield len(FACE_OBJECTS)
    for face in FACE_OBJECTS:
        yield from (list(Kind).index(face.kind), face.inhabitants, face.energy, face.points)
        yield int(face.mayor)
        yield from _list(map(ord, face.name))


def _costs() -> Iterator[int]:
    yield from _by_kind({kind: COSTS[kind].inhabitants for kind in Kind})
    yield from _by_kind({kind: COSTS[kind].energy for kind in Kind})


def _site() -> Iterator[int]:
    yield len(REACH)
    for squares in REACH.values():
        yield from _list(squares)
    yield from _list(_mask(SPOT_INDEX[spot] for spot in FACING[square]) for square in SQUARES)


def _mode(mode: Mode) -> Iterator[int]:
    yield from (mode.rounds, mode.turns, len(mode.architects), mode.rows, mode.columns, mode.floors)
    yield int(mode.common_pool)
    yield from _list(_mask(mode.accepting[k]) for k in mode.architects)
    yield from _list(_mask(squares) for squares in mode.neighbors)
    yield from _list(mode.districts)
    yield from _list(kind in mode.stackable for kind in Kind)
    yield from _list(kind in mode.kinds for kind in Kind)
    for points in (mode.tower, mode.shop, mode.public_service, mode.park, mode.harbor):
        yield from _list(points)
    yield from _by_kind(mode.factory)
    yield from _by_kind(mode.monument)
    yield len(mode.office)
    for line in mode.office:
        yield from _list(line)
    yield from _tiles(mode)


def _tiles(mode: Mode) -> Iterator[int]:
    """What lies on the site in each round, without and with Playgrounds, for 2, 3 and 4 players."""
    yield mode.rounds
    for number in range(1, mode.rounds + 1):
        for playgrounds in (False, True):
            for players in (2, 3, 4):
                dealt = face_up(mode.name, number, playgrounds, players)
                yield from _list(site_number(face or FACE_DOWN) for face in dealt)
