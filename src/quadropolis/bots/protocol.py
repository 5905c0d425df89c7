"""The line protocol: what an asker and a bot's process say to each other.

One JSON object per line in each direction; docs/bots.md describes it for bot authors.
"""

import json
from dataclasses import dataclass
from math import isfinite
from typing import Any

from quadropolis.bots.bot import Candidate, Limit, Thought
from quadropolis.bots.errors import BadAnswer, BotFailed, BotNotStarted
from quadropolis.notation.board import parse_city, parse_site
from quadropolis.notation.position import format_position
from quadropolis.notation.record import GameRecord, parse_record, record_data
from quadropolis.rules.errors import QuadropolisError, shown
from quadropolis.rules.game import legal_moves
from quadropolis.rules.mode import mode_named
from quadropolis.rules.move import parse_move
from quadropolis.rules.site import SPOTS
from quadropolis.rules.state import Architect, Phase, State
from quadropolis.views import View

PROTOCOL, VERSION = "quadropolis-bot", 1
LONGEST_LINE = 1_000_000
"""No answer needs more bytes than this."""
LONGEST_REASON = 500


def line(data: dict[str, Any]) -> bytes:
    """One message."""
    return json.dumps(data, separators=(",", ":")).encode() + b"\n"


def read_line(text: bytes) -> dict[str, Any]:
    """One message of a bot."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        detail = shown(text.decode(errors="replace"))
        raise BadAnswer(reason="not_json", detail=detail) from error
    if not isinstance(data, dict):
        raise BadAnswer(reason="not_object", detail=shown(data))
    return data


def greeting() -> dict[str, Any]:
    """What an asker says first, and what a bot answers (adding its name)."""
    return {"protocol": PROTOCOL, "version": VERSION}


def check_greeting(data: dict[str, Any]) -> None:
    """Refuse a bot that did not start, or that speaks something else."""
    if "error" in data:
        raise BotNotStarted(reason="said", detail=_said(data["error"]))
    spoken = data.get("protocol"), data.get("version")
    if spoken != (PROTOCOL, VERSION):
        found = " ".join(shown(part) for part in spoken)
        raise BotNotStarted(reason="protocol", detail=found)


def question(number: int, view: View, record: GameRecord | None, limit: Limit) -> dict[str, Any]:
    """What a bot is asked. The legal moves are for those who know no rules."""
    return {
        "id": number,
        "position": format_position(view.state),
        "view": view.to_data(),
        "record": None if record is None else record_data(record),
        "legal": [str(move) for move in legal_moves(view.state)],
        "limit": limit.to_data(),
    }


def answered_thought(number: int, players: int, data: dict[str, Any]) -> Thought:
    """The thought in a bot's answer. Whether its move is legal is not decided here."""
    if type(data.get("id")) is not int or data["id"] != number:
        raise BadAnswer(reason="id", detail=shown(data.get("id")))
    if "error" in data:
        raise BotFailed(reason=_said(data["error"]))
    try:
        candidates = data.get("candidates") or []
        return Thought(
            parse_move(data.get("move")),  # type: ignore[arg-type]
            tuple(_candidate(candidate, players) for candidate in candidates),
        )
    except QuadropolisError as error:
        raise BadAnswer(reason="move", detail=error) from error
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        detail = f"{type(error).__name__}: {error}"
        raise BadAnswer(reason="candidates", detail=detail[:LONGEST_REASON]) from error


def _said(given: object) -> str:
    return given[:LONGEST_REASON] if isinstance(given, str) else shown(given)


def _candidate(data: dict[str, Any], players: int) -> Candidate:
    points, chance, visits = data["points"], data["win_chance"], data["visits"]
    numbers = (*points, chance, visits)
    if not all(type(number) in (int, float) and isfinite(number) for number in numbers):
        raise ValueError("points, win_chance, visits")
    if len(points) != players or not 0 <= chance <= 1 or visits < 0 or visits != int(visits):
        raise ValueError("points, win_chance, visits")
    return Candidate(
        parse_move(data["move"]), tuple(map(float, points)), float(chance), int(visits)
    )


# --- the bot's side -------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Asked:
    """What a question says, as values again."""

    view: View
    limit: Limit
    written: dict[str, Any] | None
    """The record as it came: most bots never look at it, so it is not read unasked."""

    def record(self) -> GameRecord | None:
        """The game so far, if the asker keeps it."""
        return None if self.written is None else parse_record(json.dumps(self.written))


def asked(data: dict[str, Any]) -> Asked:
    """What a question says. The view is quicker to read than the text of the position."""
    limit = data["limit"]
    return Asked(
        view_from_data(data["view"]),
        Limit(limit["seconds"], limit["iterations"], limit["seed"]),
        data.get("record"),
    )


def view_from_data(data: dict[str, Any]) -> View:
    """The view that `View.to_data` was called on."""
    return View(
        state=_state(data["state"]),
        seat=data["seat"],
        draft=None if data["draft"] is None else parse_move(data["draft"]),
        allocations={int(player): there for player, there in data["allocations"].items()},
        confirmed=frozenset(data["confirmed"]),
    )


def _state(data: dict[str, Any]) -> State:
    mode = mode_named(data["mode"])
    lying = data["spots"]
    return State(
        mode=mode,
        players=data["players"],
        playgrounds=data["playgrounds"],
        round=data["round"],
        turn=data["turn"],
        phase=Phase(data["phase"]),
        current_player=data["current_player"],
        first_player=data["first_player"],
        mayor=data["mayor"],
        urbanist=data["urbanist"],
        architects=tuple(tuple(left) for left in data["architects"]),
        spots=tuple(
            Architect(lying[spot]["player"], lying[spot]["architect"]) if spot in lying else None
            for spot in SPOTS
        ),
        site=parse_site(data["site"]),
        cities=tuple(parse_city(city, mode) for city in data["cities"]),
    )
