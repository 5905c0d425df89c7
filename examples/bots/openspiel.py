"""OpenSpiel's tree search as a bot: `quadropolis arena examples/bots/openspiel.py random`.

It needs `pip install "quadropolis[env]"`. What a class of its own changes is how often it looks
ahead: a hundred random games take a second or two.
"""

from quadropolis.env.spiel import OpenSpielMcts


class OpenSpiel(OpenSpielMcts):
    """Looks ahead a few times more than by default."""

    name = "openspiel"
    simulations = 60
