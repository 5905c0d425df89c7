"""Who plays whom, in which seats and with which deals: all of it follows from the plan.

A *line-up* is the bots of one table. A *block* is one set of deals; in every block every
line-up plays it once in each rotation of its seating, so that everyone has had every seat
with the same tiles. With three or four different bots, who sits next to whom changes from
block to block.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from itertools import combinations, permutations
from math import ceil, isfinite
from random import Random
from typing import Any

from quadropolis.arena.errors import TooFewBots, wrong_setting
from quadropolis.rules.game import start

Entries = tuple[int, ...]
"""Bots of a table, as positions in the plan's list: a name may be there more than once."""


@dataclass(frozen=True)
class Fixture:
    """One game to be played."""

    number: int
    block: int
    first_player: int
    seats: Entries
    """Which of the plan's bots has which seat."""


@dataclass(frozen=True)
class Plan:
    """Everything that decides the games of an arena, but how many of them are played."""

    bots: tuple[str, ...]
    mode: str
    players: int
    playgrounds: bool = False
    time: float | None = None
    """The seconds of thinking per move, of which each bot is given its share."""
    iterations: int | None = None
    seed: int = 0
    luck: bool = False
    """Whether the luck of every game is valued."""

    def __post_init__(self) -> None:
        start(self.mode, self.players, self.playgrounds)  # refuses what no game can have
        if len(self.bots) < self.players:
            raise TooFewBots(
                players=self.players,
                bots=len(self.bots),
                example=" ".join((self.bots * self.players or ("random",) * 4)[: self.players]),
            )
        if self.time is not None and not (isfinite(self.time) and self.time > 0):
            raise wrong_setting("--time", self.time, "above", 0)
        if self.iterations is not None and self.iterations < 1:
            raise wrong_setting("--iterations", self.iterations, "at_least", 1)

    def to_data(self) -> dict[str, Any]:
        """The plan as plain data for JSON."""
        data = asdict(self) | {"bots": list(self.bots)}
        if not self.luck:  # as in files that are older than this
            del data["luck"]
        return data

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> "Plan":
        """The plan that `to_data` was called on."""
        return cls(**data | {"bots": tuple(data["bots"])})

    @cached_property
    def lineups(self) -> tuple[Entries, ...]:
        """All bots at one table; or, if they are more than play, everyone with everyone."""
        every = tuple(range(len(self.bots)))
        if len(every) == self.players:
            return (every,)
        # Equal line-ups are played once, and a bot's games against itself tell nothing.
        distinct = {
            tuple(sorted(self._names(lineup))): lineup
            for lineup in reversed(list(combinations(every, self.players)))
        }
        telling = [lineup for names, lineup in distinct.items() if len(set(names)) > 1]
        return tuple(sorted(telling)) or (every[: self.players],)

    @cached_property
    def _orders(self) -> tuple[tuple[Entries, ...], ...]:
        return tuple(self._seatings(lineup) for lineup in self.lineups)

    def _seatings(self, lineup: Entries) -> tuple[Entries, ...]:
        """Every way to sit around the table that differs in who follows whom."""
        distinct: dict[tuple[str, ...], Entries] = {}
        for others in permutations(lineup[1:]):
            order = (lineup[0], *others)
            circle = min(self._names(_rotated(order, by)) for by in range(len(order)))
            distinct.setdefault(circle, order)
        return tuple(distinct.values())

    def _names(self, entries: Entries) -> tuple[str, ...]:
        return tuple(self.bots[entry] for entry in entries)

    def whole_games(self, games: int) -> int:
        """How many games are played in all, if every line-up plays at least so many.

        Always whole blocks: half of a mirrored deal would favour a seat.
        """
        return ceil(games / self.players) * self.players * len(self.lineups)

    def fixture(self, number: int) -> Fixture:
        """The game with that number; block by block, then line-up by line-up."""
        rest, rotation = divmod(number, self.players)
        block, lineup = divmod(rest, len(self.lineups))
        orders = self._orders[lineup]
        return Fixture(
            number=number,
            block=block,
            first_player=self.deals(block).randrange(self.players),
            seats=_rotated(orders[block % len(orders)], rotation),
        )

    def deals(self, block: int) -> Random:
        """The generator of a block: first its first player, then its deals in order."""
        return Random(f"deals {self.seed} {block}")

    def thoughts(self, number: int) -> Random:
        """The generator of the seeds that the bots of a game are given."""
        return Random(f"thoughts {self.seed} {number}")


def _rotated(entries: Sequence[int], by: int) -> Entries:
    return (*entries[by:], *entries[:by])
