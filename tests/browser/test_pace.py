"""One thing after another: how moves, rounds and the end of a game are shown, and heard."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import quadropolis as q
from tests.browser.conftest import PHONE, Open
from tests.browser.laws import DEALT
from tests.browser.playing import (
    READY,
    SITE,
    Mayor,
    new_table,
    played,
    served_table,
    sit,
    until,
)
from tests.browser.shelf import game_before, kept_game, put_on_shelf
from tests.browser.test_moving import choose, give
from tests.browser.test_offline import finished
from tests.browser.test_planning import plan
from tests.cli.command import random_record

CARD = '[data-card="round"]'
MOVE_MS = 1000
"""A move is over by then, and the card after it is not."""
HATTED = 2
"""The number of a random game in which the Mayor goes from one to the other."""
LINE_MS = 5000
"""A lost line is tried again by then."""
MOVE_IS_SHOWN = '[data-showing="move"]'
WALKS = """() => document.querySelector('[data-piece="urbanist"]')?.getAnimations().length"""
WATCH = """() => {
  window.seen = []
  const look = () => {
    const mine = document.querySelector('.own [data-board="city"]')
    window.seen.push({
      at: performance.now(),
      flying: [...document.querySelectorAll('[data-flying]')]
        .map((one) => Number(one.dataset.move)),
      urbanist: document.querySelector('[data-piece="urbanist"]')?.style.transform ?? '',
      round: document.querySelector('.round b')?.textContent ?? '',
      seat: Number(mine?.dataset.seat),
      stands: mine?.querySelectorAll('[data-square] svg').length,
      ready: document.querySelector('[data-phase="start"]') !== null,
      active: document.querySelector('[data-showing="move"]') === null ? 0
        : new Set([...document.querySelectorAll('.player.current, .player.lit')]
          .map((one) => one.dataset.player)).size,
    })
  }
  look()
  new MutationObserver(look).observe(document.body, {
    childList: true, subtree: true, attributes: true, attributeFilter: ['style', 'data-phase'],
  })
}"""
"""The page is looked at whenever something on it changes."""
SHOWN = """() => performance.getEntriesByType('measure')
  .filter(({ name }) => name.startsWith('shown-'))
  .map(({ name, startTime, duration, detail }) =>
    ({ what: name.slice(6), start: startTime, end: startTime + duration, ...detail }))
  .sort((one, other) => one.start - other.start)"""
"""What the page says of itself: from when to when each thing was on the screen."""
HEARD = """() => performance.getEntriesByType('mark')
  .map(({ name }) => name).filter((name) => name.startsWith('sound-'))"""

CELEBRATED = """() => {
  window.celebrated = 0
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node.dataset && 'celebration' in node.dataset) window.celebrated += 1
  }).observe(document.body, { childList: true, subtree: true })
}"""
LOOK = """(looking) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => !looking })
  document.dispatchEvent(new Event('visibilitychange'))
}"""
"""Somebody looks at the tab, or away from it."""


def calm(visit: Open, **options: Any) -> Page:
    """Somebody who watches at the usual pace, with everything that moves."""
    return visit(None, speed="calm", reduced_motion="no-preference", **options)


def confirm(page: Page) -> None:
    """Make the move that is chosen; it is taken, and not yet anybody's turn."""
    before = Mayor(page).number()
    page.locator('[data-action="confirm"]').click()
    page.locator(f'[data-number="{before}"]').wait_for(state="detached")


def stop_time(page: Page) -> None:
    """What is shown from now on stays until somebody touches, however long a test looks at it."""
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))


def touch(page: Page) -> None:
    """In the middle of the screen, whatever is there: a card goes before a click on it is over."""
    page.mouse.click(PHONE["width"] / 2, PHONE["height"] / 2)


def known(page: Page, id: str) -> None:
    """The page has heard everything."""
    number = served_table(page, id)["number"]
    page.locator(f'[data-number="{number}"]').wait_for()


def post(page: Page, id: str, moves: int) -> None:
    """Moves of whoever's turn it is, without the page; it hears of them."""
    for _ in range(moves):
        found = page.request.get(f"/api/tables/{id}/moves").json()
        sent = {"type": "move", "after": found["number"], "move": found["moves"][0]["move"]}
        assert page.request.post(f"/api/tables/{id}/commands", data=sent).ok


