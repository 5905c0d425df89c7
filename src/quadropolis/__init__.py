"""Quadropolis: the complete rules, text formats and scoring of the game.

>>> import quadropolis as q
>>> q.score(q.parse_city("T2+T1 . S P / . F3 Hpe . / U1 . . . / . . . T3", mode="classic")).total
17
"""

from quadropolis.notation import (
    GameRecord,
    format_city,
    format_deal,
    format_move,
    format_position,
    format_record,
    format_site,
    parse_city,
    parse_deal,
    parse_move,
    parse_position,
    parse_record,
    parse_site,
)
from quadropolis.rules.city import City
from quadropolis.rules.errors import QuadropolisError
from quadropolis.rules.game import Outcome, deal, draw, legal_moves, outcome, play, start
from quadropolis.rules.mode import CLASSIC, EXPERT, MODES, Mode
from quadropolis.rules.move import Deal, Move
from quadropolis.rules.scoring import ScoreSheet, score
from quadropolis.rules.site import Site
from quadropolis.rules.state import Phase, State
from quadropolis.rules.tiles import FACES, TILES, Face, Kind, Tile

__version__ = "0.1.0"

__all__ = [
    "CLASSIC",
    "EXPERT",
    "FACES",
    "MODES",
    "TILES",
    "City",
    "Deal",
    "Face",
    "GameRecord",
    "Kind",
    "Mode",
    "Move",
    "Outcome",
    "Phase",
    "QuadropolisError",
    "ScoreSheet",
    "Site",
    "State",
    "Tile",
    "deal",
    "draw",
    "format_city",
    "format_deal",
    "format_move",
    "format_position",
    "format_record",
    "format_site",
    "legal_moves",
    "outcome",
    "parse_city",
    "parse_deal",
    "parse_move",
    "parse_position",
    "parse_record",
    "parse_site",
    "play",
    "score",
    "start",
]
