"""The best allocation, against two other ways to find it.

Small cities: every allocation, one by one (naive_scoring). Full cities: every set of
activated buildings (subset_scoring). Neither shares code with the library.
"""

from itertools import product
from math import prod
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import quadropolis as q
from quadropolis.rules.best_allocation import best_seating
from tests import strategies as any_
from tests.rules import naive_scoring as naive
from tests.rules import subset_scoring
from tests.sizes import size
from tests.tables import city

SHOW = "{mode} {text!r} with {people} inhabitants and {energy} energy"

# What stands where: face names, as often as they are listed.
FAMILIES = {
    "anything": list(q.FACES),
    "offices": ["O"],
    "offices and factories": ["O", "O", "F1", "F3"],
    "offices and parks": ["O", "O", "T1", "P", "Q"],
    "monuments beside factories and harbors": ["M", "F1", "F2", "Hpp", "H3"],
    "monuments among all": ["M", "M", "F1", "H1", "U2", "S", "P", "O", "T2"],
    "harbors": ["Hpp", "Hee", "Hpe", "H1", "H2", "H3", "H1", "F1"],
    "harbors only": ["Hpe", "H3"],
    "parks and towers": ["P", "Q", "T1", "T2", "T3"],
    "shops": ["S", "S", "T3", "F2"],
    "shops, factories, harbors": ["S", "F1", "H1", "Hpp"],
    "public services": ["U0", "U1", "U2", "S", "T2"],
}
RESOURCES = {
    "from the tiles": lambda random, text: naive.received(text),
    "half": lambda random, text: tuple(n // 2 for n in needed(text)),
    "none": lambda random, text: (0, 0),
    "few": lambda random, text: (random.randint(0, 6), random.randint(0, 6)),
    "no energy": lambda random, text: (random.randint(0, 20), 0),
    "no inhabitants": lambda random, text: (0, random.randint(0, 20)),
    "plenty": lambda random, text: (random.randint(15, 60), random.randint(15, 40)),
    "huge": lambda random, text: (10**9, 10**9 + random.randint(0, 9)),
}


def needed(text: str) -> tuple[int, int]:
    """What activating everything takes."""
    kinds = [kind for kind, _, _ in naive.read_city(text).values()]
    costs = [naive.COST.get(kind, (0, 0)) for kind in kinds]
    return sum(people for people, _ in costs), sum(units for _, units in costs)


def usable(mode: str, family: str) -> list[str]:
    return [f for f in FAMILIES[family] if q.FACES[f].kind in q.MODES[mode].kinds]


def random_city(mode: str, faces: list[str], random: Random, buildings: int | None = None) -> str:
    """A city of such faces with random heights; full unless a number of buildings is given."""
    rows, columns = naive.SIZES[mode]
    places = range(rows * columns)
    built = set(places if buildings is None else random.sample(places, buildings))
    squares = []
    for place in places:
        face = random.choice(faces)
        tall = face[0] == "T" or face == "O"
        floors = random.randint(1, q.MODES[mode].floors) if tall else 1
        squares.append("+".join([face] * floors) if place in built else ".")
    return " / ".join(" ".join(squares[r * columns : (r + 1) * columns]) for r in range(rows))


def check(mode: str, text: str, people: int, energy: int, expected: tuple[int, int, int]) -> None:
    sheet = q.score(q.parse_city(text, mode), people, energy)
    assert sheet.rank == expected, SHOW.format(mode=mode, text=text, people=people, energy=energy)


MODE_AND_FAMILY = [(m, f) for m in q.MODES for f in FAMILIES if usable(m, f)]


@pytest.mark.parametrize(("mode", "family"), MODE_AND_FAMILY)
def test_small_cities_by_every_allocation(mode, family):
    random = Random(f"small {mode} {family}")
    checked = 0
    while checked < size(160, 1500):
        text = random_city(mode, usable(mode, family), random, random.randint(1, 7))
        kinds = [kind for kind, _, _ in naive.read_city(text).values()]
        if prod(len(naive.choices(mode, kind)) for kind in kinds) > size(300, 1000):
            continue
        people, energy = random.choice(list(RESOURCES.values()))(random, text)
        check(mode, text, people, energy, naive.best_result(mode, text, people, energy))
        checked += 1


@pytest.mark.parametrize("resources", RESOURCES)
@pytest.mark.parametrize(("mode", "family"), MODE_AND_FAMILY)
def test_full_cities_by_every_set_of_buildings(mode, family, resources):
    random = Random(f"full {mode} {family} {resources}")
    faces = usable(mode, family)
    checked = 0
    while checked < size(2, 5):
        text = random_city(mode, faces, random)
        paying = sum(kind not in "PQM" for kind, _, _ in naive.read_city(text).values())
        if paying > size(17, 20):
            # Up to 2**20 sets of 20 buildings; a few squares fewer for the quick tests.
            text = random_city(mode, faces, random, 17)
        people, energy = RESOURCES[resources](random, text)
        check(mode, text, people, energy, subset_scoring.best_result(mode, text, people, energy))
        checked += 1


@pytest.mark.parametrize("people", [10, 13])
def test_twenty_offices_by_all_their_million_sets(people):
    text = random_city("expert", ["O"], Random(people))
    check("expert", text, people, 11, subset_scoring.best_result("expert", text, people, 11))


@pytest.mark.parametrize("floors", range(1, 6))
def test_twenty_equal_offices(floors):
    """Countless allocations are equally good here; the search must not look at them all."""
    text = " / ".join([" ".join(["+".join(["O"] * floors)] * 5)] * 4)
    for people, energy in ((11, 17), (8, 20), (13, 9), (3, 3), (20, 20), (0, 20)):
        active = min(people, energy)
        # Any connected set does: every office scores by the same group size.
        worth = naive.OFFICE[min(active, 5)][floors - 1] * active if active else 0
        total = worth - (people - active) - (energy - active)
        assert q.score(q.parse_city(text, "expert"), people, energy).rank == (
            total,
            active,
            active - 20,
        )


@pytest.mark.parametrize("mode", q.MODES)
def test_random_full_cities_by_every_set_of_buildings(mode):
    random = Random(mode)
    for _ in range(size(60, 600)):
        text = random_city(mode, usable(mode, "anything"), random, random.choice((None, 14, 16)))
        if sum(kind not in "PQM" for kind, _, _ in naive.read_city(text).values()) > size(17, 20):
            continue
        people, energy = random.choice(list(RESOURCES.values()))(random, text)
        check(mode, text, people, energy, subset_scoring.best_result(mode, text, people, energy))


@pytest.mark.parametrize("mode", q.MODES)
def test_the_two_other_ways_agree_with_each_other(mode):
    random = Random(f"both {mode}")
    for _ in range(size(60, 1500)):
        text = random_city(mode, usable(mode, "anything"), random, random.randint(1, 6))
        people, energy = random.randint(0, 9), random.randint(0, 7)
        one = naive.best_result(mode, text, people, energy)
        assert one == subset_scoring.best_result(mode, text, people, energy), text


# --- the order of better --------------------------------------------------------------


def test_points_come_first():
    # Two at work would be 2 points less: the Harbor beside the Monument stays dark.
    sheet = q.score(city("M Hpp . U0 ...", "expert"), 2, 0)
    assert sheet.allocation == {"d1": {"inhabitants": 1, "energy": 0}}
    assert sheet.rank == (1, 1, -18)


@pytest.mark.parametrize(
    ("mode", "text", "people", "energy", "with_people"),
    [
        # The Shop and its customer beside two Factories, or a tower of three floors: 5 points.
        ("classic", "F1 S F1 T1+T1+T1 ...", 3, 1, "b1"),
        # The Factory earns 4, costs the Monument 5 and keeps one inhabitant from idling.
        ("expert", "M F1 O ...", 2, 1, "b1"),
    ],
)
def test_then_inhabitants_on_buildings(mode, text, people, energy, with_people):
    built = city(text, mode)
    equal = best_results(mode, str(built), people, energy)
    assert len({on_buildings for _, on_buildings, _ in equal}) > 1
    sheet = q.score(built, people, energy)
    assert sheet.rank == max(equal)
    assert with_people in sheet.allocation


def best_results(mode: str, text: str, people: int, energy: int) -> set[tuple[int, int, int]]:
    """The results of every allocation with the most points."""
    there = naive.read_city(text)
    results = {
        naive.result(mode, there, people, energy, allocation)
        for allocation in naive.every_allocation(mode, there, people, energy)
    }
    return {result for result in results if result[0] == max(results)[0]}


def test_then_fewest_empty_squares():
    # The Park could absorb the unit just as well, but then the Shop's square is empty.
    sheet = q.score(city("P S ..."), 0, 1)
    assert sheet.total == 0
    assert sheet.allocation == {"b1": {"inhabitants": 0, "energy": 1}}
    assert sheet.empty_squares == 14


@pytest.mark.parametrize("mode", q.MODES)
def test_among_equal_points_no_allocation_is_better_for_the_ties(mode):
    """Counted over cities where several allocations share the most points."""
    random = Random(f"ties {mode}")
    faces = ["S", "S", "P", "P", "T1", "U0", "H1", "F1"] + ["M", "O"] * (mode == "expert")
    decided = 0
    while decided < size(20, 500):
        text = random_city(mode, faces, random, random.randint(2, 4))
        people, energy = random.randint(0, 2), random.randint(0, 3)
        equal = best_results(mode, text, people, energy)
        decided += len(equal) > 1
        check(mode, text, people, energy, max(equal))


# --- laws -----------------------------------------------------------------------------


@given(any_.cities(), st.integers(0, 25), st.integers(0, 25))
def test_one_more_inhabitant_or_energy_never_costs_more_than_1(built, people, energy):
    total = q.score(built, people, energy).total
    assert q.score(built, people + 1, energy).total >= total - 1
    assert q.score(built, people, energy + 1).total >= total - 1


@given(any_.cities(), st.sampled_from((60, 10**9, 10**13, 10**30, 10**4000)))
def test_beyond_all_use_every_unit_costs_exactly_1(built, many):
    """Nothing else changes, however huge the number."""
    base = q.score(built, 200, 60)
    richer = q.score(built, 200, 60 + many)
    assert richer.total == base.total - many
    assert richer.allocation == base.allocation
    assert q.score(built, 200 + many, 60).total == base.total - many


@given(any_.cities(q.CLASSIC), st.integers(0, 25), st.integers(0, 25))
def test_cities_turned_over_score_the_same(built, people, energy):
    """Classic mats look the same mirrored or turned; so do their best scores."""
    rows = [built.squares[r : r + 4] for r in range(0, 16, 4)]
    mirrored = q.City(q.CLASSIC, tuple(square for row in rows for square in row[::-1]))
    turned = q.City(q.CLASSIC, tuple(rows[c][r] for r in range(4) for c in range(4)))
    rank = q.score(built, people, energy).rank
    assert q.score(mirrored, people, energy).rank == rank
    assert q.score(turned, people, energy).rank == rank


@given(any_.cities(), st.integers(0, 25), st.integers(0, 25))
def test_the_answer_is_always_the_same(built, people, energy):
    again = q.parse_city(str(built), built.mode)
    assert q.score(built, people, energy) == q.score(again, people, energy)


@pytest.mark.parametrize("mode", q.MODES)
@pytest.mark.parametrize("shops", range(4))
def test_customers_are_seated_as_well_as_can_be(mode, shops):
    """They fill one Shop after the other: compared with every way to seat them."""
    table = q.MODES[mode].shop
    for people in range(len(table) * shops + 3):
        seats = best_seating(table, shops, people)
        assert len(seats) == shops
        best = max(
            (sum(table[n] + n for n in ways), sum(ways))
            for ways in product(range(len(table)), repeat=shops)
            if sum(ways) <= people
        )
        assert (sum(table[n] + n for n in seats), sum(seats)) == best
