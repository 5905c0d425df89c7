"""Where questions are answered: on this machine and on Ray, with the same answers."""

import json
import sys
from contextlib import closing

import pytest

from quadropolis.arena.arena import Arena
from quadropolis.arena.plan import Plan
from quadropolis.bots.errors import ExecutorFailed, NoRay, UnknownExecutor
from quadropolis.bots.executor import QuestionLost, executor_named
from quadropolis.bots.on_ray import OnRay
from tests.bots.tasks import DOUBLE, MUCH

PLAN = Plan(("random", "greedy"), "classic", 2, iterations=1, seed=5)


def without_measures(path):
    """The lines of a file without what depends on the machine."""
    games = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return [json.dumps(game | {"measured": None}) for game in games]


def answered(executor, questions):
    with closing(executor.answers(DOUBLE, questions)) as answers:
        return dict(answers)


def games(on, out, resume):
    with Arena(PLAN, 4, out, resume, 2, on) as running:
        return sorted(game.number for game in running.play())


def answers_well(executor):
    assert answered(executor, range(20)) == {n: str(2 * n).encode() for n in range(20)}
    with pytest.raises(QuestionLost) as lost:
        answered(executor, [1, "odd", 3])
    assert lost.value.number == 1
    assert "odd" in lost.value.lost.last_words
    assert answered(executor, []) == {}
    # What a generation of games says is more than any bot may say.
    with closing(executor.answers(MUCH, [3_000_000])) as answers:
        assert [(number, len(answer)) for number, answer in answers] == [(0, 3_000_000)]


def test_questions_are_answered_on_this_machine():
    answers_well(executor_named("local", 2))


def test_the_same_on_ray(tmp_path):
    """A cluster takes seconds to start, so that one does for all of this."""
    import ray

    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    assert games("local", here, resume=False) == [0, 1, 2, 3]
    lines = here.read_bytes().splitlines(keepends=True)
    there.write_bytes(lines[0])
    executor = OnRay(workers=2)
    executor.connect()
    try:
        answers_well(executor)
        # What is missing is played there, and every game is what it is here.
        assert games("ray", there, resume=True) == [1, 2, 3]
        assert ray.is_initialized()
    finally:
        ray.shutdown()
    assert without_measures(here) == without_measures(there)


@pytest.mark.parametrize("on", ["moon", "ray:", "local:2", "", "local "])
def test_a_place_that_there_is_not_is_refused(on):
    with pytest.raises(UnknownExecutor, match="local, ray or ray:ADDRESS"):
        executor_named(on)


def test_a_cluster_that_is_not_there_is_told():
    with pytest.raises(ExecutorFailed, match="cannot be used"):
        answered(executor_named("ray:127.0.0.1:1"), [1])


def test_without_ray_it_is_said_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoRay, match=r"quadropolis\[ray\]"):
        executor_named("ray")
