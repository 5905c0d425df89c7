"""Every tile of the box, read from `data/tiles.csv`, and the faces they show."""

import csv
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any


class Kind(StrEnum):
    """What a building is; the order is the order of a score sheet."""

    TOWER = "tower"
    SHOP = "shop"
    PUBLIC_SERVICE = "public_service"
    PARK = "park"
    PLAYGROUND = "playground"
    FACTORY = "factory"
    HARBOR = "harbor"
    OFFICE = "office"
    MONUMENT = "monument"


@dataclass(frozen=True, slots=True)
class Face:
    """What a tile shows. Two tiles with the same face are the same to the game."""

    name: str
    kind: Kind = field(compare=False)
    inhabitants: int = field(compare=False, default=0)
    energy: int = field(compare=False, default=0)
    points: int = field(compare=False, default=0)
    mayor: bool = field(compare=False, default=False)

    def __str__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[Any, ...]:
        return _face, (self.name,)


@dataclass(frozen=True, slots=True)
class Tile:
    """One tile of the box, as printed."""

    code: str
    round: int
    face: Face
    min_players: int
    set: str
    mark_source: str


@cache
def _read() -> tuple[Tile, ...]:
    faces: dict[str, Face] = {}
    tiles = []
    with files("quadropolis").joinpath("data", "tiles.csv").open(encoding="utf-8") as table:
        for row in csv.DictReader(table):
            face = Face(
                name=row["face"],
                kind=Kind(row["kind"]),
                inhabitants=int(row["inhabitants"]),
                energy=int(row["energy"]),
                points=int(row["vp"]),
                mayor=row["mayor"] == "1",
            )
            tiles.append(
                Tile(
                    code=row["code"],
                    round=int(row["round"]),
                    face=faces.setdefault(face.name, face),
                    min_players=int(row["min_players"]),
                    set=row["set"],
                    mark_source=row["mark_source"],
                )
            )
    return tuple(tiles)


TILES: tuple[Tile, ...] = _read()
"""Every tile of the box, Playgrounds included."""

FACES: Mapping[str, Face] = MappingProxyType(
    {
        face.name: face
        for face in sorted(
            {tile.face for tile in TILES},
            key=lambda face: (list(Kind).index(face.kind), face.name),
        )
    }
)
"""Every face by its short name, kind by kind."""


def _face(name: str) -> Face:
    return FACES[name]


@cache
def round_tiles(mode: str, round: int, playgrounds: bool) -> tuple[Tile, ...]:
    """The 25 tiles that are shuffled onto the site in that round."""
    replaced = {
        tile.set.removeprefix("squares:"): tile for tile in TILES if tile.set.startswith("squares:")
    }
    return tuple(
        replaced.get(tile.code, tile) if playgrounds else tile
        for tile in TILES
        if tile.round == round and tile.set in ("both", mode)
    )


@cache
def face_up(mode: str, round: int, playgrounds: bool, players: int) -> tuple[Face | None, ...]:
    """What the round's 25 tiles show with that many players; None lies face down."""
    return tuple(
        tile.face if tile.min_players <= players else None
        for tile in round_tiles(mode, round, playgrounds)
    )


def too_many(found: Counter[Face], dealt: Counter[Face]) -> dict[Face, tuple[int, int]]:
    """The faces found more often than dealt: how often, and how often they were dealt.

    Whoever writes a city down may overlook the Mayor, who matters no more at the end. So a tile
    counts together with the one that differs by the Mayor only; with the Mayor it counts alone.
    """
    surplus = {}
    for face in FACES.values():
        twins = [] if face.mayor else [twin for twin in FACES.values() if _mayor_on(face, twin)]
        spare = sum(max(0, dealt[twin] - found[twin]) for twin in twins)
        if found[face] > dealt[face] + spare:
            alike = [face, *twins]
            surplus[face] = sum(found[each] for each in alike), sum(dealt[each] for each in alike)
    return surplus


def _mayor_on(face: Face, twin: Face) -> bool:
    """Whether the twin is the same tile, but with the Mayor."""

    def gives(tile: Face) -> tuple[Kind, int, int, int]:
        return tile.kind, tile.inhabitants, tile.energy, tile.points

    return twin.mayor and gives(face) == gives(twin)
