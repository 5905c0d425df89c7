"""The secret deals of a game: promised before it, mixed with what players bring, opened at its end.

What is published: before anybody can know the other shares, the hash of the server's seed; at
the start, the shares of the players; at the end, the seed. From seed and shares everybody can
compute the deals (`dealt_from`, also described in docs/formats.md).
"""

import hashlib
import json
import secrets
from collections.abc import Mapping, MutableSequence, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, NotRequired, TypedDict

from quadropolis.rules.game import draw, start
from quadropolis.rules.mode import mode_named
from quadropolis.rules.move import Deal
from quadropolis.server.game.setup import Setup

SEED_BYTES = 32
DOMAIN = "quadropolis deals 2"
"""Said before everything that is hashed, so that nothing else has the same hash."""
_WORD = 2**64


class OpeningData(TypedDict):
    """What is published at the end of a game.

    Games of version 0.1.0 have a salt instead of the seed and the shares.
    """

    first_player: int
    sites: list[list[str]]
    seed: NotRequired[str]
    shares: NotRequired[list[str]]
    salt: NotRequired[str]
    agreed: NotRequired[bool]
    """Who begins was agreed on, not drawn."""


def new_seed() -> str:
    """A server's secret for one game, from the operating system's randomness."""
    return secrets.token_hex(SEED_BYTES)


def promise(seed: str) -> str:
    """The hash of a seed that is published when the table opens."""
    return hashlib.sha256(f"{DOMAIN}\n{seed}".encode()).hexdigest()


class Numbers(Random):
    """Numbers that follow from a seed and from shares, for everybody who knows them."""

    def __init__(self, seed: str, shares: Sequence[str]) -> None:
        super().__init__(0)
        text = "\n".join((DOMAIN, seed, *shares))
        self._key, self._taken = hashlib.sha256(text.encode()).digest(), 0

    def below(self, limit: int) -> int:
        """The next number from 0 to limit - 1, each as likely as the others."""
        while True:
            block = hashlib.sha256(self._key + self._taken.to_bytes(8)).digest()
            self._taken += 1
            word = int.from_bytes(block[:8])
            if word < _WORD - _WORD % limit:
                return word % limit

    def shuffle(self, x: MutableSequence[Any]) -> None:
        """From the last place to the second: swap with one of the places up to it."""
        for last in range(len(x) - 1, 0, -1):
            other = self.below(last + 1)
            x[last], x[other] = x[other], x[last]


def dealt_from(seed: str, shares: Sequence[str], setup: Setup) -> tuple[int, tuple[Deal, ...]]:
    """Who starts, and every deal: the published function."""
    numbers = Numbers(seed, shares)
    first = numbers.below(setup.seats)
    before = start(setup.mode, setup.seats, setup.playgrounds)
    rounds = range(1, mode_named(setup.mode).rounds + 1)
    return first, tuple(draw(replace(before, round=number), numbers) for number in rounds)


@dataclass(frozen=True, slots=True)
class SecretDeals:
    """Every deal of a game before it is played. It never leaves the server before the end."""

    first_player: int
    deals: tuple[Deal, ...]
    salt: str
    """The seed; of a game of version 0.1.0 its salt."""
    shares: tuple[str, ...] | None = None
    """What players brought, as `seat:share`; None for a game of version 0.1.0."""
    agreed: bool = False
    """Who begins was agreed on; what would have been drawn is passed over."""

    def __repr__(self) -> str:
        return "SecretDeals(...)"  # a log or a traceback must not tell it

    @classmethod
    def mixed(
        cls, seed: str, shares: Sequence[str], setup: Setup, first: int | None = None
    ) -> "SecretDeals":
        """The deals that follow from a seed and from what players brought.

        So does who begins, unless it was agreed on.
        """
        drawn, deals = dealt_from(seed, shares, setup)
        if first is None:
            return cls(drawn, deals, seed, tuple(shares))
        return cls(first, deals, seed, tuple(shares), agreed=True)

    @classmethod
    def drawn(cls, setup: Setup) -> "SecretDeals":
        """Deals to which nobody but the server brings anything."""
        return cls.mixed(new_seed(), (), setup)

    def opening(self) -> OpeningData:
        """What is published at the end, so that everyone can check the commitment."""
        data: OpeningData = {
            "first_player": self.first_player,
            "sites": [list(deal.names()) for deal in self.deals],
        }
        if self.shares is None:
            return {**data, "salt": self.salt}
        if self.agreed:
            data["agreed"] = True
        return {**data, "seed": self.salt, "shares": list(self.shares)}

    @classmethod
    def from_opening(cls, data: Mapping[str, Any]) -> "SecretDeals":
        """The deals that `opening` was called on."""
        deals = tuple(Deal.of(names) for names in data["sites"])
        if "seed" in data:
            shares, agreed = tuple(data["shares"]), bool(data.get("agreed"))
            return cls(data["first_player"], deals, data["seed"], shares, agreed)
        return cls(data["first_player"], deals, data["salt"])

    def commitment(self) -> str:
        """The hash that is published before the game."""
        return commitment(self.opening())


def commitment(opening: Mapping[str, Any]) -> str:
    """What was published before a game that is opened like this.

    For version 0.1.0 SHA-256 of the opening as JSON with sorted keys and no blanks, in
    hexadecimal; since then the hash of the seed, from which everything else follows.
    """
    if "seed" in opening:
        return promise(str(opening["seed"]))
    text = json.dumps(opening, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
