"""What follows from a command: facts to be written, and what is written with them."""

from collections.abc import Callable
from dataclasses import dataclass

from quadropolis.server.deals import SecretDeals
from quadropolis.server.events import Fact
from quadropolis.server.store import Append
from quadropolis.server.table import Table


@dataclass(frozen=True, slots=True)
class Decision:
    """What follows from a command."""

    facts: list[Fact]
    secret: SecretDeals | None = None
    """The deals, when the game starts."""
    also: tuple[Append, ...] = ()


Decide = Callable[[Table, float], Decision]
"""Looks at a table at that time and decides, or says why not."""
