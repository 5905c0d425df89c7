"""The tables of the rules in words: points, costs, and what is in the box."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from quadropolis.rulebook.box import PLAYERS, Counts, tile_counts
from quadropolis.rules.mode import CLASSIC, COSTS, EXPERT, Cost, Mode
from quadropolis.rules.tiles import Face, Kind
from quadropolis.words import Words

COUNTED = {
    "tower": "scores-floors",
    "shop": "scores-customers",
    "public_service": "scores-districts",
    "park": "scores-towers-beside",
    "harbor": "scores-line",
}
"""The kinds that score by a number of something, and what that is called."""
BY_NEIGHBOR = ("factory", "monument")
HELPER = ("tower", "shop", "public_service", "park", "factory", "harbor", "office", "monument")
"""The tables of the one-page helper, in the order of the scoring pad."""
PRINTED = ("public_service", "harbor")
"""The kinds whose tiles have points printed on them."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table in words."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    spoken: tuple[str, ...]
    """The same in lines, to be heard."""


def score_table(text: Words, name: str, mode: Mode | None = None) -> Table:
    """A table of points or of costs: for a mode, or for both with Expert's part marked."""
    if name == "costs":
        return _costs(text, mode or EXPERT)
    if name == "office":
        return _offices(text)
    if name in BY_NEIGHBOR:
        return _by_neighbor(text, neighbors_worth(name, mode or EXPERT))
    return _counted(text, name, mode)


def helper_tables(mode: Mode) -> list[str]:
    """The names of the tables on the helper of a mode."""
    return [name for name in HELPER if Kind(name) in mode.kinds]


def neighbors_worth(name: str, mode: Mode) -> Mapping[Kind, int]:
    """What each neighbor is worth; beside a Monument also those that bring nothing."""
    worth: Mapping[Kind, int] = getattr(mode, name)
    nothing = [kind for kind in COSTS if kind in mode.kinds and kind not in worth]
    return {**worth, **(dict.fromkeys(nothing, 0) if name == "monument" else {})}


def needs(text: Words, kind: Kind) -> str:
    """What a building needs to be activated."""
    return text.say(_needs(kind, COSTS[kind]))


def numbers(points: Iterable[int]) -> tuple[str, ...]:
    """Below zero with the sign that typesetters use."""
    return tuple(str(number).replace("-", "−") for number in points)


def _costs(text: Words, mode: Mode) -> Table:
    heads = (text.say("scores-building"), text.say("scores-needs"))
    rows = [(text.say(f"kind-{kind}"), needs(text, kind)) for kind in COSTS if kind in mode.kinds]
    return Table(heads, tuple(rows), tuple(f"{kind}: {what}" for kind, what in rows))


def _needs(kind: Kind, cost: Cost) -> str:
    if kind == Kind.SHOP:
        return "scores-needs-customers"
    if cost.inhabitants and cost.energy:
        return "scores-needs-both"
    if cost.inhabitants:
        return "scores-needs-inhabitant"
    return "scores-needs-energy" if cost.energy else "scores-needs-nothing"


def _counted(text: Words, name: str, mode: Mode | None) -> Table:
    shown: Sequence[int] = getattr(mode or EXPERT, name)[1:]
    classic = len(getattr(CLASSIC, name))
    counts = [
        text.say("scores-expert-only", count=count)
        if mode is None and count >= classic
        else str(count)
        for count in range(1, len(shown) + 1)
    ]
    offices = name == "park" and mode is EXPERT
    what = text.say("scores-towers-and-offices-beside" if offices else COUNTED[name])
    return Table(
        (what, *counts),
        ((text.say("scores-points"), *numbers(shown)),),
        (_heard(what, counts, numbers(shown)),),
    )


def _by_neighbor(text: Words, worth: Mapping[Kind, int]) -> Table:
    kinds = [text.say(f"kind-{kind}") for kind in worth]
    each, points = text.say("scores-each-beside"), numbers(worth.values())
    return Table(
        (each, text.say("scores-points")),
        tuple(zip(kinds, points, strict=True)),
        (_heard(each, kinds, points),),
    )


def _offices(text: Words) -> Table:
    floors = [str(floor) for floor in range(1, EXPERT.floors + 1)]
    last = len(EXPERT.office)
    sizes = [str(size) for size in range(1, last)]
    sizes.append(text.say("scores-group-and-more", size=last))
    rows = [(size, *numbers(line[1:])) for size, line in zip(sizes, EXPERT.office, strict=True)]
    return Table(
        (text.say("scores-group-by-floors"), *floors),
        tuple(rows),
        tuple(
            _heard(text.say("scores-group-heard", size=size), floors, points)
            for size, *points in rows
        ),
    )


def _heard(what: str, heads: Sequence[str], cells: Sequence[str]) -> str:
    """A line of a table for those who do not see it: `Floors: 1 = 1, 2 = 3`."""
    pairs = ", ".join(f"{head} = {cell}" for head, cell in zip(heads, cells, strict=True))
    return f"{what}: {pairs}"


# --- the box --------------------------------------------------------------------------


def box_table(text: Words, mode: Mode) -> Table:
    """How many tiles of each sort a round has with 2, 3 and 4 players."""
    counts = tile_counts(mode)
    return _box(
        text, {tile_words(text, face): counts[face] for face in counts}, range(len(PLAYERS))
    )


def game_table(text: Words, mode: Mode, players: int, playgrounds: bool) -> Table:
    """How many there are in a game, with the short names of the tiles."""
    counts = tile_counts(mode, playgrounds)
    rows = {f"{face} {tile_words(text, face)}": counts[face] for face in counts}
    return _box(text, rows, [PLAYERS.index(players)])


def _box(text: Words, counts: Mapping[str, Counts], chosen: Sequence[int]) -> Table:
    together = _sums(counts.values())
    rounds = [str(number) for number in range(1, len(together) + 1)]
    total = text.say("end-total")
    rows = []
    for tile, by_round in {**counts, total: together}.items():
        shown = [[by_players[at] for at in chosen] for by_players in by_round]
        rows.append((tile, *map(_cell, shown), _cell([*map(sum, zip(*shown, strict=True))])))
    heard = [text.say("box-round", round=number) for number in rounds]
    return Table(
        (text.say("box-tile-by-round"), *rounds, total),
        tuple(rows),
        tuple(_heard(tile, [*heard, total], cells) for tile, *cells in rows),
    )


def tile_words(text: Words, face: Face) -> str:
    """What a tile is and shows."""
    return text.say(
        "site-tile",
        kind=text.say(f"kind-{face.kind}"),
        inhabitants=face.inhabitants,
        energy=face.energy,
        points=face.points,
        mayor="yes" if face.mayor else "no",
    )


def _sums(counts: Iterable[Counts]) -> Counts:
    """All faces together, by round and by players."""
    by_round = zip(*counts, strict=True)
    return tuple(tuple(map(sum, zip(*same, strict=True))) for same in by_round)


def _cell(counts: Sequence[int]) -> str:
    """One number where it is the same for all: `2/3/4`, `1` or `0`."""
    return str(counts[0]) if len(set(counts)) == 1 else "/".join(map(str, counts))
