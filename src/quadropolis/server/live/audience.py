"""Those who watch a table: who is there, and telling them."""

from collections.abc import Callable
from typing import Protocol

from quadropolis.server.game.table import Table
from quadropolis.server.wire.answers import Answer, Presence, PresenceFrame
from quadropolis.server.wire.frames import encoded, framed
from quadropolis.server.wire.showing import shown_presence


class Watcher(Protocol):
    """Somebody who is told what happens."""

    person: str | None
    wants_table: bool

    def tell(self, frame: bytes) -> None:
        """Send a framed message; never waits."""


class Audience:
    """Everyone connected to one table. Every message is framed once for all of them."""

    def __init__(self) -> None:
        self._watchers: set[Watcher] = set()

    def __len__(self) -> int:
        return len(self._watchers)

    def presence(self, table: Table) -> Presence:
        """Who of the seated people is connected, and how many others watch."""
        return shown_presence(table, [watcher.person for watcher in self._watchers])

    def join(self, watcher: Watcher, table: Table) -> bool:
        """Add somebody; whether that changed who is there. The others are told."""
        before = self.presence(table)
        self._watchers.add(watcher)
        return self._tell_presence(before, table, besides=watcher)

    def part(self, watcher: Watcher, table: Table) -> bool:
        """Somebody is gone; likewise."""
        before = self.presence(table)
        self._watchers.discard(watcher)
        return self._tell_presence(before, table)

    def _tell_presence(
        self, before: Presence, table: Table, besides: Watcher | None = None
    ) -> bool:
        now = self.presence(table)
        if now == before:
            return False
        frame = framed(encoded(PresenceFrame(now)))
        for watcher in tuple(self._watchers):
            if watcher.wants_table and watcher is not besides:
                watcher.tell(frame)
        return True

    def tell_events(self, events: bytes, table: Callable[[], bytes]) -> None:
        """Tell everyone these events, and those who want it the table."""
        text = b'{"type":"events","events":[' + events + b"]"
        plain: bytes | None = None
        full: bytes | None = None
        for watcher in tuple(self._watchers):
            if watcher.wants_table:
                full = full or framed(text + b',"table":' + table() + b"}")
                watcher.tell(full)
            elif events:
                plain = plain or framed(text + b"}")
                watcher.tell(plain)

    def tell_person(self, person: str, answer: Answer) -> None:
        """Tell all connections of a person, and nobody else."""
        frame = framed(encoded(answer))
        for watcher in tuple(self._watchers):
            if watcher.person == person:
                watcher.tell(frame)
