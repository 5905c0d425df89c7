"""Other people on the page: inviting, phrases, who is gone, spectators, rematch, sharing."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Complaints, Open
from tests.browser.laws import BOARDS, OUT_OF_SIGHT, OVER_EACH_OTHER, fits, lies_there
from tests.browser.playing import (
    Mayor,
    close_dialog,
    new_table,
    online,
    served_table,
    sit,
    table_of,
)
from tests.browser.test_access import check
from tests.browser.test_planning import plan

WRITTEN = """(() => {
  window.written = []
  const write = CanvasRenderingContext2D.prototype.fillText
  CanvasRenderingContext2D.prototype.fillText = function (text, ...where) {
    window.written.push(text)
    write.call(this, text, ...where)
  }
})()"""
"""What is written into pictures."""
SHARED = """() => {
  window.shared = []
  navigator.canShare = () => true
  navigator.share = async (data) => { window.shared.push(data) }
}"""
UNANSWERED = """() => {
  const send = WebSocket.prototype.send
  window.heard = () => { WebSocket.prototype.send = send }
  WebSocket.prototype.send = function () {}
}"""
"""A line that is dead without anybody having said so: nothing arrives at the other end."""
SIZES = ((1440, 900), (1024, 768), (768, 1024), (844, 390), (390, 844), (360, 640))
UNDO = '[data-banner="undo"]'
PLACES = """() => [...document.querySelectorAll('[data-seat], section > .button, main .panel')]
  .map((it) => Object.values(it.getBoundingClientRect().toJSON()).map(Math.round).join())"""
"""Where the seats lie, and what is below and beside them."""
COVERED = """banner => {
  const over = document.querySelector(banner).getBoundingClientRect()
  return [...document.querySelectorAll('main [data-square]')].filter((it) => {
    const { left, right, top, bottom } = it.getBoundingClientRect()
    return left < over.right && right > over.left && top < over.bottom && bottom > over.top
  }).map((it) => it.dataset.square)
}"""
"""The squares that lie below something."""


def _play_out(pages: tuple[Page, Page], id: str) -> None:
    """Both play to the end without looking at it."""
    ann = pages[0]
    while (found := ann.request.get(f"/api/tables/{id}/moves").json())["seat"] is not None:
        sent = {"type": "move", "after": found["number"], "move": found["moves"][0]["move"]}
        page = pages[found["seat"]]
        assert page.request.post(f"/api/tables/{id}/commands", data=sent).ok


def _opened(ann: Page) -> str:
    """A table with settings of its own, opened by Ann; its code."""
    ann.locator('[data-action="play-with-friends"]').click()
    ann.locator('[data-action="more"]').click()
    for action, value in (
        ("clock", "total-600-5"),
        ("undo", "never"),
        ("begins", "seat-0"),
        ("substitute", "casual"),
    ):
        ann.locator(f'[data-action="{action}"]').select_option(value)
    # The switch lies over its label.
    ann.locator('[data-action="stand-ins"]').click()
    ann.locator('[data-action="create-table"]').click()
    ann.locator("dialog[open] input").last.fill("Ann")
    ann.locator('[data-action="save-name"]').click()
    return ann.locator("[data-code]").inner_text()


def _talk(ann: Page, bob: Page) -> None:
    """What was said is there after a reload; who is muted is not heard."""
    ann.reload()
    ann.locator('[data-action="phrases"]').click()
    expect(ann.locator("dialog[open] .last")).to_contain_text("Good luck!")
    ann.locator('[data-action="mute"]').click()
    expect(ann.locator("dialog[open] .last")).to_have_count(0)
    ann.keyboard.press("Escape")
    bob.locator('[data-action="phrases"]').click()
    bob.locator('[data-phrase="wow"]').click()
    expect(bob.locator("dialog[open]")).to_have_count(0)


def _told(ann: Page, bob: Page, id: str, axe: str) -> None:
    """The end is shared as a picture and in words."""
    ann.evaluate(SHARED)
    for page in (ann, bob):
        expect(page.locator('[data-end="finished"]')).to_be_visible()
        skip = page.locator('[data-action="story-skip"]')
        if skip.count():
            skip.click()
    ann.locator('[data-action="share"]').click()
    ann.wait_for_function("() => window.shared.length === 1")
    text, kind, size = ann.evaluate(
        "() => [shared[0].text, shared[0].files[0].type, shared[0].files[0].size]"
    )
    assert all(part in text for part in ("Ann", "Bob", f"/table/{id}"))
    assert kind == "image/png"
    assert size > 10_000
    # Where there is no way of sharing, the same is to be taken along.
    bob.evaluate("() => { delete Navigator.prototype.canShare }")
    bob.locator('[data-action="share"]').click()
    expect(bob.locator("[data-share-text]")).to_contain_text("Ann")
    check(bob, axe)
    with bob.expect_download() as picture:
        bob.locator('[data-action="picture"]').click()
    assert picture.value.suggested_filename == "quadropolis.png"
    bob.keyboard.press("Escape")


def test_two_friends_from_the_invitation_to_the_rematch(  # noqa: PLR0915
    visit: Open, axe: str
) -> None:
    ann = visit("/")
    id = _opened(ann)
    expect(ann.locator("[data-only-here]")).to_contain_text("--host 0.0.0.0")
    setup = served_table(ann, id)["setup"]
    told = {name: setup[name] for name in ("clock", "clock_increment", "undo", "begins")}
    assert told == {"clock": "total", "clock_increment": 5, "undo": "never", "begins": "chosen"}
    assert (setup["substitute"], setup["stand_ins"]) == ("casual", False)

    bob = visit(f"/table/{id}", viewport=PHONE)
    # Who looks on is seen by the others, and does not count for himself.
    expect(ann.locator("[data-onlookers]")).to_have_text("One person is watching.")
    expect(bob.locator('[data-action="sit"]')).to_be_visible()
    expect(bob.locator("main")).not_to_contain_text("watching")
    sit(bob, 1, "Bob")
    bob.locator('[data-action="phrases"]').click()
    check(bob, axe)
    places = [page.evaluate(PLACES) for page in (ann, bob)]
    # Whoever is looking for words finds them where they were.
    ann.locator('[data-action="phrases"]').click()
    words = ann.locator('[data-phrase="hello"]').bounding_box()
    bob.locator('[data-phrase="good_luck"]').click()
    expect(ann.locator('[data-seat="1"] [data-said="good_luck"]')).to_be_attached()
    assert ann.locator('[data-phrase="hello"]').bounding_box() == words
    ann.keyboard.press("Escape")
    # It is said where its speaker sits, and nothing moves away under a finger.
    for page in (ann, bob):
        expect(page.locator('[data-seat="1"] [data-said="good_luck"]')).to_be_visible()
        expect(page.locator("main [role=status]").filter(has_text="Good luck!")).to_contain_text(
            "Bob"
        )
        fits(page)
    assert [page.evaluate(PLACES) for page in (ann, bob)] == places
    ann.locator('[data-action="start"]').click()
    for page in (ann, bob):
        expect(page.locator('[data-status="playing"]')).to_be_visible()
    assert served_table(ann, id)["turn"]["seat"] == 0, "the host begins, as chosen"
    left = ann.locator('[data-action="player"][data-player="0"] [data-left]')
    assert 0 < int(left.get_attribute("data-left") or 0) <= 600
    other = bob.locator('[data-action="player"][data-player="1"] [data-left]')
    expect(other).to_have_text("10:00")
    mayor = Mayor(ann)
    assert mayor.wait()
    mayor.move()
    expect(ann.locator('[data-action="undo"]')).to_have_count(0)
    _talk(ann, bob)
    ann.locator('[data-action="menu"]').click()
    ann.locator('[data-action="invite"]').click()
    expect(ann.locator("dialog[open] [data-link]")).to_contain_text(id)
    check(ann, axe)
    expect(ann.locator("[data-said]")).to_have_count(0)
    for _ in range(2):
        ann.keyboard.press("Escape")
    _play_out((ann, bob), id)
    _told(ann, bob, id, axe)

    ann.locator('[data-action="rematch"]').click()
    expect(ann.locator('[data-seat="1"] [data-waits]')).to_contain_text("Bob")
    expect(bob.locator("[data-invited]")).to_contain_text("Ann")
    # He is asked where he looks, and at home it is among his games: one touch and he sits there.
    expect(bob.locator('[data-action="join-rematch"]')).to_be_visible()
    bob.goto("/")
    bob.locator('[data-standing="invited"] [data-action="join-rematch"]').click()
    expect(ann.locator('[data-seat="1"]')).to_contain_text("Bob")
    expect(bob.locator("[data-invited]")).to_have_count(0)
    # Nobody is waited for any more, and who looks back at the old table is not invited again.
    again = table_of(bob)
    bob.locator('[data-action="home"]').first.click()
    expect(bob.locator(f'[data-game="{again}"] [data-waits]')).to_have_text("Everyone is here")
    bob.locator(f'[data-game="{id}"] [data-action="open-game"]').click()
    expect(bob.locator('[data-action="join-rematch"]')).to_have_text("Go to the rematch")
    expect(bob.locator("[data-invited]")).to_have_count(0)


def test_a_friend_who_is_gone_and_a_line_that_is_lost(visit: Open, complaints: Complaints) -> None:
    complaints.allowed += ["WebSocket", "ERR_"]
    ann, bob, id = online(visit)
    zoe = visit(f"/table/{id}")
    watching = zoe.locator("[data-watching]")
    expect(watching).to_have_attribute("data-watching", "0")
    lies_there(zoe)
    # Nothing is announced that is not there.
    expect(zoe.locator(".since-words")).to_have_count(0)
    # It is no secret to those who play that somebody watches.
    for page, others in ((ann, 1), (zoe, 0)):
        page.locator('[data-action="menu"]').click()
        expect(page.locator("dialog[open] [data-log]")).to_be_visible()
        expect(page.locator("dialog[open] [data-onlookers]")).to_have_count(others)
        close_dialog(page)
    zoe.locator('[data-action="follow"]').click()
    first = served_table(ann, id)["turn"]["seat"]
    expect(watching).to_have_attribute("data-watching", str(first))
    waits, moves = (ann, bob) if first == 1 else (bob, ann)
    Mayor(moves).move()
    expect(watching).to_have_attribute("data-watching", str(1 - first))
    zoe.locator(f'[data-action="player"][data-player="{first}"]').click()
    expect(watching).to_have_attribute("data-watching", str(first))
    expect(zoe.locator('[data-action="follow"]')).to_have_attribute("aria-pressed", "false")

    # Asked for a move back: the question covers nothing, and nobody has to wait for the answer.
    Mayor(waits).move()
    waits.set_viewport_size(PHONE)
    expect(moves.locator('[data-phase="start"]')).to_be_visible()
    boards = waits.evaluate(BOARDS)
    moves.locator('[data-action="undo"]').click()
    for page in (moves, waits, zoe):
        expect(page.locator(UNDO)).to_contain_text("the last 2 moves")
        expect(page.locator(UNDO)).to_contain_text("The game goes on meanwhile")
        assert page.evaluate(COVERED, UNDO) == []
    assert waits.evaluate(BOARDS) == boards, "a question moves nothing"
    expect(waits.locator(".mine .called")).to_contain_text("You")
    assert waits.evaluate(OUT_OF_SIGHT, True) == []
    Mayor(moves).move()
    expect(waits.locator(UNDO)).to_have_count(0)

    # The line of one of them is dead, and nobody has said so: both sides notice.
    gone = f'[data-action="player"][data-player="{1 - first}"] [data-away]'
    expect(moves.locator(gone)).to_have_count(0)
    waits.evaluate(UNANSWERED)
    expect(moves.locator(gone)).to_have_count(1, timeout=20_000)
    waits.evaluate("() => window.heard()")
    expect(moves.locator(gone)).to_have_count(0)
    # The browser knows that there is no network.
    waits.evaluate("() => dispatchEvent(new Event('offline'))")
    expect(waits.locator('[data-banner="line"]')).to_be_visible(timeout=2_000)
    expect(waits.locator('[data-banner="line"]')).to_have_count(0)


def test_who_is_away_is_told_over_nothing(visit: Open, complaints: Complaints) -> None:
    complaints.allowed += ["WebSocket", "ERR_"]
    moves, waits, _ = online(visit, name="W" * 24, begins="chosen", first_seat=0)
    Mayor(moves).move()
    gone = '[data-action="player"][data-player="1"] [data-away]'

    # Whoever was gone for long and is there again is greeted.
    moves.clock.install()
    moves.clock.resume()
    address = waits.url
    waits.goto("about:blank")
    expect(moves.locator(gone)).to_have_count(1)
    expect(moves.locator(".prompt")).to_contain_text("is away. After a minute")
    for width, height in SIZES:
        moves.set_viewport_size({"width": width, "height": height})
        assert moves.evaluate(OVER_EACH_OTHER) == []
    moves.clock.fast_forward(61_000)
    away = moves.locator('[data-banner="away"]')
    expect(away).to_be_visible()
    waits.goto(address)
    expect(moves.locator("[data-notice]")).to_contain_text("is back.")
    expect(away).to_have_count(0)

    # After a minute it is said in words, with what can be done: over nothing, whatever the screen.
    plan(moves)
    planned = moves.locator(".prompt").inner_text()
    waits.close()
    expect(moves.locator(gone)).to_have_count(1)
    moves.clock.fast_forward(61_000)
    expect(moves.locator(".prompt")).to_contain_text("is away. A bot can stand in")
    expect(moves.locator("[data-notice]")).to_have_count(0)
    for width, height in SIZES:
        moves.set_viewport_size({"width": width, "height": height})
        expect(away.locator('[data-action="remind"]')).to_be_visible()
        expect(away.locator('[data-action="give"]')).to_be_visible()
        # My own last move needs nobody's word to be taken back.
        expect(moves.locator('.actions [data-action="undo"]')).to_be_visible()
        assert moves.evaluate(OVER_EACH_OTHER) == []
        fits(moves)
    # What I have planned is there again when I wait.
    away.locator('[data-action="wait"]').click()
    expect(away).to_have_count(0)
    expect(moves.locator(".prompt")).to_have_text(planned)


def test_continue_comes_first_and_play_now_asks_which(visit: Open) -> None:
    page = visit("/")
    expect(page.locator('[data-action="continue"]')).to_have_count(0)
    page.locator('[data-action="play-now"]').click()
    page.wait_for_url("**/table/*")
    id = page.url.split("/table/")[1]
    shares = [
        event["data"]["shares"]
        for event in page.request.get(f"/api/tables/{id}/events").json()["events"]
        if event["kind"] == "started"
    ]
    assert [share[:2] for share in shares[0]] == ["0:"], "the host's share is in the deals"
    # What the record needs and nobody who plays is not told.
    expect(page.locator("[data-log]")).to_contain_text("The game began.")
    expect(page.locator("[data-log]")).not_to_contain_text("shuffle")
    page.goto("/")
    first = page.locator("main .buttons > *").first
    expect(first).to_have_attribute("data-action", "continue")
    page.locator('[data-action="play-now"]').click()
    page.locator('dialog[open] [data-action="continue"]').click()
    page.wait_for_url(f"**/table/{id}")
    page.goto("/")
    expect(first).to_have_attribute("data-action", "continue")
    page.locator('[data-action="play-now"]').click()
    page.locator('[data-action="play-new"]').click()
    page.wait_for_url(lambda url: "/table/" in url and id not in url)


def test_who_was_helped_is_told_at_the_end_and_ever_after(visit: Open) -> None:
    page = visit(None)
    page.add_init_script(WRITTEN)
    settings = {"seats": 2, "begins": "chosen", "first_seat": 0}
    id = new_table(page, settings=settings, bots={"1": "random"}, start=True)
    mayor = Mayor(page)
    mayor.move()
    assert mayor.wait()
    assert page.request.post(
        f"/api/tables/{id}/commands", data={"type": "give", "seat": 0, "bot": "random"}
    ).ok
    page.locator('[data-end="finished"]').wait_for()
    page.goto(f"/table/{id}")
    end = page.locator('[data-end="finished"]')
    end.wait_for()
    if end.get_attribute("data-at") != "result":
        page.locator('[data-action="story-skip"]').click()
    expect(page.locator('[data-helped="0"]')).to_contain_text("by a bot")
    # In the picture for others,
    page.locator('[data-action="share"]').click()
    page.locator('[data-action="picture"]').click()
    page.wait_for_function("() => written.some((line) => line.includes('Ann: 15 moves by a bot.'))")
    # move by move, where the bot's moves are the bot's,
    page.goto(f"/table/{id}/replay?ply=2")
    line = page.locator("[data-log]").first
    expect(line).to_contain_text(re.compile("^You "))
    page.goto(f"/table/{id}/replay?ply=4")
    expect(line).to_contain_text(re.compile(r"\(for Ann\) "))
    # and where it is said who played how well.
    page.goto(f"/table/{id}/review?ply=4")
    expect(page.locator("[data-told]")).to_contain_text(re.compile(r"\(for Ann\) "))
    expect(page.locator("main > header")).to_contain_text("15 moves by a bot.")


def test_the_pad_scores_what_was_laid_out_at_the_table(visit: Open) -> None:
    page = visit("/pad#c~Ann!T2_S_U1_F3~Bob!T1")
    own = page.locator('[data-action="own-layout-0"]')
    own.click()
    laid = page.locator('[data-result="0"] [data-laid="own"]')
    expect(laid.locator("[data-best]")).to_contain_text("nothing would have been better")
    square = laid.locator("[data-square][data-can]").first
    square.click()
    expect(laid.locator("[data-best]")).to_contain_text("The best would have been")
    page.reload()
    expect(page.locator('[data-result="0"] [data-laid="own"]')).to_have_count(1)
