"""The rules as one plain page that needs no script, in every language there is.

Words, order and tables are those of `quadropolis.rulebook`, as for every other surface.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from typing import Any

from babel import Locale

from quadropolis.rulebook.boards import Board
from quadropolis.rulebook.reading import Part, parts
from quadropolis.rulebook.structure import structure
from quadropolis.rulebook.tables import Table
from quadropolis.rules.mode import CLASSIC
from quadropolis.words import Words, language_of, languages, words


def chosen_language(asked: str | None, accepted: str | None) -> str:
    """The language somebody asks for, else the first one that the browser accepts."""
    tags = [asked or "", *((accepted or "").split(","))]
    for tag in (tag.partition(";")[0].strip() for tag in tags):
        found = language_of(tag)
        if found.split("-")[0] == tag.split("-")[0].lower():
            return found
    return language_of(None)


@dataclass(frozen=True, slots=True)
class Links:
    """Where the plain page finds the others: `{tag}` is a language."""

    pictures: str
    plain: str
    files: str


SERVED = Links(pictures="/rules?lang={tag}", plain="/rules.html?lang={tag}", files="/")
SITE = Links(pictures="./?lang={tag}#/rules", plain="./rules-{tag}.html", files="./")
"""In a static site the paths of the page stand behind the `#`, and every language is a file."""


def paths() -> Mapping[str, str]:
    """Where a server has the page of each language."""
    return {f"/rules-{tag}.html": tag for tag in languages()}


@cache
def rules_html(language: str, links: Links = SERVED) -> str:
    """The whole page."""
    text = words(language)
    title = escape(text.say("rules-title"))
    body = "".join(
        (
            _languages(text, links),
            f"<h1>{title}</h1><p>{escape(text.say('rules-lead'))}</p>",
            f'<p><a href="{links.pictures.format(tag=text.language)}">'
            f"{escape(text.say('rules-with-pictures'))}</a></p>",
            _contents(text),
            *(_group(text, group) for group in structure()["groups"]),
            f"<footer><p>{escape(text.say('rules-unofficial'))}</p></footer>",
        )
    )
    return (
        f'<!doctype html><html lang="{text.language}"><head><meta charset="utf-8">'
        f"<title>{title} · {escape(text.say('page-title'))}</title>"
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<link rel="icon" href="{links.files}icon.svg" type="image/svg+xml">'
        f'<link rel="stylesheet" href="{links.files}plain.css"></head>'
        f"<body><main>{body}</main></body></html>"
    )


def _languages(text: Words, links: Links) -> str:
    names = []
    for tag in languages():
        name = escape(Locale.parse(tag, sep="-").get_display_name() or tag)
        here = ' aria-current="true"' if tag == text.language else ""
        there = links.plain.format(tag=tag)
        names.append(f'<a href="{there}" lang="{tag}"{here}>{name}</a>')
    return f"<p>{' · '.join(names)}</p>" if len(names) > 1 else ""


def _contents(text: Words) -> str:
    lines = "".join(
        f"<li>{escape(text.say(group['title']))}<ul>"
        + "".join(
            f'<li><a href="#{section["id"]}">{escape(text.say(section["title"]))}</a></li>'
            for section in group["sections"]
        )
        + "</ul></li>"
        for group in structure()["groups"]
    )
    return f"<nav><h2>{escape(text.say('rules-contents'))}</h2><ul>{lines}</ul></nav>"


def _group(text: Words, group: dict[str, Any]) -> str:
    shown = [f"<h2>{escape(text.say(group['title']))}</h2>"]
    for section in group["sections"]:
        inside = "".join(_part(text, part) for part in parts(text, section))
        heading = f"<h3>{escape(text.say(section['title']))}</h3>"
        shown.append(f'<section id="{section["id"]}">{heading}{inside}</section>')
    return "".join(shown)


def _part(text: Words, part: Part) -> str:
    return MARKUP[part.what](text, part)


def _paragraphs(text: Words, part: Part) -> str:
    return "".join(f"<p>{escape(said)}</p>" for said in part.texts)


def _ruling(text: Words, part: Part) -> str:
    mark = escape(text.say("rules-ruling"))
    return "".join(
        f'<p class="ruling"><strong>{mark}</strong> {escape(said)}</p>' for said in part.texts
    )


def _list(tag: str) -> Callable[[Words, Part], str]:
    def markup(text: Words, part: Part) -> str:
        items = "".join(f"<li>{escape(said)}</li>" for said in part.texts)
        return f"<{tag}>{items}</{tag}>"

    return markup


def _table_part(text: Words, part: Part) -> str:
    assert part.table is not None
    return _table(part.table, " ".join(part.texts))


def _figure(text: Words, part: Part) -> str:
    assert part.board is not None
    points = _table(part.table) if part.table else ""
    said = escape(" ".join(part.texts))
    return f"<figure>{_board(part.board)}<figcaption>{said}{points}</figcaption></figure>"


def _table(table: Table, caption: str = "") -> str:
    title = f"<caption>{escape(caption)}</caption>" if caption else ""
    first = "".join(f'<th scope="col">{escape(head)}</th>' for head in table.heads)
    lines = "".join(_row(row) for row in table.rows)
    reached = _reached(len(table.heads))
    return f"<table{reached}>{title}<thead><tr>{first}</tr></thead><tbody>{lines}</tbody></table>"


def _row(row: Sequence[str]) -> str:
    cells = "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
    return f'<tr><th scope="row">{escape(row[0])}</th>{cells}</tr>'


def _board(board: Board) -> str:
    """A board as a table; every cell says its square's name."""
    rows = []
    for cells in board.rows:
        row = ""
        for cell in cells:
            inside = "<br>".join(map(escape, cell.lines))
            if cell.marked:
                inside = f"<mark>{inside}</mark>"
            row += f"<td><small>{cell.square}</small><br>{inside}</td>"
        rows.append(f"<tr>{row}</tr>")
    reached = _reached(board.columns)
    return f'<table class="board"{reached}><tbody>{"".join(rows)}</tbody></table>'


def _reached(columns: int) -> str:
    """Five columns of long words are wider than a phone: keys have to scroll them, too."""
    return ' tabindex="0"' if columns > CLASSIC.columns else ""


MARKUP: Mapping[str, Callable[[Words, Part], str]] = {
    "text": _paragraphs,
    "ruling": _ruling,
    "list": _list("ul"),
    "steps": _list("ol"),
    "table": _table_part,
    "figure": _figure,
}
"""What a section is made of, and how each is written."""
