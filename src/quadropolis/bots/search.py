"""Bots that think on the kernel: what they share, and a plain reference."""

import time
from abc import abstractmethod

from quadropolis import kernel
from quadropolis.bots.bot import Bot, Candidate, Limit, Thought
from quadropolis.bots.simple import seated
from quadropolis.kernel.native import native
from quadropolis.rules.state import State
from quadropolis.views import View

Found = tuple[int, list[tuple[int, int, float, tuple[float, ...]]]]
"""The move's code, and the candidates: code, visits, chance to win, points."""
MOST_CANDIDATES = 20
UNLIMITED_ITERATIONS = 2_000
"""How long a search thinks when nobody limits it."""


LEAST_SECONDS = 0.003
"""No search is given less time: it could do little more than read the position."""
ANSWER_SECONDS = 0.000_5
"""Kept for what comes after the search, and for a last step that takes longer than others."""
SHORTEST = 1e-6
WALL = 1.15
"""How much later than its CPU time a search may end by the clock, if someone waits."""


def search_seconds(given: float, spent: float) -> float:
    """What is left for the search itself, if so much was spent before it; never 0."""
    return max(SHORTEST, given - spent - ANSWER_SECONDS)


class SearchBot(Bot):
    """What these bots share: how long they think, and what they answer."""

    least_seconds = LEAST_SECONDS

    def think(self, view: View, limit: Limit) -> Thought:
        began = time.thread_time()
        state, _ = seated(view)
        position = kernel.from_state(state)
        iterations = limit.iterations or 0
        if limit.seconds is None and not iterations:
            iterations = UNLIMITED_ITERATIONS
        seconds = wall = 0.0
        if limit.seconds is not None:
            seconds = search_seconds(limit.seconds, time.thread_time() - began)
            wall = seconds * WALL if limit.waited_for else 0.0
        chosen, found = self.search(state, position, seconds, wall, iterations, limit.seed % 2**64)
        candidates = tuple(
            Candidate(
                move=kernel.move_of(state.mode, code),
                points=points,
                win_chance=min(1.0, max(0.0, chance)),
                visits=visits,
            )
            for code, visits, chance, points in found
        )
        return Thought(kernel.move_of(state.mode, chosen), candidates)

    @abstractmethod
    def search(
        self,
        state: State,
        position: kernel.Position,
        seconds: float,
        wall: float,
        iterations: int,
        seed: int,
    ) -> Found:
        """Think about the position; 0 seconds or iterations set no limit of that kind."""


class UctBot(SearchBot):
    """A textbook UCT: every move tried once, then by upper confidence; random games to the end."""

    name = "uct"
    description = "a textbook UCT search with random games, for reference"
    exploration = 1.0

    def search(
        self,
        state: State,
        position: kernel.Position,
        seconds: float,
        wall: float,
        iterations: int,
        seed: int,
    ) -> Found:
        _, _, candidates = native.think_uct(
            position, seconds, wall, iterations, seed, MOST_CANDIDATES, self.exploration
        )
        return candidates[0][0], candidates
