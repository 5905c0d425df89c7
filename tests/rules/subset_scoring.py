"""The best result of a large city by looking at every set of activated buildings at once.

A second method for cities with too many allocations to list: one numpy array entry per
set of buildings (at most 2**20). Customers come from a table over every way to seat them.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from tests.rules import naive_scoring as naive

Sets = npt.NDArray[np.int64]
POINT, PERSON = 10**6, 10**3  # points, then inhabitants on buildings, then standing buildings


def best_result(  # noqa: PLR0912 - one branch for each kind of building
    mode: str, text: str, inhabitants: int, energy: int
) -> tuple[int, int, int]:
    """Points, inhabitants on buildings and minus the empty squares of the best allocation."""
    city = naive.read_city(text)
    rows, columns = naive.SIZES[mode]
    paying = [place for place, (kind, _, _) in city.items() if kind not in "PQM"]
    sets = np.arange(2 ** len(paying), dtype=np.uint32)
    on: dict[naive.Place, Any] = {
        place: ((sets >> i) & 1).astype(np.int8) for i, place in enumerate(paying)
    }
    people, units = (
        sum((naive.COST[city[p][0]][which] * on[p] for p in paying), np.zeros(len(sets), np.int8))
        for which in (0, 1)
    )
    payable = (people <= inhabitants) & (units <= energy)
    on = {place: there[payable] for place, there in on.items()}
    people, units = people[payable].astype(np.int64), units[payable].astype(np.int64)
    nothing: Any = np.zeros(len(people), np.int16)

    def of(*kinds: str) -> list[naive.Place]:
        return [place for place in city if city[place][0] in kinds]

    points = nothing.copy()
    for place in of("T"):
        points += naive.TOWER[city[place][1]] * on[place]
    for place in of("U", "H"):
        points += city[place][2] * on[place]
    for place in of("P", "Q"):
        towers = [p for p in naive.neighbors(place) if p in of("T", "O")]
        points += _looked_up(naive.PARK, sum((on[p] for p in towers), nothing))
    for place in of("F"):
        for other in naive.neighbors(place):
            if other in of("S", "H", "O"):
                points += naive.FACTORY[city[other][0]] * on[place] * on[other]
    for place in of("M"):
        for other in naive.neighbors(place):
            if other in city and city[other][0] in naive.MONUMENT:
                worth = naive.MONUMENT[city[other][0]]
                points += worth * on[other] if other in on else worth
    served = nothing.copy()
    for district in range(1, 6):
        inside = [on[p] for p in of("U") if naive.district(mode, p) == district]
        if inside:
            served += np.bitwise_or.reduce(inside)
    points += _looked_up(naive.PUBLIC_SERVICE, served)
    across = [[(row, column) for column in range(columns)] for row in range(rows)]
    down = [[(row, column) for row in range(rows)] for column in range(columns)]
    for lines in (across, down):
        longest = nothing.copy()
        for line in lines:
            run = nothing.copy()
            for place in line:
                run = (run + 1) * on[place] if place in of("H") else nothing.copy()
                longest = np.maximum(longest, run)
        points += _looked_up(naive.HARBOR, longest)
    points += _office_points(city, of("O"), on, nothing)

    left = inhabitants - people
    shops = sum((on[p] for p in of("S")), nothing)
    seats = naive.SHOP_CAPACITY[mode] * len(of("S"))
    customers = _customers(mode, len(of("S")), seats)[shops, np.minimum(left, seats)]
    pollution = np.maximum(0, energy - units - len(of("P")))
    standing = sum(on.values(), nothing) + len(of("P", "Q", "M"))
    worth = (points - left - pollution) * POINT + customers + people * PERSON + standing
    total, rest = divmod(int(worth.max()), POINT)
    on_buildings, most_standing = divmod(rest, PERSON)
    return total, on_buildings, most_standing - rows * columns


def _looked_up(table: dict[int, int], counts: npt.NDArray[np.int16]) -> npt.NDArray[np.int16]:
    return np.array([table[n] for n in range(len(table))], np.int16)[counts]


def _customers(mode: str, shops: int, seats: int) -> Sets:
    """The best worth of at most that many customers in that many Shops, every seating tried."""
    best = np.zeros((shops + 1, seats + 1), np.int64)
    for shop in range(1, shops + 1):
        for people in range(seats + 1):
            best[shop, people] = max(
                best[shop - 1, people - n] + (naive.SHOP[n] + n) * POINT + n * PERSON
                for n in range(min(people, naive.SHOP_CAPACITY[mode]) + 1)
            )
    return best


def _office_points(city, offices, on, nothing):
    """Each Office Tower by its group: groups are grown square by square in bit masks."""
    if not offices:
        return nothing
    width = 7  # a border on every side, so that no shift leads from one row to another
    bit = {place: 1 << ((place[0] + 1) * width + place[1] + 1) for place in offices}
    lit = np.zeros(len(nothing), np.uint64)
    for place in offices:
        lit |= on[place].astype(np.uint64) * np.uint64(bit[place])
    kinds, which = np.unique(lit, return_inverse=True)
    points = np.zeros(len(kinds), np.int16)
    for place in offices:
        group: Any = kinds & np.uint64(bit[place])
        while True:
            grown = group | group << 1 | group >> 1 | group << width | group >> width
            grown &= kinds
            if (grown == group).all():
                break
            group = grown
        size = np.minimum(np.bitwise_count(group), 5)
        table = {n: naive.OFFICE[n][city[place][1] - 1] for n in range(1, 6)} | {0: 0}
        points += _looked_up(table, size)
    return points[which]
