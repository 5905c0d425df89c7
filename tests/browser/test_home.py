"""The front door: ways into a game, who one is, settings."""

import json
import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

import quadropolis
from quadropolis.words import languages, words
from tests.browser.conftest import Complaints, Open

RECORD = Path(__file__).parents[1] / "games" / "01-classic-2.json"
CREDITS = Path(quadropolis.__file__).parent / "data" / "credits.json"
SITE = '[data-board="site"]'


def act(page: Page, action: str) -> None:
    """Press what does that."""
    page.locator(f'[data-action="{action}"]:visible').first.click()


def open_table(page: Page, *choices: str) -> str:
    """A new online table of somebody called Ann, and its address."""
    act(page, "online")
    for choice in choices:
        page.locator(f'[data-action="{choice}"]').check()
    act(page, "create-table")
    page.locator("dialog input[name=name]").fill("Ann")
    act(page, "save-name")
    expect(page.locator('[data-screen="seats"]')).to_be_visible()
    return page.url


def test_the_makers_of_the_board_game_are_named(visit: Open) -> None:
    page = visit("/")
    act(page, "to-about")
    credits = json.loads(CREDITS.read_text("utf-8"))
    for language in languages():
        page.goto(f"/about?lang={language}")
        for role, name in credits.items():
            credit = page.locator(f'[data-credit="{role}"]')
            expect(credit.locator("dt")).to_have_text(words(language).say(f"about-{role}"))
            expect(credit.locator("dd")).to_have_text(name)
        expect(page.locator("main")).to_contain_text(words(language).say("about-unofficial"))
    act(page, "about-marks")
    expect(page.locator("#marks h2")).to_be_in_viewport()


def test_against_bots_in_two_clicks(visit: Open) -> None:
    page = visit("/")
    act(page, "bots")
    act(page, "start-bots")
    expect(page.locator(SITE)).to_be_visible()


def test_bots_as_chosen(visit: Open) -> None:
    page = visit("/")
    act(page, "bots")
    page.locator('[data-action="mode-expert"]').check()
    page.locator('[data-action="players-2"]').check()
    page.locator('[data-action="playgrounds"]').check()
    expect(page.locator('[data-action="level-2"]')).to_have_count(0)
    page.locator('[data-action="level-1"]').select_option("beginner")
    act(page, "start-bots")
    expect(page.locator(SITE)).to_be_visible()
    table = page.request.get(f"/api/tables/{page.url.split('/')[-1]}").json()
    assert table["setup"]["mode"] == "expert"
    assert table["setup"]["playgrounds"]
    assert [seat["bot"] for seat in table["seats"]] == [None, "beginner"]


def who_may_begin(page: Page, players: int) -> list[str]:
    """What the players are called where it is chosen who begins."""
    choices: Locator = page.locator('dialog[open] [data-action="begins"] option')
    expect(choices).to_have_count(players + 3)
    return choices.all_inner_texts()[1 : players + 1]


def test_who_begins_is_called_what_the_dialog_calls_them(visit: Open) -> None:
    page = visit("/")
    act(page, "bots")
    assert who_may_begin(page, 3) == ["I do", "Bot 1", "Bot 2"]
    page.locator('[data-action="begins"]').select_option("Bot 1")
    act(page, "start-bots")
    expect(page.locator(SITE)).to_be_visible()
    table = page.request.get(f"/api/tables/{page.url.split('/')[-1]}").json()
    assert (table["setup"]["begins"], table["setup"]["first_seat"]) == ("chosen", 1)
    page.goto("/")
    act(page, "online")
    act(page, "more")
    assert who_may_begin(page, 2) == ["I do", "Player 2"]


def test_people_around_one_device_have_names(visit: Open) -> None:
    page = visit("/")
    act(page, "hotseat")
    page.locator('[data-action="players-3"]').check()
    page.locator('[name="name-0"]').fill("Ann")
    page.locator('[name="name-1"]').fill("Zoë")
    assert who_may_begin(page, 3) == ["Ann", "Zoë", "Player 3"]
    act(page, "start-hotseat")
    expect(page.locator(SITE)).to_be_visible()
    table = page.request.get(f"/api/tables/{page.url.split('/')[-1]}").json()
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Zoë", "Player 3"]


def test_a_game_around_one_device_keeps_its_names(visit: Open) -> None:
    page, tables = visit("/"), {}
    for names in (("Grandma", "Leo"), ("Mia", "Tom")):
        page.goto("/")
        act(page, "hotseat")
        for seat, name in enumerate(names):
            page.locator(f'[name="name-{seat}"]').fill(name)
        act(page, "start-hotseat")
        expect(page.locator(SITE)).to_be_visible()
        tables[names] = page.url
    for names, address in tables.items():
        page.goto(address)
        for seat, name in enumerate(names):
            expect(page.locator(f'.player[data-player="{seat}"]')).to_contain_text(name)
    # Whoever had no name is called like the first of them from then on.
    assert page.request.get("/api/me").json()["name"] == "Grandma"


