"""The rules as a compiled engine, under the same verbs as `quadropolis.rules`.

A `Position` is one small value that is never changed: `play` and `deal` return the next
one. Whatever the kernel refuses is refused with the error of the plain rules.
"""

from collections.abc import Iterable
from dataclasses import fields
from operator import index
from random import Random
from typing import TYPE_CHECKING

from quadropolis.kernel.errors import WrongBytes, wrong_value
from quadropolis.kernel.native import (
    FACE_OBJECTS,
    MODE_OBJECTS,
    native,
    site_number,
)
from quadropolis.kernel.numbers import Packing
from quadropolis.notation import parse_city
from quadropolis.rules import game
from quadropolis.rules.allocation import resource_count
from quadropolis.rules.city import City
from quadropolis.rules.errors import ImpossibleState, NotADeal, UnknownMode, WrongNumber, shown
from quadropolis.rules.game import Outcome
from quadropolis.rules.mode import Mode, mode_named
from quadropolis.rules.move import DISCARD, Deal, Move, shared_move
from quadropolis.rules.scoring import ScoreSheet
from quadropolis.rules.site import EMPTY, FACE_DOWN, SPOTS, SQUARES, Absent, Site, SiteSquare
from quadropolis.rules.state import Architect, Phase, State
from quadropolis.rules.tiles import Face

if TYPE_CHECKING:  # arrays come from the compiled module; its users pay for numpy, others not
    import numpy as np
    import numpy.typing as npt

Position = native.Position
PHASES = tuple(Phase)
MOST_GAMES = 100_000_000
MOST_THREADS = 256
_DISCARD_CODE, _NO_PLACE_CODE = 30, 31


# --- moves as numbers -----------------------------------------------------------------


def _codes(mode: Mode) -> dict[int, Move]:
    targets = [*enumerate(mode.squares), (_DISCARD_CODE, DISCARD), (_NO_PLACE_CODE, None)]
    return {
        architect << 10 | spot << 5 | code: shared_move(architect, SPOTS[spot], to)
        for architect in mode.architects
        for spot in range(len(SPOTS))
        for code, to in targets
    }


_MOVES = tuple(_codes(mode) for mode in MODE_OBJECTS)
_CODES = tuple({move: code for code, move in moves.items()} for moves in _MOVES)


def move_code(mode: Mode | str, move: Move | str) -> int:
    """The number the kernel uses for a move; -1 for one that this mode does not know."""
    return _code(_mode_number(mode), move)


def _code(mode_number: int, move: Move | str) -> int:
    known = _CODES[mode_number]
    # A Move built by hand may hold anything; a true or 1.0 would pass for a 1.
    if isinstance(move, Move) and type(move.architect) is int:
        try:
            return known[move]
        except (KeyError, TypeError):
            pass
    return known.get(game.as_move(move), -1)


def move_of(mode: Mode | str, code: int) -> Move:
    """The move with that number."""
    try:
        return _MOVES[_mode_number(mode)][index(code)]
    except (KeyError, TypeError) as error:
        raise wrong_value("code", "int", code) from error


def _mode_number(mode: Mode | str) -> int:
    mode = mode_named(mode)
    if mode not in MODE_OBJECTS:
        raise UnknownMode(mode=shown(mode))
    return MODE_OBJECTS.index(mode)


# --- a game ---------------------------------------------------------------------------


def start(
    mode: Mode | str, players: int = 2, playgrounds: bool = False, first_player: int = 0
) -> Position:
    """The position before the first deal."""
    game.start(mode, players, playgrounds, first_player)  # refuses what is not a game
    return native.start(_mode_number(mode), players, playgrounds, first_player)


def draw(position: Position, seed: int) -> Deal:
    """A deal for the coming round, drawn by the kernel's own generator."""
    phase, seed = _phase(position), _seed(seed)
    if phase is not Phase.DEAL:
        return game.draw(to_state(position), Random(seed))  # raises the reason
    return Deal(tuple(map(_site_square, native.draw(position, seed))))


def deal(position: Position, deal: Deal) -> Position:
    """The position after the round's tiles were laid out."""
    position = _position(position)
    if not isinstance(deal, Deal):
        return game.deal(to_state(position), deal)  # raises the reason
    if not isinstance(deal.squares, tuple):
        raise NotADeal(found=shown(deal.squares))
    for square in deal.squares:
        if not isinstance(square, Face | Absent | str):
            raise NotADeal(found=shown(square))
    try:
        after = native.deal(position, [site_number(square) for square in deal.squares])
    except KeyError:  # a face that is none of the game's
        after = None
    # A Deal built by hand may hold names: the rules know what to make of them.
    return after if after is not None else from_state(game.deal(to_state(position), deal))


