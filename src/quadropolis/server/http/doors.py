"""Who may come in: connections counted by address, and watched for how long they take."""

import asyncio
from collections import Counter
from typing import Protocol

from quadropolis.server.http.addresses import place
from quadropolis.server.limits import Limits, exceeds
from quadropolis.server.logs import log_seldom

LOOK_SECONDS = 0.5
"""How often connections are looked at: how much later than a limit one may be ended."""
NEAR = 0.8
"""From this share of all connections there can be on, there is a line in the log."""


class Guest(Protocol):
    """A connection, from when it is made to when it is lost."""

    def is_late(self, now: float) -> bool:
        """Whether it has taken longer than it may."""

    def drop(self) -> None:
        """End it at once, whatever is unread."""


class Doors:
    """All connections of a server."""

    def __init__(self, limits: Limits, proxies: tuple[str, ...] = (), most: int = 0) -> None:
        """At most so many connections at once (0: any number).

        All clients of a proxy have its address: it has to count them itself.
        """
        self.limits, self._most = limits, most
        self._proxies = frozenset(place(proxy) for proxy in proxies)
        self._inside: set[Guest] = set()
        self._of_places: Counter[str] = Counter()
        self.refused = self.dropped = self.led = 0
        self._watch: asyncio.TimerHandle | None = None

    def come_in(self, guest: Guest, where: str | None = None) -> bool:
        """A new connection; whether it may stay. A place is counted, if one is given."""
        if where is not None and where not in self._proxies:
            if exceeds(self._of_places[where] + 1, self.limits.connections_per_address):
                return self._refuse()
        else:
            where = None
        if exceeds(len(self._inside) + 1, self._most):
            return self._refuse()
        self._inside.add(guest)
        if where is not None:
            self._of_places[where] += 1
        if exceeds(len(self._inside), self._most * NEAR):
            log_seldom("descriptors_near", connections=len(self._inside), most=self._most)
        if self._watch is None:
            self._look_later()
        return True

    def _refuse(self) -> bool:
        self.refused += 1
        log_seldom("connections_refused", connections=len(self._inside), refused=self.refused)
        return False

    def go(self, guest: Guest, where: str | None = None) -> None:
        """A connection is gone, or is another one from now on."""
        if guest not in self._inside:
            return
        self._inside.discard(guest)
        if where is not None and where not in self._proxies:
            self._of_places[where] -= 1
            if not self._of_places[where]:
                del self._of_places[where]

    def gauges(self) -> dict[str, float]:
        """What Prometheus asks for."""
        return {
            "connections": len(self._inside),
            "connections_most": self._most,
            "connections_refused": self.refused,
            "connections_dropped": self.dropped,
            "connections_led": self.led,
        }

    def _look_later(self) -> None:
        self._watch = asyncio.get_running_loop().call_later(LOOK_SECONDS, self._look)

    def _look(self) -> None:
        now = asyncio.get_running_loop().time()
        for guest in tuple(self._inside):
            if guest.is_late(now):
                self.dropped += 1
                guest.drop()
        self._watch = None
        if self._inside:
            self._look_later()
