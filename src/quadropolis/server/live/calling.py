"""Calling people whose turn it is and who look at no page of the table: Web Push.

Whoever writes an event calls, so of several processes one does. It happens beside everything else:
no move waits for it, and neither does the end of the server.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, replace

from quadropolis.server.clock import Clock
from quadropolis.server.game.setup import ClockKind
from quadropolis.server.game.table import OVER, RUNNING, Status, Table
from quadropolis.server.live.audience import Audience
from quadropolis.server.live.heavy import Heavy
from quadropolis.server.logs import log_seldom
from quadropolis.server.metrics import Metrics
from quadropolis.server.push.delivering import Delivery, Outcome
from quadropolis.server.storage.devices import Device, Devices
from quadropolis.server.wire.codes import Call

AT_ONCE = 4
MOST_WAITING = 2_000
"""Calls that wait for their turn; what comes beyond is left out."""
PAUSES = (5.0, 30.0, 120.0)
"""Seconds before a call that failed is tried again."""
UNHEARD_SECONDS = 30.0
"""A turn that began so short ago may have been told to a line that was dead already."""
COUNTED = "pushes_total"

Send = Callable[[str, tuple[str, str], str, str], Awaitable[Delivery]]
"""Says to an endpoint, with its keys, for which table and what somebody is called."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """Somebody to be called; or, once it is known where, one of their browsers."""

    table: str
    call: Call
    people: tuple[str, ...]
    turn: int
    by_days: bool
    device: Device | None = None
    tries: int = 0


class Calling:
    """One small line of calls, and those who make them."""

    def __init__(
        self, send: Send, devices: Devices, writes: Heavy, metrics: Metrics, clock: Clock
    ) -> None:
        self._send, self._devices = send, devices
        self._writes, self._metrics, self._clock = writes, metrics, clock
        self._line: asyncio.Queue[Waiting] = asyncio.Queue(MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        """Call from now on, in the running event loop."""
        self._tasks = [asyncio.ensure_future(self._call_forever()) for _ in range(AT_ONCE)]

    async def close(self) -> None:
        """Call nobody any more, at once; who is still in line is not called."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []

    # --- whom to call -----------------------------------------------------------------

    def happened(self, id: str, before: Table, after: Table, audience: Audience) -> None:
        """Something was written at a table, by this process."""
        if after.status in OVER and before.status in RUNNING:
            self._line_up(id, after, Call.OVER, after.people, audience)
        elif after.status in RUNNING:
            known = waited_for(before) if before.status is after.status else frozenset()
            if called := waited_for(after) - known:
                self._line_up(id, after, _call(after), called, audience)

    def unheard(self, id: str, person: str | None, table: Table, audience: Audience) -> None:
        """Somebody's line is dead: what was told there lately they may not have heard."""
        if person in waited_for(table) and self._clock.now() - table.since < UNHEARD_SECONDS:
            self._line_up(id, table, _call(table), (person,), audience)

    def _line_up(
        self, id: str, table: Table, call: Call, people: Iterable[str], audience: Audience
    ) -> None:
        there = audience.everybody()
        absent = tuple(person for person in people if person not in there)
        by_days = table.setup.clock is ClockKind.DAYS
        # At the end there is something to be tidied away, whoever is there.
        if absent or call is Call.OVER:
            self._put(Waiting(id, call, absent, len(table.moves), by_days))

    def _put(self, waiting: Waiting) -> None:
        try:
            self._line.put_nowait(waiting)
        except asyncio.QueueFull:
            self._metrics.count(COUNTED, "outcome", "left_out")
            log_seldom("calls_left_out")

    # --- calling ----------------------------------------------------------------------

    async def _call_forever(self) -> None:
        while True:
            waiting = await self._line.get()
            try:
                if waiting.device is None:
                    for device in await self._writes.run(self._found, waiting):
                        self._put(replace(waiting, device=device))
                else:
                    await self._called(waiting, waiting.device)
            except Exception as error:  # the next one is called all the same
                self._metrics.count(COUNTED, "outcome", Outcome.FAILED)
                log_seldom("call_failed", reason=type(error).__name__)

    def _found(self, waiting: Waiting) -> list[Device]:
        people, table, by_days = waiting.people, waiting.table, waiting.by_days
        if waiting.call is Call.OVER:
            return self._devices.over(people, table, by_days)
        called = (self._devices.to_call(one, table, waiting.turn, by_days) for one in people)
        return [device for found in called for device in found]

    async def _called(self, waiting: Waiting, device: Device) -> None:
        keys = device.p256dh, device.auth
        delivery = await self._send(device.endpoint, keys, waiting.table, waiting.call)
        self._metrics.count(COUNTED, "outcome", delivery.outcome)
        if delivery.outcome is Outcome.GONE:
            await self._writes.run(self._devices.gone, device)
        elif delivery.outcome is Outcome.FAILED and waiting.tries < len(PAUSES):
            pause = max(PAUSES[waiting.tries], min(delivery.after, PAUSES[-1]))
            again = replace(waiting, tries=waiting.tries + 1)
            asyncio.get_running_loop().call_later(pause, self._put, again)


def waited_for(table: Table) -> frozenset[str]:
    """The people who must do something for the game to go on."""
    found = (table.seats[seat].present for seat in table.waited_for)
    return frozenset(person for person in found if person is not None)


def _call(table: Table) -> Call:
    return Call.ALLOCATION if table.status is Status.ALLOCATING else Call.TURN
