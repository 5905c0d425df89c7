"""`quadropolis rules`: the rules to be read, all of them or one topic."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from quadropolis.cli import options, output
from quadropolis.cli.errors import UnknownTopic

if TYPE_CHECKING:
    from quadropolis.rulebook.reading import Part
    from quadropolis.rulebook.structure import Section


def _topics(incomplete: str) -> list[str]:
    from quadropolis.rulebook.structure import topics

    return [name for name in topics() if name.startswith(incomplete)]


def rules(
    topic: Annotated[
        str | None,
        typer.Argument(metavar="TOPIC", help="cli-option-topic", autocompletion=_topics),
    ] = None,
    *,
    plain: options.Plain = False,
    as_json: options.Json = False,
) -> None:
    """Print the rules: the texts, tables and boards of the page's rules."""
    from quadropolis.cli.screen import screen
    from quadropolis.cli.text import spoken
    from quadropolis.rulebook.reading import parts

    chosen = _chosen(topic)
    text = spoken()
    if as_json:
        output.print_json(
            [
                {
                    "topic": section["id"],
                    "title": text.say(section["title"]),
                    "parts": [_data(part) for part in parts(text, section)],
                }
                for section in chosen
            ]
        )
        return
    shown = screen(plain=plain)
    for section in chosen:
        shown.heading(f"{text.say(section['title'])} [{section['id']}]")
        for part in parts(text, section):
            shown.part(part)


def _chosen(topic: str | None) -> "list[Section]":
    from quadropolis.rulebook.structure import sections, topics
    from quadropolis.rules.errors import shown

    if topic is None:
        return sections()
    found = topics().get(topic.strip().lower())
    if found is None:
        raise UnknownTopic(found=shown(topic), topics=", ".join(topics()))
    return found


def _data(part: "Part") -> dict[str, Any]:
    """A part for programs: what it is, its texts, its table and its board."""
    data: dict[str, Any] = {"what": part.what, "texts": part.texts}
    if part.table is not None:
        data["table"] = {"heads": part.table.heads, "rows": part.table.rows}
    if part.board is not None:
        data["board"] = [
            {"square": cell.square, "lines": cell.lines, "marked": cell.marked}
            for cell in part.board.cells
        ]
    return data
