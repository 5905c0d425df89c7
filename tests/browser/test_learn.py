"""The lessons in a real browser: played through, left and resumed, wrong tries answered."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from quadropolis.words import languages, words
from tests.browser.conftest import PHONE, WIDE, Open
from tests.browser.laws import lies_there
from tests.sizes import LONG

SPOKEN = languages() if LONG else ("fr", "ru")

LESSONS: dict[str, Any] = json.loads(
    Path(__file__)
    .parents[2]
    .joinpath("web", "src", "screens", "learn", "lessons.json")
    .read_text(encoding="utf-8")
)
SMALL: ViewportSize = {"width": 360, "height": 640}
BOARDS = {
    "spot": ("site", "spot"),
    "blocked": ("site", "spot"),
    "tile": ("site", "square"),
    "square": ("city", "square"),
    "building": ("city", "square"),
}
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
    const others = [...bubble.querySelectorAll('h2, [data-coach-text], button')]
    others.forEach((one, at) => {
      const here = one.getBoundingClientRect()
      const more = others.slice(at + 1).map((two) => two.getBoundingClientRect())
      if ([box, ...more].some((two) => over(here, two))) found.add(`over ${one.textContent}`)
    })
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
    return [f'[data-board="{board}"] [data-{what}="{answer}"]' for answer in task["answers"]]


@pytest.mark.parametrize("lesson", LESSONS)
@pytest.mark.parametrize("language", SPOKEN)
def test_every_answer_to_a_wrong_try_is_read_whole(visit: Open, language: str, lesson: str) -> None:
    """Nothing of it is cut off or covered, and no board moves or shrinks for it."""
    page = visit(f"/learn/{lesson}?lang={language}", viewport=PHONE)
    for step in LESSONS[lesson]["steps"]:
        at(page, step["id"])
        for task in step["tasks"]:
            for size in (PHONE, SMALL):
                page.set_viewport_size(size)
                answered, found = page.evaluate(TRIES, places_of(task))
                assert found == [], (step["id"], task["text"], size)
                assert answered, "there is something to do wrong"
            do(page, task)
        onward(page)


def test_a_wrong_try_is_answered_and_help_comes(visit: Open) -> None:
    page = visit("/learn", viewport=PHONE)
    english = words("en")
    page.locator('[data-architect="3"]').click()
    said = english.say("learn-wrong-architect", tapped=3, architect=2)
    expect(page.locator('[data-reply="wrong"]')).to_have_text(said)
    expect(page.locator('[data-action="learn-show-me"]')).to_have_count(0)
    page.locator('[data-architect="4"]').click()
    page.locator('[data-action="learn-show-me"]').click()
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
    page.locator('[data-action="learn-play"]').click()
    page.wait_for_url("**/table/*")
    expect(page.locator('[data-board="site"]').first).to_be_visible()
