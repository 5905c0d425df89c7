"""The rules as one plain page that needs no script, in every language there is.

Words and order are those of the page with pictures: the Fluent catalogues and `rules.json`.
The tables of points come from the rules themselves.
"""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any

from babel import Locale

from quadropolis.notation import parse_city, parse_site
from quadropolis.rules.mode import CLASSIC, COSTS, EXPERT, Cost
from quadropolis.rules.site import SIZE, SQUARES
from quadropolis.rules.tiles import Face, Kind
from quadropolis.words import Words, language_of, languages, words

RULES = files("quadropolis") / "data" / "rules.json"
COUNTED = {
    "tower": "scores-floors",
    "shop": "scores-customers",
    "public_service": "scores-districts",
    "park": "scores-towers-beside",
    "harbor": "scores-line",
}
"""The kinds that count by a number of something, and what that is called."""
STANDING = {"inhabitants": "rules-inhabitants", "energy": "rules-energy"}
"""What stands on a building, in words."""


@cache
def structure() -> dict[str, Any]:
    """The order of the rules and their small positions."""
    read: dict[str, Any] = json.loads(RULES.read_text(encoding="utf-8"))
    return read


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
    parts = [f"<h2>{escape(text.say(group['title']))}</h2>"]
    for section in group["sections"]:
        inside = "".join(_part(text, part) for part in section["parts"])
        heading = f"<h3>{escape(text.say(section['title']))}</h3>"
        parts.append(f'<section id="{section["id"]}">{heading}{inside}</section>')
    return "".join(parts)


def _part(text: Words, part: Mapping[str, Any]) -> str:
    ((what, value),) = part.items()
    return PARTS[what](text, value)


def _list(text: Words, keys: Sequence[str], tag: str) -> str:
    items = "".join(f"<li>{_said(text, key)}</li>" for key in keys)
    return f"<{tag}>{items}</{tag}>"


def rulings() -> list[str]:
    """The keys of all rulings, in the order they are met."""
    return [
        part["ruling"]
        for group in structure()["groups"]
        for section in group["sections"]
        for part in section["parts"]
        if "ruling" in part
    ]


def _said(text: Words, key: str, **values: object) -> str:
    return escape(text.say(key, count=structure()["counts"]["reconstructed"], **values))


def _ruling(text: Words, key: str) -> str:
    mark = escape(text.say("rules-ruling"))
    return f'<p class="ruling"><strong>{mark}</strong> {_said(text, key)}</p>'


# --- tables of points -----------------------------------------------------------------


def score_table(text: Words, name: str) -> str:
    """A table of points: Classic's, and what Expert adds to it marked as such."""
    if name == "costs":
        heads = [text.say("scores-building"), text.say("scores-needs")]
        rows = [[text.say(f"kind-{kind}"), text.say(_needs(kind, COSTS[kind]))] for kind in COSTS]
        return _table(heads, rows)
    if name == "office":
        heads = [text.say("scores-group-by-floors"), *map(str, range(1, EXPERT.floors + 1))]
        last = len(EXPERT.office)
        sizes = [str(size) for size in range(1, last)]
        sizes.append(text.say("scores-group-and-more", size=last))
        lines = zip(sizes, EXPERT.office, strict=True)
        return _table(heads, [[size, *_numbers(line[1:])] for size, line in lines])
    if name in COUNTED:
        shown: Sequence[int] = getattr(EXPERT, name)
        classic = len(getattr(CLASSIC, name))
        heads = [text.say(COUNTED[name])]
        for count in range(1, len(shown)):
            marked = count >= classic
            heads.append(text.say("scores-expert-only", count=count) if marked else str(count))
        return _table(heads, [[text.say("scores-points"), *_numbers(shown[1:])]])
    worth: Mapping[Kind, int] = getattr(EXPERT, name)
    heads = [text.say("scores-each-beside"), text.say("scores-points")]
    return _table(heads, [[text.say(f"kind-{kind}"), *_numbers((worth[kind],))] for kind in worth])


def _needs(kind: Kind, cost: Cost) -> str:
    if kind == Kind.SHOP:
        return "scores-needs-customers"
    if cost.inhabitants and cost.energy:
        return "scores-needs-both"
    if cost.inhabitants:
        return "scores-needs-inhabitant"
    return "scores-needs-energy" if cost.energy else "scores-needs-nothing"


def _numbers(points: Iterable[int]) -> list[str]:
    """Below zero with the sign that typesetters use."""
    return [str(number).replace("-", "−") for number in points]


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    first = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    lines = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
        + "</tr>"
        for row in rows
    )
    return f"<table><thead><tr>{first}</tr></thead><tbody>{lines}</tbody></table>"


