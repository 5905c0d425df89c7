"""Points by kind of building (rules: "End of the game", "Expert mode")."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import quadropolis as q
from tests import strategies as any_
from tests.rules import naive_scoring as naive
from tests.tables import city

CATEGORIES = ["tower", "shop", "public_service", "park", "factory", "harbor", "office", "monument",
              "idle_inhabitants", "pollution"]  # fmt: skip


def everything_on(built: q.City) -> dict[str, dict[str, int]]:
    """Every building activated, no customers, no energy on Parks."""
    costs = {"T": (0, 1), "S": (0, 1), "U": (1, 0), "F": (1, 0), "H": (1, 0), "O": (1, 1)}
    allocation = {}
    for square in built.mode.squares:
        if built[square]:
            people, energy = costs.get(str(built[square][0])[0], (0, 0))
            allocation[square] = {"inhabitants": people, "energy": energy}
    return allocation


def points(text: str, category: str, mode: str = "classic") -> int:
    """The category's points with everything activated."""
    built = city(text, mode)
    sheet = q.score(built, inhabitants=20, energy=20, allocation=everything_on(built))
    return sheet.categories[category]


# --- one test per line of the rules -----------------------------------------------------


@pytest.mark.parametrize(("floors", "worth"), [(1, 1), (2, 3), (3, 6), (4, 10)])
def test_tower_by_floors(floors, worth):
    for mode in q.MODES:
        assert points("+".join(["T1"] * floors) + " ...", "tower", mode) == worth


def test_a_fifth_floor_in_expert():
    assert points("T1+T2+T3+T1+T1 ...", "tower", "expert") == 15


def test_towers_add_up():
    assert points("T1+T2 T3 . T1+T1+T1 ...", "tower") == 3 + 1 + 6


@pytest.mark.parametrize(("customers", "worth"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 7)])
def test_shop_by_customers(customers, worth):
    for mode in q.MODES:
        sheet = q.score(
            city("S ...", mode),
            inhabitants=5,
            energy=1,
            allocation={"a1": {"inhabitants": customers, "energy": 1}},
        )
        assert sheet.categories["shop"] == worth


def test_a_fifth_customer_in_expert():
    sheet = q.score(city("S ...", "expert"), 5, 1, {"a1": {"inhabitants": 5, "energy": 1}})
    assert sheet.categories["shop"] == 11


@pytest.mark.parametrize(
    ("text", "worth"),
    [
        (". ...", 0),
        ("U0 ...", 2),
        ("U0 U0 . . / U0 U0 ...", 2),
        ("U0 . U0 ...", 5),
        ("U0 . U0 . / . . . . / U0 ...", 9),
        (". . . . / . U0 U0 . / . U0 U0 ...", 14),
        ("U2 U1 ...", 2 + 3),
        ("U2 . U1 ...", 5 + 3),
    ],
)
def test_public_service_once_by_districts_plus_printed_points(text, worth):
    assert points(text, "public_service") == worth


@pytest.mark.parametrize(
    ("text", "worth"),
    [
        ("U0 . U0 U0 . / . . . . . / U0 . . U0 ...", 20),
        ("U0 . U0 U0 . / . . . . . / U0 . . . ...", 14),
        (". . U0 . . / . . U0 . . / . . U0 ...", 2),
    ],
)
def test_public_service_in_five_expert_districts(text, worth):
    assert points(text, "public_service", "expert") == worth


@pytest.mark.parametrize("park", ["P", "Q"])
@pytest.mark.parametrize(("towers", "worth"), [(0, 0), (1, 2), (2, 4), (3, 7), (4, 11)])
def test_park_by_adjacent_towers_any_height_counts_one(park, towers, worth):
    around = ["T1+T1+T1", "T2", "T1+T1", "T3"][:towers] + ["."] * (4 - towers)
    top, left, right, bottom = around
    text = f". {top} . . / {left} {park} {right} . / . {bottom} . ..."
    assert points(text, "park") == worth


def test_park_counts_no_diagonal_tower():
    assert points("T1 . T1 . / . P . . / T1 . T1 ...", "park") == 0


def test_parks_share_their_towers():
    assert points("P T1 P ...", "park") == 4


def test_park_in_expert_counts_offices_too():
    assert points(". O+O . . . / T1 P O . . / . T1 ...", "park", "expert") == 11
    assert points("P O ...", "park", "expert") == 2


def test_park_counts_no_other_kind():
    assert points(". S . . / F1 P H1 . / . U1 ...", "park") == 0