def legal_moves(position: Position) -> tuple[Move, ...]:
    """Every legal move once, in the order of the rules."""
    return tuple(native.legal_moves(_position(position), _MOVES[position.mode_number]))


def legal_codes(position: Position) -> "npt.NDArray[np.uint16]":
    """The legal moves as numbers (see `move_of`)."""
    return native.move_codes(_position(position))


def play(position: Position, move: Move | str) -> Position:
    """The position after that move, or the rules' error that says why not."""
    after = native.play(position, _code(_position(position).mode_number, move))
    if after is None:
        allowed = game.play(to_state(position), move)
        raise AssertionError(f"the kernel refuses what the rules allow: {allowed}")
    return after


def outcome(position: Position) -> Outcome | None:
    """None until the game is over; then the sheets under best allocations, and who won."""
    if _phase(position) is not Phase.OVER:
        return None
    return game.outcome_of(scores(position))


def scores(position: Position) -> tuple[ScoreSheet, ...]:
    """The best score sheet of every city as it stands."""
    return tuple(native.scores(_position(position)))


def perft(position: Position, length: int) -> int:
    """How many sequences of so many moves there are, within the round."""
    return native.perft(_position(position), _number("length", length, 0, 6))


def score(city: City, inhabitants: int | None = None, energy: int | None = None) -> ScoreSheet:
    """The exact best score sheet of a city."""
    city = _city(city)
    try:
        return native.score(city, inhabitants, energy)
    except _FOREIGN:
        city = _rebuilt(city)
        resource_count(inhabitants, 0, "inhabitants")
        resource_count(energy, 0, "energy")
        return native.score(city, inhabitants, energy)


def score_many(cities: Iterable[City], threads: int = 1) -> "npt.NDArray[np.int16]":
    """The points of many cities, each under its best allocation."""
    if not isinstance(cities, Iterable):
        raise wrong_value("cities", "Iterable[City]", cities)
    cities, threads = [_city(city) for city in cities], _threads(threads)
    try:
        return native.score_many(cities, threads)
    except _FOREIGN:
        return native.score_many([_rebuilt(city) for city in cities], threads)


_FOREIGN = (ValueError, TypeError, AttributeError)
"""What the compiled module raises for something that is not as the library makes it."""


def _city(city: City) -> City:
    if not isinstance(city, City):
        raise wrong_value("city", "City", city)
    return city


def _rebuilt(city: City) -> City:
    """A City built by hand may hold anything: the same one as its text reads, or the reason."""
    if not isinstance(city.mode, Mode):
        raise UnknownMode(mode=shown(city.mode))
    mode = MODE_OBJECTS[_mode_number(city.mode)]
    try:
        text = str(city)
    except _FOREIGN as error:
        raise wrong_value("city", "tuple[Building,...]", city.squares) from error
    return parse_city(text, mode)


# --- many games -----------------------------------------------------------------------


def random_games(
    mode: Mode | str,
    players: int,
    games: int,
    seed: int,
    threads: int = 1,
    playgrounds: bool = False,
    scores: bool = False,
) -> "int | npt.NDArray[np.int16]":
    """Play that many random complete games.

    Each turn chooses uniformly among the legal (architect, spot) pairs, then uniformly
    among that tile's placements, discarding included. With `scores`, the exact final
    points as an array [games, players]; otherwise a checksum. The same seed gives the same
    games, whatever the number of threads.
    """
    game.start(mode, players, playgrounds)
    if type(scores) is not bool:
        raise wrong_value("scores", "bool", scores)
    return native.random_games(
        _mode_number(mode),
        players,
        _number("games", games, 0, MOST_GAMES),
        _seed(seed),
        _threads(threads),
        playgrounds,
        scores,
    )


def playouts(
    position: Position, games: int, seed: int, threads: int = 1
) -> "npt.NDArray[np.int16]":
    """The final points [games, players] of random games played on from a position."""
    return native.playouts(
        _position(position), _number("games", games, 0, MOST_GAMES), _seed(seed), _threads(threads)
    )