# --- diagrams: boards as tables -------------------------------------------------------


def _example(text: Words, example: Mapping[str, Any]) -> str:
    sheet = example["sheet"]
    points = {**sheet["categories"], "total": sheet["total"]}
    values = {key: _numbers((n,))[0] if n < 0 else n for key, n in points.items()}
    said = _said(text, example["text"], **values)
    heads = [text.say("scores-building"), text.say("scores-points")]
    rows = [
        [text.say(f"category-{category}"), *_numbers((points,))]
        for category, points in sheet["categories"].items()
        if points
    ]
    board = _city(text, example, sheet["allocation"])
    return f"<figure>{board}<figcaption>{said}{_table(heads, rows)}</figcaption></figure>"


def _placing(text: Words, placing: Mapping[str, Any]) -> str:
    squares = text.say("rules-diagram-squares", squares=", ".join(placing["squares"]))
    said = _said(text, placing["text"], architect=placing["architect"])
    board = _city(text, placing, {}, frozenset(placing["squares"]))
    return f"<figure>{board}<figcaption>{said} {escape(squares)}</figcaption></figure>"


def _city(
    text: Words,
    shown: Mapping[str, Any],
    allocation: Mapping[str, Mapping[str, int]],
    marked: frozenset[str] = frozenset(),
) -> str:
    city = parse_city(shown["city"], shown["mode"])
    cells = []
    for square, floors in zip(city.mode.squares, city.squares, strict=True):
        lines = [_building(text, floors)] if floors else []
        for resource, count in allocation.get(square, {}).items():
            if count:
                lines.append(text.say(STANDING[resource], count=count))
        cells.append((square, lines or [text.say("rules-square-empty")], square in marked))
    return _board(cells, city.mode.columns)


def _building(text: Words, floors: Sequence[Face]) -> str:
    kind = text.say(f"kind-{floors[0].kind}")
    if len(floors) == 1:
        return kind
    return text.say("rules-building-floors", kind=kind, floors=len(floors))


def _site(text: Words, shown: Mapping[str, Any]) -> str:
    site, urbanist = parse_site(shown["site"]), shown.get("urbanist")
    key = "rules-diagram-blocked" if urbanist else "rules-diagram-reach"
    blocked = ", ".join(shown["blocked"])
    values = {name: shown[name] for name in ("architect", "spot", "square")}
    told = text.say(key, **values, spots=blocked)
    cells = []
    for square, lies in zip(SQUARES, site.squares, strict=True):
        if square == urbanist:
            line = text.say("rules-site-urbanist")
        elif isinstance(lies, Face):
            line = text.say(f"kind-{lies.kind}")
        else:
            face_down = str(lies) == "#"
            line = text.say("rules-site-face-down" if face_down else "rules-square-empty")
        cells.append((square, [line], square == shown["square"]))
    said = f"{_said(text, shown['text'], architect=shown['architect'])} {escape(told)}"
    return f"<figure>{_board(cells, SIZE)}<figcaption>{said}</figcaption></figure>"


def _board(cells: Sequence[tuple[str, list[str], bool]], columns: int) -> str:
    """A board as a table; every cell says its square's name."""
    rows = []
    for start in range(0, len(cells), columns):
        row = ""
        for square, lines, marked in cells[start : start + columns]:
            inside = "<br>".join(map(escape, lines))
            if marked:
                inside = f"<mark>{inside}</mark>"
            row += f"<td><small>{square}</small><br>{inside}</td>"
        rows.append(f"<tr>{row}</tr>")
    # Five columns of long words are wider than a phone: keys have to scroll them, too.
    reached = ' tabindex="0"' if columns > CLASSIC.columns else ""
    return f'<table class="board"{reached}><tbody>{"".join(rows)}</tbody></table>'


PARTS: Mapping[str, Callable[[Words, Any], str]] = {
    "text": lambda text, key: f"<p>{_said(text, key)}</p>",
    "ruling": _ruling,
    "rulings": lambda text, _: "".join(_ruling(text, key) for key in rulings()),
    "list": lambda text, keys: _list(text, keys, "ul"),
    "steps": lambda text, keys: _list(text, keys, "ol"),
    "table": score_table,
    "example": lambda text, name: _example(text, structure()["examples"][name]),
    "site": lambda text, name: _site(text, structure()["sites"][name]),
    "placing": lambda text, name: _placing(text, structure()["placings"][name]),
}
"""What a section is made of, and how each is written."""
