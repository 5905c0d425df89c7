"""What a player is told: what others did, who is who, what numbers and letters mean."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

import quadropolis as q
from tests.browser.conftest import PHONE, WIDE, Open
from tests.browser.laws import OUT_OF_SIGHT, OVER_EACH_OTHER, fits
from tests.browser.playing import Mayor, close_dialog, new_table, online, played, served_table

NOTICE = "[data-notice]"
SMALL_PHONE = {"width": 360, "height": 640}
TABLET = {"width": 1024, "height": 768}
ONE_LINE = """() => [...document.querySelectorAll('[data-stock]')].every((it) => {
  const parts = [...it.querySelectorAll('svg, .count')]
  const [sign, count] = parts.map((part) => part.getBoundingClientRect())
  return sign.bottom > count.top && count.bottom > sign.top
})"""
LOW, UPRIGHT = {"width": 844, "height": 390}, {"width": 768, "height": 1024}
SIZES = (PHONE, SMALL_PHONE, LOW, UPRIGHT, WIDE)
LATER = "(by) => { const now = performance.now() + by; performance.now = () => now }"
"""However busy the machine is: so many milliseconds later, and then no time passes."""
APART = """([one, other]) => {
  const [a, b] = [one, other].map((it) => document.querySelector(it).getBoundingClientRect())
  return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
}"""


def _do(page: Page, id: str, **command: object) -> None:
    assert page.request.post(f"/api/tables/{id}/commands", data=command).ok


def test_what_another_player_did_is_told_in_passing(visit: Open) -> None:
    ann, bob, id = online(visit)
    pages = (ann, bob)
    first = served_table(ann, id)["turn"]["seat"]
    one, other = pages[first], pages[1 - first]
    name = ("Ann", "Bob")[1 - first]
    Mayor(one).move()
    Mayor(other).move()
    one.locator('[data-action="undo"]').click()
    other.locator('[data-action="agree"]').click()
    expect(one.locator(NOTICE)).to_contain_text(f"{name} agreed to the take-back.")
    # Whoever did it, or has just agreed, is told nothing.
    expect(other.locator("[data-log]")).to_contain_text("took back 2 moves")
    expect(other.locator(NOTICE)).to_have_count(0)

    _do(bob, id, type="give", seat=1, bot="random")
    expect(ann.locator(NOTICE).last).to_contain_text("A bot is playing for Bob for now:")
    if first == 0:
        Mayor(ann).move()
    expect(bob.locator('[data-banner="come-back"]')).to_contain_text(
        "A bot is playing in your place and has made one move."
    )
    bob.locator('[data-action="come-back"]').click()
    expect(ann.locator(NOTICE).last).to_contain_text("Bob is back.")
    _do(bob, id, type="resign", seat=1)
    expect(ann.locator(NOTICE).last).to_contain_text("Bob gave up.")
    expect(bob.locator(NOTICE)).to_have_count(0)
    # It is history for whoever comes now.
    ann.reload()
    expect(ann.locator("[data-log]")).to_contain_text("Bob gave up.")
    expect(ann.locator(NOTICE)).to_have_count(0)


def _double_click(page: Page, x: float, y: float, after_one: Locator) -> None:
    page.mouse.click(x, y)
    expect(after_one).to_be_visible()
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)


def _double_tap(page: Page, x: float, y: float, after_one: Locator) -> None:
    page.touchscreen.tap(x, y)
    expect(after_one).to_be_visible()
    page.touchscreen.tap(x, y)


def test_a_double_click_that_builds_takes_nothing_back(visit: Open) -> None:
    page = visit(None, has_touch=True)
    id = new_table(page, settings={"seats": 2}, bots={"1": "random"}, start=True)
    for times, touches in enumerate((_double_click, _double_tap), start=1):
        mayor = Mayor(page)
        assert mayor.wait()
        mayor.choose()
        page.evaluate(LATER, 0)
        undo = page.locator('[data-action="undo"]')
        box = page.locator('[data-action="confirm"]').bounding_box()
        assert box is not None
        touches(page, box["x"] + box["width"] - 8, box["y"] + box["height"] / 2, undo)
        # Later it takes back what was built, once.
        page.evaluate(LATER, 5_000)
        undo.click()
        assert mayor.wait()
        events = page.request.get(f"/api/tables/{id}/events").json()["events"]
        assert [event["kind"] for event in events].count("undone") == times


def test_what_is_told_in_passing_covers_no_button_of_the_move(visit: Open) -> None:
    ann, bob, id = online(visit)
    pages = (ann, bob)
    for size in (PHONE, WIDE, SMALL_PHONE):
        # Whoever has the Mayor begins the second round.
        first = served_table(ann, id)["turn"]["seat"]
        asks, answers = pages[first], pages[1 - first]
        asks.set_viewport_size(size)
        answers.set_viewport_size(size)
        Mayor(asks).move()
        Mayor(answers).move()
        expect(asks.locator('[data-phase="start"]')).to_be_visible()
        asks.locator('[data-action="undo"]').click()
        # The question hides nobody's name and points, nor the menu, for whoever asks or answers.
        for page in (asks, answers):
            expect(page.locator('[data-banner="undo"]')).to_be_visible()
            for seat in (0, 1):
                plate = f'[data-action="player"][data-player="{seat}"]'
                assert page.evaluate(APART, ['[data-banner="undo"]', plate])
            assert page.evaluate(APART, ['[data-banner="undo"]', '[data-action="menu"]'])
            fits(page)
        Mayor(asks).choose()
        answers.locator('[data-action="decline"]').click()
        expect(asks.locator(NOTICE)).to_contain_text("did not agree")
        assert asks.evaluate(APART, [NOTICE, ".actions"])
        asks.locator(f"{NOTICE} button").click()
        asks.locator('[data-action="confirm"]').click()
        expect(asks.locator('[data-phase="wait"]')).to_be_visible()
        Mayor(answers).move()


def test_everybody_finds_themselves(visit: Open) -> None:
    page = visit("/")
    page.locator('[data-action="play-now"]').click()
    page.wait_for_url("**/table/*")
    Mayor(page).move()
    id = page.url.split("/table/")[1]
    [name] = [seat["name"] for seat in served_table(page, id)["seats"] if seat["person"]]
    # By a name that nobody has chosen nobody knows who it is.
    expect(page.locator("[data-log]")).to_contain_text(re.compile("You (built|took|put)"))
    expect(page.locator("[data-log]")).not_to_contain_text(name)
    played(page, id)
    page.locator('[data-end="finished"]').wait_for()
    if page.locator('[data-action="story-skip"]').count():
        page.locator('[data-action="story-skip"]').click()
    own = "You"
    for place in (".winner ol", "[data-score-pad] thead", ".town header"):
        expect(page.locator(place).filter(has_text=own).first).to_be_visible()
    page.set_viewport_size(SMALL_PHONE)
    fits(page)
    for screen in ("replay", "review"):
        page.goto(f"/table/{id}/{screen}")
        expect(page.locator("main")).to_contain_text(own)
        fits(page)


def test_names_are_whole_where_there_are_lines_for_them(visit: Open) -> None:
    page = visit(None)
    names = ("Christopher Robinson", "W" * 24)
    guests = dict(enumerate(names))
    # The longest name is the last one that moved: it stands on the button that takes back, too.
    settings = {"seats": 2, "begins": "chosen", "first_seat": 0}
    id = new_table(page, settings=settings, seat=None, guests=guests, start=True)
    played(page, id, moves=2, seats=(0, 1))
    onlooker = visit(f"/table/{id}")
    onlooker.locator("[data-watching]").wait_for()
    log = page.locator("[data-log]:visible")
    for size in SIZES:
        page.set_viewport_size(size)
        onlooker.set_viewport_size(size)
        menu = page.locator(".around [data-log]:visible").count() == 0
        if menu:
            page.locator('[data-action="menu"]').click()
        for name in names:
            expect(log).to_contain_text(re.compile(rf"{name} (built|took|put)"))
        assert log.evaluate("it => it.scrollWidth - it.clientWidth") <= 0, size
        fits(page)
        if menu:
            close_dialog(page)
        for seat, name in enumerate(names):
            watched = onlooker.locator(f'[data-watching="{seat}"]')
            if watched.count() == 0:
                onlooker.locator(f'[data-action="player"][data-player="{seat}"]').click()
            expect(watched).to_contain_text(f"{name}’s")
            assert watched.evaluate("it => it.scrollWidth - it.clientWidth") <= 0, size
            assert onlooker.evaluate(OUT_OF_SIGHT, False) == []
            assert onlooker.evaluate(OVER_EACH_OTHER) == []
            fits(onlooker)


def test_whoever_gives_up_does_not_win(visit: Open) -> None:
    ann, bob, id = online(visit)
    assert Mayor(ann if served_table(ann, id)["turn"]["seat"] == 0 else bob).wait()
    _do(bob, id, type="resign", seat=1)
    played(ann, id)
    log = ann.locator("[data-log]")
    for page in (ann, bob):
        page.goto(f"/table/{id}")
        page.locator('[data-action="story-skip"]').click()
        expect(page.locator("[data-gave-up]")).to_have_text(
            re.compile(r"^Bob gave up\. A bot plays on: \w+\.$")
        )
        ranked = page.locator(".winner ol li")
        expect(ranked.filter(has_text="(for Bob)")).to_have_count(1)
        expect(page.locator("[data-helped]")).to_have_count(0)
    expect(ann.locator(".winner h1")).to_have_text(re.compile("^You "))
    expect(bob.locator(".winner h1")).not_to_have_text(re.compile("^You "))
    # What the bot did in his place is told as the bot's.
    ann.locator('[data-action="look"]').click()
    expect(log.get_by_text("(for Bob)").first).to_be_visible()
    ann.goto(f"/table/{id}")
    # Whoever gave up is asked for another game, too, and waited for there.
    ann.locator('[data-action="rematch"]').click()
    expect(ann.locator('[data-screen="seats"]')).to_be_visible()


def test_at_one_device_everybody_has_a_name(visit: Open) -> None:
    page = visit(None)
    new_table(page, settings={"seats": 2}, seat=None, guests={"0": "Ann", "1": "Bea"}, start=True)
    Mayor(page).move()
    expect(page.locator("[data-log] .words").first).to_have_text(
        re.compile("^(Ann|Bea) (built|took|put)")
    )
    # Whose move would be taken back is said, on a phone in as many words as there is room for.
    mover = (page.locator("[data-log] .words").first.inner_text()).split()[0]
    undo = page.locator('[data-action="undo"]')
    expect(undo).to_have_accessible_name(f"Take back {mover}’s move")
    page.set_viewport_size(PHONE)
    expect(undo.locator(".whom")).to_have_text(f"{mover}’s move")
    fits(page)
    # And so it is told, whichever of them it was.
    for _ in range(2):
        page.set_viewport_size(WIDE)
        undo.click()
        expect(page.locator("[data-log] .words").first).to_have_text(f"{mover} took back a move.")
        move_of = Mayor(page)
        assert move_of.wait()
        move_of.move()
        assert move_of.wait()
        move_of.move()
        mover = {"Ann": "Bea", "Bea": "Ann"}[mover]


def test_a_typed_move_is_explained(visit: Open) -> None:
    page = visit(None)
    id = new_table(page, settings={"seats": 2}, bots={"1": "random"}, start=True)
    assert Mayor(page).wait()
    field = page.locator('[data-action="type"]')
    expect(field).to_have_accessible_description(
        "3W4:c3 is architect 3, left of row 4, tile to c3."
    )
    problem = page.locator("form [role=alert]")
    for text, said in (
        ("W4", "First comes the architect, 1 to 4"),
        ("3X4", "N, E, S or W"),
        ("3W4b2", "colon"),
    ):
        field.fill(text)
        page.keyboard.press("Enter")
        expect(problem).to_contain_text(said)
        expect(problem).to_contain_text("3W4:c3")
    # Nothing typed is nothing wrong.
    field.fill("")
    expect(problem).to_have_count(0)
    page.keyboard.press("Enter")
    expect(problem).to_have_count(0)
    # Where a tile cannot go, it is told where it can.
    moves = page.request.get(f"/api/tables/{id}/moves").json()["moves"]
    way = next(move["move"] for move in moves if move["move"].endswith(":a1")).split(":")[0]
    field.fill(f"{way}:d4" if f"{way}:d4" not in {move["move"] for move in moves} else f"{way}:b3")
    page.keyboard.press("Enter")
    places = {move["move"].split(":")[1] for move in moves if move["move"].startswith(f"{way}:")}
    told = set(re.findall(r"\b[a-d][1-4]\b", problem.inner_text().split("it can go to")[1]))
    assert told == places - {"-"}


def test_why_nothing_can_be_taken_back_after_a_deal(visit: Open) -> None:
    page = visit(None)
    id = new_table(page, settings={"seats": 2}, bots={"1": "random"}, start=True)
    late, undo = (page.locator(f'[data-action="{action}"]') for action in ("undo-late", "undo"))
    mayor = Mayor(page)
    for _ in range(3):
        mayor.move()
        assert mayor.wait()
        expect(undo).to_be_visible()
        expect(late).to_have_count(0)
    mayor.move()
    assert mayor.wait()
    assert q.parse_position(served_table(page, id)["game"]["position"]).round == 2
    expect(undo).to_have_count(0)
    late.click()
    expect(page.locator("[data-refusal]")).to_contain_text("The round is over")
    mayor.move()
    expect(undo).to_be_visible()
    expect(late).to_have_count(0)


@pytest.mark.parametrize("mode", ["classic", "expert"])
def test_how_many_are_of_use_is_told_with_how_many_there_are(visit: Open, mode: str) -> None:
    page = visit(None)
    settings = {"mode": mode, "seats": 2}
    id = new_table(page, settings=settings, bots={"1": "random"}, start=True)
    stock = page.locator('[data-stock="inhabitant"] .count')
    assert Mayor(page).wait()
    expect(stock).to_have_text("0/0")
    found = page.request.get(f"/api/tables/{id}/moves").json()
    best = min(found["moves"], key=lambda move: move["changes"].get("idle_inhabitants", 0))
    _do(page, id, type="move", after=found["number"], move=best["move"])
    expect(stock).not_to_have_text("0/0")
    alone = -served_table(page, id)["game"]["sheets"][0]["categories"]["idle_inhabitants"]
    assert alone
    shown = stock.inner_text()
    used, all = map(int, shown.split("/"))
    assert all - used == alone
    # A touch says it in words, and what it costs; the next one, anywhere, takes the words away.
    page.locator('[data-action="stock"]').click()
    lines = page.locator("[data-stock-told] p")
    assert re.findall(r"\d+", lines.first.inner_text()) == [str(used), str(all)]
    assert re.findall(r"\d+", lines.nth(1).inner_text()) == [str(alone)] * 2
    page.locator("h1, main").first.dispatch_event("pointerdown")
    expect(lines).to_have_count(0)
    page.wait_for_function("() => !history.state?.sheets")
    # So does going back, and the table is still there.
    page.locator('[data-action="stock"]').click()
    expect(lines.first).to_be_visible()
    page.go_back()
    expect(lines).to_have_count(0)
    expect(page).to_have_url(re.compile(rf"/table/{id}"))
    # What is opened by the touch that takes them away stays open.
    page.locator('[data-action="stock"]').click()
    page.locator('[data-action="helper"]:visible').first.click()
    expect(page.locator("dialog[open]")).to_be_visible()
    page.wait_for_timeout(300)
    expect(page.locator("dialog[open]")).to_be_visible()
    close_dialog(page)
    expect(page).to_have_url(re.compile(rf"/table/{id}"))
    for screen in (PHONE, TABLET, SMALL_PHONE):
        page.set_viewport_size(screen)
        fits(page)
        assert page.evaluate(ONE_LINE), "the sign stands beside its number"
