"""Bots: what they are, where they come from, and seats that never hang.

>>> from quadropolis.bots import Limit, bot_named
>>> bot_named("greedy").name
'greedy'
"""

from quadropolis.bots.bot import Bot, Candidate, Limit, Thought
from quadropolis.bots.errors import BotError
from quadropolis.bots.registry import all_bots, bot_named
from quadropolis.bots.supervised import Answer, Supervised, Violation

__all__ = [
    "Answer",
    "Bot",
    "BotError",
    "Candidate",
    "Limit",
    "Supervised",
    "Thought",
    "Violation",
    "all_bots",
    "bot_named",
]
