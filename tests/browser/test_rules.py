"""The rules on the page: complete, searchable, linked to, and the helper with all tables."""

import pytest
from playwright.sync_api import Page, expect

from quadropolis.rulebook.reading import said
from quadropolis.rulebook.structure import sections, structure, tips
from quadropolis.rulebook.tables import Table, box_table, score_table
from quadropolis.rules.mode import MODES
from quadropolis.words import languages, words
from tests.browser.conftest import PHONE, WIDE, Open

SECTIONS = [section["id"] for section in sections()]


@pytest.mark.parametrize("language", languages())
def test_every_section_is_shown(visit: Open, language: str) -> None:
    page = visit(f"/rules?lang={language}")
    expect(page.locator("[data-section]")).to_have_count(len(SECTIONS))
    text = words(language)
    for name, example in structure()["examples"].items():
        points = {**example["sheet"]["categories"], "total": example["sheet"]["total"]}
        # The page writes a real minus sign.
        values = {key: f"−{-n}" if n < 0 else n for key, n in points.items()}
        told = text.say(example["text"], **values)
        expect(page.locator(f'[data-figure="{name}"]')).to_contain_text(told)
        assert page.locator(f'[data-figure="{name}"] [data-board]').count() == 1
    for mode in MODES.values():
        assert rows_of(page, f'[data-box="{mode}"]') == rows_in(box_table(text, mode))
    assert rows_of(page, '[data-table="monument"]') == rows_in(score_table(text, "monument"))
    ruling = text.say("rules-ruling")
    for size in (WIDE, PHONE):
        page.set_viewport_size(size)
        expect(page.locator("[data-section] h2:visible")).to_have_count(len(SECTIONS))
        assert ruling in page.locator("main").inner_text()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def rows_of(page: Page, table: str) -> list[list[str]]:
    """The rows of a table as they are shown, drawings aside."""
    shown: list[list[str]] = page.locator(f"{table} tbody tr").evaluate_all(
        """rows => rows.map(row => [...row.cells].map(cell => {
             const words = cell.cloneNode(true)
             words.querySelectorAll("svg").forEach(drawing => drawing.remove())
             return words.textContent.trim()
           }))"""
    )
    return shown


def rows_in(table: Table) -> list[list[str]]:
    return [list(row) for row in table.rows]


def test_the_helper_tells_the_facts_in_every_language(visit: Open) -> None:
    page = visit("/rules/helper", viewport=PHONE)
    for language in languages():
        page.goto(f"/rules/helper?lang={language}")
        said_in = words(language)
        for mode, facts in (
            ("classic", ["rules-round-mayor", "rules-place-districts"]),
            ("expert", ["rules-round-mayor", "rules-expert-mat", "rules-monument-rounds"]),
        ):
            page.locator(f'[data-action="helper-mode-{mode}"]').check(force=True)
            helper = page.locator(f'[data-helper="{mode}"]')
            for key in (*facts, "scores-tie", "box-how", *tips()):
                expect(helper).to_contain_text(said(said_in, key))
            expected = rows_in(box_table(said_in, MODES[mode]))
            assert rows_of(page, f'[data-box="{mode}"]') == expected


def test_a_link_leads_to_its_part(visit: Open) -> None:
    page = visit("/rules/harbor", viewport=PHONE)
    expect(page.locator("#harbor h2")).to_be_in_viewport()
    expect(page.locator("#harbor h2")).to_be_focused()
    page.locator('[data-action="contents"]').click()
    page.locator('[data-action="section-tips"] >> visible=true').click()
    expect(page.locator("#tips h2")).to_be_in_viewport()
    assert page.evaluate("location.pathname") == "/rules/tips"
    page.go_back()
    expect(page.locator("#harbor h2")).to_be_in_viewport()


def test_searching_leaves_what_was_found(visit: Open) -> None:
    page = visit("/rules")
    field = page.locator('[data-action="search"]')
    field.fill("pollut")
    expect(page.locator('[data-section="goal"]')).to_be_hidden()
    # What the score sheet calls so is found, whatever its own words are.
    expect(page.locator('[data-section="leftovers"]')).to_be_visible()
    field.fill("harbor longest")
    expect(page.locator("[data-section]")).to_have_count(1)
    expect(page.locator('[data-section="harbor"] mark').first).to_be_visible()
    field.fill("no such word at all")
    expect(page.locator("[data-section]")).to_have_count(0)
    expect(
        page.get_by_role("status").filter(has_text=words("en").say("rules-search-found", count=0))
    ).to_be_visible()
    field.fill("")
    expect(page.locator("[data-section]")).to_have_count(len(SECTIONS))


@pytest.mark.parametrize("mode", ["classic", "expert"])
def test_the_helper_has_every_table(visit: Open, mode: str) -> None:
    page = visit("/rules/helper", viewport=PHONE)
    page.locator(f'[data-action="helper-mode-{mode}"]').check(force=True)
    helper = page.locator(f'[data-helper="{mode}"]')
    expect(helper.locator("[data-table]")).to_have_count(6 if mode == "classic" else 8)
    shown = helper.locator('[data-table="tower"] td')
    expect(shown).to_have_text(["1", "3", "6", "10"] + (["15"] if mode == "expert" else []))


def test_the_rules_are_read_without_scripts(visit: Open) -> None:
    page = visit("/rules.html", java_script_enabled=False, viewport=PHONE)
    expect(page.locator("section")).to_have_count(len(SECTIONS))
    page.locator('nav a[href="#harbor"]').click()
    expect(page.locator("#harbor")).to_be_in_viewport()
    visited = visit("/", java_script_enabled=False)
    visited.locator('a[href^="/rules-"]').first.click()
    expect(visited.locator("section")).to_have_count(len(SECTIONS))
