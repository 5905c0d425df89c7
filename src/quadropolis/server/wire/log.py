"""What happened, as codes with arguments: the page words them in its reader's language."""

from typing import Any

import orjson

from quadropolis.rules.game import tile_taken
from quadropolis.rules.move import parse_move
from quadropolis.rules.site import REACH, SPOT_INDEX, SQUARES
from quadropolis.rules.state import State
from quadropolis.server.game.decision import Step
from quadropolis.server.game.events import Event, EventKind
from quadropolis.server.game.table import Table


def event_json(step: Step) -> bytes:
    """An event as it is sent, with its entry in the log."""
    entry = log_entry(step.before, step.event)
    return orjson.dumps(step.event.to_data() | {"log": entry})


def log_entry(before: Table, event: Event) -> dict[str, Any]:
    """The entry of an event that happened at that table."""
    if event.kind is EventKind.MOVED:
        assert before.state is not None
        return moved_entry(before.state, event.data["seat"], event.data["move"])
    if event.kind is EventKind.DEALT:
        return dealt_entry(event.data["round"])
    shown = {key: value for key, value in event.data.items() if key not in _LONG}
    if event.kind is EventKind.FINISHED:
        shown = dict(event.data["result"])
    return {"code": f"log/{event.kind}", "arguments": shown}


_LONG = frozenset(("setup", "site", "opening", "allocation", "allocations", "names"))


def moved_entry(before: State, seat: int, text: str) -> dict[str, Any]:
    """Which tile was taken from where, and what became of it."""
    move = parse_move(text)
    face = tile_taken(before, move)
    arguments = {
        "seat": seat,
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
    built = before.cities[seat][move.to]
    arguments |= {
        "to": move.to,
        "floor": len(built) + 1,
        "inhabitants": face.inhabitants,
        "energy": face.energy,
        "mayor": face.mayor,
    }
    return {"code": "log/moved/placed", "arguments": arguments}


def dealt_entry(round: int) -> dict[str, Any]:
    """That a round was laid out."""
    return {"code": f"log/{EventKind.DEALT}", "arguments": {"round": round}}
