"""The waiting room: who sits there, who may, and what a link is good for."""

from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.playing import Mayor, new_table, online, played, served_table, sit, table_of
from tests.browser.test_company import SHARED

DEAF = """(() => {
  const { get, set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage')
  Object.defineProperty(WebSocket.prototype, 'onmessage', {
    get,
    set(listener) {
      set.call(this, listener && ((event) => window.deaf || listener.call(this, event)))
    },
  })
})()"""
"""A line on which nothing is heard from some moment on."""
DECLINE, ACCEPT = '[data-action="decline"]', '[data-action="accept"]'


def test_a_rematch_keeps_the_seats_of_those_who_are_invited(visit: Open) -> None:
    ann, bob, id = online(visit)
    cat = visit(f"/table/{id}")
    assert cat.request.post("/api/me", data={"name": "Cat"}).ok
    # Whoever comes to a full table can only watch: the link says so.
    ann.locator('[data-action="menu"]').click()
    ann.locator('dialog[open] [data-action="invite"]').click()
    expect(ann.locator("dialog[open] .invite")).to_contain_text("can watch")
    for page, command in ((bob, {"type": "resign", "seat": 1}), (ann, {"type": "end"})):
        assert page.request.post(f"/api/tables/{id}/commands", data=command).ok
    assert ann.request.post(f"/api/tables/{id}/commands", data={"type": "rematch"}).ok
    again = served_table(ann, id)["rematch"]
    for page in (ann, bob, cat):
        page.goto(f"/table/{again}")
    # It is Bob's, and nobody else's.
    expect(cat.locator("[data-full]")).to_be_visible()
    expect(cat.locator('[data-action="sit"]')).to_have_count(0)
    expect(cat.locator('[data-seat="1"]')).to_contain_text("Reserved seat")
    expect(cat.locator("[data-waits]")).to_contain_text("Bob is invited")
    refused = cat.request.post(f"/api/tables/{again}/commands", data={"type": "sit", "seat": 1})
    assert refused.json()["code"] == "table/seat_kept"
    expect(bob.locator(ACCEPT)).to_be_visible()
    # Until he does not want it.
    bob.locator(DECLINE).click()
    expect(bob.locator(ACCEPT)).to_have_count(0)
    cat.locator('[data-action="sit"][data-on="1"]').click()
    expect(ann.locator('[data-seat="1"]')).to_contain_text("Cat")


def test_whoever_looks_back_at_a_game_is_invited_there(visit: Open) -> None:
    ann, bob, id = online(visit, begins="chosen", first_seat=0)
    Mayor(ann).move()
    for page, command in ((bob, {"type": "resign", "seat": 1}), (ann, {"type": "end"})):
        assert page.request.post(f"/api/tables/{id}/commands", data=command).ok
    bob.goto(f"/table/{id}/replay")
    expect(bob.locator("[data-replay]")).to_be_visible()
    assert ann.request.post(f"/api/tables/{id}/commands", data={"type": "rematch"}).ok
    expect(bob.locator("[data-notice]")).to_contain_text("Ann invites you to another game")
    # The review says it as well, also to whoever comes later; accepted, one sits there.
    bob.goto(f"/table/{id}/review")
    bob.locator('[data-action="accept-rematch"]').click()
    again = served_table(ann, id)["rematch"]
    bob.wait_for_url(f"**/table/{again}")
    expect(bob.locator('[data-seat="1"].mine')).to_be_visible()
    # Then nothing waits any more.
    bob.goto(f"/table/{id}/replay")
    expect(bob.locator("[data-replay]")).to_be_visible()
    expect(bob.locator('[data-action="accept-rematch"]')).to_have_count(0)


def test_guests_read_that_a_bot_is_one(visit: Open) -> None:
    ann = visit(None)
    id = new_table(ann, settings={"seats": 3}, bots={"1": "casual"})
    bob = visit(f"/table/{id}")
    for page in (ann, bob):
        expect(page.locator('[data-seat="1"]')).to_contain_text("Bot · Casual")
    sit(bob, 2, "Bob")
    ann.locator('[data-action="start"]').click()
    bob.locator('[data-player="1"][data-action="player"]').click()
    expect(bob.locator("dialog[open] [data-bot]")).to_contain_text("Bot · Casual")


def test_whoever_was_given_a_name_is_asked_before_others_read_it(visit: Open) -> None:
    ann = visit(None)
    id = new_table(ann, settings={"seats": 2})
    bob = visit("/")
    bob.locator('[data-action="play-now"]').click()
    bob.wait_for_url("**/table/*")
    bob.goto(f"/table/{id}")
    sit(bob, 1, "Bob")
    expect(ann.locator('[data-seat="1"]')).to_contain_text("Bob")
    # Once is enough.
    bob.locator('[data-action="leave"][data-on="1"]').click()
    bob.locator('[data-action="sit"][data-on="1"]').click()
    expect(bob.locator('[data-seat="1"]')).to_contain_text("Bob")


def test_friends_around_one_device_find_their_table(visit: Open) -> None:
    page = visit("/")
    page.locator('[data-action="play-with-friends"]').click()
    page.locator('dialog[open] [data-action="around"]').click()
    expect(page.locator("dialog[open]")).to_have_count(1)
    expect(page.locator("dialog[open] input").first).to_be_visible()


def test_whoever_was_given_a_name_chooses_it_before_a_result_is_shared(visit: Open) -> None:
    page = visit(None)
    # The table hears of the name later than the phone's own way of sharing asks for it.
    page.add_init_script(DEAF)
    page.goto("/")
    page.locator('[data-action="play-now"]').click()
    id = table_of(page)
    played(page, id)
    page.locator('[data-action="story-skip"]').click()
    page.evaluate(SHARED)
    page.evaluate("window.deaf = true")
    page.locator('[data-action="share"]').click()
    page.locator("dialog[open] input").fill("Zoë")
    page.locator('[data-action="save-name"]').click()
    page.wait_for_function("() => window.shared.length === 1")
    assert "Zoë" in page.evaluate("window.shared[0].text")
    # Once is enough; where there is no such way, it is taken along.
    page.evaluate("() => { delete Navigator.prototype.canShare; delete navigator.canShare }")
    page.locator('[data-action="share"]').click()
    expect(page.locator("[data-share-text]")).to_contain_text("Zoë")


def test_who_ended_a_game_around_one_device_is_nobody_in_particular(visit: Open) -> None:
    page = visit(None)
    guests = {"0": "Ann", "1": "Bea"}
    id = new_table(page, settings={"seats": 2}, seat=None, guests=guests, start=True)
    assert page.request.post(f"/api/tables/{id}/commands", data={"type": "end"}).ok
    expect(page.locator('[data-end="ended"] section').first).to_contain_text("ended early")
    expect(page.locator('[data-end="ended"] section').first).not_to_contain_text("Ann")
