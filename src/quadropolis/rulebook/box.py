"""What is in the box, counted from the tiles."""

from collections.abc import Mapping
from functools import cache

from quadropolis.rules.mode import EXPERT, Mode
from quadropolis.rules.tiles import FACES, TILES, Face, Kind, face_up

PLAYERS = (2, 3, 4)
NUMBER_WORDS = {2: "two", 3: "three", 4: "four"}

Counts = tuple[tuple[int, ...], ...]
"""How many tiles there are: by round, then with 2, 3 and 4 players."""


def tile_counts(mode: Mode, playgrounds: bool = False) -> dict[Face, Counts]:
    """How many tiles show each face of a mode; faces that it does not have are left out."""
    dealt = [
        [face_up(mode.name, number, playgrounds, players) for players in PLAYERS]
        for number in range(1, mode.rounds + 1)
    ]
    counted = {
        face: tuple(tuple(shown.count(face) for shown in by_players) for by_players in dealt)
        for face in FACES.values()
    }
    return {face: counts for face, counts in counted.items() if any(map(any, counts))}


def monument_rounds(players: int) -> tuple[int, ...]:
    """The rounds of Expert in which a Monument lies face up."""
    return tuple(
        number
        for number in range(1, EXPERT.rounds + 1)
        if any(
            face is not None and face.kind is Kind.MONUMENT
            for face in face_up(EXPERT.name, number, False, players)
        )
    )


@cache
def values() -> Mapping[str, int | str]:
    """The numbers that the texts of the rules speak of."""
    monuments = {
        f"monuments_{NUMBER_WORDS[players]}": _in_short(monument_rounds(players))
        for players in PLAYERS
    }
    reconstructed = sum(tile.mark_source == "inferred" for tile in TILES)
    return {"count": reconstructed, **monuments}


def _in_short(rounds: tuple[int, ...]) -> str:
    """`2–5` for rounds that follow each other, else each of them: `2, 4`."""
    first, last = rounds[0], rounds[-1]
    if len(rounds) > 1 and rounds == tuple(range(first, last + 1)):
        return f"{first}–{last}"
    return ", ".join(map(str, rounds))
