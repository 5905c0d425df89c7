"""What the kernel refuses, it refuses like the rules, with an error that has a code."""

import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given

import quadropolis as q
from quadropolis import kernel
from quadropolis.kernel.native import native
from quadropolis.rules.site import FACE_DOWN
from quadropolis.rules.state import Architect
from tests import strategies as any_
from tests.tables import dealt, random_play

ROOT = Path(__file__).parent.parent.parent


def answer(call, *arguments):
    """What a call returns, or its error as data."""
    try:
        return call(*arguments)
    except q.QuadropolisError as error:
        return error.to_data()


# --- the same reasons as the rules ----------------------------------------------------


@given(any_.states(), any_.moves)
def test_a_move_is_refused_for_the_reason_of_the_rules(state, move):
    position = kernel.from_state(state)
    for given_as in (move, str(move)):
        found = answer(kernel.play, position, given_as)
        expected = answer(q.play, state, given_as)
        if isinstance(expected, q.State):
            found = kernel.to_state(found)
        assert found == expected


@given(any_.states())
def test_every_square_of_every_move_is_judged_like_the_rules_do(state):
    """All the ways to use one architect, legal or not."""
    position = kernel.from_state(state)
    for spot in ("N1", "E2", "S3", "W5"):
        for to in (None, "-", *q.EXPERT.squares):
            move = q.Move(3, spot, to)
            found, expected = answer(kernel.play, position, move), answer(q.play, state, move)
            assert isinstance(found, dict) is isinstance(expected, dict)
            if isinstance(found, dict):
                assert found == expected


@given(any_.states(), any_.deals)
def test_a_deal_is_refused_for_the_reason_of_the_rules(state, deal):
    position = kernel.from_state(state)
    assert answer(kernel.deal, position, deal) == answer(q.deal, state, deal)


def test_a_deal_of_names_is_taken_like_the_rules_take_it():
    state = q.start("classic", 4)
    names = q.draw(state, Random(0)).names()
    after = kernel.deal(kernel.from_state(state), q.Deal(names))
    assert kernel.to_state(after) == q.deal(state, q.Deal(names))


@pytest.mark.parametrize(
    "setting",
    [
        ("chess", 2),
        (None, 2),
        ("classic", 1),
        ("classic", 5),
        ("classic", 2.0),
        ("classic", True),
        ("classic", 10**30),
        ("classic", 2, "yes"),
        ("classic", 2, None),
        ("classic", 2, False, 2),
        ("classic", 2, False, -1),
        ("expert", 2, False, "0"),
    ],
    ids=str,
)
def test_a_game_is_refused_like_the_rules_refuse_it(setting):
    expected = answer(q.start, *setting)
    assert "code" in expected
    assert answer(kernel.start, *setting) == expected


def test_a_mode_of_ones_own_is_not_a_mode_of_the_kernel():
    own = replace(q.CLASSIC, floors=9)
    for call in (
        lambda: kernel.start(own),
        lambda: kernel.score(q.City.empty(own)),
        lambda: kernel.random_games(own, 2, 1, 1),
        lambda: kernel.move_code(own, "1N1"),
    ):
        assert answer(call)["code"] == "setup/unknown_mode"


@pytest.mark.parametrize("amount", [-1, 1.5, float("nan"), "3", True, [], -(10**30)], ids=str)
def test_resources_are_refused_like_the_rules_refuse_them(amount):
    city = q.City.empty(q.CLASSIC)
    for arguments in ((amount,), (None, amount)):
        expected = answer(q.score, city, *arguments)
        assert expected["code"] == "allocation/wrong_resource"
        assert answer(kernel.score, city, *arguments) == expected


# --- reasons of its own ---------------------------------------------------------------