@pytest.mark.parametrize(
    ("text", "mode", "worth"),
    [
        ("F1 ...", "classic", 0),
        ("F1 S ...", "classic", 2),
        ("F1 H1 ...", "classic", 3),
        ("F3 S F1 ...", "classic", 4),
        (". S . . / H1 F1 S . / . Hpp ...", "classic", 2 + 3 + 2 + 3),
        ("F1 O ...", "expert", 4),
        ("F1 O+O+O ...", "expert", 4),
        (". S . . . / O F1 H1 . . / . O ...", "expert", 2 + 4 + 3 + 4),
        ("F1 F1 T1 P ...", "classic", 0),
        ("S . . . / . F1 ...", "classic", 0),
    ],
)
def test_factory_by_adjacent_shops_harbors_and_offices(text, mode, worth):
    assert points(text, "factory", mode) == worth


@pytest.mark.parametrize(
    ("text", "mode", "worth"),
    [
        ("Hpp ...", "classic", 0),
        ("Hpp Hpp ...", "classic", 3),
        ("Hpp Hpp Hpp ...", "classic", 7),
        ("Hpp Hpp Hpp Hpp ...", "classic", 12),
        ("Hpp Hpp Hpp Hpp Hpp ...", "expert", 18),
        ("Hpp . Hpp Hpp ...", "classic", 3),  # unbroken
        ("Hpp . . . / Hpp . . . / Hpp ...", "classic", 7),
        ("Hpp Hpp Hpp . / Hpp . . . / Hpp ...", "classic", 14),  # horizontal plus vertical
        (
            "Hpp Hpp . . / . . . . / . . Hpp Hpp",
            "classic",
            3,
        ),  # the longest only, in the whole city
        ("Hpp Hpp . . / . . Hpp . / . . Hpp ...", "classic", 6),  # they need not touch
        ("Hpp . . . / . Hpp ...", "classic", 0),  # diagonal is no line
        ("H1 H2 . H3 ...", "classic", 3 + 6),
        ("Hpp Hpp Hpp Hpp . / Hpp . . . . / Hpp . . . . / Hpp ...", "expert", 24),
    ],
)
def test_harbor_lines_and_printed_points(text, mode, worth):
    text = text if text.endswith("...") else text + " ..."
    assert points(text, "harbor", mode) == worth


def test_a_row_end_does_not_continue_in_the_next_row():
    assert points(". . . Hpp / Hpp ...", "harbor") == 0


def test_worked_examples_of_offices():
    """Floors 2, 2 and 3 touching: 5+5+9 = 19. Floors 2, 2, 4: 5+5+14 = 24."""
    assert points("O+O O+O O+O+O ...", "office", "expert") == 19
    assert points("O+O O+O O+O+O+O ...", "office", "expert") == 24


@pytest.mark.parametrize("floors", range(1, 6))
@pytest.mark.parametrize("size", range(1, 6))
def test_office_by_group_size_and_own_floors(size, floors):
    tower = "+".join(["O"] * floors)
    expected = size * naive.OFFICE[size][floors - 1]
    assert points(" ".join([tower] * size) + " ...", "office", "expert") == expected


def test_office_groups_larger_than_5_use_the_last_line():
    """Ruling."""
    assert points("O O O O O / O ...", "office", "expert") == 6 * 4
    assert points(" ".join(["O+O"] * 20) + " ...", "office", "expert") == 20 * 9


def test_office_groups_touch_orthogonally_and_transitively():
    assert points("O . . . . / O O . . . / . O ...", "office", "expert") == 4 * 3
    assert points("O . . . . / . O ...", "office", "expert") == 0
    assert points("O O . O ...", "office", "expert") == 1 + 1 + 0


def test_dead_offices_do_not_join_groups():
    built = city("O O O ...", "expert")
    ends = {s: {"inhabitants": 1, "energy": 1} for s in ("a1", "c1")}
    assert q.score(built, 2, 2, ends).categories["office"] == 0


@pytest.mark.parametrize(
    ("neighbor", "worth"),
    [
        ("F1", -5),
        ("Hpp", -5),
        ("U2", 2),
        ("S", 3),
        ("P", 5),
        ("Q", 5),
        ("T1", 0),
        ("O", 0),
        ("M", 0),
    ],
)
def test_monument_by_neighbor(neighbor, worth):
    assert points(f"M {neighbor} ...", "monument", "expert") == worth


def test_monument_adds_all_four_and_no_diagonal():
    assert points("F1 S . . . / P M U1 . . / . Hpp F1 ...", "monument", "expert") == 3 + 5 + 2 - 5


# --- removal, idle inhabitants, pollution -----------------------------------------------


def test_removed_buildings_count_for_nobody_s_neighbors():
    alone = q.score(city("F1 S ..."), 2, 2, {"a1": {"inhabitants": 1}})
    assert alone.categories["factory"] == 0
    park = q.score(city("P T1 ..."), 1, 1, {})
    assert park.categories["park"] == 0
    harbors = q.score(city("Hpp Hpp Hpp ..."), 2, 0, {s: {"inhabitants": 1} for s in ("a1", "c1")})
    assert harbors.categories["harbor"] == 0
    monument = q.score(city("M F1 ...", "expert"), 1, 0, {})
    assert monument.categories["monument"] == 0


