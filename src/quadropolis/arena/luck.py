"""How lucky everybody was with the deals of a game.

The luck of a deal is the chance to win after it, less the mean over other deals that were drawn
in the same way (see `insight`). Whoever plays, on average it is nothing: so scores without it are
scores of the same bots. How it is valued is fixed here, before any match.
"""

from itertools import pairwise

from quadropolis.insight import value
from quadropolis.notation.record import GameRecord
from quadropolis.rules.state import Phase

DEPTH = "glance"


def luck_of(record: GameRecord) -> tuple[int, ...]:
    """What all deals of a game together changed of every seat's chance, in thousandths."""
    luck = [0] * len(record.players)
    for before, after in pairwise(record.states()):
        if before.phase is Phase.DEAL:
            gained = value(after, DEPTH).value - value(before, DEPTH).value
            luck = [sum(both) for both in zip(luck, gained.chances, strict=True)]
    return tuple(luck)
