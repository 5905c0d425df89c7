"""A bot in a package, found by its entry point."""

from quadropolis import legal_moves, play
from quadropolis.bots import Bot, Limit, Thought
from quadropolis.views import View


class Hoarder(Bot):
    """Takes whatever brings most inhabitants and energy, and ends up with a dirty city."""

    name = "hoarder"
    description = "takes whatever brings most inhabitants and energy"

    def think(self, view: View, limit: Limit) -> Thought:
        def resources(move):
            city = play(view.state, move).cities[view.seat]
            return city.inhabitants + city.energy

        return Thought(max(legal_moves(view.state), key=resources))
