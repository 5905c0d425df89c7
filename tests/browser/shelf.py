"""The games that a browser keeps by itself."""

import json
from typing import Any

from playwright.sync_api import Page

from quadropolis.rules.mode import MODES
from tests.page.sources import ROOT

GAMES = ROOT / "tests" / "games"
SHELF = "quadropolis-game:"


def new_game(
    name: str, mode: str, playgrounds: bool, seats: list[dict[str, str | None]]
) -> dict[str, Any]:
    """A game before its first deal, as the page keeps it."""
    return {
        "format": "quadropolis-device",
        "version": 1,
        "id": f"device-{name}",
        "changed": 1_700_000_000,
        "mode": mode,
        "playgrounds": playgrounds,
        "allocation": "automatic",
        "seats": seats,
        "first_player": 0,
        "seed": 1,
        "sites": [],
        "moves": [],
        "confirmed": {},
        "laid": {},
        "draft": None,
        "status": "playing",
        "waits": False,
        "result": None,
        "rematch": None,
        "handed": None,
    }


def record_of(name: str) -> dict[str, Any]:
    """A game of those that tests replay."""
    data: dict[str, Any] = json.loads((GAMES / f"{name}.json").read_text(encoding="utf-8"))
    return data


def kept_game(record: dict[str, Any], name: str) -> dict[str, Any]:
    """A finished game of people as the page keeps it."""
    seats = [{"name": name, "bot": None} for name in record["players"]]
    return new_game(name, record["mode"], record["playgrounds"], seats) | {
        "first_player": record["first_player"],
        "sites": record["sites"],
        "moves": record["moves"],
        "status": "finished",
        "result": record["result"] | {"decided_by": "points"},
    }


def game_before(record: dict[str, Any], name: str, moves: int) -> dict[str, Any]:
    """The same after so many of its moves: somebody is to make the next one."""
    mode = MODES[record["mode"]]
    dealt = moves // (mode.turns * len(record["players"])) + 1
    return kept_game(record, name) | {
        "sites": record["sites"][:dealt],
        "moves": record["moves"][:moves],
        "status": "playing",
        "waits": True,
        "result": None,
    }


def put_on_shelf(page: Page, game: dict[str, Any]) -> str:
    """Let the browser keep that game; its id."""
    page.evaluate(
        "([key, text]) => localStorage.setItem(key, text)", [SHELF + game["id"], json.dumps(game)]
    )
    return str(game["id"])


def shelf(page: Page) -> dict[str, dict[str, Any]]:
    """Every game that it keeps, by its id."""
    stored: dict[str, str] = page.evaluate("({ ...localStorage })")
    return {
        key.removeprefix(SHELF): json.loads(text)
        for key, text in stored.items()
        if key.startswith(SHELF)
    }