def test_what_matters_most_against_bots_is_seen_first(visit: Open) -> None:
    page = visit("/", viewport={"width": 360, "height": 640})
    act(page, "bots")
    for number in (1, 2):
        expect(page.locator(f'[data-action="level-{number}"]')).to_be_in_viewport(ratio=1)
    act(page, "start-bots")
    expect(page.locator(SITE)).to_be_visible()


def test_a_public_table_is_listed_and_joined(visit: Open) -> None:
    ann = visit("/")
    address = open_table(ann, "door-public")
    id = address.split("/")[-1]
    bob = visit("/")
    listed = bob.locator(f'[data-table="{id}"]')
    expect(listed).to_be_visible()
    # Among people that would be nothing.
    expect(listed).not_to_contain_text("bots")
    listed.click()
    bob.locator('[data-action="sit"][data-on="1"]').click()
    act(bob, "save-name")
    expect(bob.locator('[data-seat="1"].mine')).to_be_visible()
    act(ann, "start")
    expect(ann.locator(SITE)).to_be_visible()
    expect(bob.locator(SITE)).to_be_visible()


def test_a_table_is_joined_by_its_code(visit: Open) -> None:
    ann = visit("/")
    address = open_table(ann)
    expect(ann.locator("[data-link]")).to_have_text(address)
    bob = visit("/")
    bob.locator("#join-code").fill("what?")
    act(bob, "join")
    expect(bob.locator("#join-wrong")).to_be_visible()
    bob.locator("#join-code").fill(f" {address.split('/')[-1].upper()} ")
    act(bob, "join")
    expect(bob).to_have_url(address)
    expect(bob.locator('[data-seat="0"]')).to_contain_text("Ann")


def test_who_takes_a_name_at_the_table_may_sit_down(visit: Open) -> None:
    ann = visit("/")
    bob = visit(open_table(ann))
    act(bob, "me")
    bob.locator("dialog input[name=name]").fill("Bob")
    with bob.expect_response(lambda answer: answer.request.method != "GET"):
        act(bob, "save-name")
    act(bob, "close")
    bob.locator('[data-action="sit"][data-on="1"]').click()
    expect(bob.locator('[data-seat="1"].mine')).to_be_visible()
    expect(ann.locator('[data-seat="1"]')).to_contain_text("Bob")


def test_the_host_fills_seats_with_bots(visit: Open) -> None:
    page = visit("/")
    open_table(page, "players-3")
    expect(page.locator('[data-action="start"]')).to_be_disabled()
    page.locator('[data-action="bot"][data-on="1"]').select_option("casual")
    expect(page.locator('[data-seat="1"]')).to_contain_text("Rosa")
    page.locator('[data-action="bot"][data-on="1"]').select_option("top")
    expect(page.locator('[data-seat="1"]')).to_contain_text("Ada")
    page.locator('[data-action="sit"][data-on="2"]').click()
    page.locator("dialog input[name=guest]").fill("Cleo")
    act(page, "sit-guest")
    expect(page.locator('[data-seat="2"]')).to_contain_text("Cleo")
    expect(page.locator('[data-action="start"]')).to_be_enabled()
    act(page, "start")
    expect(page.locator(SITE)).to_be_visible()


def test_my_games_and_a_record(visit: Open) -> None:
    page = visit("/games")
    expect(page.locator("[data-empty]")).to_be_visible()
    page.locator('[data-action="import"]').set_input_files(RECORD)
    expect(page).to_have_url(re.compile(r"/replay"))
    page.goto("/games")
    game = page.locator('[data-standing="over"]')
    expect(game).to_have_count(1)
    with page.expect_download() as download:
        game.locator('[data-action="download-game"]').click()
    assert download.value.suggested_filename.endswith(".json")


def test_a_file_that_is_no_record(visit: Open) -> None:
    page = visit("/games")
    page.locator('[data-action="import"]').set_input_files(__file__)
    expect(page.locator('[data-notice="bad"]')).to_contain_text("This is not a game record: ")


def test_moving_to_another_device_and_being_forgotten(visit: Open, complaints: Complaints) -> None:
    complaints.allowed.append("401 (Unauthorized)")  # the old device asks for what is deleted
    old = visit("/")
    open_table(old)
    act(old, "me")
    act(old, "show-code")
    code = old.locator("output[data-code]").inner_text()
    new = visit("/")
    act(new, "me")
    act(new, "have-code")
    new.locator("dialog input[name=code]").fill(code)
    act(new, "use-code")
    expect(new.locator("[data-game]")).to_have_count(1)
    act(new, "me")
    expect(new.locator("dialog input[name=name]")).to_have_value("Ann")
    act(new, "delete")
    act(new, "delete-now")
    expect(new.locator('[data-notice="good"]')).to_be_visible()
    expect(new.locator("[data-game]")).to_have_count(0)


def test_settings_are_kept(visit: Open) -> None:
    page = visit("/")
    act(page, "settings")
    page.locator('[data-action="theme-dark"]').check()
    page.locator('[data-action="confirm-automatic"]').check()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    act(page, "settings")
    expect(page.locator('[data-action="confirm-automatic"]')).to_be_checked()
    expect(page.locator('[data-action="sounds"]')).to_be_checked()
    page.keyboard.press("Escape")
    expect(page.locator('[data-action="settings"]')).to_be_focused()
