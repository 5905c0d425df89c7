"""Score sheets: points by category, where everything stands, who won and why."""

from collections.abc import Sequence

from rich import box
from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from quadropolis.cli import words
from quadropolis.cli.board import (
    KIND_STYLES,
    MAT_STYLE,
    Lines,
    cities_per_row,
    grid,
    mat_sign,
    player_name,
    rendered,
    stacked,
    tile,
)
from quadropolis.cli.text import listed, say
from quadropolis.rules.city import City
from quadropolis.rules.game import Outcome
from quadropolis.rules.mode import COSTS, FREE, Mode
from quadropolis.rules.scoring import ScoreSheet

SQUARE_WIDTH = 5
NAME_WIDTH = 12


def points_table(mode: Mode, names: Sequence[str], sheets: Sequence[ScoreSheet]) -> Table:
    """The points by category, one column per player."""
    table = Table(box=box.ROUNDED)
    table.add_column(say("cli-sheet-points"), no_wrap=True)
    for player, name in enumerate(names):
        table.add_column(
            player_name(player, name, NAME_WIDTH) if name else "",
            justify="right",
            min_width=5,
            no_wrap=True,
        )
    for category in words.categories(mode):
        numbers = [sheet.categories[category] for sheet in sheets]
        table.add_row(
            words.category_name(category),
            *(Text(str(n), "red" if n < 0 else "" if n else MAT_STYLE) for n in numbers),
        )
    table.add_section()
    table.add_row(say("cli-sheet-total"), *(str(sheet.total) for sheet in sheets), style="bold")
    table.add_section()
    for label, tie_breaks in (
        (say("cli-sheet-inhabitants"), [sheet.inhabitants_on_buildings for sheet in sheets]),
        (say("cli-sheet-empty"), [sheet.empty_squares for sheet in sheets]),
    ):
        table.add_row(label, *map(str, tie_breaks), style=MAT_STYLE)
    return table


def why_table(sheet: ScoreSheet) -> Table:
    """Where the points come from: a row for every line, the category before its first."""
    table = Table(box=box.ROUNDED)
    table.add_column("", no_wrap=True)
    table.add_column(say("cli-why-head"))
    table.add_column(say("cli-sheet-points"), justify="right", no_wrap=True)
    category = None
    for line in sheet.lines:
        name = words.category_name(line.category) if line.category != category else ""
        category = line.category
        style = "red" if line.points < 0 else "" if line.points else MAT_STYLE
        table.add_row(name, words.line_words(line), Text(str(line.points), style))
    return table


class Allocations:
    """Cities with what stands on every building, as many beside each other as fit."""

    def __init__(self, cities: Sequence[tuple[Text, City, ScoreSheet]]) -> None:
        self.cities = cities

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        blocks = [
            [*([title] if title else []), *allocation_block(city, sheet)]
            for title, city, sheet in self.cities
        ]
        width = max(line.cell_len for block in blocks for line in block)
        lines = stacked(blocks, max(1, cities_per_row(options.max_width, width)))
        yield from rendered(console, lines)
        yield Text(say("cli-sheet-legend"), MAT_STYLE)


def removed(city: City, sheet: ScoreSheet) -> list[str]:
    """The squares whose building was not activated."""
    return [
        square
        for square, kind in zip(city.mode.squares, city.kinds(), strict=True)
        if kind is not None and COSTS[kind] != FREE and square not in sheet.allocation
    ]


def allocation_block(city: City, sheet: ScoreSheet) -> Lines:
    """A city; under every building what stands on it."""
    mode = city.mode
    off, off_sign = set(removed(city, sheet)), say("cli-sheet-off")

    def cell(square: int) -> Lines:
        floors, name = city.squares[square], mode.squares[square]
        if not floors:
            return [tile(mat_sign(mode, square), MAT_STYLE, SQUARE_WIDTH), Text(" " * SQUARE_WIDTH)]
        style = MAT_STYLE if name in off else KIND_STYLES[floors[0].kind]
        there = off_sign if name in off else allocation_sign(sheet, name)
        return [
            tile(words.building_sign(mode, floors), style, SQUARE_WIDTH),
            tile(there, style, SQUARE_WIDTH),
        ]

    return grid(mode, cell, SQUARE_WIDTH)


def allocation_sign(sheet: ScoreSheet, square: str) -> str:
    """What stands on a square: `1e 4p`."""
    there = sheet.allocation.get(square, {})
    signs = ((there.get("energy", 0), "e"), (there.get("inhabitants", 0), "p"))
    return " ".join(f"{number}{sign}" for number, sign in signs if number)


def left_over(sheet: ScoreSheet) -> str:
    """What found no place, in a sentence."""
    idle, polluting = -sheet.categories["idle_inhabitants"], -sheet.categories["pollution"]
    left = words.resources(idle, polluting)
    if not left:
        return say("cli-sheet-all-placed")
    return say("cli-sheet-left-over", left=listed(left))


def verdict(names: Sequence[str], outcome: Outcome) -> list[str]:
    """Who won, and by which tie-break if one was needed."""
    most = max(outcome.scores)
    level = [p for p, score in enumerate(outcome.scores) if score == most]
    winners = listed(names[p] for p in outcome.winners)
    if len(level) == 1:
        return [say("cli-win-points", winner=winners, points=most)]
    tied = listed(names[p] for p in level)
    sentences = [say("cli-win-level", players=tied, points=most)]
    ranks = {p: outcome.sheets[p].inhabitants_on_buildings for p in level}
    sentences.append(say("cli-win-inhabitants", numbers=_by_name(names, ranks)))
    level = [p for p in level if ranks[p] == max(ranks.values())]
    if len(level) > 1:
        ranks = {p: outcome.sheets[p].empty_squares for p in level}
        sentences.append(say("cli-win-empty", numbers=_by_name(names, ranks)))
    if len(outcome.winners) > 1:
        return [*sentences, say("cli-win-shared", winners=winners)]
    return [*sentences, say("cli-win-one", winner=winners)]


def _by_name(names: Sequence[str], numbers: dict[int, int]) -> str:
    return ", ".join(f"{names[p]} {number}" for p, number in numbers.items())
