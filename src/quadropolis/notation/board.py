"""Cities, sites and deals as text."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from quadropolis.rules.city import Building, City
from quadropolis.rules.errors import (
    FaceNotInMode,
    NotText,
    TooLong,
    UnknownFace,
    WrongColumns,
    WrongRows,
    WrongStack,
    shown,
)
from quadropolis.rules.mode import COLUMN_LETTERS, MODES, Mode, mode_named
from quadropolis.rules.move import Deal, deal_square, site_square
from quadropolis.rules.site import EMPTY, FACE_DOWN, SIZE, Site, SiteSquare
from quadropolis.rules.tiles import FACES, Face

LONGEST_TEXT = 2_000
EMPTY_SQUARE = "."

T = TypeVar("T")

# Most squares are one of a few words: looking them up is quicker than reading them.
_SITE_WORDS: Mapping[str, SiteSquare] = {**FACES, str(EMPTY): EMPTY, str(FACE_DOWN): FACE_DOWN}
_DEAL_WORDS: Mapping[str, SiteSquare] = {**FACES, str(FACE_DOWN): FACE_DOWN}
_CITY_WORDS: Mapping[Mode, Mapping[str, Building]] = {
    mode: {EMPTY_SQUARE: ()} | {n: (f,) for n, f in FACES.items() if f.kind in mode.kinds}
    for mode in MODES.values()
}


def _squares(
    text: str,
    what: str,
    rows: int,
    columns: int,
    words: Mapping[str, T],
    parse: Callable[[str, str], T],
) -> tuple[T, ...]:
    """Split a board's text and read every square: one of the words, or whatever
    `parse(text, name of the square)` makes of it.
    """
    if not isinstance(text, str):
        raise NotText(what=what, found=shown(text))
    if len(text) > LONGEST_TEXT:
        raise TooLong(what=what, found=len(text), most=LONGEST_TEXT)
    lines = text.split("/")
    if len(lines) != rows:
        raise WrongRows(what=what, expected=rows, found=len(lines))
    squares: list[T] = []
    for number, line in enumerate(lines, start=1):
        names = line.split()
        if len(names) != columns:
            raise WrongColumns(row=number, what=what, found=len(names), expected=columns)
        for column, name in enumerate(names):
            known = words.get(name)
            if known is None:
                known = parse(name, f"{COLUMN_LETTERS[column]}{number}")
            squares.append(known)
    return tuple(squares)


def parse_city(text: str, mode: Mode | str) -> City:
    """A city from rows like `T2+T1 . S P / ...`, top row first."""
    mode = mode_named(mode)
    return City(
        mode,
        _squares(
            text,
            "city",
            mode.rows,
            mode.columns,
            _CITY_WORDS[mode],
            lambda word, where: _building(mode, word, where),
        ),
    )


def format_city(city: City) -> str:
    """The text of a city."""
    return str(city)


def _building(mode: Mode, text: str, where: str) -> Building:
    floors = tuple(_face(mode, name, where) for name in text.split("+"))
    kind = floors[0].kind
    reason = None
    if any(face.kind is not kind for face in floors):
        reason = "mixed"
    elif len(floors) > 1 and kind not in mode.stackable:
        reason = "single"
    elif len(floors) > mode.floors:
        reason = "high"
    if reason:
        raise WrongStack(where=where, reason=reason, floors=len(floors), most=mode.floors)
    return floors


def _face(mode: Mode, name: str, where: str) -> Face:
    face = FACES.get(name)
    if face is None:
        raise UnknownFace(found=shown(name), where=where, faces=(*FACES, EMPTY_SQUARE))
    if face.kind not in mode.kinds:
        raise FaceNotInMode(face=face.name, where=where, mode=mode.name)
    return face


def parse_site(text: str) -> Site:
    """A site from five rows, with `#` face down and `.` empty."""
    return Site(_squares(text, "site", SIZE, SIZE, _SITE_WORDS, site_square))


def format_site(site: Site) -> str:
    """The text of a site."""
    return str(site)


def parse_deal(text: str) -> Deal:
    """A deal from five rows: a full site, `#` for every face-down tile."""
    return Deal(_squares(text, "deal", SIZE, SIZE, _DEAL_WORDS, deal_square))


def format_deal(deal: Deal) -> str:
    """The text of a deal."""
    return str(deal)
