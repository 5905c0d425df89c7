"""Positions of the kernel that Hypothesis may draw, and every setting of a game."""

from random import Random

import pytest
from hypothesis import strategies as st

from quadropolis import kernel
from quadropolis.kernel import PHASES
from quadropolis.rules.state import Phase
from quadropolis.testing import SETTINGS

EVERY_SETTING = pytest.mark.parametrize(
    ("mode", "players", "playgrounds"),
    SETTINGS,
    ids=[f"{mode}-{players}{'-playgrounds' * more}" for mode, players, more in SETTINGS],
)
EVERY_GAME = pytest.mark.parametrize(
    ("mode", "players"), sorted({(mode, players) for mode, players, _ in SETTINGS})
)

LONGEST_GAME = 80


def reached(setting, seed: int, moves: int) -> kernel.Position:
    """The position after so many random moves, the last of the game if there are fewer.

    A deal counts as a move, so that positions before one are reached too.
    """
    random = Random(seed)
    position = kernel.start(*setting, random.randrange(setting[1]))
    for _ in range(moves):
        if position.phase_number == PHASES.index(Phase.DEAL):
            position = kernel.deal(position, kernel.draw(position, random.getrandbits(64)))
        elif position.phase_number == PHASES.index(Phase.MOVE):
            position = kernel.play(position, random.choice(kernel.legal_moves(position)))
    return position


positions = st.builds(
    reached, st.sampled_from(SETTINGS), st.integers(0, 2**32), st.integers(0, LONGEST_GAME + 6)
)
undecided = positions.filter(lambda position: position.current_player is not None)
"""Positions in which somebody is to move."""
seeds = st.integers(0, 2**64 - 1)
