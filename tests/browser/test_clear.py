"""What helps to see what there is and what can be done: coordinates, reasons, cards, layouts."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from quadropolis.notation.record import parse_record
from quadropolis.rules.lines import Category
from quadropolis.server.wire.previews import previews
from tests.browser.conftest import PHONE, WIDE, Complaints, Open
from tests.browser.playing import (
    CITY,
    FULL,
    OFFERED,
    READY,
    SITE,
    Mayor,
    new_table,
)
from tests.browser.shelf import game_before, kept_game, put_on_shelf
from tests.browser.test_access import check
from tests.browser.test_quiet import hot_seat

GAMES = Path(__file__).parents[1] / "games"
UPRIGHT = {"width": 768, "height": 1024}
FLAT = {"width": 1024, "height": 768}
LOW = {"width": 844, "height": 390}
NARROW = {"width": 360, "height": 640}
WIDE_NAME = "W" * 24
CARD = "[data-tile-card]"
REFUSAL = "[data-refusal]"
FRAMES = """card => {
  const found = []
  for (let it = document.querySelector(card); it !== document.body; it = it.parentElement) {
    const { borderTopWidth, boxShadow } = getComputedStyle(it)
    if (parseFloat(borderTopWidth) || boxShadow !== 'none') found.push(it.className)
  }
  return found
}"""
"""Whatever draws a line around a card, from within."""


def box(there: Locator) -> dict[str, float]:
    """Where something is on the screen."""
    found = there.bounding_box()
    assert found is not None
    return dict(found)


def two_at_one_device(page: Page, **settings: Any) -> str:
    """It is always somebody's turn here."""
    return new_table(
        page,
        settings={"seats": 2, **settings},
        seat=None,
        guests={"0": WIDE_NAME, "1": "Bob"},
        start=True,
    )


def coordinates(board: Locator) -> str:
    """What is printed beside a board, letters first."""
    signs = board.locator("[data-coordinate]").all_text_contents()
    return "".join(sorted(signs, key=lambda sign: (sign.isdigit(), sign)))


@pytest.mark.parametrize("mode", ["classic", "expert"])
def test_a_turn_tells_what_there_is(visit: Open, axe: str, mode: str) -> None:
    page = visit(None)
    two_at_one_device(page, mode=mode)
    expect(page.locator(READY)).to_be_visible()
    assert coordinates(page.locator(SITE)) == "abcde12345"
    letters = "abcd" if mode == "classic" else "abcde"
    small = page.locator(".around [data-board]")
    assert coordinates(small) == letters + "1234"
    mine = coordinates(page.locator(f".own {CITY}"))
    # In Classic the numbers that architects match are those of the rows, and stand there already.
    assert mine == letters + ("" if mode == "classic" else "1234")
    # A card about a tile: under the mouse, and with the focus of the keys.
    tile = page.locator(FULL).first
    tile.hover()
    expect(page.locator(CARD)).to_contain_text("Needs")
    page.mouse.move(2, 2)
    expect(page.locator(CARD)).to_have_count(0)
    page.keyboard.press("ArrowDown")
    place = page.locator(f"{SITE} :focus")
    expect(place).to_have_attribute("data-square", place.get_attribute("data-square") or "none")
    page.keyboard.press("Home")
    for _ in range(49):
        if page.locator(CARD).count():
            break
        at_end = page.evaluate("document.activeElement.closest('[role=gridcell]').style.gridColumn")
        page.keyboard.press("ArrowRight")
        if at_end in ("6", "7"):
            page.keyboard.press("Home")
            page.keyboard.press("ArrowDown")
    expect(page.locator(CARD)).to_be_visible()
    # Offers do not look like architects that lie there: no filled body.
    tile.click()
    expect(page.locator(".offered").first).to_be_visible()
    assert page.locator(".offered .body").count() == 0
    check(page, axe)
    # Under the pointer the button that cannot be pressed is as before: no gray on red.
    confirm = page.locator('[data-action="confirm"]')
    expect(confirm).to_be_disabled()
    confirm.hover(force=True)
    ground = "e => getComputedStyle(e).backgroundColor"
    assert confirm.evaluate(ground) in ("rgba(0, 0, 0, 0)", "transparent")


