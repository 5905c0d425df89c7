"""Positions, score sheets and reviews that the page's own tests are tried on, computed.

Each sample names its position or city as text, or a game of tests/games; everything else in it
follows from that.
"""

import json
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Any

from msgspec import to_builtins

import quadropolis as q
from quadropolis.insight.asking import Outlook
from quadropolis.insight.review import Account, Node, ReviewedMove, review
from quadropolis.server.wire.history import shown_position

ROOT = Path(__file__).resolve().parent.parent
SOURCES, GAMES = ROOT / "web" / "src", ROOT / "tests" / "games"
POSITIONS = SOURCES / "screens" / "table" / "positions.sample.json"
SHEETS = SOURCES / "game" / "sheets.sample.json"
REVIEWS = SOURCES / "screens" / "review" / "reviews.sample.json"


def position(sample: dict[str, Any]) -> dict[str, Any]:
    """What the page would be told of that position."""
    told = shown_position(sample["position"])
    return {
        "name": sample["name"],
        "position": told.position,
        "mode": told.state["mode"],
        "seat": told.state["current_player"],
        "state": told.state,
        "blocked": to_builtins(told.blocked),
        "moves": [[move.move, move.square, move.takes, move.points] for move in told.moves],
    }


def sheet(sample: dict[str, Any]) -> dict[str, Any]:
    """The score sheet of that city."""
    scored = q.score(q.parse_city(sample["city"], mode=sample["mode"]))
    return {"mode": sample["mode"], "city": sample["city"], "sheet": scored.to_data()}


def reviewed(sample: dict[str, Any]) -> dict[str, Any]:
    """The review of that game at a glance: what it is added up from, and what comes out."""
    text = (GAMES / f"{sample['game']}.json").read_text(encoding="utf-8")
    found = review(q.GameRecord.from_json(text), "glance")
    return {
        "game": sample["game"],
        "nodes": [_node(node) for node in found.nodes],
        "decisions": [_decision(move) for move in found.moves],
        "winners": found.outcome.winners if found.outcome else (),
        "accounts": [_account(account) for account in found.accounts],
        "moments": [move.ply for move in found.moments],
        "unlucky": found.unlucky(),
    }


def _node(node: Node) -> dict[str, Any]:
    def outlook(one: Outlook) -> dict[str, Any]:
        return {"points": one.points, "chances": one.chances}

    parts = {"value": outlook(node.value), "error": outlook(node.error)}
    return {"led": node.led, "player": node.player, **parts}


def _decision(move: ReviewedMove) -> dict[str, Any]:
    (points, chance), cost = move.lost, move.cost
    loss = {"points": points, "chance": chance, "cost": cost}
    return {"ply": move.ply, "player": move.player, "loss": loss, "sign": move.review.sign}


def _account(account: Account) -> dict[str, Any]:
    def written(value: Any) -> Any:
        return (
            dict(zip(("points", "chance"), value, strict=True)) if type(value) is tuple else value
        )

    return {field.name: written(getattr(account, field.name)) for field in fields(account)}


def files() -> dict[Path, str]:
    """The files and where they belong."""
    return {
        POSITIONS: _computed(POSITIONS, position),
        SHEETS: _computed(SHEETS, sheet),
        REVIEWS: _computed(REVIEWS, reviewed),
    }


def _computed(path: Path, compute: Callable[[dict[str, Any]], dict[str, Any]]) -> str:
    samples = [compute(sample) for sample in json.loads(path.read_text(encoding="utf-8"))]
    lines = (json.dumps(sample, separators=(",", ":")) for sample in samples)
    return "[\n" + ",\n".join(lines) + "\n]\n"
