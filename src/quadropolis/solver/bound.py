"""A bound on the points of any city, tighter the longer one works on it.

Two models take turns. `model.py` knows everything that can be counted, and proposes numbers of
buildings with what neighbors bring. `grid.py` knows the mat, and answers with an inequality that
no city violates but the proposal does, if there is one. Every inequality holds for good, so the
work can be left and taken up again: a file keeps them.
"""

import json
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from quadropolis.rules.errors import shown
from quadropolis.rules.tiles import Kind
from quadropolis.solver.errors import NoOrtools, WrongBoundFile
from quadropolis.solver.grid import (
    BUCKETS,
    HARBOR_PAIRS,
    OFFICE_PAIRS,
    PRICED,
    SCALE,
    Arrangement,
    Cut,
    Numbers,
    bucket_of,
    cut,
)
from quadropolis.solver.question import Question, check_time

FORMAT, VERSION = "quadropolis-bound", 1
LOOSEST = 400
"""No city comes near this."""
FIRST_CUTS = 300
HIGHEST_PRICE = 15
"""In points: no neighbor is worth more."""
LEAST_EFFORT, MOST_EFFORT = 2.0, 600.0
"""How long to look for a proposal, in about seconds of a quiet machine."""
MOST_REPLIES = 40
PLAIN = BUCKETS
PATIENCE = 4
"""So many proposals in a row may bring the bound no further; then more effort is made."""
PART = 3
"""The next question excludes so much of what is not known yet."""


@dataclass(slots=True)
class Bound:
    """The bound of a question, and what proves it."""

    question: Question
    value: int = LOOSEST
    """No city has more points."""
    cpu_seconds: float = 0.0
    """The processor's time that all the work on it took."""
    cuts: list[Cut] = field(default_factory=list)

    @property
    def known(self) -> int | None:
        """The bound, if there is one that says anything."""
        return self.value if self.value < LOOSEST else None

    @classmethod
    def load(cls, question: Question, path: Path) -> "Bound":
        """What was kept in a file; a new one if there is none."""
        if not path.exists():
            return cls(question)
        try:
            data: Any = json.loads(path.read_text(encoding="utf-8"))
            fine = (
                (data["format"], data["version"]) == (FORMAT, VERSION)
                and type(data["bound"]) is int
                and all(
                    len(cut["prices"]) == len(PRICED) and len(cut["most"]) == BUCKETS
                    for cut in data["cuts"]
                )
            )
            asked = data["question"]
            kept = [Cut(tuple(cut["prices"]), tuple(cut["most"])) for cut in data["cuts"]]
            spent = float(data["cpu_seconds"])
        except (ValueError, KeyError, TypeError, OSError, RecursionError) as error:
            raise WrongBoundFile(path=shown(str(path)), reason="other") from error
        if not fine or asked != question.key:
            reason = "question" if fine else "other"
            raise WrongBoundFile(path=shown(str(path)), reason=reason)
        return cls(question, data["bound"], spent, kept)

    def save(self, path: Path) -> None:
        """Keep it in a file, whole or not at all."""
        data = {
            "format": FORMAT,
            "version": VERSION,
            "question": self.question.key,
            "bound": self.value,
            "cpu_seconds": self.cpu_seconds,
            "cuts": [{"prices": cut.prices, "most": cut.most} for cut in self.cuts],
        }
        beside = path.with_name(f"{path.name}.part")
        beside.write_text(json.dumps(data) + "\n", encoding="utf-8")
        beside.replace(path)


def tightening(
    bound: Bound, *, seconds: float, least: int = 0, workers: int = 1
) -> Iterator[Bound]:
    """Work on a bound for so long, or until it is down to `least`, the points of a city that
    there is, or until the mat has nothing more to say. It is the same object every time, better
    or not.
    """
    check_time(seconds)
    demand_ortools()
    from quadropolis.solver import model

    end = time.monotonic() + seconds
    began = time.process_time()
    mat = _Mat(bound)
    effort = LEAST_EFFORT
    beyond = least  # so many points cannot be excluded
    climbs, patience = True, PATIENCE
    while bound.value > beyond and (left := end - time.monotonic()) > 0:
        counts = model.CountModel(bound.question)
        counts.add_cuts(bound.cuts)
        # At first the best proposal is soon found, and soon refused. Later it is quicker to ask
        # for so many points that there are none.
        asked = beyond + 1 if climbs else bound.value - (bound.value - beyond - 1) // PART
        found, proven = counts.proposal(asked, bound.value, effort, left, workers)
        patience = PATIENCE if proven < bound.value else patience - 1
        if patience == 0:
            effort, patience = min(2 * effort, MOST_EFFORT), PATIENCE
        bound.value = min(bound.value, proven)
        if found is not None and not mat.reply(found.points, found.numbers):
            if not climbs:
                beyond = asked
            climbs = False
        elif found is None and proven >= asked:
            climbs, effort = False, min(2 * effort, MOST_EFFORT)
        bound.cpu_seconds += time.process_time() - began
        began = time.process_time()
        yield bound


