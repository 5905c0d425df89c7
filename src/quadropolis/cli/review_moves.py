"""Moves of a review in words: no two moves of a position are told alike."""

from quadropolis.cli import words
from quadropolis.cli.text import say
from quadropolis.insight.review import ReviewedMove
from quadropolis.notation.position import parse_position
from quadropolis.rules.move import Move, parse_move
from quadropolis.rules.site import REACH, SPOT_INDEX
from quadropolis.rules.tiles import Face


def way(at: ReviewedMove, move: str) -> str:
    """A move that was possible there: its notation, the tile, where to and how it is taken."""
    state, wanted = parse_position(at.position), parse_move(move)
    face = state.site.squares[REACH[wanted.architect][SPOT_INDEX[wanted.spot]]]
    by = {"architect": str(wanted.architect), "spot": wanted.spot}
    if not isinstance(face, Face):
        told = say("review-way-nothing", **by)
    elif wanted.to is None or wanted.discards:
        told = say("review-way-discarded", tile=_tile(face), **by)
    else:
        floor = len(state.cities[at.player][wanted.to]) + 1
        told = say("review-way-placed", tile=_tile(face), square=wanted.to, floor=floor, **by)
    return f"{move} ({told})"


def difference(at: ReviewedMove) -> str:
    """What tells the best move from the one played, where they look alike; else nothing."""
    site = parse_position(at.position).site.squares
    better, played = parse_move(at.review.best.move), parse_move(at.move)
    faces = [site[REACH[move.architect][SPOT_INDEX[move.spot]]] for move in (better, played)]
    same_tile, same_square = faces[0] == faces[1], better.to == played.to
    if better == played:
        return ""
    if same_tile and same_square:
        return say("review-differs", what="way", better=_by(better), played=_by(played))
    if any(move.to is None or move.discards for move in (better, played)):
        return ""
    if same_tile:
        return say("review-differs", what="square", better=better.to, played=played.to)
    if not same_square:
        return ""
    one, other = (_tile(face) for face in faces if isinstance(face, Face))
    return say("review-differs", what="tile", better=one, played=other)


def _by(move: Move) -> str:
    return say("review-by", architect=str(move.architect), spot=move.spot)


def _tile(face: Face) -> str:
    return say(
        "site-tile",
        kind=words.kind_name(face.kind),
        inhabitants=face.inhabitants,
        energy=face.energy,
        points=face.points,
        mayor=words.yes(face.mayor),
    )
