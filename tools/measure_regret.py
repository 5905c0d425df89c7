"""Measure how many points a bot's moves lose, and where: by round, turn and kind of decision.

At positions from games of `top`, the moves that come into question are judged by games played to
the end with the same deals for all of them, until it is clear which is best. What the bot's own
move loses against that one is then measured by other games, so that luck which made a move look
best is not counted as a loss. Several bots are measured at the same positions, in points of their
lead or in per cent of their chance to win (`--aim chance`), which is what they play for.

    python tools/measure_regret.py top 'program:OLD/bin/python -m quadropolis.bots.runner top' \
        --positions 300 --iterations 2000 --out losses.jsonl

What is known is kept in a file, position by position: a run that was ended goes on from there.
"""

import argparse
import json
import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from itertools import product
from math import sqrt
from pathlib import Path

import numpy as np
import numpy.typing as npt

import quadropolis as q
from quadropolis import kernel
from quadropolis.bots.bot import Bot, Limit
from quadropolis.bots.registry import bot_named
from quadropolis.bots.values import load_numbers
from quadropolis.kernel.native import native
from quadropolis.rules.site import REACH, SPOT_INDEX
from quadropolis.views import view

CANDIDATES = 6
BATCH = 100
CLEAR = 3.0
"""A move is dropped when it is so many standard errors behind the leading one."""
GAMES_A_LINE = 16
"""In the last round there is no luck: one line of careful play stands for so many games."""
CARE = range(100, 500, 9)
"""Iterations of a move in such lines: other numbers lead to other lines."""
NORMAL_95 = 1.96
SETTINGS = tuple(product(("classic", "expert"), (2, 3, 4)))
Points = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Loss:
    """What a bot's move lost at one position, in points of its lead over the best other or in per
    cent of its chance to win.
    """

    bot: str
    setting: str
    number: int
    """Of the position, in its setting."""
    round: int
    turn: int
    kind: str
    points: float


def positions(mode: str, players: int, wanted: int, limit: Limit, seed: int) -> Iterator[q.State]:
    """So many positions of games of `top`, spread over all rounds and turns."""
    rng = random.Random(f"{mode} {players} {seed}")
    top = bot_named("top")
    moves = q.MODES[mode].rounds * q.MODES[mode].turns * players
    every = 7  # has no divisor in common with the moves of a round
    found, number = 0, 0
    while found < wanted:
        state = q.start(mode, players, playgrounds=bool(number % 2))
        first = rng.randrange(every)
        for move in range(moves):
            if state.phase is q.Phase.DEAL:
                state = q.deal(state, q.draw(state, rng))
            if move % every == first and found < wanted:
                found += 1
                yield state
            state = q.play(state, asked(top, state, limit, rng.getrandbits(32)))
        number += 1


def asked(bot: Bot, state: q.State, limit: Limit, seed: int) -> q.Move:
    """What the bot plays there."""
    player = state.current_player
    assert player is not None
    given = Limit(limit.seconds, limit.iterations, seed, waited_for=False)
    return bot.think(view(state, player), given).move


def leads(
    state: q.State, move: q.Move, games: int, seed: int, policy: int, aim: str = "points"
) -> Points:
    """By how much the mover is ahead of the best other at the end of each game after a move; or
    with `chance` the share of the win, in per cent.

    In the last round these are fewer games, of careful play.
    """
    player = state.current_player
    assert player is not None
    after = kernel.play(kernel.from_state(state), move)
    values = load_numbers(state.mode.name, state.players)
    if state.round == state.mode.rounds:
        lines = games // GAMES_A_LINE
        care = [CARE[(lines * seed + line) % len(CARE)] for line in range(lines)]
        played = [native.guided_games(after, values, 1, seed, iterations) for iterations in care]
        points = np.concatenate(played).astype(np.float64)
    else:
        points = native.guided_games(after, values, games, seed, policy).astype(np.float64)
    if aim == "chance":
        first = points == points.max(axis=1, keepdims=True)
        share: Points = 100 * first[:, player] / first.sum(axis=1)
        return share
    lead: Points = points[:, player] - np.delete(points, player, axis=1).max(axis=1)
    return lead


