"""Text and values: always `parse_x` and `format_x`. See docs/formats.md."""

from quadropolis.notation.board import (
    format_city,
    format_deal,
    format_site,
    parse_city,
    parse_deal,
    parse_site,
)
from quadropolis.notation.position import format_position, parse_position
from quadropolis.notation.record import GameRecord, format_record, parse_record
from quadropolis.rules.move import format_move, parse_move

__all__ = [
    "GameRecord",
    "format_city",
    "format_deal",
    "format_move",
    "format_position",
    "format_record",
    "format_site",
    "parse_city",
    "parse_deal",
    "parse_move",
    "parse_position",
    "parse_record",
    "parse_site",
]
