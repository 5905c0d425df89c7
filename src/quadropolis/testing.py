"""Checks that any engine or bot must pass; shipped for others to use.

Every check raises AssertionError with the record that shows the difference.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any, Protocol

from quadropolis.notation.record import GameRecord
from quadropolis.rules import game
from quadropolis.rules.city import City
from quadropolis.rules.mode import MODES
from quadropolis.rules.move import Deal, Move
from quadropolis.rules.scoring import ScoreSheet, score
from quadropolis.rules.site import REACH, SPOT_INDEX, SQUARES
from quadropolis.rules.state import Phase, State
from quadropolis.rules.tiles import Face
from quadropolis.views import View, view

SETTINGS: tuple[tuple[str, int, bool], ...] = tuple(
    (mode, players, playgrounds)
    for mode in MODES
    for players in range(game.FEWEST_PLAYERS, game.MOST_PLAYERS + 1)
    for playgrounds in (False, True)
)
"""Every mode, player count and option."""


class Engine(Protocol):
    """An engine under test: the verbs of the rules over positions of its own."""

    def start(self, mode: str, players: int, playgrounds: bool, first_player: int) -> Any: ...
    def deal(self, position: Any, deal: Deal) -> Any: ...
    def legal_moves(self, position: Any) -> Iterable[Move]: ...
    def play(self, position: Any, move: Move) -> Any: ...
    def to_state(self, position: Any) -> State: ...
    def scores(self, position: Any) -> Iterable[Any]:
        """The best score sheet of every city, at any moment of a game."""
        ...


Choose = Callable[[View], "Move | str"]
"""A bot under test: from what a seat sees to a move."""


def random_move(state: State, random: Random) -> Move:
    """A random move: first an architect and spot, then what to do with the tile."""
    ways: dict[tuple[int, str], list[Move]] = {}
    for move in game.legal_moves(state):
        ways.setdefault((move.architect, move.spot), []).append(move)
    return random.choice(random.choice(list(ways.values())))


def random_game(
    mode: str, players: int, playgrounds: bool, random: Random
) -> Iterator[tuple[State, Move | Deal | None, GameRecord]]:
    """Every state of a random game, what led to it, and the record so far."""
    first = random.randrange(players)
    state = game.start(mode, players, playgrounds, first)
    names = [f"Player {seat}" for seat in range(1, players + 1)]
    sites: list[tuple[str, ...]] = []
    moves: list[str] = []
    step: Move | Deal | None = None
    while True:
        record = GameRecord.of(state, names, first, sites=tuple(sites), moves=tuple(moves))
        yield state, step, record
        if state.phase is Phase.OVER:
            return
        if state.phase is Phase.DEAL:
            step = game.draw(state, random)
            sites.append(step.names())
            state = game.deal(state, step)
        else:
            step = random_move(state, random)
            moves.append(str(step))
            state = game.play(state, step)


def check_engine(engine: Engine, settings: tuple[str, int, bool], seed: int) -> int:
    """Play one random game on the engine and the rules; compare every position.

    The position, its legal moves and the score sheets of all cities are compared after every
    step. Returns the number of positions compared.
    """
    random = Random(seed)
    sheets: dict[City, ScoreSheet] = {}  # from step to step most cities stay as they are
    position: Any = None
    compared = 0
    for state, step, record in random_game(*settings, random):
        where = f"seed {seed}: {record.to_json()}"
        if step is None:
            position = engine.start(*settings, state.first_player)
        elif isinstance(step, Deal):
            position = engine.deal(position, step)
        else:
            position = engine.play(position, step)
        assert engine.to_state(position) == state, f"position differs, {where}"
        listed = tuple(engine.legal_moves(position))
        assert listed == game.legal_moves(state), f"legal moves differ, {where}"
        for city in state.cities:
            if city not in sheets:
                sheets[city] = score(city)
        expected = tuple(sheets[city] for city in state.cities)
        assert tuple(engine.scores(position)) == expected, f"score sheets differ, {where}"
        compared += 1
    return compared


def check_bot(choose: Choose, settings: tuple[str, int, bool], seed: int) -> GameRecord:
    """Let the bot play every seat of a game; every answer must be a legal move."""
    random = Random(seed)
    mode, players, playgrounds = settings
    first = random.randrange(players)
    state = game.start(mode, players, playgrounds, first)
    sites: list[tuple[str, ...]] = []
    moves: list[str] = []
    while state.phase is not Phase.OVER:
        if state.phase is Phase.DEAL:
            drawn = game.draw(state, random)
            sites.append(drawn.names())
            state = game.deal(state, drawn)
            continue
        answer = choose(view(state, state.current_player))
        legal = {str(move) for move in game.legal_moves(state)}
        assert str(answer) in legal, f"{answer} is not a legal move, seed {seed}, moves {moves}"
        moves.append(str(answer))
        state = game.play(state, answer)
    names = [f"seat {seat}" for seat in range(players)]
    return GameRecord.of(state, names, first, sites=tuple(sites), moves=tuple(moves))


def _tiles(state: State) -> Counter[str]:
    """The tiles on the site and in the cities."""
    return Counter(
        face.name
        for face in (
            *(square for square in state.site.squares if isinstance(square, Face)),
            *(face for city in state.cities for floors in city.squares for face in floors),
        )
    )


def check_laws(before: State, move: Move, after: State) -> None:
    """What must hold for every move, whatever the position."""
    player = before.current_player
    assert player is not None
    reached = REACH[move.architect][SPOT_INDEX[move.spot]]
    face = before.site.squares[reached]
    ended = after.phase is not Phase.MOVE
    kept = isinstance(face, Face) and not move.discards

    for seat in range(before.players):
        gains = seat == player and kept and isinstance(face, Face)
        people, energy = (face.inhabitants, face.energy) if gains else (0, 0)  # type: ignore[union-attr]
        assert after.inhabitants[seat] == before.inhabitants[seat] + people
        assert after.energy[seat] == before.energy[seat] + energy
        assert (after.cities[seat] == before.cities[seat]) is not gains
    takes_mayor = kept and isinstance(face, Face) and face.mayor
    assert after.mayor == (player if takes_mayor else before.mayor)

    lost = _tiles(before) - _tiles(after)
    assert not _tiles(after) - _tiles(before), "a tile came from nowhere"
    if ended:
        assert after.urbanist is None
        assert not any(after.spots)
        assert not any(isinstance(square, Face) for square in after.site.squares)
        if after.phase is Phase.DEAL:
            assert after.first_player == after.mayor
            assert after.round == before.round + 1
    else:
        discarded = [face.name] if isinstance(face, Face) and move.discards else []
        assert lost == Counter(discarded)
        assert after.urbanist == SQUARES[reached]
        there = after.architect_on(move.spot)
        assert there is not None
        assert (there.player, there.number) == (player, move.architect)
        assert game.legal_moves(after), "a player without a legal move"
        assert after.current_player == (player + 1) % before.players
