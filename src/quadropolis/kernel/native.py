"""Loads the compiled module and hands it the tables of the rules."""

import os
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

from quadropolis.rules.city import City
from quadropolis.rules.scoring import CATEGORIES, ScoreSheet
from quadropolis.rules.tables import FACE_OBJECTS, MODE_OBJECTS, site_number, tables

__all__ = ["BUILDS", "FACE_OBJECTS", "MODE_OBJECTS", "load", "native", "site_number"]
BUILDS = ("_x86_64_v3", "_portable")
"""The compiled modules, the faster first."""


def _objects() -> dict[str, object]:
    """Values of the rules that the compiled module makes and reads, by their numbers."""
    return {
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
    native.configure(tables(), _objects())
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
