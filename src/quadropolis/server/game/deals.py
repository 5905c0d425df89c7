"""The secret deals of a game: drawn at its start, committed to, opened at its end."""

import hashlib
import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import SystemRandom
from typing import Any, TypedDict

from quadropolis.rules.game import draw, start
from quadropolis.rules.mode import mode_named
from quadropolis.rules.move import Deal
from quadropolis.server.game.setup import Setup

SALT_BYTES = 32


class OpeningData(TypedDict):
    """What is published at the end of a game."""

    salt: str
    first_player: int
    sites: list[list[str]]


@dataclass(frozen=True, slots=True)
class SecretDeals:
    """Every deal of a game before it is played. It never leaves the server before the end."""

    first_player: int
    deals: tuple[Deal, ...]
    salt: str

    def __repr__(self) -> str:
        return "SecretDeals(...)"  # a log or a traceback must not tell it

    @classmethod
    def drawn(cls, setup: Setup) -> "SecretDeals":
        """All deals, and who starts, from the operating system's randomness."""
        random = SystemRandom()
        before = start(setup.mode, setup.seats, setup.playgrounds)
        rounds = range(1, mode_named(setup.mode).rounds + 1)
        return cls(
            first_player=random.randrange(setup.seats),
            deals=tuple(draw(replace(before, round=number), random) for number in rounds),
            salt=secrets.token_hex(SALT_BYTES),
        )

    def opening(self) -> OpeningData:
        """What is published at the end, so that everyone can check the commitment."""
        return {
            "salt": self.salt,
            "first_player": self.first_player,
            "sites": [list(deal.names()) for deal in self.deals],
        }

    @classmethod
    def from_opening(cls, data: Mapping[str, Any]) -> "SecretDeals":
        """The deals that `opening` was called on."""
        deals = tuple(Deal.of(names) for names in data["sites"])
        return cls(first_player=data["first_player"], deals=deals, salt=data["salt"])

    def commitment(self) -> str:
        """The hash that is published at the start."""
        return commitment(self.opening())


def commitment(opening: Mapping[str, Any]) -> str:
    """SHA-256 of the opening as JSON with sorted keys and no blanks, in hexadecimal."""
    text = json.dumps(opening, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
