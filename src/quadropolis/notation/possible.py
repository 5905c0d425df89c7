"""Whether a game can come to a position, as far as the position itself can tell.

What is said twice must agree, and no more tiles may have been taken than moves were made. A
position that passes can be played on by the rules; whether there is a whole game that leads to
it, nobody searches for.
"""

from collections import Counter
from functools import cache

from quadropolis.notation.errors import (
    NeverTaken,
    NobodyTook,
    NotCleared,
    NotOfThisRound,
    OutOfRange,
    SameArchitect,
    StillThere,
    TooManyBuilt,
    WrongArchitectsLeft,
    WrongFaceDown,
    WrongMayor,
    WrongShare,
    WrongTurn,
    WrongUrbanist,
)
from quadropolis.rules.game import start
from quadropolis.rules.mode import Mode
from quadropolis.rules.site import EMPTY, FACE_DOWN, REACH, SPOTS, SQUARES, Site
from quadropolis.rules.state import Architect, Phase, State
from quadropolis.rules.tiles import FACES, Face, face_up

NOBODY = "-"
"""No square, no architect."""
MAYOR = next(face.name for face in FACES.values() if face.mayor)

Lying = list[tuple[int, Architect]]
"""The architects on spots: the number of the spot, and whose and which it is."""
Tiles = Counter[str]
"""Tiles by the names of their faces; those face down are none."""


def check_position(state: State) -> None:
    """Refuse a position that cannot be. Its fields must be in range, each by itself."""
    lying = [(i, there) for i, there in enumerate(state.spots) if there is not None]
    if state.phase is Phase.MOVE:
        _check_turn(state, lying)
        _check_urbanist(state, lying)
        _check_reached(state, lying)
        _check_dealt(state)
    else:
        _check_cleared(state)
    _check_architects(state, lying)
    taken = _taken(state)
    _check_mayor(state, taken)
    _check_cities(state, taken, len(lying))


def _made(state: State, player: int, lying: int) -> int:
    """How many moves of this round are that player's, of so many."""
    seat = (player - state.first_player) % state.players
    return lying // state.players + (seat < lying % state.players)


def _check_turn(state: State, lying: Lying) -> None:
    count, players = len(lying), state.players
    most = state.mode.turns * players - 1
    if count > most:
        raise OutOfRange(field="spots", found=count, least=0, most=most)
    turn, to_move = count // players + 1, (state.first_player + count) % players
    for field, found, expected in (
        ("turn", state.turn, turn),
        ("to move", state.current_player, to_move),
    ):
        if found != expected:
            raise WrongTurn(field=field, found=found, expected=expected, lying=count)
    made = Counter(there.player for _, there in lying)
    for player in range(players):
        expected = _made(state, player, count)
        if made[player] != expected:
            raise WrongShare(
                who=player,
                found=made[player],
                expected=expected,
                lying=count,
                first=state.first_player,
            )


def _check_urbanist(state: State, lying: Lying) -> None:
    """The Urbanist stands where an architect of the last player to move reached."""
    assert state.current_player is not None
    last = (state.current_player - 1) % state.players
    reached = {SQUARES[REACH[there.number][spot]] for spot, there in lying if there.player == last}
    expected = reached or {NOBODY}
    if (found := state.urbanist or NOBODY) not in expected:
        raise WrongUrbanist(found=found, expected=sorted(expected))


def _check_reached(state: State, lying: Lying) -> None:
    reached = {REACH[there.number][spot]: (spot, there) for spot, there in lying}
    for index, square in enumerate(state.site.squares):
        if isinstance(square, Face) and index in reached:
            spot, there = reached[index]
            raise StillThere(
                face=square.name,
                square=SQUARES[index],
                architect=there.number,
                spot=SPOTS[spot],
            )
        if square is EMPTY and index not in reached:
            raise NobodyTook(square=SQUARES[index])


def _check_dealt(state: State) -> None:
    shown = _shown(state)
    down = sum(square is FACE_DOWN for square in state.site.squares)
    expected = len(SQUARES) - _dealt_in(state).total()
    if down != expected:
        raise WrongFaceDown(found=down, expected=expected, round=state.round)
    if surplus := shown - _dealt_in(state):
        raise NotOfThisRound(round=state.round, surplus=_listed(surplus))


