"""The search itself: slices of it on the kernel, and what was found so far."""

import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from operator import index
from typing import Any

from quadropolis import kernel
from quadropolis.kernel.native import FACE_OBJECTS, MODE_OBJECTS, native
from quadropolis.notation.record import GameRecord, record_data
from quadropolis.rules.city import City
from quadropolis.rules.errors import WrongNumber, shown
from quadropolis.rules.scoring import ScoreSheet
from quadropolis.rules.tiles import Kind
from quadropolis.solver.errors import CannotBeCompleted
from quadropolis.solver.plan import Plan, Step
from quadropolis.solver.question import Offer, Question, check_time
from quadropolis.solver.witness import witness

SLICE = 0.1
"""How many seconds pass between two reports."""
HOT, COLD = 1.0, 0.7
STEPS = 250_000
"""Temperatures in points, and the steps of the shortest run."""
MOST_RUNS = 10**9
KIND_NUMBERS = {kind: number for number, kind in enumerate(Kind)}


@dataclass(frozen=True, slots=True)
class Answer:
    """The best city so far, how it is built, and what it took to find it."""

    question: Question
    city: City
    sheet: ScoreSheet
    plan: Plan
    boards: int
    """Cities that were scored."""
    runs: int
    """Runs of annealing that came to their end."""
    seconds: float
    bound: int | None = None
    """No city has more points, if that is known."""
    _witness: list[GameRecord] = field(default_factory=list, compare=False, repr=False)

    @property
    def points(self) -> int:
        return self.sheet.total

    @property
    def is_optimal(self) -> bool:
        """Whether it is proven that there is no better city."""
        return self.bound is not None and self.points >= self.bound

    @property
    def witness(self) -> GameRecord:
        """A whole game in which the first player builds this city."""
        if not self._witness:
            self._witness.append(witness(self.question, self.plan))
        return self._witness[0]

    def to_data(self) -> dict[str, Any]:
        """The answer as plain data for JSON."""
        question = self.question
        return {
            "mode": question.mode.name,
            "players": question.players,
            "playgrounds": question.playgrounds,
            "monuments": question.monuments,
            "kinds": [kind.value for kind in Kind if kind in question.kinds],
            "from": str(question.start),
            "points": self.points,
            "bound": self.bound,
            "optimal": self.is_optimal,
            "city": str(self.city),
            "sheet": self.sheet.to_data(),
            "plan": [step.to_data(question) for step in self.plan],
            "record": record_data(self.witness),
            "boards": self.boards,
            "runs": self.runs,
            "seconds": round(self.seconds, 3),
        }


class CitySearch:
    """All runs for one question. The same seed makes the same runs, in the same order."""

    def __init__(
        self, question: Question, seed: int = 0, runs: int | None = None, steps: int = STEPS
    ) -> None:
        """`steps` are those of the shortest runs; others are so many times as long."""
        self.question = question
        if runs is not None:
            _number("runs", runs, 1, MOST_RUNS)
        _number("steps", steps, 1, MOST_RUNS)
        self._native = native_search(
            question, question.offer, question.mode.turns, seed, runs or 0, steps
        )
        if not self._native.is_possible:
            raise CannotBeCompleted(reason="plan", found=None, most=None, tile=None)
        self._seconds = 0.0
        self._run: int | None = None
        self._answer: Answer | None = None

    @property
    def is_over(self) -> bool:
        """Whether all runs came to their end."""
        return self._native.is_over

    def go_on(self, seconds: float, threads: int = 1) -> Answer:
        """Search so long, and say what is the best city now."""
        began = time.perf_counter()
        self._native.go_on(seconds, _number("threads", threads, 1, kernel.MOST_THREADS))
        self._seconds += time.perf_counter() - began
        found = self._native.best()
        assert found is not None  # the given city itself is one
        points, run, squares, steps = found
        if self._answer is None or (points, run) != (self._answer.points, self._run):
            city = City(self.question.mode, squares)
            plan = tuple(Step(number + 1, k, face, square) for number, k, face, square in steps)
            sheet = kernel.score(city)
            assert sheet.total == points
            self._answer = Answer(self.question, city, sheet, plan, 0, 0, 0.0)
            self._run = run
        self._answer = replace(
            self._answer,
            boards=self._native.boards,
            runs=self._native.runs,
            seconds=self._seconds,
        )
        return self._answer


def native_search(
    question: Question,
    offer: Offer,
    turns: int,
    seed: int,
    runs: int,
    steps: int = STEPS,
    planned: bool = True,
) -> native.CitySearch:
    """The kernel's search; `planned` cities are built in rounds and with architects."""
    return native.CitySearch(
        MODE_OBJECTS.index(question.mode),
        question.players,
        [[tiles.get(face, 0) for face in FACE_OBJECTS] for tiles in offer],
        turns,
        sorted(KIND_NUMBERS[kind] for kind in question.kinds),
        -1 if question.monuments is None else question.monuments,
        question.start,
        planned,
        HOT,
        COLD,
        steps,
        _number("seed", seed, -(2**63), 2**64 - 1) % 2**64,
        runs,
    )


def improving(
    question: Question,
    *,
    seconds: float | None = 10.0,
    runs: int | None = None,
    threads: int = 1,
    seed: int = 0,
    bound: int | None = None,
) -> Iterator[Answer]:
    """The answer as it improves, until the time is over, the runs are, or the bound is met.

    With `runs` the last answer depends on the seed alone; with `seconds`, also on how far the
    machine came.
    """
    if seconds is not None or runs is None:
        check_time(seconds)
    search = CitySearch(question, seed, runs)
    began = time.perf_counter()
    while True:
        spent = time.perf_counter() - began
        left = SLICE if seconds is None else min(SLICE, seconds - spent)
        answer = replace(search.go_on(max(left, 0.001), threads), bound=bound)
        yield answer
        late = seconds is not None and time.perf_counter() - began >= seconds
        if late or search.is_over or answer.is_optimal:
            return


def _number(what: str, given: int, least: int, most: int) -> int:
    try:
        number = index(given)
    except TypeError:
        number = least - 1
    if isinstance(given, bool) or not least <= number <= most:
        raise WrongNumber(what=what, found=shown(given), least=least, most=most)
    return number
