"""A live table: its value, those who watch it, and one decision at a time."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

import orjson

from quadropolis.rules.allocation import Allocation
from quadropolis.rules.errors import QuadropolisError
from quadropolis.rules.move import Move
from quadropolis.server import turns
from quadropolis.server.crew import CrewFailed
from quadropolis.server.deals import SecretDeals
from quadropolis.server.errors import OldPosition, ServerError, StorageFailed
from quadropolis.server.events import Event, Fact, Kind
from quadropolis.server.log import log_entry
from quadropolis.server.logs import log
from quadropolis.server.showing import own_data, presence_data, table_data
from quadropolis.server.sockets import framed
from quadropolis.server.store import Append, Conflict
from quadropolis.server.table import RUNNING, Table, applied, fold

if TYPE_CHECKING:
    from quadropolis.server.house import House

RETRY_SECONDS = 2.0
"""How long a bot waits after its move could not be thought of or written down."""

TOUCH_SECONDS = 60.0
"""The list of tables may be so far behind about when a table changed."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What follows from a command."""

    facts: list[Fact]
    secret: SecretDeals | None = None
    """The deals, when the game starts."""
    also: tuple[Append, ...] = ()


Decide = Callable[[Table, float], Decision]


class Watcher(Protocol):
    """Somebody who is told what happens."""

    person: str | None
    wants_table: bool

    def tell(self, frame: bytes) -> None:
        """Send a framed message; never waits."""


