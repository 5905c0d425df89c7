"""The lessons in a real browser: played through, left and resumed, wrong tries answered."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

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
