"""Ready phrases at a table: the last ones are kept beside it, and are no events of the game."""

import asyncio
import time
from collections import deque

from msgspec import json

from quadropolis.server.errors import NotSeated, PhraseTooSoon
from quadropolis.server.game.table import Table
from quadropolis.server.live.backstage import Backstage
from quadropolis.server.logs import log
from quadropolis.server.storage.appends import Append, Sketch
from quadropolis.server.wire.answers import Spoken
from quadropolis.server.wire.codes import Phrase

MOST_KEPT = 20
PAUSE_SECONDS = 3.0
"""Nobody says more than one phrase in so long."""
KIND = "phrases"
ANY_POSITION = -1
"""They are kept like what people have in mind, but belong to no position."""


class Phrases:
    """What was said at one table."""

    def __init__(self, table: str, backstage: Backstage) -> None:
        self._id, self._backstage = table, backstage
        self._kept: deque[Spoken] = deque(maxlen=MOST_KEPT)
        self._last: dict[str, float] = {}
        """When each person last said something."""

    @property
    def kept(self) -> list[Spoken]:
        """The last ones, oldest first."""
        return list(self._kept)

    async def recall(self) -> list[Spoken]:
        """What was said before the server stopped, or elsewhere, and is not known here."""
        find = self._backstage.store.sketches
        found = await asyncio.to_thread(find, self._id, ANY_POSITION, KIND)
        last = self._kept[-1].number if self._kept else 0
        new = [
            said
            for sketch in found
            if sketch.kind == KIND and sketch.text is not None
            for said in json.decode(sketch.text, type=list[Spoken])
            if said.number > last
        ]
        self._kept.extend(new)
        return new

    def say(self, table: Table, person: str, phrase: Phrase) -> Spoken:
        """Somebody who sits there says something; to be told to everybody."""
        seats = table.seats_of(person)
        if not seats:
            raise NotSeated()
        now = time.monotonic()
        wait = self._last.get(person, -PAUSE_SECONDS) + PAUSE_SECONDS - now
        if wait > 0:
            raise PhraseTooSoon(seconds=max(1, round(wait)))
        self._last[person] = now
        number = self._kept[-1].number + 1 if self._kept else 1
        at = self._backstage.clock.now()
        said = Spoken(number, person, seats[0], phrase, at)
        self._kept.append(said)
        self._keep(table)
        return said

    def forget(self, person: str) -> None:
        """Somebody has deleted their data: what they said goes too."""
        rest = [said for said in self._kept if said.person != person]
        self._kept.clear()
        self._kept.extend(rest)
        self._last.pop(person, None)

    def _keep(self, table: Table) -> None:
        """Write them down, some time soon: nobody waits for it."""
        sketch = Sketch(0, KIND, ANY_POSITION, json.encode(self.kept).decode())
        append = Append(self._id, (), table.status, touch=False, sketch=sketch)
        self._backstage.writer.append(append, self._written)

    def _written(self, error: Exception | None) -> None:
        if error is not None:
            log("phrases_not_kept", table=self._id, reason=type(error).__name__)
