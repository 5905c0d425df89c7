"""The words of the game as people read them."""

from collections.abc import Iterable, Sequence

from quadropolis.rules.city import Building
from quadropolis.rules.errors import QuadropolisError
from quadropolis.rules.mode import Mode
from quadropolis.rules.move import Move
from quadropolis.rules.site import REACH, SPOT_INDEX
from quadropolis.rules.state import Phase, State
from quadropolis.rules.tiles import Face, Kind

KIND_NAMES = {
    Kind.TOWER: "Tower Block",
    Kind.SHOP: "Shop",
    Kind.PUBLIC_SERVICE: "Public Service",
    Kind.PARK: "Park",
    Kind.PLAYGROUND: "Playground",
    Kind.FACTORY: "Factory",
    Kind.HARBOR: "Harbor",
    Kind.OFFICE: "Office Tower",
    Kind.MONUMENT: "Monument",
}

CATEGORY_NAMES = {
    "tower": "Tower Blocks",
    "shop": "Shops",
    "public_service": "Public Services",
    "park": "Parks",
    "factory": "Factories",
    "harbor": "Harbors",
    "office": "Office Towers",
    "monument": "Monuments",
    "idle_inhabitants": "Idle inhabitants",
    "pollution": "Pollution",
}


def categories(mode: Mode) -> tuple[str, ...]:
    """The categories of that mode's score sheet."""
    absent = {kind.value for kind in Kind if kind not in mode.kinds}
    return tuple(category for category in CATEGORY_NAMES if category not in absent)


def counted(number: int, one: str, many: str | None = None) -> str:
    """`1 floor`, `2 floors`."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def inhabitants(number: int) -> str:
    return counted(number, "inhabitant")


def energy(number: int) -> str:
    return counted(number, "energy", "energy")


def points(number: int) -> str:
    return counted(number, "point")


def signed(number: int) -> str:
    """A change: `+3`, `-1` or `0`."""
    return f"{number:+d}" if number else "0"


def change(number: int) -> str:
    """A change in words: `+1 point`."""
    return f"{signed(number)} {'point' if abs(number) == 1 else 'points'}"


def listed(parts: Iterable[str], last: str = "and") -> str:
    """`a, b and c`."""
    parts = list(parts)
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def resources(people: int, units: int) -> list[str]:
    """What there is of both, without what there is none of."""
    return [word for number, word in ((people, inhabitants(people)), (units, energy(units)))
            if number]  # fmt: skip


def face_words(face: Face) -> str:
    """A tile in words: `T1m, Tower Block (1 inhabitant and the Mayor)`."""
    shows = resources(face.inhabitants, face.energy)
    if face.points:
        shows.append(points(face.points))
    if face.mayor:
        shows.append("the Mayor")
    return f"{face}, {KIND_NAMES[face.kind]}" + (f" ({listed(shows)})" if shows else "")


def building_words(mode: Mode, floors: Building) -> str:
    """A building in words: `Tower Block of 2 floors`, `Factory F3`."""
    kind = KIND_NAMES[floors[0].kind]
    if floors[0].kind in mode.stackable:
        return f"{kind} of {counted(len(floors), 'floor')}"
    return kind if len(floors[0].name) == 1 else f"{kind} {floors[0]}"


def building_sign(mode: Mode, floors: Building) -> str:
    """A building in three signs at most; of a stack, the floors are what counts."""
    if floors[0].kind in mode.stackable:
        return f"{floors[0].name[0]}×{len(floors)}"
    return floors[0].name


def heading(state: State, players: Sequence[str]) -> str:
    """Where the game stands, in one line."""
    if state.phase is Phase.OVER:
        return "The game is over"
    rounds = f"Round {state.round} of {state.mode.rounds}"
    if state.phase is Phase.DEAL or state.current_player is None:
        return f"{rounds}, before the deal: {players[state.first_player]} will start"
    turns = f"turn {state.turn} of {state.mode.turns}"
    return f"{rounds}, {turns}: {players[state.current_player]} to move"


def move_words(state: State, move: Move, players: Sequence[str], gain: int) -> str:
    """What a move did: who, which tile, where to, and what it changed."""
    player = players[state.current_player or 0]
    face = state.site.squares[REACH[move.architect][SPOT_INDEX[move.spot]]]
    if not isinstance(face, Face):
        return f"{player} plays {move} and takes nothing."
    if move.discards:
        return f"{player} plays {move}: discards {face_words(face)}."
    return f"{player} plays {move}: {face_words(face)}, {change(gain)}."


def refusal(error: Exception, players: Sequence[str]) -> str:
    """Why something was refused; the rules count players, people have names."""
    if not isinstance(error, QuadropolisError) or "player" not in error.arguments:
        return str(error)
    template = error.text.replace("Player {player}", "{player}")
    template = template.replace("player {player}", "{player}")
    player = players[int(error.arguments["player"])]
    return template.format(**error.arguments | {"player": player})
