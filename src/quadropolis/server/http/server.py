"""The parts of a running server, put together."""

import asyncio
from collections import Counter, OrderedDict
from typing import Any

from quadropolis.bots.registry import LEVELS, all_bots
from quadropolis.server.clock import Clock
from quadropolis.server.http.bans import Bans
from quadropolis.server.http.doors import Doors
from quadropolis.server.http.open_sockets import OpenSockets
from quadropolis.server.http.people import claim_of
from quadropolis.server.http.rates import Rates
from quadropolis.server.http.settings import Settings
from quadropolis.server.limits import exceeds
from quadropolis.server.live.backstage import Backstage
from quadropolis.server.live.bot_tables import BotTables
from quadropolis.server.live.callers import Callers
from quadropolis.server.live.calling import Calling
from quadropolis.server.live.commands import Commands
from quadropolis.server.live.downtime import Downtime
from quadropolis.server.live.heavy import Heavy
from quadropolis.server.live.house import House
from quadropolis.server.live.neighbors import Neighbors
from quadropolis.server.live.thinking import thinkers
from quadropolis.server.metrics import Metrics
from quadropolis.server.push.services import Push
from quadropolis.server.storage import database
from quadropolis.server.storage.administration import banned
from quadropolis.server.storage.catching_up import CatchingUp
from quadropolis.server.storage.checkpoints import Checkpoints
from quadropolis.server.storage.devices import Devices
from quadropolis.server.storage.store import Known, Store
from quadropolis.server.storage.writer import ATTEMPT_SECONDS, Writer
from quadropolis.server.wire import requests

MOST_NAMES = 10_000
MOST_LISTED, MOST_FOUND = 50, 500
"""How many tables are listed, of how many: one household cannot hide the others."""
SHARING_SECONDS = 0.5
"""How often processes tell each other what was asked of them."""


