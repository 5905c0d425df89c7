"""Allocations: which inhabitants and energy units stand on which building."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypedDict

from quadropolis.rules.city import City
from quadropolis.rules.errors import (
    NotEnough,
    NothingThere,
    WrongAllocation,
    WrongCost,
    WrongResource,
    shown,
)
from quadropolis.rules.mode import COSTS, FREE
from quadropolis.rules.tiles import Kind


class Placed(TypedDict):
    """What lies on one square."""

    inhabitants: int
    energy: int


Allocation = Mapping[str, Mapping[str, int]]
"""Square -> {"inhabitants": n, "energy": n}; squares without any are left out."""

RESOURCES = ("inhabitants", "energy")


@dataclass(frozen=True, slots=True)
class Activation:
    """What an allocation comes to, by square."""

    active: frozenset[int]
    """The buildings that stay: the activated ones and those that need nothing."""
    customers: Mapping[int, int]
    """The customers of each activated Shop."""
    absorbed: int
    """Energy units lying on Parks."""


def resource_count(given: int | None, printed: int, resource: str) -> int:
    """What the tiles give, unless overridden by a sensible number."""
    if given is None:
        return printed
    if type(given) is not int or given < 0:
        raise WrongResource(resource=resource, found=shown(given))
    return given


def spent(allocation: Allocation, resource: str) -> int:
    """How much of a resource lies on buildings."""
    return sum(there[resource] for there in allocation.values())


def activation(
    city: City, inhabitants: int, energy: int, allocation: Allocation
) -> tuple[Activation, dict[str, dict[str, int]]]:
    """Check an allocation; what it activates, and the allocation in its plain shape."""
    plain = _plain(city, allocation)
    for resource, available in zip(RESOURCES, (inhabitants, energy), strict=True):
        used = spent(plain, resource)
        if used > available:
            raise NotEnough(used=used, resource=resource, available=available)
    active, customers, absorbed = set(), {}, 0
    for index, kind in enumerate(city.kinds()):
        if kind is None:
            continue
        square = city.mode.squares[index]
        there = plain.get(square, dict.fromkeys(RESOURCES, 0))
        people, units = (there[resource] for resource in RESOURCES)
        cost = COSTS[kind]
        paid = (people, units) == (cost.inhabitants, cost.energy)
        if kind is Kind.SHOP and units == cost.energy and people < len(city.mode.shop):
            customers[index] = people
        elif kind is Kind.PARK and people == 0 and units <= 1:
            absorbed += units
        elif not paid and (people, units) != (0, 0):
            raise _wrong_cost(city, square, kind, people, units)
        if cost == FREE or paid or index in customers:
            active.add(index)
    return Activation(frozenset(active), customers, absorbed), plain


def _plain(city: City, allocation: Allocation) -> dict[str, dict[str, int]]:
    """The allocation with every shape error found and both resources spelled out."""
    if not isinstance(allocation, Mapping):
        raise wrong_allocation("allocation", allocation)
    plain = {}
    for square, there in allocation.items():
        index = city.mode.square_index.get(square) if isinstance(square, str) else None
        if index is None:
            first, last = city.mode.squares[0], city.mode.squares[-1]
            raise wrong_allocation("square", square, first=first, last=last)
        if not isinstance(there, Mapping):
            raise wrong_allocation("entry", there, square)
        for key, number in there.items():
            if key not in RESOURCES:
                raise wrong_allocation("resource", key, square)
            if type(number) is not int or number < 0:
                raise wrong_allocation(key, number, square)
        numbers = {resource: there.get(resource, 0) for resource in RESOURCES}
        if any(numbers.values()):
            if not city.squares[index]:
                raise NothingThere(square=square)
            plain[square] = numbers
    return plain


def wrong_allocation(
    part: str,
    found: object,
    square: str | None = None,
    *,
    first: str | None = None,
    last: str | None = None,
) -> WrongAllocation:
    """The error for a part that is misshapen: `allocations`, `allocation`, `square` (none of
    the squares from first to last), what lies on a square (`entry`), or within that a
    `resource` that is none, `inhabitants` or `energy`.
    """
    return WrongAllocation(part=part, found=shown(found), square=square, first=first, last=last)


def _wrong_cost(city: City, square: str, kind: Kind, people: int, units: int) -> WrongCost:
    cost = COSTS[kind]
    usual = "free" if cost == FREE else "cost"
    return WrongCost(
        building="+".join(map(str, city[square])),
        square=square,
        expected={Kind.SHOP: "shop", Kind.PARK: "park"}.get(kind, usual),
        most=len(city.mode.shop) - 1,
        needed_inhabitants=cost.inhabitants,
        needed_energy=cost.energy,
        inhabitants=people,
        energy=units,
    )
