"""The board as a drawing: the site with its spots, and the cities beside it."""

from collections.abc import Callable, Iterable, Sequence
from itertools import zip_longest

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from quadropolis.cli import words
from quadropolis.cli.text import say
from quadropolis.rules.mode import COLUMN_LETTERS, Mode
from quadropolis.rules.site import FACE_DOWN, FACING, SIZE, SQUARES
from quadropolis.rules.state import Phase, State
from quadropolis.rules.tiles import Face, Kind

Lines = list[Text]
"""A block of a drawing: lines of the same width."""

KIND_STYLES = {
    Kind.TOWER: "black on #f2c14e",
    Kind.SHOP: "black on #f4845f",
    Kind.PUBLIC_SERVICE: "black on #8ea2ff",
    Kind.PARK: "black on #63c058",
    Kind.PLAYGROUND: "black on #b8e994",
    Kind.FACTORY: "black on #b7a9a1",
    Kind.HARBOR: "black on #4cc9f0",
    Kind.OFFICE: "black on #c792ea",
    Kind.MONUMENT: "black on #ffafcc",
}
PLAYER_SIGNS = "●■▲◆"
PLAYER_STYLES = ("bold #e4572e", "bold #2e86de", "bold #27ae60", "bold #b05cc9")
BLOCKED_STYLE = "bold red"
MAT_STYLE = "dim"
TILE_WIDTH = 3
GAP = 2
SPOT_WIDTH = 2
CITY_WIDTH = 25
"""The least width of a city; longer words below it make it wider."""


class Position:
    """A drawing of a position, as wide as the console allows."""

    def __init__(self, state: State, players: Sequence[str], points: Sequence[int]) -> None:
        self.state, self.players, self.points = state, players, points

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        lines = [Text(words.heading(self.state, self.players), "bold"), Text()]
        bodies = [city_body(self.state, player) for player in range(self.state.players)]
        city_width = max(CITY_WIDTH, *map(_width, bodies))
        cities = [[self._title(player, city_width), *body] for player, body in enumerate(bodies)]
        site = [] if self.state.phase is Phase.OVER else [site_block(self.state)]
        beside = cities_per_row(width - max(map(_width, site), default=0) - GAP, city_width)
        if site and beside:
            lines += side_by_side([site[0], stacked(cities, beside)])
        else:  # a narrow console, or nothing but cities
            lines += [line for block in site for line in (*block, Text())]
            lines += stacked(cities, max(1, cities_per_row(width, city_width)))
        yield from rendered(console, lines)

    def _title(self, player: int, width: int) -> Text:
        to_move = player == self.state.current_player
        return _title(player, self.players[player], self.points[player], to_move, width)


def rendered(console: Console, lines: Lines) -> RenderResult:
    """The lines as they are; they are never wrapped, which is what makes texts slow."""
    for line in lines:
        yield from line.render(console, end="\n")


