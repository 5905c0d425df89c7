"""The arena: bots against bots on mirrored deals, and what that says about them."""

from quadropolis.arena.arena import Arena
from quadropolis.arena.plan import Plan
from quadropolis.arena.ratings import Ratings, rate

__all__ = ["Arena", "Plan", "Ratings", "rate"]
