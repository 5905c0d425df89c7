"""The game for Gymnasium: one learner against bots of any kind."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from quadropolis import kernel
from quadropolis.env.drawing import RENDER_MODES, drawn
from quadropolis.env.encoding import encoding_of
from quadropolis.env.errors import NotBegun, NotRendered, optional, wrong_choice
from quadropolis.env.opponents import Opponents
from quadropolis.env.rewards import Reward, checked_reward, rewards_of
from quadropolis.env.spaces import Illegal, action_space, checked_illegal, observation_space
from quadropolis.kernel.native import native
from quadropolis.rules.errors import WrongSeat, shown
from quadropolis.rules.mode import Mode
from quadropolis.rules.state import Phase

if TYPE_CHECKING:
    from gymnasium import Env
else:
    Env = optional("gymnasium", "env").Env

Observation = dict[str, npt.NDArray[Any]]
DEAL = kernel.PHASES.index(Phase.DEAL)
ITERATIONS = 200
"""How far bots that search look ahead, unless they are told otherwise."""


class QuadropolisEnv(Env):
    """A learner in one seat, bots in all others.

    Observations have the numbers of the encoding under `observation`, and under `action_mask`
    what may be done. `opponents` are names, files or commands of bots, as everywhere; they sit
    after the learner in this order. With no `seat` the learner gets another one every game. An
    illegal action loses the game, the least reward there is; with `illegal="refuse"` it is an
    error instead.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as its base has it
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
    }

    def __init__(
        self,
        mode: Mode | str = "classic",
        opponents: Sequence[str] = ("random",),
        playgrounds: bool = False,
        reward: Reward = "win",
        seat: int | None = None,
        iterations: int | None = ITERATIONS,
        illegal: Illegal = "lose",
        render_mode: str | None = None,
    ) -> None:
        self._opponents = Opponents(opponents, iterations)
        players = self._opponents.players
        kernel.start(mode, players, playgrounds)  # refuses what is not a game
        self.encoding = encoding_of(mode, players)
        self._playgrounds = playgrounds
        self._reward = checked_reward(reward)
        self._illegal = checked_illegal(illegal)
        self._wanted_seat = checked_seat(seat, players)
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise wrong_choice("render_mode", render_mode, RENDER_MODES)
        self.render_mode = render_mode
        self.observation_space = observation_space(self.encoding, with_mask=True)
        self.action_space = action_space(self.encoding)
        self._position: kernel.Position | None = None
        self._over = False
        self.seat = 0

    @property
    def position(self) -> kernel.Position:
        """Where the game is. Of later deals there is nothing in it."""
        if self._position is None:
            raise NotBegun()
        return self._position

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game, and let the others move until it is the learner's turn."""
        super().reset(seed=seed)
        players = self.encoding.players
        wanted = self._wanted_seat
        self.seat = int(self.np_random.integers(players)) if wanted is None else wanted
        first = int(self.np_random.integers(players))
        start = kernel.start(self.encoding.mode, players, self._playgrounds, first)
        self._over = False
        self._position = self._wait(start)
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action of the learner, and let the others move until it is its turn again."""
        number = self.encoding.number_of(action)
        position = self.position
        if self._over:
            raise NotBegun()
        after = native.act(position, number)
        if after is None:
            refusal = self.encoding.refusal(position, number)
            if self._illegal == "refuse":
                raise refusal
            self._over = True
            info = self._info() | {"illegal": str(refusal)}
            return self._seen(), -1.0, True, False, info
        self._position = self._wait(after)
        self._over = self._position.current_player is None
        reward = rewards_of(self._position, self._reward)[self.seat] if self._over else 0.0
        return self._seen(), reward, self._over, False, self._info()

    def _wait(self, position: kernel.Position) -> kernel.Position:
        """The next position in which the learner is to move, or the end."""
        while position.current_player != self.seat:
            if position.phase_number == DEAL:
                position = native.deal_randomly(position, self._chance())
            elif position.current_player is None:
                break
            else:
                move = self._opponents.move(position, self.seat, self._chance())
                position = kernel.play(position, move)
        return position

    def _chance(self) -> int:
        return int(self.np_random.integers(2**63))

    def _seen(self) -> Observation:
        position = self.position
        mask = np.zeros(self.encoding.actions, np.uint8)
        if not self._over:
            native.mask(position, mask)
        return {
            "observation": self.encoding.observe(position, self.seat),
            "action_mask": mask.view(np.int8),
        }

    def _info(self) -> dict[str, Any]:
        outcome = kernel.outcome(self.position)
        info: dict[str, Any] = {"seat": self.seat}
        if outcome is not None:
            info |= {"points": list(outcome.scores), "winners": list(outcome.winners)}
        return info

    def render(self) -> Any:
        """The position as its render mode says."""
        if self.render_mode is None:
            raise NotRendered(choices=list(RENDER_MODES))
        return drawn(self.position, self.render_mode)

    def close(self) -> None:
        """Let go of the bots."""
        self._opponents.close()


def checked_seat(seat: int | None, players: int) -> int | None:
    """A seat that there is, or None for any."""
    if seat is not None and (type(seat) is not int or not 0 <= seat < players):
        raise WrongSeat(seat=shown(seat), last=players - 1)
    return seat