def test_one_thing_after_another(visit: Open) -> None:
    page = calm(visit)
    bots = {"1": "beginner", "2": "casual"}
    id = new_table(page, settings={"seats": 3}, bots=bots, start=True)
    # The last moves of a round, its card, and the first ones of the next.
    played(page, id, moves=3)
    mayor = Mayor(page)
    assert mayor.wait()
    page.evaluate(WATCH)
    for number in range(2):
        mayor.choose()
        confirm(page)
        if number == 0:
            # It waits for a touch, and says so.
            expect(page.locator(CARD)).to_contain_text("Tap or click to go on")
            touch(page)
        # Whatever a line of the log points at, one player is seen to move.
        page.locator("[data-log] button").last.focus()
        expect(page.locator(READY)).to_be_visible()
    seen, shown = page.evaluate("() => window.seen"), page.evaluate(SHOWN)
    moves = [one for one in shown if one["what"] == "move"]
    (card,) = [one for one in shown if one["what"] == "round"]
    assert [one["number"] for one in shown] == sorted({one["number"] for one in shown})
    assert len(moves) > 3
    for before, after in pairwise(shown):
        assert before["end"] <= after["start"], "two things at once"
    # What can be seen says the same: one tile in the air at a time, in the order of the moves,
    flying = [set(one["flying"]) for one in seen if one["flying"]]
    assert all(len(numbers) == 1 for numbers in flying)
    assert flying == sorted(flying, key=max)
    # the Urbanist walks once with each move and not in between,
    walks = [
        after["at"]
        for before, after in pairwise(seen)
        if before["urbanist"] and after["urbanist"] not in ("", before["urbanist"])
    ]
    walked = Counter(
        next((one["number"] for one in shown if one["start"] <= at <= one["end"]), None)
        for at in walks
    )
    assert None not in walked
    assert set(walked.values()) == {1}
    assert max(one["active"] for one in seen) == 1
    # and nothing of the new round is there before the old one is over.
    assert min(one["at"] for one in seen if one["round"] == "2") >= card["end"]
    assert any(name != "none" for name in page.evaluate(DEALT)), "a new round is dealt"
    heard = set(page.evaluate(HEARD))
    assert heard >= {"sound-place", "sound-urbanist", "sound-round", "sound-turn", "sound-take"}
    # One switch away it is quiet.
    page.locator('[data-action="sound"]').first.click()
    before = page.evaluate(HEARD)
    mayor.choose()
    confirm(page)
    expect(page.locator(READY)).to_be_visible()
    assert page.evaluate(HEARD) == before


def test_what_is_planned_stands_behind_what_is_shown(visit: Open) -> None:
    page = calm(visit)
    id = new_table(page, settings={"seats": 2, "begins": "chosen", "first_seat": 1}, bots={})
    bob = visit(f"/table/{id}")
    sit(bob, 1, "Bob")
    page.locator('[data-action="start"]').click()
    page.clock.install()
    plan(page)
    expect(page.locator(".says .hand")).to_have_count(1)
    stop_time(page)
    post(bob, id, 1)
    # Bob's move is told, alone: neither my tile, nor what it brings, nor that I may plan.
    expect(page.locator(".prompt")).to_contain_text("Bob")
    expect(page.locator(".says .hand")).to_have_count(0)
    expect(page.locator(".second")).to_have_text("Touch the boards to skip.")
    page.clock.resume()
    expect(page.locator('[data-phase="wait"]')).to_have_count(0)