def cities_per_row(room: int, width: int) -> int:
    """How many blocks of that width fit beside each other."""
    return max(0, (room + GAP) // (width + GAP))


def _width(block: Lines) -> int:
    return max(line.cell_len for line in block)


def side_by_side(blocks: Sequence[Lines]) -> Lines:
    """Blocks beside each other, top lines together."""
    widths = [*map(_width, blocks)]
    joined = []
    for parts in zip_longest(*blocks, fillvalue=Text()):
        line = Text()
        for number, (part, width) in enumerate(zip(parts, widths, strict=True)):
            line.append_text(part)
            if number + 1 < len(parts):
                line.append(" " * (width - part.cell_len + GAP))
        joined.append(line)
    return joined


def stacked(blocks: Sequence[Lines], per_row: int) -> Lines:
    """Blocks in rows of that many, with a blank line between the rows."""
    lines: Lines = []
    for start in range(0, len(blocks), per_row):
        lines += [Text()] * bool(lines) + side_by_side(blocks[start : start + per_row])
    return lines


def tile(sign: str, style: str, width: int = TILE_WIDTH) -> Text:
    return Text(sign.center(width), style)


# --- the site -------------------------------------------------------------------------


def site_block(state: State) -> Lines:
    """The 25 squares with the 20 spots around them.

    A free spot shows its name; a taken one the architect and whose it is; a spot that faces
    the Urbanist is crossed out. Squares are called by the letter below and the number left of them.
    """
    numbers = range(1, SIZE + 1)
    lines = [_line(_spot(state, f"N{n}") for n in numbers), Text()]
    for row in numbers:
        squares = [_site_square(state, index) for index in range((row - 1) * SIZE, row * SIZE)]
        west, east = (_spot(state, f"{side}{row}", SPOT_WIDTH) for side in "WE")
        number = Text(f" {row}", MAT_STYLE)
        lines += [Text.assemble(west, number, Text(" ").join([*squares, east])), Text()]
    lines[-1] = _line(tile(COLUMN_LETTERS[n - 1], MAT_STYLE) for n in numbers)
    lines.append(_line(_spot(state, f"S{n}") for n in numbers))
    if state.mode.common_pool:
        left = state.architects[0]
        pool = " ".join(f"{k}×{left.count(k)}" for k in state.mode.architects if k in left)
        lines += [Text(), Text(say("cli-board-pool"))]
        lines.append(Text(pool or say("cli-none"), "bold"))
    return lines


def _line(spots: Iterable[Text]) -> Text:
    return Text(" ").join([Text(" " * (SPOT_WIDTH + 1)), *spots])


def _spot(state: State, spot: str, width: int = TILE_WIDTH) -> Text:
    there = state.architect_on(spot)
    if there is not None:
        sign = f"{there.number}{PLAYER_SIGNS[there.player]}"
        return tile(sign, PLAYER_STYLES[there.player], width)
    if state.urbanist is not None and spot in FACING[state.urbanist]:
        return tile("××", BLOCKED_STYLE, width)
    return tile(spot, "" if state.phase is Phase.MOVE else MAT_STYLE, width)


def _site_square(state: State, index: int) -> Text:
    square = state.site.squares[index]
    if state.urbanist == SQUARES[index]:
        return tile(say("cli-board-urbanist"), "bold white on red")
    if isinstance(square, Face):
        return tile(square.name, KIND_STYLES[square.kind])
    return tile("#" if square is FACE_DOWN else "·", MAT_STYLE)


# --- cities ---------------------------------------------------------------------------


def city_body(state: State, player: int) -> Lines:
    """One player's city, and everything else that player has."""
    city, mode = state.cities[player], state.mode

    def cell(square: int) -> Lines:
        floors = city.squares[square]
        if floors:
            return [tile(words.building_sign(mode, floors), KIND_STYLES[floors[0].kind])]
        return [tile(mat_sign(mode, square), MAT_STYLE)]

    lines = grid(mode, cell, TILE_WIDTH)
    lines.append(
        Text(
            say(
                "cli-board-has",
                inhabitants=state.inhabitants[player],
                energy=state.energy[player],
            )
        )
    )
    if not mode.common_pool and state.phase is not Phase.OVER:
        left = state.architects_of(player)
        hand = " ".join(str(k) if k in left else "·" for k in mode.architects)
        lines.append(Text(say("cli-board-hand", architects=hand)))
    if player == state.mayor:
        lines[-1] = Text.assemble(lines[-1], (f" {say('cli-board-mayor')}", "bold"))
    return lines


def _title(player: int, name: str, points: int, to_move: bool, width: int) -> Text:
    score = say("cli-board-points", count=points)
    title = player_name(player, name, width - cell_len(score) - 1)
    if to_move:
        title.stylize("reverse")
    title.append(" " * (width - cell_len(score) - title.cell_len))
    return title.append(score, "bold")


def player_name(player: int, name: str, width: int) -> Text:
    """A player's sign and name, cut to that width."""
    text = Text(f"{PLAYER_SIGNS[player]} {name}", PLAYER_STYLES[player], no_wrap=True)
    text.truncate(width, overflow="ellipsis")
    return text


def numbered_by_lines(mode: Mode) -> bool:
    """Whether a square's numbers are simply its row and its column."""
    return all(
        numbers == {row + 1, column + 1}
        for square, numbers in enumerate(mode.numbers)
        for row, column in (divmod(square, mode.columns),)
    )


def mat_sign(mode: Mode, square: int) -> str:
    """What the mat shows on an empty square: in Expert its district and its number."""
    if numbered_by_lines(mode):
        return "·"
    district = mode.districts[square]
    (number,) = mode.numbers[square] - {district}
    return f"{district}/{number}"


def grid(mode: Mode, cell: Callable[[int], Lines], width: int) -> Lines:
    """A city mat: letters and numbers around it, lines between its districts."""
    columns, rows = range(mode.columns), range(mode.rows)
    gap = 2 if width == TILE_WIDTH and mode.columns < 5 else 1

    def district(row: int, column: int) -> int:
        return mode.districts[row * mode.columns + column]

    walls = [c for c in columns[1:] if any(district(r, c - 1) != district(r, c) for r in rows)]
    floors = [r for r in rows[1:] if any(district(r - 1, c) != district(r, c) for c in columns)]

    def line(label: str, parts: Sequence[Text]) -> Text:
        text = Text(f"{label:2}")
        for column, part in enumerate(parts):
            if column in walls:
                text.append("│ ", MAT_STYLE)
            text.append_text(part)
            if column + 1 < len(parts):
                text.append(" " * gap)
        return text

    def border(row: int) -> Text:
        text = Text("  ", MAT_STYLE)
        drawn = [district(row - 1, c) != district(row, c) for c in columns]
        for column in columns:
            if column in walls:
                sides = drawn[column - 1], drawn[column]
                text.append({(True, True): "┼", (True, False): "┤", (False, True): "├"}[sides])
                text.append("─" if drawn[column] else " ")
            last = column == columns[-1]
            text.append(("─" if drawn[column] else " ") * (width + (0 if last else gap)))
        return text

    lines = [line("", [tile(COLUMN_LETTERS[c], "bold", width) for c in columns])]
    if numbered_by_lines(mode):
        lines.append(line("", [tile(str(c + 1), MAT_STYLE, width) for c in columns]))
    for row in rows:
        if row in floors:
            lines.append(border(row))
        cells = [cell(row * mode.columns + c) for c in columns]
        for number, parts in enumerate(zip(*cells, strict=True)):
            lines.append(line(str(row + 1) if number == 0 else "", parts))
    return lines
