"""Many learners at once for Gymnasium, on a batch: each plays a game of its own."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from quadropolis.env.batch import Actions, Batch
from quadropolis.env.errors import optional
from quadropolis.env.opponents import Opponents
from quadropolis.env.rewards import Reward
from quadropolis.env.single import ITERATIONS, Observation, checked_seat
from quadropolis.env.spaces import action_space, observation_space
from quadropolis.rules.mode import Mode

if TYPE_CHECKING:
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
else:
    vector = optional("gymnasium.vector", "env")
    AutoresetMode, VectorEnv = vector.AutoresetMode, vector.VectorEnv
    batch_space = optional("gymnasium.vector.utils", "env").batch_space

NATIVE = "random"
"""Opponents of this name are played by the kernel: every legal action equally likely."""


class QuadropolisVectorEnv(VectorEnv):
    """`num_envs` learners, each against bots as in `QuadropolisEnv`.

    Without opponents everyone is the learner in turn: an action is of whoever is to move, and so
    is the reward at a game's end; those of all seats are in the info under `rewards`. A game that
    has ended begins anew in the same step; how it ended is in the info under `final_obs`. An
    illegal action is an error, and no game has changed then.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as its base has it
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        mode: Mode | str = "classic",
        opponents: Sequence[str] | None = (NATIVE,),
        players: int = 2,
        playgrounds: bool = False,
        reward: Reward = "win",
        seat: int | None = None,
        iterations: int | None = ITERATIONS,
        threads: int = 1,
        render_mode: str | None = None,
    ) -> None:
        self._opponents = None if opponents is None else Opponents(opponents, iterations)
        if self._opponents is not None:
            players = self._opponents.players
        self._wanted_seat = checked_seat(seat, players)
        self.batch = Batch(
            num_envs,
            mode=mode,
            players=players,
            playgrounds=playgrounds,
            reward=reward,
            threads=threads,
        )
        self.num_envs, self.render_mode = num_envs, None
        encoding = self.batch.encoding
        self.single_observation_space = observation_space(encoding, with_mask=True)
        self.single_action_space = action_space(encoding)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.seats = np.zeros(num_envs, np.uint8)
        """Where each learner sits."""
        self._every = np.arange(num_envs)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games, and let the others move until it is every learner's turn."""
        own = seed if seed is None or isinstance(seed, int) else hash(tuple(seed)) % 2**32
        super().reset(seed=own)
        if seed is None or (isinstance(seed, list) and None in seed):
            seed = int(self.np_random.integers(2**62))
        self.batch.reset(seed)  # type: ignore[arg-type]
        self._sit(np.ones(self.num_envs, np.bool_))
        self._wait()
        return self._seen(), {"seats": self.seats.copy()}

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[Observation, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Play an action of every learner, and let the others move until it is its turn again."""
        batch = self.batch
        before = batch.movers.copy() if self._opponents is None else self.seats.copy()
        batch.step(actions)
        ended, rewards = batch.terminated.copy(), batch.rewards.copy()
        if ended.any():
            self._sit(ended)
        if self._opponents is not None:
            self._wait(ended, rewards)
        info: dict[str, Any] = {"seats": self.seats.copy()}
        if ended.any():
            info |= self._told(ended, rewards, before)
        own = rewards[self._every, before].astype(np.float64)
        return self._seen(), own, ended, np.zeros(self.num_envs, np.bool_), info

    def _told(
        self, ended: npt.NDArray[Any], rewards: npt.NDArray[Any], seats: npt.NDArray[Any]
    ) -> dict[str, Any]:
        final = np.empty(self.num_envs, object)
        nothing = np.zeros(self.batch.encoding.actions, np.int8)
        for game in np.flatnonzero(ended):
            seen = self.batch.final_observations[game, seats[game]].copy()
            final[game] = {"observation": seen, "action_mask": nothing.copy()}
        info = {"points": self.batch.points.copy(), "rewards": rewards}
        return {"final_obs": final, "_final_obs": ended.copy(), "final_info": info,
                "_final_info": ended.copy()}  # fmt: skip

    def _sit(self, which: npt.NDArray[np.bool_]) -> None:
        """Where the learners of new games sit."""
        if self._wanted_seat is None:
            players = self.batch.encoding.players
            drawn = self.np_random.integers(players, size=self.num_envs, dtype=np.uint8)
            self.seats[which] = drawn[which]
        else:
            self.seats[which] = self._wanted_seat

    def _wait(
        self, ended: npt.NDArray[Any] | None = None, rewards: npt.NDArray[Any] | None = None
    ) -> None:
        """Let the opponents move; note which games they end."""
        batch = self.batch
        if self._opponents is None:
            return
        while (waiting := batch.movers != self.seats).any():
            batch.step(self._answers(self._opponents, waiting), waiting)
            over = waiting & batch.terminated
            if over.any() and ended is not None and rewards is not None:
                rewards[over] = batch.rewards[over]
                ended |= over
                self._sit(over)

    def _answers(self, opponents: Opponents, waiting: npt.NDArray[np.bool_]) -> Actions:
        """What the bots do in the games that wait for them."""
        batch, players = self.batch, self.batch.encoding.players
        actions = batch.sample()
        place = (batch.movers.astype(int) - self.seats - 1) % players
        thinking = np.array([name != NATIVE for name in opponents.names])[
            np.minimum(place, players - 2)
        ]
        for game in np.flatnonzero(waiting & thinking):
            seed = int(self.np_random.integers(2**63))
            move = opponents.move(batch.position(int(game)), int(self.seats[game]), seed)
            actions[game] = batch.encoding.action_of(move)
        return actions

    def _seen(self) -> Observation:
        return {
            "observation": self.batch.observations.copy(),
            "action_mask": self.batch.masks.astype(np.int8),
        }

    def close_extras(self, **kwargs: Any) -> None:
        """Let go of the bots."""
        if self._opponents is not None:
            self._opponents.close()
