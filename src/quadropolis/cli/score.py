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


def score(
    city: Annotated[
        str,
        typer.Argument(
            metavar="CITY", help="Rows from the top split by /, squares by blanks, . is empty."
        ),
    ],
    *,
    mode: Annotated[str, options.MODE],
    inhabitants: Annotated[
        int | None,
        typer.Option(metavar="N", help="Instead of the inhabitants the tiles give."),
    ] = None,
    energy: Annotated[
        int | None, typer.Option(metavar="N", help="Instead of the energy the tiles give.")
    ] = None,
    allocation: Annotated[
        str | None,
        typer.Option(metavar="JSON", help="Score this allocation instead of the best one."),
    ] = None,
    plain: options.Plain = False,
    as_json: options.Json = False,
) -> None:
    """Score a city: points by category, and where every inhabitant and energy unit goes.

    Example: quadropolis score "T2+T1 . S P / . F3 Hpe . / U1 . . . / . . . T3" --mode classic
    """
    import quadropolis as q

    built = q.parse_city(city, mode)
    chosen = None if allocation is None else _json(allocation)
    sheet = q.score(built, inhabitants, energy, chosen)
    if as_json:
        output.print_json(sheet_data(sheet))
        return
    from quadropolis.cli.screen import screen

    for warning in box_warnings(built):
        output.console(stderr=True).print(f"Note: {warning}", soft_wrap=True)
    screen(plain=plain).sheet(built, sheet)


def sheet_data(sheet: Any) -> dict[str, Any]:
    """A score sheet as plain data for JSON."""
    return {
        "total": sheet.total,
        "categories": dict(sheet.categories),
        "allocation": sheet.allocation,
        "inhabitants_on_buildings": sheet.inhabitants_on_buildings,
        "empty_squares": sheet.empty_squares,
    }


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        reason = str(error)[:100] or "nested too deeply"
        raise NotJsonOption(option="--allocation", reason=reason) from error


def box_warnings(city: "City") -> list[str]:
    """Why no game could end with this city; nothing if one could."""
    from quadropolis.cli.words import counted

    mode = city.mode
    used = Counter(face.name for floors in city.squares for face in floors)
    warnings = []
    surplus = min(
        (used - _box(mode, playgrounds) for playgrounds in (False, True)),
        key=lambda missing: missing.total(),
    )
    if surplus:
        faces = ", ".join(f"{face} ({used[face]} used)" for face in surplus)
        warnings.append(f"the box has too few tiles for this city: {faces}.")
    most = mode.rounds * mode.turns
    if used.total() > most:
        tiles = counted(used.total(), "tile")
        warnings.append(f"this city has {tiles}; a player takes at most {most} in a game.")
    return warnings


def _box(mode: "Mode", playgrounds: bool) -> Counter[str]:
    """The faces of all tiles of that mode."""
    from quadropolis.rules.tiles import round_tiles

    return Counter(
        tile.face.name
        for number in range(1, mode.rounds + 1)
        for tile in round_tiles(mode.name, number, playgrounds)
    )
