"""The review of a finished game: from its end and its replay, on this device and at the server.

What the page shows is compared with Python's review: both look the same every time.
"""

import json
import re
from decimal import Decimal
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from quadropolis.cli.reviewing import reasons
from quadropolis.insight import Account, Review, review
from quadropolis.notation.record import GameRecord
from tests.browser.conftest import PHONE, Open
from tests.browser.playing import Mayor, table_of
from tests.browser.shelf import kept_game, put_on_shelf, record_of, shelf
from tests.browser.test_access import check
from tests.browser.test_quiet import Line

SQUEEZED = """() => [...document.querySelectorAll('.town')].flatMap((town) => {
  const edge = town.getBoundingClientRect()
  return [...town.querySelectorAll('.name, .total, .crown')].filter((it) => {
    const { left, right, width } = it.getBoundingClientRect()
    return width < 8 || left < edge.left || right > edge.right
  }).map((it) => it.className)
})"""
"""Names, points and crowns that their cards have no room for."""
AT_ONE_DEVICE, LAID_OUT = "01-classic-2", "25-classic-3"
BEGUN = "() => Number(document.querySelector('[data-nodes]')?.dataset.nodes) > 0"
PARTS = ("start", "own", "others", "deals", "allocation", "result")
UNITS = {"points": 10, "chance": 1000}


def reviewed(data: dict[str, Any]) -> Review:
    return review(GameRecord.from_json(json.dumps(data)))


def percents(mine: int) -> list[str]:
    """Two chances side by side: they add up."""
    return [f"{part}%" for part in ((mine + 5) // 10, 100 - (mine + 5) // 10)]


def watch(page: Page) -> None:
    """Until the quick pass is through; once the game is there, it asks nobody for anything."""
    page.wait_for_function(BEGUN)
    line = Line(page)
    page.locator('[data-review="quick"]').wait_for()
    # The sign in the browser's tab is fetched by the browser, once.
    assert [url for url in line.requests if "/icon" not in url] == []
    assert line.sent == []


def row(page: Page, name: str) -> list[Decimal]:
    """The numbers of a row of the tables, as they are shown; without their errors."""
    cells = page.locator(f'[data-row="{name}"] td').all_inner_texts()
    shown = (re.sub(r"[^\d.+-]", "", cell.split("\n")[0].replace("−", "-")) for cell in cells)
    return [Decimal(text) for text in shown]


def expect_sums(page: Page, found: Review) -> None:
    """The account of every player: Python's, and it adds up to the last digit."""
    laid = found.record.allocations is not None
    parts = [part for part in PARTS if laid or part != "allocation"]
    for number, (unit, whole) in enumerate(UNITS.items()):
        page.locator(f'[data-action="luck-{unit}"]').check()
        shown = {part: row(page, part) for part in parts}
        for part in parts:
            told = [getattr(account, part)[number] for account in found.accounts]
            percent = 100 if unit == "chance" else 1
            assert shown[part] == [Decimal(value) * percent / whole for value in told], part
        changes = [shown[part] for part in parts if part != "result"]
        assert [sum(column) for column in zip(*changes, strict=True)] == shown["result"]
        both = zip(row(page, "lost"), row(page, "reassessed"), strict=True)
        assert [sum(pair) for pair in both] == shown["own"]


def expect_play(page: Page, accounts: tuple[Account, ...]) -> None:
    """How well everybody played is what Python says."""
    assert row(page, "accuracy") == [Decimal(account.accuracy) / 10 for account in accounts]
    assert row(page, "average") == [Decimal(account.average) / 100 for account in accounts]
    for sign in accounts[0].signs:
        assert row(page, sign) == [account.signs[sign] for account in accounts]


def touch_graph(page: Page, part: float) -> int:
    """Touch the graph there; the position that it leads to."""
    graph = page.locator("[data-graph]")
    graph.scroll_into_view_if_needed()
    box = graph.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] * part, box["y"] + box["height"] / 2
    if page.evaluate("() => navigator.maxTouchPoints > 0"):
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)
    return int(graph.get_attribute("data-at") or -1)