def test_printed_points_count_only_when_activated():
    assert q.score(city("U2 H3 ..."), 0, 0).total == 0
    assert q.score(city("U2 H3 ..."), 2, 0).total == 2 + 2 + 3


def test_a_stack_pays_once_whatever_its_height():
    assert q.score(city("T1+T1+T1+T1 ..."), 0, 1).categories["tower"] == 10
    assert q.score(city("O+O+O+O+O ...", "expert"), 1, 1).categories["office"] == 10


def test_not_activating_may_be_better():
    """A Factory next to a Monument may be better dead."""
    sheet = q.score(city("M F1 ...", "expert"), inhabitants=1, energy=0)
    assert sheet.total == -1
    assert sheet.categories["monument"] == 0
    assert sheet.allocation == {}


def test_a_monument_cannot_be_switched_off_even_below_zero():
    """Ruling. The Factory is worth its loss here: three offices around it."""
    built = city("M F1 O . . / . O ...", "expert")
    sheet = q.score(built, 3, 2, everything_on(built))
    assert sheet.categories["monument"] == -5
    assert sheet.categories["factory"] == 8
    assert sheet.empty_squares == 16


def test_parks_playgrounds_and_monuments_always_stand():
    assert q.score(city("P Q M ...", "expert"), 0, 0, {}).empty_squares == 17


def test_each_idle_inhabitant_costs_1():
    sheet = q.score(city(". ..."), inhabitants=7, energy=0)
    assert sheet.categories["idle_inhabitants"] == sheet.total == -7


def test_each_unused_energy_costs_1_except_one_per_park():
    assert q.score(city(". ..."), 0, 5).categories["pollution"] == -5
    assert q.score(city("P P ..."), 0, 5).categories["pollution"] == -3
    assert q.score(city("P P ..."), 0, 1).categories["pollution"] == 0


def test_a_park_that_absorbs_energy_is_listed_in_the_allocation():
    assert q.score(city("P P ..."), 0, 1).allocation == {"a1": {"inhabitants": 0, "energy": 1}}


def test_playgrounds_absorb_none():
    assert q.score(city("Q Q ..."), 0, 5).categories["pollution"] == -5


def test_inhabitants_and_energy_are_unlimited():
    """Ruling: the box holds 65 and 50."""
    assert (
        q.score(city(" ".join(["T3+T3+T3+T3"] * 16) + " ...")).categories["idle_inhabitants"]
        == -192
    )
    assert q.score(city(" ".join(["F3"] * 16) + " ...")).categories["pollution"] == -48


def test_a_city_the_box_could_not_build_is_scored():
    assert points("H1 H1 H1 ...", "harbor") == 7 + 3


# --- the sheet --------------------------------------------------------------------------


@given(any_.cities(), any_.resources, any_.resources)
def test_categories_add_up_and_losses_are_no_gains(built, inhabitants, energy):
    sheet = q.score(built, inhabitants, energy)
    assert list(sheet.categories) == CATEGORIES
    assert sheet.total == sum(sheet.categories.values())
    assert sheet.categories["idle_inhabitants"] <= 0
    assert sheet.categories["pollution"] <= 0
    assert sheet.rank == (sheet.total, sheet.inhabitants_on_buildings, -sheet.empty_squares)


@given(any_.cities())
def test_resources_follow_from_the_tiles_unless_overridden(built):
    assert q.score(built) == q.score(built, *naive.received(str(built)))
    assert q.score(built, inhabitants=3) == q.score(built, 3, built.energy)
    assert q.score(built, energy=3) == q.score(built, built.inhabitants, 3)


@given(any_.cities(), st.integers(0, 30), st.integers(0, 30), st.integers(0, 10**6))
def test_any_allocation_is_scored_as_the_rules_say(built, inhabitants, energy, seed):
    """Against the naive scorer, category by category."""
    mode, random = built.mode.name, Random(seed)
    plain = naive.read_city(str(built))
    allocation = {}
    people, units = inhabitants, energy
    for place, (kind, _, _) in plain.items():
        options = [c for c in naive.choices(mode, kind) if c[0] <= people and c[1] <= units]
        allocation[place] = random.choice(options)
        people, units = people - allocation[place][0], units - allocation[place][1]
    expected, on_buildings, empty = naive.categories(mode, plain, inhabitants, energy, allocation)
    written = {
        f"{'abcde'[column]}{row + 1}": {"inhabitants": there[0], "energy": there[1]}
        for (row, column), there in allocation.items()
    }
    sheet = q.score(built, inhabitants, energy, written)
    assert sheet.categories == expected
    assert (sheet.inhabitants_on_buildings, sheet.empty_squares) == (on_buildings, empty)
    assert sheet.allocation == {s: there for s, there in written.items() if any(there.values())}
