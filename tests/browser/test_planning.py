"""Planning while others play, playing by keys, and going back: what stays where it was."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Open
from tests.browser.playing import (
    CITY,
    FULL,
    READY,
    SITE,
    Mayor,
    new_table,
    online,
    served_table,
    sit,
)

ITSELF = '[data-action="by-itself"]'
PLANNED = '[data-plan="confirm"]'


def moves_of(page: Page, id: str) -> Any:
    """The legal moves now, and whose they are."""
    return page.request.get(f"/api/tables/{id}/moves").json()


def make(page: Page, id: str, move: str) -> None:
    """A move without the page's boards."""
    number = moves_of(page, id)["number"]
    sent = {"type": "move", "after": number, "move": move}
    assert page.request.post(f"/api/tables/{id}/commands", data=sent).ok


def plan(page: Page) -> dict[str, str]:
    """Choose something to do next: architect, spot and square. What was chosen."""
    page.locator(f"{FULL[: FULL.index('[data-can]')]}:has(.tile:not(.down))").first.wait_for()
    architect = page.locator("[data-architect][data-can]").first
    number = architect.get_attribute("data-architect") or ""
    architect.click()
    tiles = "[data-spot][data-can]:has(.offered:not(.barred))"
    for spot in page.locator(tiles).all():
        name = spot.get_attribute("data-spot") or ""
        spot.click()
        if page.locator('[data-plan="place"]').count():
            square = page.locator(f"{CITY} [data-square][data-can]").first
            to = square.get_attribute("data-square") or ""
            square.click()
            expect(page.locator(PLANNED)).to_be_visible()
            return {"architect": number, "spot": name, "to": to}
        page.keyboard.press("Escape")
    raise AssertionError("nothing can be taken")


def test_a_plan_is_kept_played_by_a_touch_by_itself_or_told_to_be_void(visit: Open) -> None:
    ann, bob, id = online(visit)
    pages = [ann, bob]
    first = moves_of(ann, id)["seat"]
    mover, waits = pages[first], pages[1 - first]
    expect(mover.locator(READY)).to_be_visible()
    # Touching a tile while somebody else thinks tells about it, and begins a plan.
    chosen = plan(waits)
    expect(waits.locator("[data-turn]")).to_have_attribute("data-turn", "others")
    expect(waits.locator(".prompt")).to_contain_text("Planned:")
    expect(waits.locator('[data-action="confirm"]')).to_have_count(0)
    text = f"{chosen['architect']}{chosen['spot']}:{chosen['to']}"
    # It is kept: a reload finds it again, and nobody else hears of it.
    waits.evaluate("() => dispatchEvent(new Event('pagehide'))")
    waits.wait_for_function(
        "([id, text]) => fetch(`/api/tables/${id}/own`).then(a => a.json())"
        ".then(own => JSON.stringify(own.plans).includes(text))",
        arg=[id, text],
    )
    waits.reload()
    expect(waits.locator(PLANNED)).to_be_visible()
    assert served_table(mover, id).get("plans") is None
    # The other one moves, without being in the way: one touch plays it.
    other = next(
        m
        for m in moves_of(ann, id)["moves"]
        if m["spot"] != chosen["spot"]
        and chosen["spot"] not in m["blocks"]
        and m["square"] != reached(waits, id, text)
    )
    make(mover, id, other["move"])
    expect(waits.locator('[data-phase="confirm"]')).to_be_visible()
    expect(waits.locator(".prompt")).to_contain_text("Your turn!")
    waits.locator('[data-action="confirm"]').click()
    expect(waits.locator('[data-turn="others"]')).to_be_visible()
    log = waits.request.get(f"/api/tables/{id}/events").json()["events"]
    assert [e["data"]["move"] for e in log if e["kind"] == "moved"][-1] == text
    # By itself, if that is wished.
    chosen = plan(waits)
    text = f"{chosen['architect']}{chosen['spot']}:{chosen['to']}"
    waits.locator(ITSELF).click()
    expect(waits.locator(ITSELF)).to_have_attribute("aria-pressed", "true")
    square = reached(waits, id, text)
    other = next(
        m
        for m in moves_of(ann, id)["moves"]
        if m["spot"] != chosen["spot"]
        and chosen["spot"] not in m["blocks"]
        and m["square"] != square
    )
    make(mover, id, other["move"])
    expect(waits.locator("[data-done]")).to_contain_text("Your plan was played")
    expect(mover.locator(READY)).to_be_visible()
    log = waits.request.get(f"/api/tables/{id}/events").json()["events"]
    assert [e["data"]["move"] for e in log if e["kind"] == "moved"][-1] == text
    # Taken back it was not played, whatever is played then by hand.
    waits.locator('[data-action="undo"]').click()
    expect(waits.locator(READY)).to_be_visible()
    by_hand = Mayor(waits)
    by_hand.move()
    expect(mover.locator(READY)).to_be_visible()
    expect(waits.locator("[data-done]")).to_have_count(0)
    # In the way: the plan is told to be void, with the reason, and nothing is played.
    chosen = plan(waits)
    taken = next(m for m in moves_of(ann, id)["moves"] if m["spot"] == chosen["spot"])
    make(mover, id, taken["move"])
    expect(waits.locator("[data-hint]")).to_contain_text("no longer works")
    expect(waits.locator(READY)).to_be_visible()


