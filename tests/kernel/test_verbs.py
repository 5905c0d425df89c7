"""The verbs of the page, natively: equal to the rules and to what the server answers."""

import json
import os
import subprocess
import sys
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import quadropolis as q
from quadropolis import kernel
from quadropolis.bots.values import FEATURES
from quadropolis.kernel.native import BUILDS, native
from quadropolis.rules.tables import tables
from quadropolis.testing import SETTINGS, random_game
from tests import strategies as any_
from tests.kernel import texts, verbs
from tests.sizes import size


def states_of(settings, seed):
    return [state for state, _, _ in random_game(*settings, Random(seed))]


@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_everything_at_every_position_of_a_game(settings):
    random = Random(str(settings))
    refusals = set()
    for seed in range(size(1, 10)):
        for state in states_of(settings, seed):
            verbs.check_seen(state)
            legal = [str(random.choice(q.legal_moves(state)))] if q.legal_moves(state) else []
            for move in (*legal, *(verbs.made_up(random) for _ in range(25))):
                refusal = verbs.check_move(state, move)
                refusals.add(refusal and refusal["code"])
            verbs.check_drawn(state, random.getrandbits(64))
    assert {None, "move/square_not_allowed", "move/spot_taken", "notation/move"} <= refusals


# Of signs that Unicode does not know the kernel does not know that they cannot be printed.
texts_at_all = st.text(st.characters(max_codepoint=0x2FF), max_size=80)


@given(any_.states(), any_.moves.map(str) | texts.mutated(any_.moves.map(str)) | texts_at_all)
def test_any_move_at_any_position(state, move):
    verbs.check_move(state, move)


@given(any_.states(), any_.deals.map(str))
def test_any_deal_at_any_position(state, site):
    verbs.check_deal(state, site)


@given(any_.settings_of_games, st.integers(0, 2**64 - 1), st.data())
def test_a_deal_with_some_tiles_exchanged(settings, seed, data):
    state = q.start(*settings)
    site = verbs.check_drawn(state, seed)
    assert isinstance(verbs.check_deal(state, site), str)
    names = site.split(" ")
    where = data.draw(st.integers(0, len(names) - 1))
    names[where] = data.draw(st.sampled_from((*q.FACES, "#", "/", "T1")))
    verbs.check_deal(state, " ".join(names))


@given(
    st.sampled_from(("classic", "expert", "Classic", "", "é")),
    st.integers(-1, 6),
    st.booleans(),
    st.integers(-1, 5),
)
def test_any_start(mode, players, playgrounds, first_player):
    setup = mode, players, playgrounds, first_player
    found = json.loads(native.verb_start(*setup))
    assert found == verbs.expected(lambda: q.format_position(q.start(*setup)))


def allocations_of(city):
    return st.none() | any_.laid_out(city).map(lambda laid: laid[0])


@given(any_.settings_of_games, st.integers(0, 99), st.data())
def test_results_with_allocations(settings, seed, data):
    end = kernel.to_state(kernel.random_end(kernel.start(*settings), seed))
    verbs.check_result(end, None)
    laid = [data.draw(allocations_of(city)) for city in end.cities]
    verbs.check_result(end, laid)
    if data.draw(st.booleans()):
        verbs.check_result(end, laid[:-1])


def test_a_position_that_is_none_is_refused_by_every_verb():
    wrong = json.loads(native.read_position("nonsense"))
    assert wrong["error"]["code"] == "position/wrong_field"
    values = verbs.values_of("classic", 2)
    for answer in (
        native.verb_see("nonsense"),
        native.verb_moves("nonsense"),
        native.verb_draw("nonsense", 1),
        native.verb_deal("nonsense", ""),
        native.verb_play("nonsense", "1N1"),
        native.verb_refusal("nonsense", "1N1"),
        native.verb_result("nonsense", None),
        native.verb_think("nonsense", "top", values, 1, 1, 10, 1),
    ):
        assert json.loads(answer) == wrong


# --- thinking -------------------------------------------------------------------------


