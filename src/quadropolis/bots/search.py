"""Bots that search on the kernel: one guided by learned values, and a plain reference."""

from typing import Any

from quadropolis import kernel
from quadropolis.bots.bot import Bot, Candidate, Limit, Thought
from quadropolis.bots.simple import seated
from quadropolis.bots.values import load_values
from quadropolis.kernel.native import native
from quadropolis.views import View

MOST_CANDIDATES = 20
UNLIMITED_ITERATIONS = 2_000
"""How long a search thinks when nobody limits it."""


def _limit(limit: Limit) -> tuple[float, int, int]:
    iterations = limit.iterations or 0
    if limit.seconds is None and not iterations:
        iterations = UNLIMITED_ITERATIONS
    return limit.seconds or 0.0, iterations, limit.seed % 2**64


def _thought(view: View, found: tuple[int, list[Any]]) -> Thought:
    candidates = tuple(
        Candidate(
            move=kernel.move_of(view.state.mode, code),
            points=points,
            win_chance=min(1.0, max(0.0, chance)),
            visits=visits,
        )
        for code, visits, chance, points in found[1][:MOST_CANDIDATES]
    )
    return Thought(candidates[0].move, candidates)


class SearchBot(Bot):
    """Searches the round that is laid out, guided by learned values.

    Every tree node guesses each player's final points from their city; the guesses say
    which moves to look at first and what the end of the round is worth. Moves are chosen
    for the chance to win, so denying others counts.
    """

    exploration = 1.5
    prior_temperature = 1.0
    width = 24

    def think(self, view: View, limit: Limit) -> Thought:
        state, _ = seated(view)
        values = load_values(state.mode.name, state.players)
        seconds, iterations, seed = self.effort(limit)
        found = native.think(
            kernel.from_state(state),
            values.weight,
            values.spread,
            seconds,
            iterations,
            seed,
            self.exploration,
            self.prior_temperature,
            self.width,
        )
        return _thought(view, found)

    def effort(self, limit: Limit) -> tuple[float, int, int]:
        """Seconds, iterations (0: no such limit) and seed to think with."""
        return _limit(limit)


class UctBot(Bot):
    """A textbook UCT: every move tried once, then by upper confidence; random games to the end."""

    name = "uct"
    description = "a textbook UCT search with random games, for reference"
    exploration = 1.0

    def think(self, view: View, limit: Limit) -> Thought:
        state, _ = seated(view)
        found = native.think_uct(kernel.from_state(state), *_limit(limit), self.exploration)
        return _thought(view, found)
