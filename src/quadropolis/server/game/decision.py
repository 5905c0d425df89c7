"""What follows from a command: events to be written, and the table after them."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from quadropolis.server.game.deals import SecretDeals
from quadropolis.server.game.events import Event, EventKind
from quadropolis.server.game.folding import applied
from quadropolis.server.game.table import Table


@dataclass(frozen=True, slots=True)
class Step:
    """An event, and the table it happened at."""

    before: Table
    event: Event


@dataclass(frozen=True, slots=True)
class Decision:
    """What is decided so far at a certain time; nothing, to begin with.

    Whatever follows from an event is looked up at `table`, where it has already happened.
    """

    table: Table
    now: float
    steps: tuple[Step, ...] = ()
    secret: SecretDeals | None = None
    """The deals, when the game starts."""
    seed: str | None = None
    """What they will follow from, when the table opens."""
    opened: "tuple[tuple[str, Decision], ...]" = ()
    """Tables that begin with this decision, by their ids."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What is to be written."""
        return tuple(step.event for step in self.steps)

    def then(self, kind: EventKind, data: Mapping[str, Any]) -> "Decision":
        """The same, and after it this event."""
        event = Event(self.table.number + 1, kind, data, self.now)
        step = Step(self.table, event)
        return replace(self, table=applied(self.table, event), steps=(*self.steps, step))


def unfolded(table: Table, events: Iterable[Event]) -> tuple[list[Step], Table]:
    """Events that happened at a table one by one, and the table after them."""
    steps = []
    for event in events:
        steps.append(Step(table, event))
        table = applied(table, event)
    return steps, table


Decide = Callable[[Decision], Decision]
"""Goes on from an empty decision at a table, or says why not."""


def nothing_yet(now: float) -> Decision:
    """The beginning of a table."""
    return Decision(Table(), now)
