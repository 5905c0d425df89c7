"""Touches that choose nothing: each is answered, with what is true."""

from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import PHONE, Open
from tests.browser.playing import CITY, FULL, READY, Mayor, new_table, played
from tests.browser.test_clear import REFUSAL
from tests.browser.test_moving import choose, give
from tests.browser.test_quiet import hot_seat

MINE = f".own {CITY}"
TABLET: ViewportSize = {"width": 768, "height": 1024}


def _architect_that_takes(page: Page, id: str) -> str:
    """A move that takes something, as it is typed."""
    moves = page.request.get(f"/api/tables/{id}/moves").json()["moves"]
    return str(next(one["move"] for one in moves if one["takes"] and one["to"] != "-"))


def test_a_building_of_mine_tells_about_itself_and_a_free_square_asks_for_a_tile(
    visit: Open,
) -> None:
    page = visit(None, viewport=PHONE, has_touch=True)
    id = new_table(page, settings={"seats": 2}, bots={"1": "random"}, start=True)
    played(page, id, 3, lambda moves: max(moves, key=lambda it: it["to"] or "-"))
    page.locator(READY).wait_for()
    built = page.locator(f"{MINE} [data-faces]").first
    built.tap(force=True)
    kind = built.locator("[data-kind]").first.get_attribute("data-kind")
    expect(page.locator(f'[data-tile-card="{kind}"]')).to_contain_text("Needs")
    page.locator(f"{MINE} [data-square]:not([data-faces])").first.tap(force=True)
    expect(page.locator("[data-tile-card]")).to_have_count(0)
    expect(page.locator(REFUSAL)).to_have_text("Pick a tile on the site first.")
    # With a tile in hand that adds no floor the same touch says what is in its way.
    page.locator(FULL).and_(page.locator(':not([data-faces^="T"])')).first.tap()
    if Mayor(page).phase() == "way":
        page.locator("[data-spot][data-can]:has(.offered:not(.barred))").first.tap()
    page.locator(f"{MINE} [data-faces]:not([data-can])").first.tap(force=True)
    expect(page.locator(REFUSAL)).to_contain_text("built on already")
    expect(page.locator("[data-tile-card]")).to_have_count(0)


def test_a_touch_on_what_is_being_said_takes_nothing_back(visit: Open) -> None:
    page = visit(None, viewport=PHONE, has_touch=True)
    id = hot_seat(page, seats=2)
    move = give(page, id)
    choose(page, move)
    page.locator(".says .prompt").tap()
    expect(page.locator("[data-tile-card]")).to_have_count(0)
    # The tile in hand is told about.
    page.locator(".says .hand").tap()
    expect(page.locator('[data-tile-card="tower"]')).to_contain_text("Needs")
    expect(page.locator('[data-phase="confirm"]')).to_be_visible()


def test_buildings_of_others_are_told_about_over_the_sheet_they_stand_in(visit: Open) -> None:
    page = visit(None, viewport=PHONE, has_touch=True)
    id = new_table(page, settings={"seats": 2}, bots={"1": "random"}, start=True)
    played(page, id, 3, lambda moves: max(moves, key=lambda it: it["to"] or "-"))
    page.locator(READY).wait_for()
    page.locator('[data-action="player"][data-player="0"]').tap()
    built = page.locator(f"dialog[open] {CITY} [data-faces]").first
    kind = built.locator("[data-kind]").first.get_attribute("data-kind")
    built.tap()
    card = page.locator(f'[data-tile-card="{kind}"]')
    expect(card).to_contain_text("Needs")
    # Sheets lie above everything but that.
    expect(page.locator(":popover-open").filter(has=card)).to_have_count(1)
    page.locator("dialog[open] h2").first.tap()
    expect(page.locator("[data-tile-card]")).to_have_count(0)


def test_whoever_types_a_move_confirms_it_with_the_next_enter(visit: Open) -> None:
    page = visit(None)
    id = hot_seat(page, seats=2)
    mayor = Mayor(page)
    assert mayor.wait()
    before = mayor.number()
    page.locator('[data-action="type"]').fill(_architect_that_takes(page, id))
    page.keyboard.press("Enter")
    expect(page.locator('[data-action="confirm"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(f'[data-number="{before}"]')).to_have_count(0)


def test_a_touch_beside_a_sheet_closes_it_and_touches_nothing_underneath(visit: Open) -> None:
    page = visit(None, viewport=TABLET, has_touch=True)
    id = hot_seat(page, seats=2)
    page.locator(READY).wait_for()
    choose(page, give(page, id))
    build = page.locator('[data-phase="confirm"] [data-action="confirm"]')
    place = build.bounding_box()
    assert place is not None
    before = Mayor(page).number()
    sheet = page.locator("dialog[open]")
    page.locator('[data-action="menu"]').click()
    page.touchscreen.tap(place["x"] + 10, place["y"] + 10)
    expect(sheet).to_have_count(0)
    expect(build).to_be_visible()
    # A press that begins on the sheet, to mark words, may end beside it.
    page.locator('[data-action="menu"]').click()
    inside = sheet.locator("h2").first.bounding_box()
    assert inside is not None
    page.mouse.move(inside["x"] + 5, inside["y"] + 5)
    page.mouse.down()
    page.mouse.move(place["x"] + 10, place["y"] + 10, steps=3)
    page.mouse.up()
    expect(sheet).to_be_visible()
    page.mouse.click(place["x"] + 10, place["y"] + 10)
    expect(sheet).to_have_count(0)
    expect(build).to_be_visible()
    assert Mayor(page).number() == before
