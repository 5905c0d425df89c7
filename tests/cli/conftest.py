"""Games that several tests look at."""

import pytest

from tests.cli.sittings import Played, seats, whole_game


@pytest.fixture(scope="session")
def two_people() -> Played:
    """A whole game of Ann and Bob with seed 6."""
    return whole_game(*seats("Ann", "Bob"), seed=6, people=2)
