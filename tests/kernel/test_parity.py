"""The kernel is the rules: the same moves, positions, sheets and counts, everywhere."""

import json
import os
import subprocess
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import quadropolis as q
from quadropolis import kernel
from quadropolis.bench import full_city
from quadropolis.kernel.native import BUILDS
from quadropolis.rules.mode import COSTS
from quadropolis.testing import SETTINGS, random_game
from tests import strategies as any_
from tests.kernel import parity
from tests.sizes import size

ROOT = Path(__file__).parent.parent
GAMES = size(600, 6000)
GROUPS = 60
"""Games are tested in groups, so that several processes can share them."""


@pytest.mark.parametrize("group", range(GROUPS))
def test_random_games_are_the_same_at_every_position(group):
    for seed in range(group * GAMES // GROUPS, (group + 1) * GAMES // GROUPS):
        # A round of a game is at least its deal and eight moves, and there is the start.
        assert parity.check_game(seed) > 4 * 9


def test_the_groups_cover_every_setting():
    assert {seed % len(SETTINGS) for seed in range(GAMES)} == set(range(len(SETTINGS)))


# --- perft ----------------------------------------------------------------------------


def plain_perft(state, length):
    if length <= 1:
        return len(q.legal_moves(state)) if length else 1
    return sum(plain_perft(q.play(state, move), length - 1) for move in q.legal_moves(state))


def turns_of_a_game(settings, seed):
    """Every state of a random game in which somebody is to move."""
    states = (state for state, _, _ in random_game(*settings, Random(seed)))
    return [state for state in states if state.phase is q.Phase.MOVE]


@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_perft(settings):
    """To length 2 from anywhere, to length 3 where the plain rules can count that far."""
    for seed in range(size(1, 10)):
        by_width = sorted(turns_of_a_game(settings, seed), key=lambda s: len(q.legal_moves(s)))
        for state in by_width[:: len(by_width) // 4][:2]:
            position = kernel.from_state(state)
            for length in (0, 1, 2):
                assert kernel.perft(position, length) == plain_perft(state, length)
        narrow = next(state for state in by_width if state.turn < state.mode.turns)
        expected = plain_perft(narrow, 3)
        assert kernel.perft(kernel.from_state(narrow), 3) == expected > 0


@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_perft_to_length_three_from_the_first_move(settings):
    """Too wide for the plain rules: a sample of first moves is counted, and the sum is checked."""
    random = Random(str(settings))
    state = q.start(*settings)
    state = q.deal(state, q.draw(state, random))
    position = kernel.from_state(state)
    moves = q.legal_moves(state)
    by_move = {m: kernel.perft(kernel.play(position, m), 2) for m in moves}
    assert kernel.perft(position, 3) == sum(by_move.values())
    for move in random.sample(moves, size(1, 10)):
        assert plain_perft(q.play(state, move), 2) == by_move[move]


def test_perft_ends_with_the_round():
    last = [s for s in turns_of_a_game(SETTINGS[0], 1) if s.round == 1][-1]
    position = kernel.from_state(last)
    assert kernel.perft(position, 1) == len(q.legal_moves(last)) > 0
    assert kernel.perft(position, 2) == 0


# --- scoring --------------------------------------------------------------------------


def assert_same_sheet(city, inhabitants=None, energy=None):
    found = kernel.score(city, inhabitants, energy)
    expected = q.score(city, inhabitants, energy)
    assert found == expected
    assert repr(found) == repr(expected), "the order of a sheet's lines differs"
    # What the kernel says it allocated gives, under the rules, what it says it scored.
    assert q.score(city, inhabitants, energy, allocation=found.allocation) == expected


@given(any_.cities())
def test_any_city(city):
    assert_same_sheet(city)
    assert list(kernel.score_many([city])) == [q.score(city).total]


@given(any_.cities(), st.none() | any_.resources, st.none() | any_.resources)
def test_any_city_with_other_resources(city, inhabitants, energy):
    assert_same_sheet(city, inhabitants, energy)


@pytest.mark.parametrize("amount", [0, 1, 9_999, 10_000, 10_001, 10**9, 2**63, 2**64, 10**30])
@pytest.mark.parametrize("mode", q.MODES)
def test_no_and_huge_resources(mode, amount):
    random = Random(amount)
    for _ in range(size(5, 50)):
        city = full_city(q.MODES[mode], random)
        assert_same_sheet(city, amount, amount)
        assert_same_sheet(city, inhabitants=amount)
        assert_same_sheet(city, energy=amount)
        assert_same_sheet(q.City.empty(city.mode), amount, amount)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("mode", q.MODES)
def test_full_cities_with_resources_for_about_half_of_them(mode, seed):
    """The hardest ones to allocate."""
    random = Random(seed)
    for _ in range(size(60, 2000)):
        city = full_city(q.MODES[mode], random)
        costs = [COSTS[kind] for kind in city.kinds() if kind]
        people = sum(cost.inhabitants for cost in costs)
        units = sum(cost.energy for cost in costs)
        assert_same_sheet(city, random.randint(0, people), random.randint(0, units))
        assert_same_sheet(city, people // 2, units // 2)


@pytest.mark.parametrize("mode", q.MODES)
def test_cities_of_few_faces(mode):
    """Equal buildings have many equally good allocations, of which the first must be found."""
    random, mode = Random(mode), q.MODES[mode]
    faces = [face for face in q.FACES.values() if face.kind in mode.kinds]
    for _ in range(size(150, 3000)):
        few = random.sample(faces, random.randint(1, 3))
        height = random.randint(1, mode.floors)
        squares = tuple(
            (face,) * (height if face.kind in mode.stackable else 1)
            for face in random.choices(few, k=len(mode.squares))
        )
        people, units = random.randint(0, len(squares)), random.randint(0, len(squares))
        assert_same_sheet(q.City(mode, squares), people, units)


@pytest.mark.parametrize("mode", q.MODES)
def test_cities_of_one_face(mode):
    for city, amount in parity.cities_of_one_face(q.MODES[mode]):
        assert_same_sheet(city, amount, amount)


def test_many_cities_at_once_on_several_threads():
    random = Random(3)
    cities = [full_city(random.choice([q.CLASSIC, q.EXPERT]), random) for _ in range(300)]
    points = [kernel.score(city).total for city in cities]
    for threads in (1, 2, 3, 256):
        totals = kernel.score_many(iter(cities), threads)
        assert (totals.dtype, totals.shape) == ("int16", (300,))
        assert totals.tolist() == points
    assert kernel.score_many([]).tolist() == []


# --- stored games and cities ----------------------------------------------------------


def stored_records():
    paths = [p for folder in ("games", "vectors") for p in sorted((ROOT / folder).rglob("*.json*"))]
    texts = [
        text
        for path in paths
        for text in (
            path.read_text().splitlines() if path.suffix == ".jsonl" else [path.read_text()]
        )
        if '"quadropolis-game"' in text
    ]
    return [q.parse_record(text) for text in texts]


def test_every_stored_game_replays():
    records = stored_records()
    assert records, "no stored games were found"
    for record in records:
        states = list(record.states())
        position = kernel.start(
            record.mode, len(record.players), record.playgrounds, record.first_player
        )
        sites, moves = iter(record.sites), iter(record.moves)
        for state in states:
            assert kernel.to_state(position) == state
            assert kernel.legal_moves(position) == q.legal_moves(state)
            if state is states[-1]:
                assert kernel.outcome(position) == q.outcome(state)
            elif state.phase is q.Phase.DEAL:
                position = kernel.deal(position, q.Deal.of(next(sites)))
            else:
                position = kernel.play(position, next(moves))
        assert (next(sites, None), next(moves, None)) == (None, None)


def test_every_stored_city_scores():
    lines = (ROOT / "vectors" / "cities.jsonl").read_text().splitlines()
    assert lines, "no stored cities were found"
    for case in map(json.loads, lines):
        city = q.parse_city(case["city"], case["mode"])
        sheet = kernel.score(city, case["inhabitants"], case["energy"])
        assert {
            "total": sheet.total,
            "inhabitants_on_buildings": sheet.inhabitants_on_buildings,
            "empty_squares": sheet.empty_squares,
        }.items() <= case.items()


# --- positions as values --------------------------------------------------------------


@given(any_.states(), any_.states())
def test_equal_states_are_equal_positions(one, other):
    a, b, again = kernel.from_state(one), kernel.from_state(other), kernel.from_state(one)
    assert a == again
    assert hash(a) == hash(again)
    assert (a == b) is (one == other)
    assert (a != b) is (one != other)
    assert a != one
    assert kernel.to_state(a) == one


def test_different_moves_lead_to_different_positions():
    position = kernel.from_state(any_.reached(("expert", 2, False), 0, 1)[0])
    moves = kernel.legal_moves(position)
    reached = [kernel.play(position, move) for move in moves]
    assert len(set(reached)) == len({hash(after) for after in reached}) == len(moves)


def test_playing_leaves_the_position_as_it_was():
    state = any_.reached(("classic", 3, True), 5, 4)[0]
    position = kernel.from_state(state)
    for move in kernel.legal_moves(position):
        kernel.play(position, move)
    kernel.playouts(position, 10, 1)
    kernel.perft(position, 2)
    assert kernel.to_state(position) == state


@given(any_.states())
def test_a_position_shows_what_its_state_holds(state):
    position = kernel.from_state(state)
    assert (position.players, position.round, position.turn, position.mayor) == (
        state.players,
        state.round,
        state.turn,
        state.mayor,
    )
    assert position.current_player == state.current_player


@given(any_.states())
def test_moves_have_numbers(state):
    position = kernel.from_state(state)
    codes = kernel.legal_codes(position)
    moves = [kernel.move_of(state.mode, code) for code in codes]
    assert tuple(moves) == q.legal_moves(state)
    assert [kernel.move_code(state.mode.name, str(move)) for move in moves] == codes.tolist()


# --- both builds ----------------------------------------------------------------------

SAMPLE = """
import json
from quadropolis import MODES, kernel
from quadropolis.kernel.native import native
from quadropolis.testing import SETTINGS
from quadropolis.bench import full_cities

print(json.dumps({
    "name": native.__name__,
    "checksums": [kernel.random_games(m, p, 300, 7, playgrounds=g) for m, p, g in SETTINGS],
    "scores": [
        kernel.random_games(m, p, 100, 8, playgrounds=g, scores=True).tolist()
        for m, p, g in SETTINGS
    ],
    "sheets": [
        repr(kernel.score(city)) for mode in MODES.values() for city, _ in full_cities(mode, 100)
    ],
}))
"""


def run_build(build):
    process = subprocess.run(
        [sys.executable, "-c", SAMPLE],
        env=os.environ | {"QUADROPOLIS_KERNEL": build, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        cwd=ROOT.parent,
        check=False,
    )
    assert process.returncode == 0, process.stderr
    found = json.loads(process.stdout)
    assert found.pop("name") == f"quadropolis.kernel.{build}"
    return found


def test_all_builds_agree():
    portable = import_module("quadropolis.kernel._portable")
    here = [
        build
        for build in BUILDS
        if find_spec(f"quadropolis.kernel.{build}")
        and (build == "_portable" or portable.supports("x86-64-v3"))
    ]
    assert "_portable" in here
    results = [run_build(build) for build in here]
    assert all(result == results[0] for result in results)


def test_an_unknown_build_is_refused():
    process = subprocess.run(
        [sys.executable, "-c", "import quadropolis.kernel"],
        env=os.environ | {"QUADROPOLIS_KERNEL": "fast", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert process.returncode != 0
    assert "'fast'; the builds are _x86_64_v3, _portable" in process.stderr


def test_the_import_is_light():
    """Who only plays does not wait for numpy."""
    code = "import sys, quadropolis.kernel; sys.exit('numpy' in sys.modules)"
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    assert (
        subprocess.run([sys.executable, "-c", code], env=environment, check=False).returncode == 0
    )
