"""Laying out one's own city at the end: which buildings get what they need."""

import re
from collections.abc import Callable

from quadropolis.cli.errors import WrongLayout
from quadropolis.cli.refusals import refusal
from quadropolis.cli.screen import Screen
from quadropolis.cli.text import say
from quadropolis.rules.allocation import Allocation
from quadropolis.rules.city import City
from quadropolis.rules.errors import QuadropolisError
from quadropolis.rules.mode import COSTS
from quadropolis.rules.scoring import score
from quadropolis.rules.tiles import Kind

_SQUARE = re.compile(r"([a-z]\d)(?:=(\d))?")
BEST = "best"


def typed_allocation(city: City, line: str) -> Allocation:
    """Squares as people type them: `b2` gets what it needs, a Park an energy unit.

    `d1=3` is a Shop with three customers.
    """
    found: dict[str, dict[str, int]] = {}
    for part in line.lower().replace(",", " ").split():
        match = _SQUARE.fullmatch(part)
        index = city.mode.square_index.get(match[1]) if match else None
        if match is None or index is None:
            raise WrongLayout(found=repr(part[:20]))
        kind = city.kinds()[index]
        cost = COSTS[Kind.SHOP if kind is None else kind]
        energy = 1 if kind is Kind.PARK else cost.energy
        people = int(match[2]) if match[2] else cost.inhabitants
        found[match[1]] = {"inhabitants": people, "energy": energy}
    return found


def lay_out(
    name: str, city: City, screen: Screen, ask: Callable[[str], str | None]
) -> Allocation | None:
    """What somebody chooses for their city; None for the best, also if nobody answers."""
    best = score(city)
    screen.say(say("cli-lay-begin", name=name, points=best.total), "bold")
    screen.sheet(city, best)
    screen.say(say("cli-lay-how"))
    chosen: Allocation | None = None
    while (line := ask(f"{name}> ")) is not None:
        typed = line.strip()
        if not typed:
            break
        if typed.lower() == BEST:
            return None
        try:
            chosen = typed_allocation(city, typed)
            laid = score(city, allocation=chosen)
        except QuadropolisError as error:
            chosen = None
            screen.say(refusal(error, (name,)), "bold red")
            continue
        screen.say(say("cli-lay-comes-to", points=laid.total, best=best.total))
    return chosen
