"""The rules in words, section by section: what every surface shows in its own way."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from quadropolis.rulebook.boards import Board, city_board, mat_board, site_board
from quadropolis.rulebook.box import values
from quadropolis.rulebook.structure import Section, rulings, structure
from quadropolis.rulebook.tables import Table, box_table, numbers, score_table
from quadropolis.rules.mode import mode_named
from quadropolis.words import Words

What = Literal["text", "ruling", "list", "steps", "table", "figure"]


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of a section. A figure is a board with what is to be seen on it, and its points."""

    what: What
    texts: tuple[str, ...] = ()
    table: Table | None = None
    board: Board | None = None


def parts(text: Words, section: Section) -> list[Part]:
    """What a section says, in words."""
    return [
        part for given in section["parts"] for what, value in given.items()
        for part in PARTS[what](text, value)
    ]  # fmt: skip


def said(text: Words, key: str, **more: object) -> str:
    """A text of the rules with the numbers it speaks of."""
    return text.say(key, **{**values(), **more})


def _text(what: What) -> "Callable[[Words, Any], Iterator[Part]]":
    def part(text: Words, given: Any) -> Iterator[Part]:
        keys = [given] if isinstance(given, str) else given
        yield Part(what, tuple(said(text, key) for key in keys))

    return part


def _rulings(text: Words, _: object) -> Iterator[Part]:
    for key in rulings():
        yield Part("ruling", (said(text, key),))


def _table(text: Words, name: str) -> Iterator[Part]:
    yield Part("table", table=score_table(text, name))


def _box(text: Words, mode: str) -> Iterator[Part]:
    yield Part("table", (text.say(f"mode-{mode}"),), box_table(text, mode_named(mode)))


def _mat(text: Words, mode: str) -> Iterator[Part]:
    yield Part("figure", (said(text, f"rules-mat-{mode}-shown"),), board=mat_board(text, mode))


def _example(text: Words, name: str) -> Iterator[Part]:
    example = structure()["examples"][name]
    sheet = example["sheet"]
    points = {**sheet["categories"], "total": sheet["total"]}
    shown = {key: numbers((n,))[0] if n < 0 else n for key, n in points.items()}
    rows = tuple(
        (text.say(f"category-{category}"), *numbers((points,)))
        for category, points in sheet["categories"].items()
        if points
    )
    table = Table(
        (text.say("scores-building"), text.say("scores-points")),
        rows,
        tuple(f"{category}: {points}" for category, points in rows),
    )
    board = city_board(text, example, sheet["allocation"])
    yield Part("figure", (said(text, example["text"], **shown),), table, board)


def _placing(text: Words, name: str) -> Iterator[Part]:
    placing = structure()["placings"][name]
    squares = text.say("rules-diagram-squares", squares=", ".join(placing["squares"]))
    told = said(text, placing["text"], architect=placing["architect"])
    board = city_board(text, placing, {}, frozenset(placing["squares"]))
    yield Part("figure", (told, squares), board=board)


def _site(text: Words, name: str) -> Iterator[Part]:
    shown = structure()["sites"][name]
    key = "rules-diagram-blocked" if shown.get("urbanist") else "rules-diagram-reach"
    seen = {name: shown[name] for name in ("architect", "spot", "square")}
    told = text.say(key, **seen, spots=", ".join(shown["blocked"]))
    texts = (said(text, shown["text"], architect=shown["architect"]), told)
    yield Part("figure", texts, board=site_board(text, shown))


PARTS: Mapping[str, Callable[[Words, Any], Iterator[Part]]] = {
    "text": _text("text"),
    "ruling": _text("ruling"),
    "list": _text("list"),
    "steps": _text("steps"),
    "rulings": _rulings,
    "table": _table,
    "box": _box,
    "mat": _mat,
    "example": _example,
    "site": _site,
    "placing": _placing,
}
"""What a section may be made of, and how each is put into words."""
