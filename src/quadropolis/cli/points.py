"""The points of a city as things stand, remembered: from move to move most cities stay."""

from functools import lru_cache

from quadropolis.rules.city import City
from quadropolis.rules.scoring import score


@lru_cache(maxsize=4096)
def points_of(city: City) -> int:
    """The points under the best allocation."""
    return score(city).total
