"""`quadropolis score`: the score sheet of a city."""

import json
from collections import Counter
from typing import TYPE_CHECKING, Annotated, Any

import typer

from quadropolis.cli import options, output
from quadropolis.cli.errors import NotJsonOption

if TYPE_CHECKING:
    from quadropolis.rules.city import City
    from quadropolis.rules.mode import Mode
    from quadropolis.rules.tiles import Face


def score(
    city: Annotated[
        str,
        typer.Argument(metavar="CITY", help="cli-option-city"),
    ],
    *,
    mode: Annotated[str, options.MODE],
    inhabitants: Annotated[
        int | None,
        typer.Option(metavar="N", help="cli-option-inhabitants"),
    ] = None,
    energy: Annotated[int | None, typer.Option(metavar="N", help="cli-option-energy")] = None,
    allocation: Annotated[
        str | None,
        typer.Option(metavar="JSON", help="cli-option-allocation"),
    ] = None,
    why: Annotated[bool, typer.Option("--why", help="cli-option-why")] = False,
    plain: options.Plain = False,
    as_json: options.Json = False,
) -> None:
    """Score a city: points by category, and where every inhabitant and energy unit goes."""
    import quadropolis as q

    built = q.parse_city(city, mode)
    chosen = None if allocation is None else _json(allocation)
    sheet = q.score(built, inhabitants, energy, chosen)
    if as_json:
        output.print_json(sheet.to_data())
        return
    from quadropolis.cli.screen import screen
    from quadropolis.cli.text import say

    for warning in box_warnings(built):
        output.console(stderr=True).print(say("cli-note", text=warning), soft_wrap=True)
    shown = screen(plain=plain)
    shown.sheet(built, sheet)
    if why:
        shown.why(sheet)


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        reason = str(error)[:100]
        raise NotJsonOption(option="--allocation", reason=reason) from error


def box_warnings(city: "City") -> list[str]:
    """Why no game could end with this city; nothing if one could."""
    from quadropolis.cli.text import say
    from quadropolis.rules.tiles import too_many

    mode = city.mode
    used = Counter(face for floors in city.squares for face in floors)
    warnings = []
    surplus = min(
        (too_many(used, _box(mode, playgrounds)) for playgrounds in (False, True)),
        key=lambda found: sum(count - most for count, most in found.values()),
    )
    if surplus:
        faces = ", ".join(
            say("cli-score-used", face=face.name, count=count)
            for face, (count, _) in surplus.items()
        )
        warnings.append(say("cli-score-too-few", faces=faces))
    most = mode.rounds * mode.turns
    if used.total() > most:
        warnings.append(say("cli-score-too-many", tiles=used.total(), most=most))
    return warnings


def _box(mode: "Mode", playgrounds: bool) -> "Counter[Face]":
    """The faces of all tiles of that mode."""
    from quadropolis.rules.tiles import round_tiles

    return Counter(
        tile.face
        for number in range(1, mode.rounds + 1)
        for tile in round_tiles(mode.name, number, playgrounds)
    )