def demand_ortools() -> None:
    """Say what is missing if OR-tools is: it comes with an extra."""
    try:
        import ortools  # noqa: F401
    except ImportError as error:
        raise NoOrtools() from error


class _Mat:
    """The mat's side of it: inequalities, and the arrangements they come from."""

    def __init__(self, bound: Bound) -> None:
        question = bound.question
        offered = {face.kind for tiles in question.offer for face in tiles}
        given = {kind for kind in question.start.kinds() if kind is not None}
        kinds = {kind for kind in offered if kind in question.kinds or kind in given}
        if question.monuments == 0:
            kinds.discard(Kind.MONUMENT)
        sorts = {"park" if kind is Kind.PLAYGROUND else kind.value for kind in kinds}
        self._bound = bound
        self._sorts = frozenset(sorts)
        # The arrangements that are known, by bucket; plain ones are in one of their own.
        self._pools: list[list[Arrangement]] = [[] for _ in range(BUCKETS + 1)]
        if not bound.cuts:
            for prices in self._first_prices():
                bound.cuts.append(self._learn(prices, plain=True))

    def _first_prices(self) -> list[tuple[int, ...]]:
        """Some prices of all sizes, so that the first proposals are not absurd."""
        random = Random(0)
        found = [(0,) * len(PRICED)]
        for _ in range(FIRST_CUTS):
            found.append(
                tuple(
                    random.randint(0, 3 * SCALE)
                    if name in (OFFICE_PAIRS, HARBOR_PAIRS)
                    else -random.randint(0, 10 * SCALE)
                    for name in PRICED
                )
            )
        return found

    def _learn(self, prices: Numbers, plain: bool) -> Cut:
        new, arrangements = cut(self._bound.question.mode, self._sorts, prices, plain)
        pools = self._pools[PLAIN:] if plain else self._pools[:PLAIN]
        for pool, arrangement in zip(pools, arrangements, strict=False):
            if arrangement is not None and arrangement not in pool:
                pool.append(arrangement)
        return new

    def reply(self, points: int, numbers: Numbers) -> bool:
        """Add the inequality that a proposal violates most; False if it violates none."""
        counted = dict(zip(PRICED, numbers, strict=True))
        bucket = bucket_of(counted["factory"], counted["park"])
        return self._reply(points, numbers, bucket, PLAIN) or self._reply(
            points, numbers, bucket, bucket
        )

    def _reply(self, points: int, numbers: Numbers, bucket: int, place: int) -> bool:
        best, chosen = 0, None
        for _ in range(MOST_REPLIES):
            known = len(self._pools[place])
            hoped, prices = self._hopeful_prices(self._pools[place], points, numbers)
            if hoped * SCALE <= best + 1:
                break
            new = self._learn(prices, plain=place == PLAIN)
            most = new.most[bucket]
            assert most is not None  # the proposal has so many Factories and Parks
            priced = sum(price * number for price, number in zip(prices, numbers, strict=True))
            violation = points * SCALE + priced - most
            if violation > best:
                best, chosen = violation, new
            if len(self._pools[place]) == known:
                break
        if chosen is None:
            return False
        self._bound.cuts.append(chosen)
        return True

    def _hopeful_prices(
        self, pool: list[Arrangement], points: int, numbers: Numbers
    ) -> tuple[float, Numbers]:
        """The prices by which a proposal is most above all arrangements known so far."""
        from ortools.linear_solver import pywraplp

        program = pywraplp.Solver.CreateSolver("GLOP")
        prices = [
            program.NumVar(
                0 if name in (OFFICE_PAIRS, HARBOR_PAIRS) else -HIGHEST_PRICE, HIGHEST_PRICE, name
            )
            for name in PRICED
        ]
        above = program.NumVar(-LOOSEST, LOOSEST, "above")
        for known in pool:
            program.Add(
                above
                <= points
                - known.points
                + sum(
                    price * (number - there)
                    for price, number, there in zip(prices, numbers, known.numbers, strict=True)
                    if number != there
                )
            )
        program.Maximize(above)
        program.Solve()
        return above.solution_value(), tuple(round(p.solution_value() * SCALE) for p in prices)
