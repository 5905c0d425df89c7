"""Scored cities as the compiled kernel tells them and as the server answers them."""

import json
from collections.abc import Mapping
from typing import Any

import msgspec

import quadropolis as q
from quadropolis.kernel.native import MODE_OBJECTS, native
from quadropolis.rules.allocation import Allocation
from quadropolis.rules.mode import Mode
from quadropolis.server.wire.requests import CityToScore
from quadropolis.server.wire.scores import scored_city, scored_table

Answer = Mapping[str, Any]


def refused(error: q.QuadropolisError) -> Answer:
    """A refusal of the rules as the kernel tells it: code and arguments, without words."""
    return {"error": _wordless({"code": error.code, "arguments": error.arguments})}


def _wordless(value: Any) -> Any:
    if isinstance(value, dict):
        is_error = "code" in value and "arguments" in value
        return {k: _wordless(v) for k, v in value.items() if not (is_error and k == "text")}
    return [_wordless(each) for each in value] if isinstance(value, list | tuple) else value


def answered(call: Any, *arguments: Any) -> Answer:
    """What a call of the server's answers, as it is sent, or why it refuses."""
    try:
        answer: Answer = json.loads(msgspec.json.encode(call(*arguments)))
    except q.QuadropolisError as error:
        return refused(error)
    return answer


def given(
    city: str,
    inhabitants: int | None = None,
    energy: int | None = None,
    allocation: Allocation | None = None,
) -> CityToScore:
    """A city to score, as rules take it: the server's own limits are another matter."""
    return CityToScore.model_construct(
        city=city, inhabitants=inhabitants, energy=energy, allocation=allocation
    )


def plain(city: CityToScore) -> tuple[str, int | None, int | None, Any]:
    laid = city.allocation and [
        (square, there.get("inhabitants", 0), there.get("energy", 0))
        for square, there in city.allocation.items()
    ]
    return city.city, city.inhabitants, city.energy, [] if city.allocation == {} else laid


def check_city(city: CityToScore, mode: Mode, playgrounds: bool, margins: bool) -> Answer:
    """The kernel's answer, which must be the server's."""
    number = MODE_OBJECTS.index(mode)
    found: Answer = json.loads(native.scored_city(number, plain(city), playgrounds, margins))
    assert found == answered(scored_city, city, mode.name, playgrounds, margins)
    return found


def check_table(cities: list[CityToScore], mode: Mode, playgrounds: bool) -> Answer:
    """The same for a whole table."""
    number = MODE_OBJECTS.index(mode)
    found: Answer = json.loads(native.scored_table(number, [*map(plain, cities)], playgrounds))
    assert found == answered(scored_table, cities, mode.name, playgrounds)
    return found
