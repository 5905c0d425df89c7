"""Positions and score sheets that the page's own tests are tried on, computed.

Each sample names its position or city as text; everything else in it follows from that.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec import to_builtins

import quadropolis as q
from quadropolis.server.wire.history import shown_position

SOURCES = Path(__file__).resolve().parent.parent / "web" / "src"
POSITIONS = SOURCES / "screens" / "table" / "positions.sample.json"
SHEETS = SOURCES / "game" / "sheets.sample.json"


def position(sample: dict[str, Any]) -> dict[str, Any]:
    """What the page would be told of that position."""
    told = shown_position(sample["position"])
    return {
        "name": sample["name"],
        "position": told.position,
        "mode": told.state["mode"],
        "seat": told.state["current_player"],
        "state": told.state,
        "blocked": to_builtins(told.blocked),
        "moves": [[move.move, move.square, move.takes, move.points] for move in told.moves],
    }


def sheet(sample: dict[str, Any]) -> dict[str, Any]:
    """The score sheet of that city."""
    scored = q.score(q.parse_city(sample["city"], mode=sample["mode"]))
    return {"mode": sample["mode"], "city": sample["city"], "sheet": scored.to_data()}


def files() -> dict[Path, str]:
    """Both files and where they belong."""
    return {POSITIONS: _computed(POSITIONS, position), SHEETS: _computed(SHEETS, sheet)}


def _computed(path: Path, compute: Callable[[dict[str, Any]], dict[str, Any]]) -> str:
    samples = [compute(sample) for sample in json.loads(path.read_text(encoding="utf-8"))]
    lines = (json.dumps(sample, separators=(",", ":")) for sample in samples)
    return "[\n" + ",\n".join(lines) + "\n]\n"
