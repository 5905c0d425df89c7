"""Whoever sits before the page: moves by mouse, finger or keys, and reads the scores."""

import time
from collections.abc import Callable, Container, Sequence
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PATIENCE_SECONDS, Open

SITE, CITY = '[data-board="site"]', '[data-board="city"]'
TILE, SPOT = f"{SITE} [data-square][data-can]", f"{SITE} [data-spot][data-can]"
FULL = f"{TILE}:has(.tile:not(.down))"
"""A square with something to take."""
OFFERED = f"{SPOT}:has(.offered:not(.barred))"
"""A spot from which what is chosen already can be had."""
ARCHITECT = "[data-architect][data-can]"
READY = '[data-phase="start"]'
MOST_MOVES = 20
"""Of a player in a game."""
ASK_AGAIN_MS = 20
"""Until it is asked again whether a bot has moved, or whatever is waited for."""
OVER = "[data-end]"
Touch = Callable[[Locator], None]


def click(there: Locator) -> None:
    """With the mouse."""
    there.click()


def tap(there: Locator) -> None:
    """With a finger."""
    there.tap()


def keys(there: Locator) -> None:
    """Without either: the focus is moved there with Tab and the arrows, then Enter."""
    page, goal = there.page, there.element_handle()
    for _ in range(MOST_KEYS):
        key = goal.evaluate(NEXT_KEY)
        page.keyboard.press(key)
        if key == "Enter":
            return
    raise AssertionError("the keyboard does not get there")


MOST_KEYS = 150
NEXT_KEY = """it => {
  const here = document.activeElement
  if (here === it) return 'Enter'
  const grid = it.closest('[role=grid]')
  if (!grid || !grid.contains(here)) {
    const behind = here.compareDocumentPosition(it) & Node.DOCUMENT_POSITION_PRECEDING
    return behind ? 'Shift+Tab' : 'Tab'
  }
  const a = here.getBoundingClientRect(), b = it.getBoundingClientRect()
  const dx = b.x + b.width / 2 - a.x - a.width / 2
  const dy = b.y + b.height / 2 - a.y - a.height / 2
  // Past the free corners of the site one way leads nowhere: then it is the other one.
  const stuck = window.passed === here
  window.passed = here
  const farther = Math.abs(dx) >= Math.abs(dy) !== stuck
  const sideways = Math.abs(dx) > 12 && (farther || Math.abs(dy) <= 12)
  if (sideways) return dx > 0 ? 'ArrowRight' : 'ArrowLeft'
  return dy > 0 ? 'ArrowDown' : 'ArrowUp'
}"""
"""The key that brings the focus nearer: an arrow within a grid, Tab (or back) between parts."""


def until(page: Page, holds: Callable[[], object], seconds: float = PATIENCE_SECONDS) -> None:
    """Wait until something holds that no locator tells."""
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline, "it did not come to hold"
        page.wait_for_timeout(ASK_AGAIN_MS)


class Mayor:
    """Somebody who plays at a table on a page."""

    def __init__(self, page: Page, touch: Touch = click, seed: int = 1) -> None:
        self.page, self.touch, self.random = page, touch, Random(seed)
        self.moves = 0

    def wait(self) -> bool:
        """Until it is my turn (True) or the game is over (False)."""
        self.page.locator(f"{READY}, {OVER}").first.wait_for()
        return self.page.locator(OVER).count() == 0

    def move(self) -> None:
        """One move, begun at a tile, an architect or a spot in turn."""
        before = self.number()
        self.choose()
        self.touch(self.page.locator('[data-action="confirm"]'))
        self.page.locator(f'[data-number="{before}"]').wait_for(state="detached")
        self.moves += 1

    def choose(self) -> None:
        """The same without confirming it."""
        begun = (TILE, ARCHITECT, SPOT)[self.moves % 3]
        self.touch(self._any(begun))
        if self.phase() == "way":
            self.touch(self._any(ARCHITECT if begun == SPOT else OFFERED))
        if self.phase() == "place":
            squares = self.page.locator(f"{CITY} [data-square][data-can]")
            if squares.count():
                self.touch(self._any(f"{CITY} [data-square][data-can]"))
            else:
                self.touch(self.page.locator('[data-action="discard"]'))
        assert self.phase() == "confirm"

    def play(self) -> None:
        """The whole game."""
        while self.wait():
            self.move()

    def phase(self) -> str:
        """How far the move is made."""
        return self.page.locator("[data-phase]").get_attribute("data-phase") or ""

    def number(self) -> str:
        """The last event the page knows."""
        return self.page.locator("[data-number]").get_attribute("data-number") or ""

    def _any(self, selector: str) -> Locator:
        found = self.page.locator(selector)
        found.first.wait_for()
        return found.nth(self.random.randrange(found.count()))


