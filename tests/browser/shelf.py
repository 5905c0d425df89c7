"""The games that a browser keeps by itself."""

import json
from typing import Any

from playwright.sync_api import Page

SHELF = "quadropolis-game:"


def kept_game(record: dict[str, Any], name: str) -> dict[str, Any]:
    """A finished game of two people as the page keeps it."""
    return {
        "format": "quadropolis-device",
        "version": 1,
        "id": f"device-{name}",
        "changed": 1_700_000_000,
        "mode": record["mode"],
        "playgrounds": record["playgrounds"],
        "allocation": "automatic",
        "seats": [{"name": name, "bot": None} for name in record["players"]],
        "first_player": record["first_player"],
        "seed": 1,
        "sites": record["sites"],
        "moves": record["moves"],
        "confirmed": {},
        "laid": {},
        "draft": None,
        "status": "finished",
        "waits": False,
        "result": record["result"] | {"decided_by": "points"},
        "rematch": None,
        "handed": None,
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
