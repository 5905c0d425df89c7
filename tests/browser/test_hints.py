"""Hints at the table: three steps, each asked for, seen by everybody; and every number is true."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

import quadropolis as q
from quadropolis.insight import review_move
from quadropolis.notation.record import record_data
from quadropolis.testing import random_game
from tests.browser.conftest import PHONE, Open
from tests.browser.laws import BOARDS, OUT_OF_SIGHT, OVER_EACH_OTHER
from tests.browser.playing import CITY, READY, new_table, online, served_table, sit
from tests.browser.shelf import kept_game, put_on_shelf
from tests.browser.test_access import check as check_access
from tests.insight.test_reasons import best_end
from tests.insight.test_reasons import check as check_reasons
from tests.server.attacks.places import until

HINT, CONFIRM = '[data-action="hint"]', '[data-action="confirm"]'
HINTED = "[data-log] li:has-text('used a hint')"
HEARD, WHY = "[data-hint-heard]", "[data-reasons] li:not([data-instead])"
ASKED_ABOUT = 2
"""So many points more, right now, make one wonder."""
DENIED = 7543
"""The seed of a game: before its last two moves the best is to throw a Shop away."""


def step(name: str) -> str:
    return f'{HINT}[data-step="{name}"]'


def numbers(text: str) -> list[float]:
    return sorted(map(float, re.findall(r"\d+(?:\.\d+)?", text)))


def numbers_of(reason: Any, move: str) -> list[float]:
    """The numbers that a sentence about a reason has to say."""
    found = [(abs(reason["points"]) + 5) // 10]
    if reason["kind"] == "now":
        found += [abs(points) / 10 for points in reason["categories"].values()]
    if reason["kind"] == "risks":
        found += [reason["before"], reason["after"]][0 if reason["before"] else 1 :]
    if reason["kind"] == "takes" and reason["cause"] in ("architect", "spot"):
        found.append(int(move[0] if reason["cause"] == "architect" else move[2]))
    return sorted(map(float, found))


def falling(reason: Any) -> set[str]:
    """What a move loses at once; it is not told again as a risk."""
    return {part for part, points in reason["categories"].items() if points < 0}


def hint_about(position: str, said: list[str]) -> str:
    """Hold what is said against the rules; the move that is meant."""
    state = q.parse_position(position)
    found = review_move(state, depth="hint")
    move = found.best.move
    check_reasons(state, q.parse_move(move))  # everything that it is chosen from, computed anew
    lost = {part for one in found.reasons if one["kind"] == "now" for part in falling(one)}
    assert [numbers(text) for text in said] == [
        numbers_of(reason, move) for reason in found.reasons if reason.get("what") not in lost
    ] or (not found.reasons and len(said) == 1)
    return move


def _has_gone_on(page: Page, id: str, position: str) -> Callable[[], bool]:
    """Whether the game at the server is no longer at that position."""
    return lambda: served_table(page, id)["game"]["position"] != position


def test_the_numbers_of_a_hint_are_true_and_its_move_is_played_by_one_key(
    visit: Open, axe: str
) -> None:
    page = visit(None)
    settings = {"seats": 2, "begins": "chosen", "first_seat": 0}
    id = new_table(page, settings=settings, bots={"1": "beginner"}, start=True)
    for turn in (1, 2):
        page.locator(READY).wait_for()
        position = served_table(page, id)["game"]["position"]
        page.keyboard.press("h")
        expect(page.locator(HEARD)).to_contain_text("Look at")
        assert page.locator("[data-board] .lit").count() in (4, 5)
        page.keyboard.press("h")
        expect(page.locator('[data-phase="confirm"]')).to_be_visible()
        expect(page.locator(CONFIRM)).to_be_focused()
        expect(page.locator("[data-board] .lit")).to_have_count(0)
        page.keyboard.press("h")
        page.locator(WHY).first.wait_for()
        move = hint_about(position, page.locator(WHY).all_inner_texts())
        # A move that everybody sees, because it brings much more now, is spoken of.
        moves = page.request.get(f"/api/tables/{id}/moves").json()["moves"]
        most = max(one["points"] for one in moves)
        (chosen,) = (one["points"] for one in moves if one["move"] == move)
        asked = most > 0 and most - chosen >= ASKED_ABOUT
        expect(page.locator("[data-instead]")).to_have_count(int(asked))
        if turn == 1:
            check_access(page, axe)
        # Where one asked, one puts them away again, and nothing else.
        expect(page.locator(HINT)).to_have_attribute("aria-pressed", "true")
        page.locator(HINT).click()
        expect(page.locator(WHY)).to_have_count(0)
        expect(page.locator('[data-phase="confirm"]')).to_be_visible()
        page.locator(HINT).click()
        page.locator(WHY).first.wait_for()
        # Nothing is played before it is wanted; what is asked for again is nothing new.
        assert served_table(page, id)["game"]["position"] == position
        # Another square, and one step back from it.
        other = page.locator(f".own {CITY} [data-square][data-can]:not(:has(.ghost))").last
        other.click()
        expect(page.locator(WHY)).to_have_count(0)
        page.locator('[data-action="back"]').click()
        page.mouse.move(0, 0)
        expect(page.locator('[data-phase="place"]')).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(step("move"))).to_be_visible()
        page.keyboard.press("h")
        page.locator(WHY).first.wait_for()
        assert served_table(page, id)["seats"][0]["hints"] == turn
        page.keyboard.press("Enter")
        # One line for each hint, as far as it went.
        expect(page.locator(HINTED)).to_have_text([re.compile("the move and why")] * turn)
        until(_has_gone_on(page, id, position))
        events = page.request.get(f"/api/tables/{id}/events").json()["events"]
        mine = [event["data"] for event in events if event["data"].get("seat") == 0]
        hints = [data["step"] for data in mine if "step" in data]
        assert hints == ["nudge", "move", "why"] * turn
        assert [data["move"] for data in mine if "move" in data][turn - 1] == move
    page.keyboard.press("?")
    expect(page.locator("dialog[open] [data-keys]")).to_contain_text("hint")


def test_a_worthless_tile_that_costs_the_other_player_eight_points(visit: Open, axe: str) -> None:
    # On a phone, at a table of this device.
    course = list(random_game("classic", 2, False, Random(DENIED)))
    state, _, record = [one for one in course if one[0].phase is q.Phase.MOVE][-2]
    thrown_away = q.play(state, "1N5:-")
    assert best_end(state, 0) - best_end(thrown_away, 0) == 8
    assert q.score(thrown_away.cities[1]) == q.score(state.cities[1])
    game = kept_game({**record_data(record), "result": {"scores": [], "winners": []}}, "denied")
    seats = [{"name": "", "bot": "beginner"}, {"name": "Ann", "bot": None}]
    running = {"seats": seats, "status": "playing", "waits": True, "result": None}

    page = visit("/", viewport=PHONE, has_touch=True)
    page.goto(f"/table/{put_on_shelf(page, game | running)}")
    expect(page.locator(step("nudge"))).to_be_visible()
    boards = page.evaluate(BOARDS)
    page.locator(step("nudge")).tap()
    # The tile lies at the corner: architect 1 takes it from either side.
    expect(page.locator(".prompt")).to_contain_text(
        re.compile(r"wants something in (column e|row 1) of the site")
    )
    lit = page.locator('[data-board="site"] .lit [data-square]')
    squares = lit.evaluate_all("all => all.map((it) => it.dataset.square)")
    assert squares in (["e1", "e2", "e3", "e4", "e5"], ["a1", "b1", "c1", "d1", "e1"])
    page.locator(step("move")).tap()
    # Thrown away or built where it scores nothing: it is the same to its taker.
    expect(page.locator(CONFIRM)).to_be_enabled()
    page.locator(step("why")).tap()
    expect(page.locator(WHY)).to_have_count(1)
    why = page.locator(WHY).inner_text()
    assert numbers(why) == [8]
    assert "costs" in why
    assert "Shop" in why
    # Whole lines are seen of it.
    high = page.locator("[data-reasons]").evaluate(
        "it => it.clientHeight / parseFloat(getComputedStyle(it).lineHeight)"
    )
    assert abs(high - round(high)) < 0.05
    # What it is about stays in sight, and so do the boards, where they were.
    assert page.evaluate(BOARDS) == boards
    assert page.evaluate(OUT_OF_SIGHT, True) == []
    assert page.evaluate(OVER_EACH_OTHER) == []
    check_access(page, axe)
    page.locator(CONFIRM).tap()
    ended(page)
    # Whoever looks is told their own place.
    scores = [int(page.locator(f'[data-score="{seat}"]').inner_text()) for seat in (0, 1)]
    place = "You won!" if scores[1] > scores[0] else "You came in second"
    expect(page.locator("[data-winner] h1")).to_have_text(place)
    expect(page.locator('[data-hints="1"]')).to_contain_text("You used one hint.")
    page.locator('[data-action="share"]').tap()
    expect(page.locator("[data-share-text]")).to_contain_text("Ann used one hint.")


def ended(page: Page) -> None:
    end = page.locator('[data-end="finished"]')
    end.wait_for()
    if end.get_attribute("data-at") != "result":
        page.locator('[data-action="story-skip"]').click()


def test_among_people_they_are_off_and_it_is_said_what_that_is_worth(visit: Open) -> None:
    ann = visit(None)
    id = new_table(ann, settings={"seats": 2})
    # Who asks for company and who comes read the same.
    for page in (ann, visit(f"/table/{id}")):
        expect(page.locator("[data-honest]")).to_contain_text("on the honor system")
    ann.goto("/")
    ann.locator('[data-action="online"]').first.click()
    # It is asked where everybody looks, not among the small print.
    expect(ann.locator("dialog[open] [data-honest]")).to_be_visible()
    ann.locator('dialog[open] [data-action="hints"]').check(force=True)
    expect(ann.locator("dialog[open] [data-honest]")).to_have_count(0)
    ann.locator('[data-action="create-table"]').click()
    expect(ann.locator('[data-hints="on"]')).to_be_visible()

    # Where they are on, everybody sees who asks.
    bob = visit(ann.url.partition("?")[0])
    sit(bob, 1, "Bob")
    ann.locator('[data-action="start"]').click()
    page, other = ann, bob
    page.locator('[data-status="playing"]').wait_for()
    if served_table(ann, ann.url.rpartition("/")[2])["turn"]["seat"] == 1:
        page, other = bob, ann
    page.locator(step("nudge")).click()
    expect(page.locator(HEARD)).not_to_be_empty()
    expect(other.locator("[data-notice]")).to_contain_text("used a hint")
    expect(other.locator("[data-log]")).to_contain_text("used a hint")
    expect(other.locator(HINT)).to_have_count(0)

    ann, bob, id = online(visit)
    page = ann if served_table(ann, id)["turn"]["seat"] == 0 else bob
    page.locator(READY).wait_for()
    expect(page.locator(HINT)).to_have_count(0)
    page.keyboard.press("h")
    page.locator('[data-action="menu"]').first.click()
    expect(page.locator("dialog[open] [data-honest]")).to_contain_text("on the honor system")
    assert [seat["hints"] for seat in served_table(page, id)["seats"]] == [0, 0]
