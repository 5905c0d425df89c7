"""What happened, as codes with arguments: the page words them in its reader's language."""

from collections.abc import Mapping
from typing import Any

from quadropolis.rules.game import tile_taken
from quadropolis.rules.move import parse_move
from quadropolis.rules.site import REACH, SPOT_INDEX, SQUARES
from quadropolis.server.events import Event, Kind
from quadropolis.server.table import Table


def log_entry(before: Table, event: Event) -> dict[str, Any]:
    """The entry of an event that happened at that table."""
    if event.kind is Kind.MOVED:
        return _moved(before, event.data)
    shown = {key: value for key, value in event.data.items() if key not in _LONG}
    if event.kind is Kind.FINISHED:
        shown = dict(event.data["result"])
    return {"code": f"log/{event.kind}", "arguments": shown}


_LONG = frozenset(("setup", "site", "opening", "allocation", "allocations", "names"))


def _moved(before: Table, data: Mapping[str, Any]) -> dict[str, Any]:
    """Which tile was taken from where, and what became of it."""
    assert before.state is not None
    move = parse_move(data["move"])
    face = tile_taken(before.state, move)
    arguments = {
        "seat": data["seat"],
        "architect": move.architect,
        "spot": move.spot,
        "square": SQUARES[REACH[move.architect][SPOT_INDEX[move.spot]]],
    }
    if face is None:
        return {"code": "log/moved/nothing", "arguments": arguments}
    arguments["face"] = face.name
    if move.discards:
        return {"code": "log/moved/discarded", "arguments": arguments}
    assert move.to is not None
    built = before.state.cities[data["seat"]][move.to]
    arguments |= {
        "to": move.to,
        "floor": len(built) + 1,
        "inhabitants": face.inhabitants,
        "energy": face.energy,
        "mayor": face.mayor,
    }
    return {"code": "log/moved/placed", "arguments": arguments}
