"""A position as a picture: in letters, as SVG, or as pixels.

Everything is rectangles with a short label, laid out once: SVG draws them with letters, pixels
with letters of three by five dots.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from quadropolis import kernel
from quadropolis.rules.city import City
from quadropolis.rules.mode import COLUMN_LETTERS
from quadropolis.rules.site import EMPTY, FACE_DOWN, FACING, SIZE, SPOTS, SQUARES
from quadropolis.rules.state import State
from quadropolis.rules.tiles import Face, Kind

CELL = 44
GAP = 2
COLORS = {
    Kind.TOWER: "#d9803f",
    Kind.SHOP: "#e0b93a",
    Kind.PUBLIC_SERVICE: "#4f7fc4",
    Kind.PARK: "#5ba45b",
    Kind.PLAYGROUND: "#8fc66a",
    Kind.FACTORY: "#8a6f5a",
    Kind.HARBOR: "#3f9fa8",
    Kind.OFFICE: "#8c74b8",
    Kind.MONUMENT: "#b0566f",
}
PLAYERS = ("#c94b4b", "#3d6fc2", "#3f9a55", "#c79a2b")
PAPER, GROUND, DOWN, BLOCKED, INK = "#f4f0e6", "#e2dccb", "#b9b2a0", "#d3cbb8", "#2b2a27"
SOFT = "#6f6a5e"
SIGN = (0.2, 0.35)
"""Width and height of a letter or number beside a board, in cells: what spots leave free."""


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle with a label, in cells."""

    x: float
    y: float
    width: float
    height: float
    color: str
    label: str = ""
    light: bool = False
    """The label is small and gray: what a square is called by, not what is on it."""


# --- where everything is ----------------------------------------------------------------


def _scene(state: State) -> tuple[int, int, list[Box]]:
    """The size in cells, and what there is."""
    boxes = [*_site(state), *_coordinates(1, 1, SIZE, SIZE, (0.02, 0.05))]
    left = SIZE + 3
    columns, rows = state.mode.columns, state.mode.rows
    for player, city in enumerate(state.cities):
        across, down = player % 2, player // 2
        x, y = left + across * (columns + 1), down * (rows + 1.5) + 1
        boxes += [*_title(state, player, x, y - 1, columns), *_city(city, x, y)]
        boxes += _coordinates(x, y, rows, columns, (0.35, 0.1))
    width = left + min(state.players, 2) * (columns + 1)
    height = max(SIZE + 2, (state.players + 1) // 2 * (rows + 1.5) + 0.5)
    return int(width * CELL), int(height * CELL), boxes


def _site(state: State) -> Iterator[Box]:
    faced = FACING[state.urbanist] if state.urbanist is not None else frozenset()
    for index, tile in enumerate(state.site.squares):
        row, column = divmod(index, SIZE)
        color, label = GROUND, ""
        if isinstance(tile, Face):
            color, label = COLORS[tile.kind], tile.name
        elif tile is FACE_DOWN:
            color = DOWN
        yield Box(column + 1, row + 1, 1, 1, color, label)
        if SQUARES[index] == state.urbanist:
            yield Box(column + 1.3, row + 1.55, 0.4, 0.4, INK)
    for spot, there in zip(SPOTS, state.spots, strict=True):
        side, line = spot[0], int(spot[1])
        x, y = {"N": (line, 0), "S": (line, SIZE + 1), "W": (0, line), "E": (SIZE + 1, line)}[side]
        if there is not None:
            yield Box(x + 0.2, y + 0.2, 0.6, 0.6, PLAYERS[there.player], str(there.number))
        else:
            yield Box(x + 0.35, y + 0.35, 0.3, 0.3, BLOCKED if spot in faced else DOWN)


def _title(state: State, player: int, x: float, y: float, columns: int) -> Iterator[Box]:
    yield Box(x, y + 0.25, 0.5, 0.5, PLAYERS[player], str(player + 1))
    if state.current_player == player:
        yield Box(x, y + 0.8, columns, 0.1, PLAYERS[player])
    told = f"{state.cities[player].inhabitants}p{state.cities[player].energy}e"
    yield Box(x + 1, y + 0.25, 1.6, 0.5, PAPER, told + ("m" if state.mayor == player else ""))


def _coordinates(
    x: float, y: float, rows: int, columns: int, beside: tuple[float, float]
) -> Iterator[Box]:
    """What squares are called by: letters below a board, numbers left of it.

    `beside` is how far they stand along a square's side, and away from it.
    """
    along, away = beside
    wide, high = SIGN
    for column in range(columns):
        letter = COLUMN_LETTERS[column]
        yield Box(x + column + along, y + rows, wide, high, PAPER, letter, light=True)
    for row in range(rows):
        yield Box(x - wide - away, y + row + along, wide, high, PAPER, str(row + 1), light=True)


def _city(city: City, x: float, y: float) -> Iterator[Box]:
    for index, floors in enumerate(city.squares):
        row, column = divmod(index, city.mode.columns)
        yield Box(x + column, y + row, 1, 1, GROUND)
        for floor, face in enumerate(floors):
            # The ground floor is the largest, and every floor above it leaves it to be seen.
            edge = 0.09 * floor
            label = face.name if floor == len(floors) - 1 else ""
            size = 1 - 2 * edge
            yield Box(x + column + edge, y + row + edge, size, size, COLORS[face.kind], label)


# --- as letters -------------------------------------------------------------------------


def text(position: kernel.Position) -> str:
    """The position in letters, as the notation has them."""
    state = kernel.to_state(position)
    course = f"{state.mode.name} {state.round}.{state.turn} {state.phase.value}"
    turn = "" if state.current_player is None else f" player_{state.current_player}"
    lines = [course + turn, "", *_site_lines(state)]
    for player, city in enumerate(state.cities):
        hand = "".join(map(str, state.architects_of(player)))
        mayor = " mayor" if state.mayor == player else ""
        lines += ["", f"player_{player} {city.inhabitants}p {city.energy}e {hand}{mayor}"]
        rows = [row.split() for row in str(city).split("/")]
        wide = max(len(square) for row in rows for square in row) + 1
        letters = COLUMN_LETTERS[: len(rows[0])]
        lines.append("  " + "".join(f"{letter:<{wide}}" for letter in letters).rstrip())
        for number, row in enumerate(rows, start=1):
            lines.append(f"{number} " + "".join(f"{square:<{wide}}" for square in row).rstrip())
    return "\n".join(lines) + "\n"


def _site_lines(state: State) -> list[str]:
    def spot(name: str) -> str:
        there = state.architect_on(name)
        faced = state.urbanist is not None and name in FACING[state.urbanist]
        return str(there.number) if there is not None else "x" if faced else "o"

    def square(index: int) -> str:
        tile = state.site.squares[index]
        shown = "." if tile is EMPTY else str(tile)
        return f"{shown}*" if SQUARES[index] == state.urbanist else shown

    numbers = range(1, SIZE + 1)
    lines = ["   " + "".join(f"{spot(f'N{n}'):<5}" for n in numbers)]
    for row in numbers:
        tiles = "".join(f"{square((row - 1) * SIZE + n - 1):<5}" for n in numbers)
        lines.append(f"{spot(f'W{row}')}  {tiles}{spot(f'E{row}')} {row}")
    lines.append("   " + "".join(f"{spot(f'S{n}'):<5}" for n in numbers))
    lines.append("   " + "".join(f"{letter:<5}" for letter in COLUMN_LETTERS[:SIZE]))
    return [line.rstrip() for line in lines]


# --- as SVG -----------------------------------------------------------------------------


def svg(position: kernel.Position) -> str:
    """The position as a picture of vectors."""
    width, height, boxes = _scene(kernel.to_state(position))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'font-family="sans-serif" font-size="{CELL // 3}" text-anchor="middle">',
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
    ]
    for box in boxes:
        x, y, w, h = (round(part * CELL) for part in (box.x, box.y, box.width, box.height))
        parts.append(
            f'<rect x="{x}" y="{y}" width="{w - GAP}" height="{h - GAP}" fill="{box.color}"/>'
        )
        if box.label:
            middle = f'x="{x + w // 2}" y="{y + h // 2 + CELL // 8}"'
            look = f'fill="{SOFT}" font-size="{CELL // 4}"' if box.light else f'fill="{INK}"'
            parts.append(f"<text {middle} {look}>{box.label}</text>")
    return "\n".join([*parts, "</svg>"]) + "\n"