def test_what_was_chosen_before_a_take_back_is_told_to_be_dropped(visit: Open) -> None:
    ann, bob, id = online(visit, undo="own")
    pages = [ann, bob]
    first = moves_of(ann, id)["seat"]
    mover, waits = pages[first], pages[1 - first]
    Mayor(mover).move()
    expect(waits.locator(READY)).to_be_visible()
    Mayor(waits).choose()
    mover.locator('[data-action="undo"]').click()
    expect(waits.locator("[data-hint]")).to_contain_text("A move was taken back")
    expect(waits.locator('[data-plan="start"]')).to_be_visible()
    # It is said once: whatever is chosen next is asked about as ever.
    plan(waits)
    expect(waits.locator("[data-hint]")).to_have_count(0)


def test_whoever_waits_for_a_person_is_told_that_there_is_time_to_plan(visit: Open) -> None:
    ann = visit(None)
    settings = {"seats": 3, "begins": "chosen", "first_seat": 0}
    id = new_table(ann, settings=settings, bots={"1": "random"})
    bob = visit(f"/table/{id}")
    sit(bob, 2, "Bob")
    ann.locator('[data-action="start"]').click()
    Mayor(ann).wait()
    Mayor(ann).move()
    expect(bob.locator(READY)).to_be_visible()
    # The bot's move could be told here, and is shown below.
    expect(ann.locator(".since [data-moment]")).to_have_count(1)
    expect(ann.locator("[data-plan-how]")).to_be_visible()


def reached(page: Page, id: str, move: str) -> str:
    """The square of the site that a move takes from; the page's own drawing shows it chosen."""
    found = page.locator(f"{SITE} .square.chosen [data-square]").first
    return found.get_attribute("data-square") or ""


def test_a_whole_turn_by_keys_and_going_back_closes_what_is_open(visit: Open) -> None:
    page = visit(None)
    new_table(page, settings={"seats": 2}, seat=None, guests={"0": "Ann", "1": "Bob"}, start=True)
    expect(page.locator(READY)).to_be_visible()
    page.keyboard.press("2")
    expect(page.locator('[data-architect="2"]')).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-spot]:focus")).to_have_count(1)
    page.keyboard.press("Escape")
    before = Mayor(page).number()
    # Arrows lead to the site from anywhere, and over it.
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("ArrowRight")
    expect(page.locator(f"{SITE} :focus")).to_have_count(1)
    page.keyboard.press("1")
    for _ in range(3):
        if page.locator('[data-phase="confirm"]').count():
            break
        page.keyboard.press("Enter")
    page.locator('[data-phase="confirm"]').wait_for()
    page.locator('[data-action="confirm"]').focus()
    page.keyboard.press("Enter")
    page.locator(f'[data-number="{before}"]').wait_for(state="detached")
    expect(page.locator(READY)).to_be_visible()
    expect(page.locator(f"{SITE} :focus")).to_have_count(1)
    # The list of keys, and Back.
    address = page.url
    page.keyboard.press("?")
    expect(page.locator("dialog[open] [data-keys]")).to_be_visible()
    page.go_back()
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert page.url == address
    # One sheet over another: each Back closes one.
    page.set_viewport_size(PHONE)
    page.locator('[data-action="menu"]').click()
    page.locator('dialog[open] [data-action="settings"]').click()
    expect(page.locator("dialog[open]")).to_have_count(2)
    page.go_back()
    expect(page.locator("dialog[open]")).to_have_count(1)
    page.go_back()
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert page.url == address
    # What is closed otherwise leaves nothing behind to go back over.
    page.locator('[data-action="player"]').first.click()
    page.locator('dialog[open] [data-action="close"]').click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator('[data-action="menu"]').click()
    page.locator('dialog[open] [data-action="home"]').click()
    page.wait_for_url("**/")
    page.go_back()
    expect(page.locator(READY)).to_be_visible()
    assert page.url == address


def test_a_plan_whose_spot_is_taken_is_told_so_at_once(visit: Open) -> None:
    # Three of them: whoever takes the spot is not the last one before me.
    settings = {"seats": 3, "begins": "chosen", "first_seat": 1}
    bob = visit(None)
    guests = {"1": "Bob", "2": "Cleo"}
    id = new_table(bob, settings=settings, seat=None, guests=guests)
    ann = visit(f"/table/{id}", speed="calm", reduced_motion="no-preference")
    sit(ann, 0, "Ann")
    bob.locator('[data-action="start"]').click()
    expect(bob.locator(READY)).to_be_visible()
    chosen = plan(ann)
    ann.locator(ITSELF).click()
    ann.wait_for_function(
        "id => fetch(`/api/tables/${id}/own`).then(a => a.json()).then(own => own.plans[0])", arg=id
    )
    ann.reload()
    expect(ann.locator(PLANNED)).to_be_visible()
    text = f"{chosen['architect']}{chosen['spot']}:{chosen['to']}"
    # Not its tile, which is seen to be gone at once: another one from there.
    square = reached(ann, id, text)
    moves = moves_of(bob, id)["moves"]
    taken = next(m for m in moves if m["spot"] == chosen["spot"] and m["square"] != square)
    make(bob, id, taken["move"])
    expect(ann.locator("[data-hint]")).to_contain_text("is taken by Bob")
    assert moves_of(bob, id)["seat"] == 2
