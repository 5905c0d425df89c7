"""Those who watch a table: who is there, and telling them."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, Protocol

from quadropolis.server.game.table import Table
from quadropolis.server.wire.answers import Answer, DoneFrame, Presence, PresenceFrame
from quadropolis.server.wire.frames import encoded, framed
from quadropolis.server.wire.showing import shown_presence

Wants = bool | Literal["changes"]
"""The whole table with events, events alone, or what has changed of the table."""


class Watcher(Protocol):
    """Somebody who is told what happens."""

    person: str | None
    wants_table: Wants
    silent: bool
    """Promised to be heard of, and is not."""

    def tell(self, frame: bytes) -> None:
        """Send a framed message; never waits."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What the sender of a command is told besides what everyone is told."""

    to: Watcher
    done: DoneFrame

    def tell(self) -> None:
        """Tell it alone."""
        self.to.tell(framed(encoded(self.done)))


@dataclass(frozen=True)
class Happening:
    """Something to be told: events as JSON, and the table, made when somebody wants to know it."""

    events: bytes
    whole_table: Callable[[], bytes]
    changes: Callable[[], bytes]
    own: Callable[[str], bytes] | None = None
    """What is each person's own, if that may have changed."""

    @cached_property
    def alone(self) -> bytes:
        """The events without a table, framed."""
        return framed(self._told("events") + b"}")

    @cached_property
    def with_table(self) -> bytes:
        """The events with the whole table, framed."""
        return framed(self._told("events") + b',"table":' + self.whole_table() + b"}")

    @cached_property
    def _news(self) -> bytes:
        return self._told("news") + b',"table":' + self.changes()

    @cached_property
    def news(self) -> bytes:
        """The events with what has changed, framed."""
        return framed(self._news + b"}")

    def news_for(self, watcher: Watcher, reply: Reply | None) -> bytes:
        """The same with what this one is told besides."""
        own = self.own is not None and watcher.person is not None
        if reply is None and not own:
            return self.news
        text = self._news
        if self.own is not None and watcher.person is not None:
            text += b',"own":' + self.own(watcher.person)
        if reply is not None:
            text += b',"done":' + encoded(reply.done)
        return framed(text + b"}")

    def tell_alone(self, watcher: Watcher) -> None:
        """Tell somebody who has just come, as they want it, with what is their own."""
        if watcher.wants_table == "changes":
            watcher.tell(self.news_for(watcher, None))
            return
        watcher.tell(self.with_table if watcher.wants_table else self.alone)
        if self.own is not None and watcher.person is not None:
            watcher.tell(framed(self.own(watcher.person)))

    def _told(self, kind: str) -> bytes:
        return b'{"type":"%b","events":[%b]' % (kind.encode(), self.events)


class Audience:
    """Everyone connected to one table. What all of them hear is framed once."""

    def __init__(self) -> None:
        self._watchers: set[Watcher] = set()
        self._began = time.monotonic()
        self._gone: dict[str | None, float] = {}
        """Since when seated people who were connected are not."""
        self.elsewhere: dict[int, tuple[str | None, ...]] = {}
        """Who is connected at other processes, by process."""

    def __len__(self) -> int:
        return len(self._watchers)

    def presence(self, table: Table) -> Presence:
        """Who of the seated people is connected, and how many others watch."""
        there = [person for people in self.elsewhere.values() for person in people]
        return shown_presence(table, [*self.people(), *there])

    def people(self) -> list[str | None]:
        """The person of every connection here that is heard of."""
        return [watcher.person for watcher in self._watchers if not watcher.silent]

    def everybody(self) -> frozenset[str | None]:
        """Everyone who is connected and heard of, here or elsewhere."""
        return frozenset(self.people()).union(*self.elsewhere.values())

    def gone_for(self, person: str | None) -> float:
        """For how many seconds somebody who sits here is not connected; 0 if they are."""
        if person in self.everybody():
            return 0.0
        return time.monotonic() - self._gone.get(person, self._began)

    def seen_elsewhere(self, process: int, people: tuple[str | None, ...], table: Table) -> bool:
        """Who is connected at another process now; likewise."""
        before = self.presence(table)
        self.elsewhere[process] = people
        if not people:
            del self.elsewhere[process]
        return self._tell_presence(before, table)

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

    def hush(self, watcher: Watcher, silent: bool, table: Table) -> bool:
        """Somebody is not heard of any more, or is again; likewise."""
        before = self.presence(table)
        watcher.silent = silent
        return self._tell_presence(before, table)

    def _tell_presence(
        self, before: Presence, table: Table, besides: Watcher | None = None
    ) -> bool:
        now = self.presence(table)
        if now == before:
            return False
        for seat, was, still in zip(table.seats, before.seats, now.seats, strict=True):
            if was and not still:
                self._gone[seat.person] = time.monotonic()
        self.tell_table(PresenceFrame(now), besides)
        return True

    def tell_table(self, answer: Answer, besides: Watcher | None = None) -> None:
        """Tell all who follow the table something that is no event."""
        frame = framed(encoded(answer))
        for watcher in tuple(self._watchers):
            if watcher.wants_table and watcher is not besides:
                watcher.tell(frame)

    def tell(self, happening: Happening, reply: Reply | None = None) -> None:
        """Tell everyone what has happened, each as they want it, and the sender the reply."""
        for watcher in tuple(self._watchers):
            mine = reply if reply is not None and reply.to is watcher else None
            if watcher.wants_table == "changes":
                watcher.tell(happening.news_for(watcher, mine))
                continue
            if watcher.wants_table:
                watcher.tell(happening.with_table)
            elif happening.events:
                watcher.tell(happening.alone)
            if mine is not None:
                mine.tell()

    def tell_person(self, person: str, answer: Answer, besides: Watcher | None = None) -> None:
        """Tell all connections of a person, and nobody else.

        Whoever follows changes knows what it has sent itself: that one may be left out.
        """
        frame = framed(encoded(answer))
        for watcher in tuple(self._watchers):
            knows = watcher is besides and watcher.wants_table == "changes"
            if watcher.person == person and not knows:
                watcher.tell(frame)
