"""How long bots think: what they are given, and what searches make of it."""

import subprocess
import sys
import time
from pathlib import Path
from threading import Thread

import pytest

from quadropolis import kernel
from quadropolis.bots import Limit, bot_named
from quadropolis.bots.registry import BUILT_IN, python_environment
from quadropolis.bots.search import ANSWER_SECONDS, LEAST_SECONDS, search_seconds
from quadropolis.kernel.native import native
from tests.bots.positions import first_view


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_bot_is_given_its_share_but_never_too_little(name):
    bot = bot_named(name)
    assert bot.given(None) is None
    assert bot.given(1000.0) == pytest.approx(1000 * bot.share)
    assert bot.given(1e-9) == bot.least_seconds > 0
    times = [bot.given(0.001 * 2**n) for n in range(12)]
    assert times == sorted(times)


def test_a_level_with_less_time_is_held_to_the_same_least():
    assert bot_named("top@0.001").given(1.0) == LEAST_SECONDS


def test_what_was_spent_before_a_search_is_taken_from_its_time():
    assert search_seconds(1.0, 0.25) == pytest.approx(0.75 - ANSWER_SECONDS)
    assert search_seconds(LEAST_SECONDS, 0.0) > LEAST_SECONDS / 2
    # 0 would mean no limit at all.
    assert search_seconds(0.001, 5.0) > 0


def position():
    return kernel.from_state(first_view("expert", 4).state)


def test_a_search_uses_the_processor_time_it_was_given_and_says_so():
    """However long it takes to get it: nobody waits by the clock. It only ends sooner by what
    its last step might take, and never before 0.8 of its time.
    """
    for seconds in (0.001, 0.05):
        before = time.thread_time()
        iterations, used, _ = native.think_uct(position(), seconds, 0.0, 0, 1, 5, 1.0)
        spent = time.thread_time() - before
        assert iterations > 0
        assert 0.8 * seconds <= used <= spent


def test_a_search_someone_waits_for_ends_by_the_clock():
    """Or it would have used all its hour of processor time."""
    _, used, _ = native.think_uct(position(), 3600.0, 0.02, 0, 1, 5, 1.0)
    assert used < 3600


def test_iterations_end_a_search_before_its_time():
    iterations, _, found = native.think_uct(position(), 3600.0, 0.0, 30, 1, 5, 1.0)
    assert iterations == 30
    assert len(found) == 5


GREEDY_FOR_MEMORY = """
import re, resource
from pathlib import Path
from quadropolis.bots import Limit, bot_named
from tests.bots.positions import first_view
for name in ("top", "uct"):
    bot_named(name).think(first_view("expert", 4), Limit(iterations=1_000_000))
# Linux counts what the process had before it became this one as well, but not here.
status = Path("/proc/self/status")
if status.exists():
    print(int(re.search("VmHWM: *\\t* *([0-9]+)", status.read_text())[1]) >> 10)
else:
    print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 20)
"""


def test_the_memory_of_a_search_is_bounded_however_long_it_thinks():
    """In a process of its own, for this one may have had more."""
    done = subprocess.run(
        (sys.executable, "-c", GREEDY_FOR_MEMORY),
        cwd=Path(__file__).parents[2],
        env=python_environment(),
        stdout=subprocess.PIPE,
        check=True,
    )
    assert 50 < int(done.stdout) < 500  # megabytes


@pytest.mark.parametrize("name", ["top", "uct"])
def test_a_search_does_not_depend_on_those_before_it(name):
    """A thread keeps memory from one search to the next, but nothing else."""
    seen, limit, bot = first_view("expert", 3), Limit(iterations=300, seed=4), bot_named(name)
    alone = []
    thread = Thread(target=lambda: alone.append(bot.think(seen, limit)))
    thread.start()
    thread.join()
    bot.think(seen, Limit(iterations=30_000))
    bot.think(first_view("classic", 2), limit)
    assert [bot.think(seen, limit), bot.think(seen, limit)] == alone * 2
