"""What happened, as codes with arguments: the page words them in its reader's language."""

from typing import Any

from quadropolis.rules.game import tile_taken
from quadropolis.rules.move import parse_move
from quadropolis.rules.site import REACH, SPOT_INDEX, SQUARES
from quadropolis.rules.state import State
from quadropolis.server.game.decision import Step
from quadropolis.server.game.events import EventKind
from quadropolis.server.wire.answers import EventView, LogEntry
from quadropolis.server.wire.codes import LogCode


def shown_event(step: Step) -> EventView:
    """An event as it is sent, with its entry in the log. Nothing in an event is secret."""
    event = step.event
    return EventView(event.number, event.kind, dict(event.data), event.at, log_entry(step))


def log_entry(step: Step) -> LogEntry:
    """The entry of an event that happened at a table."""
    event, state = step.event, step.before.state
    if event.kind is EventKind.MOVED:
        assert state is not None
        return moved_entry(state, event.data["seat"], event.data["move"])
    if event.kind is EventKind.DEALT:
        return dealt_entry(event.data["round"])
    shown = {key: value for key, value in event.data.items() if key not in _LONG}
    if event.kind is EventKind.FINISHED:
        shown = dict(event.data["result"])
    return LogEntry(LogCode[event.kind.name], shown)


_LONG = frozenset(
    (
        *("setup", "names", "invited", "share", "shares"),
        *("site", "opening", "allocation", "allocations"),
    )
)


def moved_entry(before: State, seat: int, text: str) -> LogEntry:
    """Which tile was taken from where, and what became of it."""
    move = parse_move(text)
    face = tile_taken(before, move)
    arguments: dict[str, Any] = {
        "seat": seat,
        "architect": move.architect,
        "spot": move.spot,
        "square": SQUARES[REACH[move.architect][SPOT_INDEX[move.spot]]],
    }
    if face is None:
        return LogEntry(LogCode.MOVED_NOTHING, arguments)
    arguments["face"] = face.name
    if move.discards:
        return LogEntry(LogCode.MOVED_DISCARDED, arguments)
    assert move.to is not None
    built = before.cities[seat][move.to]
    arguments |= {
        "to": move.to,
        "floor": len(built) + 1,
        "inhabitants": face.inhabitants,
        "energy": face.energy,
        "mayor": face.mayor,
    }
    return LogEntry(LogCode.MOVED_PLACED, arguments)


def dealt_entry(round: int) -> LogEntry:
    """That a round was laid out."""
    return LogEntry(LogCode.DEALT, {"round": round})