def test_the_card_between_two_rounds(visit: Open) -> None:
    page = calm(visit, viewport=PHONE)
    page.clock.install()
    id = new_table(
        page, settings={"seats": 2}, seat=None, guests={"0": "Ann", "1": "Bea"}, start=True
    )
    page.goto("about:blank")
    post(page, id, 7)
    page.goto(f"/table/{id}")
    expect(page.locator(READY)).to_be_visible()
    # In the middle of a round: what it brought is known all the same.
    stop_time(page)
    post(page, id, 1)
    page.locator(MOVE_IS_SHOWN).wait_for()
    page.clock.run_for(MOVE_MS)
    card = page.locator(CARD)
    card.wait_for()
    told = card.evaluate("""it => ({
      points: Object.fromEntries([...it.querySelectorAll('ol li')].map((one) => [one.dataset.player,
        [one.querySelector('[data-points]').dataset.points,
         one.querySelector('[data-change]').dataset.change].map(Number)])),
      kinds: Object.fromEntries([...it.querySelectorAll('[data-count]')].map((one) =>
        [one.dataset.kind, Number(one.dataset.count)])),
      starts: Number(it.querySelector('[data-starts]').dataset.starts),
    })""")
    # Every column says what it is, once the card has risen.
    card.evaluate(
        "it => Promise.all(it.getAnimations({ subtree: true }).map((one) => one.finished))"
    )
    for head, numbers in (("This round", ".up, .down, .change"), ("Total", "[data-points]")):
        above = card.locator(".heads").get_by_text(head).bounding_box()
        below = card.locator("ol li").first.locator(numbers).first.bounding_box()
        assert above
        assert below
        assert abs(above["x"] + above["width"] - below["x"] - below["width"]) < 1
    game = served_table(page, id)["game"]
    state = q.parse_position(game["position"])
    assert told["points"] == {
        str(seat): [sheet["total"]] * 2 for seat, sheet in enumerate(game["sheets"])
    }
    assert told["starts"] == state.mayor
    faces = [face for face in state.site.squares if isinstance(face, q.Face)]
    assert told["kinds"] == dict(Counter(face.kind.value for face in faces))
    # A touch is enough, and does nothing else.
    touch(page)
    expect(card).to_have_count(0)
    page.clock.resume()
    expect(page.locator(READY)).to_be_visible()
    assert Mayor(page).phase() == "start"


def test_whoever_moved_sees_it_land_before_the_next_is_asked(visit: Open) -> None:
    page = calm(visit, viewport=PHONE)
    page.clock.install()
    id = new_table(
        page, settings={"seats": 2}, seat=None, guests={"0": "Ann", "1": "Bea"}, start=True
    )
    first = served_table(page, id)["turn"]["seat"]
    choose(page, give(page, id))
    page.evaluate(WATCH)
    confirm(page)
    expect(page.locator("p.now")).to_contain_text("Bea" if first == 0 else "Ann")
    expect(page.locator(READY)).to_be_visible()
    seen = page.evaluate("() => window.seen")
    # It was seen before it was built; while it flies it is not there, then it stands.
    took = next(one for one in seen if one["flying"])
    landed = next(
        one["at"]
        for one in seen
        if one["at"] > took["at"] and one["seat"] == first and one["stands"] > took["stands"]
    )
    passed = next(one["at"] for one in seen if one["seat"] != first)
    assert landed < passed
    assert not any(one["ready"] for one in seen if landed <= one["at"] < passed)
    # A touch on the boards skips the move that is shown, and does nothing else.
    stop_time(page)
    post(page, id, 3)
    known(page, id)
    for seat in (1 - first, first, 1 - first):
        # Each is told until it is skipped.
        expect(page.locator(f"{MOVE_IS_SHOWN} .prompt")).to_contain_text(("Ann", "Bea")[seat])
        assert not page.evaluate(WALKS), "the Urbanist has come where it went"
        page.locator(SITE).click()
    expect(page.locator(READY)).to_be_visible()
    # More than can be followed, at once after a lost line, are told in one sentence.
    before = page.evaluate(SHOWN)
    page.evaluate("() => dispatchEvent(new Event('offline'))")
    expect(page.locator('[data-banner="line"]')).to_be_visible()
    post(page, id, 7)
    page.clock.run_for(LINE_MS)
    missed = page.locator('[data-card="missed"]')
    expect(missed).to_contain_text("7")
    assert page.evaluate(SHOWN) == before, "none of them was shown by itself"
    touch(page)
    expect(missed).to_have_count(0)
    # So is what happened while nobody looked.
    page.evaluate(LOOK, False)
    post(page, id, 10)
    known(page, id)
    page.evaluate(LOOK, True)
    expect(missed).to_contain_text("10")
    touch(page)
    expect(missed).to_have_count(0)
    expect(page.locator(READY)).to_be_visible()


