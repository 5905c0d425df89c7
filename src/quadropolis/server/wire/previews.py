"""What each legal move would bring, and what is blocked, for a page that knows no rules."""

from typing import Any

from quadropolis import kernel
from quadropolis.rules.game import legal_moves, tile_taken
from quadropolis.rules.move import Move
from quadropolis.rules.scoring import ScoreSheet
from quadropolis.rules.site import FACING, REACH, SPOT_INDEX, SPOTS, SQUARES
from quadropolis.rules.state import State
from quadropolis.rules.tiles import Face


def previews(state: State) -> list[dict[str, Any]]:
    """For every legal move: the tile, what it blocks, and the change in points by category."""
    if state.current_player is None:
        return []
    city = state.cities[state.current_player]
    now = kernel.score(city)
    unchanged = _changes(now, now)
    known: dict[tuple[Face, str], dict[str, Any]] = {}
    found = []
    for move in legal_moves(state):
        face = tile_taken(state, move)
        square = SQUARES[REACH[move.architect][SPOT_INDEX[move.spot]]]
        changes = unchanged
        if face is not None and move.to is not None and not move.discards:
            key = (face, move.to)
            if key not in known:
                built = city.with_tile(face, state.mode.square_index[move.to])
                known[key] = _changes(now, kernel.score(built))
            changes = known[key]
        found.append(
            {
                "move": str(move),
                "architect": move.architect,
                "spot": move.spot,
                "square": square,
                "takes": None if face is None else face.name,
                "to": move.to,
                "blocks": _blocks(state, move, square),
                **changes,
            }
        )
    return found


def _blocks(state: State, move: Move, square: str) -> list[str]:
    """The spots nobody may use right after the move that are free now: its own and the faced."""
    now = FACING[state.urbanist] if state.urbanist else frozenset()
    after = FACING[square] | {move.spot}
    return [
        spot
        for spot, there in zip(SPOTS, state.spots, strict=True)
        if there is None and spot in after and spot not in now
    ]


def _changes(before: ScoreSheet, after: ScoreSheet) -> dict[str, Any]:
    changed = {
        name: points - before.categories[name]
        for name, points in after.categories.items()
        if points != before.categories[name]
    }
    return {"points": after.total - before.total, "changes": changed}


def blocked_spots(state: State) -> dict[str, dict[str, Any]]:
    """The spots that cannot be used now, each with the rules' reason as a code."""
    faced = FACING[state.urbanist] if state.urbanist else frozenset()
    blocked: dict[str, dict[str, Any]] = {}
    for spot, there in zip(SPOTS, state.spots, strict=True):
        if there is not None:
            arguments = {"spot": spot, "player": there.player, "architect": there.number}
            blocked[spot] = {"code": "move/spot_taken", "arguments": arguments}
        elif spot in faced:
            arguments = {"spot": spot, "urbanist": state.urbanist}
            blocked[spot] = {"code": "move/spot_faces_urbanist", "arguments": arguments}
    return blocked
