"""Write games with a judge's verdicts, which the review is held to: tests/insight/judged.jsonl.

Careful players meet in every setting. At some of their turns the judge decides by games played to
the end, with the same deals for all moves: now and then its best move is played, now and then a
mistake is planted, a move that loses two to four points by games that did not choose it. Every
record tells which moves these are. Games that are already there are kept.

    python tools/calibrate_review.py [--anew PLAYERS]

How many of these moves the review marks is told by
`QUADROPOLIS_LONG=1 pytest -s tests/insight/test_calibration.py`.
"""

import argparse
import random
import sys
from dataclasses import dataclass
from math import sqrt
from pathlib import Path

import quadropolis as q
from quadropolis.bots.bot import Limit
from quadropolis.bots.registry import bot_named
from quadropolis.notation.record import result_data
from quadropolis.testing import SETTINGS
from quadropolis.views import view

sys.path.insert(0, str(Path(__file__).resolve().parent))
from measure_regret import asked, best_move, leads

JUDGED = Path(__file__).resolve().parents[1] / "tests" / "insight" / "judged.jsonl"
GAMES = 40
PLANTED, BEST = 3, 7
"""So many moves of a game are mistakes, or the judge's best."""
LEAST, MOST = 2.0, 4.0
"""What a planted mistake loses, in points of the lead over the best other."""
PLAYERS_THINK = Limit(iterations=200)
JUDGE_THINKS = 1000
CANDIDATES = 6
ROUGHLY, CLOSELY = 75, 1200
"""Games that look for a mistake, and that measure what it loses."""
LOOKED_AT = 24
NAMES = ("Ann", "Bob", "Cleo", "Dan")


@dataclass(frozen=True)
class Verdict:
    """What the judge says of a move: `lost` against `best`, with its usual error."""

    move: int
    best: q.Move
    lost: float
    error: float

    def to_data(self) -> dict[str, object]:
        told = {"move": self.move, "best": str(self.best)}
        return told | {"lost": round(self.lost, 2), "error": round(self.error, 2)}


class Judge:
    """Decides by games played to the end by a policy, at seeds of its own."""

    def __init__(self, games: int, policy: int, rng: random.Random) -> None:
        self.games, self.policy, self.rng = games, policy, rng

    def seed(self) -> int:
        return self.rng.getrandbits(40)

    def best(self, state: q.State) -> q.Move:
        """The best of the moves that come into question."""
        player = state.current_player
        assert player is not None
        limit = Limit(iterations=JUDGE_THINKS, seed=self.rng.getrandbits(32), waited_for=False)
        thought = bot_named("top").think(view(state, player), limit)
        moves = [candidate.move for candidate in thought.candidates[:CANDIDATES]]
        return best_move(state, moves, self.games, self.seed(), self.policy)

    def lost(self, state: q.State, best: q.Move, move: q.Move, games: int) -> tuple[float, float]:
        """What a move loses, by games of its own, and the usual error of that."""
        seed = self.seed()
        behind = leads(state, best, games, seed, self.policy)
        behind -= leads(state, move, games, seed, self.policy)
        return float(behind.mean()), float(behind.std() / sqrt(len(behind)))

    def mistake(self, state: q.State, best: q.Move) -> tuple[q.Move, float, float] | None:
        """A move that loses as much as a planted one should; None: none was found."""
        legal = sorted(q.legal_moves(state), key=str)
        some = [m for m in self.rng.sample(legal, min(LOOKED_AT, len(legal))) if m != best]
        wanted = self.rng.uniform(LEAST, MOST)
        seed = self.seed()
        at_best = leads(state, best, ROUGHLY, seed, self.policy).mean()
        rough = {
            move: at_best - leads(state, move, ROUGHLY, seed, self.policy).mean() for move in some
        }
        for move in sorted(some, key=lambda move: abs(rough[move] - wanted))[:2]:
            lost, error = self.lost(state, best, move, CLOSELY)
            if LEAST <= lost <= MOST:
                return move, lost, error
        return None


def judged_game(number: int, judge: Judge) -> q.GameRecord:
    """A game in which some moves are known to be the best, or mistakes."""
    mode, players, playgrounds = SETTINGS[number % len(SETTINGS)]
    rng = random.Random(f"game {number}")
    turns = q.MODES[mode].rounds * q.MODES[mode].turns * players
    chosen = rng.sample(range(turns), PLANTED + BEST)
    planted, best = set(chosen[:PLANTED]), set(chosen[PLANTED:])
    top = bot_named("top")
    first = rng.randrange(players)
    state = q.start(mode, players, playgrounds, first)
    sites: list[tuple[str, ...]] = []
    moves: list[str] = []
    verdicts: list[Verdict] = []
    while state.phase is not q.Phase.OVER:
        if state.phase is q.Phase.DEAL:
            deal = q.draw(state, rng)
            sites.append(tuple(deal.names()))
            state = q.deal(state, deal)
            continue
        turn = len(moves)
        move = asked(top, state, PLAYERS_THINK, rng.getrandbits(32))
        if turn in planted | best:
            found = judge.best(state)
            mistake = judge.mistake(state, found) if turn in planted else (found, 0.0, 0.0)
            if mistake is not None:
                move = mistake[0]
                verdicts.append(Verdict(turn, found, *mistake[1:]))
        moves.append(str(move))
        state = q.play(state, move)
    outcome = q.outcome(state)
    assert outcome is not None
    record = q.GameRecord.of(
        state, NAMES[:players], first, sites=tuple(sites), moves=tuple(moves),
        result=result_data(outcome),
        extra={"judged": [verdict.to_data() for verdict in verdicts]},
    )  # fmt: skip
    assert record.states()[-1] == state
    return record


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=800, help="at most, for each move judged")
    parser.add_argument("--policy", type=int, default=0, help="iterations of a move in these games "
                        "that judge; 0: the best guess is played")  # fmt: skip
    parser.add_argument("--anew", type=int, help="games of so many players are played and judged "
                        "anew: their values have changed")  # fmt: skip
    args = parser.parse_args()
    lines = JUDGED.read_text("utf-8").splitlines() if JUDGED.exists() else []
    for number in range(GAMES):
        _, players, _ = SETTINGS[number % len(SETTINGS)]
        if number < len(lines) and players != args.anew:
            continue
        judge = Judge(args.games, args.policy, random.Random(f"judge {number}"))
        record = judged_game(number, judge)
        lines[number : number + 1] = [record.to_json()]
        JUDGED.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        print(number, [verdict["lost"] for verdict in record.extra["judged"]], flush=True)


if __name__ == "__main__":
    main()