def test_a_touch_that_does_nothing_is_answered_where_it_was(visit: Open) -> None:
    page = visit(None)
    id = two_at_one_device(page)
    # The Urbanist is no tile.
    Mayor(page).move()
    Mayor(page).move()
    expect(page.locator(READY)).to_be_visible()
    urbanist = page.locator(f"{SITE} [data-square]", has_text="The Urbanist stands here")
    urbanist.click(force=True)
    expect(page.locator(REFUSAL)).to_contain_text("The Urbanist")
    told, there = box(page.locator(REFUSAL)), box(urbanist)
    assert abs(told["y"] + told["height"] - there["y"]) < 60
    # Nor is an architect that is on the site one in hand; those that do not reach a tile step back.
    page.locator(".architects .gone").click(force=True)
    expect(page.locator(REFUSAL)).to_contain_text("on the site already")
    moves = page.request.get(f"/api/tables/{id}/moves").json()["moves"]
    reaching: dict[str, set[str]] = {}
    for move in moves:
        if move["takes"]:
            reaching.setdefault(move["square"], set()).add(str(move["architect"]))
    square, able = min(reaching.items(), key=lambda one: len(one[1]))
    page.locator(f'{SITE} [data-square="{square}"]').click()
    hand = page.locator(".architects [data-architect]:not(.gone, .idle)")
    assert set(hand.evaluate_all("all => all.map((it) => it.dataset.architect)")) == able
    page.keyboard.press("Escape")
    # From a spot, the boards offer those that are not gray in the hand.
    spot = next(move["spot"] for move in moves if move["takes"])
    page.locator(f'[data-spot="{spot}"]').click()
    offered = page.locator(f"{SITE} .by:not(.idle)").all_inner_texts()
    assert set(offered) == set(hand.evaluate_all("all => all.map((it) => it.dataset.architect)"))
    page.keyboard.press("Escape")
    # Numbers while choosing can be switched off.
    page.locator(FULL).first.click()
    page.locator("[data-spot][data-can]:has(.offered:not(.barred))").first.click()
    assert page.locator("[data-gain]").count() > 0
    page.locator('[data-action="menu"]').click()
    page.locator('dialog [data-action="settings"]').click()
    page.locator('[data-action="gains"]').click()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator("[data-gain]")).to_have_count(0)


def test_small_cities_have_the_signs_of_large_ones(visit: Open) -> None:
    page = visit(None)
    new_table(page, settings={"seats": 2}, bots={"1": "random"}, start=True)
    page.locator(READY).wait_for()
    for city in (".around figure", ".own"):
        signs = page.locator(f"{city} {CITY} .label").all_inner_texts()
        assert sorted(signs) == sorted("11223344abcd"), city


def test_the_question_about_an_empty_place_is_the_right_one(visit: Open) -> None:
    page = visit(None)
    # Corners and the middle are reached by one architect alone, from two sides or four.
    down = ", ".join(f'{SITE} [data-square="{at}"]:has(.down)' for at in ("a1", "c3", "e5"))
    for _ in range(20):
        hot_seat(page, seats=2)
        page.locator(READY).wait_for()
        if page.locator(down).count():
            break
    page.locator(down).first.click()
    expect(page.locator(".prompt")).to_have_text("Nothing to take there. From which side anyway?")
    page.locator(OFFERED).first.click()
    expect(page.locator('[data-phase="confirm"]')).to_be_visible()


def test_discarding_is_a_switch_that_shows_what_it_is_set_to(visit: Open) -> None:
    page = visit(None)
    page.clock.install()
    hot_seat(page, seats=2)
    mayor = Mayor(page)
    assert mayor.wait()
    discard = page.locator('[data-action="discard"]')

    def switched(on: str) -> None:
        page.clock.run_for(1000)
        discard.click()
        expect(discard).to_have_attribute("aria-pressed", on)

    # Before it is known who takes the tile,
    for tile in page.locator(FULL).all():
        tile.click()
        if mayor.phase() == "way":
            break
        page.keyboard.press("Escape")
    assert mayor.phase() == "way"
    switched("true")
    switched("false")
    switched("true")
    # and afterward: what was switched off is not played.
    page.locator("[data-architect][data-can]").first.click()
    if mayor.phase() == "way":
        page.locator(OFFERED).first.click()
    expect(page.locator(".prompt")).to_contain_text("discarded")
    before = mayor.number()
    switched("false")
    assert mayor.phase() == "place"
    switched("true")
    assert mayor.phase() == "confirm"
    assert mayor.number() == before


