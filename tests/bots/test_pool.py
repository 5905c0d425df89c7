"""The pool of thinkers: real processes that are asked, cancelled, killed and closed."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import CancelledError, wait
from contextlib import suppress
from random import Random

import pytest

import quadropolis as q
from quadropolis.bots import Limit, bot_named
from quadropolis.bots.pool import Pool, Priority, ThinkerLost
from quadropolis.bots.registry import python_environment
from quadropolis.bots.thoughts import THINK, question, wants_record
from tests.bots.positions import first_view, views_of_game
from tests.bots.processes import alive, children, open_files
from tests.bots.programs import program
from tests.bots.tasks import AFTER, BABBLE, FAIL, ONCE, ONE_THREAD, SAY, WITH_CHILD
from tests.sizes import size

PATIENCE = 120.0
MOVE, HINT, BACKGROUND = Priority


def until(true):
    """Wait until something is so."""
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.005)


@pytest.fixture(autouse=True)
def _nothing_is_left():
    files, processes = open_files(), children()
    yield
    assert (open_files(), children()) == (files, processes)


class Held:
    """A thinker that is busy until it is released."""

    def __init__(self, pool, folder, **options):
        self._goes = folder / f"goes-{time.monotonic_ns()}"
        self.began = folder / f"began-{time.monotonic_ns()}"
        asked = {"made": str(self.began), "waits": str(self._goes), "say": "held"}
        self.answer = pool.submit(AFTER, asked, **options)

    def wait_until_it_began(self):
        until(self.began.exists)
        return self

    def release(self):
        self._goes.touch()


def test_processes_are_started_when_needed_and_asked_again():
    with Pool(2) as pool:
        assert pool.pids() == ()
        first = pool.submit(SAY, "hello").result(PATIENCE)
        assert first == {"said": "hello", "by": pool.pids()[0]}
        assert pool.submit(SAY, ["ü", None, 1]).result(PATIENCE)["said"] == ["ü", None, 1]
        assert len(pool.pids()) == 1
        assert pool.submit(ONE_THREAD, None).result(PATIENCE) == ["1", "1", "1"]


def test_never_more_processes_than_allowed():
    with Pool(2) as pool:
        answers = [pool.submit(SAY, number) for number in range(50)]
        found = [answer.result(PATIENCE) for answer in answers]
        assert [answer["said"] for answer in found] == list(range(50))
        assert {answer["by"] for answer in found} <= set(pool.pids())
        assert len(pool.pids()) <= 2


def test_impossible_pools():
    for options in ({"workers": 0}, {"workers": 1, "reserved": 1}, {"workers": 1, "ahead": 0}):
        with pytest.raises(ValueError, match="workers"):
            Pool(**options)


def test_the_urgent_comes_first_and_then_whoever_came_first(tmp_path):
    told = []
    with Pool(1) as pool:
        held = Held(pool, tmp_path).wait_until_it_began()
        asked = ("r1", BACKGROUND), ("h1", HINT), ("m1", MOVE), ("h2", HINT), ("m2", MOVE)
        answers = []
        for name, priority in asked:
            answer = pool.submit(SAY, name, priority)
            answer.add_done_callback(lambda done: told.append(done.result()["said"]))
            answers.append(answer)
        held.release()
        wait(answers, PATIENCE)
    assert told == ["m1", "m2", "h1", "h2", "r1"]


def test_what_can_wait_leaves_processes_for_moves(tmp_path):
    with Pool(2, reserved=1) as pool:
        held = Held(pool, tmp_path, priority=BACKGROUND).wait_until_it_began()
        later = pool.submit(SAY, "later", BACKGROUND)
        for _ in range(3):
            assert pool.submit(SAY, "now", MOVE).result(PATIENCE)["said"] == "now"
        assert not later.done()
        held.release()
        assert later.result(PATIENCE)["said"] == "later"


def test_a_waiting_question_that_is_cancelled_is_never_asked(tmp_path):
    never = tmp_path / "never"
    with Pool(1) as pool:
        held = Held(pool, tmp_path).wait_until_it_began()
        answer = pool.submit(AFTER, {"made": str(never), "waits": str(tmp_path)})
        last = pool.submit(SAY, "last")
        assert answer.cancel()
        assert wait([answer], 0).done
        held.release()
        assert last.result(PATIENCE)["by"] == held.answer.result(PATIENCE)["by"]
    assert not never.exists()


def test_a_question_that_is_cancelled_while_it_is_thought_about_frees_its_thinker(tmp_path):
    with Pool(1) as pool:
        held = Held(pool, tmp_path).wait_until_it_began()
        (before,) = pool.pids()
        assert held.answer.cancel()
        until(lambda: not alive(before))
        assert pool.submit(SAY, "next").result(PATIENCE)["by"] != before
        with pytest.raises(CancelledError):
            held.answer.result(PATIENCE)


def test_what_was_sent_ahead_survives_the_cancelling_of_another(tmp_path):
    with Pool(1, ahead=2) as pool:
        held = Held(pool, tmp_path)
        ahead = [pool.submit(SAY, number) for number in range(3)]
        held.wait_until_it_began()
        held.answer.cancel()
        assert [answer.result(PATIENCE)["said"] for answer in ahead] == [0, 1, 2]


def test_a_killed_process_is_replaced_and_its_question_asked_again(tmp_path):
    failures = []
    with Pool(1, failed=failures.append) as pool:
        pool.submit(SAY, 1).result(PATIENCE)
        (before,) = pool.pids()
        assert pool.submit(ONCE, str(tmp_path / "x"), tries=2).result(PATIENCE)["by"] != before
        assert [lost.signal for lost in failures] == [9]
        with pytest.raises(ThinkerLost) as lost:
            pool.submit(ONCE, str(tmp_path / "y")).result(PATIENCE)
        assert lost.value.signal == 9
        # Killed from outside in the midst of a thought.
        held = Held(pool, tmp_path, tries=2).wait_until_it_began()
        (before,) = pool.pids()
        held.release()
        os.kill(before, signal.SIGKILL)
        assert held.answer.result(PATIENCE)["by"] != before


def test_a_process_that_died_while_nobody_asked_is_nobodys_fault():
    failures = []
    with Pool(1, failed=failures.append) as pool:
        pool.submit(SAY, 1).result(PATIENCE)
        (pid,) = pool.pids()
        os.kill(pid, signal.SIGKILL)
        look = os.WEXITED | os.WNOWAIT | os.WNOHANG
        until(lambda: os.waitid(os.P_PID, pid, look) is not None)
        assert pool.submit(SAY, 2).result(PATIENCE)["said"] == 2
    assert failures == []


def test_a_task_that_fails_tells_why_and_does_no_harm_to_others():
    with Pool(1, ahead=2) as pool:
        bad, good = pool.submit(FAIL, "no idea", tries=2), pool.submit(SAY, 1)
        with pytest.raises(ThinkerLost, match="no idea") as lost:
            bad.result(PATIENCE)
        assert lost.value.status == 1
        assert good.result(PATIENCE)["said"] == 1
        with pytest.raises(ThinkerLost, match="JSON"):
            pool.submit(BABBLE, None).result(PATIENCE)


def test_who_does_not_answer_is_replaced(tmp_path):
    with Pool(1) as pool:
        held = Held(pool, tmp_path, patience=0.5)
        with pytest.raises(ThinkerLost, match=r"0\.5"):
            held.answer.result(PATIENCE)
        assert pool.submit(SAY, 1).result(PATIENCE)["said"] == 1


def test_closing_ends_everything(tmp_path):
    pool = Pool(2)
    held = [Held(pool, tmp_path) for _ in range(2)]
    waiting = pool.submit(SAY, "never")
    for one in held:
        one.wait_until_it_began()
    pids = pool.pids()
    assert len(pids) == 2
    pool.close()
    assert not any(map(alive, pids))
    assert pool.pids() == ()
    assert waiting.cancelled()
    assert all(one.answer.cancelled() for one in held)
    with pytest.raises(RuntimeError):
        pool.submit(SAY, "too late")
    pool.close()


def test_what_a_thinker_started_ends_with_it(tmp_path):
    path = tmp_path / "child"
    with Pool(1) as pool:
        for end in ("cancelled", "closed"):
            path.unlink(missing_ok=True)
            answer = pool.submit(WITH_CHILD, str(path))
            until(path.exists)
            child = int((tmp_path / "child.pid").read_text(encoding="ascii"))
            assert alive(child)
            if end == "cancelled":
                answer.cancel()
            else:
                pool.close()
            until(lambda child=child: not alive(child))


@pytest.mark.parametrize("ahead", [1, 3])
def test_whatever_happens_every_question_is_answered_or_cancelled(ahead):
    """Asked, cancelled and killed at any moment; the processes are never too many."""
    random = Random(ahead)
    with Pool(2, ahead=ahead) as pool:
        answers = []
        for number in range(size(150, 2_000)):
            priority = random.choice(tuple(Priority))
            answers.append(pool.submit(SAY, number, priority, tries=1_000))
            chance = random.random()
            if chance < 0.1:
                random.choice(answers).cancel()
            elif chance < 0.13:
                assert wait([random.choice(answers)], PATIENCE).done
            elif chance < 0.15 and (pids := pool.pids()):
                with suppress(ProcessLookupError):
                    os.kill(random.choice(pids), signal.SIGKILL)
            assert len(pool.pids()) <= 2
        for number, answer in enumerate(answers):
            assert answer.cancelled() or answer.result(PATIENCE)["said"] == number


HOST = """
import sys, time
from quadropolis.bots.pool import Pool
from tests.bots.processes import alive, children, open_files
from tests.bots.tasks import SAY, AFTER
pool = Pool(2)
pool.submit(AFTER, {"made": sys.argv[1], "waits": "/nowhere"})
pool.submit(SAY, 1).result()
print(*pool.pids(), flush=True)
exec(sys.argv[2])
"""


@pytest.mark.parametrize("end", ["time.sleep(600)", "pass", "1 / 0"])
def test_nothing_outlives_its_host(tmp_path, end):
    """Whether it is killed, just ends, or fails without having closed its pool."""
    command = (sys.executable, "-c", HOST, str(tmp_path / "made"), end)
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=python_environment()
    ) as host:
        assert host.stdout is not None
        pids = [int(pid) for pid in host.stdout.readline().split()]
        assert len(pids) == 2
        if "sleep" in end:
            host.kill()
    for pid in pids:
        until(lambda pid=pid: not alive(pid))


def test_coroutines_ask_too(tmp_path):
    async def main():
        with Pool(1) as pool:
            answer = await asyncio.wrap_future(pool.submit(SAY, "hello"))
            assert answer["said"] == "hello"
            held = Held(pool, tmp_path)
            task = asyncio.ensure_future(asyncio.wrap_future(held.answer))
            await asyncio.to_thread(held.wait_until_it_began)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            again = pool.submit(SAY, "again")
            assert (await asyncio.wrap_future(again))["by"] != answer["by"]
            # Whoever cannot wait longer cancels.
            held = Held(pool, tmp_path)
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(asyncio.wrap_future(held.answer), 0.01)
            assert held.answer.cancelled()

    asyncio.run(main())


# --- thoughts -------------------------------------------------------------------------


def test_two_tasks_in_one_process():
    seen = first_view()
    with Pool(1) as pool:
        told = pool.submit(SAY, 1), pool.submit(THINK, question("skilled", seen.state, Limit()))
        assert told[0].result(PATIENCE)["said"] == 1
        assert told[1].result(PATIENCE).thought.move in q.legal_moves(seen.state)
        assert len(pool.pids()) == 1


@pytest.mark.parametrize("bot", ["random", "beginner", "skilled", "top"])
def test_a_thought_is_that_of_the_bot_itself(bot):
    """With all its candidates: the position loses nothing on its way."""
    positions = list(views_of_game(("expert", 3, True), 5))[::6]
    with Pool(1) as pool:
        for number, (seen, _) in enumerate(positions):
            limit = Limit(iterations=50, seed=number)
            expected = bot_named(bot).think(seen, limit)
            reply = pool.submit(THINK, question(bot, seen.state, limit)).result(PATIENCE)
            assert reply.thought == expected
            assert reply.violation is None
            few = question(bot, seen.state, limit, candidates=2)
            assert (
                pool.submit(THINK, few).result(PATIENCE).thought.candidates
                == (expected.candidates[:2])
            )


def named(command):
    """The bot behind a command; relative, because names are short."""
    return f"program:{command[0]} {os.path.basename(command[1])}"


def noting(folder, key):
    """A bot that writes that part of its question into a file of that name."""
    source = (
        "for asked in questions():\n"
        f"    open('{key}', 'w').write(json.dumps(asked['{key}']))\n"
        "    answer(asked)"
    )
    return named(program(folder, source))


def test_a_bot_is_given_its_share_of_the_time(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    bot = noting(tmp_path, "limit")
    with Pool(1) as pool:
        asked = question(bot, first_view().state, Limit(60.0, seed=3))
        assert pool.submit(THINK, asked).result(PATIENCE).violation is None
    assert (tmp_path / "limit").read_text(encoding="ascii") == (
        '{"seconds": 60.0, "iterations": null, "seed": 3}'
    )


def test_a_foreign_bot_is_told_the_game_so_far(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    source = (
        "for asked in questions():\n    open('record', 'w').write(json.dumps(asked['record']))\n"
    )
    command = program(tmp_path, source + "    answer(asked)")
    bot = f"program:{command[0]} {os.path.basename(command[1])}"
    assert wants_record(bot)
    assert not wants_record("top@0.5")
    seen, record = list(views_of_game(("classic", 2, False), 5))[20]
    with Pool(1) as pool:
        pool.submit(THINK, question(bot, seen.state, Limit(), record)).result(PATIENCE)
    assert q.parse_record((tmp_path / "record").read_text(encoding="utf-8")) == record


def test_a_violation_comes_with_the_move_played_instead(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    bot = named(program(tmp_path, "next(questions()); time.sleep(600)"))
    seen = first_view()
    with Pool(1) as pool:
        asked = question(bot, seen.state, Limit(0.01))
        reply = pool.submit(THINK, asked).result(PATIENCE)
    assert (reply.violation.code, reply.violation.bot) == ("bot/stalled", bot)
    assert reply.violation.move_number == 1
    assert reply.thought.move in q.legal_moves(seen.state)