def random_end(position: Position, seed: int) -> Position:
    """The end of one random game played on from a position: the first of `playouts`."""
    return native.random_end(_position(position), _seed(seed))


def _number(what: str, given: int, least: int, most: int) -> int:
    if type(given) is not int or not least <= given <= most:
        raise WrongNumber(what=what, found=shown(given), least=least, most=most)
    return given


def _threads(threads: int) -> int:
    return _number("threads", threads, 1, MOST_THREADS)


def _seed(seed: int) -> int:
    return _number("seed", seed, -(2**63), 2**64 - 1) % 2**64


# --- positions and states -------------------------------------------------------------


def _position(position: object) -> Position:
    if not isinstance(position, Position):
        raise wrong_value("position", "Position", position)
    return position


def _phase(position: Position) -> Phase:
    return PHASES[_position(position).phase_number]


def _site_square(number: int) -> SiteSquare:
    if number == site_number(FACE_DOWN):
        return FACE_DOWN
    return FACE_OBJECTS[number - 1] if number else EMPTY


UNREADABLE = ("", "version", "length", "content")
"""What can be wrong with bytes, in the order of `cpp/notation/bytes.hpp`."""


def to_bytes(position: Position) -> bytes:
    """The position as bytes: the same on every machine, the first of them their version.

    A position is pickled like this.
    """
    return native.to_bytes(_position(position))


def from_bytes(data: bytes) -> Position:
    """The position of these bytes; whatever no position has is refused."""
    if type(data) is not bytes:
        raise wrong_value("data", "bytes", data)
    found = native.from_bytes(data)
    if isinstance(found, int):
        raise WrongBytes(reason=UNREADABLE[found], size=len(data))
    return found


def to_state(position: Position) -> State:
    """The position as a State of the rules."""
    d = native.unpack(_position(position))
    mode, phase, players = MODE_OBJECTS[d["mode"]], PHASES[d["phase"]], d["players"]
    left = d["left"]
    return State(
        mode=mode,
        players=players,
        playgrounds=d["playgrounds"],
        round=d["round"],
        turn=d["turn"],
        phase=phase,
        current_player=d["current_player"] if phase is Phase.MOVE else None,
        first_player=d["first_player"],
        mayor=d["mayor"],
        urbanist=SQUARES[d["urbanist"]] if d["urbanist"] < len(SQUARES) else None,
        architects=(tuple(k for k in mode.architects for _ in range(left[k - 1])),)
        if mode.common_pool
        else tuple(tuple(k for k in mode.architects if left[p] >> k & 1) for p in range(players)),
        spots=tuple(Architect(*divmod(there - 1, 8)) if there else None for there in d["spots"]),
        site=Site(tuple(map(_site_square, d["site"]))),
        cities=tuple(City(mode, squares) for squares in d["cities"]),
    )


def from_state(state: State) -> Position:
    """The position of a State, without loss; an impossible one is refused."""
    if not isinstance(state, State):
        raise wrong_value("state", "State", state)
    try:
        position = native.pack(_numbers(state))
        again = to_state(position)
        differing = [
            f.name for f in fields(State) if getattr(state, f.name) != getattr(again, f.name)
        ]
    except (*_FOREIGN, LookupError, ArithmeticError, RuntimeError) as error:
        raise ImpossibleState(reason="refused", detail=shown(str(error))) from error
    if differing:
        raise ImpossibleState(reason="contradiction", detail=differing[0])
    return position


def _numbers(state: State) -> Packing:
    mode = state.mode
    if mode.common_pool:
        left = [state.architects[0].count(k) for k in mode.architects]
    else:
        hands = [sum(1 << k for k in mode.architects if k in hand) for hand in state.architects]
        left = (hands + [0] * 5)[:5]
    return {
        "mode": MODE_OBJECTS.index(mode),
        "players": state.players,
        "playgrounds": state.playgrounds is True,
        "round": state.round,
        "turn": state.turn,
        "phase": PHASES.index(state.phase),
        "current_player": state.current_player or 0,
        "first_player": state.first_player,
        "mayor": state.mayor,
        "urbanist": len(SQUARES) if state.urbanist is None else SQUARES.index(state.urbanist),
        "left": left,
        "spots": [
            0 if there is None else 1 + there.player * 8 + there.number for there in state.spots
        ],
        "site": [site_number(square) for square in state.site.squares],
        "cities": list(state.cities),
    }