def test_what_a_tile_brings_is_told_apart_from_what_it_costs(visit: Open) -> None:
    page = visit(None)
    id = two_at_one_device(page)
    moves = page.request.get(f"/api/tables/{id}/moves").json()["moves"]
    move = next(m for m in moves if m["takes"] in ("T2", "T3") and m["to"] not in (None, "-"))
    expect(page.locator(READY)).to_be_visible()
    page.locator(f'[data-architect="{move["architect"]}"]').click()
    page.locator(f'[data-spot="{move["spot"]}"]').click()
    expect(page.locator('[data-gift="inhabitants"]')).to_contain_text(f"+{move['takes'][1]}")
    # Nobody has a job in an empty city.
    lost = f"{move['takes'][1]} more idle inhabitants: −{move['takes'][1]} points."
    expect(page.locator("[data-why]")).to_have_text(lost)
    square = page.locator(f'.own {CITY} [data-square="{move["to"]}"]')
    gain = square.locator("[data-gain]")
    assert box(gain)["width"] <= box(square)["width"]
    assert gain.get_attribute("data-gain") == str(move["points"])
    # A star stands before points, wherever people and energy have signs too.
    assert gain.locator("svg").count() == 1
    star = gain.locator("svg path").get_attribute("d")
    assert page.locator(".stock svg path").first.get_attribute("d") != star
    # Whatever a number is made of, it is the same on the square and on the button.
    data = json.loads((GAMES / "05-classic-3.json").read_text(encoding="utf-8"))
    states = [
        state
        for state in parse_record(json.dumps(data)).states()
        if state.current_player is not None
    ]
    number, mixed = next(
        (number, move)
        for number, state in enumerate(states)
        for move in previews(state)
        if move.to not in (None, "-")
        and 0 != move.changes.get(Category.IDLE_INHABITANTS, 0) != move.points
    )
    page.goto(f"/table/{put_on_shelf(page, game_before(data, 'mixed', number))}")
    expect(page.locator(READY)).to_be_visible()
    page.locator(f'[data-architect="{mixed.architect}"]').click()
    page.locator(f'[data-spot="{mixed.spot}"]').click()
    square = page.locator(f'.own {CITY} [data-square="{mixed.to}"]')
    square.click()
    said = page.locator('[data-action="confirm"] .number').inner_text()
    assert int(said.replace("−", "-")) == mixed.points
    assert square.locator("[data-gain]").inner_text().strip() == said
    # What changes nothing needs no number.
    thrown = next(m for m in previews(states[number]) if m.to == "-" and m.spot == mixed.spot)
    numbers = page.locator('[data-action="discard"] .number')
    expect(numbers).to_have_count(int(thrown.points != 0))


def test_the_log_is_read_from_the_top(visit: Open) -> None:
    page = visit(None)
    two_at_one_device(page)
    mayor = Mayor(page)
    for _ in range(14):
        mayor.wait()
        mayor.move()
    page.locator('[data-action="undo"]').click()
    log = page.locator(".around [data-log]")
    expect(log.locator("s")).to_have_count(1)
    texts = log.locator("[data-round], s").all_text_contents()
    assert texts[0].startswith("Round 2"), "the newest round's heading is above its moves"
    assert texts[1] != "Round 1", "and the move that was taken back below it"
    assert texts[-1].startswith("Round 1")
    # What was taken in this round is seen faintly where it lay, beside where it stands now.
    log.locator("button:not(:has(s)):has(.tile:not(.none))").first.click()
    expect(page.locator(f"{SITE} .from [data-taken]")).to_be_visible()
    expect(page.locator('[data-board="city"] .lit')).to_have_count(1)
    # Looking back, one still sees what is asked; that site is gone.
    log.locator("button").last.click()
    expect(page.locator(f"{SITE} .lit")).to_have_count(0)
    expect(page.locator("[data-told]")).to_contain_text("architect")
    expect(page.locator(".prompt")).to_contain_text("pick a tile")


