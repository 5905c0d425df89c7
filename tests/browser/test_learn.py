"""The lessons in a real browser: played through, left and resumed, wrong tries answered."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from quadropolis.words import languages, words
from tests.browser.conftest import PHONE, WIDE, Open
from tests.browser.laws import LEAST, TOO_SMALL, lies_there
from tests.sizes import LONG

SPOKEN = languages() if LONG else ("fr", "ru")

LESSONS: dict[str, Any] = json.loads(
    Path(__file__)
    .parents[2]
    .joinpath("web", "src", "screens", "learn", "lessons.json")
    .read_text(encoding="utf-8")
)
SMALL: ViewportSize = {"width": 360, "height": 640}
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
BOARDS = {
    "spot": ("site", "spot"),
    "blocked": ("site", "spot"),
    "tile": ("site", "square"),
    "square": ("city", "square"),
    "building": ("city", "square"),
}
OFF_SCREEN = """places => {
  const out = places.filter((place) => {
    const { top, bottom, left, right } = document.querySelector(place).getBoundingClientRect()
    return top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1
  })
  const high = document.documentElement.scrollHeight - innerHeight
  return high > 0 ? [`the page, by ${high}`, ...out] : out
}"""
"""Which of these are not seen whole, and by how much the page would have to be scrolled."""
FRONT = """() => {
  const boards = [...document.querySelectorAll('main [data-board]')]
  const { top, width } = boards.find((it) => it.checkVisibility()).getBoundingClientRect()
  return [top, width].map(Math.round)
}"""
"""Where the board that is asked about begins, and how large it is."""
TRIES = """async right => {
  const parts = 'main [data-board], main .between'
  const places = () => [...document.querySelectorAll(parts)].map((it) =>
    Object.values(it.getBoundingClientRect().toJSON()).map(Math.round).join()).join(' ')
  const kinds = ['square', 'spot', 'architect']
  const nameOf = (it) => {
    const kind = kinds.find((kind) => it.dataset[kind])
    const board = it.closest('[data-board]')?.dataset.board
    return `${board ? `[data-board="${board}"] ` : ''}[data-${kind}="${it.dataset[kind]}"]`
  }
  const there = [...document.querySelectorAll(kinds.map((kind) => `main button[data-${kind}]`))]
  const tries = there.filter((it) => it.checkVisibility()).map(nameOf)
    .filter((name) => !right.includes(name))
  const boards = places()
  const said = document.querySelector('[data-coach-text]').textContent
  const over = (one, two) =>
    Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1 &&
    Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1
  const found = new Set()
  const read = new Set()
  // With the second try comes the offer to show it.
  for (const name of [tries[0], ...tries]) {
    document.querySelector(name).click()
    await null
    const reply = document.querySelector('[data-reply="wrong"]')
    if (!reply) {
      found.add(`${name}: no answer`)
      continue
    }
    const stuck = document.querySelector('[data-action="learn-show-me"]') !== null
    if (read.has(stuck + reply.textContent)) continue
    read.add(stuck + reply.textContent)
    const bubble = reply.closest('.bubble')
    for (let it = reply; it !== bubble.parentElement; it = it.parentElement)
      if (it.scrollHeight > it.clientHeight + 1 || it.scrollWidth > it.clientWidth + 1)
        found.add(`cut off: ${reply.textContent}`)
    const box = reply.getBoundingClientRect()
    if (box.bottom > bubble.getBoundingClientRect().bottom)
      found.add(`outside: ${reply.textContent}`)
    const offer = bubble.querySelector('[data-action="learn-show-me"]')
    if (offer && !reply.contains(offer)) found.add('the offer is not beside the answer')
    // Every line of what is said, and the offer to show it.
    const lines = document.createRange()
    const boxes = ['h2', '[data-coach-text]', '[data-reply] .words > span'].flatMap((name) => {
      lines.selectNodeContents(bubble.querySelector(name))
      return [...lines.getClientRects()].filter(({ width }) => width > 1)
    })
    if (offer && boxes.some((line) => over(line, offer.getBoundingClientRect())))
      found.add(`over ${reply.textContent}`)
    const [heading, ...parts] = [...bubble.querySelectorAll('h2, [data-coach-text], [data-reply]')]
      .map((it) => it.getBoundingClientRect())
    parts.reduce((above, part) => {
      if (above.bottom > part.top + 1) found.add(`over each other: ${reply.textContent}`)
      return part
    }, heading)
    if (places() !== boards) found.add(`${name}: ${boards} became ${places()}`)
  }
  if (document.querySelector('[data-coach-text]').textContent !== said) found.add('went on')
  return [read.size, [...found]]
}"""
"""Every wrong try at a task: how many answers there were, and what was wrong with them."""


def place(page: Page, board: str, what: str, name: str) -> None:
    page.locator(f'[data-board="{board}"] [data-{what}="{name}"]').click()


def do(page: Page, task: dict[str, Any]) -> None:
    """Answer a task rightly."""
    answer = task["answers"][0]
    if task["kind"] == "architect":
        page.locator(f'[data-architect="{answer}"]').click()
    elif task["kind"] == "allocate":
        for square, there in answer.items():
            for resource in (name for name, count in there.items() for _ in range(count)):
                page.locator(f'[data-resource="{resource}"]').click()
                place(page, "city", "square", square)
    else:
        place(page, *BOARDS[task["kind"]], answer)


def at(page: Page, step: str) -> None:
    expect(page.locator("[data-lesson]")).to_have_attribute("data-step", step)


def onward(page: Page) -> None:
    page.locator('[data-action="learn-next"]').click()


@pytest.mark.parametrize("lesson", LESSONS)
@pytest.mark.parametrize("language", SPOKEN)
def test_a_lesson_is_played_through(visit: Open, language: str, lesson: str) -> None:
    """On a phone and a wide screen in turn: in other languages each task meets the other one."""
    sizes = [PHONE, WIDE] if languages().index(language) % 2 else [WIDE, PHONE]
    page = visit(f"/learn/{lesson}?lang={language}", viewport=sizes[0])
    text = words(language)
    seen = set()
    for step in LESSONS[lesson]["steps"]:
        at(page, step["id"])
        if step["id"] == "stack":
            lies_there(page)  # though the step before showed the city alone
        for task in step["tasks"]:
            said = text.say(task["text"], **step["values"])
            expect(page.locator("[data-coach-text]")).to_have_text(said)
            for size in sizes:
                page.set_viewport_size(size)
                # Nothing of the boards has to be scrolled to.
                tall = page.evaluate("() => document.documentElement.scrollHeight - innerHeight")
                assert tall <= 0, (step["id"], size)
                if size == PHONE:
                    seen.add(tuple(page.evaluate(FRONT)))
            do(page, task)
            sizes.reverse()
        done = text.say(step["done"], **step["values"])
        expect(page.locator("[data-coach-text]")).to_have_text(done)
        assert "You’s" not in page.content(), "whoever learns is not somebody else"
        onward(page)
    expect(page.locator(f'[data-learn-over="{lesson}"]')).to_be_visible()
    assert len(seen) == 1, "no board jumps on a phone"
    if LESSONS[lesson]["result"]:
        points = LESSONS[lesson]["result"]["scores"][0]
        expect(page.locator("[data-learn-over] [data-total]")).to_have_text(str(points))


def places_of(task: dict[str, Any]) -> list[str]:
    """Where it is answered rightly."""
    if task["kind"] == "architect":
        return [f'[data-architect="{answer}"]' for answer in task["answers"]]
    if task["kind"] == "allocate":
        return [f'[data-board="city"] [data-square="{name}"]' for name in task["answers"][0]]
    board, what = BOARDS[task["kind"]]
    found = [f'[data-board="{board}"] [data-{what}="{answer}"]' for answer in task["answers"]]
    for answer in task["answers"] if task["kind"] == "tile" else ():
        for architect, spot in task["ways"][answer]:
            # It may begin with either of them, as in the first step.
            found += [
                f'[data-architect="{architect}"]',
                f'[data-board="site"] [data-spot="{spot}"]',
            ]
    return found


@pytest.mark.parametrize("lesson", LESSONS)
@pytest.mark.parametrize("language", SPOKEN)
def test_every_answer_to_a_wrong_try_is_read_whole(visit: Open, language: str, lesson: str) -> None:
    """Nothing of it is cut off or covered, and no board moves or shrinks for it."""
    page = visit(f"/learn/{lesson}?lang={language}", viewport=PHONE)
    for step in LESSONS[lesson]["steps"]:
        at(page, step["id"])
        for task in step["tasks"]:
            for size in (PHONE, SMALL, SIDEWAYS):
                page.set_viewport_size(size)
                answered, found = page.evaluate(TRIES, places_of(task))
                assert found == [], (step["id"], task["text"], size)
                assert answered, "there is something to do wrong"
            do(page, task)
        onward(page)


@pytest.mark.parametrize("lesson", LESSONS)
@pytest.mark.parametrize("language", languages() if LONG else ("en", "ru"))
def test_all_of_a_step_is_seen_on_a_small_screen(visit: Open, language: str, lesson: str) -> None:
    """Also on its side: what is said, the board it is about, and everything it asks to touch."""
    page = visit(f"/learn/{lesson}?lang={language}", viewport=SMALL)
    for step in LESSONS[lesson]["steps"]:
        at(page, step["id"])
        for task in step["tasks"]:
            board = (
                "site" if task["kind"] == "architect" else BOARDS.get(task["kind"], ("city",))[0]
            )
            parts = ["[data-coach] .bubble", f'[data-board="{board}"]', *places_of(task)]
            parts += ["[data-architect]"] if board == "site" else []
            parts += ["[data-resource]"] if task["kind"] == "allocate" else []
            for size in (SMALL, SIDEWAYS):
                page.set_viewport_size(size)
                found = page.evaluate(OFF_SCREEN, parts)
                assert found == [], (step["id"], task["text"], size)
                if board == "site":
                    assert page.evaluate(TOO_SMALL, LEAST) == [], (step["id"], size)
            do(page, task)
        for size in (SMALL, SIDEWAYS):
            page.set_viewport_size(size)
            found = page.evaluate(OFF_SCREEN, ['[data-action="learn-next"]'])
            assert found == [], (step["id"], size)
        onward(page)


@pytest.mark.parametrize("first", ["architect", "spot"])
def test_a_tile_is_taken_by_architect_and_spot_as_well(visit: Open, first: str) -> None:
    """As the first step taught it; what does not lead there is answered with its reason."""
    page = visit("/learn", viewport=PHONE)
    english = words("en")
    steps = {step["id"]: step for step in LESSONS["classic"]["steps"]}
    for step in ("architect", "place", "urbanist"):
        for task in steps[step]["tasks"]:
            do(page, task)
        onward(page)
    at(page, "energy")
    (tile,) = steps["energy"]["tasks"][0]["answers"]
    ((architect, spot),) = steps["energy"]["tasks"][0]["ways"][tile]
    answer = page.locator("[data-reply]")
    page.locator('[data-architect="3"]').click()
    expect(answer).to_have_text(english.say("learn-wrong-architect-way", tapped=3))
    by_architect = page.locator(f'[data-architect="{architect}"]')
    by_spot = page.locator(f'[data-board="site"] [data-spot="{spot}"]')
    begin, end = (by_architect, by_spot) if first == "architect" else (by_spot, by_architect)
    begin.click()
    expect(answer).to_have_attribute("data-reply", "right")
    expect(answer).to_have_text(english.say(f"learn-begun-{first}", architect=architect))
    end.click()
    expect(page.locator("[data-lesson]")).to_have_attribute("data-task", "square")


def test_what_came_with_the_tiles_is_seen_in_the_city(visit: Open) -> None:
    page = visit("/learn", viewport=PHONE)
    english = words("en")
    supply = page.locator("[data-supply]")
    come = []
    for step in LESSONS["classic"]["steps"][:4]:
        for task in step["tasks"]:
            do(page, task)
        told = {"place": "inhabitants", "energy": "energy"}.get(step["id"])
        if told:
            come.append(english.say(f"learn-tray-{told}", count=step["values"][told]))
            expect(supply.locator("li")).to_have_text(come)
            expect(supply).to_be_visible()
        else:
            expect(supply.filter(visible=True)).to_have_count(0)
        onward(page)


def test_a_wrong_try_is_answered_and_help_comes(visit: Open) -> None:
    page = visit("/learn", viewport=PHONE)
    english = words("en")
    page.locator('[data-architect="3"]').click()
    said = english.say("learn-wrong-architect", tapped=3, architect=2)
    expect(page.locator('[data-reply="wrong"]')).to_have_text(said)
    expect(page.locator('[data-action="learn-show-me"]')).to_have_count(0)
    heading = page.locator("[data-coach] h2")
    before = heading.bounding_box()
    page.locator('[data-architect="4"]').click()
    offer = page.locator('[data-reply="wrong"] [data-action="learn-show-me"]')
    expect(offer).to_be_visible()
    assert heading.bounding_box() == before, "the offer takes nothing from the heading"
    offer.click()
    expect(page.locator("[data-lesson]")).to_have_attribute("data-task", "spot")
    place(page, "site", "spot", "N3")
    onward(page)
    place(page, "city", "square", "a4")
    said = english.say("learn-wrong-square-line", architect=2, row=4, column=1)
    expect(page.locator('[data-reply="wrong"]')).to_have_text(said)


def test_a_lesson_is_left_and_resumed(visit: Open) -> None:
    page = visit("/learn", viewport=PHONE)
    first, second = LESSONS["classic"]["steps"][:2]
    for task in first["tasks"]:
        do(page, task)
    onward(page)
    at(page, second["id"])
    page.locator('[data-action="home"]').click()
    expect(page.locator("[data-lesson]")).to_have_count(0)
    page.goto("/learn")
    at(page, second["id"])
    page.locator('[data-action="learn-back"]').click()
    at(page, first["id"])


def test_a_real_game_begins_after_the_lesson(visit: Open) -> None:
    page = visit("/")
    steps = LESSONS["classic"]["steps"]
    page.evaluate(f"() => localStorage.setItem('quadropolis-lesson-classic', '{len(steps) - 1}')")
    page.reload()
    expect(page.locator('main [data-action="learn"]')).to_contain_text(f"step {len(steps)}")
    page.locator('main [data-action="learn"]').click()
    at(page, steps[-1]["id"])
    for task in steps[-1]["tasks"]:
        do(page, task)
    onward(page)
    expect(page.locator('[data-learn-over="classic"]')).to_be_visible()
    assert not page.evaluate("() => localStorage.getItem('quadropolis-lesson-classic')")
    # Who looks at the rules and comes back finds the end; who comes anew, the beginning.
    page.locator('[data-learn-over] a[href*="rules"]').first.click()
    expect(page.locator('[data-screen="rules"]')).to_be_visible()
    page.go_back()
    expect(page.locator('[data-learn-over="classic"]')).to_be_visible()
    page.locator('[data-action="home"]').click()
    page.locator('main [data-action="learn"]').click()
    at(page, steps[0]["id"])
    for _ in range(2):
        page.go_back()
    page.locator('[data-action="learn-play"]').click()
    page.wait_for_url("**/table/*")
    expect(page.locator('[data-board="site"]').first).to_be_visible()
