"""The course of a game: start, draw, deal, legal_moves, play, outcome."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from quadropolis.rules.allocation import Allocation, wrong_allocation
from quadropolis.rules.city import City
from quadropolis.rules.errors import (
    ArchitectNotAvailable,
    DealExpected,
    DealNotExpected,
    GameOver,
    MustPlaceOrDiscard,
    NotADeal,
    NothingToPlace,
    SpotFacesUrbanist,
    SpotTaken,
    WrongAllocationCount,
    WrongFirstPlayer,
    WrongPlayers,
    WrongPlaygrounds,
    WrongTiles,
    shown,
)
from quadropolis.rules.mode import Mode, mode_named
from quadropolis.rules.move import DISCARD, Deal, Move, parse_move, shared_move
from quadropolis.rules.scoring import ScoreSheet, score
from quadropolis.rules.site import FACE_DOWN, FACING, REACH, SPOT_INDEX, SPOTS, SQUARES, Site
from quadropolis.rules.state import Architect, Phase, State
from quadropolis.rules.tiles import Face, Kind, face_up

FEWEST_PLAYERS, MOST_PLAYERS = 2, 4
NO_ARCHITECTS: tuple[Architect | None, ...] = (None,) * len(SPOTS)


def start(
    mode: Mode | str, players: int = 2, playgrounds: bool = False, first_player: int = 0
) -> State:
    """The state before the first deal. The first player holds the Mayor."""
    mode = mode_named(mode)
    if type(players) is not int or not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise WrongPlayers(players=shown(players))
    if type(playgrounds) is not bool:
        raise WrongPlaygrounds(playgrounds=shown(playgrounds))
    if type(first_player) is not int or not 0 <= first_player < players:
        raise WrongFirstPlayer(first_player=shown(first_player), last=players - 1)
    return State(
        mode=mode,
        players=players,
        playgrounds=playgrounds,
        round=1,
        turn=1,
        phase=Phase.DEAL,
        current_player=None,
        first_player=first_player,
        mayor=first_player,
        urbanist=None,
        architects=_all_architects(mode, players),
        spots=NO_ARCHITECTS,
        site=Site(),
        cities=(City.empty(mode),) * players,
    )


def _all_architects(mode: Mode, players: int) -> tuple[tuple[int, ...], ...]:
    if mode.common_pool:
        return (tuple(k for k in mode.architects for _ in range(players)),)
    return (mode.architects,) * players


def draw(state: State, random: Random) -> Deal:
    """A deal for the coming round, shuffled with that generator."""
    _expect_deal(state)
    faces = list(_coming_faces(state))
    random.shuffle(faces)
    return Deal(tuple(FACE_DOWN if face is None else face for face in faces))


def _coming_faces(state: State) -> tuple[Face | None, ...]:
    return face_up(state.mode.name, state.round, state.playgrounds, state.players)


def _expect_deal(state: State) -> None:
    if state.phase is not Phase.DEAL:
        raise DealNotExpected(phase=state.phase.value)


def deal(state: State, deal: Deal) -> State:
    """The state after the round's tiles were laid out."""
    _expect_deal(state)
    if not isinstance(deal, Deal):
        raise NotADeal(found=shown(deal))
    expected = Deal(tuple(face or FACE_DOWN for face in _coming_faces(state))).counts()
    found = deal.counts()
    if found != expected:
        raise WrongTiles(
            round=state.round,
            missing=sorted((expected - found).elements()),
            surplus=sorted((found - expected).elements()),
        )
    return replace(
        state,
        phase=Phase.MOVE,
        current_player=state.first_player,
        site=Deal.of(deal.names()).site(),  # a Deal built by hand may hold names
    )


def legal_moves(state: State) -> tuple[Move, ...]:
    """Every legal move once: by architect, then spot (N, E, S, W), then square, discard last."""
    if state.phase is not Phase.MOVE or state.current_player is None:
        return ()
    city = state.cities[state.current_player]
    names = state.mode.squares
    faced = FACING[state.urbanist] if state.urbanist is not None else frozenset()
    free = [
        (index, spot)
        for index, spot in enumerate(SPOTS)
        if state.spots[index] is None and spot not in faced
    ]
    moves = []
    for architect in sorted(set(state.architects_of(state.current_player))):
        reach = REACH[architect]
        targets: dict[Kind, list[str]] = {}
        for index, spot in free:
            face = state.site.squares[reach[index]]
            if not isinstance(face, Face):
                moves.append(shared_move(architect, spot, None))
                continue
            to = targets.get(face.kind)
            if to is None:
                squares = [names[s] for s in city.placements(face, architect)]
                to = targets[face.kind] = [*squares, DISCARD]
            moves.extend([shared_move(architect, spot, square) for square in to])
    return tuple(moves)


def tile_taken(state: State, move: Move) -> Face | None:
    """The tile the move's architect reaches; None if there is none."""
    there = state.site.squares[REACH[move.architect][SPOT_INDEX[move.spot]]]
    return there if isinstance(there, Face) else None