def test_the_mayor_is_heard(visit: Open) -> None:
    record = random_record("classic", 2, HATTED)
    mayors = [state.mayor for state in record.states() if state.phase is q.Phase.MOVE]
    number = next(at for at, (one, other) in enumerate(pairwise(mayors)) if one != other)
    page = visit("/", speed="brisk", reduced_motion="no-preference")
    id = put_on_shelf(page, game_before(finished(HATTED), "hat", number))
    page.goto(f"/table/{id}")
    architect, (spot, to) = record.moves[number][0], record.moves[number][1:].split(":")
    choose(page, {"architect": architect, "spot": spot, "to": to})
    confirm(page)
    expect(page.locator(READY)).to_be_visible()
    assert "sound-mayor" in page.evaluate(HEARD)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_end_is_an_event_and_the_next_level_is_offered(visit: Open, motion: str) -> None:
    page = visit("/", speed="calm", reduced_motion=motion)
    game = kept_game(finished(5), "end")
    (me,) = game["result"]["winners"]
    for seat, there in enumerate(game["seats"]):
        if seat != me:
            there |= {"name": "", "bot": "casual"}
    put_on_shelf(page, game)
    page.goto("/table/device-end")
    page.evaluate(CELEBRATED)
    page.locator('[data-action="story-skip"]').click()
    expect(page.locator("[data-winner]")).to_be_visible()
    assert page.evaluate(HEARD) == ["sound-win"]
    # The winner's city is the large one, and its best building is lit.
    best = page.locator("[data-best]")
    expect(best).to_be_visible()
    lit = page.locator(f'{"[data-board=city]"}[data-seat="{me}"] .square.lit')
    expect(lit).to_have_count(1)
    sizes = page.locator("section.town").evaluate_all(
        "all => all.map((one) => [Number(one.dataset.seat), one.clientWidth])"
    )
    assert max(sizes, key=lambda one: one[1])[0] == me
    expect(page.locator("[data-celebration]")).to_have_count(0)
    assert page.evaluate("() => window.celebrated") == int(motion == "no-preference")
    climb = page.locator('[data-action="next-level"]')
    expect(climb).to_have_attribute("data-level", "skilled")
    climb.click()
    page.wait_for_url("**/table/device-*")
    expect(page.locator('[data-action="player"] [data-face="skilled"]')).to_be_visible()
    page.locator('[data-action="player"]:has([data-face])').click()
    expect(page.locator('dialog[open] [data-bot="skilled"]')).to_contain_text("Every street")


def test_the_beginning_of_a_game_is_seen_by_whoever_comes_to_it(visit: Open) -> None:
    page = calm(visit, viewport=PHONE)
    settings = {"seats": 3, "begins": "chosen", "first_seat": 1}
    id = new_table(page, settings=settings, bots={"1": "random", "2": "random"}, start=True)
    page.goto("about:blank")
    until(page, lambda: served_table(page, id)["turn"]["seat"] == 0)
    page.goto(f"/table/{id}")
    expect(page.locator(READY)).to_be_visible()
    moves = [one["seat"] for one in page.evaluate(SHOWN) if one["what"] == "move"]
    assert moves == [1, 2]
    # Whoever has moved has seen it.
    played(page, id, moves=1)
    until(page, lambda: served_table(page, id)["turn"]["seat"] == 0)
    page.reload()
    expect(page.locator(READY)).to_be_visible()
    assert page.evaluate(SHOWN) == []


def test_the_site_is_cleared_when_the_last_move_has_been_seen(visit: Open) -> None:
    page = calm(visit, viewport=PHONE)
    page.clock.install()
    id = new_table(
        page, settings={"seats": 2}, seat=None, guests={"0": "Ann", "1": "Bea"}, start=True
    )
    played(page, id, moves=31, seats=range(2))
    expect(page.locator(READY)).to_be_visible()
    stop_time(page)
    post(page, id, 1)
    page.locator(MOVE_IS_SHOWN).wait_for()
    assert page.locator(f"{SITE} .tile").count() > 0
    expect(page.locator(".cleared")).to_have_count(0)
    page.clock.resume()
    expect(page.locator('[data-end="finished"]')).to_be_visible()
