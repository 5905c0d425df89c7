"""A live table: its value, those who watch it, and one decision at a time."""

import asyncio
import contextlib
import math
import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial

from quadropolis.rules.allocation import Allocation
from quadropolis.rules.move import Move
from quadropolis.server.deadlines import BEGIN_SECONDS
from quadropolis.server.errors import OldPosition, StorageFailed
from quadropolis.server.game import turns
from quadropolis.server.game.deals import SecretDeals
from quadropolis.server.game.decision import Decide, Decision, Step, unfolded
from quadropolis.server.game.deeds import deeds
from quadropolis.server.game.events import Event
from quadropolis.server.game.table import Table
from quadropolis.server.live.audience import Audience, Happening, Reply, Watcher
from quadropolis.server.live.backstage import Backstage
from quadropolis.server.live.nameplates import Nameplates
from quadropolis.server.live.one_at_a_time import OneAtATime
from quadropolis.server.live.phrases import NOBODYS_SEAT, Phrases
from quadropolis.server.live.request import Request
from quadropolis.server.live.sketches import Sketches
from quadropolis.server.storage.appends import Append, Conflict, Room
from quadropolis.server.wire.answers import Own, TableNews
from quadropolis.server.wire.frames import encoded
from quadropolis.server.wire.log import shown_event
from quadropolis.server.wire.showing import shown_own, shown_table, told_table, what_changed

REFRESH_SECONDS = 0.5
"""How long somebody who only reads waits for a decision that is being written."""
MOST_TRIES = 20
"""How often something is decided anew because another process has been quicker."""
TOUCH_SECONDS = 60.0
"""The list of tables may be so far behind about when a table changed."""


