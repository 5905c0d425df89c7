"""Nothing for the accessibility checker to find, on any screen, light and dark."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, WIDE, Open
from tests.browser.playing import Mayor, new_table

SCREENS = (
    "/", "/games", "/rules", "/rules/helper", "/rules.html?lang=ru",
    "/pad", "/learn", "/learn/expert",
)  # fmt: skip
THEMES = pytest.mark.parametrize("theme", ["light", "dark"])


def check(page: Page, axe: str) -> None:
    """Run the checker on what is shown now."""
    page.evaluate(axe)
    found: list[dict[str, Any]] = page.evaluate("async () => (await axe.run()).violations")
    told = [
        (violation["id"], [node["html"][:160] for node in violation["nodes"]][:4])
        for violation in found
    ]
    assert told == []


def no_sideways_scrolling(page: Page) -> None:
    wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


@THEMES
@pytest.mark.parametrize("path", SCREENS)
@pytest.mark.parametrize("viewport", [PHONE, WIDE], ids=["phone", "wide"])
def test_screens(visit: Open, axe: str, path: str, theme: Any, viewport: Any) -> None:
    page = visit(path, color_scheme=theme, viewport=viewport)
    expect(page.locator("main").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    check(page, axe)
    no_sideways_scrolling(page)


@THEMES
@pytest.mark.parametrize("dialog", ["bots", "hotseat", "online", "me", "settings"])
def test_dialogs(visit: Open, axe: str, dialog: str, theme: Any) -> None:
    page = visit("/", color_scheme=theme, viewport=PHONE)
    page.locator(f'[data-action="{dialog}"]').first.click()
    expect(page.locator("dialog[open]")).to_be_visible()
    check(page, axe)


@THEMES
@pytest.mark.parametrize("mode", ["classic", "expert"])
@pytest.mark.parametrize("viewport", [PHONE, WIDE], ids=["phone", "wide"])
def test_a_table_from_seats_to_result(
    visit: Open, axe: str, mode: str, theme: Any, viewport: Any
) -> None:
    page = visit("/", color_scheme=theme, viewport=viewport)
    settings = {"mode": mode, "seats": 2, "allocation": "manual"}
    id = new_table(page, settings=settings, bots={"1": "greedy"})
    expect(page.locator('[data-action="start"]')).to_be_visible()
    check(page, axe)
    page.locator('[data-action="start"]').click()
    mayor = Mayor(page)
    assert mayor.wait()
    check(page, axe)
    page.locator('[data-board="site"] [data-square][data-can]').first.click()
    check(page, axe)
    no_sideways_scrolling(page)
    page.keyboard.press("Escape")
    while mayor.wait():
        moves = page.request.get(f"/api/tables/{id}/moves").json()
        sent = {"type": "move", "after": moves["number"], "move": moves["moves"][0]["move"]}
        assert page.request.post(f"/api/tables/{id}/commands", data=sent).ok
        expect(page.locator(f'[data-number="{moves["number"]}"]')).to_have_count(0)
    expect(page.locator('[data-end="allocating"]')).to_be_visible()
    check(page, axe)
    page.locator('[data-action="lay-confirm"]').click()
    expect(page.locator('[data-end="finished"]')).to_be_visible()
    check(page, axe)
    page.locator('[data-action="story-skip"]').click()
    check(page, axe)
    page.goto(f"/table/{id}/replay?ply=9")
    expect(page.locator('[data-replay="9"]')).to_be_visible()
    check(page, axe)
    no_sideways_scrolling(page)
