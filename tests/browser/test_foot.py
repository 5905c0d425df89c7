"""The foot of the table: what its buttons do at every moment, and what is told there."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Complaints, Open
from tests.browser.laws import fits
from tests.browser.playing import (
    CITY,
    READY,
    SITE,
    Mayor,
    close_dialog,
    new_table,
    online,
    played,
    served_table,
)
from tests.browser.test_told import APART, NOTICE

SHOWN = '[data-showing="move"]'
CONFIRM = '[data-action="confirm"]'
UNDO, LATE, HINT = '[data-action="undo"]', '[data-action="undo-late"]', '[data-action="hint"]'
REPLACED = '[data-banner="come-back"]'
MINE = f".own {CITY}"
DOWN = f"{SITE} [data-square]:has(.down)"


def beside_a_bot(visit: Open, **options: Any) -> tuple[Page, str]:
    """Somebody on a phone who begins, against a bot, at the usual pace."""
    page = visit(None, viewport=PHONE, has_touch=True, speed="calm", **options)
    settings = {"seats": 2, "begins": "chosen", "first_seat": 0}
    return page, new_table(page, settings=settings, bots={"1": "beginner"}, start=True)


def confirmed(page: Page) -> None:
    """Make a move, and stop the time while what follows is shown."""
    Mayor(page).wait()
    Mayor(page).choose()
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    # At its edge: a second touch at the same place would be one too many, and do nothing.
    page.locator('[data-action="confirm"]').tap(position={"x": 5, "y": 5})
    page.locator(SHOWN).wait_for()


def test_what_is_taken_back_while_others_are_shown_is_taken_back(visit: Open) -> None:
    page, id = beside_a_bot(visit)
    before = served_table(page, id)["game"]["ply"]
    confirmed(page)
    place = page.locator(UNDO).bounding_box()
    page.locator(UNDO).tap()
    expect(page.locator(READY)).to_be_visible()
    assert served_table(page, id)["game"]["ply"] == before
    assert [seat["hints"] for seat in served_table(page, id)["seats"]] == [0, 0]
    # Nothing comes under the finger that was not there: a hint has its place all the time.
    page.clock.resume()
    Mayor(page).move()
    expect(page.locator(READY)).to_be_visible()
    assert page.locator(UNDO).bounding_box() == place
    expect(page.locator(HINT)).to_be_visible()


def test_the_last_move_of_a_round_says_that_it_stands(visit: Open) -> None:
    page, id = beside_a_bot(visit)
    played(page, id, moves=3)
    confirmed(page)
    while served_table(page, id)["game"]["state"]["round"] == 1:
        page.wait_for_timeout(20)
    expect(page.locator(UNDO)).to_have_count(0)
    page.locator(LATE).tap()
    expect(page.locator("[data-refusal]")).to_contain_text("The round is over")


def test_where_to_look_is_said_to_whoever_has_begun_to_choose(visit: Open) -> None:
    page, _ = beside_a_bot(visit)
    Mayor(page).wait()
    page.locator(DOWN).first.tap()
    expect(page.locator(".prompt")).to_contain_text("Nothing to take there.")
    page.locator(HINT).tap()
    expect(page.locator("[data-hint-look]")).to_contain_text("Hint: Look at")
    # What was chosen is still there, with its name: the button is for that.
    expect(page.locator(".prompt")).to_contain_text("Nothing to take there.")
    expect(page.locator('[data-phase="way"], [data-phase="confirm"]')).to_be_visible()
    page.locator('[data-action="back"]').tap()
    expect(page.locator(".prompt")).to_contain_text("Look at")
    # With the next choice only what can be done is marked.
    page.locator("[data-architect][data-can]").first.tap()
    expect(page.locator(".prompt")).not_to_contain_text("Look at")
    expect(page.locator("[data-board] .lit:visible")).to_have_count(0)


def test_what_lies_face_down_and_what_brings_the_mayor_is_told(visit: Open) -> None:
    page = visit(None)
    new_table(page, settings={"seats": 2}, seat=None, guests={"0": "A", "1": "B"}, start=True)
    page.locator(DOWN).first.hover()
    expect(page.locator('[data-tile-card="down"]')).to_contain_text("Out of the game")
    moves = page.request.get(f"/api/tables/{page.url.split('/table/')[1]}/moves").json()["moves"]
    hat = next(one for one in moves if (one["takes"] or "").endswith("m") and one["to"] != "-")
    page.locator(f'[data-architect="{hat["architect"]}"]').click()
    page.locator(f'[data-spot="{hat["spot"]}"]').click()
    expect(page.locator('[data-gift="mayor"]')).to_be_visible()
    page.locator(f'{CITY} [data-square="{hat["to"]}"][data-can]').click()
    expect(page.locator('[data-gift="mayor"]')).to_be_visible()


def test_a_line_of_the_log_leads_to_the_boards(visit: Open) -> None:
    page = visit(None, viewport=PHONE, has_touch=True)
    id = new_table(page, settings={"seats": 2}, bots={"1": "beginner"}, start=True)
    played(page, id, moves=1)
    page.locator(READY).wait_for()
    page.locator('[data-action="menu"]').tap()
    page.locator("dialog[open] [data-log] button").first.tap()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(f"{SITE} .lit").first).to_be_visible()
    expect(page.locator("[data-told]")).to_be_visible()
    # Until something else is: a hint, or the next move.
    page.locator(HINT).tap()
    expect(page.locator(HINT)).to_have_attribute("data-step", "move")
    expect(page.locator("[data-told]")).to_have_count(0)
    expect(page.locator(f"{SITE} .lit .ghost")).to_have_count(0)
    page.locator('[data-action="menu"]').tap()
    page.locator("dialog[open] [data-log] button").first.tap()
    page.locator(HINT).tap()
    expect(page.locator(CONFIRM)).to_be_enabled()
    expect(page.locator("[data-told]")).to_have_count(0)


def test_a_move_that_was_taken_back_is_told_to_be(visit: Open) -> None:
    page = visit(None)
    id = new_table(page, settings={"seats": 2}, bots={"1": "beginner"}, start=True)
    played(page, id, moves=1)
    page.locator(READY).wait_for()
    page.locator(UNDO).click()
    page.locator(READY).wait_for()
    page.locator("[data-log] .gone").first.click()
    expect(page.locator("[data-told]")).to_contain_text("Taken back.")


def test_the_clock_of_a_whole_game_stands_beside_the_names_alone(visit: Open) -> None:
    ann, bob, _ = online(visit, clock="total", clock_amount=600, clock_increment=5)
    for page in (ann, bob):
        expect(page.locator("[data-player] .time")).to_have_count(2)
        expect(page.locator("[data-clock]")).to_have_count(0)


def test_whoever_has_a_bot_in_their_place_can_come_back_whatever_is_asked(visit: Open) -> None:
    ann, bob, id = online(visit, undo="off", begins="chosen", first_seat=0)
    bob.set_viewport_size(PHONE)
    Mayor(ann).move()
    assert bob.request.post(f"/api/tables/{id}/commands", data={"type": "give", "seat": 1}).ok
    expect(ann.locator(READY)).to_be_visible()
    ann.locator(UNDO).click()
    back = bob.locator('[data-action="come-back"]')
    expect(back).to_be_in_viewport(ratio=1)
    back.click()
    # Then what is asked is asked.
    expect(bob.locator('[data-action="agree"]')).to_be_in_viewport(ratio=1)
    bob.locator('[data-action="agree"]').click()
    expect(ann.locator('[data-turn="mine"]')).to_be_visible()
    assert [seat["helped"] for seat in served_table(ann, id)["seats"]] == [0, 0]


def test_after_the_end_the_site_says_that_it_is_cleared(visit: Open) -> None:
    page = visit(None)
    id = new_table(page, settings={"seats": 2}, bots={"1": "random"}, start=True)
    played(page, id)
    page.locator('[data-end="finished"]').wait_for()
    if page.locator('[data-action="story-skip"]').count():
        page.locator('[data-action="story-skip"]').click()
    page.locator('[data-action="look"]').first.click()
    expect(page.locator(".cleared")).to_have_text(re.compile("cleared"))
    page.locator('[data-action="player"]').first.click()
    expect(page.locator("dialog[open] h2").first).to_contain_text("You")
    close_dialog(page)


def tile_for(page: Page, architects: set[int]) -> str | None:
    """A square of the site whose tile these architects reach, and no others."""
    ways: dict[str, set[int]] = {}
    id = page.url.split("/table/")[1]
    for move in page.request.get(f"/api/tables/{id}/moves").json()["moves"]:
        if move["takes"] and move["to"] != "-":
            ways.setdefault(move["square"], set()).add(move["architect"])
    return next((square for square, found in ways.items() if found == architects), None)


def test_a_square_of_the_city_says_why_nothing_can_be_built_there(visit: Open) -> None:
    page, square = visit(None), None
    while square is None:  # almost every deal has one
        new_table(page, settings={"seats": 2}, seat=None, guests={"0": "A", "1": "B"}, start=True)
        square = tile_for(page, {2, 4})
    # With an architect alone,
    page.locator('[data-architect="1"]').click()
    page.locator(f'{MINE} [data-square="c3"]').click(force=True)
    expect(page.locator("[data-refusal]")).to_contain_text("Architect 1 builds in row 1")
    page.keyboard.press("Escape")
    # and with a tile that several reach: who does not build on the chosen square is no way to it.
    page.locator(f'{SITE} [data-square="{square}"]').click()
    page.locator(f'{MINE} [data-square="a2"][data-can]').click()
    expect(page.locator(f"{SITE} .offered:not(.barred)").first).to_contain_text("2")
    expect(page.locator(f"{SITE} .offered.barred").first).to_contain_text("4")
    page.locator(f'{MINE} [data-square="c3"]').click(force=True)
    expect(page.locator("[data-refusal]")).to_contain_text("No architect who could take it")


def test_two_presses_of_a_key_build_and_one_that_is_held_does_not(visit: Open) -> None:
    page = visit(None)
    id = new_table(page, settings={"seats": 2}, seat=None, guests={"0": "A", "1": "B"}, start=True)
    before = served_table(page, id)["game"]["ply"]
    page.locator(READY).wait_for()
    moves = page.request.get(f"/api/tables/{id}/moves").json()["moves"]
    move = next(one for one in moves if one["takes"] and one["to"] != "-")
    page.keyboard.press(str(move["architect"]))
    page.locator(f'[data-spot="{move["spot"]}"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"{MINE} :focus")).to_have_count(1)
    page.keyboard.down("Enter")
    page.keyboard.down("Enter")  # held down
    page.keyboard.up("Enter")
    expect(page.locator('[data-phase="confirm"]')).to_be_visible()
    assert served_table(page, id)["game"]["ply"] == before
    page.keyboard.press("Enter")
    page.wait_for_function(
        "([id, ply]) => fetch(`/api/tables/${id}`).then(a => a.json()).then(t => t.game.ply > ply)",
        arg=[id, before],
    )


def test_a_lost_line_is_said_in_the_foot_and_covers_nobody(
    visit: Open, complaints: Complaints
) -> None:
    complaints.allowed += ["WebSocket", "ERR_"]
    page = visit(None, viewport=PHONE)
    new_table(page, settings={"seats": 4}, bots=dict.fromkeys("123", "random"), start=True)
    page.locator(READY).wait_for()
    page.context.set_offline(True)
    page.evaluate("() => dispatchEvent(new Event('offline'))")
    expect(page.locator('.actions [data-banner="line"]')).to_contain_text("Connection lost")
    for part in (".player", '[data-action="menu"]', ".site"):
        assert page.evaluate(APART, ['[data-banner="line"]', part])
    fits(page)
    page.context.set_offline(False)
    expect(page.locator('[data-banner="line"]')).to_have_count(0)
    expect(page.locator(".prompt")).to_contain_text("Your turn")


def test_whose_time_is_up_is_told_to_them_and_to_the_others(visit: Open) -> None:
    ann, bob, id = online(visit, clock="move", clock_amount=5)
    pages = [ann, bob]
    first = served_table(ann, id)["turn"]["seat"]
    late, waits = pages[first], pages[1 - first]
    expect(late.locator(NOTICE)).to_contain_text("Your time is up. You can still move")
    expect(late.locator("[data-clock]")).to_have_text("Time is up")
    expect(waits.locator(".prompt")).to_contain_text("time is up")
    expect(waits.locator("[data-clock]")).to_have_count(0)
    # It is no longer said when it no longer matters.
    moves = late.request.get(f"/api/tables/{id}/moves").json()
    sent = {"type": "move", "after": moves["number"], "move": moves["moves"][0]["move"]}
    assert late.request.post(f"/api/tables/{id}/commands", data=sent).ok
    expect(late.locator(NOTICE)).to_have_count(0, timeout=2_000)


def test_time_takes_no_room_from_the_boards(visit: Open) -> None:
    ann, bob, id = online(visit, clock="move", clock_amount=600)
    pages = [ann, bob]
    first = served_table(ann, id)["turn"]["seat"]
    mover, waits = pages[first], pages[1 - first]
    for page in pages:
        page.set_viewport_size({"width": 360, "height": 640})
        expect(page.locator("[data-clock]")).to_be_visible()
    mayor = Mayor(mover)

    def leave() -> None:
        while mover.locator('[data-action="back"]').count():
            mover.locator('[data-action="back"]').click()

    def take_nothing() -> None:
        leave()
        mover.locator(DOWN).first.click()
        if mayor.phase() == "way":
            mover.locator("[data-spot][data-can]:has(.offered:not(.barred))").first.click()
        expect(mover.locator(".prompt")).to_contain_text("nothing to take")

    for prepare in (leave, mayor.choose, take_nothing):
        prepare()
        for page in pages:
            assert page.evaluate(APART, [".actions", ".mine .mat"])
            fits(page)
    expect(waits.locator(".prompt")).to_contain_text("thinking")


def test_who_has_handed_over_reads_what_the_bot_has_done_since(visit: Open) -> None:
    ann, bob, id = online(visit, begins="chosen", first_seat=0)
    for given, moved in ((True, False), (False, True), (True, False)):
        if given:
            sent: dict[str, Any] = {"type": "give", "seat": 1, "bot": "strong"}
            assert bob.request.post(f"/api/tables/{id}/commands", data=sent).ok
            expect(bob.locator(REPLACED)).to_be_visible()
            expect(bob.locator(REPLACED)).not_to_contain_text("made")
        if moved:
            Mayor(ann).move()
            expect(bob.locator(REPLACED)).to_contain_text("has made one move")
            bob.locator('[data-action="come-back"]').click()
            expect(bob.locator(REPLACED)).to_have_count(0)


def test_whoever_has_chosen_nothing_is_told_of_nothing_dropped(visit: Open) -> None:
    ann, bob, _ = online(visit, undo="own", begins="chosen", first_seat=0)
    Mayor(ann).move()
    Mayor(bob).move()
    ann.locator(UNDO).click()
    bob.locator('[data-action="agree"]').click()
    expect(ann.locator(READY)).to_be_visible()
    expect(bob.locator('[data-plan="start"]')).to_be_visible()
    expect(bob.locator("[data-hint]")).to_have_count(0)


def test_nobody_is_asked_who_cannot_answer(visit: Open) -> None:
    ann, bob, id = online(visit, undo="own", begins="chosen", first_seat=0)
    Mayor(ann).move()
    Mayor(bob).move()
    expect(ann.locator(UNDO)).to_be_visible()
    # A bot has Bob's seat, and Bob is gone: only he could agree.
    given = {"type": "give", "seat": 1, "bot": "strong"}
    assert bob.request.post(f"/api/tables/{id}/commands", data=given).ok
    bob.goto("about:blank")
    expect(ann.locator(UNDO)).to_have_count(0)
    ann.locator(LATE).click()
    expect(ann.locator("[data-refusal]")).to_contain_text("nobody is here to do so")
    bob.goto(f"/table/{id}")
    expect(ann.locator(UNDO)).to_be_visible()
    expect(ann.locator(LATE)).to_have_count(0)
