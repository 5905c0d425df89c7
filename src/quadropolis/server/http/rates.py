"""How often a client may ask: buckets of tokens that fill steadily."""

import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator

from quadropolis.server.errors import TooFast
from quadropolis.server.limits import Limits

MOST_CLIENTS = 20_000
BURST_SECONDS = 5.0
"""A client that was quiet may ask so many seconds' worth at once."""
MINUTE = 60.0


class Bucket:
    """The tokens of one client."""

    __slots__ = ("_at", "_most", "_rate", "_tokens", "spent")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate, self._most = rate, rate * burst
        self._tokens, self._at = self._most, now
        self.spent = 0.0
        """Here and not told to other processes yet."""

    def wait(self, cost: float, now: float) -> float:
        """How many seconds a request has to wait for that; nothing is paid."""
        filled = self._tokens + (now - self._at) * self._rate
        self._tokens, self._at = min(filled, self._most), now
        # What costs more than a bucket holds takes all of it.
        return max(0.0, (min(cost, self._most) - self._tokens) / self._rate)

    def pay(self, cost: float) -> None:
        """Take the tokens out."""
        self._tokens -= min(cost, self._most)
        self.spent += cost

    def pay_elsewhere(self, cost: float) -> None:
        """Take out what another process was asked for; it may be more than there is."""
        self._tokens = max(-self._most, self._tokens - cost)


class Buckets:
    """The buckets of all clients; those long unused are forgotten first."""

    def __init__(self, rate: float, burst: float = BURST_SECONDS) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, client: str, now: float) -> Bucket | None:
        """A client's bucket; None if there is no limit."""
        if not self._rate:
            return None
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._rate, self._burst, now)
            if len(self._buckets) > MOST_CLIENTS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(client)
        return bucket

    def spent(self, seconds: float) -> Iterator[tuple[str, float]]:
        """Who has spent more than comes in so many seconds, and how much. It is told once."""
        for client, bucket in self._buckets.items():
            if bucket.spent > self._rate * seconds:
                yield client, bucket.spent
            bucket.spent = 0.0


class Rates:
    """What everybody may ask for: each person, and each address whoever is behind it.

    A rate of 0 for one client sets no limit for anybody.
    """

    def __init__(
        self,
        rate: float,
        limits: Limits | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._clock = clock
        on, limits = (1.0 if rate else 0.0), limits or Limits()
        self._clients = Buckets(rate)
        self._places = Buckets(limits.rate_per_address * on)
        self._guests = Buckets(limits.guests_per_minute * on / MINUTE, MINUTE)
        self._imports = Buckets(limits.imports_per_minute * on / MINUTE, MINUTE)
        self._tables = Buckets(limits.tables_per_minute * on / MINUTE, MINUTE)
        self._all = {
            "client": self._clients,
            "place": self._places,
            "guest": self._guests,
            "import": self._imports,
            "table": self._tables,
        }

    def take(self, client: str | None, place: str, cost: float = 1.0) -> None:
        """One request of a person (None: somebody without a name) from that address."""
        now = self._clock()
        own = self._clients.of(place if client is None else client, now)
        self._pay((own, self._places.of(place, now)), cost, now)

    def new_guest(self, place: str) -> None:
        """Somebody becomes a guest."""
        now = self._clock()
        self._pay((self._guests.of(place, now),), 1.0, now)

    def new_import(self, place: str) -> None:
        """Somebody brings a record."""
        now = self._clock()
        self._pay((self._imports.of(place, now),), 1.0, now)

    def new_table(self, place: str) -> None:
        """Somebody opens a table."""
        now = self._clock()
        self._pay((self._tables.of(place, now),), 1.0, now)

    def spent(self, seconds: float) -> list[str]:
        """What other processes have to be told: those who ask for less are within their limits."""
        return [
            f"{name}:{cost:.1f}:{client}"
            for name, buckets in self._all.items()
            for client, cost in buckets.spent(seconds)
        ]

    def spend(self, words: Iterable[str]) -> None:
        """What was asked of another process."""
        now = self._clock()
        for word in words:
            name, cost, client = word.split(":", 2)
            bucket = self._all[name].of(client, now)
            if bucket is not None:
                bucket.pay_elsewhere(float(cost))

    def _pay(self, buckets: tuple[Bucket | None, ...], cost: float, now: float) -> None:
        """From all of them or from none."""
        found = [bucket for bucket in buckets if bucket is not None]
        wait = max((bucket.wait(cost, now) for bucket in found), default=0.0)
        if wait > 0.0:
            raise TooFast(seconds=max(1, round(wait)))
        for bucket in found:
            bucket.pay(cost)
