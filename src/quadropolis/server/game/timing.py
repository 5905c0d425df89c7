"""A clock for the whole game: what everyone has used of their time, folded from events.

Nobody pays for what is not theirs: not for seeing what others did, not for a server that was away,
and not for a move that somebody else takes back. Nobody gains either by taking back.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from quadropolis.server.game.seat import Made
from quadropolis.server.game.setup import Setup

SHOWING_SECONDS = 1.2
"""For so long a page shows a move, and only then the next one."""
ROUND_SECONDS = 4.5
"""For so long it shows what a new round brings."""
LONGEST_SHOWING = 8.0
"""Many moves at once are summed up."""
ALLOCATING_SECONDS = 120.0
"""What there is at least for the final allocation, whatever was used before."""


@dataclass(frozen=True, slots=True)
class Times:
    """By seat what was used, and for how many moves time was added."""

    used: tuple[float, ...]
    added: tuple[int, ...]
    counts_from: float
    """When the clock of the current turn starts: after everything that happened was seen."""

    @classmethod
    def begun(cls, seats: int, at: float) -> "Times":
        """Nobody has used anything yet."""
        return cls((0.0,) * seats, (0,) * seats, at)

    def left(self, seat: int, setup: Setup) -> float:
        """What a seat had left when the current turn started to count."""
        return setup.clock_amount + setup.clock_increment * self.added[seat] - self.used[seat]

    def deadline(self, seat: int, setup: Setup, allocating: bool) -> float:
        """When that seat's time is up, if it is waited for."""
        least = ALLOCATING_SECONDS if allocating else 0.0
        return self.counts_from + max(least, self.left(seat, setup))

    def dealt(self, at: float) -> "Times":
        """A round is shown before anybody thinks about it."""
        return self._shown(at, ROUND_SECONDS)

    def moved(self, seat: int, by_person: bool, at: float) -> "Times":
        """A move was made; bots have all the time they like."""
        if not by_person:
            return self._shown(at, SHOWING_SECONDS)
        added = _changed(self.added, seat, self.added[seat] + 1)
        return replace(self.stopped(seat, at), added=added)._shown(at, SHOWING_SECONDS)

    def undone(self, made: Sequence[Made], at: float, asked: bool = True) -> "Times":
        """Moves were taken back, and with them what was added for each.

        What was thought since is used by whoever took back, not by whose turn it was; all of it,
        if the others were not asked: by taking back again and again one could think for ever.
        """
        added = list(self.added)
        for move in made:
            added[move.seat] -= move.person is not None
        counted = self if asked else self.again(made[0].at)
        return replace(counted.stopped(made[0].seat, at), added=tuple(added)).again(at)

    def stopped(self, seat: int, at: float) -> "Times":
        """That seat has used the time until now."""
        used = self.used[seat] + max(0.0, at - self.counts_from)
        return replace(self, used=_changed(self.used, seat, used))

    def again(self, at: float) -> "Times":
        """The current turn counts from now on."""
        return replace(self, counts_from=at)

    def paused(self, seconds: float) -> "Times":
        """Nothing could be done for so long."""
        return replace(self, counts_from=self.counts_from + seconds)

    def _shown(self, at: float, seconds: float) -> "Times":
        until = max(self.counts_from, at) + seconds
        return replace(self, counts_from=min(until, at + LONGEST_SHOWING))


T = TypeVar("T")


def _changed(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*values[:place], value, *values[place + 1 :])
