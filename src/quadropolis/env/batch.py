"""Thousands of games side by side: one call plays a move in each of them.

The kernel writes what everyone sees next into the same arrays with every step, on as many
threads as it is given, and begins a new game where one has ended.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from quadropolis import kernel
from quadropolis.env.encoding import Encoding, checked_array, described, encoding_of
from quadropolis.env.errors import NotAnAction, WrongArray, WrongCount, wrong_choice
from quadropolis.env.rewards import REWARDS, Reward, checked_reward
from quadropolis.kernel import MOST_THREADS
from quadropolis.kernel.native import MODE_OBJECTS, native
from quadropolis.rules import game
from quadropolis.rules.errors import WrongNumber, shown
from quadropolis.rules.mode import Mode

MOST_GAMES = 1_000_000

Seeds = int | Sequence[int]
Actions = npt.NDArray[np.int64]


class Batch:
    """`n` games of one kind, each at a decision of its own.

    With seed s, game i is the only game of `Batch(1, seed=s + i)`: what else is in a batch, and
    how many threads there are, changes nothing. All arrays are written anew by every step; copy
    what is to be kept. `buffers` are arrays to be written into instead of new ones, by the names
    of the attributes: of the same type and shape, a row possibly part of a longer one.
    """

    encoding: Encoding
    observations: npt.NDArray[np.uint8]
    """[n, size]: what the player to move sees."""
    masks: npt.NDArray[np.bool_]
    """[n, actions]: what that player may do."""
    movers: npt.NDArray[np.uint8]
    """[n]: the seat of that player."""
    rewards: npt.NDArray[np.float32]
    """[n, players]: what the last step brought to every seat: something only at a game's end."""
    terminated: npt.NDArray[np.bool_]
    """[n]: whether the last step ended a game. Then everything above is of the next one."""
    truncated: npt.NDArray[np.bool_]
    """[n]: never; every game is played to its end."""
    points: npt.NDArray[np.int16]
    """[n, players]: the points of the last game that ended."""
    final_observations: npt.NDArray[np.uint8]
    """[n, players, size]: how its end looked to every seat."""

    def __init__(
        self,
        n: int,
        *,
        mode: Mode | str = "classic",
        players: int = 2,
        playgrounds: bool = False,
        reward: Reward = "win",
        threads: int = 1,
        seed: Seeds = 0,
        buffers: Mapping[str, npt.NDArray[Any]] | None = None,
    ) -> None:
        game.start(mode, players, playgrounds)  # refuses what is not a game
        self.n = _number("n", n, 1, MOST_GAMES)
        self.encoding = encoding_of(mode, players)
        self.playgrounds, self.reward = playgrounds, checked_reward(reward)
        self.threads = _number("threads", threads, 1, MOST_THREADS)
        self._make_room(dict(buffers or {}))
        self._batch = native.Batch(
            MODE_OBJECTS.index(self.encoding.mode),
            players,
            playgrounds,
            REWARDS.index(reward),
            self._seeds(seed),
        )
        self._batch.write_to(
            self.observations,
            self.masks.view(np.uint8),
            self.movers[:, None],
            self.rewards,
            self.terminated.view(np.uint8)[:, None],
            self.points,
            self.final_observations.reshape(n, -1),
        )
        self.reset(seed)

    def _make_room(self, buffers: dict[str, npt.NDArray[Any]]) -> None:
        for name, (kind, shape) in self.layout(self.n, self.encoding).items():
            given = buffers.pop(name, None)
            if given is None:
                given = np.zeros(shape, kind)
            # What is flattened for the kernel must not become a copy by that.
            checked_array(name, given, kind, shape, whole=name == "final_observations")
            setattr(self, name, given)
        if buffers:
            known = tuple(self.layout(self.n, self.encoding))
            raise wrong_choice("buffers", next(iter(buffers)), known)

    @staticmethod
    def layout(n: int, encoding: Encoding) -> dict[str, tuple[str, tuple[int, ...]]]:
        """The type and shape of every array of a batch."""
        players, size = encoding.players, encoding.size
        return {
            "observations": ("uint8", (n, size)),
            "masks": ("bool", (n, encoding.actions)),
            "movers": ("uint8", (n,)),
            "rewards": ("float32", (n, players)),
            "terminated": ("bool", (n,)),
            "truncated": ("bool", (n,)),
            "points": ("int16", (n, players)),
            "final_observations": ("uint8", (n, players, size)),
        }

    def reset(self, seed: Seeds = 0) -> None:
        """Begin all games anew, with seeds counted up from that one, or one for each game."""
        self._batch.reset(self._seeds(seed), self.threads)
        self.truncated[:] = False

    def step(self, actions: npt.ArrayLike, active: npt.NDArray[np.bool_] | None = None) -> None:
        """Play an action in every game; with `active`, in those where it is true.

        The other games, and what stands in the arrays for them, stay as they are. If an action is
        not legal the error says in which game and why, and no game has changed.
        """
        chosen = self._actions(actions)
        if active is None:
            refused = self._batch.step(chosen, self.threads)
        else:
            checked_array("active", active, "bool", (self.n,), written=False)
            refused = self._batch.step_some(
                chosen, np.ascontiguousarray(active).view(np.uint8), self.threads
            )
        if refused >= 0:
            raise self._refusal(refused, int(chosen[refused]))

    def sample(self, out: Actions | None = None) -> Actions:
        """An action for every game, each legal one equally likely; seeded like the games."""
        out = np.empty(self.n, np.int64) if out is None else out
        checked_array("out", out, "int64", (self.n,), whole=True)
        self._batch.sample(out)
        return out

    def position(self, game: int) -> kernel.Position:
        """The position of a game. Of later deals there is nothing in it."""
        return self._batch.position(_number("game", game, 0, self.n - 1))

    def _actions(self, actions: npt.ArrayLike) -> Actions:
        given = np.asarray(actions)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise WrongArray(
                what="actions",
                expected=described("int64", (self.n,)),
                found=described(given.dtype.name, given.shape),
            )
        return np.ascontiguousarray(given, np.int64)

    def _refusal(self, game: int, action: int) -> ValueError:
        if not 0 <= action < self.encoding.actions:
            return NotAnAction(found=shown(action), most=self.encoding.actions - 1)
        return self.encoding.refusal(self.position(game), action, game)

    def _seeds(self, seed: Seeds) -> list[int]:
        if isinstance(seed, int) and not isinstance(seed, bool):
            given: Sequence[int] = range(seed, seed + self.n)
        elif isinstance(seed, Sequence | np.ndarray) and not isinstance(seed, str | bytes):
            given = [int(each) for each in seed]
        else:
            raise WrongNumber(what="seed", found=shown(seed), least=0, most=2**64 - 1)
        if len(given) != self.n:
            raise WrongCount(what="seed", expected=self.n, found=len(given))
        return [each % 2**64 for each in given]


def _number(what: str, given: int, least: int, most: int) -> int:
    if type(given) is not int or not least <= given <= most:
        raise WrongNumber(what=what, found=shown(given), least=least, most=most)
    return given