def test_from_the_end_to_another_try(visit: Open, axe: str) -> None:
    data = record_of(AT_ONE_DEVICE)
    page = visit("/rules")
    id = put_on_shelf(page, kept_game(data, "reviewed"))
    page.goto(f"/table/{id}")
    page.locator('[data-action="story-skip"]').click()
    page.locator('[data-action="review"]').click()
    watch(page)
    found = reviewed(data)
    expect_sums(page, found)
    expect_play(page, found.accounts)
    expect(page.locator("[data-move]")).to_have_count(len(found.moves))
    # What decides the sign of a move is the number beside it.
    costs = page.locator("[data-move] .loss .number").all_inner_texts()
    told = sorted(found.moves, key=lambda move: move.ply)
    assert [Decimal(cost) for cost in costs] == [Decimal(move.cost) / 10 for move in told]
    check(page, axe, ("light",))

    # By keys and by touch the graph leads to positions, which are told and drawn.
    graph = page.locator("[data-graph]")
    graph.focus()
    last = int(graph.get_attribute("aria-valuemax") or 0)
    for key, at in (("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("End", last)):
        page.keyboard.press(key)
        expect(graph).to_have_attribute("aria-valuenow", str(at))
        expect(page.locator(f'[data-told="{at}"]')).to_be_visible()
    first, second = touch_graph(page, 0.3), touch_graph(page, 0.6)
    assert 0 < first < second < last
    worth = page.locator("[data-worth]")
    outlook = found.nodes[second].value
    expect(worth).to_have_text(percents(outlook.chances[0]))
    page.locator('[data-action="graph-points"]').check()
    shown = [f"{points / 10:.1f}".replace("-", "−") for points in outlook.points]
    expect(worth).to_have_text(shown)

    # A moment is told with what would have been better; from there it can be played on.
    moment = found.moments[0]
    page.locator('[data-moment="1"]').click()
    expect(graph).to_have_attribute("data-at", str(moment.ply + 1))
    expect(page.locator("[data-better]")).to_have_attribute("data-better", moment.review.best.move)
    why = reasons(found.record.players, moment.review)
    expect(page.locator("[data-reasons] li")).to_have_text(
        [sentence.replace(" -", " −") for sentence in why]
    )
    cities = page.locator(".towns").first
    played = cities.inner_html()
    page.locator('[data-action="shown-better"]').check()
    expect(cities).not_to_have_js_property("innerHTML", played)
    page.locator('[data-action="try"]').click()
    mayor = Mayor(page)
    assert mayor.wait()
    tried = table_of(page)
    before = [move.move for move in found.moves if move.ply < moment.ply]
    assert shelf(page)[tried]["moves"] == before
    mayor.move()
    assert mayor.wait()
    assert shelf(page)[tried]["moves"][: len(before)] == before
    assert len(shelf(page)[tried]["moves"]) >= len(before) + 2
    assert shelf(page)[id]["moves"] == data["moves"]


def test_an_imported_game_on_a_phone(visit: Open, axe: str) -> None:
    data = record_of(LAID_OUT)
    page = visit(None, viewport=PHONE, has_touch=True, is_mobile=True)
    assert page.request.post("/api/me", data={"name": "Ann"}).ok
    answer = page.request.post("/api/records", data=data)
    assert answer.ok, answer.text()
    page.goto(f"/table/{answer.json()['id']}/replay")
    page.locator('[data-action="last"]').tap()
    expect(page.locator(".town .crown")).to_be_visible()
    assert page.evaluate(SQUEEZED) == []
    page.locator('[data-action="review"]').tap()
    watch(page)
    found = reviewed(data)
    expect_sums(page, found)
    check(page, axe, ("dark",))
    assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
    at = touch_graph(page, 0.5)
    expect(page.locator(f'[data-told="{at}"]')).to_be_visible()
    expect(page).to_have_url(re.compile(rf"ply={at}$"))
    # A deeper look can be called off: what was known stays.
    page.locator('[data-action="deeper"]').tap()
    page.locator('[data-pass="deep"] [data-action="stop"]').tap()
    expect(page.locator('[data-action="deeper"]')).to_be_visible()
    expect(page.locator('[data-review="quick"]')).to_be_visible()
    expect_play(page, found.accounts)


@pytest.mark.parametrize(("moves", "why"), [(1, "running"), (0, "nothing")])
def test_where_there_is_nothing_to_review(visit: Open, moves: int, why: str) -> None:
    data = record_of(AT_ONE_DEVICE)
    page = visit("/rules")
    status = "ended" if why == "nothing" else "playing"
    game = kept_game(data, why) | {"status": status, "result": None}
    id = put_on_shelf(page, game | {"sites": data["sites"][:1], "moves": data["moves"][:moves]})
    page.goto(f"/table/{id}/review")
    expect(page.locator(f'[data-no-review="{why}"]')).to_be_visible()
