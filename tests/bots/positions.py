"""Positions in which a bot can be asked."""

from random import Random

import quadropolis as q
from quadropolis.testing import random_game
from quadropolis.views import view


def first_view(mode="classic", players=2, seed=1):
    """What the first player sees after the first deal."""
    state = q.start(mode, players)
    state = q.deal(state, q.draw(state, Random(seed)))
    return view(state, state.current_player)


def views_of_game(settings, seed):
    """What the players see when it is their turn, and the record so far."""
    for state, _, record in random_game(*settings, Random(seed)):
        if state.phase is q.Phase.MOVE:
            yield view(state, state.current_player), record
