"""Where there is little room, what one is told and what one can do next is in sight as well."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from quadropolis.words import languages, words
from tests.browser.conftest import PHONE, Open
from tests.browser.laws import BROKEN_WORDS, fits
from tests.browser.playing import CITY, READY, Mayor, new_table, online, played, sit
from tests.browser.shelf import kept_game, put_on_shelf
from tests.browser.test_pace import CARD, MOVE_IS_SHOWN, MOVE_MS, calm, post, stop_time
from tests.browser.test_told import APART

GAMES = Path(__file__).parents[1] / "games"
LOW: ViewportSize = {"width": 844, "height": 390}
SMALL: ViewportSize = {"width": 360, "height": 640}
UPRIGHT: ViewportSize = {"width": 768, "height": 1024}
LONG_NAMES = ("Jolly Juggler", "Maximiliane Winterstein", "Bea", "W" * 24)
ENDED = {2: "01-classic-2", 3: "17-expert-3", 4: "09-classic-4"}
"""A finished game of so many players, of either mode."""
ENDED_ROOMY = 2
"""With so many, names of ordinary words have room everywhere."""
BEYOND = """(parts) => parts.flatMap((part) => [...document.querySelectorAll(part)])
  .filter((it) => it.checkVisibility({ visibilityProperty: true }))
  .map((it) => [it.className || it.tagName, it.getBoundingClientRect()])
  .filter(([, { left, right, top, bottom }]) =>
    left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
  .map(([name, { top, bottom }]) => `${name}: ${Math.round(top)} to ${Math.round(bottom)}`)"""
"""Which of those parts one would have to scroll to, or would never see."""
CUT = """(part) => [...document.querySelectorAll(part)]
  .filter((it) => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1)
  .map((it) => it.textContent)"""
COUNTED_NAMES = ".town header, [data-score-pad] thead th"
"""Where names stand in the final scoring."""
PLACES = """() => [...document.querySelectorAll('[data-action^="story-"], .town, .town .mat')]
  .map((it) => Object.values(it.getBoundingClientRect().toJSON()).map(Math.round).join())"""


WHOLE_MOMENTS = """() => {
  const all = document.querySelector('.since').getBoundingClientRect()
  const seen = [...document.querySelectorAll('.since > *')]
    .map((it) => it.getBoundingClientRect())
    .filter(({ top }) => top < all.bottom)
  const whole = ({ left, right }) => left >= all.left - 1 && right <= all.right + 1
  return seen.length > 0 && seen[0].top <= all.top + 1 && seen.every(whole)
}"""


def in_sight(page: Page, *parts: str) -> None:
    """All of them are seen whole, without scrolling."""
    assert page.evaluate("scrollY") == 0
    for part in parts:
        expect(page.locator(part).first).to_be_visible()
    found = page.evaluate(BEYOND, list(parts))
    assert found == [], (page.viewport_size, found)


def test_the_card_between_rounds_is_whole(visit: Open) -> None:
    page = calm(visit, viewport=LOW)
    page.clock.install()
    guests = dict(enumerate(LONG_NAMES))
    id = new_table(page, settings={"seats": 4}, seat=None, guests=guests, start=True)
    page.goto("about:blank")
    post(page, id, 15)
    page.goto(f"/table/{id}")
    expect(page.locator(READY)).to_be_visible()
    stop_time(page)
    post(page, id, 1)
    page.locator(MOVE_IS_SHOWN).wait_for()
    page.clock.run_for(MOVE_MS)
    page.locator(CARD).wait_for()
    for size in (LOW, SMALL, PHONE):
        page.set_viewport_size(size)
        in_sight(page, f"{CARD} > *", f"{CARD} .on", f"{CARD} h2")
        assert page.evaluate(CUT, f"{CARD} > *") == []


@pytest.mark.parametrize("players", ENDED)
def test_the_cities_are_seen_while_they_are_counted(visit: Open, players: int) -> None:
    page = visit("/about", viewport=LOW)
    record = json.loads((GAMES / f"{ENDED[players]}.json").read_text("utf-8"))
    game = kept_game({**record, "players": LONG_NAMES[:players]}, "end")
    id = put_on_shelf(page, game)
    for size in (LOW, SMALL, PHONE, UPRIGHT):
        page.set_viewport_size(size)
        page.goto(f"/table/{id}")
        following = page.locator('[data-action="story-next"]')
        following.wait_for()
        places = None
        while following.count():
            in_sight(page, ".town", "[data-action^=story-]", ".story .now h2")
            fits(page)
            assert page.evaluate(BROKEN_WORDS, COUNTED_NAMES) == [], size
            if players == ENDED_ROOMY:
                assert page.evaluate(CUT, f":is({COUNTED_NAMES}) .whole > *") == [], size
            # From one category to the next nothing moves.
            assert places in (None, page.evaluate(PLACES)), size
            places = page.evaluate(PLACES)
            following.click()
        expect(page.locator("[data-winner]")).to_be_visible()
        assert page.evaluate(CUT, ".winner .name > span") == []
        fits(page)
        page.evaluate("localStorage.removeItem('quadropolis-told')")


def test_the_ways_into_a_game_are_seen_at_once(visit: Open) -> None:
    page = visit("/", viewport=LOW)
    ways = [f"main [data-action={way}]" for way in ("play-now", "play-with-friends", "learn")]
    for language in languages():
        page.goto(f"/?lang={language}")
        in_sight(page, *ways)
        fits(page)
    new_table(page, settings={"seats": 2}, bots={"1": "greedy"}, start=True)
    page.goto("/")
    in_sight(page, "[data-action=continue]", *ways)


def test_names_are_asked_for_where_one_looks_first(visit: Open) -> None:
    page = visit("/", viewport=PHONE)
    for language in languages():
        for size, players in ((PHONE, 4), (SMALL, 2)):
            page.set_viewport_size(size)
            page.goto(f"/?lang={language}")
            page.locator('main [data-action="hotseat"]').click()
            page.locator(f'[data-action="players-{players}"]').check()
            fields = page.locator('dialog[open] [name^="name-"]')
            expect(fields).to_have_count(players)
            start = page.locator('[data-action="start-hotseat"]').bounding_box()
            for field in fields.all():
                there = field.bounding_box()
                assert start is not None
                assert there is not None
                assert there["y"] + there["height"] < start["y"], (language, size)
            fits(page)


def test_a_blank_name_is_refused_in_words(visit: Open) -> None:
    page = visit("/", viewport=SMALL)
    page.locator('[data-action="me"]').click()
    field, problem = page.locator("dialog input[name=name]"), page.locator("dialog [role=alert]")
    for name in ("   ", ""):
        field.fill(name)
        page.locator('[data-action="save-name"]').click()
        expect(problem).to_have_text(words("en").say("error-person-wrong-name", reason="empty"))
        expect(field).to_have_attribute("aria-invalid", "true")
        expect(field).to_have_accessible_description(problem.inner_text())
        expect(field).to_be_focused()
    # Whoever types again is not told so any longer.
    field.fill("Ann")
    expect(problem).to_have_count(0)
    page.locator('[data-action="save-name"]').click()
    expect(page.locator('[data-notice="good"]')).to_contain_text("Ann")


def test_an_invitation_is_told_once_where_its_button_is_seen(visit: Open) -> None:
    ann, bob, id = online(visit)
    pages = (ann, bob)
    for page in pages:
        page.goto("about:blank")
    while (found := ann.request.get(f"/api/tables/{id}/moves").json())["seat"] is not None:
        sent = {"type": "move", "after": found["number"], "move": found["moves"][0]["move"]}
        assert pages[found["seat"]].request.post(f"/api/tables/{id}/commands", data=sent).ok
    for page in pages:
        page.goto(f"/table/{id}")
        page.locator('[data-action="story-skip"]').click()
    # Somebody looks at the board, where there is no such button.
    bob.locator('[data-action="look"]').click()
    ann.locator('[data-action="rematch"]').click()
    offer = bob.locator('[data-action="accept-rematch"]')
    expect(offer).to_be_visible()
    bob.locator('[data-action="scoring"]').click()
    if bob.locator('[data-action="story-skip"]').count():
        bob.locator('[data-action="story-skip"]').click()
    expect(bob.locator('[data-action="join-rematch"]')).to_be_in_viewport()
    expect(offer).to_have_count(0)


def test_host_and_guest_are_told_once_and_the_same_that_there_are_no_hints(visit: Open) -> None:
    ann = visit(None)
    id = new_table(ann, settings={"seats": 2})
    bob = visit(f"/table/{id}", viewport=SMALL)
    for page in (ann, bob):
        expect(page.locator("[data-honest]")).to_be_visible()
        expect(page.locator("[data-hints]")).to_have_count(0)
    # With a bot instead there are some.
    ann.locator('[data-action="bot"][data-on="1"]').select_option("casual")
    for page in (ann, bob):
        expect(page.locator("[data-hints]")).to_be_visible()
        expect(page.locator("[data-honest]")).to_have_count(0)


def test_a_guest_waits_for_the_others_and_then_for_the_host(visit: Open) -> None:
    ann = visit(None)
    id = new_table(ann, settings={"seats": 3})
    bob = visit(f"/table/{id}", viewport=SMALL)
    sit(bob, 1, "Bob")
    expect(bob.locator("main")).to_contain_text("Ann starts the game when everyone is here.")
    cleo = visit(f"/table/{id}")
    sit(cleo, 2, "Cleo")
    for page in (bob, cleo):
        expect(page.locator("main")).to_contain_text("Waiting for Ann to start the game.")
        expect(page.locator("main")).not_to_contain_text("when everyone is here")


def test_moves_since_mine_are_whole_as_many_as_fit(visit: Open) -> None:
    page = visit(None, viewport=UPRIGHT)
    names = {0: "Josephine", 1: "Tom", 2: "Maria", 3: "Bea"}
    new_table(page, settings={"seats": 4}, seat=None, guests=names, start=True)
    mayor = Mayor(page)
    for _ in range(5):
        assert mayor.wait()
        mayor.move()
    assert mayor.wait()
    for size in (UPRIGHT, PHONE, SMALL, LOW):
        page.set_viewport_size(size)
        # The newest is always there, and none is cut off at an edge.
        assert page.evaluate(WHOLE_MOMENTS), size


@pytest.mark.parametrize("viewport", [PHONE, UPRIGHT])
def test_wherever_a_move_of_a_replay_is_built_it_is_seen(visit: Open, viewport: Any) -> None:
    page = visit("/", viewport=viewport)
    guests = dict(zip("0123", ("Ann", "Bea", "Cleo", "Dora"), strict=True))
    id = new_table(page, settings={"seats": 4}, seat=None, guests=guests, start=True)
    played(page, id, moves=8, choose=lambda moves: max(moves, key=_builds), seats=range(4))
    page.goto(f"/table/{id}/replay?ply=5")
    lit = page.locator(f"{CITY} .square.lit")
    for ply in range(5, 9):
        expect(page.locator(f'[data-replay="{ply}"]')).to_be_visible()
        expect(lit).to_be_in_viewport(ratio=1)
        assert page.evaluate(APART, [".square.lit", ".controls"])
        # The tile is seen where it lay, and the Urbanist who came after it.
        expect(page.locator('[data-piece="urbanist"]')).to_have_css("opacity", "1")
        page.locator('[data-action="next"]').click()


def test_bots_are_known_by_their_faces_on_small_plates(visit: Open) -> None:
    page = visit(None, viewport=PHONE)
    settings = {"seats": 3, "begins": "chosen", "first_seat": 0}
    id = new_table(page, settings=settings, bots={"2": "casual"})
    bob = visit(f"/table/{id}", viewport=PHONE)
    sit(bob, 1, "Maximiliane Winterstein")
    page.locator('[data-action="start"]').click()
    page.locator(READY).wait_for()
    for seat, faces in ((0, 0), (1, 0), (2, 1)):
        plate = page.locator(f'.player[data-player="{seat}"]')
        expect(plate.locator(".face")).to_have_count(faces)
    expect(page.locator(".player .face")).to_be_in_viewport(ratio=1)
    assert page.evaluate(CUT, ".player .name") == []


def test_whose_city_is_laid_out_next_is_seen_from_its_beginning(visit: Open) -> None:
    page = visit(None, viewport=UPRIGHT)
    settings = {"seats": 2, "allocation": "manual"}
    guests = {"0": "Ann", "1": "Bea"}
    id = new_table(page, settings=settings, seat=None, guests=guests, start=True)
    played(page, id, moves=32, choose=lambda moves: max(moves, key=_builds), seats=range(2))
    expect(page.locator('[data-end="allocating"]')).to_be_visible()
    # What is left to give, and the last word, are in sight beside the city.
    in_sight(page, "[data-lay] .mat", ".supplies", '[data-action="lay-confirm"]')
    for _ in range(2):
        page.evaluate("scrollTo(0, 9999)")
        before = page.locator("main").get_attribute("data-seat")
        page.locator('[data-action="lay-confirm"]').click()
        page.locator(f'main[data-seat="{before}"]').wait_for(state="detached")
        page.wait_for_function("scrollY === 0")
    expect(page.locator('[data-end="finished"]')).to_be_visible()


def _builds(move: dict[str, Any]) -> tuple[str, int]:
    """Whoever builds whenever it can be done has something to lay out."""
    return move["to"] or "-", move["points"]
