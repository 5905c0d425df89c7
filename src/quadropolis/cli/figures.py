"""Tables and boards of the rules, drawn."""

from collections.abc import Sequence

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Drawing
from rich.text import Text

from quadropolis.cli.board import KIND_STYLES, MAT_STYLE
from quadropolis.cli.card import Entry
from quadropolis.cli.text import say
from quadropolis.rulebook.boards import Board
from quadropolis.rulebook.reading import Part
from quadropolis.rulebook.tables import Table
from quadropolis.rules.tiles import FACES

MARK_STYLE = "reverse"
ENTRY_WIDTH = 38
"""Two tables of the card stand beside each other in a terminal of 80 columns."""


def part(shown: Part) -> list[RenderableType]:
    """A piece of the rules, top to bottom."""
    lines: list[RenderableType] = []
    if shown.what == "ruling":
        mark = (f"{say('rules-ruling')} ", "bold")
        lines += [Padding(Text.assemble(mark, text), (0, 0, 0, 2)) for text in shown.texts]
    elif shown.what in ("list", "steps"):
        lines.append(_items(shown.texts, numbered=shown.what == "steps"))
    else:
        lines += map(Text, shown.texts)
    if shown.board is not None:
        lines.append(board(shown.board))
    if shown.table is not None:
        lines.append(table(shown.table))
    return lines


def table(shown: Table) -> Drawing:
    """A table, its numbers at the right."""
    drawing = Drawing(box=box.SIMPLE_HEAD, pad_edge=False)
    numeric = all(cell[-1:].isdigit() for row in shown.rows for cell in row[1:])
    for at, head in enumerate(shown.heads):
        drawing.add_column(head, justify="right" if at and numeric else "left")
    for row in shown.rows:
        face = FACES.get(row[0].partition(" ")[0])
        first = Text(row[0], KIND_STYLES[face.kind] if face else "")
        drawing.add_row(first, *(Text(cell) for cell in row[1:]))
    return drawing


def board(shown: Board) -> Drawing:
    """A board, every square with its name and what there is to say about it."""
    drawing = Drawing(box=box.SQUARE, show_header=False, show_lines=True)
    for row in shown.rows:
        drawing.add_row(
            *(
                Text.assemble(
                    (f"{cell.square}\n", "bold"),
                    ("\n".join(cell.lines), MARK_STYLE if cell.marked else MAT_STYLE),
                )
                for cell in row
            )
        )
    return drawing


def entries(shown: Sequence[Entry]) -> Columns:
    """Several tables, as many beside each other as fit."""
    return Columns([entry(each) for each in shown], width=ENTRY_WIDTH, padding=(0, 2))


def entry(shown: Entry) -> Group:
    """A table with its heading and its notes."""
    notes = [Text(note, MAT_STYLE) for note in shown.notes]
    return Group(Text(shown.title, "bold"), table(shown.table), *notes)


def _items(texts: Sequence[str], numbered: bool) -> Drawing:
    drawing = Drawing(box=None, show_header=False, padding=(0, 1, 0, 0))
    for place, text in enumerate(texts, start=1):
        drawing.add_row(f"{place}." if numbered else "·", Text(text))
    return drawing
