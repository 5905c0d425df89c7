"""The examples of bots play whole games, in every kind there is, without a violation."""

import sys
from random import Random

import pytest

import quadropolis as q
from quadropolis.bots import Limit, Supervised, all_bots, bot_named
from quadropolis.views import view
from tests.bots.examples import EXAMPLES, ROOT, installed

SPECS = (
    "examples/bots/gardener.py:Gardener",
    "hoarder",
    f"program:{sys.executable} examples/bots/clockwise.py",
    # As it was with version 0.1.0: what is added to the protocol disturbs no program.
    f"program:{sys.executable} tests/bots/clockwise-0.1.0.txt",
)


@pytest.fixture(autouse=True)
def _examples_at_hand(tmp_path, monkeypatch):
    monkeypatch.chdir(ROOT)
    monkeypatch.syspath_prepend(str(installed(EXAMPLES / "hoarder", tmp_path / "packages")))


@pytest.mark.parametrize("spec", SPECS)
def test_an_example_plays_a_whole_game(spec):
    seats = [Supervised(bot_named(spec)), Supervised(bot_named("random"))]
    random = Random(2)
    state = q.start("classic", 2)
    while state.phase is not q.Phase.OVER:
        if state.phase is q.Phase.DEAL:
            state = q.deal(state, q.draw(state, random))
            continue
        player = state.current_player
        limit = Limit(seconds=60, seed=random.getrandbits(32))
        answer = seats[player].answer(view(state, player), limit)
        assert answer.violation is None
        state = answer.after
    seats[0].close()


def test_the_package_is_listed_without_running_it():
    listed = dict(all_bots())
    assert "quadropolis-hoarder" in listed["hoarder"]
    assert "quadropolis_hoarder" not in sys.modules


def test_the_program_imports_nothing_of_this_project():
    source = (EXAMPLES / "clockwise.py").read_text(encoding="utf-8")
    assert "import quadropolis" not in source
    assert "from quadropolis" not in source
