"""Being called when it is one's turn, and what can be done about those who never come."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.playing import READY, Mayor, online, served_table

LISTEN = """() => {
  window.notified = []
  window.notes = 0
  window.Notification = class {
    static permission = 'granted'
    static requestPermission = async () => 'granted'
    constructor(title) { window.notified.push(title) }
  }
  const start = OscillatorNode.prototype.start
  OscillatorNode.prototype.start = function (...when) {
    window.notes += 1
    return start.apply(this, when)
  }
  Object.defineProperty(document, 'hidden', { get: () => true })
}"""
"""The browser writes down what it was asked for; nobody looks at the tab."""
HEARD = "() => [window.notified.length, window.notes]"


def _icon(page: Page) -> str:
    return page.locator('link[rel~="icon"]').first.get_attribute("href") or ""


def _turns(ann: Page, bob: Page, id: str) -> tuple[Mayor, Mayor]:
    """Who moves now, and who waits."""
    first = served_table(ann, id)["turn"]["waited_for"][0]
    mayors = Mayor(ann, seed=1), Mayor(bob, seed=2)
    return mayors if first == 0 else mayors[::-1]


def test_my_turn_is_noticed_in_another_tab(visit: Open) -> None:
    now, later = _turns(*online(visit))
    page = later.page
    page.evaluate(LISTEN)
    quiet = page.title(), _icon(page)
    assert now.wait()
    now.move()
    assert later.wait()
    assert page.title() != quiet[0]
    assert _icon(page) != quiet[1]
    assert page.evaluate(HEARD) == [0, 2], "a sound, but no notification: that was not asked for"
    later.move()
    expect(page.locator(READY)).to_have_count(0)
    assert (page.title(), _icon(page)) == quiet
    page.locator('[data-action="menu"]').first.click()
    page.locator('[data-action="settings"]').click()
    page.locator('[data-action="notifications"]').click()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    assert now.wait()
    now.move()
    assert later.wait()
    page.wait_for_function("() => window.notified.length === 1 && window.notes === 4")


def test_who_never_comes_is_replaced_and_may_come_back(visit: Open) -> None:
    ann, bob, id = online(visit, clock="move", clock_amount=5)
    awake, sleeper = (mayor.page for mayor in reversed(_turns(ann, bob, id)))
    awake.locator('[data-banner="sleeper"] [data-action="give"]').click()
    back = sleeper.locator('[data-banner="come-back"] [data-action="come-back"]')
    expect(back).to_be_visible()
    back.click()
    expect(back).to_have_count(0)
    assert all(seat["bot"] is None for seat in served_table(ann, id)["seats"])
    # One's own seat is given away from the menu, and taken back in the same way.
    sleeper.locator('[data-action="menu"]').first.click()
    sleeper.locator('[data-action="give-own"]').click()
    expect(back).to_be_visible()
    assert [seat["bot"] is None for seat in served_table(ann, id)["seats"]].count(False) == 1


def test_a_game_that_somebody_left_can_be_ended(visit: Open) -> None:
    ann, bob, id = online(visit, clock="move", clock_amount=5)
    awake = _turns(ann, bob, id)[1].page
    awake.locator('[data-banner="sleeper"] [data-action="end"]').click()
    awake.locator('[data-action="no"]').click()
    awake.locator('[data-banner="sleeper"] [data-action="end"]').click()
    awake.locator('[data-action="sure"]').click()
    for page in (ann, bob):
        expect(page.locator('[data-status="playing"]')).to_have_count(0)
    assert served_table(ann, id)["status"] == "ended"
