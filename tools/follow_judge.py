"""A bot that plays what the judge of `measure_regret.py` prefers.

It thinks like `top`, and then lets games to the end decide between the best candidates, with the
same deals for all. In the last round, where there is no luck, it plays what `top` plays. If what
the judge calls a loss were one, this bot would win.

    quadropolis arena tools/follow_judge.py:Follower top --iterations 10000 --games 80 --seed 61
"""

import sys
from pathlib import Path

from quadropolis.bots.bot import Bot, Limit, Thought
from quadropolis.bots.registry import bot_named
from quadropolis.views import View

sys.path.insert(0, str(Path(__file__).resolve().parent))
from measure_regret import CANDIDATES, leads

GAMES, POLICY = 60, 32
"""Games after each candidate, and the iterations of every move in them."""
LOOKED_AT = 0.02
"""What was looked at less, beside the best, does not come into question."""


class Follower(Bot):
    """Whatever is ahead on average at the end of these games."""

    name = "follower"

    def __init__(self) -> None:
        self.top = bot_named("top")

    def think(self, view: View, limit: Limit) -> Thought:
        """Ask `top`, then the judge."""
        thought = self.top.think(view, limit)
        state, seed = view.state, limit.seed or 1
        least = LOOKED_AT * thought.candidates[0].visits
        moves = [one.move for one in thought.candidates[:CANDIDATES] if one.visits >= least]
        if state.round == state.mode.rounds or len(moves) == 1:
            return thought
        best = max(moves, key=lambda move: leads(state, move, GAMES, seed, POLICY).mean())
        return Thought(best, thought.candidates)
