"""The five levels for people to play against, weakest first.

What each of them sees and overlooks stands in `cpp/bots/levels.hpp`, for Python and the page
alike. Here they get their words and their share of the time.
"""

from typing import ClassVar

from quadropolis import kernel
from quadropolis.bots.search import MOST_CANDIDATES, Found, SearchBot
from quadropolis.bots.values import load_numbers
from quadropolis.kernel.native import native
from quadropolis.rules.state import State

LEVEL_SHARE = 0.3
NUMBERS = {level[0]: number for number, level in enumerate(native.LEVELS)}
"""The kernel's number of each level."""
USES_VALUES = frozenset(name for name, uses_values, *_ in native.LEVELS if uses_values)


class _Level(SearchBot):
    """Plays what the kernel plays at this level."""

    share = LEVEL_SHARE
    level: ClassVar[str]
    """The level's own name, whatever a bot that plays it is called."""

    def search(
        self,
        state: State,
        position: kernel.Position,
        seconds: float,
        wall: float,
        iterations: int,
        seed: int,
    ) -> Found:
        values = None
        if self.level in USES_VALUES:
            values = load_numbers(state.mode.name, state.players)
        move, (_, _, candidates) = native.choose(
            NUMBERS[self.level],
            position,
            values,
            seconds,
            wall,
            iterations,
            seed,
            MOST_CANDIDATES,
        )
        return move, candidates


class Beginner(_Level):
    """Collects buildings that look good; hardly thinks of what they need."""

    level = name = "beginner"
    description = "new to the game: likes big buildings, forgets their needs and the pollution"


class Casual(_Level):
    """Counts what activation needs, but only looks at today's city."""

    level = name = "casual"
    description = "knows the rules and counts well, but lives for the moment"


class Skilled(_Level):
    """Knows what a half-built city promises; does not think about the others."""

    level = name = "skilled"
    description = "plans a good city with an eye on the rounds to come; ignores the others"


class Strong(_Level):
    """Looks ahead through the round, but not long: more time makes it no stronger."""

    level = name = "strong"
    description = "reads the round and blocks where it hurts, but decides quickly"
    share = 0.03


class Top(_Level):
    """Looks ahead through the round for the best chance to win."""

    level = name = "top"
    description = "plays to win: reads the round, denies tiles and uses the Urbanist"
    share = 1.0
