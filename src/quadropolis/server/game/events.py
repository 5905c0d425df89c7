"""What happens at a table, as numbered facts: the only truth about it."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

RULES_VERSION = "1"
"""Changes when the same moves could come to another result; kept with every game."""


class EventKind(StrEnum):
    """Every kind of event."""

    CREATED = "created"
    SAT = "sat"
    LEFT = "left"
    BOT_SAT = "bot_sat"
    SHARED = "shared"
    STARTED = "started"
    DEALT = "dealt"
    MOVED = "moved"
    UNDONE = "undone"
    UNDO_ASKED = "undo_asked"
    UNDO_ANSWERED = "undo_answered"
    RESIGNED = "resigned"
    GIVEN = "given"
    RETURNED = "returned"
    CONFIRMED = "confirmed"
    FINISHED = "finished"
    ENDED = "ended"
    REMATCHED = "rematched"
    PAUSED = "paused"
    HINTED = "hinted"


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, numbered from 1 at each table, and its time in seconds."""

    number: int
    kind: EventKind
    data: Mapping[str, Any]
    at: float
