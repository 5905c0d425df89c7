"""How lucky everybody was with the deals of a game.

A deal's luck is by how much it changed a seat's chance to win, as the learned values see it,
compared with the mean over random deals at the same place. Whatever the bots do, it is zero on
average: subtracting it from a score makes the score no better or worse, only less of a gamble.
"""

from random import Random

from quadropolis import kernel
from quadropolis.bots.values import load_numbers
from quadropolis.kernel.native import native
from quadropolis.rules.state import State

SAMPLES = 32
"""Random deals that one deal is compared with."""


def luck(before: State, dealt: State, draw: Random) -> tuple[float, ...]:
    """For every seat, what a deal changed of its chance to win; `draw` chooses other deals."""
    return native.luck(
        kernel.from_state(before),
        kernel.from_state(dealt),
        load_numbers(before.mode.name, before.players),
        SAMPLES,
        draw.getrandbits(64),
    )