@pytest.mark.parametrize("level", [name for name, *_ in native.LEVELS])
@pytest.mark.parametrize("settings", SETTINGS[::3], ids=str)
def test_thoughts_are_those_of_the_level(settings, level):
    mode, players, _ = settings
    values = verbs.values_of(mode, players)
    number = [name for name, *_ in native.LEVELS].index(level)
    for state in states_of(settings, 3)[1::9]:
        if state.phase is not q.Phase.MOVE:
            continue
        position = kernel.from_state(state)
        move, (iterations, _, candidates) = native.choose(
            number, position, values, 0.0, 0.0, 200, 5, 4
        )
        found = json.loads(
            native.verb_think(q.format_position(state), level, values, 200, 5, 300_000, 4)
        )
        assert found["move"] == str(kernel.move_of(state.mode, move))
        assert found["iterations"] == iterations
        assert [each["visits"] for each in found["candidates"]] == [c[1] for c in candidates]
        for told, (code, _, chance, points) in zip(found["candidates"], candidates, strict=True):
            assert told["move"] == str(kernel.move_of(state.mode, code))
            assert told["win_chance"] == pytest.approx(min(1, max(0, chance)), abs=1e-6)
            assert told["points"] == pytest.approx(points, abs=1e-5)


def test_nobody_thinks_when_nobody_is_to_move():
    start = json.loads(native.verb_start("classic", 2, False, 0))
    values = verbs.values_of("classic", 2)
    found = json.loads(native.verb_think(start, "top", values, 10, 1, 1000, 3))
    assert found["error"] == {"code": "move/deal_expected", "arguments": {"round": 1}}


@pytest.mark.parametrize("wrong", [np.nan, np.inf, -np.inf])
def test_values_that_are_no_numbers_are_refused(wrong):
    values = verbs.values_of("classic", 2).copy()
    values[FEATURES["INHABITANTS"] + native.FEATURES] = wrong
    start = json.loads(native.verb_start("classic", 2, False, 0))
    with pytest.raises(ValueError, match="values"):
        native.verb_think(start, "top", values, 10, 1, 1000, 3)
    with pytest.raises(ValueError, match="values"):
        native.verb_think(start, "top", values[:-1], 10, 1, 1000, 3)


# --- the tables -----------------------------------------------------------------------


def test_tables_that_do_not_fit_are_refused():
    """Each number of the list in turn: whatever is read is checked, and nothing runs over."""
    numbers = tables()
    idle = next(build for build in BUILDS if build != native.__name__.rpartition(".")[2])
    script = (
        "import importlib, json, sys\n"
        "idle = importlib.import_module('quadropolis.kernel.' + sys.argv[1])\n"
        "lists, refused = json.load(sys.stdin), 0\n"
        "for numbers in lists:\n"
        "    try:\n"
        "        idle.configure(numbers, {})\n"
        "    except ValueError as error:\n"
        "        refused += bool(str(error))\n"
        "    except KeyError:\n"
        "        pass  # these numbers would do, but nobody handed over the objects\n"
        "print(refused)\n"
    )
    wrong = [numbers[:-1], [*numbers, 0], []]
    wrong += [[*numbers[:i], 2**30, *numbers[i + 1 :]] for i in range(0, len(numbers), 7)]
    wrong += [[*numbers[:i], -(2**30), *numbers[i + 1 :]] for i in range(3, len(numbers), 7)]
    done = subprocess.run(
        [sys.executable, "-c", script, idle],
        input=json.dumps(wrong),
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        check=True,
    )
    assert int(done.stdout) == len(wrong)


# --- builds ---------------------------------------------------------------------------


def digests(build, games):
    script = (
        "import sys\n"
        "from quadropolis.kernel.native import native\n"
        "from quadropolis.testing import SETTINGS\n"
        "from tests.kernel.verbs import digest\n"
        "print([digest(settings, int(sys.argv[1])) for settings in SETTINGS])\n"
    )
    return subprocess.check_output(
        [sys.executable, "-c", script, str(games)],
        env=os.environ | {"QUADROPOLIS_KERNEL": build, "PYTHONPATH": os.pathsep.join(sys.path)},
        text=True,
    )


def test_builds_agree_about_everything_thoughts_included():
    """The page's build is held to the same numbers in tests/browser/test_kernel.py."""
    builds = BUILDS if native.supports("x86-64-v3") else BUILDS[1:]
    assert len({digests(build, size(20, 200)) for build in builds}) == 1