class Server:
    """The parts of a running server."""

    def __init__(
        self, settings: Settings, doors: Doors | None = None, clock: Clock | None = None
    ) -> None:
        self.settings = settings
        self.doors = doors or Doors(settings.limits)
        self.metrics = Metrics()
        self.rates = Rates(settings.rate, settings.limits)
        self.sockets = OpenSockets(settings.limits)
        self.bans = Bans()
        writing = database.opened(settings.database, writing=True)
        database.prepare(writing)
        reading = database.opened(settings.database)
        self.store, self.devices = Store(reading, writing), Devices(reading, writing)
        self.checkpoints = Checkpoints(writing)
        self.bots = dict(all_bots())
        self.levels = frozenset(LEVELS)
        self.neighbors = Neighbors(settings.database)
        own = database.opened(settings.database, writing=True, patience=ATTEMPT_SECONDS)
        neighbors = self.neighbors
        writer = Writer(own, self._committed, neighbors.number, lambda: neighbors.count)
        self.thinkers = thinkers(settings.bot_workers)
        self.callers = Callers()
        self.clock, self.writes = clock or Clock(), Heavy("writes")
        self.push_key: str | None
        self.calling: Calling | None
        self.push_key, self.calling = self._called(settings.push)
        self._backstage = Backstage(
            self.store,
            writer,
            self.thinkers,
            settings.bot_seconds,
            self.metrics,
            settings.limits,
            self.clock,
            self.writes,
            self.callers,
            BotTables(settings.limits, self.callers, self.neighbors),
            self.neighbors,
            CatchingUp(database.opened(settings.database)),
            settings.share,
            self.calling,
        )
        self.downtime = Downtime(self.store, self.clock, self.writes)
        self.house = House(self._backstage, settings.secret, self.downtime)
        self.commands = Commands(self.house, self.store, self.bots, self.levels)
        self.heavy = Heavy()
        self._people: OrderedDict[str, Known] = OrderedDict()
        self._told = 0
        """How often another process has said something about a person."""
        self.neighbors.on("person", self._heard_of)
        self.neighbors.on("bans", lambda words: self._look_at_bans())

    def _called(self, push: Push | None) -> tuple[str | None, Calling | None]:
        """What browsers are told, and what calls them; nothing unless the host wants it."""
        if push is None:
            return None, None
        # What these need is not installed everywhere.
        from quadropolis.server.push.sealing import new_key
        from quadropolis.server.push.sender import Sender

        sender = Sender(push, self.devices.key(new_key()))
        rest = self.devices, self.writes, self.metrics, self.clock
        return sender.key, Calling(sender.send, *rest)

    def begin(self) -> None:
        """Hear of other processes from now on, in the running event loop."""
        self.neighbors.begin()
        self._look_at_bans()
        if self.calling is not None:
            self.calling.begin()
        if self.neighbors.shared:
            self._backstage.run(self._share_rates())

    def _look_at_bans(self) -> None:
        async def look() -> None:
            found = await self.writes.run(banned, self.store)
            self.bans.set(who for who, _ in found)
            self.sockets.dismiss_all(self.bans.covers)

        self._backstage.run(look())

    async def _share_rates(self) -> None:
        """One limit for all processes: each tells the others what was asked of it."""
        self.neighbors.on("spent", lambda words: self.rates.spend(words[1:]))
        while True:
            await asyncio.sleep(SHARING_SECONDS)
            spent = self.rates.spent(SHARING_SECONDS / self.neighbors.count)
            self.neighbors.tell_all("spent", spent)

    def _heard_of(self, words: list[str]) -> None:
        """A person has changed, through whichever process."""
        self._told += 1
        for person in words:
            if person in self._people or self.sockets.has(person):
                self._backstage.run(self._look_up(person))
            else:
                self._backstage.run(self._rename(person))

    async def _look_up(self, person: str) -> None:
        """Read what is known of somebody again; who they no longer are ends here."""
        before = self._people.pop(person, None)
        known = await self._person(person)
        self.house.renamed(person, known.name)
        if known.name is None or (before is not None and before.renewed != known.renewed):
            self.sockets.dismiss(person)

    async def _rename(self, person: str) -> None:
        known = await asyncio.to_thread(self.store.known, person)
        self.house.renamed(person, known.name)

    def _committed(self, appends: int) -> None:
        self.metrics.count("commits_total")
        self.metrics.count("appends_total", amount=appends)

    async def name_of(self, person: str) -> str | None:
        """A person's display name; None for nobody."""
        return (await self._person(person)).name

    async def renewed(self, person: str) -> int:
        """How often a person's cookies were renewed."""
        return (await self._person(person)).renewed

    async def whose(self, token: str | None) -> str | None:
        """Whose token it is; None if it is nobody's any more."""
        claim = claim_of(token, self.settings.secret)
        if claim is None:
            return None
        known = await self._person(claim.person)
        if known.renewed < claim.renewed:  # by another process, just now
            self._people.pop(claim.person, None)
            known = await self._person(claim.person)
        return claim.person if known.name and known.renewed == claim.renewed else None

    async def _person(self, person: str) -> Known:
        known = self._people.get(person)
        while known is None:
            told = self._told
            known = await asyncio.to_thread(self.store.known, person)
            if told != self._told:
                known = None  # it may have changed meanwhile
            else:
                self._keep(person, known)
        return known

    def remember(self, person: str, name: str | None, renewed: int = 0) -> None:
        """A person has chosen a name, or is to be forgotten."""
        self._keep(person, Known(name, renewed))
        self.house.renamed(person, name)
        if name is None:
            self.sockets.dismiss(person)

    def moved(self, person: str) -> None:
        """A person has moved to another device: what was open elsewhere is not theirs now."""
        self._people.pop(person, None)
        self.sockets.dismiss(person)

    def lobby(self) -> list[str]:
        """Open public tables, the latest first; of one household a few."""
        limits, counted = self.settings.limits, Counter[str]()
        found = []
        for id, host in self.store.lobby(MOST_FOUND, limits.listed_per_person):
            place = self.callers.place_of(host)
            counted[place] += 1
            if not exceeds(counted[place], limits.listed_per_address):
                found.append(id)
        return found[:MOST_LISTED]

    def expect_new(self, asked: Any, place: str) -> None:
        """Count the tables and the people that what is asked for makes anew."""
        if isinstance(asked, requests.NewTable | requests.Rematch):
            self.rates.new_table(place)
        named = isinstance(asked, requests.Sit) and asked.name is not None
        for _ in asked.guests if isinstance(asked, requests.NewTable) else (None,) * named:
            self.rates.new_guest(place)

    def gauges(self) -> dict[str, float]:
        """What Prometheus asks for."""
        processes = {"processes": self.neighbors.count}
        return {**self.house.gauges(), **self.doors.gauges(), **processes}

    async def close(self) -> None:
        """Write down what is on its way, and end every thread and process."""
        if self.house.anybody_plays():
            await self.downtime.sign()
        self.heavy.close()
        await asyncio.to_thread(self.checkpoints.close)
        await self._backstage.close()

    def _keep(self, person: str, known: Known) -> None:
        self._people[person] = known
        if len(self._people) > MOST_NAMES:
            self._people.popitem(last=False)
