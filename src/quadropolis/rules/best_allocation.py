"""The best allocation of a city, exactly.

Better means: more points, then more inhabitants on buildings, then fewer empty squares
after removal. All three add up building by building, so they are kept in one number, a
*worth*, whose lowest digits also name the buildings that were activated: the best worth
is its own answer, and no two sets of buildings have the same worth.

Most buildings do not interact once a few are decided:

- Offices, and Tower Blocks around a Park with three or more of them, influence each other.
- A Factory is worth more beside Shops, Harbors and Offices. Deciding one end of each such
  pair leaves a fixed worth for the other.

Those few are decided one by one (branch and bound). The others are then a matter of
counting: take the most worthy Tower Blocks and Shops that energy allows, the most worthy
Factories and Harbors that inhabitants allow, and give what is left to Public Services and
customers. Harbor lines are claimed: for every pair of a horizontal and a vertical stretch
of Harbors, those two stretches are taken first and the rest by worth.
"""

from collections.abc import Sequence
from itertools import accumulate, product

from quadropolis.rules.city import City
from quadropolis.rules.mode import COSTS, FREE, PARK_NEIGHBORS
from quadropolis.rules.tiles import Kind

# The digits of a worth. At most 120 inhabitants find work or a shop, on at most 24 squares.
_BITS = 24
_SQUARE = 1 << _BITS
_PERSON = _SQUARE << 8
_POINT = _PERSON << 8
_USED_PERSON = _POINT + _PERSON  # not idle, and on a building
_IMPOSSIBLE = -(1 << 80)


def best_allocation(city: City, inhabitants: int, energy: int) -> dict[str, dict[str, int]]:
    """The allocation with the best result; of several, the one that activates earlier squares."""
    active = _Search(city, inhabitants, energy).best() & (_SQUARE - 1)
    kinds = city.kinds()
    allocation: dict[str, dict[str, int]] = {}
    for index, kind in enumerate(kinds):
        if kind is not None and active & _bit(index):
            cost = COSTS[kind]
            allocation[city.mode.squares[index]] = {
                "inhabitants": cost.inhabitants,
                "energy": cost.energy,
            }
            inhabitants -= cost.inhabitants
            energy -= cost.energy
    _seat_customers(city, allocation, inhabitants)
    for square in _squares_of(city, Kind.PARK):
        if energy > 0:
            allocation[square]["energy"] = 1
            energy -= 1
    return {square: there for square, there in allocation.items() if any(there.values())}


def _bit(square: int) -> int:
    """Earlier squares weigh more, which settles every tie."""
    return 1 << (_BITS - 1 - square)


def _squares_of(city: City, kind: Kind) -> list[str]:
    return [city.mode.squares[s] for s, there in enumerate(city.kinds()) if there is kind]


def _seat_customers(city: City, allocation: dict[str, dict[str, int]], inhabitants: int) -> None:
    shops = [square for square in _squares_of(city, Kind.SHOP) if square in allocation]
    for square, seats in zip(
        shops, best_seating(city.mode.shop, len(shops), inhabitants), strict=True
    ):
        allocation[square]["inhabitants"] = seats


def best_seating(table: Sequence[int], shops: int, people: int) -> tuple[int, ...]:
    """How many customers each of some equal Shops gets; fuller Shops first."""
    capacity = len(table) - 1
    seats = []
    for _ in range(shops):
        seats.append(min(capacity, people))
        people -= seats[-1]
    return tuple(seats)


