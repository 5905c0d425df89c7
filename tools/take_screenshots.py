"""Photograph every screen of the page: `python tools/take_screenshots.py [--all FOLDER]`.

Without a folder the pictures of the documentation are taken, in English, into
`docs/screenshots`. With one, every screen in every language goes there, to be read through;
`--languages` and `--widths` say which of them, all five at 390 and 1440 px if left out.
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

from quadropolis import Move, parse_position
from quadropolis.bots.bot import Limit
from quadropolis.bots.registry import bot_named
from quadropolis.rules.site import REACH, SPOT_INDEX, SQUARES
from quadropolis.views import view
from quadropolis.words import languages

PICTURES = Path(__file__).parents[1] / "docs" / "screenshots"
WIDTHS = {390: 844, 1440: 900}
"""In pixels, with the height that goes with each. Others are as high as a small phone."""
SMALL_PHONE = 740
THEMES = ("light", "dark")
PATIENCE_MS = 120_000
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking")
AT_ONCE = """try {
  const key = 'quadropolis-settings'
  if (!localStorage.getItem(key)) localStorage.setItem(key, '{"speed": "at-once"}')
} catch {
  // Pages of no address keep nothing.
}"""
"""Whoever photographs does not wait for moves to be shown."""
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
            yield "http://" + process.stdout.readline().split("http://")[1].split("/")[0]
        finally:
            process.terminate()
            process.wait()
            process.stdout.close()


def good_move(table: Any) -> Move:
    """What the one to move would play after a moment's thought."""
    state = parse_position(table["game"]["position"])
    return bot_named("strong").think(view(state, 0), Limit(seed=1)).move


class Visitor:
    """Somebody with a browser who looks at every screen."""

    def __init__(self, browser: Browser, address: str, width: int, theme: Any, tag: str) -> None:
        self.context = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": WIDTHS.get(width, SMALL_PHONE)},
            color_scheme=theme,
            reduced_motion="reduce",
            locale=tag,
        )
        self.context.add_init_script(AT_ONCE)
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
        """Make the moves of a good player, until it is my turn again."""
        for _ in range(moves):
            table = self._on_my_turn(id)
            sent = {"type": "move", "after": table["number"], "move": str(good_move(table))}
            self.ask("POST", f"/api/tables/{id}/commands", sent)
        self._on_my_turn(id)

    def _on_my_turn(self, id: str) -> Any:
        """The table when it is my turn, or when the game is over."""
        while True:
            table = self.ask("GET", f"/api/tables/{id}")
            if table["status"] != "playing" or table["turn"]["seat"] == 0:
                return table
            self.page.wait_for_timeout(50)

    def press(self, action: str) -> None:
        """Press the first button that does that."""
        self.page.locator(f'[data-action="{action}"]:visible').first.click()

    def hold_a_tile(self, id: str) -> None:
        """Take up a good tile, so that its squares light up."""
        best = good_move(self._on_my_turn(id))
        square = SQUARES[REACH[best.architect][SPOT_INDEX[best.spot]]]
        self.page.locator('[data-phase="start"]').wait_for()
        self.page.locator(f'[data-board="site"] [data-square="{square}"]').click()
        if self.page.locator('[data-phase="way"]').count():
            self.page.locator(f'[data-spot="{best.spot}"]').click()


def table_pictures(
    visitor: Visitor, folder: Path, mark: str, mode: str, seats: int, *, whole: bool
) -> None:
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
    visitor.photograph(folder / f"result-{mark}.jpg", whole=whole)
    page.goto(f"/table/{id}/replay?ply=20")
    page.locator('[data-replay="20"]').wait_for()
    visitor.photograph(folder / f"replay-{mark}.jpg")


def screen_pictures(visitor: Visitor, folder: Path, mark: str, paths: dict[str, str]) -> None:
    """The screens that need no game."""
    for name, path in paths.items():
        visitor.page.goto(path)
        visitor.page.locator("main").first.wait_for()
        visitor.photograph(folder / f"{name}-{mark}.jpg", whole=name != "home")


def dialog_pictures(visitor: Visitor, folder: Path, mark: str) -> None:
    """The dialogs of the front door."""
    page = visitor.page
    for name in DIALOGS:
        page.goto("/")
        visitor.press(name)
        page.locator("dialog[open]").wait_for()
        if name == "online":
            page.locator('[data-action="more"]').click()
        visitor.photograph(folder / f"dialog-{name}-{mark}.jpg")


