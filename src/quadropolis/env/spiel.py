"""The game for OpenSpiel: `pyspiel.load_game("quadropolis(mode=expert,players=3)")`.

Importing this registers it. Everyone sees everything, and chance deals tile by tile: a node for
each of the 25 squares of a round, with the faces that are left and how likely each is.
"""

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from quadropolis import kernel
from quadropolis.bots.bot import Bot, Limit, Thought
from quadropolis.bots.registry import bot_named
from quadropolis.env.encoding import encoding_of
from quadropolis.env.errors import optional
from quadropolis.env.rewards import checked_reward, range_of, rewards_of
from quadropolis.kernel.native import FACE_OBJECTS, native, site_number
from quadropolis.notation import format_position
from quadropolis.rules.site import FACE_DOWN, SIZE
from quadropolis.rules.state import Phase
from quadropolis.rules.tiles import face_up
from quadropolis.views import View, view

if TYPE_CHECKING:
    import pyspiel
    from open_spiel.python.observation import IIGObserverForPublicInfoGame
else:
    pyspiel = optional("pyspiel", "env")
    IIGObserverForPublicInfoGame = optional(
        "open_spiel.python.observation", "env"
    ).IIGObserverForPublicInfoGame

NAME = "quadropolis"
DEAL, MOVE = kernel.PHASES.index(Phase.DEAL), kernel.PHASES.index(Phase.MOVE)
DEFAULTS: dict[str, Any] = {
    "mode": "classic",
    "players": 2,
    "playgrounds": False,
    "reward": "win",
    "first_player": 0,
}
CHANCE_OUTCOMES = site_number(FACE_DOWN) + 1
"""An outcome is what a tile shows, by the kernel's number."""
NAMES = {number: face.name for number, face in enumerate(FACE_OBJECTS, 1)}
NAMES[site_number(FACE_DOWN)] = str(FACE_DOWN)


def _type(utility: Any) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=NAME,
        long_name="Quadropolis",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION,
        utility=utility,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