class _Search:
    """One city with its resources."""

    def __init__(self, city: City, inhabitants: int, energy: int) -> None:
        self.mode = mode = city.mode
        self.inhabitants = inhabitants
        # A unit more than there are squares only pollutes, whatever is activated.
        self.energy = min(energy, len(mode.squares))
        self.kinds = city.kinds()
        self.floors = [len(floors) for floors in city.squares]
        self.squares = {
            kind: [s for s, there in enumerate(self.kinds) if there is kind] for kind in Kind
        }
        self.printed = [floors[0].points if floors else 0 for floors in city.squares]
        self.parks = self.squares[Kind.PARK] + self.squares[Kind.PLAYGROUND]
        self.tight_parks = [park for park in self.parks if self._is_tight(park)]
        self.own = [self._own_worth(s) for s in range(len(mode.squares))]
        self.decided = self._to_decide()
        self.order = sorted(self.decided)
        self.free_shops = self._undecided(Kind.SHOP)
        self.free_people = self._undecided(Kind.HARBOR) + self._undecided(Kind.FACTORY)
        self.towers = _prefix_sums(
            sorted((self.own[s] for s in self._undecided(Kind.TOWER)), reverse=True)
        )
        self.stretches = self._stretches()
        self.services = self._services()
        self.rest: dict[tuple[int, int], int] = {}
        self.constant = sum(
            self.own[s] for s, kind in enumerate(self.kinds) if kind and COSTS[kind] == FREE
        )
        self.found = _IMPOSSIBLE

    # --- the worth of single buildings ------------------------------------------------

    def _neighbors(self, square: int, *kinds: Kind) -> list[int]:
        return [s for s in self.mode.neighbors[square] if self.kinds[s] in kinds]

    def _is_tight(self, park: int) -> bool:
        """Whether the park's points are not just so much per neighbor."""
        count = len(self._neighbors(park, *PARK_NEIGHBORS))
        table = self.mode.park
        return any(table[n] != n * table[1] for n in range(count + 1))

    def _own_worth(self, square: int) -> int:
        """What the building brings whatever else is activated."""
        mode, kind = self.mode, self.kinds[square]
        if kind is None:
            return 0
        points = mode.monument.get(kind, 0) * len(self._neighbors(square, Kind.MONUMENT))
        if kind in (Kind.PUBLIC_SERVICE, Kind.HARBOR):
            points += self.printed[square]
        if kind is Kind.TOWER:
            points += mode.tower[self.floors[square]]
        if kind in PARK_NEIGHBORS:
            easy = set(self.parks).difference(self.tight_parks).intersection(mode.neighbors[square])
            points += mode.park[1] * len(easy)
        people = COSTS[kind].inhabitants
        return points * _POINT + people * _USED_PERSON + _SQUARE + _bit(square)

    # --- what is decided one by one ---------------------------------------------------

    def _to_decide(self) -> frozenset[int]:
        chosen = set(self.squares[Kind.OFFICE])
        for park in self.tight_parks:
            chosen.update(self._neighbors(park, Kind.TOWER))
        pairs = {
            (factory, other)
            for factory in self.squares[Kind.FACTORY]
            for other in self._neighbors(factory, *self.mode.factory)
        }
        while pairs := {pair for pair in pairs if not chosen.intersection(pair)}:
            ends = [square for pair in pairs for square in pair]
            chosen.add(max(sorted(set(ends)), key=ends.count))
        return frozenset(chosen)

    def _undecided(self, kind: Kind) -> list[int]:
        return [s for s in self.squares[kind] if s not in self.decided]

    def best(self) -> int:
        """The best worth of the whole city (idle inhabitants not yet subtracted)."""
        self._decide(0, frozenset())
        return self.found

    def _decide(self, depth: int, on: frozenset[int]) -> None:
        open_squares = self.order[depth:]
        if self._worth(on, open_squares) <= self.found:
            return
        if not open_squares:
            self.found = self._worth(on, ())
            return
        self._decide(depth + 1, on | {open_squares[0]})
        self._decide(depth + 1, on)

    # --- the worth of a decision ------------------------------------------------------

    def _worth(self, on: frozenset[int], open_squares: Sequence[int]) -> int:
        """The best worth with `on` activated and the other decided squares not.

        With open squares it is an upper bound: all of them help their neighbors and cost
        nothing, and as many as could be paid for count.
        """
        people = self.inhabitants - sum(COSTS[self._kind(s)].inhabitants for s in on)
        energy = self.energy - sum(COSTS[self._kind(s)].energy for s in on)
        if people < 0 or energy < 0:
            return _IMPOSSIBLE
        lit = on.union(open_squares)
        alone = self._office_points(lit, max(1, len(on) + min(people, energy)))
        each = {
            s: self.own[s] + (alone.get(s, 0) + self._factory_points(s, lit)) * _POINT for s in lit
        }
        worth = self.constant + sum(each[s] for s in on)
        worth += self._payable([(self._kind(s), each[s]) for s in open_squares], people, energy)
        worth += _POINT * self._tight_park_points(lit)
        shops = sorted((self._free_worth(s, lit) for s in self.free_shops), reverse=True)
        lit_shops = sum(self.kinds[s] is Kind.SHOP for s in lit)
        spare = energy - len(self.squares[Kind.PARK]) - self._open_energy(open_squares, people)
        by_people = self._people_worths(lit)
        best = _IMPOSSIBLE
        for count, shops_worth in enumerate(_prefix_sums(shops)[: energy + 1]):
            towers = min(len(self.towers) - 1, energy - count)
            pollution = max(0, spare - count - towers)
            powered = shops_worth + self.towers[towers] - _POINT * pollution
            staffed = max(
                by_people[n] + self._rest(lit_shops + count, people - n)
                for n in range(min(people, len(by_people) - 1) + 1)
            )
            best = max(best, powered + staffed)
        return worth + best

    def _payable(self, worths: list[tuple[Kind, int]], people: int, energy: int) -> int:
        """At most what open squares add up to, if each sort of cost were paid for alone."""
        total = 0
        for cost in {COSTS[kind] for kind, _ in worths}:
            ranked = sorted(
                (worth for kind, worth in worths if COSTS[kind] == cost and worth > 0), reverse=True
            )
            payable = len(ranked)
            if cost.inhabitants:
                payable = min(payable, people)
            if cost.energy:
                payable = min(payable, energy)
            total += sum(ranked[:payable])
        return total

    def _open_energy(self, open_squares: Sequence[int], people: int) -> int:
        """At most the energy that open squares take: some need an inhabitant as well."""
        costs = [COSTS[self._kind(s)] for s in open_squares]
        staffed = sum(cost.energy for cost in costs if cost.inhabitants)
        return min(people, staffed) + sum(cost.energy for cost in costs if not cost.inhabitants)

    def _kind(self, square: int) -> Kind:
        kind = self.kinds[square]
        assert kind is not None
        return kind

    def _free_worth(self, square: int, lit: frozenset[int]) -> int:
        """The worth of an undecided building beside the decided ones."""
        points = self._factory_points(square, lit)
        if self.kinds[square] is not Kind.FACTORY:
            beside = lit.intersection(self._neighbors(square, Kind.FACTORY))
            points = self.mode.factory.get(self._kind(square), 0) * len(beside)
        return self.own[square] + points * _POINT

    def _factory_points(self, square: int, lit: frozenset[int]) -> int:
        if self.kinds[square] is not Kind.FACTORY:
            return 0
        beside = lit.intersection(self.mode.neighbors[square])
        return sum(self.mode.factory.get(self._kind(s), 0) for s in beside)

    def _tight_park_points(self, lit: frozenset[int]) -> int:
        return sum(
            self.mode.park[len(lit.intersection(self._neighbors(park, *PARK_NEIGHBORS)))]
            for park in self.tight_parks
        )

    def _office_points(self, lit: frozenset[int], most: int) -> dict[int, int]:
        """The points of each activated Office Tower, if at most so many can be paid for."""
        left = lit.intersection(self.squares[Kind.OFFICE])
        points: dict[int, int] = {}
        while left:
            group: frozenset[int] = frozenset()
            grown = frozenset([min(left)])
            while grown != group:
                group = grown
                grown = left.intersection(s for g in group for s in (g, *self.mode.neighbors[g]))
            left -= group
            size = min(len(group), most, len(self.mode.office))
            points.update((s, self.mode.office[size - 1][self.floors[s]]) for s in group)
        return points

    # --- harbors and factories --------------------------------------------------------

    def _stretches(self) -> tuple[list[tuple[int, frozenset[int]]], ...]:
        """Claims on the harbor table, horizontal and vertical: points, and the squares needed."""
        columns, rows = self.mode.columns, self.mode.rows
        every = range(len(self.mode.squares))
        lines = (
            [every[r * columns : (r + 1) * columns] for r in range(rows)],
            [every[c::columns] for c in range(columns)],
        )
        return tuple(
            [
                (0, frozenset()),
                *(
                    (self.mode.harbor[end - begin], frozenset(line[begin:end]))
                    for line in direction
                    for begin in range(len(line))
                    for end in range(begin + 2, len(line) + 1)
                    if all(self.kinds[s] is Kind.HARBOR for s in line[begin:end])
                ),
            ]
            for direction in lines
        )

    def _people_worths(self, lit: frozenset[int]) -> list[int]:
        """The best worth of n undecided Harbors and Factories, harbor lines included."""
        ranked = sorted(((self._free_worth(s, lit), s) for s in self.free_people), reverse=True)
        usable = lit.union(self.free_people)
        best = [_IMPOSSIBLE] * (len(ranked) + 1)
        for (across, row), (down, column) in product(*self.stretches):
            claimed = row | column
            if not claimed <= usable:
                continue
            worth = (across + down) * _POINT + sum(w for w, s in ranked if s in claimed)
            count = len(claimed - lit)
            others = [w for w, s in ranked if s not in claimed]
            for n, total in enumerate(accumulate(others, initial=worth), start=count):
                best[n] = max(best[n], total)
        return best

    # --- public services and customers ------------------------------------------------

    def _services(self) -> list[int]:
        """The best worth of n Public Services, districts included."""
        by_district: dict[int, list[int]] = {}
        for square in self.squares[Kind.PUBLIC_SERVICE]:
            by_district.setdefault(self.mode.districts[square], []).append(self.own[square])
        best = {(0, 0): 0}
        for worths in by_district.values():
            worths.sort(reverse=True)
            grown = dict(best)
            for (count, districts), worth in best.items():
                for n, total in enumerate(accumulate(worths), start=1):
                    key = (count + n, districts + 1)
                    grown[key] = max(grown.get(key, _IMPOSSIBLE), worth + total)
            best = grown
        by_count = [_IMPOSSIBLE] * (len(self.squares[Kind.PUBLIC_SERVICE]) + 1)
        for (count, districts), worth in best.items():
            points = self.mode.public_service[districts]
            by_count[count] = max(by_count[count], worth + points * _POINT)
        return by_count

    def _rest(self, shops: int, people: int) -> int:
        """The best worth that Public Services and customers make of some inhabitants."""
        people = min(people, len(self.services) + shops * len(self.mode.shop))
        known = self.rest.get((shops, people))
        if known is None:
            known = self.rest[shops, people] = max(
                worth + self._customers(shops, people - n)
                for n, worth in enumerate(self.services[: people + 1])
            )
        return known

    def _customers(self, shops: int, people: int) -> int:
        seats = best_seating(self.mode.shop, shops, people)
        return sum(self.mode.shop[n] * _POINT + n * _USED_PERSON for n in seats)


def _prefix_sums(worths: Sequence[int]) -> list[int]:
    return list(accumulate(worths, initial=0))
