"""What people do at a table besides moving: who, told by the events."""

from collections.abc import Iterable, Iterator

from quadropolis.server.game.decision import Step
from quadropolis.server.game.events import EventKind


def deeds(steps: Iterable[Step]) -> Iterator[str]:
    """The person of every event that somebody could make happen again and again."""
    for step in steps:
        data, table = step.event.data, step.before
        match step.event.kind:
            case EventKind.SAT | EventKind.UNDONE | EventKind.UNDO_ASKED | EventKind.UNDO_ANSWERED:
                yield data["person"]
            case EventKind.BOT_SAT:
                yield table.host
            case EventKind.GIVEN:
                yield data.get("by") or ""
            case EventKind.RETURNED:
                yield table.seats[data["seat"]].person or ""
