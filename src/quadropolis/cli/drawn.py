"""The screen with colors and drawings."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from quadropolis.cli import card, figures, helptext, sheets, words
from quadropolis.cli.board import KIND_STYLES, MAT_STYLE, Position, player_name, tile
from quadropolis.cli.hints import Way
from quadropolis.cli.points import points_of
from quadropolis.cli.text import around, number, percent, say
from quadropolis.rulebook.reading import Part
from quadropolis.rules.city import City
from quadropolis.rules.game import Outcome
from quadropolis.rules.move import DISCARD
from quadropolis.rules.scoring import ScoreSheet
from quadropolis.rules.site import SPOTS
from quadropolis.rules.state import State
from quadropolis.rules.tiles import Face

if TYPE_CHECKING:
    from quadropolis.bots.bot import Candidate

GAIN_STYLE, LOSS_STYLE = "bold green", "red"
BEST_SHOWN = 6
NAME_WIDTH = 12
_TARGETS = {DISCARD: "cli-ways-discard", "": "cli-ways-nothing"}


class Drawn:
    """Implements `Screen`."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def say(self, text: str, style: str = "", unbroken: bool = False) -> None:
        self.console.print(Text(text, style), soft_wrap=unbroken)

    def position(self, state: State, players: Sequence[str]) -> None:
        points = [points_of(city) for city in state.cities]
        self.console.print()
        self.console.print(Position(state, players, points))
        self.console.print()

    def ways(self, ways: Sequence[Way], narrow: bool) -> None:
        self.console.print(_every_square(ways) if narrow else _overview(ways))
        if not narrow:
            self.console.print(_best(ways))

    def candidates(self, candidates: "Sequence[Candidate]", players: Sequence[str]) -> None:
        table = Table(box=box.SIMPLE, header_style="bold", padding=(0, 1))
        table.add_column(say("cli-think-head-move"), style="bold")
        table.add_column(say("cli-think-head-chance"), justify="right")
        for player, name in enumerate(players):
            table.add_column(player_name(player, name, NAME_WIDTH), justify="right")
        table.add_column(say("cli-think-head-visits"), justify="right")
        for candidate in candidates:
            table.add_row(
                str(candidate.move),
                percent(candidate.win_chance),
                *(number(points, 1) for points in candidate.points),
                number(candidate.visits),
            )
        self.console.print(table)

    def sheets(self, state: State, players: Sequence[str], outcome: Outcome) -> None:
        self.console.print(sheets.points_table(state.mode, players, outcome.sheets))
        self.console.print(
            sheets.Allocations(
                [
                    (player_name(player, players[player], 25), city, sheet)
                    for player, (city, sheet) in enumerate(
                        zip(state.cities, outcome.sheets, strict=True)
                    )
                ]
            )
        )

    def sheet(self, city: City, sheet: ScoreSheet) -> None:
        self.console.print(sheets.points_table(city.mode, [""], [sheet]))
        self.console.print(sheets.Allocations([(Text(), city, sheet)]))
        self.say(sheets.left_over(sheet))

    def why(self, sheet: ScoreSheet) -> None:
        self.console.print(sheets.why_table(sheet))

    def help(self, state: State) -> None:
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for typed, meaning in helptext.commands():
            table.add_row(Text(typed, "bold"), meaning)
        self.console.print(table)
        for paragraph in (*helptext.rules(), say(helptext.BOARD)):
            self.console.print()
            self.console.print(Text(paragraph))
        self.heading(say("helper-title"))
        for line in card.turn(state.mode):
            self.say(line)
        self.console.print()
        self.console.print(figures.entries([*card.points(state.mode)]))
        self.say(say("scores-leftovers"), "bold")
        for line in card.left_over():
            self.say(line)
        self.console.print()
        self.console.print(figures.entry(card.tiles(state)))

    def heading(self, text: str) -> None:
        self.console.print()
        self.say(text, "bold underline")

    def part(self, part: Part) -> None:
        self.console.print()
        for line in figures.part(part):
            self.console.print(line)


def _change(change: int) -> Text:
    style = GAIN_STYLE if change > 0 else LOSS_STYLE if change < 0 else MAT_STYLE
    return Text(words.signed(change), style)


def _taken(way: Way) -> Text:
    if isinstance(way.reached, Face):
        return tile(way.reached.name, KIND_STYLES[way.reached.kind])
    return tile("·", MAT_STYLE)


def _overview(ways: Sequence[Way]) -> Table:
    """A table of spots by architects: the tile taken and the best change by building it."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("cli-ways-spot"))
    found = {(way.architect, way.spot): way for way in ways}
    architects = sorted({way.architect for way in ways})
    for architect in architects:
        table.add_column(say("cli-ways-architect", architect=architect), no_wrap=True)
    for spot in SPOTS:
        row = [found.get((architect, spot)) for architect in architects]
        if any(row):
            table.add_row(
                Text(spot, "bold"),
                *(Text.assemble(_taken(way), " ", _change(way.best)) if way else "" for way in row),
            )
    return table


def _best(ways: Sequence[Way]) -> Text:
    """The moves with most points at once, and how to see the others."""
    moves = [(change, move) for way in ways for move, change in way.changes]
    # Of equal ones, those that build come first.
    moves.sort(key=lambda pair: (-pair[0], pair[1].to in (None, DISCARD)))
    before, after = around("cli-ways-best", "moves", count=len(moves))
    text = Text(before)
    for place, (change, move) in enumerate(moves[:BEST_SHOWN]):
        text.append(", " if place else "").append(f"{move} ", "bold").append_text(_change(change))
    return text.append(after)


def _every_square(ways: Sequence[Way]) -> Table:
    """A row for each way: the squares by the change they make."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("cli-ways-move"))
    table.add_column(say("cli-ways-tile"))
    table.add_column(say("cli-ways-squares"))
    for way in ways:
        squares = Text()
        for change, targets in way.by_change():
            squares.append("  " if squares else "").append_text(_change(change)).append(": ")
            squares.append(" ".join(say(_TARGETS[to]) if to in _TARGETS else to for to in targets))
        table.add_row(Text(str(way), "bold"), _taken(way), squares)
    return table
