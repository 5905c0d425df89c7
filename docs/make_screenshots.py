"""Photograph every screen of the page: `python docs/make_screenshots.py [--all FOLDER]`.

Without a folder the pictures of the documentation are taken, in English, into
`docs/screenshots`. With one, every screen in every language goes there, to be read through.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from quadropolis.words import languages

PICTURES = Path(__file__).parent / "screenshots"
WIDTHS = {390: 844, 1440: 900}
THEMES = ("light", "dark")
PATIENCE_MS = 120_000
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking")
PLAYED = {"table-start": 0, "table-middle": 7, "table-end": 15}
"""How many of one's own moves are made when the table is photographed."""


def chromium() -> str:
    """The browser that the system's packages provide."""
    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if found is None:
        sys.exit("There is no Chromium: tools/system_packages.sh installs it.")
    return found


@contextmanager
def served() -> Iterator[str]:
    """The address of a server of our own."""
    with tempfile.TemporaryDirectory() as folder:
        command = (sys.executable, "-m", "quadropolis", "serve", "--no-browser", "--port", "0")
        options = ("--database", f"{folder}/games.db", "--rate", "0", "--bot-seconds", "0.1")
        process = subprocess.Popen((*command, *options), stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split(" at ")[1].split()[0].rstrip("/")
        finally:
            process.terminate()
            process.wait()
            process.stdout.close()


class Visitor:
    """Somebody with a browser who looks at every screen."""

    def __init__(self, browser: Browser, address: str, width: int, theme: Any, tag: str) -> None:
        self.context = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": WIDTHS[width]},
            color_scheme=theme,
            reduced_motion="reduce",
            locale=tag,
        )
        self.context.set_default_timeout(PATIENCE_MS)
        self.page: Page = self.context.new_page()

    def photograph(self, path: Path, whole: bool = False) -> None:
        """Take the picture once everything is there."""
        self.page.wait_for_load_state("networkidle")
        self.page.evaluate("() => document.fonts.ready")
        self.page.screenshot(path=path, type="jpeg", quality=82, full_page=whole)

    def ask(self, method: str, path: str, data: Any = None) -> Any:
        """A request to the server under this visitor's cookie."""
        answer = self.page.request.fetch(path, method=method, data=data)
        assert answer.ok, answer.text()
        return answer.json()

    def new_game(self, name: str, mode: str, seats: int) -> str:
        """A game against bots, begun."""
        self.ask("POST", "/api/me", {"name": name})
        bots = dict(zip(map(str, range(1, seats)), ("strong", "skilled", "casual"), strict=False))
        new = {"settings": {"mode": mode, "seats": seats}, "bots": bots, "start": True}
        return str(self.ask("POST", "/api/tables", new)["id"])

    def play(self, id: str, moves: int) -> None:
        """Make the moves that bring most points at once, until it is my turn again."""
        for _ in range(moves):
            found = self._my_moves(id)
            best = max(found["moves"], key=lambda move: move["points"])
            sent = {"type": "move", "after": found["number"], "move": best["move"]}
            self.ask("POST", f"/api/tables/{id}/commands", sent)
        self._my_moves(id)

    def _my_moves(self, id: str) -> Any:
        while True:
            found = self.ask("GET", f"/api/tables/{id}/moves")
            over = self.ask("GET", f"/api/tables/{id}")["status"] != "playing"
            if found["seat"] == 0 or over:
                return found
            self.page.wait_for_timeout(50)

    def hold_a_tile(self, id: str) -> None:
        """Take up the tile that brings most, so that its squares light up."""
        moves = self._my_moves(id)["moves"]
        best = max(moves, key=lambda move: (move["points"], move["takes"] is not None))
        self.page.locator('[data-phase="start"]').wait_for()
        self.page.locator(f'[data-board="site"] [data-square="{best["square"]}"]').click()
        if self.page.locator('[data-phase="way"]').count():
            self.page.locator(f'[data-spot="{best["spot"]}"]').click()


def table_pictures(visitor: Visitor, folder: Path, mark: str, mode: str, seats: int) -> None:
    """The table from start to result, and its replay."""
    page = visitor.page
    id, made = visitor.new_game("Ann", mode, seats), 0
    for name, moves in PLAYED.items():
        visitor.play(id, moves - made)
        made = moves
        page.goto(f"/table/{id}")
        if moves:
            visitor.hold_a_tile(id)
        visitor.photograph(folder / f"{name}-{mark}.jpg")
    visitor.play(id, 1 if mode == "classic" else 5)
    page.goto(f"/table/{id}")
    page.locator('[data-action="story-next"]').click(click_count=3)
    visitor.photograph(folder / f"scoring-{mark}.jpg")
    page.locator('[data-action="story-skip"]').click()
    page.locator("[data-winner]").wait_for()
    visitor.photograph(folder / f"result-{mark}.jpg")
    page.goto(f"/table/{id}/replay?ply=20")
    page.locator('[data-replay="20"]').wait_for()
    visitor.photograph(folder / f"replay-{mark}.jpg")


def screen_pictures(visitor: Visitor, folder: Path, mark: str, paths: dict[str, str]) -> None:
    """The screens that need no game."""
    for name, path in paths.items():
        visitor.page.goto(path)
        visitor.page.locator("main").first.wait_for()
        visitor.photograph(folder / f"{name}-{mark}.jpg", whole=name != "home")


SHORT = {"home": "/"}
EVERY = {
    "home": "/", "games": "/games", "rules": "/rules", "pad": "/pad", "learn": "/learn",
    "learn-expert": "/learn/expert", "nowhere": "/no/where", "no-table": "/table/none2222",
    "rules-plain": "/rules.html",
}  # fmt: skip


def main() -> None:
    """Take them all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--all", type=Path, metavar="FOLDER")
    folder: Path | None = parser.parse_args().all
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(ARGUMENTS))
        for tag in languages() if folder else ("en",):
            into = folder / tag if folder else PICTURES
            into.mkdir(parents=True, exist_ok=True)
            for width in WIDTHS:
                for theme in THEMES if not folder else THEMES[:1]:
                    visitor = Visitor(browser, address, width, theme, tag)
                    mark = f"{width}-{theme}"
                    screen_pictures(visitor, into, mark, EVERY if folder else SHORT)
                    table_pictures(visitor, into, mark, "classic", 3)
                    visitor.context.close()
        browser.close()


if __name__ == "__main__":
    main()
