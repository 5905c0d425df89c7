"""Settings of all tests: the same tests run larger with QUADROPOLIS_LONG=1."""

from hypothesis import HealthCheck, settings

from tests.sizes import LONG

# No deadline: the machines that run this are shared, and nothing here is about time.
settings.register_profile(
    "ci",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("long", settings.get_profile("ci"), derandomize=False, max_examples=1500)
settings.load_profile("long" if LONG else "ci")
