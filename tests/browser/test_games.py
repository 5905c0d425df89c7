"""Whole games through the page, each ending with the score the server has."""

from playwright.sync_api import expect

from quadropolis.words import words
from tests.browser.conftest import PHONE, Open
from tests.browser.playing import (
    Mayor,
    click,
    expect_result,
    keys,
    new_table,
    played,
    served_table,
    table_of,
)
from tests.sizes import size


def test_play_now(visit: Open) -> None:
    page = visit("/")
    page.locator('[data-action="play-now"]').click()
    id = table_of(page)
    Mayor(page).play()
    expect_result(page, id)


def test_by_keyboard_alone(visit: Open) -> None:
    page = visit("/")
    keys(page.locator('[data-action="play-now"]'))
    id = table_of(page)
    mayor = Mayor(page, touch=keys, seed=4)
    for _ in range(3):
        assert mayor.wait()
        mayor.move()
    played(page, id, moves=size(9, 0))
    mayor.play()
    expect_result(page, id)


def test_three_at_one_device(visit: Open) -> None:
    page = visit(None)
    id = new_table(
        page,
        settings={"seats": 3},
        seat=None,
        guests={"0": "Ann", "1": "Bob", "2": "Cy"},
        start=True,
    )
    mayor = Mayor(page, seed=5)
    for _ in range(4):
        assert mayor.wait()
        mayor.move()
    # To the end of a round, unless there is time for all of them.
    skipped = size(31, 0)
    played(page, id, moves=skipped, seats=range(3))
    mayor.play()
    assert mayor.moves == 48 - skipped
    expect_result(page, id)


def test_manual_allocation(visit: Open) -> None:
    page = visit(None)
    settings = {"seats": 2, "allocation": "manual"}
    id = new_table(page, settings=settings, bots={"1": "greedy"}, start=True)
    # Whoever builds whenever it can be done has something to lay out.
    played(page, id, 15, lambda moves: max(moves, key=lambda it: (it["to"] or "-", it["points"])))
    Mayor(page, seed=6).play()
    expect(page.locator('[data-end="allocating"]')).to_be_visible()
    page.locator('[data-action="lay-clear"]').click()
    best = served_table(page, id)["game"]["sheets"][0]["total"]
    page.locator('[data-action="lay-best"]').click()
    expect(page.locator(f'[data-lay-total="{best}"]')).to_be_visible()
    click(page.locator('[data-action="lay-confirm"]'))
    expect_result(page, id)
    assert served_table(page, id)["result"]["scores"][0] == best


def test_typed_moves(visit: Open) -> None:
    page = visit(None)
    id = new_table(page, settings={"seats": 2}, bots={"1": "greedy"}, start=True)
    played(page, id, moves=size(11, 0))
    mayor = Mayor(page)
    while mayor.wait():
        before = mayor.number()
        moves = page.request.get(f"/api/tables/{id}/moves").json()["moves"]
        page.locator('[data-action="type"]').fill(moves[len(moves) // 2]["move"].lower())
        page.keyboard.press("Enter")
        if mayor.phase() == "confirm":
            page.locator('[data-action="confirm"]').click()
        expect(page.locator(f'[data-number="{before}"]')).to_have_count(0)
    expect_result(page, id)


def test_arrows_walk_the_architects_when_they_have_the_focus(visit: Open) -> None:
    page = visit(None)
    new_table(page, settings={"seats": 2}, bots={"1": "random"}, start=True)
    assert Mayor(page).wait()
    page.locator('[data-architect="1"]').focus()
    for key, number in (("ArrowRight", 2), ("ArrowDown", 3), ("ArrowLeft", 2), ("ArrowUp", 1)):
        page.keyboard.press(key)
        expect(page.locator(f'[data-architect="{number}"]')).to_be_focused()
    # At the end of the row there is nowhere to go.
    page.keyboard.press("ArrowLeft")
    expect(page.locator('[data-architect="1"]')).to_be_focused()


def test_the_tables_of_points_are_one_key_or_touch_away(visit: Open) -> None:
    page = visit(None, viewport=PHONE)
    new_table(page, settings={"mode": "expert"}, bots={"1": "greedy"}, start=True)
    assert Mayor(page).wait()
    page.locator('[data-action="helper"]').click()
    expect(page.locator('[data-helper="expert"]')).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator('[data-helper="expert"]')).to_have_count(0)
    page.keyboard.press("?")
    page.locator('dialog[open] [data-action="helper-from-keys"]').click()
    helper = page.locator('[data-helper="expert"]')
    expect(helper).to_be_visible()
    for more in ("helper-tips", "helper-tiles"):
        helper.locator(f'[data-action="{more}"]').click()
    expect(helper).to_contain_text(words("en").say("rules-tips-room"))
    expect(helper.locator('[data-box="expert"] tbody tr')).to_have_count(21)


def test_back_from_the_board_is_the_result(visit: Open) -> None:
    page = visit("/rules")
    guests = {"0": "Ann", "1": "Bob"}
    id = new_table(page, settings={"seats": 2}, seat=None, guests=guests, start=True)
    played(page, id, seats=range(2), moves=32)
    for _ in range(2):
        expect_result(page, id)
        page.locator('[data-action="look"]').click()
        expect(page.locator("main.table")).to_be_visible()
        page.go_back()
    expect_result(page, id)
    # And from there to where one came from.
    page.locator('[data-action="look"]').click()
    page.locator('[data-action="menu"]').click()
    page.locator('dialog[open] [data-action="home"]').click()
    expect(page.locator('[data-action="play-now"]')).to_be_visible()
