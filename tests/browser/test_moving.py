"""What is seen of a move: before it, the city as it would be; with it, what flies and drops."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import quadropolis as q
from tests.browser.conftest import PHONE, Open
from tests.browser.playing import CITY, READY, Mayor, new_table, played, served_table

WATCH = """() => {
  window.flown = []
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const node of change.addedNodes)
        if (node.dataset?.flying) window.flown.push(node.dataset.flying)
  }).observe(document.body, { childList: true, subtree: true })
}"""
MINE = f'{CITY}[data-seat="0"]'
FLYING = "[data-flying]"
DOUBLE_CLICK_MS = 500
"""Two touches that are farther apart are two."""


def building(page: Page, id: str) -> list[Any]:
    """The legal moves that build something."""
    moves = page.request.get(f"/api/tables/{id}/moves").json()["moves"]
    return [move for move in moves if move["takes"] and move["to"] != "-"]


def give(page: Page, id: str) -> Any:
    """A legal move that builds a tile with two inhabitants or more."""
    found = [move for move in building(page, id) if move["takes"] in ("T2", "T3")]
    assert found, "every first deal has such Tower Blocks within reach"
    return found[0]


def best(moves: list[Any]) -> Any:
    """What brings most now."""
    return max(moves, key=lambda move: move["points"])


def choose(page: Page, move: Any) -> None:
    """Everything but the last word."""
    expect(page.locator(READY)).to_be_visible()
    page.locator(f'[data-architect="{move["architect"]}"]').click()
    page.locator(f'[data-spot="{move["spot"]}"]').click()
    page.locator(f'{CITY} [data-square="{move["to"]}"][data-can]').click()
    expect(page.locator('[data-phase="confirm"]')).to_be_visible()


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_people_drop_beside_the_city(visit: Open, motion: str) -> None:
    page = visit(None, viewport=PHONE, reduced_motion=motion, speed="brisk")
    id = new_table(
        page, settings={"seats": 2}, seat=None, guests={"0": "Ann", "1": "Bob"}, start=True
    )
    move = give(page, id)
    choose(page, move)
    page.evaluate(WATCH)
    mayor = Mayor(page)
    before = mayor.number()
    page.locator('[data-action="confirm"]').click()
    expect(page.locator(f'[data-number="{before}"]')).to_have_count(0)
    # They hold nobody up: the next player's moves are there, and soon they are gone.
    expect(page.locator(READY)).to_be_visible()
    expect(page.locator(FLYING)).to_have_count(0)
    people = int(move["takes"][1])
    flown = ["tile", *["inhabitant"] * people] if motion == "no-preference" else []
    assert page.evaluate("window.flown") == flown


@pytest.mark.parametrize("mode", ["classic", "expert"])
def test_the_city_is_seen_as_it_would_be(visit: Open, mode: str) -> None:
    page = visit(None)
    new = {"mode": mode, "seats": 2}
    id = new_table(page, settings=new, bots={"1": "greedy"}, start=True)
    mayor = Mayor(page)
    # A few buildings first, so that there is something to allocate.
    played(page, id, moves=6, choose=best)
    assert mayor.wait()
    move = best(building(page, id))
    choose(page, move)
    game = served_table(page, id)["game"]
    city = q.play(q.parse_position(game["position"]), move["move"]).cities[0]
    planned = q.score(city).to_data()
    before = game["sheets"][0]
    assert planned["total"] == before["total"] + move["points"]
    shown = page.locator(f"{MINE} .standing:not(.lacking)")
    expect(shown).to_have_count(
        sum(1 for there in planned["allocation"].values() if any(there.values()))
    )
    number = mayor.number()
    page.locator('[data-action="confirm"]').click()
    expect(page.locator(f'[data-number="{number}"]')).to_have_count(0)
    after = served_table(page, id)["game"]["sheets"][0]
    assert after["allocation"] == planned["allocation"]
    assert after["categories"] == planned["categories"]


def test_a_second_touch_on_the_chosen_square_takes_it_back_and_builds_nothing(visit: Open) -> None:
    page = visit(None)
    settings = {"seats": 2, "begins": "chosen", "first_seat": 0}
    id = new_table(page, settings=settings, bots={"1": "random"}, start=True)
    move = building(page, id)[0]
    choose(page, move)
    square = page.locator(f'{MINE} [data-square="{move["to"]}"]')
    page.wait_for_timeout(DOUBLE_CLICK_MS)
    square.click()
    expect(page.locator('[data-phase="place"]')).to_be_visible()
    expect(square.locator(".ghost")).to_have_count(0)
    # A double click is one touch.
    square.dblclick()
    expect(page.locator('[data-phase="confirm"]')).to_be_visible()
    assert not re.search("[A-Z]", served_table(page, id)["game"]["state"]["cities"][0])
    # Who plays by keys goes on at the button.
    page.keyboard.press("Escape")
    square.focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-action="confirm"]')).to_be_focused()
