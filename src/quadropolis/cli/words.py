"""The words of the game as people read them."""

from collections.abc import Sequence

from quadropolis.cli.text import listed, say
from quadropolis.rules.city import Building
from quadropolis.rules.lines import ScoreLine
from quadropolis.rules.mode import Mode
from quadropolis.rules.move import Move
from quadropolis.rules.scoring import CATEGORIES
from quadropolis.rules.site import REACH, SPOT_INDEX
from quadropolis.rules.state import Phase, State
from quadropolis.rules.tiles import Face, Kind


def kind_name(kind: Kind) -> str:
    return say(f"kind-{kind.value}")


def category_name(category: str) -> str:
    return say(f"category-{category}")


def categories(mode: Mode) -> tuple[str, ...]:
    """The categories of that mode's score sheet."""
    absent = {kind.value for kind in Kind if kind not in mode.kinds}
    return tuple(category for category in CATEGORIES if category not in absent)


def line_words(line: ScoreLine) -> str:
    """Why a line of a score sheet brings points: `b2: 3 floors`."""
    values = {k: v if isinstance(v, int) else str(v) for k, v in line.values.items()}
    return say(f"end-line-{line.code}", **values)


def yes(condition: bool) -> str:
    """A condition as the catalogue tells it apart."""
    return "yes" if condition else "no"


def inhabitants(number: int) -> str:
    return say("city-inhabitants", count=number)


def energy(number: int) -> str:
    return say("city-energy", count=number)


def points(number: int) -> str:
    return say("cli-points", count=number)


def signed(number: int) -> str:
    """A change: `+3`, `-1` or `0`."""
    return f"{number:+d}" if number else "0"


def change(number: int) -> str:
    """A change in words: `+1 point`."""
    return say("cli-change", change=signed(number), count=number)


def resources(people: int, units: int) -> list[str]:
    """What there is of both, without what there is none of."""
    found = [inhabitants(people)] if people else []
    return [*found, energy(units)] if units else found


def gifts(face: Face) -> list[str]:
    """What a tile gives besides its building."""
    shows = resources(face.inhabitants, face.energy)
    if face.points:
        shows.append(points(face.points))
    if face.mayor:
        shows.append(say("cli-the-mayor"))
    return shows


def face_words(face: Face) -> str:
    """A tile in words: `T1m, Tower Block (1 inhabitant and the Mayor)`."""
    kind, gives = kind_name(face.kind), listed(gifts(face))
    if not gives:
        return say("cli-tile", face=str(face), kind=kind)
    return say("cli-tile-gives", face=str(face), kind=kind, gives=gives)


def building_words(mode: Mode, floors: Building) -> str:
    """A building in words: `Tower Block of 2 floors`, `Factory F3`."""
    kind = kind_name(floors[0].kind)
    if floors[0].kind in mode.stackable:
        return say("cli-building-floors", kind=kind, floors=len(floors))
    face = str(floors[0])
    return say("cli-building", kind=kind, face="none" if len(face) == 1 else face)


def building_sign(mode: Mode, floors: Building) -> str:
    """A building in three signs at most; of a stack, the floors are what counts."""
    if floors[0].kind in mode.stackable:
        return f"{floors[0].name[0]}×{len(floors)}"
    return floors[0].name


def heading(state: State, players: Sequence[str]) -> str:
    """Where the game stands, in one line."""
    if state.phase is Phase.OVER:
        return say("cli-heading-over")
    rounds = {"round": state.round, "rounds": state.mode.rounds}
    if state.phase is Phase.DEAL or state.current_player is None:
        return say("cli-heading-deal", player=players[state.first_player], **rounds)
    return say(
        "cli-heading-turn",
        turn=state.turn,
        turns=state.mode.turns,
        player=players[state.current_player],
        **rounds,
    )


def move_words(state: State, move: Move, players: Sequence[str], gain: int) -> str:
    """What a move did: who, which tile, where to, and what it changed."""
    player = players[state.current_player or 0]
    face = state.site.squares[REACH[move.architect][SPOT_INDEX[move.spot]]]
    if not isinstance(face, Face):
        return say("cli-move-nothing", player=player, move=str(move))
    if move.discards:
        return say("cli-move-discard", player=player, move=str(move), tile=face_words(face))
    return say(
        "cli-move-build",
        player=player,
        move=str(move),
        tile=face_words(face),
        change=change(gain),
    )