SHEETS = "() => history.state?.sheets ?? 0"
"""How many things lie over the place that the address names."""


def close_dialog(page: Page) -> None:
    """By its key; until the page has gone back in the history to where the dialog was opened.

    Else that step could end the visit of another address.
    """
    open = page.evaluate(SHEETS)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.wait_for_function(f"open => ({SHEETS})() < open", arg=open)


def table_of(page: Page) -> str:
    """The id in the address."""
    page.wait_for_url("**/table/*")
    return page.url.split("/table/")[1].split("?")[0]


def served_table(page: Page, id: str) -> dict[str, Any]:
    """What the server says about a table."""
    answer = page.request.get(f"/api/tables/{id}")
    assert answer.ok
    data = answer.json()
    assert isinstance(data, dict)
    return data


def expect_result(page: Page, id: str) -> None:
    """The page ends with the scores that the server has."""
    expect(page.locator('[data-end="finished"]')).to_be_visible()
    if page.locator('[data-action="story-skip"]').count():
        page.locator('[data-action="story-skip"]').click()
    result = served_table(page, id)["result"]
    winners = " ".join(map(str, result["winners"]))
    expect(page.locator(f'[data-winner="{winners}"]')).to_be_visible()
    for seat, points in enumerate(result["scores"]):
        expect(page.locator(f'[data-score="{seat}"]')).to_have_text(str(points).replace("-", "−"))
        expect(page.locator(f'[data-score-pad] [data-total="{seat}"]')).to_have_text(
            str(points).replace("-", "−")
        )


def new_table(page: Page, query: str = "", **new: Any) -> str:
    """A table made without the page's dialogs, for tests that are about something else."""
    if page.request.get("/api/me").status == 401:
        assert page.request.post("/api/me", data={"name": "Ann"}).ok
    answer = page.request.post("/api/tables", data=new)
    assert answer.ok, answer.text()
    id = answer.json()["id"]
    page.goto(f"/table/{id}{query}")
    return str(id)


def first_of(moves: list[Any]) -> Any:
    """Any move will do."""
    return moves[0]


def played(
    page: Page,
    id: str,
    moves: int = MOST_MOVES,
    choose: Callable[[list[Any]], Any] = first_of,
    seats: Container[int] = (0,),
) -> None:
    """Those seats play so many moves, or to the end, for tests that are about what comes then.

    Nobody looks on meanwhile: the page is left and opened again.
    """
    address = page.url
    page.goto("about:blank")
    while moves:
        found = page.request.get(f"/api/tables/{id}/moves").json()
        if found["seat"] is None:
            break
        if found["seat"] not in seats:
            page.wait_for_timeout(ASK_AGAIN_MS)
            continue
        sent = {"type": "move", "after": found["number"], "move": choose(found["moves"])["move"]}
        assert page.request.post(f"/api/tables/{id}/commands", data=sent).ok
        moves -= 1
    page.goto(address)


def play_out(id: str, pages: Sequence[Page]) -> None:
    """Those who sit there, by their seats, play to the end while their pages look on."""
    while True:
        found = pages[0].request.get(f"/api/tables/{id}/moves").json()
        if found["seat"] is None:
            return
        sent = {"type": "move", "after": found["number"], "move": found["moves"][0]["move"]}
        mover = pages[found["seat"]].request
        assert mover.post(f"/api/tables/{id}/commands", data=sent).ok


def sit(page: Page, seat: int, name: str) -> None:
    """Somebody without a name sits down at the table that is open."""
    page.locator(f'[data-action="sit"][data-on="{seat}"]').click()
    page.locator("dialog[open] input").first.fill(name)
    page.locator('[data-action="save-name"]').click()
    expect(page.locator(f'[data-seat="{seat}"]')).to_contain_text(name)


def online(visit: Open, name: str = "Bob", **settings: Any) -> tuple[Page, Page, str]:
    """Ann has made a table and sent Bob the link; the game has begun."""
    ann = visit(None)
    id = new_table(ann, settings={"seats": 2, **settings})
    bob = visit(f"/table/{id}")
    sit(bob, 1, name)
    ann.locator('[data-action="start"]').click()
    for page in (ann, bob):
        expect(page.locator('[data-status="playing"]')).to_be_visible()
    return ann, bob, id
