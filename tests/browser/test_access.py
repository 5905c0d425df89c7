"""Nothing for the accessibility checker to find, on any screen, light and dark."""

from collections.abc import Sequence
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import PHONE, WIDE, Open
from tests.browser.playing import Mayor, new_table, played
from tests.sizes import LONG

SCREENS = (
    "/", "/games", "/rules", "/rules/helper", "/about", "/rules.html?lang=ru",
    "/pad", "/learn", "/learn/expert",
)  # fmt: skip
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def check(page: Page, axe: str, themes: Sequence[Literal["light", "dark"]] = THEMES) -> None:
    """Run the checker on what is shown now, light and dark."""
    if page.evaluate("() => !window.axe"):
        page.evaluate(axe)
    for theme in themes:
        page.emulate_media(color_scheme=theme)
        found: list[dict[str, Any]] = page.evaluate("async () => (await axe.run()).violations")
        told = [
            (violation["id"], [node["html"][:160] for node in violation["nodes"]][:4])
            for violation in found
        ]
        assert told == [], (theme, page.viewport_size)


def check_sizes(page: Page, axe: str) -> None:
    """The same on another device, and nothing is too wide for it; then as it was before."""
    now = page.viewport_size
    for viewport in (WIDE, PHONE) if now == PHONE else (PHONE, WIDE):
        page.set_viewport_size(viewport)
        # Colors hardly depend on the size: each has one theme, unless there is time for both.
        check(page, axe, THEMES if LONG else THEMES[viewport == PHONE :][:1])
        wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, viewport
    assert page.viewport_size == now


@pytest.mark.parametrize("path", SCREENS)
def test_screens(visit: Open, axe: str, path: str) -> None:
    page = visit(path)
    expect(page.locator("main").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    check_sizes(page, axe)


@pytest.mark.parametrize("dialog", ["bots", "hotseat", "online", "me", "settings"])
def test_dialogs(visit: Open, axe: str, dialog: str) -> None:
    page = visit("/", viewport=PHONE)
    page.locator(f'[data-action="{dialog}"]').first.click()
    expect(page.locator("dialog[open]")).to_be_visible()
    check(page, axe)


@pytest.mark.parametrize(("mode", "viewport"), [("classic", PHONE), ("expert", WIDE)])
def test_a_table_from_seats_to_result(
    visit: Open, axe: str, mode: str, viewport: ViewportSize
) -> None:
    page = visit(None, viewport=viewport)
    settings = {"mode": mode, "seats": 2, "allocation": "manual"}
    id = new_table(page, settings=settings, bots={"1": "greedy"})
    expect(page.locator('[data-action="start"]')).to_be_visible()
    check_sizes(page, axe)
    page.locator('[data-action="start"]').click()
    assert Mayor(page).wait()
    check_sizes(page, axe)
    page.locator('[data-board="site"] [data-square][data-can]').first.click()
    check_sizes(page, axe)
    page.keyboard.press("Escape")
    played(page, id)
    expect(page.locator('[data-end="allocating"]')).to_be_visible()
    check_sizes(page, axe)
    page.locator('[data-action="lay-confirm"]').click()
    expect(page.locator('[data-end="finished"]')).to_be_visible()
    check_sizes(page, axe)
    page.locator('[data-action="story-skip"]').click()
    check_sizes(page, axe)
    page.goto(f"/table/{id}/replay?ply=9")
    expect(page.locator('[data-replay="9"]')).to_be_visible()
    check_sizes(page, axe)