# --- as pixels --------------------------------------------------------------------------

DOTS = {
    "0": "75557", "1": "26227", "2": "71747", "3": "71717", "4": "55711", "5": "74717",
    "6": "74757", "7": "71111", "8": "75757", "9": "75717", "T": "72222", "S": "34216",
    "U": "55557", "P": "75744", "Q": "75573", "F": "74744", "H": "55755", "O": "25552",
    "M": "57755", "e": "07643", "p": "06564", "m": "07755", "a": "06357", "b": "44656",
    "c": "03443", "d": "11353",
}  # fmt: skip
"""Three dots in each of five rows, a row as the digit whose bits they are."""
DOT = 3


def pixels(position: kernel.Position) -> npt.NDArray[np.uint8]:
    """The position as an array of red, green and blue: [height, width, 3]."""
    width, height, boxes = _scene(kernel.to_state(position))
    picture = np.empty((height, width, 3), np.uint8)
    picture[:] = _rgb(PAPER)
    for box in boxes:
        x, y, w, h = (round(part * CELL) for part in (box.x, box.y, box.width, box.height))
        picture[y : y + h - GAP, x : x + w - GAP] = _rgb(box.color)
        wide = len(box.label) * 4 * DOT - DOT
        left, top = x + (w - wide) // 2, y + (h - 5 * DOT) // 2
        for place, letter in enumerate(box.label):
            for row, column in _dots(letter):
                at, line = left + (place * 4 + column) * DOT, top + row * DOT
                picture[line : line + DOT, at : at + DOT] = _rgb(SOFT if box.light else INK)
    return picture


def _dots(letter: str) -> Iterator[tuple[int, int]]:
    for row, digit in enumerate(DOTS[letter]):
        for column in range(3):
            if int(digit) >> (2 - column) & 1:
                yield row, column


def _rgb(color: str) -> tuple[int, int, int]:
    red, green, blue = bytes.fromhex(color.removeprefix("#"))
    return red, green, blue


DRAWINGS: dict[str, Callable[[kernel.Position], str | npt.NDArray[np.uint8]]] = {
    "ansi": text,
    "svg": svg,
    "rgb_array": pixels,
}
"""By the name of the render mode; `human` is the first, printed."""
RENDER_MODES = ("human", *DRAWINGS)


def drawn(position: kernel.Position, mode: str) -> str | npt.NDArray[np.uint8] | None:
    """What an environment with that render mode returns; for people it is printed."""
    if mode == "human":
        print(text(position))
        return None
    return DRAWINGS[mode](position)
