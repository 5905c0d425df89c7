"""Several people around one device, or one who plays by keys: nothing is left to the next move."""

from random import Random

from playwright.sync_api import Page, expect

import quadropolis as q
from quadropolis.notation.record import record_data
from quadropolis.testing import random_game
from tests.browser.conftest import Open
from tests.browser.playing import CITY, FULL, Mayor, new_table, played
from tests.browser.shelf import game_before, put_on_shelf

TYPED, PROBLEM, NOW = '[data-action="type"]', "form [role=alert]", ".site .now"
VISIBLE = "it => getComputedStyle(it).visibility"


def two_friends(page: Page) -> str:
    guests = {"0": "Ann", "1": "Bea"}
    return new_table(page, settings={"seats": 2}, seat=None, guests=guests, start=True)


def in_vain(state: q.State) -> str | None:
    """A way to a tile that can be built nowhere from there."""
    ways: dict[str, set[str]] = {}
    for move in map(str, q.legal_moves(state)):
        ways.setdefault(move[:3], set()).add(move[3:])
    return next((way for way, places in ways.items() if places == {":-"}), None)


def test_a_refused_move_is_not_left_to_the_next_player(visit: Open) -> None:
    page = visit(None)
    two_friends(page)
    mayor = Mayor(page)
    assert mayor.wait()
    page.locator(TYPED).fill("9X9")
    page.keyboard.press("Enter")
    expect(page.locator(PROBLEM)).to_be_visible()
    mayor.move()
    assert mayor.wait()
    expect(page.locator(PROBLEM)).to_have_count(0)
    expect(page.locator(TYPED)).to_have_value("")


def test_whose_turn_it_is_covers_nothing_once_it_has_begun(visit: Open) -> None:
    page = visit(None)
    id = two_friends(page)
    mayor = Mayor(page)
    assert mayor.wait()
    assert page.locator(NOW).evaluate(VISIBLE) == "visible"
    page.locator(FULL).first.click()
    assert page.locator(NOW).evaluate(VISIBLE) == "hidden"
    # After the game it is nobody's turn.
    played(page, id, moves=40, seats=(0, 1))
    page.locator('[data-action="story-skip"]').click()
    page.locator('[data-action="look"]').click()
    expect(page.locator(".cleared")).to_be_visible()
    expect(page.locator(NOW)).to_have_count(0)


def test_stepping_back_by_key_keeps_the_focus_where_one_chooses(visit: Open) -> None:
    page = visit(None)
    two_friends(page)
    assert Mayor(page).wait()
    text = page.request.get(page.url.replace("/table/", "/api/tables/") + "/moves").json()
    page.locator(TYPED).fill(next(m["move"] for m in text["moves"] if m["move"][-2:] == "a1"))
    page.keyboard.press("Enter")
    expect(page.locator('[data-action="confirm"]')).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator('[data-phase="place"]')).to_be_visible()
    expect(page.locator(f"{CITY} [data-square][data-can]:focus")).to_have_count(1)


def test_a_tile_that_can_only_be_thrown_away_is_not_told_to_bring_anything(visit: Open) -> None:
    record, way = next(
        (record, way)
        for seed in range(100)
        for state, _, record in random_game("classic", 2, False, Random(seed))
        if state.phase is q.Phase.MOVE and (way := in_vain(state))
    )
    page = visit("/about")
    data = {**record_data(record), "result": {"scores": [], "winners": []}}
    id = put_on_shelf(page, game_before(data, "vain", len(record.moves)))
    page.goto(f"/table/{id}")
    page.locator(TYPED).fill(way)
    page.keyboard.press("Enter")
    expect(page.locator(".prompt")).to_contain_text("nowhere to build")
    expect(page.locator(".says .changes")).to_have_count(0)
