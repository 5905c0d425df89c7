"""Score sheets for the page and the scoring pad: who won and why, and what no box could build."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from quadropolis import kernel
from quadropolis.notation import parse_city
from quadropolis.rules.allocation import Allocation
from quadropolis.rules.city import City
from quadropolis.rules.game import MOST_PLAYERS, outcome_of
from quadropolis.rules.mode import Mode, mode_named
from quadropolis.rules.scoring import ScoreSheet, score
from quadropolis.rules.tiles import face_up, too_many
from quadropolis.server.game.results import result_of, sheet_of
from quadropolis.server.wire.answers import (
    Categories,
    CitySheet,
    ScoredCity,
    ScoredTable,
    Sheet,
    SheetLine,
    Warning,
)
from quadropolis.server.wire.codes import WarningCode
from quadropolis.server.wire.requests import CityToScore


def _fields(sheet: ScoreSheet) -> dict[str, Any]:
    data = sheet.to_data()
    lines = [SheetLine(**line) for line in data["lines"]]
    return data | {"categories": Categories(**sheet.categories), "lines": lines}


def shown_sheet(city: City, allocation: Allocation | None = None) -> Sheet:
    """A city's score sheet as it is sent: the best one unless an allocation is given."""
    return _best_sheet(city) if allocation is None else Sheet(**_fields(sheet_of(city, allocation)))


@lru_cache(maxsize=4_096)
def _best_sheet(city: City) -> Sheet:
    # With every move all cities are shown, and all but one are as before.
    return Sheet(**_fields(sheet_of(city)))


# --- the scoring pad ------------------------------------------------------------------


def scored_city(given: CityToScore, mode: str, playgrounds: bool, margins: bool) -> ScoredCity:
    """One city as somebody wrote it down, with warnings."""
    city = parse_city(given.city, mode)
    sheet = _sheet(city, given)
    warnings = _warnings((city,), city.mode, playgrounds, MOST_PLAYERS)
    return ScoredCity(
        **_fields(sheet),
        warnings=[*_too_many_tiles(city), *warnings],
        **_margins(city, given) if margins else {},
    )


def scored_table(cities: Sequence[CityToScore], mode: str, playgrounds: bool) -> ScoredTable:
    """The cities of a whole table: everyone's sheet, who won, and what decided it."""
    built = [parse_city(given.city, mode) for given in cities]
    sheets = [_sheet(city, given) for city, given in zip(built, cities, strict=True)]
    return ScoredTable(
        **result_of(outcome_of(sheets)),
        sheets=[
            CitySheet(**_fields(sheet), warnings=_too_many_tiles(city))
            for sheet, city in zip(sheets, built, strict=True)
        ],
        warnings=_warnings(built, mode_named(mode), playgrounds, len(built)),
    )


def _sheet(city: City, given: CityToScore) -> ScoreSheet:
    if given.allocation is None:
        return kernel.score(city, given.inhabitants, given.energy)
    return score(city, given.inhabitants, given.energy, given.allocation)


def _margins(city: City, given: CityToScore) -> dict[str, Any]:
    """How the best score would change with one more of each."""
    inhabitants = city.inhabitants if given.inhabitants is None else given.inhabitants
    energy = city.energy if given.energy is None else given.energy
    now = kernel.score(city, inhabitants, energy).total
    return {
        "with_one_more_inhabitant": kernel.score(city, inhabitants + 1, energy).total - now,
        "with_one_more_energy": kernel.score(city, inhabitants, energy + 1).total - now,
    }


def _too_many_tiles(city: City) -> list[Warning]:
    """Nobody places more tiles than there are turns."""
    found, most = sum(map(len, city.squares)), city.mode.rounds * city.mode.turns
    if found <= most:
        return []
    return [Warning(WarningCode.TOO_MANY_TILES, {"found": found, "most": most})]


def _warnings(cities: Iterable[City], mode: Mode, playgrounds: bool, players: int) -> list[Warning]:
    """The faces of which these cities together show more than a game of so many deals."""
    found = Counter(face for city in cities for floors in city.squares for face in floors)
    dealt = Counter(
        face
        for round in range(1, mode.rounds + 1)
        for face in face_up(mode.name, round, playgrounds, players)
        if face is not None
    )
    return [
        Warning(WarningCode.TOO_MANY_OF_FACE, {"face": face.name, "found": count, "most": most})
        for face, (count, most) in too_many(found, dealt).items()
    ]
