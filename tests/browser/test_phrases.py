"""Ready phrases on the plates of those who say them: read by everybody, and in nobody's way."""

from playwright.sync_api import Page, expect

from quadropolis.words import languages
from tests.browser.conftest import PHONE, Complaints, Open
from tests.browser.laws import BOARDS, fits
from tests.browser.playing import new_table, online, play_out, sit
from tests.browser.test_told import NOTICE, SIZES, SMALL_PHONE

BELOW_PHRASES = """() => [...document.querySelectorAll('[data-said]')].flatMap((said) => {
  const over = said.getBoundingClientRect()
  const plate = said.closest('[data-action="player"]')
  return [...document.querySelectorAll('button, a, .points, .hand')]
    .filter((it) => {
      const { left, right, top, bottom } = it.getBoundingClientRect()
      const across = left < over.right && right > over.left
      const down = top < over.bottom && bottom > over.top
      return !plate.contains(it) && it.checkVisibility() && across && down
    })
    .map((it) => it.dataset.action ?? it.className)
})"""
"""What is pressed or read and lies below a phrase, besides the plate of whoever said it."""
CUT = """() => [...document.querySelectorAll('[data-said]')]
  .filter((it) => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1)
  .map((it) => it.textContent)"""
LETTERS_PX = "it => parseFloat(getComputedStyle(it).fontSize)"
READABLE_PX = 9
"""Letters on the smallest plates, for a moment."""

CROWDED = """() => [...document.querySelectorAll('[data-action=player]')].flatMap((plate) => {
  const points = plate.querySelector('.points')
  points.textContent = '38'
  const [whole, number, hand] = [plate, points, plate.querySelector('.hand')]
    .map((it) => it.getBoundingClientRect())
  const shape = plate.querySelector('.shape').getBoundingClientRect()
  const steps = [whole.left, shape.left, shape.right, number.left, number.right, hand.left]
  steps.push(hand.right, whole.right)
  return steps.every((x, at) => !at || steps[at - 1] <= x + 1) ? [] : [plate.textContent]
})"""
"""Plates on which the player's shape, two figures and the architects do not stand side by side."""


def _say(page: Page) -> None:
    """The phrase of the longest words."""
    page.locator('[data-action="phrases"]').click()
    page.locator('[data-phrase="one_moment"]').click()


def test_a_phrase_hides_nothing_but_its_speakers_plate(visit: Open) -> None:
    ann, bob, _ = online(visit)
    for size in SIZES:
        for page in (ann, bob):
            page.set_viewport_size(size)
        boards = [page.evaluate(BOARDS) for page in (ann, bob)]
        _say(bob)
        # Whoever said it sees it, too.
        for page in (bob, ann):
            said = page.locator('[data-action="player"][data-player="1"] [data-said]')
            expect(said).to_contain_text("One moment, please.")
            assert page.evaluate(BELOW_PHRASES) == [], size
            assert page.evaluate(CUT) == [], size
            fits(page)
        assert [page.evaluate(BOARDS) for page in (ann, bob)] == boards
        expect(ann.locator("[data-said]")).to_have_count(0)


def test_a_phrase_fits_the_smallest_plate(visit: Open) -> None:
    ann = visit(None, viewport=SMALL_PHONE)
    id = new_table(ann, settings={"seats": 4}, bots={"2": "random", "3": "random"})
    bob = visit(f"/table/{id}")
    sit(bob, 1, "Bob")
    ann.locator('[data-action="start"]').click()
    for language in languages():
        ann.goto(f"/table/{id}?lang={language}")
        ann.locator('[data-action="menu"]').wait_for()
        assert ann.evaluate(CROWDED) == [], language
        boards = ann.evaluate(BOARDS)
        _say(bob)
        expect(ann.locator("[data-said]")).to_be_visible()
        assert ann.evaluate(BELOW_PHRASES) == [], language
        assert ann.evaluate(CUT) == [], language
        assert ann.locator("[data-said]").evaluate(LETTERS_PX) >= READABLE_PX, language
        assert ann.evaluate(BOARDS) == boards
        expect(ann.locator("[data-said]")).to_have_count(0)


def test_what_was_said_lately_is_read_whole_however_wide_its_speaker(visit: Open) -> None:
    ann, bob, _ = online(visit, name="W" * 24)
    for page in (ann, bob):
        page.set_viewport_size(SMALL_PHONE)
        _say(page)
    ann.locator('[data-action="phrases"]').click()
    last = ann.locator("dialog[open] .last")
    expect(last.locator("li")).to_have_count(2)
    assert last.evaluate("it => it.scrollWidth - it.clientWidth") <= 0


def test_what_nobody_would_hear_is_not_said(visit: Open, complaints: Complaints) -> None:
    complaints.allowed += ["WebSocket", "ERR_"]
    ann, bob, _ = online(visit)
    ann.context.set_offline(True)
    ann.evaluate("() => dispatchEvent(new Event('offline'))")
    expect(ann.locator('[data-banner="line"]')).to_be_visible()
    ann.locator('[data-action="phrases"]').click()
    ann.locator('[data-phrase="sorry"]').click()
    expect(ann.locator(NOTICE)).to_contain_text("nobody would hear")
    ann.context.set_offline(False)
    expect(ann.locator('[data-banner="line"]')).to_have_count(0)
    ann.locator('[data-action="phrases"]').click()
    ann.locator('[data-phrase="thanks"]').click()
    expect(bob.locator('[data-said="thanks"]')).to_be_visible()
    expect(bob.locator('[data-said="sorry"]')).to_have_count(0)


def test_what_is_said_after_the_game_is_seen_on_a_phone(visit: Open) -> None:
    ann, bob, id = online(visit)
    bob.set_viewport_size(PHONE)
    play_out(id, (ann, bob))
    for page in (ann, bob):
        page.locator('[data-action="story-skip"]').click()
        expect(page.locator("[data-winner]")).to_be_visible()
    ann.locator('[data-action="phrases"]').click()
    ann.locator('[data-phrase="again"]').click()
    # Wherever one reads: at the top here.
    expect(bob.locator('[data-said="again"]')).to_be_in_viewport(ratio=1)
    assert bob.evaluate("scrollY") == 0
