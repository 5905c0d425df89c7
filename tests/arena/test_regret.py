"""The tool that measures what moves lose: whoever plays better loses less, and tables add up."""

import argparse
import importlib.util
import sys
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest

import quadropolis as q
from quadropolis.bots.bot import Limit
from quadropolis.bots.registry import bot_named
from quadropolis.views import view
from tests.sizes import LONG

FEW = argparse.Namespace(time=None, iterations=60, games=100, policy=0, aim="points", seed=0)


@pytest.fixture(scope="module")
def tool():
    path = Path(__file__).parents[2] / "tools" / "measure_regret.py"
    spec = importlib.util.spec_from_file_location("measure_regret", path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # where dataclasses look for their module
    spec.loader.exec_module(module)
    yield module
    del sys.modules[spec.name]


@pytest.fixture(scope="module")
def walk(tool):
    return list(tool.positions("classic", 2, 20 if LONG else 8, Limit(iterations=20), 1))


def test_positions_are_of_every_round_and_wait_for_a_move(walk):
    assert {state.round for state in walk} == {1, 2, 3, 4}
    assert all(state.phase is q.Phase.MOVE for state in walk)


def test_a_weak_bot_loses_more_than_a_strong_one(tool, walk):
    bots = {name: bot_named(name) for name in ("top", "random")}
    found = [
        loss for number, state in enumerate(walk) for loss in tool.losses(bots, state, FEW, number)
    ]
    mean = {
        name: sum(loss.points for loss in found if loss.bot == name) / len(walk) for name in bots
    }
    assert mean["random"] > mean["top"] + 1
    assert all(loss.points == 0 for loss in found if loss.kind == "none")
    report = tool.report(found, tuple(bots))
    assert f"| classic 2 | {len(walk)} |" in report
    assert {line.count("|") for line in report.splitlines() if line.startswith("| round")} == {5}


def test_between_two_the_chance_follows_from_the_lead(tool, walk):
    for state in walk:
        move = q.legal_moves(state)[0]
        lead, share = (tool.leads(state, move, 100, 1, 0, aim) for aim in ("points", "chance"))
        assert (50 + 50 * np.sign(lead) == share).all()


def test_what_was_found_is_kept_and_gone_on_from(tool, tmp_path):
    out = tmp_path / "losses.jsonl"
    args = argparse.Namespace(**vars(FEW) | {"bots": ["random"], "iterations": 20, "out": out})
    first = tool.losses_in(("classic", 2), args, 1)
    assert tool.kept(out) == first
    more = tool.losses_in(("classic", 2), args, 2)
    assert more[:1] == first
    assert [loss.number for loss in more] == [0, 1]
    assert tool.kept(out) == more
    assert tool.losses_in(("classic", 2), args, 2) == more


def test_whoever_follows_the_judge_plays_one_of_the_best_moves(tool, walk):
    last = next(state for state in walk if state.round == state.mode.rounds)
    path = Path(tool.__file__).with_name("follow_judge.py")
    with closing(bot_named(f"{path}:Follower")) as bot:
        for state in (walk[0], last):
            thought = bot.think(view(state, state.current_player), Limit(iterations=60, seed=1))
            best = [candidate.move for candidate in thought.candidates[: tool.CANDIDATES]]
            assert thought.move in (best[:1] if state is last else best)
            assert thought.move in q.legal_moves(state)


def test_moves_that_differ_are_told_apart(tool, walk):
    state = walk[0]
    moves = q.legal_moves(state)
    assert tool.kind_of(state, moves[0], moves[0]) == "none"
    placed = [move for move in moves if move.to not in (None, "-")]
    first = placed[0]
    square = next(m for m in placed if tool.tile_of(m) == tool.tile_of(first) and m.to != first.to)
    assert tool.kind_of(state, first, square) == "square"
    thrown = next(move for move in moves if str(move).endswith("-"))
    assert tool.kind_of(state, first, thrown) == "discard or nothing"
    other = next(
        move
        for move in placed
        if tool.city_after(state, move) != tool.city_after(state, first)
        and tool.tile_of(move) != tool.tile_of(first)
    )
    assert tool.kind_of(state, first, other) == "tile"
