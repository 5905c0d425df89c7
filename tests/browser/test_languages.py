"""Every language on the narrowest phone: nothing is cut off, nothing stays in English."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from quadropolis.words import ENGLISH, languages, words
from tests.browser.conftest import WIDE, Open
from tests.browser.laws import fits
from tests.browser.playing import CITY, FULL, OVER, READY, close_dialog, new_table, played

NARROW = {"width": 360, "height": 740}
PHONES = (375, 390, 412, 430)
"""Wider ones, in CSS pixels: what the narrow one leaves out must fit these."""
EVERY = pytest.mark.parametrize("language", languages())
FOREIGN = pytest.mark.parametrize("language", [tag for tag in languages() if tag != ENGLISH])
CROWDED = """() => [...document.querySelectorAll('.segments > label')]
  .filter((it) => {
    const row = it.parentElement.getBoundingClientRect()
    return it.checkVisibility() && it.getBoundingClientRect().right > row.right + 1
  })
  .map((it) => it.textContent.trim())"""
"""Choices that do not stand within the row of their choices."""


def speaks(page: Page, language: str, key: str, **values: object) -> None:
    """The main heading says this in the language, and in no other."""
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("h1").first).to_contain_text(words(language).say(key, **values))
    if language != ENGLISH:
        assert words(language).say(key, **values) != words(ENGLISH).say(key, **values)


def titled(page: Page, language: str, key: str) -> None:
    """The browser's tab is named in the language."""
    said = words(language)
    expect(page).to_have_title(said.say("page-title-of", screen=said.say(key)))
    if language != ENGLISH:
        assert said.say(key) != words(ENGLISH).say(key)


@EVERY
def test_screens_fit_a_narrow_phone(visit: Open, language: str) -> None:
    page = visit(f"/?lang={language}", viewport=NARROW)
    speaks(page, language, "home-title")
    fits(page)
    for dialog in ("bots", "online", "settings"):
        page.locator(f'[data-action="{dialog}"]').first.click()
        expect(page.locator("dialog[open]")).to_be_visible()
        fits(page)
        close_dialog(page)
    page.goto(f"/rules?lang={language}")
    speaks(page, language, "rules-title")
    expect(page.locator("[data-section] [data-board]").first).to_be_visible()
    titled(page, language, "title-rules")
    fits(page)
    page.goto(f"/pad?lang={language}")
    speaks(page, language, "pad-title")
    titled(page, language, "title-pad")
    fits(page)
    page.goto(f"/learn?lang={language}")
    speaks(page, language, "learn-classic")
    titled(page, language, "title-learn")
    fits(page)
    page.goto(f"/rules.html?lang={language}")
    speaks(page, language, "rules-title")
    fits(page)


@EVERY
def test_choices_side_by_side_fit_a_wide_screen(visit: Open, language: str) -> None:
    """Where there is room for two columns, long words need more of it than short ones."""
    page = visit(f"/?lang={language}", viewport=WIDE)
    for dialog in ("bots", "hotseat", "online", "settings"):
        page.locator(f'[data-action="{dialog}"]').first.click()
        expect(page.locator("dialog[open]")).to_be_visible()
        fits(page)
        assert page.evaluate(CROWDED) == []
        close_dialog(page)
    page.goto(f"/pad?lang={language}")
    speaks(page, language, "pad-title")
    fits(page)
    assert page.evaluate(CROWDED) == []


@EVERY
def test_a_pad_and_a_lesson_fit_a_narrow_phone(visit: Open, language: str) -> None:
    pad = "#c~Ann!T2-T1__S_P__F3_Hpe__U1_______T3~Bo!T1_P!3!2"
    page = visit(f"/pad?lang={language}{pad}", viewport=NARROW)
    expect(page.locator("[data-score-pad]")).to_be_visible()
    fits(page)
    page.goto(f"/learn?lang={language}")
    for architect in (3, 4):
        page.locator(f'[data-architect="{architect}"]').click()
    expect(page.locator('[data-action="learn-show-me"]')).to_be_visible()
    fits(page)


@EVERY
@pytest.mark.parametrize(("mode", "seats"), [("classic", 2), ("expert", 4)])
def test_a_table_fits_a_narrow_phone(visit: Open, language: str, mode: str, seats: int) -> None:
    page = visit(None, viewport=NARROW)
    settings: dict[str, Any] = {"mode": mode, "seats": seats, "allocation": "manual"}
    # The bots begin: what they did is told beside the buttons.
    settings |= {"begins": "chosen", "first_seat": 1}
    bots = {str(seat): "casual" for seat in range(1, seats)}
    id = new_table(page, f"?lang={language}", settings=settings, bots=bots)
    expect(page.locator('[data-action="start"]')).to_be_enabled()
    fits(page)
    page.locator('[data-action="start"]').click()
    expect(page.locator(READY)).to_be_visible()
    fits(page)
    page.locator(FULL).first.click()
    expect(page.locator('[data-phase="way"], [data-phase="place"]')).to_be_visible()
    if page.locator('[data-phase="way"]').count():
        fits(page)
        page.locator("[data-spot][data-can]:has(.offered:not(.barred))").first.click()
    page.locator(f"{CITY} [data-square][data-can]").first.click()
    expect(page.locator('[data-phase="confirm"]')).to_be_visible()
    for width in (*PHONES, NARROW["width"]):
        page.set_viewport_size({"width": width, "height": NARROW["height"]})
        fits(page)
    page.locator('[data-action="confirm"]').click()
    expect(page.locator('[data-phase="confirm"]')).to_have_count(0)
    if mode == "expert":
        return
    played(page, id)
    expect(page.locator(OVER)).to_be_visible()
    expect(page.locator('[data-action="lay-confirm"]')).to_be_visible()
    fits(page)
    page.locator('[data-action="lay-confirm"]').click()
    expect(page.locator('[data-end="finished"]')).to_be_visible()
    fits(page)
    page.locator('[data-action="story-skip"]').click()
    expect(page.locator("[data-winner]")).to_be_visible()
    fits(page)


@FOREIGN
def test_a_chosen_language_is_remembered_and_keeps_the_game(visit: Open, language: str) -> None:
    page = visit(None, viewport=NARROW)
    new_table(page, settings={"mode": "classic", "seats": 2}, bots={"1": "casual"}, start=True)
    expect(page.locator(READY)).to_be_visible()
    table = page.url
    before = page.locator("[data-number]").get_attribute("data-number")
    english = page.locator(READY).inner_text()
    page.locator('[data-action="menu"]').click()
    page.locator('dialog[open] [data-action="settings"]').click()
    page.locator("dialog[open] select").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    for left in (1, 0):
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(left)
    expect(page.locator(READY)).not_to_have_text(english)
    expect(page.locator("[data-number]")).to_have_attribute("data-number", before or "")
    assert page.url == f"{table}?lang={language}"
    page.locator(FULL).first.click()
    expect(page.locator(READY)).to_have_count(0)
    page.goto("/")
    speaks(page, language, "home-title")
    page.goto(f"/?lang={ENGLISH}")
    speaks(page, ENGLISH, "home-title")
