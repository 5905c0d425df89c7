"""Ready phrases at a table: the last ones are kept beside it, and are no events of the game."""

import asyncio
import time
from collections import deque

from msgspec import json

from quadropolis.server.errors import NotSeated, PhraseTooSoon
from quadropolis.server.game.table import Table
from quadropolis.server.live.audience import Audience, Watcher
from quadropolis.server.live.backstage import Backstage
from quadropolis.server.logs import log
from quadropolis.server.storage.appends import Append, Sketch
from quadropolis.server.wire.answers import PhrasesFrame, Spoken
from quadropolis.server.wire.codes import Phrase
from quadropolis.server.wire.frames import encoded, framed

MOST_KEPT = 20
PAUSE_SECONDS = 3.0
"""Nobody says more than one phrase in so long."""
KIND = "phrases"
ANY_POSITION = -1
NOBODYS_SEAT = -1
"""They are kept like what people have in mind, but belong to no position and to no seat."""


class Phrases:
    """What was said at one table."""

    def __init__(self, table: str, backstage: Backstage, audience: Audience) -> None:
        self._id, self._backstage, self._audience = table, backstage, audience
        self._kept: deque[Spoken] = deque(maxlen=MOST_KEPT)
        self._last: dict[str, float] = {}
        """When each person last said something."""

    def tell(self, watcher: Watcher) -> None:
        """Tell somebody who comes what was said lately."""
        if watcher.wants_table and self._kept:
            watcher.tell(framed(encoded(PhrasesFrame(list(self._kept)))))

    async def hear(self) -> None:
        """Something was said at another process: tell those who are here."""
        said = await self.recall()
        if said:
            self._audience.tell_table(PhrasesFrame(said))

    async def recall(self) -> list[Spoken]:
        """What was said before the server stopped, or at another process; what is new of it."""
        find = self._backstage.store.sketches
        known = {said.number: said for said in self._kept}
        found: dict[int, Spoken] = {}
        for sketch in await asyncio.to_thread(find, self._id, ANY_POSITION, KIND):
            if sketch.kind == KIND and sketch.text is not None:
                said = json.decode(sketch.text, type=list[Spoken])
                found = {one.number: one for one in said if one.number not in known}
        if found:
            together = {**known, **found}
            self._kept.clear()
            self._kept.extend(together[number] for number in sorted(together))
        return list(found.values())

    def say(self, table: Table, person: str, phrase: Phrase) -> None:
        """Somebody who sits there says something, to everybody."""
        seats = table.seats_of(person)
        if not seats:
            raise NotSeated()
        now = time.monotonic()
        wait = self._last.get(person, -PAUSE_SECONDS) + PAUSE_SECONDS - now
        if wait > 0:
            raise PhraseTooSoon(seconds=max(1, round(wait)))
        self._last[person] = now
        at = self._backstage.clock.now()
        # By the clock, so that two processes do not number alike.
        number = max(int(at * 1_000), self._kept[-1].number + 1 if self._kept else 0)
        said = Spoken(number, person, seats[0], phrase, at)
        self._kept.append(said)
        self._keep(table)
        self._audience.tell_table(PhrasesFrame([said]))

    def forget(self, person: str) -> None:
        """Somebody has deleted their data: what they said goes too."""
        rest = [said for said in self._kept if said.person != person]
        self._kept.clear()
        self._kept.extend(rest)
        self._last.pop(person, None)

    def _keep(self, table: Table) -> None:
        """Write them down, some time soon: nobody waits for it."""
        sketch = Sketch(NOBODYS_SEAT, KIND, ANY_POSITION, json.encode(list(self._kept)).decode())
        append = Append(self._id, (), table.status, touch=False, sketch=sketch)
        self._backstage.writer.append(append, self._written)

    def _written(self, error: Exception | None) -> None:
        if error is not None:
            log("phrases_not_kept", table=self._id, reason=type(error).__name__)