START = kernel.start("classic")
WRONG: dict[str, list[Callable[[], object]]] = {
    "kernel/wrong_value": [
        lambda: kernel.legal_moves(None),
        lambda: kernel.legal_codes(q.start("classic")),
        lambda: kernel.play("position", "1N1"),
        lambda: kernel.deal(5, q.Deal(())),
        lambda: kernel.draw(None, 1),
        lambda: kernel.outcome(None),
        lambda: kernel.scores(None),
        lambda: kernel.perft(None, 1),
        lambda: kernel.playouts(None, 1, 1),
        lambda: kernel.random_end(None, 1),
        lambda: kernel.to_state(q.start("classic")),
        lambda: kernel.from_state(START),
        lambda: kernel.score("T1 . . ."),
        lambda: kernel.score(q.City(q.CLASSIC, None)),
        lambda: kernel.score_many(5),
        lambda: kernel.score_many([q.City.empty(q.CLASSIC), None]),  # type: ignore[list-item]
        lambda: kernel.random_games("classic", 2, 1, 1, scores=1),
        lambda: kernel.move_of("classic", 0),
        lambda: kernel.move_of("classic", 2**64),
        lambda: kernel.move_of("classic", "1N1"),
    ],
    "setup/wrong_number": [
        lambda: kernel.perft(START, -1),
        lambda: kernel.perft(START, 7),
        lambda: kernel.draw(START, None),
        lambda: kernel.draw(START, 2**64),
        lambda: kernel.playouts(START, -1, 1),
        lambda: kernel.playouts(START, 1, "seed"),
        lambda: kernel.playouts(START, 1, 1, threads=0),
        lambda: kernel.random_end(START, 2**64),
        lambda: kernel.random_games("classic", 2, -1, 1),
        lambda: kernel.random_games("classic", 2, 10**9, 1),
        lambda: kernel.random_games("classic", 2, 1.0, 1),
        lambda: kernel.random_games("classic", 2, True, 1),
        lambda: kernel.random_games("classic", 2, 1, 0.5),
        lambda: kernel.random_games("classic", 2, 1, 1, threads=0),
        lambda: kernel.random_games("classic", 2, 1, 1, threads=10**6),
        lambda: kernel.score_many([], threads=-1),
    ],
    "deal/not_expected": [
        lambda: kernel.draw(kernel.from_state(dealt()), 1),
        lambda: kernel.deal(kernel.from_state(dealt()), q.draw(q.start("classic"), Random(0))),
    ],
    "deal/not_a_deal": [
        lambda: kernel.deal(START, "T1"),
        lambda: kernel.deal(START, None),
        lambda: kernel.deal(START, q.Deal(None)),
        lambda: kernel.deal(START, q.Deal((None,) * 25)),
    ],
    "deal/wrong_tiles": [
        lambda: kernel.deal(START, q.Deal(())),
        lambda: kernel.deal(START, q.Deal((FACE_DOWN,) * 25)),
        lambda: kernel.deal(START, q.Deal((q.Face("X", q.Kind.SHOP),) * 25)),
    ],
    "move/deal_expected": [lambda: kernel.play(START, "1N1")],
    "notation/move": [
        lambda: kernel.play(START, "hello"),
        lambda: kernel.play(START, q.Move([], {}, 10**5000)),
        lambda: kernel.play(kernel.from_state(dealt()), q.Move(True, "N1", "-")),
        lambda: kernel.play(kernel.from_state(dealt()), q.Move(1.0, "N1", "-")),
        lambda: kernel.move_code("classic", "9N1"),
    ],
    "notation/not_text": [lambda: kernel.play(START, None)],
    "setup/unknown_mode": [lambda: kernel.score(q.City("classic", ((),) * 16))],
    "notation/unknown_face": [
        lambda: kernel.score(q.City(q.CLASSIC, (("X",),) * 16)),
        lambda: kernel.score(q.City(q.CLASSIC, ((5,),) * 16)),
    ],
    "notation/face_not_in_mode": [
        lambda: kernel.score(q.City(q.CLASSIC, ((q.FACES["O"],),) * 16)),
    ],
    "notation/wrong_rows": [lambda: kernel.score(q.City(q.CLASSIC, ((),) * 20))],
    "notation/wrong_columns": [lambda: kernel.score(q.City(q.EXPERT, ((),) * 16))],
    "notation/wrong_stack": [
        lambda: kernel.score(q.City(q.CLASSIC, ((q.FACES["T1"],) * 5,) * 16)),
        lambda: kernel.score(q.City(q.CLASSIC, ((q.FACES["S"],) * 2,) * 16)),
    ],
}