def play(state: State, move: Move | str) -> State:
    """The state after that move of the current player, or an error that says why not."""
    move = as_move(move)
    if state.phase is Phase.OVER:
        raise GameOver()
    if state.phase is Phase.DEAL or state.current_player is None:
        raise DealExpected(round=state.round)
    player = state.current_player
    square = _reached_square(state, player, move)
    face = state.site.squares[square]
    cities, site, mayor = state.cities, state.site, state.mayor
    if isinstance(face, Face):
        if move.to is None:
            raise MustPlaceOrDiscard(architect=move.architect, spot=move.spot, face=face.name)
        site = site.without(square)
        if not move.discards:
            refusal = cities[player].refusal(face, move.architect, move.to)
            if refusal is not None:
                raise refusal
            built = cities[player].with_tile(face, state.mode.square_index[move.to])
            cities = (*cities[:player], built, *cities[player + 1 :])
            mayor = player if face.mayor else mayor
    elif move.to is not None:
        raise NothingToPlace(architect=move.architect, spot=move.spot)
    spot = SPOT_INDEX[move.spot]
    lying = (*state.spots[:spot], Architect(player, move.architect), *state.spots[spot + 1 :])
    after = replace(
        state,
        mayor=mayor,
        urbanist=SQUARES[square],
        architects=_without(state, player, move.architect),
        spots=lying,
        site=site,
        cities=cities,
    )
    return _next_turn(after, player)


def as_move(move: Move | str) -> Move:
    """A move from its text or built by hand, with everything about it checked but its legality."""
    if not isinstance(move, Move):
        return parse_move(move)
    # A Move built by hand may hold anything, even numbers that cannot be written out.
    parts = (
        (move.architect, move.spot)
        if move.to is None
        else (move.architect, move.spot, ":", move.to)
    )
    return parse_move("".join(part if isinstance(part, str) else shown(part) for part in parts))


def _reached_square(state: State, player: int, move: Move) -> int:
    """The site square the architect reaches, if it may be put there at all."""
    left = state.architects_of(player)
    if move.architect not in left:
        raise ArchitectNotAvailable(
            player=player,
            architect=move.architect,
            left=sorted(set(left)),
        )
    there = state.architect_on(move.spot)
    if there is not None:
        raise SpotTaken(spot=move.spot, player=there.player, architect=there.number)
    if state.urbanist is not None and move.spot in FACING[state.urbanist]:
        raise SpotFacesUrbanist(spot=move.spot, urbanist=state.urbanist)
    return REACH[move.architect][SPOT_INDEX[move.spot]]


def _without(state: State, player: int, architect: int) -> tuple[tuple[int, ...], ...]:
    hand = 0 if state.mode.common_pool else player
    left = list(state.architects[hand])
    left.remove(architect)
    return (*state.architects[:hand], tuple(left), *state.architects[hand + 1 :])


def _next_turn(state: State, player: int) -> State:
    """Pass the turn on; after the last turn of a round clear the site."""
    following = (player + 1) % state.players
    if following != state.first_player:
        return replace(state, current_player=following)
    if state.turn < state.mode.turns:
        return replace(state, current_player=following, turn=state.turn + 1)
    last = state.round == state.mode.rounds
    return replace(
        state,
        phase=Phase.OVER if last else Phase.DEAL,
        round=state.round if last else state.round + 1,
        turn=state.turn if last else 1,
        current_player=None,
        first_player=state.first_player if last else state.mayor,
        urbanist=None,
        architects=_all_architects(state.mode, state.players),
        spots=NO_ARCHITECTS,
        site=Site(),
    )


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a finished game was scored. Several winners share the win."""

    sheets: tuple[ScoreSheet, ...]
    winners: tuple[int, ...]

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(sheet.total for sheet in self.sheets)


def outcome(state: State, allocations: Sequence[Allocation | None] | None = None) -> Outcome | None:
    """None until the game is over; then everyone's score sheet and who won.

    `allocations` has one allocation per player as chosen by people; None, for one player
    or for all, takes the best.
    """
    if state.phase is not Phase.OVER:
        return None
    if allocations is None:
        allocations = (None,) * state.players
    if not isinstance(allocations, Sequence):
        raise wrong_allocation("allocations", allocations)
    if len(allocations) != state.players:
        raise WrongAllocationCount(found=len(allocations), players=state.players)
    sheets = tuple(
        score(city, allocation=allocation)
        for city, allocation in zip(state.cities, allocations, strict=True)
    )
    return outcome_of(sheets)


def outcome_of(sheets: Sequence[ScoreSheet]) -> Outcome:
    """Who won with these final sheets."""
    best = max(sheet.rank for sheet in sheets)
    winners = tuple(player for player, sheet in enumerate(sheets) if sheet.rank == best)
    return Outcome(tuple(sheets), winners)