class QuadropolisGame(pyspiel.Game):  # type: ignore[misc]
    """The game with its settings; wrong ones are refused in the words of the rules."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = DEFAULTS | (params or {})
        self.start = kernel.start(
            given["mode"], given["players"], given["playgrounds"], given["first_player"]
        )
        self.reward = checked_reward(given["reward"])
        self.encoding = encoding_of(given["mode"], given["players"])
        self.playgrounds: bool = given["playgrounds"]
        mode, players = self.encoding.mode, self.encoding.players
        least, most = range_of(self.reward, players)
        sums_to_nothing = self.reward == "win" or (self.reward == "margin" and players == 2)
        utility = pyspiel.GameType.Utility
        sort = {"shared": utility.IDENTICAL}.get(self.reward, utility.GENERAL_SUM)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions,
            max_chance_outcomes=CHANCE_OUTCOMES,
            num_players=players,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0 if sums_to_nothing else None,
            max_game_length=mode.rounds * mode.turns * players,
        )
        super().__init__(_type(utility.ZERO_SUM if sums_to_nothing else sort), info, params or {})
        self.tiles = tuple(
            tuple(
                sorted(
                    site_number(FACE_DOWN if face is None else face)
                    for face in face_up(mode.name, number + 1, self.playgrounds, players)
                )
            )
            for number in range(mode.rounds)
        )

    def new_initial_state(self) -> "QuadropolisState":
        """The start, before the first tile is dealt."""
        return QuadropolisState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """What a player sees: nothing is hidden, so it depends on the seat alone."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            # Settings read from a text, like `seen(numbers=False)`, come with its name.
            return Observer(self, **{k: v for k, v in (params or {}).items() if k != "name"})
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class QuadropolisState(pyspiel.State):  # type: ignore[misc]
    """A position, and while a round is being dealt the tiles that lie there already.

    Given a position it begins there. OpenSpiel knows a state by what led to it, so such a one can
    be searched and played on, but not serialised.
    """

    def __init__(self, game: QuadropolisGame, position: kernel.Position | None = None) -> None:
        super().__init__(game)
        self._game = _Shared(game)
        self.position = game.start if position is None else position
        self.being_dealt: tuple[int, ...] = ()
        self._left = game.tiles[self.position.round - 1]

    def current_player(self) -> int:
        position = self.position
        phase = position.phase_number
        if phase == MOVE:
            return position.current_player  # type: ignore[return-value]
        return int(pyspiel.PlayerId.CHANCE if phase == DEAL else pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.position.phase_number not in (DEAL, MOVE)

    def _legal_actions(self, player: int) -> list[int]:
        return native.legal_actions(self.position)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What the next tile may show."""
        left = self._left
        share = 1 / len(left)
        return [(face, left.count(face) * share) for face in dict.fromkeys(left)]

    def _apply_action(self, action: int) -> None:
        if self.position.phase_number == MOVE:
            after = native.act(self.position, action)
            if after is None:
                raise self._game.it.encoding.refusal(self.position, action)
            self.position = after
            if after.phase_number == DEAL:
                self._left = self._game.it.tiles[after.round - 1]
            return
        place = self._left.index(action)
        self._left = self._left[:place] + self._left[place + 1 :]
        self.being_dealt += (action,)
        if not self._left:
            after = native.deal(self.position, self.being_dealt)
            assert after is not None
            self.position, self.being_dealt = after, ()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return NAMES[action]
        return str(self._game.it.encoding.move_of(self.position, action))

    def returns(self) -> list[float]:
        return rewards_of(self.position, self._game.it.reward)

    def __str__(self) -> str:
        """The position's text, with what has been dealt of the coming round."""
        text = format_position(kernel.to_state(self.position))
        if not self.being_dealt:
            return text
        return f"{text} + {' '.join(NAMES[tile] for tile in self.being_dealt)}"


class _Shared:
    """The game of a state: when a state is copied, it is not."""

    def __init__(self, it: QuadropolisGame) -> None:
        self.it = it

    def __deepcopy__(self, memo: Any) -> "_Shared":
        return self


class Observer:
    """The numbers of the encoding as OpenSpiel takes them: `tensor`, and its parts by name.

    While a round is being dealt there is more to see than the encoding has: `being_dealt` has
    the tiles that lie there. With `numbers=False` there is the text alone.
    """

    def __init__(self, game: QuadropolisGame, numbers: bool = True) -> None:
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        if not numbers:
            return
        self._numbers = np.zeros(game.encoding.size, np.uint8)
        self.tensor = np.zeros(game.encoding.size + SIZE * SIZE, np.float32)
        self.dict = {part.name: part.of(self.tensor) for part in game.encoding.parts}
        self.dict["being_dealt"] = self.tensor[game.encoding.size :]

    def set_from(self, state: QuadropolisState, player: int) -> None:
        """Look at a state from a seat."""
        if self.tensor is None:
            return
        native.observe(state.position, player, self._numbers)
        self.tensor[: len(self._numbers)] = self._numbers
        being_dealt, dealt = self.dict["being_dealt"], state.being_dealt
        being_dealt[:] = 0
        being_dealt[: len(dealt)] = dealt

    def string_from(self, state: QuadropolisState, player: int) -> str:
        """The position's text; it is the same for everyone."""
        return str(state)


def register() -> None:
    """Make the game known to OpenSpiel, if it is not yet."""
    if NAME not in pyspiel.registered_names():
        pyspiel.register_game(_type(pyspiel.GameType.Utility.GENERAL_SUM), QuadropolisGame)


register()


# --- bots, both ways --------------------------------------------------------------------


class QuadropolisBot(pyspiel.Bot):  # type: ignore[misc]
    """One of our bots as a bot of OpenSpiel, for any seat."""

    def __init__(self, name: str, iterations: int | None = 200, seed: int = 0) -> None:
        super().__init__()
        self._bot, self._iterations, self._seed = bot_named(name), iterations, seed

    def restart_at(self, state: QuadropolisState) -> None:
        """It remembers nothing."""

    def step(self, state: QuadropolisState) -> int:
        """The action it takes in that state."""
        shown = kernel.to_state(state.position)
        self._seed += 1
        self._bot.prepare(None)
        limit = Limit(iterations=self._iterations, seed=self._seed)
        move = self._bot.think(view(shown, shown.current_player), limit).move
        return encoding_of(shown.mode, shown.players).action_of(move)


class OpenSpielMcts(Bot):
    """OpenSpiel's own tree search, as a bot of ours: `examples/bots/openspiel.py`."""

    name = "openspiel"
    description = "the Monte Carlo tree search of OpenSpiel, with random games"
    simulations = 50
    """How often it looks ahead, if nobody limits it."""
    exploration = 1.4

    def think(self, view: View, limit: Limit) -> Thought:
        """The action its search prefers; it heeds iterations, not the time."""
        state = view.state
        mcts = optional("open_spiel.python.algorithms.mcts", "env")
        game = pyspiel.load_game(
            NAME,
            {"mode": state.mode.name, "players": state.players, "playgrounds": state.playgrounds},
        )
        random = np.random.RandomState(limit.seed % 2**32)
        search = mcts.MCTSBot(
            game,
            self.exploration,
            min(limit.iterations or self.simulations, self.simulations),
            mcts.RandomRolloutEvaluator(1, random),
            solve=False,
            random_state=random,
        )
        position = kernel.from_state(state)
        action = search.step(QuadropolisState(game, position))
        return Thought(encoding_of(state.mode, state.players).move_of(position, action))
