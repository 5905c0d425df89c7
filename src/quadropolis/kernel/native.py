"""Loads the compiled module and hands it the tables of the rules."""

import os
from collections.abc import Iterable, Mapping
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

from quadropolis.rules.city import City
from quadropolis.rules.mode import COSTS, MODES, Mode
from quadropolis.rules.scoring import CATEGORIES, ScoreSheet
from quadropolis.rules.site import FACE_DOWN, FACING, REACH, SPOT_INDEX, SQUARES, SiteSquare
from quadropolis.rules.tiles import FACES, Face, Kind, face_up

FACE_OBJECTS: tuple[Face, ...] = tuple(FACES.values())
FACE_NUMBERS = {face: number for number, face in enumerate(FACE_OBJECTS, start=1)}
NO_TILE, FACE_DOWN_NUMBER = 0, 31
MODE_OBJECTS: tuple[Mode, ...] = tuple(MODES.values())
__all__ = ["BUILDS", "FACE_OBJECTS", "MODE_OBJECTS", "load", "native", "site_number"]
BUILDS = ("_x86_64_v3", "_portable")
"""The compiled modules, the faster first."""


def site_number(square: SiteSquare | None) -> int:
    """The kernel's number for what lies on a site square."""
    if isinstance(square, Face):
        return FACE_NUMBERS[square]
    return FACE_DOWN_NUMBER if square is FACE_DOWN else NO_TILE


def _mask(members: Iterable[int]) -> int:
    return sum(1 << member for member in members)


def _by_kind(points: Mapping[Kind, int]) -> list[int]:
    return [points.get(kind, 0) for kind in Kind]


def _mode_tables(mode: Mode) -> dict[str, object]:
    return {
        "rounds": mode.rounds,
        "turns": mode.turns,
        "architects": len(mode.architects),
        "rows": mode.rows,
        "columns": mode.columns,
        "floors": mode.floors,
        "common_pool": mode.common_pool,
        "accepting": [_mask(mode.accepting[k]) for k in mode.architects],
        "neighbors": [_mask(squares) for squares in mode.neighbors],
        "districts": list(mode.districts),
        "stackable": [kind in mode.stackable for kind in Kind],
        "allowed": [kind in mode.kinds for kind in Kind],
        "tower": list(mode.tower),
        "shop": list(mode.shop),
        "public_service": list(mode.public_service),
        "park": list(mode.park),
        "harbor": list(mode.harbor),
        "office": [list(line) for line in mode.office],
        "factory": _by_kind(mode.factory),
        "monument": _by_kind(mode.monument),
        "tiles": [
            [
                [
                    [
                        site_number(FACE_DOWN if face is None else face)
                        for face in face_up(mode.name, number + 1, playgrounds, players)
                    ]
                    for players in (2, 3, 4)
                ]
                for playgrounds in (False, True)
            ]
            for number in range(mode.rounds)
        ],
    }


def _tables() -> dict[str, object]:
    return {
        "faces": [
            [list(Kind).index(face.kind), face.inhabitants, face.energy, face.points, face.mayor]
            for face in FACE_OBJECTS
        ],
        "cost_inhabitants": [COSTS[kind].inhabitants for kind in Kind],
        "cost_energy": [COSTS[kind].energy for kind in Kind],
        "reach": [list(squares) for squares in REACH.values()],
        "facing": [_mask(SPOT_INDEX[spot] for spot in FACING[square]) for square in SQUARES],
        "modes": [_mode_tables(mode) for mode in MODE_OBJECTS],
        "score_sheet": ScoreSheet,
        "city": City,
        "face_objects": list(FACE_OBJECTS),
        "mode_objects": list(MODE_OBJECTS),
        "square_names": [list(mode.squares) for mode in MODE_OBJECTS],
        "categories": list(CATEGORIES),
    }


def load() -> ModuleType:
    """The fastest build this machine can run; QUADROPOLIS_KERNEL names another."""
    wanted = os.environ.get("QUADROPOLIS_KERNEL", "")
    if wanted not in ("", *BUILDS):
        raise ImportError(f"QUADROPOLIS_KERNEL is {wanted!r}; the builds are {', '.join(BUILDS)}")
    native = portable = _build("_portable")
    if wanted != "_portable" and portable.supports("x86-64-v3"):
        try:
            native = _build("_x86_64_v3")
        except ImportError:
            if wanted:
                raise
    elif wanted == "_x86_64_v3":
        raise ImportError("QUADROPOLIS_KERNEL is '_x86_64_v3', which this processor cannot run")
    native.configure(_tables())
    return native


def _build(name: str) -> ModuleType:
    try:
        return import_module(f"quadropolis.kernel.{name}")
    except ModuleNotFoundError as error:
        raise ImportError(
            f"The compiled part {name} of quadropolis is missing or of another Python version: "
            "install the package with `pip install .`, which needs a C++20 compiler (like g++ 11)."
        ) from error


# All builds have the interface that is written down for one of them (tools/write_stub.py).
if TYPE_CHECKING:
    from quadropolis.kernel import _portable as native
else:
    native = load()
