"""How fast the environments are, beside those that come with the libraries they are for.

Everything on one core and in one run, the competitors turn and turn about, so that what counts
are the ratios: a busy machine slows all of them. Numbers are per second of CPU time, of the
best round; every step makes an observation and a mask and takes a random legal action.

    python benchmarks/envs.py
"""

import argparse
import json
import os
import random
import time
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
warnings.simplefilter("ignore")

Play = Callable[[], Iterator[tuple[int, float]]]
"""Plays for a moment: how many decisions at a time, and the CPU time they took."""


def batch(mode: str, players: int, n: int = 1024) -> Iterator[tuple[str, Play]]:
    """A step of the batch alone, and with the choice of the actions."""
    from quadropolis.env import Batch

    games = Batch(n, mode=mode, players=players)
    actions = games.sample()

    def steps(with_choice: bool) -> Iterator[tuple[int, float]]:
        for _ in range(40):
            began = time.process_time()
            games.sample(actions)
            if not with_choice:
                began = time.process_time()
            games.step(actions)
            yield n, time.process_time() - began

    yield f"batch, {mode}, {players} players", lambda: steps(False)
    yield f"batch, {mode}, {players} players, actions chosen too", lambda: steps(True)


def timed(play: Callable[[], int]) -> Play:
    """What takes its time as a whole; it says how many decisions that were."""

    def measured() -> Iterator[tuple[int, float]]:
        began = time.process_time()
        decisions = play()
        yield decisions, time.process_time() - began

    return measured


def aec(env: Any) -> Play:
    """A game of an environment of PettingZoo."""
    choices = np.random.default_rng(1)

    def play() -> int:
        steps = 0
        env.reset()
        for _ in env.agent_iter():
            seen, _, ended, _, _ = env.last()
            action = None
            if not ended:
                legal = np.flatnonzero(seen["action_mask"])
                action = int(legal[choices.integers(len(legal))])
                steps += 1
            env.step(action)
        return steps

    return timed(play)


def single() -> Play:
    """A game of the environment for Gymnasium, against a random bot; both sides' moves count."""
    import gymnasium

    import quadropolis.env  # noqa: F401 - makes it known

    env = gymnasium.make("Quadropolis-v0", disable_env_checker=True)
    choices = np.random.default_rng(1)

    def play() -> int:
        seen, _ = env.reset()
        steps, ended = 0, False
        while not ended:
            legal = np.flatnonzero(seen["action_mask"])
            seen, _, ended, _, _ = env.step(int(legal[choices.integers(len(legal))]))
            steps += 1
        return 2 * steps

    return timed(play)


def vector(n: int = 1024) -> Play:
    """Steps of the vector environment of Gymnasium; both sides' moves count."""
    import gymnasium

    import quadropolis.env  # noqa: F401 - makes it known

    envs = gymnasium.make_vec("Quadropolis-v0", num_envs=n)
    envs.reset(seed=1)
    games: Any = envs.unwrapped

    def play() -> int:
        for _ in range(16):
            envs.step(games.batch.sample())
        return 2 * 16 * n

    return timed(play)


def spiel(name: str) -> Play:
    """A game of OpenSpiel, with the tensor of every decision; chance nodes are played as well."""
    import open_spiel.python.games
    import pyspiel

    import quadropolis.env.spiel  # noqa: F401 - registers it

    assert open_spiel.python.games
    game = pyspiel.load_game(name)
    observer = game.make_py_observer()
    choices = random.Random(1)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choices.choices(outcomes, chances)[0])
                continue
            observer.set_from(state, state.current_player())
            state.apply_action(choices.choice(state.legal_actions()))
            steps += 1
        return steps

    return timed(play)


def competitors() -> dict[str, Play]:
    from pettingzoo.classic import connect_four_v3, tictactoe_v3

    from quadropolis.env import aec as quadropolis_aec

    return {
        **dict(batch("classic", 2)),
        **dict(batch("expert", 4)),
        "Gymnasium, many at once": vector(),
        "Gymnasium": single(),
        "PettingZoo": aec(quadropolis_aec()),
        "PettingZoo's connect_four": aec(connect_four_v3.env()),
        "PettingZoo's tictactoe": aec(tictactoe_v3.env()),
        "OpenSpiel": spiel("quadropolis"),
        "OpenSpiel's python_tic_tac_toe": spiel("python_tic_tac_toe"),
    }


def rate(play: Play, seconds: float) -> float:
    """Decisions per second of CPU time."""
    decisions, spent = 0, 0.0
    while spent < seconds:
        for some, taken in play():
            decisions += some
            spent += taken
    return decisions / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=1.0, help="for each, in every round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    plays = competitors()
    best = dict.fromkeys(plays, 0.0)
    for _ in range(args.rounds):
        for name, play in plays.items():
            best[name] = max(best[name], rate(play, args.seconds))
    from quadropolis.env import encoding_of

    sizes = {
        f"{mode} {players}": {"observation": encoding_of(mode, players).size,
                              "mask": encoding_of(mode, players).actions}
        for mode in ("classic", "expert") for players in (2, 3, 4)
    }  # fmt: skip
    ratios = {
        "PettingZoo : its connect_four": best["PettingZoo"] / best["PettingZoo's connect_four"],
        "OpenSpiel : its python_tic_tac_toe": best["OpenSpiel"]
        / best["OpenSpiel's python_tic_tac_toe"],
    }
    if args.json:
        print(json.dumps({"decisions_per_second": best, "ratios": ratios, "bytes": sizes}))
        return
    for name, found in best.items():
        print(f"{found:12,.0f} decisions/s  {name}")
    for name, found in ratios.items():
        print(f"{found:12.2f}              {name}")
    for name, size in sizes.items():
        print(f"{size['observation']:6} + {size['mask']:5} bytes  observation and mask, {name}")


if __name__ == "__main__":
    main()
