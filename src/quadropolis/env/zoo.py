"""The game for PettingZoo: agents take turns, each with what it may do.

`aec` makes the environment, `parallel` the same with a step for all agents at once, of whom all
but one wait.
"""

from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Literal

import numpy as np
import numpy.typing as npt

from quadropolis import kernel
from quadropolis.env.drawing import RENDER_MODES, drawn
from quadropolis.env.encoding import encoding_of
from quadropolis.env.errors import NotBegun, NotRendered, optional, wrong_choice
from quadropolis.env.rewards import Reward, checked_reward, rewards_of
from quadropolis.env.spaces import Illegal, action_space, checked_illegal, observation_space
from quadropolis.kernel.native import native
from quadropolis.rules.mode import Mode
from quadropolis.rules.state import Phase

if TYPE_CHECKING:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
else:
    AECEnv = optional("pettingzoo", "env").AECEnv

Observation = dict[str, npt.NDArray[Any]] | npt.NDArray[Any]
Masks = Literal["observation", "info"]
MASKS: tuple[Masks, ...] = ("observation", "info")
DEAL = kernel.PHASES.index(Phase.DEAL)
OVER = kernel.PHASES.index(Phase.OVER)


class QuadropolisAEC(AECEnv):  # type: ignore[misc]
    """Agents `player_0` and on; the observation and what may be done are in the encoding.

    With masks in the observation it is a dictionary of `observation` and `action_mask`; with
    masks in the info it is the array alone. Only who is to move may do anything.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "quadropolis_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        mode: Mode | str = "classic",
        players: int = 2,
        playgrounds: bool = False,
        reward: Reward = "win",
        illegal: Illegal = "refuse",
        masks: Masks = "observation",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.encoding = encoding_of(mode, players)
        kernel.start(mode, players, playgrounds)  # refuses what is not a game
        self._playgrounds = playgrounds
        self._reward = checked_reward(reward)
        self._illegal = checked_illegal(illegal)
        if masks not in MASKS:
            raise wrong_choice("masks", masks, MASKS)
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise wrong_choice("render_mode", render_mode, RENDER_MODES)
        self._masks_in_observation = masks == "observation"
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self._observation_spaces = {
            agent: observation_space(self.encoding, with_mask=self._masks_in_observation)
            for agent in self.possible_agents
        }
        self._action_spaces = {agent: action_space(self.encoding) for agent in self.possible_agents}
        self._deals = Random()
        self._position: kernel.Position | None = None

    def observation_space(self, agent: str) -> "spaces.Space[Any]":
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> "spaces.Space[Any]":
        return self._action_spaces[agent]

    @property
    def position(self) -> kernel.Position:
        """Where the game is. Of later deals there is nothing in it."""
        if self._position is None:
            raise NotBegun()
        return self._position

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; with a seed always the same one, without it the next."""
        if seed is not None:
            self._deals = Random(seed)
        players = len(self.possible_agents)
        start = kernel.start(
            self.encoding.mode, players, self._playgrounds, self._deals.randrange(players)
        )
        position = native.deal_randomly(start, self._deals.getrandbits(64))
        self._position = position
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._call(position)

    def step(self, action: int | None) -> None:
        """Play an action for the agent whose turn it is; None for one that is done."""
        position = self.position
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        try:
            after = native.act(position, action)  # type: ignore[arg-type]
        except TypeError:
            after = None
        if after is None:
            self._refused(position, agent, action)
            return
        if after.phase_number == DEAL:
            after = native.deal_randomly(after, self._deals.getrandbits(64))
        self._position = after
        if after.phase_number == OVER:
            self._end(dict(zip(self.possible_agents, rewards_of(after, self._reward), strict=True)))
        self._call(after)

    def _refused(self, position: kernel.Position, agent: str, action: Any) -> None:
        """An action that is none is always an error; one that is not legal may be a loss."""
        number = self.encoding.number_of(action)
        after = native.act(position, number)
        if after is not None:  # a number of another type
            self.step(number)
            return
        refusal = self.encoding.refusal(position, number)
        if self._illegal == "refuse":
            raise refusal
        self.infos[agent]["illegal"] = str(refusal)
        self._end({each: -1.0 if each == agent else 0.0 for each in self.agents})

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def _call(self, position: kernel.Position) -> None:
        """Whose turn it is; at the end everyone's once, from the first seat on."""
        seat = position.current_player
        self.agent_selection = self.possible_agents[0 if seat is None else seat]
        if not self._masks_in_observation:
            for agent, info in self.infos.items():
                info["action_mask"] = self._mask(position, self._seats[agent])

    def observe(self, agent: str) -> Observation:
        """What that agent sees; for all but the one to move with nothing it may do."""
        position, seat = self.position, self._seats[agent]
        seen = np.empty(self.encoding.size, np.uint8)
        native.observe(position, seat, seen)
        if not self._masks_in_observation:
            return seen
        return {"observation": seen, "action_mask": self._mask(position, seat)}

    def _mask(self, position: kernel.Position, seat: int) -> npt.NDArray[np.int8]:
        if seat != position.current_player or not self._goes_on():
            return np.zeros(self.encoding.actions, np.int8)
        mask = np.empty(self.encoding.actions, np.uint8)
        native.mask(position, mask)
        return mask.view(np.int8)

    def _goes_on(self) -> bool:
        return not self.terminations.get(self.agent_selection, True)

    def state(self) -> npt.NDArray[np.uint8]:
        """Everything at once: nothing on the table is hidden, so the first seat's view."""
        return self.encoding.observe(self.position, 0)

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """The position as its render mode says."""
        if self.render_mode is None:
            raise NotRendered(choices=list(RENDER_MODES))
        return drawn(self.position, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


def aec(**settings: Any) -> QuadropolisAEC:
    """The environment for PettingZoo: see `QuadropolisAEC` for the settings."""
    return QuadropolisAEC(**settings)


def parallel(**settings: Any) -> "ParallelEnv[Any, Any, Any]":
    """The same, taking a step of all agents at once: only the action of who is to move counts."""
    conversions = optional("pettingzoo.utils.conversions", "env")
    converted: ParallelEnv[Any, Any, Any] = conversions.turn_based_aec_to_parallel(aec(**settings))
    return converted