class Desk:
    """One table in memory. What is here is only ever what is on disk."""

    def __init__(self, id: str, backstage: Backstage) -> None:
        self.id = id
        self.table = Table()
        self.secret: SecretDeals | None = None
        self.seed: str | None = None
        """What the deals will follow from, before the game starts."""
        self.audience = Audience()
        self.hands: Counter[str] = Counter()
        """What each person has done here besides moving."""
        self.used = time.monotonic()
        self.looked_at = -math.inf
        """When somebody last asked for it."""
        self.changed: Callable[[], None] = lambda: None
        """Called after everyone was told that something happened."""
        self._backstage = backstage
        self._turn = OneAtATime()
        self._frames: list[bytes] = []
        """Every event as JSON, by number."""
        self._messages: dict[str, int] = {}
        self._plates = Nameplates(id, backstage.store)
        self._sketches = Sketches(id, backstage)
        self.phrases = Phrases(id, backstage, self.audience)
        self._shown: bytes | None = None
        self._told: TableNews | None = None
        """What those who follow changes know of the table; who is there they hear besides."""
        self._touched = 0.0
        self.audience.elsewhere = backstage.neighbors.elsewhere(id)

    # --- reading ----------------------------------------------------------------------

    async def refresh(self) -> None:
        """Take over what was written since, by another process too."""
        written = await asyncio.to_thread(self._backstage.store.events, self.id, self.table.number)
        await self._take_over(written)

    async def _take_over(self, written: Sequence[tuple[Event, str | None]]) -> None:
        self._messages |= {message: event.number for event, message in written if message}
        if written:
            if self.secret is None:
                kept = await asyncio.to_thread(self._backstage.store.secret, self.id)
                self.seed, self.secret = kept
            steps, following = unfolded(self.table, (event for event, _ in written))
            await self._plates.look_up(following)
            self._advance(steps, following)

    async def refreshed(self) -> None:
        """The same, from outside: not while something is being decided.

        If that takes long, because the database is locked, what is known has to do.
        """
        with contextlib.suppress(TimeoutError):
            refreshing = asyncio.shield(self._backstage.run(self._refreshed()))
            await asyncio.wait_for(refreshing, REFRESH_SECONDS)

    async def _refreshed(self) -> None:
        entered = asyncio.get_running_loop().create_future()
        self._turn.enter(lambda: entered.set_result(None))
        await entered
        try:
            await self.refresh()
        finally:
            self._turn.leave()

    def heard(self, written: Sequence[tuple[Event, str | None]]) -> None:
        """What another process has just written; what is known already is passed over."""

        def entered() -> None:
            self._backstage.run(self._heard(written))

        self._turn.enter(entered)

    async def _heard(self, written: Sequence[tuple[Event, str | None]]) -> None:
        try:
            new = [one for one in written if one[0].number > self.table.number]
            if new and new[0][0].number == self.table.number + 1:
                await self._take_over(new)
            elif new:
                await self.refresh()
        finally:
            self._turn.leave()

    @property
    def rests(self) -> bool:
        """Whether nothing is being decided or written."""
        return not self._turn.busy

    def shown(self) -> bytes:
        """The table as JSON, the same for everyone."""
        if self._shown is None:
            presence = self.audience.presence(self.table)
            self._shown = encoded(shown_table(self.id, self.table, self._plates.names, presence))
        return self._shown

    def events_after(self, number: int) -> bytes:
        """The events with a greater number as a JSON list."""
        return b"[" + self._after(number) + b"]"

    def _after(self, number: int) -> bytes:
        return b",".join(self._frames[max(0, number) :])

    def own(self, person: str) -> Own:
        """What only this person may see."""
        kept = self._sketches
        return shown_own(self.table, person, kept.drafts, kept.plans, kept.laid)

    def names(self) -> list[str]:
        """A name for every seat, for a record."""
        return self._plates.of_seats(self.table)

    def knows(self, message: str | None) -> bool:
        """Whether that message has been carried out before."""
        return message in self._messages

    # --- deciding ---------------------------------------------------------------------

    def submit(
        self,
        decide: Decide,
        message: str | None = None,
        after: int | None = None,
        reply: Callable[[int], Reply] | None = None,
        room: Room | None = None,
    ) -> "asyncio.Future[int]":
        """Decide, write down, tell everyone; the number of the event. Once per message.

        All of it happens even if whoever asked does not wait for it. `reply` makes of that
        number what the sender is told, so that it leaves together with the events.
        """
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        request = Request(decide, message, after, done, reply, room)
        self._turn.enter(partial(self._take, request, time.monotonic() + BEGIN_SECONDS))
        return done

    def _take(self, request: Request, until: float) -> None:
        self.used = time.monotonic()
        if self.used > until:
            request.refuse(StorageFailed(reason="busy"))  # as those before it were
            self._turn.leave()
            return
        if request.after is not None and request.after > self.table.number:
            self._backstage.run(self._take_later(request))
            return
        try:
            self._decide(request)
        except Exception as error:
            request.refuse(error)
            self._turn.leave()

    async def _take_later(self, request: Request) -> None:
        """The same, when the client has heard more than we have: from another process."""
        try:
            await self.refresh()
            self._decide(request)
        except Exception as error:
            request.refuse(error)
            self._turn.leave()

    def _decide(self, request: Request) -> None:
        """Decide and have it written; `_written` goes on from there."""
        message = request.message
        if message is not None and self.knows(message):
            self._nothing_new(request, self._messages[message])
            return
        if request.after is not None:
            turns.expect_position(self.table, request.after)
        now = self._backstage.clock.now()
        decision = request.decide(Decision(self.table, now))
        if not decision.steps:
            self._nothing_new(request, self.table.number)
            return
        before, after = self.table, decision.table
        same = after.status == before.status and after.host == before.host
        touch = not same or now - self._touched > TOUCH_SECONDS
        append = Append.of(self.id, decision, request.message, touch, request.room)
        self._backstage.writer.append(append, partial(self._written, request, decision, touch))

    def _written(
        self, request: Request, decision: Decision, touched: bool, error: Exception | None
    ) -> None:
        """It is on disk, or it is not."""
        if error is None and touched:
            self._touched = decision.now
        before, after = self.table, decision.table
        same = after.seats is before.seats and after.host == before.host
        if error is not None or not (same or self._plates.suffice_for(after)):
            self._backstage.run(self._written_slowly(request, decision, error))
            return
        try:
            self._make_known(request, decision)
        finally:
            self._turn.leave()

    async def _written_slowly(
        self, request: Request, decision: Decision, error: Exception | None
    ) -> None:
        try:
            if error is None:
                await self._plates.look_up(decision.table)
                self._make_known(request, decision)
            elif isinstance(error, Conflict) and request.tries < MOST_TRIES:
                # Another process was quicker: it is decided anew, at the table as it is now.
                request.tries += 1
                await self.refresh()
                self._decide(request)
                return
            else:
                raise error
        except Conflict:
            request.refuse(OldPosition(number=self.table.number, after=request.after or 0))
        except Exception as refusal:
            request.refuse(refusal)
        self._turn.leave()

    def _make_known(self, request: Request, decision: Decision) -> None:
        first = decision.steps[0].event.number
        if request.message is not None:
            self._messages[request.message] = first
        for step in decision.steps:
            self._backstage.metrics.count("events_total", "kind", step.event.kind)
        self.secret = decision.secret or self.secret
        self.seed = decision.seed or self.seed
        before = self.table
        self._advance(decision.steps, decision.table, request.reply, first)
        if self._backstage.calling is not None:
            self._backstage.calling.happened(self.id, before, self.table, self.audience)
        request.settle(first)

    def _nothing_new(self, request: Request, number: int) -> None:
        """It was carried out before: only its sender is told."""
        if request.reply is not None:
            request.reply(number).tell()
        request.settle(number)
        self._turn.leave()

    def _advance(
        self,
        steps: Sequence[Step],
        following: Table,
        reply: Callable[[int], Reply] | None = None,
        first: int = 0,
    ) -> None:
        """Make the written events known, and to the sender of the first one that it was that."""
        frames = [encoded(shown_event(step)) for step in steps]
        before = self.table
        voided = self._sketches.moved_on(before, following)
        personal = (
            voided
            or following.seats is not before.seats
            or following.status != before.status
            or following.allocations is not before.allocations
        )
        self._frames += frames
        self.hands.update(deeds(steps))
        self.table, self._shown = following, None
        if self.audience:
            own = self._own_text if personal else None
            happening = Happening(b",".join(frames), self.shown, self._changes, own)
            self.audience.tell(happening, None if reply is None else reply(first))
        self.changed()

    # --- telling ----------------------------------------------------------------------

    def join(self, watcher: Watcher, after: int) -> None:
        """Tell somebody what they missed, and from now on everything. Nothing comes in between.

        The others see that they are there.
        """
        if self.audience.join(watcher, self.table):
            self._shown = None
        self._backstage.neighbors.here(self.id, self.audience.people())
        self.changed()  # bots go on when somebody looks
        missed = Happening(self._after(after), self.shown, self._everything, self._own_text)
        missed.tell_alone(watcher)
        self.phrases.tell(watcher)

    def part(self, watcher: Watcher) -> None:
        """Somebody is gone."""
        if self.audience.part(watcher, self.table):
            self._shown = None
        self._backstage.neighbors.here(self.id, self.audience.people())

    def seen_elsewhere(self, process: int, people: tuple[str | None, ...]) -> None:
        """Others are connected to it at another process."""
        if self.audience.seen_elsewhere(process, people, self.table):
            self._shown = None
        self.changed()

    def hush(self, watcher: Watcher, silent: bool) -> None:
        """Somebody who promised to be heard of is not, or is again."""
        if self.audience.hush(watcher, silent, self.table):
            self._shown = None
        if silent and self._backstage.calling is not None:
            self._backstage.calling.unheard(self.id, watcher.person, self.table, self.audience)
        self._backstage.neighbors.here(self.id, self.audience.people())

    def _everything(self) -> bytes:
        """The table for those who know the rules."""
        self._told = self._told_now()
        return encoded(self._told)

    def _changes(self) -> bytes:
        """What is new since they were last told."""
        before, self._told = self._told, self._told_now()
        return encoded(self._told if before is None else what_changed(before, self._told))

    def _told_now(self) -> TableNews:
        presence = self.audience.presence(self.table)
        return told_table(self.id, self.table, self._plates.names, presence)

    def _own_text(self, person: str) -> bytes:
        return encoded(self.own(person))

    def renamed(self, person: str, name: str | None) -> None:
        """A person has another name now, or none any more."""
        if name is None:
            self.phrases.forget(person)
        if self._plates.rename(person, name, self.table):
            self._shown = None
            self.audience.tell(Happening(b"", self.shown, self._changes))

    # --- drafts -----------------------------------------------------------------------

    async def recall(self) -> None:
        """What people were thinking about before the server stopped."""
        await self._sketches.recall(self.table)
        await self.phrases.recall()

    async def recall_of(self, seat: int) -> None:
        """What somebody has in mind who has said so to another process."""
        if seat == NOBODYS_SEAT:
            await self.phrases.hear()
            return
        await self._sketches.recall(self.table, seat)
        person = self.table.seats[seat].present if seat < len(self.table.seats) else None
        if person is not None:
            self.audience.tell_person(person, self.own(person))

    def draft(self, by: Watcher, person: str, seat: int, move: Move | None) -> None:
        """Keep what a person is thinking about. It is shown to that person alone."""
        self._sketches.draft(self.table, seat, move)
        self.audience.tell_person(person, self.own(person), besides=by)

    def plan(self, by: Watcher, person: str, seat: int, move: Move | None) -> None:
        """Keep what a person means to do next; likewise."""
        self._sketches.plan(self.table, seat, move)
        self.audience.tell_person(person, self.own(person), besides=by)

    def lay(self, by: Watcher, person: str, seat: int, allocation: Allocation) -> None:
        """Keep an allocation that is not confirmed yet; likewise."""
        self._sketches.lay(self.table, seat, allocation)
        self.audience.tell_person(person, self.own(person), besides=by)

    def known_secret(self) -> SecretDeals:
        """The deals of the running game."""
        assert self.secret is not None
        return self.secret
