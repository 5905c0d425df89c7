"""What a city counts, without where it stands: a model for CP-SAT that no city escapes.

Tiles by rounds and faces, buildings by floors, inhabitants and energy are exact. Where things
stand is only known by numbers: how many pairs of Office Towers or Harbors touch, and what
neighbors bring, which `grid.py` limits by inequalities (cuts). So its optimum is a bound.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ortools.sat.python import cp_model

from quadropolis.rules.tiles import Face, Kind
from quadropolis.solver.grid import (
    FACTORY_NUMBERS,
    HARBOR_PAIRS,
    OFFICE_PAIRS,
    PARK_NUMBERS,
    PRICED,
    SCALE,
    SORTS,
    Cut,
    Numbers,
    bucket_of,
)
from quadropolis.solver.question import Question

MOST_POINTS = 400
TINY = 1e-6
FREE_KINDS = (Kind.PARK, Kind.PLAYGROUND, Kind.MONUMENT)


@dataclass(frozen=True, slots=True)
class Proposal:
    """What neighbors bring, and the numbers of everything that is priced."""

    points: int
    numbers: Numbers


class CountModel:
    """The model of a question."""

    def __init__(self, question: Question) -> None:
        self.question, self.mode = question, question.mode
        self.model = cp_model.CpModel()
        self.tiles = self._tiles()
        self.active: dict[Kind, Any] = {}
        self.numbers: dict[str, Any] = {}
        self.worth: list[Any] = []
        self.inactive_squares: list[Any] = []
        self._buildings()
        self._resources()
        self._services()
        self._harbors()
        self.buckets: list[Any] = []
        self.neighbors = self._number(-MOST_POINTS, MOST_POINTS, "neighbors")
        self.worth.append(self.neighbors)
        squares = self.mode.rows * self.mode.columns
        self.model.add(sum(self.numbers[s] for s in SORTS) + sum(self.inactive_squares) <= squares)

    def _number(self, least: int, most: int, name: str = "") -> Any:
        return self.model.new_int_var(least, most, name)

    def _tiles(self) -> dict[Face, Any]:
        """How many tiles of each face are taken."""
        question, taken = self.question, dict[Face, list[Any]]()
        for tiles in question.offer:
            in_round = []
            for face, count in tiles.items():
                number = self._number(0, count)
                in_round.append(number)
                taken.setdefault(face, []).append(number)
            self.model.add(sum(in_round) <= self.mode.turns)
        given = [face for floors in question.start.squares for face in floors]
        totals = {face: sum(numbers) for face, numbers in taken.items()}
        for face, total in totals.items():
            if face.kind not in question.kinds:
                self.model.add(total == given.count(face))
            else:
                self.model.add(total >= given.count(face))
            if face.kind is Kind.MONUMENT and question.monuments is not None:
                self.model.add(total == question.monuments)
        return totals

    def _of_kind(self, *kinds: Kind) -> Any:
        return sum(number for face, number in self.tiles.items() if face.kind in kinds)

    def _buildings(self) -> None:
        mode, most = self.mode, self.mode.rows * self.mode.columns
        for kind in Kind:
            if kind in FREE_KINDS:
                self.active[kind] = self._of_kind(kind)
            elif kind in mode.stackable:
                self.active[kind] = self._stacks(kind)
            else:
                self.active[kind] = self._number(0, most, kind.value)
                self.inactive_squares.append(self._of_kind(kind) - self.active[kind])
                self.model.add(self.active[kind] <= self._of_kind(kind))
        for sort in SORTS:
            self.numbers[sort] = self.active[Kind(sort)]
        self.numbers["park"] = self.active[Kind.PARK] + self.active[Kind.PLAYGROUND]

    def _stacks(self, kind: Kind) -> Any:
        mode, most = self.mode, self.mode.rows * self.mode.columns
        floors = range(1, mode.floors + 1)
        lines = [mode.tower] if kind is Kind.TOWER else mode.office
        groups = [[self._number(0, most) for _ in floors] for _ in lines]
        by_height = [sum(line[f - 1] for line in groups) for f in floors]
        dead_tiles, dead = self._number(0, 4 * mode.rounds), self._number(0, most)
        self.inactive_squares.append(dead)
        self.model.add(
            self._of_kind(kind)
            == sum(f * number for f, number in zip(floors, by_height, strict=True)) + dead_tiles
        )
        self.model.add(mode.floors * dead >= dead_tiles)
        for line, table in zip(groups, lines, strict=True):
            self.worth += [table[f] * line[f - 1] for f in floors]
        if kind is Kind.OFFICE:
            self._groups([sum(line) for line in groups])
        return sum(by_height)

    def _groups(self, by_line: Sequence[Any]) -> None:
        """Offices on the line for groups of n stand in groups of n; the last line also takes
        larger ones. A group of n has at least n - 1 pairs that touch.
        """
        most = self.mode.rows * self.mode.columns
        pairs = []
        for size, number in enumerate(by_line, start=1):
            groups = self._number(0, most // size)
            if size < len(by_line):
                self.model.add(number == size * groups)
            else:
                self.model.add(number >= size * groups)
                self.model.add(number <= most * groups)
            pairs.append(number - groups)
        self.numbers[OFFICE_PAIRS] = sum(pairs)

    def _resources(self) -> None:
        mode, active = self.mode, self.active
        people = sum(face.inhabitants * number for face, number in self.tiles.items())
        energy = sum(face.energy * number for face, number in self.tiles.items())
        capacity, most = len(mode.shop) - 1, 4 * mode.rounds * 3
        customers, idle = self._number(0, most), self._number(0, most)
        workers = sum(
            active[k] for k in (Kind.PUBLIC_SERVICE, Kind.FACTORY, Kind.HARBOR, Kind.OFFICE)
        )
        self.model.add(workers + customers + idle == people)
        self.model.add(customers <= capacity * active[Kind.SHOP])
        points = self._number(0, MOST_POINTS)
        table = [
            mode.shop[capacity] * (c // capacity) + mode.shop[c % capacity] for c in range(most + 1)
        ]
        self.model.add_element(customers, table, points)
        absorbed, pollution = self._number(0, most), self._number(0, most)
        users = sum(active[k] for k in (Kind.TOWER, Kind.SHOP, Kind.OFFICE))
        self.model.add(users + absorbed + pollution == energy)
        self.model.add(absorbed <= active[Kind.PARK])
        self.worth += [points, -idle, -pollution]

    def _printed(self, kind: Kind) -> None:
        """The points printed on the activated tiles of a kind."""
        chosen = []
        for face, number in self.tiles.items():
            if face.kind is kind:
                some = self._number(0, 4 * self.mode.rounds)
                self.model.add(some <= number)
                chosen.append(some)
                self.worth.append(face.points * some)
        self.model.add(sum(chosen) == self.active[kind])

    def _services(self) -> None:
        table = self.mode.public_service
        covered, points = self._number(0, len(table) - 1), self._number(0, MOST_POINTS)
        self.model.add(covered <= self.active[Kind.PUBLIC_SERVICE])
        self.model.add_element(covered, table, points)
        self.worth.append(points)
        self._printed(Kind.PUBLIC_SERVICE)

    def _harbors(self) -> None:
        mode, harbors = self.mode, self.active[Kind.HARBOR]
        across, down = self._number(0, mode.columns), self._number(0, mode.rows)
        for line in (across, down):
            points = self._number(0, MOST_POINTS)
            self.model.add(line <= harbors)
            self.model.add_element(line, mode.harbor[: mode.columns + 1], points)
            self.worth.append(points)
        self.model.add(across + down - 1 <= harbors)
        self.numbers[HARBOR_PAIRS] = self._number(0, 40)
        self.model.add_max_equality(self.numbers[HARBOR_PAIRS], [across + down - 2, 0])
        self.numbers.setdefault(OFFICE_PAIRS, 0)
        self._printed(Kind.HARBOR)

    def _buckets(self) -> list[Any]:
        """For each number of Factories and Parks whether the city has that one."""
        buckets: list[Any] = []
        for factories in range(FACTORY_NUMBERS):
            for parks in range(PARK_NUMBERS):
                here = self.model.new_bool_var("")
                for sort, number, last in (
                    ("factory", factories, FACTORY_NUMBERS - 1),
                    ("park", parks, PARK_NUMBERS - 1),
                ):
                    if number == last:
                        self.model.add(self.numbers[sort] >= number).only_enforce_if(here)
                    else:
                        self.model.add(self.numbers[sort] == number).only_enforce_if(here)
                assert bucket_of(factories, parks) == len(buckets)
                buckets.append(here)
        self.model.add_exactly_one(buckets)
        return buckets

    def add_cuts(self, cuts: Iterable[Cut]) -> None:
        """Limit what neighbors bring."""
        for cut in cuts:
            priced = sum(
                price * self.numbers[name]
                for name, price in zip(PRICED, cut.prices, strict=True)
                if price
            )
            self.model.add(SCALE * self.neighbors + priced <= self._most(cut))

    def _most(self, cut: Cut) -> Any:
        if len(set(cut.most)) == 1:
            return cut.most[0]  # plain: the same for all
        self.buckets = self.buckets or self._buckets()
        return sum(
            bucket * limit
            for bucket, limit in zip(self.buckets, cut.most, strict=True)
            if limit is not None
        )

    def proposal(
        self, least: int, most: int, effort: float, seconds: float, workers: int
    ) -> tuple[Proposal | None, int]:
        """Numbers that come to at least so many points, as many as are found with that effort
        (about as many seconds of a quiet machine), and a bound on all others.
        """
        worth = sum(self.worth)
        self.model.add_linear_constraint(worth, least, most)
        self.model.maximize(worth)
        solver = cp_model.CpSolver()
        solver.parameters.max_deterministic_time = effort
        solver.parameters.max_time_in_seconds = seconds
        solver.parameters.num_workers = workers
        status = solver.solve(self.model)
        if status == cp_model.INFEASIBLE:
            return None, least - 1
        if status not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            return None, most
        numbers = tuple(solver.value(self.numbers[name]) for name in PRICED)
        proven = min(most, int(solver.best_objective_bound + TINY))
        return Proposal(solver.value(self.neighbors), numbers), proven
