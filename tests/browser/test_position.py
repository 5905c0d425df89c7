"""A position on its own: opened by a link or by its text, and found again from a replay."""

import json
from pathlib import Path
from random import Random
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import quadropolis as q
from quadropolis.words import words
from tests.browser.conftest import PHONE, WIDE, Open
from tests.browser.playing import new_table, played
from tests.browser.test_access import check_sizes

SCREEN = Path(__file__).parents[2] / "web" / "src" / "screens" / "position"
EXAMPLE: str = json.loads((SCREEN / "example.json").read_text(encoding="utf-8"))["position"]
BEGINNING = q.format_position(q.start("expert", 3, playgrounds=True))
NO_MAYOR = EXAMPLE.replace("mayor 0", "mayor nobody")
FIELD, COUNT = "error-position-wrong-field", "error-position-wrong-field-count"
WRONG: tuple[tuple[str, str, dict[str, str | int]], ...] = (
    ("Hello!", FIELD, {"number": 1, "found": "'Hello!'", "like": "classic 2"}),
    ("classic 3 | round 1 turn 1", COUNT, {"found": 2, "players": 3, "expected": 12}),
    (NO_MAYOR, FIELD, {"number": 5, "found": "'mayor nobody'", "like": "mayor 0"}),
)


def finished() -> q.State:
    """The end of some game."""
    state, chance = q.start("classic", 4), Random(1)
    while state.phase is not q.Phase.OVER:
        if state.current_player is None:
            state = q.deal(state, q.draw(state, chance))
        else:
            state = q.play(state, chance.choice(q.legal_moves(state)))
    return state


def link(text: str) -> str:
    return f"/position?position={quote(text, safe='')}"


def shown(page: Page, text: str) -> None:
    expect(page.locator(f'[data-position="{text}"]')).to_be_visible()


def paste(page: Page, text: str) -> None:
    page.locator('[data-action="position-text"]').fill(text)
    page.locator('[data-action="show-position"]').click()


@pytest.mark.parametrize("viewport", [PHONE, WIDE], ids=["phone", "wide"])
def test_a_link_shows_the_position(visit: Open, axe: str, viewport: ViewportSize) -> None:
    page = visit(link(EXAMPLE), viewport=viewport)
    shown(page, EXAMPLE)
    state = q.parse_position(EXAMPLE)
    expect(page.locator('[data-board="site"]')).to_be_visible()
    for seat, city in enumerate(state.cities):
        expect(page.locator(f'[data-town-total="{seat}"]')).to_have_text(str(q.score(city).total))
    page.locator('[data-action="open-city"][data-seat="1"]').click()
    expect(page.locator("dialog[open]")).to_contain_text("Player 2")
    page.keyboard.press("Escape")
    check_sizes(page, axe)


def test_the_best_moves_are_seen_on_the_boards(visit: Open) -> None:
    page = visit(link(EXAMPLE))
    first = page.locator("[data-move]").first
    first.focus()
    page.keyboard.press("Enter")
    expect(first).to_have_attribute("aria-pressed", "true")
    move, state = first.get_attribute("data-move") or "", q.parse_position(EXAMPLE)
    gain = q.score(q.play(state, move).cities[0]).total - q.score(state.cities[0]).total
    expect(first).to_contain_text(f"+{gain}")
    spot, square = move[1:].split(":")
    for board, name in (("site", f'[data-spot="{spot}"]'), ("city", f'[data-square="{square}"]')):
        expect(page.locator(f'[data-board="{board}"] .lit {name}')).to_be_visible()


def test_before_a_deal_and_after_the_end(visit: Open) -> None:
    page = visit(link(BEGINNING))
    shown(page, BEGINNING)
    expect(page.locator("main")).to_contain_text(
        words("en").say("position-to-deal", round=1, name="Player 1")
    )
    expect(page.locator("[data-move]")).to_have_count(0)
    over = q.format_position(finished())
    page.goto(link(over))
    shown(page, over)
    expect(page.locator("main")).to_contain_text(words("en").say("table-over"))


def test_a_text_is_pasted(visit: Open, axe: str) -> None:
    page = visit("/")
    page.locator('[data-action="to-position"]').click()
    expect(page.locator("[data-no-position]")).to_be_visible()
    check_sizes(page, axe)
    page.locator('[data-action="example"]').click()
    page.locator('[data-action="show-position"]').click()
    shown(page, EXAMPLE)
    expect(page.locator("main h1")).to_be_focused()
    page.locator("summary").click()
    # As somebody else may have written it, in lines.
    paste(page, BEGINNING.replace(" | ", "\n  |"))
    shown(page, BEGINNING)
    # Or a whole link, as it was sent.
    page.locator("summary").click()
    paste(page, f"https://play.example{link(EXAMPLE)}")
    shown(page, EXAMPLE)
    page.go_back()
    shown(page, BEGINNING)
    page.go_back()
    shown(page, EXAMPLE)
    page.reload()
    shown(page, EXAMPLE)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_text_that_is_no_position(visit: Open, axe: str, language: str) -> None:
    page = visit(f"/position?lang={language}", viewport=PHONE)
    wrong = page.locator("[data-wrong]")
    say = words(language).say
    for text, key, values in WRONG:
        paste(page, text)
        expect(wrong).to_have_text(say(key, **values))
    check_sizes(page, axe)
    # A broken link says the same, and its text can be put right.
    page.goto(f"{link(NO_MAYOR)}&lang={language}")
    expect(wrong).to_contain_text("mayor nobody")
    paste(page, EXAMPLE)
    shown(page, EXAMPLE)


def test_a_position_of_a_replay_is_sent_to_somebody(visit: Open) -> None:
    ann = visit(None, permissions=["clipboard-read", "clipboard-write"])
    id = new_table(ann, settings={"seats": 2}, bots={"1": "greedy"}, start=True)
    played(ann, id, moves=3)
    ann.goto(f"/table/{id}/replay?ply=4")
    expect(ann.locator('[data-replay="4"]')).to_be_visible()
    ann.locator('[data-action="copy-position"]').click()
    expect(ann.locator('[data-action="copy-position"] .icon')).to_be_visible()
    text = ann.request.get(f"/api/tables/{id}/plies/4").json()["position"]
    ann.wait_for_function(
        "async () => (await navigator.clipboard.readText()).includes('position=')"
    )
    sent = ann.evaluate("() => navigator.clipboard.readText()")
    bob = visit(sent)
    shown(bob, text)
    bob.context.grant_permissions(["clipboard-read", "clipboard-write"])
    bob.locator('[data-action="copy-link"]').click()
    bob.wait_for_function(
        "async (sent) => (await navigator.clipboard.readText()) === sent", arg=sent
    )
    bob.locator('[data-action="copy-text"]').click()
    bob.wait_for_function(
        "async (text) => (await navigator.clipboard.readText()) === text", arg=text
    )
