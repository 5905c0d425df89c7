"""A finger fits everywhere: on every phone, all that is touched during a turn is large enough."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Open
from tests.browser.playing import (
    ARCHITECT,
    CITY,
    FULL,
    OFFERED,
    SPOT,
    Mayor,
    new_table,
    played,
    tap,
)
from tests.sizes import LONG

LEAST = 44
"""CSS pixels, in both directions."""
PHONES = (
    ((360, 640), (360, 740), (390, 664), (390, 844), (414, 896))
    if LONG
    else ((360, 640), (390, 844))
)
TOO_SMALL = """least => {
  const shown = document.querySelector('dialog[open]') ?? document.body
  const found = []
  for (const it of shown.querySelectorAll('button, a[href], input, select, summary')) {
    let { x, y, width, height } = it.getBoundingClientRect()
    if (!it.checkVisibility({ visibilityProperty: true }) || width <= 1 || height <= 1) continue
    if (y < 0 || y + height > innerHeight) {
      it.scrollIntoView({ block: 'center' })
      ;({ x, y } = it.getBoundingClientRect())
    }
    // From the middle outwards, beginning shortly before the edge of what is drawn.
    const reach = (right, down) => {
      const drawn = right ? width / 2 : height / 2
      for (let far = Math.max(0, drawn - 4); ; far += 0.5) {
        const at = document.elementFromPoint(
          x + width / 2 + right * far, y + height / 2 + down * far
        )
        if (at === null || !it.contains(at)) return far
      }
    }
    const across = Math.round(reach(-1, 0) + reach(1, 0))
    const down = Math.round(reach(0, -1) + reach(0, 1))
    const { square, spot, architect, action } = it.dataset
    const name = square ?? spot ?? architect ?? action ?? it.textContent.trim()
    if (across < least || down < least) found.push(`${name}: ${across} x ${down}`)
  }
  scrollTo(0, 0)
  return found
}"""
"""Whatever a finger meets less than so many pixels of, around its middle."""
IN_SIGHT = """it => {
  const { top, bottom } = it.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight + 1
}"""


def turns(page: Page) -> Iterator[str]:
    """The steps of a turn, one after the other."""
    start = page.locator('[data-phase="start"]')
    expect(start).to_be_visible()
    yield "start"
    for chosen in (ARCHITECT, SPOT):
        page.locator(chosen).first.tap()
        expect(start).to_have_count(0)
        yield chosen
        while start.count() == 0:
            page.keyboard.press("Escape")
    page.locator(FULL).first.tap()
    if page.locator('[data-phase="way"]').count():
        yield "way"
        page.locator(OFFERED).first.tap()
    expect(page.locator('[data-phase="place"]')).to_be_visible()
    yield "place"
    page.locator(f"{CITY} [data-square][data-can]").last.tap()
    expect(page.locator('[data-phase="confirm"]')).to_be_visible()
    yield "confirm"
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")


@pytest.mark.parametrize(("mode", "seats"), [("classic", 4), ("expert", 3)])
def test_everything_is_as_large_as_a_finger(visit: Open, mode: str, seats: int) -> None:
    page = visit(None, viewport=PHONE, has_touch=True, is_mobile=True)
    bots = {str(seat): "casual" for seat in range(1, seats)}
    settings: dict[str, Any] = {"mode": mode, "seats": seats}
    id = new_table(page, settings=settings, bots=bots, start=True)
    played(page, id, moves=4)
    mayor = Mayor(page, touch=tap, seed=7)
    assert mayor.wait()
    mayor.move()
    assert mayor.wait()
    for step in turns(page):
        for width, height in PHONES:
            page.set_viewport_size({"width": width, "height": height})
            small = page.evaluate(TOO_SMALL, LEAST)
            assert small == [], (step, width, height)
            # What is in hand and what goes on with it are seen without scrolling.
            assert page.locator("[data-phase]").evaluate(IN_SIGHT), (step, width, height)
            wide, high = page.evaluate(
                "() => { const it = document.documentElement;"
                " return [it.scrollWidth - innerWidth, it.scrollHeight - innerHeight] }"
            )
            assert wide <= 0
            if (width, height) == (PHONE["width"], PHONE["height"]):
                assert high <= 0, step