def best_move(
    state: q.State,
    moves: Sequence[q.Move],
    most: int,
    seed: int,
    policy: int,
    aim: str = "points",
) -> q.Move:
    """The best of these moves, after as many games as it takes or `most` for each."""
    known: dict[q.Move, Points] = {move: np.empty(0) for move in moves}
    for batch in range(most // BATCH):
        known = {
            move: np.concatenate((seen, leads(state, move, BATCH, seed + batch, policy, aim)))
            for move, seen in known.items()
        }
        leader = max(known, key=lambda move: known[move].mean())
        known = {
            move: seen
            for move, seen in known.items()
            if move == leader or not is_clear(known[leader] - seen)
        }
        if len(known) == 1:
            break
    return max(known, key=lambda move: known[move].mean())


def is_clear(behind: Points) -> bool:
    """Whether a move is certainly behind, by these differences game by game."""
    return bool(behind.mean() > CLEAR * behind.std() / sqrt(len(behind)) + 1e-9)


def kind_of(state: q.State, played: q.Move, best: q.Move) -> str:
    """In what the better move differs."""
    if played == best:
        return "none"
    if "-" in (str(played)[-1], str(best)[-1]) or None in (played.to, best.to):
        return "discard or nothing"
    if tile_of(played) == tile_of(best):
        return "square" if played.to != best.to else "architect and spot"
    mine, other = (city_after(state, move) for move in (played, best))
    return "denial or Urbanist" if mine == other else "tile"


def tile_of(move: q.Move) -> int:
    """The square of the site whose tile the move takes."""
    return REACH[move.architect][SPOT_INDEX[move.spot]]


def city_after(state: q.State, move: q.Move) -> q.City:
    """The mover's city with that move."""
    player = state.current_player
    assert player is not None
    return q.play(state, move).cities[player]


def losses(
    bots: dict[str, Bot], state: q.State, args: argparse.Namespace, number: int
) -> Iterator[Loss]:
    """What each bot's move loses at a position."""
    seed = args.seed * 1_000_000 + number
    player = state.current_player
    assert player is not None
    limit = Limit(args.time) if args.time else Limit(iterations=args.iterations)
    thought = bot_named("top").think(
        view(state, player), Limit(None, args.iterations, seed, waited_for=False)
    )
    played = {name: asked(bot, state, limit, seed) for name, bot in bots.items()}
    moves = dict.fromkeys([c.move for c in thought.candidates[:CANDIDATES]] + [*played.values()])
    judge = (args.policy, args.aim)
    best = best_move(state, tuple(moves), args.games, 2 * seed * args.games, *judge)
    fresh = (2 * seed + 1) * args.games
    at_best = leads(state, best, args.games, fresh, *judge)
    for name, move in played.items():
        lost = 0.0
        if move != best:
            lost = float((at_best - leads(state, move, args.games, fresh, *judge)).mean())
        yield Loss(
            bot=name,
            setting=f"{state.mode.name} {state.players}",
            number=number,
            round=state.round,
            turn=state.turn,
            kind=kind_of(state, move, best),
            points=lost,
        )


def named(specs: Sequence[str]) -> dict[str, str]:
    """The bots by what their columns are headed with."""
    return {f"{number}. {spec[:20]}": spec for number, spec in enumerate(specs, 1)}


def kept(out: Path | None) -> list[Loss]:
    """What an earlier run has found."""
    if out is None or not out.exists():
        return []
    return [Loss(**json.loads(line)) for line in out.read_text("utf-8").splitlines()]


def losses_in(setting: tuple[str, int], args: argparse.Namespace, wanted: int) -> list[Loss]:
    """What each bot loses at so many positions of a setting."""
    bots = {name: bot_named(spec) for name, spec in named(args.bots).items()}
    for bot in bots.values():
        bot.prepare(None)
    mode, players = setting
    found = [loss for loss in kept(args.out) if loss.setting == f"{mode} {players}"]
    known = {loss.number for loss in found}
    walk = positions(mode, players, wanted, Limit(iterations=args.iterations), args.seed)
    for number, state in enumerate(walk):
        if number in known:
            continue
        here = [*losses(bots, state, args, number)]
        found += here
        if args.out is not None:
            with args.out.open("a", encoding="utf-8") as out:
                out.write("".join(f"{json.dumps(asdict(loss))}\n" for loss in here))
    for bot in bots.values():
        bot.close()
    return found


def interval(points: Sequence[float]) -> tuple[float, float]:
    """The mean, and how far off it may be with 95%."""
    found = np.array(points)
    margin = NORMAL_95 * found.std(ddof=1) / sqrt(len(found)) if len(found) > 1 else float("nan")
    return float(found.mean()), float(margin)


def table(found: Sequence[Loss], key: str, bots: Sequence[str]) -> list[str]:
    """The losses by a key, a column for each bot, as Markdown."""
    groups: defaultdict[str, defaultdict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for loss in found:
        groups[str(getattr(loss, key))][loss.bot].append(loss.points)
    lines = [f"| {key} | positions | {' | '.join(bots)} |", "|---|---|" + "---|" * len(bots)]
    for group in sorted(groups):
        cells = []
        for bot in bots:
            if not groups[group][bot]:
                cells.append("")
                continue
            mean, margin = interval(groups[group][bot])
            cells.append(f"{mean:.2f} ± {margin:.2f}")
        number = max(len(groups[group][bot]) for bot in bots)
        lines.append(f"| {group} | {number} | {' | '.join(cells)} |")
    return lines


def shares(found: Sequence[Loss], bots: Sequence[str]) -> list[str]:
    """How much each kind of decision adds to the loss of an average move."""
    lines = [f"| kind | {' | '.join(bots)} |", "|---|" + "---|" * len(bots)]
    for kind in sorted({loss.kind for loss in found}):
        cells = []
        for bot in bots:
            own = [loss for loss in found if loss.bot == bot]
            there = [loss.points for loss in own if loss.kind == kind]
            cells.append(f"{sum(there) / len(own):.2f} ({len(there)} of {len(own)} moves)")
        lines.append(f"| {kind} | {' | '.join(cells)} |")
    return lines


def report(found: Sequence[Loss], bots: Sequence[str]) -> str:
    """All tables."""
    parts = [table(found, key, bots) for key in ("setting", "round", "turn")]
    parts.append(shares(found, bots))
    return "\n\n".join("\n".join(lines) for lines in parts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("bots", nargs="*", default=["top"])
    parser.add_argument("--positions", type=int, default=300, help="in all settings together")
    parser.add_argument("--games", type=int, default=2000, help="at most, for each move")
    parser.add_argument("--iterations", type=int, default=2000, help="of each bot's move, and of "
                        "those which lead to the positions")  # fmt: skip
    parser.add_argument("--time", type=float, help="seconds of a processor for each bot's move "
                        "instead")  # fmt: skip
    parser.add_argument("--policy", type=int, default=0, help="iterations of a move in the games "
                        "that judge; 0: the best guess is played")  # fmt: skip
    parser.add_argument("--aim", choices=("points", "chance"), default="points", help="what a "
                        "move may lose")  # fmt: skip
    parser.add_argument("--only", help="one setting, such as expert_2")
    parser.add_argument("--workers", type=int, default=1, help="settings at a time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where losses are kept, to go on from")
    args = parser.parse_args()
    settings = [(m, n) for m, n in SETTINGS if args.only in (None, f"{m}_{n}")]
    each = max(1, args.positions // len(settings))
    found: list[Loss] = []
    with ProcessPoolExecutor(args.workers) as pool:
        for part in pool.map(partial(losses_in, args=args, wanted=each), settings):
            found += part
            print(f"{part[0].setting}: {each} positions", flush=True)
    print(report(found, tuple(named(args.bots))))


if __name__ == "__main__":
    main()