class Desk:
    """One table in memory. What is here is only ever what is on disk."""

    def __init__(self, id: str, house: "House") -> None:
        self.id = id
        self.table = Table()
        self.secret: SecretDeals | None = None
        self.watchers: set[Watcher] = set()
        self.used = time.monotonic()
        self._house = house
        self._lock = asyncio.Lock()
        self._frames: list[bytes] = []
        """Every event as JSON, by number."""
        self._messages: dict[str, int] = {}
        self._names: dict[str, str] = {}
        self._asked: frozenset[str] = frozenset()
        """The people whose names were looked up; those who were forgotten have none."""
        self._drafts: dict[int, Move] = {}
        self._laid: dict[int, Allocation] = {}
        self._shown: bytes | None = None
        self._touched = 0.0
        self._thinking: int | None = None
        """The position a bot is thinking about."""

    # --- reading ----------------------------------------------------------------------

    async def refresh(self) -> None:
        """Take over what was written since, by another process too."""
        written = await asyncio.to_thread(self._house.store.events, self.id, self.table.number)
        self._messages |= {message: event.number for event, message in written if message}
        if written:
            events = [event for event, _ in written]
            if self.secret is None:
                self.secret = await asyncio.to_thread(self._house.store.secret, self.id)
            await self._advance(events, fold(events, self.table))

    async def refreshed(self) -> None:
        """The same, from outside: not while something is being decided."""
        async with self._lock:
            await self.refresh()

    @property
    def rests(self) -> bool:
        """Whether nothing goes on here: no bot thinks and nothing is being written."""
        return not self._lock.locked() and self._thinking != self.table.position

    def shown(self) -> bytes:
        """The table as JSON, the same for everyone."""
        if self._shown is None:
            data = table_data(self.id, self.table, self._names, self._presence())
            self._shown = orjson.dumps(data)
        return self._shown

    def events_after(self, number: int) -> bytes:
        """The events with a greater number as a JSON list."""
        return b"[" + b",".join(self._frames[max(0, number) :]) + b"]"

    def own(self, person: str) -> dict[str, Any]:
        """What only this person may see."""
        return own_data(self.table, person, self._drafts, self._laid)

    def names(self) -> list[str]:
        """A name for every seat, for a record."""
        return [
            seat.name
            or seat.bot
            or self._names.get(seat.guest or seat.person or "")
            or f"Player {number}"
            for number, seat in enumerate(self.table.seats, start=1)
        ]

    # --- deciding ---------------------------------------------------------------------

    async def submit(
        self, decide: Decide, message: str | None = None, after: int | None = None
    ) -> int:
        """Decide, write down, tell everyone; the number of the event. Once per message."""
        # In a task of its own: if the client goes away, the rest must still happen.
        return await asyncio.shield(self._house.run(self._submit(decide, message, after)))

    async def _submit(self, decide: Decide, message: str | None, after: int | None) -> int:
        async with self._lock:
            self.used = time.monotonic()
            if message is not None and message in self._messages:
                return self._messages[message]
            if after is not None:
                if after > self.table.number:
                    await self.refresh()
                turns.expect_position(self.table, after)
            now = time.time()
            decision = decide(self.table, now)
            first = self.table.number + 1
            events = [
                Event(number, fact.kind, fact.data, now)
                for number, fact in enumerate(decision.facts, start=first)
            ]
            following = fold(events, self.table)
            people = tuple(event.data["person"] for event in events if event.kind is Kind.SAT)
            append = Append(
                table=self.id,
                events=tuple(events),
                status=following.status,
                message=message,
                public=following.setup.public if first == 1 else None,
                secret=decision.secret,
                touch=following.status != self.table.status or now - self._touched > TOUCH_SECONDS,
                sitting=people or ((following.host,) if first == 1 else ()),
                also=decision.also,
            )
            try:
                await self._house.writer.append(append)
            except Conflict:
                await self.refresh()
                if message is not None and message in self._messages:
                    return self._messages[message]
                raise OldPosition(
                    number=self.table.number, after=first - 1 if after is None else after
                ) from None
            if append.touch:
                self._touched = now
            if message is not None:
                self._messages[message] = first
            self.secret = decision.secret or self.secret
            await self._advance(events, following)
            return first

    async def _advance(self, events: list[Event], following: Table) -> None:
        """Make the written events known."""
        before, new = self.table, []
        for event in events:
            data = event.to_data() | {"log": log_entry(before, event)}
            new.append(orjson.dumps(data))
            before = applied(before, event) if len(events) > 1 else following
            self._house.metrics.count("events_total", "kind", event.kind)
        if following.position != self.table.position:
            self._drafts.clear()
        if following.status not in RUNNING:
            self._laid.clear()
        if following.named != self._asked:
            self._asked = following.named
            named = sorted(following.named)
            self._names = await asyncio.to_thread(self._house.store.names_of, named)
        self._frames += new
        self.table, self._shown = following, None
        if self.watchers:
            self._tell_all(b",".join(new))
        self._wake()

    # --- telling ----------------------------------------------------------------------

    def join(self, watcher: Watcher) -> None:
        """From now on somebody is told everything; the others see that they are there."""
        before = self._presence()
        self.watchers.add(watcher)
        self._tell_presence(before, besides=watcher)

    def part(self, watcher: Watcher) -> None:
        """Somebody is gone."""
        before = self._presence()
        self.watchers.discard(watcher)
        self._tell_presence(before)

    def _presence(self) -> dict[str, Any]:
        return presence_data(self.table, [watcher.person for watcher in self.watchers])

    def _tell_presence(self, before: dict[str, Any], besides: Watcher | None = None) -> None:
        now = self._presence()
        if now == before:
            return
        self._shown = None
        frame = framed(orjson.dumps({"type": "presence", "presence": now}))
        for watcher in tuple(self.watchers):
            if watcher.wants_table and watcher is not besides:
                watcher.tell(frame)

    def _tell_all(self, events: bytes) -> None:
        text = b'{"type":"events","events":[' + events + b"]"
        plain: bytes | None = None
        full: bytes | None = None
        for watcher in tuple(self.watchers):
            if watcher.wants_table:
                full = full or framed(text + b',"table":' + self.shown() + b"}")
                watcher.tell(full)
            else:
                plain = plain or framed(text + b"}")
                watcher.tell(plain)

    def tell_own(self, person: str) -> None:
        """Tell all connections of a person, and nobody else, what is their own."""
        frame = framed(orjson.dumps({"type": "own"} | self.own(person)))
        for watcher in tuple(self.watchers):
            if watcher.person == person:
                watcher.tell(frame)

    def renamed(self, person: str, name: str | None) -> None:
        """A person has another name now, or none any more."""
        if person not in self._names:
            return
        if name is None:
            guests = {seat.guest for seat in self.table.seats if seat.person == person}
            for id in (person, *filter(None, guests)):
                self._names.pop(id, None)
        else:
            self._names[person] = name
        self._shown = None
        frame = framed(b'{"type":"events","events":[],"table":' + self.shown() + b"}")
        for watcher in tuple(self.watchers):
            if watcher.wants_table:
                watcher.tell(frame)

    # --- drafts -----------------------------------------------------------------------

    def draft(self, person: str, seat: int, move: Move | None) -> None:
        """Keep what a person is thinking about. It is shown to that person alone."""
        self._drafts.pop(seat, None)
        if move is not None:
            self._drafts[seat] = move
        self.tell_own(person)

    def lay(self, person: str, seat: int, allocation: Allocation) -> None:
        """Keep an allocation that is not confirmed yet; likewise."""
        self._laid[seat] = allocation
        self.tell_own(person)

    # --- bots -------------------------------------------------------------------------

    def _wake(self) -> None:
        """Let the bot whose turn it is think, unless it does already."""
        current = self.table.current
        if current is None or self.table.seats[current].bot is None:
            return
        if self._thinking != self.table.position:
            self._thinking = self.table.position
            self._house.run(self._bot_turn(self.table, current))

    async def _bot_turn(self, table: Table, seat: int) -> None:
        """Think, move; again and again until the move is on disk or the position is gone."""
        position, bot = table.position, table.seats[seat].bot
        assert bot is not None
        while self.table.position == position and self.table.seats[seat].bot == bot:
            try:
                record = table.record(f"{n}" for n in range(1, len(table.seats) + 1))
                # Nothing about the deals to come is known outside of `secret`.
                text = await self._house.crew.move(bot, record, self._house.seed(self.id, position))
                await self.submit(self._bot_decides(position, bot, text))
                self._house.metrics.count("bot_moves_total")
                return
            except (CrewFailed, StorageFailed):
                await asyncio.sleep(RETRY_SECONDS)
            except QuadropolisError as error:
                if isinstance(error, ServerError):
                    break  # the table has moved on
                log("bot_move_refused", table=self.id, code=error.code)
                await asyncio.sleep(RETRY_SECONDS)
        # The seat may have changed hands while its old player was thinking.
        if self._thinking == position:
            self._thinking = None
            self._wake()

    def _bot_decides(self, position: int, bot: str, text: str) -> Decide:
        def decide(table: Table, now: float) -> Decision:
            current = table.current
            if table.position != position or current is None or table.seats[current].bot != bot:
                raise OldPosition(number=table.number, after=position)
            return Decision(turns.move(table, None, None, text, self.known_secret()))

        return decide

    def known_secret(self) -> SecretDeals:
        """The deals of the running game."""
        assert self.secret is not None
        return self.secret
