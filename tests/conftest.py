"""Settings of all tests: the same tests run larger with QUADROPOLIS_LONG=1."""

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

from quadropolis.bots.process import running_programs
from tests.sizes import LONG

# The command line speaks the language of whoever runs it; these tests read English.
os.environ["QUADROPOLIS_LANGUAGE"] = "en"

# No deadline: the machines that run this are shared, and nothing here is about time.
settings.register_profile(
    "ci",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("long", settings.get_profile("ci"), derandomize=False, max_examples=600)
settings.load_profile("long" if LONG else "ci")

# A shell that runs things in the background lets them ignore Ctrl-C, and so would every
# program that a test starts and interrupts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True)
def _no_program_is_left_running():
    before = running_programs()
    yield
    assert running_programs() <= before, "A test ends the programs that it starts."
