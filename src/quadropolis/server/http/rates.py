"""How often a client may ask: a bucket of tokens that fills steadily."""

import time
from collections import OrderedDict
from collections.abc import Callable

from quadropolis.server.errors import TooFast

MOST_CLIENTS = 20_000
BURST_SECONDS = 5.0
"""A client that was quiet may ask so many seconds' worth at once."""


class Bucket:
    """The tokens of one client."""

    __slots__ = ("_at", "_rate", "_tokens")

    def __init__(self, rate: float, now: float) -> None:
        self._rate, self._tokens, self._at = rate, rate * BURST_SECONDS, now

    def take(self, cost: float, now: float) -> None:
        """Pay for one request, or be told how long to wait."""
        if not self._rate:
            return
        filled = self._tokens + (now - self._at) * self._rate
        self._tokens, self._at = min(filled, self._rate * BURST_SECONDS), now
        if self._tokens < cost:
            raise TooFast(seconds=max(1, round((cost - self._tokens) / self._rate)))
        self._tokens -= cost


class Rates:
    """The buckets of all clients; those long unused are forgotten first."""

    def __init__(self, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._clock = rate, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str, cost: float = 1.0) -> None:
        """One request of that client."""
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._rate, self._clock())
            if len(self._buckets) > MOST_CLIENTS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(client)
        bucket.take(cost, self._clock())
