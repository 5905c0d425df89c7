"""Whole games on every size of screen, with what holds at every turn: seen whole, and touchable."""

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from quadropolis.notation.record import GameRecord
from quadropolis.testing import SETTINGS
from tests.browser.conftest import Open
from tests.browser.laws import LEAST, OUT_OF_SIGHT, OVER_EACH_OTHER, TOO_SMALL, fits
from tests.browser.playing import Mayor, click, tap
from tests.browser.shelf import new_game, put_on_shelf, shelf
from tests.sizes import LONG

BOTS = [{"name": "", "bot": level} for level in ("beginner",) * 3]
Setting = tuple[str, int, bool]
WALKS: dict[tuple[int, int], Setting] = {
    (390, 844): ("classic", 4, False),
    (360, 640): ("expert", 3, True),
    (844, 390): ("classic", 2, False),
    (768, 1024): ("expert", 4, False),
    (1440, 900): ("expert", 2, True),
}
"""The screens that people have, each with a game: among them both modes and all counts."""
MORE_SCREENS = ((360, 740), (390, 664), (414, 896), (1024, 768))
SHORT = ((360, 640), (390, 664))
"""Where the boards are reached by scrolling: they would be too small for a finger."""
EVERY = (
    [(screen, setting) for screen in (*WALKS, *MORE_SCREENS) for setting in SETTINGS]
    if LONG
    else [*WALKS.items()]
)
CHANCE = """(() => {
  let state = 2026
  crypto.getRandomValues = (room) => {
    const bytes = new Uint8Array(room.buffer, room.byteOffset, room.byteLength)
    for (let at = 0; at < bytes.length; at++) {
      state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
      bytes[at] = state >> 16
    }
    return room
  }
})()"""
"""The browser's own chance, the same at every visit: so the deals and the bots are, too."""


class Walker(Mayor):
    """Plays by finger or mouse, and looks at the whole screen at every turn and within it."""

    def __init__(self, page: Page, screen: tuple[int, int], with_finger: bool) -> None:
        self.screen, self.with_finger = screen, with_finger
        self._touch = tap if with_finger else click
        self._touches = 0
        super().__init__(page, touch=self._touched, seed=sum(screen))

    def _touched(self, there: Locator) -> None:
        self._touch(there)
        # In one turn after this step of it and in the next after another, unless there is time.
        self._touches += 1
        if LONG or self._touches % 3 == 0:
            self.look()

    def move(self) -> None:
        self.look()
        super().move()

    def look(self) -> None:
        """Nothing sticks out or lies over another thing; what a turn needs is in sight."""
        page, at = self.page, (self.screen, self.moves)
        fits(page)
        assert page.evaluate(OVER_EACH_OTHER) == [], at
        if self.page.locator("[data-phase]").count():
            assert page.evaluate(OUT_OF_SIGHT, self.screen not in SHORT) == [], at
        # What is there to be touched is mostly the same all through a round.
        if self.with_finger and (LONG or self.moves % 4 == 2):
            assert page.evaluate(TOO_SMALL, LEAST) == [], at


@pytest.mark.parametrize(("screen", "setting"), EVERY)
def test_a_whole_game_fits_the_screen(
    visit: Open, screen: tuple[int, int], setting: Setting
) -> None:
    viewport: ViewportSize = {"width": screen[0], "height": screen[1]}
    finger = screen[0] < 1440
    page = visit(None, viewport=viewport, has_touch=finger, is_mobile=finger)
    page.add_init_script(CHANCE)
    page.goto("/about")
    mode, seats, playgrounds = setting
    players = [{"name": "Ann", "bot": None}, *BOTS[: seats - 1]]
    id = put_on_shelf(page, new_game("walk", mode, playgrounds, players))
    page.goto(f"/table/{id}")
    walker = Walker(page, screen, finger)
    walker.play()
    # The scoring is told first, then the result: what the plain rules say of just these moves.
    expect(page.locator('[data-end="finished"]')).to_be_visible()
    walker.look()
    walker.touch(page.locator('[data-action="story-skip"]'))
    expect(page.locator("[data-winner]")).to_be_visible()
    walker.look()
    kept = shelf(page)[id]
    record = GameRecord(
        mode=kept["mode"],
        players=tuple(str(seat) for seat in range(seats)),
        first_player=kept["first_player"],
        playgrounds=kept["playgrounds"],
        sites=tuple(map(tuple, kept["sites"])),
        moves=tuple(kept["moves"]),
    )
    outcome = record.outcome()
    assert outcome is not None
    shown = [page.locator(f'[data-score="{seat}"]').inner_text() for seat in range(seats)]
    assert [int(text.replace("−", "-")) for text in shown] == list(outcome.scores)
