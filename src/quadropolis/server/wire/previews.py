"""What each legal move would bring, and what is blocked, for whoever knows no rules."""

from quadropolis import kernel
from quadropolis.rules.lines import Category
from quadropolis.rules.move import Move
from quadropolis.rules.prospects import prospects
from quadropolis.rules.scoring import ScoreSheet
from quadropolis.rules.site import FACING, REACH, SPOT_INDEX, SPOTS, SQUARES
from quadropolis.rules.state import State
from quadropolis.rules.tiles import Face
from quadropolis.server.wire.answers import Blocked, MoveView
from quadropolis.server.wire.codes import BlockedCode


def previews(state: State) -> list[MoveView]:
    """For every legal move: the tile, what it blocks, and the change in points by category."""
    if state.current_player is None:
        return []
    now = kernel.score(state.cities[state.current_player])
    return [
        _shown(state, prospect.move, prospect.takes, *prospect.after)
        for prospect in prospects(state, lambda city: _change(now, kernel.score(city)))
    ]


def _shown(
    state: State, move: Move, takes: Face | None, points: int, changes: dict[Category, int]
) -> MoveView:
    square = SQUARES[REACH[move.architect][SPOT_INDEX[move.spot]]]
    return MoveView(
        move=str(move),
        architect=move.architect,
        spot=move.spot,
        square=square,
        takes=None if takes is None else takes.name,
        to=move.to,
        blocks=_blocks(state, move, square),
        points=points,
        changes=changes,
    )


def _blocks(state: State, move: Move, square: str) -> list[str]:
    """The spots nobody may use right after the move that are free now: its own and the faced."""
    now = FACING[state.urbanist] if state.urbanist else frozenset()
    after = FACING[square] | {move.spot}
    return [
        spot
        for spot, there in zip(SPOTS, state.spots, strict=True)
        if there is None and spot in after and spot not in now
    ]


def _change(before: ScoreSheet, after: ScoreSheet) -> tuple[int, dict[Category, int]]:
    """The change in points, and by category where there is one."""
    changes = {
        category: after.categories[category] - before.categories[category]
        for category in Category
        if after.categories[category] != before.categories[category]
    }
    return after.total - before.total, changes


def blocked_spots(state: State) -> dict[str, Blocked]:
    """The spots that cannot be used now, each with the rules' reason as a code."""
    faced = FACING[state.urbanist] if state.urbanist else frozenset()
    blocked: dict[str, Blocked] = {}
    for spot, there in zip(SPOTS, state.spots, strict=True):
        if there is not None:
            why: dict[str, str | int] = {
                "spot": spot,
                "player": there.player,
                "architect": there.number,
            }
            blocked[spot] = Blocked(BlockedCode.TAKEN, why)
        elif spot in faced:
            assert state.urbanist is not None
            facing = {"spot": spot, "urbanist": state.urbanist}
            blocked[spot] = Blocked(BlockedCode.FACES_URBANIST, facing)
    return blocked
