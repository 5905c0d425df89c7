"""A bot in a file: `quadropolis arena examples/bots/gardener.py random --games 4`."""

from random import Random

from quadropolis import Move, legal_moves, play, score
from quadropolis.bots import Bot, Limit, Thought
from quadropolis.views import View


class Gardener(Bot):
    """Looks one move ahead, and believes that Parks count three times."""

    name = "gardener"
    description = "loves Parks"

    def think(self, view: View, limit: Limit) -> Thought:
        def worth(move: Move) -> int:
            sheet = score(play(view.state, move).cities[view.seat])
            return sheet.total + 2 * sheet.categories["park"]

        moves = list(legal_moves(view.state))
        Random(limit.seed).shuffle(moves)  # of equal moves, any
        return Thought(max(moves, key=worth))
