"""How much a mat lets neighbors bring: the best arrangements for any prices of buildings.

What Factories, Parks and Monuments bring depends on neighbors alone, so `cpp/solver/grid.cpp`
finds the best arrangement of a whole mat exactly, for any prices and for every number of
Factories and Parks. That bounds every city with so many of them:

    neighbors' points + sum of price x number  <=  worth

with a price for each sort of building, for pairs of touching Office Towers, and for pairs of
touching Harbors.
"""

from dataclasses import dataclass

from quadropolis.kernel.native import MODE_OBJECTS, native
from quadropolis.rules.mode import Mode

SCALE = 16
"""Prices are sixteenths of a point: sums of whole numbers are exact."""
SORTS = ("tower", "shop", "public_service", "park", "factory", "harbor", "office", "monument")
"""What is told apart; a Playground is a Park to its neighbors."""
OFFICE_PAIRS, HARBOR_PAIRS = "office_pairs", "harbor_pairs"
PRICED = (*SORTS, OFFICE_PAIRS, HARBOR_PAIRS)
FACTORY_NUMBERS, PARK_NUMBERS = 9, 8
"""So many numbers of Factories and Parks are told apart; the last is "or more"."""

BUCKETS = FACTORY_NUMBERS * PARK_NUMBERS
UNREACHED = -(10**8)
"""What the kernel says of arrangements that there are not is far below this."""

Numbers = tuple[int, ...]
"""A number, or a price, for everything that is priced."""


def bucket_of(factories: int, parks: int) -> int:
    """Where cities with so many Factories and Parks are found in a list."""
    return min(factories, FACTORY_NUMBERS - 1) * PARK_NUMBERS + min(parks, PARK_NUMBERS - 1)


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A mat full of buildings: what neighbors bring, and how many there are of what is priced."""

    points: int
    numbers: Numbers


@dataclass(frozen=True, slots=True)
class Cut:
    """An inequality that every city fulfils: by bucket, the most that neighbors and prices come
    to in sixteenths; None where there is no arrangement.
    """

    prices: Numbers
    most: tuple[int | None, ...]


def cut(
    mode: Mode, sorts: frozenset[str], prices: Numbers, plain: bool = False
) -> tuple[Cut, tuple[Arrangement | None, ...]]:
    """The inequality of some prices, and by bucket an arrangement that just fulfils it.

    A plain one is the same for all numbers of Factories and Parks: looser, but found at once.
    """
    usable = [number for number, sort in enumerate(SORTS) if sort in sorts]
    told_apart = (1, 1) if plain else (FACTORY_NUMBERS, PARK_NUMBERS)
    found = native.arrangements(MODE_OBJECTS.index(mode), usable, SCALE, prices, *told_apart)
    most: list[int | None] = []
    arrangements: list[Arrangement | None] = []
    for worth, numbers in found:
        if worth < UNREACHED:
            most.append(None)
            arrangements.append(None)
            continue
        spent = sum(price * number for price, number in zip(prices, numbers, strict=True))
        most.append(worth)
        arrangements.append(Arrangement((worth - spent) // SCALE, numbers))
    repeated = BUCKETS if plain else 1
    return Cut(prices, tuple(most) * repeated), tuple(arrangements) * repeated