def lesson_pictures(visitor: Visitor, folder: Path, mark: str) -> None:
    """The coach's answer to a wrong try, then some steps of both lessons and their ends."""
    page = visitor.page
    page.goto("/learn")
    for architect in (3, 4):
        page.locator(f'[data-architect="{architect}"]').click()
    page.locator('[data-action="learn-show-me"]').wait_for()
    visitor.photograph(folder / f"lesson-wrong-{mark}.jpg")
    for lesson, steps in LESSON_STEPS.items():
        for step in steps:
            page.evaluate(f"() => localStorage.setItem('quadropolis-lesson-{lesson}', '{step}')")
            page.goto(f"/learn/{lesson}")
            page.locator("[data-step]").wait_for()
            visitor.photograph(folder / f"lesson-{lesson}-{step}-{mark}.jpg")


def room_pictures(visitor: Visitor, folder: Path, mark: str) -> None:
    """The waiting room of a table, and what is opened during a game of four."""
    page = visitor.page
    visitor.ask("POST", "/api/me", {"name": "Ann"})
    settings = {"mode": "expert", "seats": 4, "allocation": "manual"}
    new = {"settings": settings, "bots": {"1": "top", "2": "casual"}}
    id = visitor.ask("POST", "/api/tables", new)["id"]
    page.goto(f"/table/{id}")
    page.locator('[data-screen="seats"]').wait_for()
    visitor.photograph(folder / f"seats-{mark}.jpg", whole=True)
    id = visitor.new_game("Ann", "expert", 4)
    visitor.play(id, 5)
    page.goto(f"/table/{id}")
    visitor.hold_a_tile(id)
    visitor.photograph(folder / f"table-four-{mark}.jpg")
    for action in ("helper", "player", "menu"):
        visitor.press(action)
        page.locator("dialog[open]").wait_for()
        visitor.photograph(folder / f"table-{action}-{mark}.jpg")
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")


def allocation_pictures(visitor: Visitor, folder: Path, mark: str) -> None:
    """A city's inhabitants and energy allocated by hand at the end of a game."""
    visitor.ask("POST", "/api/me", {"name": "Ann"})
    settings = {"mode": "classic", "seats": 2, "allocation": "manual"}
    new = {"settings": settings, "bots": {"1": "casual"}, "start": True}
    id = visitor.ask("POST", "/api/tables", new)["id"]
    visitor.play(id, 16)
    visitor.page.goto(f"/table/{id}")
    visitor.page.locator('[data-end="allocating"]').wait_for()
    visitor.photograph(folder / f"allocation-{mark}.jpg", whole=True)


def pad_pictures(visitor: Visitor, folder: Path, mark: str) -> None:
    """The pad while a city is tapped in, and what one more inhabitant would be worth."""
    page = visitor.page
    page.goto(EVERY["pad-result"])
    page.locator("[data-what-if]").first.wait_for()
    page.locator("[data-what-if] > summary").first.click()
    visitor.photograph(folder / f"pad-what-if-{mark}.jpg", whole=True)
    page.locator('[data-action="city-0"]').click()
    visitor.photograph(folder / f"pad-city-{mark}.jpg", whole=True)


def more_pictures(visitor: Visitor, folder: Path, mark: str) -> None:
    """Whatever else is to be read through."""
    dialog_pictures(visitor, folder, mark)
    lesson_pictures(visitor, folder, mark)
    room_pictures(visitor, folder, mark)
    allocation_pictures(visitor, folder, mark)
    pad_pictures(visitor, folder, mark)


DIALOGS = ("bots", "hotseat", "online", "me", "settings")
LESSON_STEPS = {"classic": range(1, 13), "expert": range(1, 7)}
SHORT = {"home": "/"}
EVERY = {
    "home": "/", "home-whole": "/", "games": "/games", "rules": "/rules", "pad": "/pad",
    "learn": "/learn", "learn-expert": "/learn/expert", "helper": "/rules/helper",
    "rules-plain": "/rules.html", "nowhere": "/no/where", "no-table": "/table/none2222",
    "pad-result": "/pad#c~Ann!T2-T1__S_P__F3_Hpe__U1_______T3~Bo!T1_P!3!2",
}  # fmt: skip


def main() -> None:
    """Take them all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--all", type=Path, metavar="FOLDER")
    parser.add_argument("--languages", nargs="+", default=languages(), metavar="TAG")
    parser.add_argument("--widths", nargs="+", type=int, default=[*WIDTHS], metavar="PIXELS")
    asked = parser.parse_args()
    folder: Path | None = asked.all
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(ARGUMENTS))
        for tag in asked.languages if folder else ("en",):
            into = folder / tag if folder else PICTURES
            into.mkdir(parents=True, exist_ok=True)
            for width in asked.widths:
                for theme in THEMES if not folder else THEMES[:1]:
                    visitor = Visitor(browser, address, width, theme, tag)
                    mark = f"{width}-{theme}"
                    screen_pictures(visitor, into, mark, EVERY if folder else SHORT)
                    if folder:
                        more_pictures(visitor, into, mark)
                    table_pictures(visitor, into, mark, "classic", 3, whole=bool(folder))
                    visitor.context.close()
        browser.close()


if __name__ == "__main__":
    main()