@pytest.mark.parametrize(
    ("code", "call"),
    [(code, call) for code, calls in WRONG.items() for call in calls],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_wrong_arguments_have_codes(code, call):
    with pytest.raises(q.QuadropolisError) as caught:
        call()
    assert caught.value.code == code
    assert "{" not in str(caught.value)
    assert pickle.loads(pickle.dumps(caught.value)).to_data() == caught.value.to_data()


def test_a_city_in_another_shape_is_scored_like_the_rules_score_it():
    text = "T2+T1 . S P / . F3 Hpe . / U1 . . . / . . . T3"
    city = q.parse_city(text, "classic")
    lists = q.City(q.CLASSIC, [list(floors) for floors in city.squares])
    assert kernel.score(lists) == q.score(lists) == q.score(city)
    assert kernel.score_many([lists, city]).tolist() == [q.score(city).total] * 2


# --- states that no game can come to --------------------------------------------------

MIDDLE = random_play(q.start("classic", 3), Random(4), 7)


def lying_on(**spots: Architect) -> tuple[Architect | None, ...]:
    return tuple(spots.get(spot) for spot in q.rules.site.SPOTS)


IMPOSSIBLE = {
    "round": {"round": 9},
    "turn": {"turn": 0},
    "turn of another number of architects": {"turn": 2},
    "players": {"players": 2},
    "phase": {"phase": q.Phase.DEAL},
    "nobody's turn": {"current_player": None},
    "another's turn": {"current_player": 0},
    "first player": {"first_player": 3},
    "mayor": {"mayor": -1},
    "urbanist off the site": {"urbanist": None},
    "urbanist nowhere": {"urbanist": "z9"},
    "free spots": {"spots": (None,) * 20},
    "too few spots": {"spots": ()},
    "all architects at home": {"architects": ((1, 2, 3, 4),) * 3},
    "an architect nobody has": {"architects": ((1, 2, 3, 9),) * 3},
    "a gigantic architect": {"architects": ((10**18,),) * 3},
    "gigantic players": {"spots": (Architect(10**30, 1),) * 20},
    "a site of names": {"site": q.Site(("T1",) * 25)},
    "a small site": {"site": q.Site(())},
    "an Expert tile": {"site": q.Site((q.FACES["O"],) * 25)},
    "one city": {"cities": MIDDLE.cities[:1]},
    "Expert cities": {"cities": (q.City.empty(q.EXPERT),) * 3},
    "no cities": {"cities": None},
    "a mode by name": {"mode": "classic"},
    "playgrounds of 1": {"playgrounds": 2},
}


@pytest.mark.parametrize("changes", IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_an_impossible_state_is_refused(changes):
    assert kernel.to_state(kernel.from_state(MIDDLE)) == MIDDLE
    with pytest.raises(q.QuadropolisError) as caught:
        kernel.from_state(replace(MIDDLE, **changes))
    assert caught.value.code == "setup/impossible_state"


def test_a_player_to_move_without_architects_is_refused():
    """Four architects lie on the site, as they should, but all of one player."""
    state = random_play(q.start("classic", 2), Random(4), 4)
    spots = lying_on(**{f"N{n}": Architect(0, n) for n in range(1, 5)})
    state = replace(state, spots=spots, architects=((), (1, 2, 3, 4)))
    assert state.current_player == 0
    assert not q.legal_moves(state)
    with pytest.raises(q.QuadropolisError) as caught:
        kernel.from_state(state)
    assert caught.value.code == "setup/impossible_state"


# --- nothing brings the process down --------------------------------------------------


def run(*arguments, **environment):
    process = subprocess.run(
        [sys.executable, "-X", "faulthandler", *arguments],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)} | environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert process.returncode == 0, process.stdout[-2000:] + process.stderr[-4000:]
    return process.stdout


def test_anything_may_be_handed_over():
    words = run("-m", "tests.kernel.fuzz").split()
    made, refused = int(words[0]), int(words[2])
    assert made > refused > 0


def test_a_machine_without_threads_to_spare_does_the_work_on_one():
    """With no room for another thread's stack, starting one fails."""
    found = run(
        "-c",
        "import resource\n"
        "from quadropolis import kernel\n"
        "alone = kernel.random_games('classic', 2, 1000, 5, 1, scores=True)\n"
        "used = int(open('/proc/self/statm').read().split()[0]) * resource.getpagesize()\n"
        "room = used + 60 * 2**20\n"
        "resource.setrlimit(resource.RLIMIT_AS, (room, room))\n"
        "many = kernel.random_games('classic', 2, 1000, 5, 256, scores=True)\n"
        "assert (alone == many).all()\n"
        "print('fine')\n",
    )
    assert found == "fine\n"


def test_a_build_without_tables_refuses_to_play():
    """The module that is not in use is still there to be imported."""
    found = run(
        "-c",
        "import importlib, quadropolis\n"
        "from quadropolis.kernel.native import native\n"
        "name = 'quadropolis.kernel._portable'\n"
        "idle = importlib.import_module(name)\n"
        "if idle is not native:\n"
        "    for call in (\n"
        "        lambda: idle.start(0, 2, False, 0),\n"
        "        lambda: idle.random_games(0, 2, 1, 1, 1, False, True),\n"
        "        lambda: idle.score(quadropolis.City.empty(quadropolis.CLASSIC), None, None),\n"
        "        lambda: idle.score_many([], 1),\n"
        "        lambda: idle.pack({}),\n"
        "    ):\n"
        "        try:\n"
        "            call()\n"
        "        except ValueError:\n"
        "            continue\n"
        "        raise SystemExit('it played')\n"
        "print('fine')\n",
    )
    assert found == "fine\n"


@pytest.mark.parametrize("arguments", [(2, 2), (-1, 2), (0, 1), (0, 5), (0, 2**31 - 1)])
def test_the_compiled_module_itself_checks_what_it_plays(arguments):
    mode, players = arguments
    with pytest.raises((ValueError, TypeError)):
        native.start(mode, players, False, 0)
    with pytest.raises((ValueError, TypeError)):
        native.random_games(mode, players, 1, 1, 1, False, True)