def _check_cleared(state: State) -> None:
    """Before a deal and after the end nothing is left of a round."""
    over = state.phase is Phase.OVER
    lying = [spot for spot, there in zip(SPOTS, state.spots, strict=True) if there is not None]
    for field, found, expected in (
        ("round", state.round, state.mode.rounds if over else state.round),
        ("turn", state.turn, state.mode.turns if over else 1),
        ("urbanist", state.urbanist or NOBODY, NOBODY),
        ("spots", " ".join(lying) or NOBODY, NOBODY),
        ("site", state.site, Site()),
    ):
        if found != expected:
            raise NotCleared(field=field, found=str(found), expected=str(expected))


def _check_architects(state: State, lying: Lying) -> None:
    """Those on spots and those left are all there are, and no more."""
    left = []
    for hand, owned in enumerate(_owned(state.mode, state.players)):
        here = [
            (spot, there.number)
            for spot, there in lying
            if state.mode.common_pool or there.player == hand
        ]
        used = Counter([number for _, number in here])
        for number, times in used.items():
            if times > owned[number]:
                raise SameArchitect(
                    architect=number,
                    spots=[SPOTS[spot] for spot, other in here if other == number],
                    most=owned[number],
                )
        left.append(tuple((owned - used).elements()))
    if tuple(left) != state.architects:
        raise WrongArchitectsLeft(
            found=format_left(state.architects), expected=format_left(tuple(left))
        )


def format_left(architects: tuple[tuple[int, ...], ...]) -> str:
    """The architects left, a word for each hand."""
    return " ".join("".join(map(str, hand)) or NOBODY for hand in architects)


def _check_mayor(state: State, taken: Tiles) -> None:
    """It changes hands in the round in which a tile with the Mayor is placed."""
    can = {state.first_player}
    if taken[MAYOR]:
        can |= {
            player
            for player, city in enumerate(state.cities)
            if any(face.mayor for floors in city.squares for face in floors)
        }
    if state.mayor not in can:
        raise WrongMayor(found=state.mayor, expected=sorted(can))


def _check_cities(state: State, taken: Tiles, lying: int) -> None:
    """Every tile was dealt and taken, each by a move."""
    before = state.round - 1
    ended = state.mode.turns if state.phase is Phase.OVER else 0
    built: list[str] = []
    for player, city in enumerate(state.cities):
        tiles = [face.name for floors in city.squares for face in floors]
        most = before * state.mode.turns + (ended or _made(state, player, lying))
        if len(tiles) > most:
            raise TooManyBuilt(city=player, found=len(tiles), most=most)
        built += tiles
    earlier = _dealt_until(state.mode.name, before, state.playgrounds, state.players)
    if surplus := Counter(built) - earlier - taken:
        raise NeverTaken(surplus=_listed(surplus))


# --- tiles that show their faces, counted by name ---------------------------------------


def _shown(state: State) -> Tiles:
    """What lies on the site."""
    return Counter([square.name for square in state.site.squares if isinstance(square, Face)])


def _taken(state: State) -> Tiles:
    """What was taken in this round, or may have been."""
    if state.phase is Phase.DEAL:
        return Counter()
    return _dealt_in(state) - _shown(state)


def _dealt_in(state: State) -> Tiles:
    """What the site of this round shows when it is laid out."""
    return _dealt(state.mode.name, state.round, state.playgrounds, state.players)


@cache
def _dealt(mode: str, round: int, playgrounds: bool, players: int) -> Tiles:
    faces = face_up(mode, round, playgrounds, players)
    return Counter(face.name for face in faces if face is not None)


@cache
def _dealt_until(mode: str, rounds: int, playgrounds: bool, players: int) -> Tiles:
    """What so many rounds showed, the first ones."""
    dealt = (_dealt(mode, round, playgrounds, players) for round in range(1, rounds + 1))
    return sum(dealt, Counter())


def _listed(tiles: Tiles) -> list[str]:
    return sorted(tiles.elements())


@cache
def _owned(mode: Mode, players: int) -> tuple[Counter[int], ...]:
    """All architects there are: of each player, or common to all."""
    return tuple(map(Counter, start(mode, players).architects))
