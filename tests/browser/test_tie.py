"""Equal points: the page says who has won and why."""

import json
import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Open


def _tied(folder: Path) -> tuple[Path, int]:
    """A game whose first two have equal points, and who won it."""
    games = folder / "games.jsonl"
    options = ("--games", "60", "--players", "3", "--seed", "5", "--out", str(games))
    command = (sys.executable, "-m", "quadropolis", "simulate", *options)
    subprocess.run(command, check=True, capture_output=True)
    for line in games.read_text(encoding="utf-8").splitlines():
        result = json.loads(line)["result"]
        *_, second, best = sorted(result["scores"])
        if best == second and len(result["winners"]) == 1:
            found = folder / "tied.json"
            found.write_text(line, encoding="utf-8")
            return found, result["winners"][0]
    raise AssertionError("no game was tied")


def test_a_tie_break_is_explained(visit: Open, tmp_path: Path) -> None:
    record, winner = _tied(tmp_path)
    page = visit("/games")
    page.locator('[data-action="import"]').set_input_files(record)
    page.wait_for_url(re.compile("/replay"))
    page.goto(page.url.split("/replay")[0])
    skip = page.locator('[data-action="story-skip"]')
    expect(skip.or_(page.locator("[data-winner]")).first).to_be_visible()
    if skip.count():
        skip.click()
    said = page.locator(f'[data-winner="{winner}"] [data-tie]')
    expect(said).to_contain_text(f"Player {winner + 1}")
