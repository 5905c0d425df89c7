"""The bots a single learner plays against."""

from collections.abc import Sequence

from quadropolis import kernel
from quadropolis.bots.bot import Bot, Limit
from quadropolis.bots.registry import bot_named
from quadropolis.env.errors import wrong_choice
from quadropolis.rules.game import FEWEST_PLAYERS, MOST_PLAYERS
from quadropolis.rules.move import Move
from quadropolis.views import view

COUNTS = tuple(range(FEWEST_PLAYERS - 1, MOST_PLAYERS))


class Opponents:
    """Bots by name, each seated so many places after the learner.

    With the same seed and as many iterations a bot of ours answers the same; without a limit of
    iterations it thinks as long as it does by default.
    """

    def __init__(self, names: Sequence[str], iterations: int | None) -> None:
        if isinstance(names, str) or len(names) not in COUNTS:
            raise wrong_choice("opponents", names, COUNTS)
        self.names = tuple(names)
        self.iterations = iterations
        self._bots: list[Bot] = [bot_named(name) for name in self.names]

    @property
    def players(self) -> int:
        """How many play, with the learner."""
        return len(self.names) + 1

    def move(self, position: kernel.Position, learner: int, seed: int) -> Move:
        """What the bot whose turn it is does. Like everyone, it is shown its own seat's view."""
        state = kernel.to_state(position)
        assert state.current_player is not None
        bot = self._bots[(state.current_player - learner - 1) % self.players]
        bot.prepare(None)
        limit = Limit(iterations=self.iterations, seed=seed)
        return bot.think(view(state, state.current_player), limit).move

    def close(self) -> None:
        """Let go of whatever the bots hold."""
        for bot in self._bots:
            bot.close()