def test_long_names_and_tablets(visit: Open, axe: str) -> None:
    page = visit(None, viewport=UPRIGHT, has_touch=True)
    names = {"0": WIDE_NAME, "1": "Ж" * 24, "2": "Bob", "3": "👩‍🚀"}
    new_table(page, settings={"seats": 4}, seat=None, guests=names, start=True)
    expect(page.locator(READY)).to_be_visible()
    for viewport in (UPRIGHT, FLAT, WIDE, PHONE, NARROW, LOW):
        page.set_viewport_size(viewport)  # type: ignore[arg-type]
        wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, viewport
        for chip in page.locator('[data-action="player"]').all():
            # Everybody's architects are seen, on the narrowest phone too.
            expect(chip.locator("[data-hand]")).to_have_attribute("data-hand", "1234")
            outer, hand = box(chip), box(chip.locator("[data-hand]"))
            assert hand["x"] + hand["width"] <= outer["x"] + outer["width"] + 1, viewport
            for hat in map(box, chip.locator(".hat").all()):
                assert outer["y"] <= hat["y"], viewport
                assert hat["x"] + hat["width"] <= outer["x"] + outer["width"], viewport
        if viewport in (UPRIGHT, FLAT, WIDE):
            figures = page.locator(".around figure")
            expect(figures).to_have_count(3)
            for figure in figures.all():
                outer, mat = box(figure), box(figure.locator(".mat"))
                assert mat["width"] > 90, viewport
                assert outer["x"] + outer["width"] <= viewport["width"]
                assert outer["y"] + outer["height"] <= viewport["height"], viewport
    check(page, axe)
    # Held with a finger, a tile tells about itself, and is not chosen by it.
    page.set_viewport_size(PHONE)
    tile = page.locator(FULL).first
    there = box(tile)
    session = page.context.new_cdp_session(page)
    point = {"x": there["x"] + there["width"] / 2, "y": there["y"] + there["height"] / 2}
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.locator(CARD)).to_be_visible()
    assert len(page.evaluate(FRAMES, CARD)) == 1
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(READY)).to_be_visible()
    # It stays to be read when the finger has gone, and the focus; the next touch takes it away.
    page.wait_for_function("document.activeElement !== document.body")
    expect(page.locator(CARD)).to_be_visible()
    page.touchscreen.tap(2, 2)
    expect(page.locator(CARD)).to_have_count(0)


@pytest.mark.parametrize("game", ["05-classic-3", "28-expert-3", "09-classic-4"])
def test_all_cities_of_a_finished_game_are_on_the_screen(visit: Open, game: str) -> None:
    page = visit("/about")
    record = json.loads((GAMES / f"{game}.json").read_text(encoding="utf-8"))
    id = put_on_shelf(page, kept_game(record, "aaaa"))
    page.goto(f"/table/{id}/replay")
    towns = page.locator(".towns[data-players] > *")
    expect(towns).to_have_count(len(record["players"]))
    for town in towns.all():
        there = box(town.locator(CITY))
        assert there["y"] + there["height"] <= WIDE["height"], "the city is not cut off"
    page.goto(f"/table/{id}")
    # While the scoring is told, all of them are looked at.
    expect(page.locator('[data-end="finished"]')).to_be_visible()
    if page.locator('[data-end="finished"]').get_attribute("data-at") == "result":
        page.locator('[data-action="story"]').click()
    for town in page.locator(".towns[data-players] > *").all():
        there = box(town.locator(CITY))
        assert there["y"] + there["height"] <= WIDE["height"], "nor here"


def test_a_refused_name_marks_its_field(visit: Open, complaints: Complaints) -> None:
    complaints.allowed.append("422 (Unprocessable Entity)")
    page = visit("/", viewport=PHONE)
    page.locator('[data-action="hotseat"]').click()
    first, second = (page.locator(f'dialog[open] [name="name-{seat}"]') for seat in (0, 1))
    first.fill("👩‍🚀 Ann")
    second.fill("Be\u200bn")
    page.locator('[data-action="start-hotseat"]').click()
    expect(second).to_have_attribute("aria-invalid", "true")
    expect(first).not_to_have_attribute("aria-invalid", "true")
    expect(page.locator('dialog[open] [role="alert"]')).to_contain_text("cannot be shown")
    second.fill("Ben")
    page.locator('[data-action="start-hotseat"]').click()
    expect(page.locator('[data-player="0"]').first).to_contain_text("👩‍🚀 Ann")


@pytest.mark.parametrize("viewport", [PHONE, WIDE])
def test_boards_of_a_lesson_stay_as_they_are_when_the_coach_answers(
    visit: Open, viewport: Any
) -> None:
    page = visit("/learn", viewport=viewport)
    page.locator('[data-action="learn-next"], [data-board="site"]').first.wait_for()
    board = page.locator(SITE)
    before = box(board)
    for number in (4, 3, 1):
        page.locator(f'[data-architect="{number}"]').click()
        expect(page.locator('[data-reply="wrong"]')).to_be_visible()
        assert box(board) == before
    expect(page.locator('[data-action="learn-show-me"]')).to_be_visible()
