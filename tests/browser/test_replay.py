"""A replay: it plays by itself, and goes where it is told to."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.shelf import kept_game, put_on_shelf, record_of

GAME = "01-classic-2"
BEFORE_THE_END = 7
"""So many positions: there is time to hold it before it is there."""


def at(page: Page, ply: int) -> None:
    """That position is shown."""
    expect(page.locator(f'[data-replay="{ply}"]')).to_be_visible()


def test_it_plays_by_itself_to_the_end_and_rests_there(visit: Open) -> None:
    page = visit("/about")
    id = put_on_shelf(page, kept_game(record_of(GAME), "film"))
    page.goto(f"/table/{id}/replay?ply=0")
    at(page, 0)
    last = int(page.locator("[data-replay]").get_attribute("data-last") or 0)
    begun = last - BEFORE_THE_END
    page.goto(f"/table/{id}/replay?ply={begun}")
    play = page.locator('[data-action="play"]')
    play.click()
    expect(play).to_have_accessible_name("Pause")
    at(page, begun + 2)
    # A step by hand holds it.
    page.locator('[data-action="back"]').click()
    expect(play).to_have_accessible_name("Play")
    # The space bar has it go on, to the last position.
    page.locator("h1").click()
    page.keyboard.press("Space")
    at(page, last)
    expect(play).to_have_accessible_name("Play")
    # Played again it begins anew.
    play.click()
    at(page, 2)
