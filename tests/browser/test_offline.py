"""Without a network: the page that was visited once opens, plays, and keeps its games."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from quadropolis.notation.record import GameRecord, record_data, result_data
from quadropolis.words import languages
from tests.browser.conftest import PHONE, Complaints, Open
from tests.browser.playing import Mayor, served_table, tap
from tests.browser.shelf import game_before, kept_game, put_on_shelf, shelf
from tests.cli.command import random_record

READY = 'html[data-offline="ready"]'
NO_NETWORK = "ERR_INTERNET_DISCONNECTED"


@pytest.fixture
def away(visit: Open, complaints: Complaints) -> Page:
    """A phone that has visited the front page once, and now has no network."""
    complaints.allowed.append(NO_NETWORK)
    page = visit("/", viewport=PHONE, has_touch=True, service_workers="allow")
    page.locator(READY).wait_for()
    page.context.set_offline(True)
    return page


def begin(page: Page, way: str, **choices: str) -> None:
    page.goto("/")
    page.locator(f'[data-way="{way}"]').tap()
    page.locator('dialog[open] [data-action="players-2"]').check(force=True)
    for action, chosen in choices.items():
        page.locator(f'dialog[open] [data-action="{action}"]').select_option(chosen)
    page.locator(f'dialog[open] [data-action="start-{way}"]').tap()
    page.wait_for_url("**/table/device-*")


def scores(page: Page) -> list[int]:
    """What the end of the game shows."""
    expect(page.locator('[data-end="finished"]')).to_be_visible()
    if page.locator('[data-action="story-skip"]').count():
        page.locator('[data-action="story-skip"]').click()
    page.locator('[data-score="0"]').wait_for()
    shown = [page.locator(f'[data-score="{seat}"]').inner_text() for seat in range(2)]
    return [int(text.replace("−", "-")) for text in shown]


def test_a_whole_game_against_a_strong_bot_on_a_phone(away: Page) -> None:
    begin(away, "bots", **{"level-1": "strong"})
    mayor = Mayor(away, tap)
    for _ in range(3):
        assert mayor.wait()
        mayor.move()
    assert mayor.wait()
    before = away.locator("[data-number]").get_attribute("data-number")
    away.reload()
    assert mayor.wait()
    assert away.locator("[data-number]").get_attribute("data-number") == before
    mayor.play()
    shown = scores(away)
    # What is offered as a download is a record that replays to just these scores.
    with away.expect_download() as download:
        away.locator('[data-action="record"]').tap()
    record = GameRecord.from_json(Path(download.value.path()).read_text(encoding="utf-8"))
    outcome = record.check()
    assert outcome is not None
    assert list(outcome.scores) == shown
    away.locator('[data-action="replay"]').tap()
    expect(away.locator("[data-replay]")).to_have_attribute("data-last", "36")
    away.locator('[data-action="last"]').tap()
    expect(away.locator('[data-replay="36"]')).to_be_visible()
    # Nothing of this needed a server, and it is among my games.
    away.goto("/games")
    expect(away.locator("[data-alone]")).to_be_visible()
    expect(away.locator('[data-standing="over"] [data-near]')).to_have_count(1)


def test_a_bot_that_thinks_is_called_off(away: Page) -> None:
    begin(away, "bots", **{"level-1": "top"})
    mayor = Mayor(away, tap)
    assert mayor.wait()
    [before] = shelf(away).values()
    mayor.move()
    # The bot has a second for its move; it was thinking about a position that is no more.
    away.locator('[data-action="undo"]').tap()
    assert mayor.wait()
    [now] = shelf(away).values()
    assert now["moves"] == before["moves"]
    mayor.move()
    # Whoever goes away meanwhile finds it thinking again.
    away.reload()
    assert mayor.wait()
    [after] = shelf(away).values()
    assert after["moves"][: len(before["moves"])] == before["moves"]
    assert len(after["moves"]) == len(before["moves"]) + 2


def test_around_one_device_with_a_move_taken_back(away: Page) -> None:
    begin(away, "hotseat")
    mayor = Mayor(away, tap)
    assert mayor.wait()
    first = away.locator("[data-number]").get_attribute("data-number")
    mayor.move()
    # At its far end: where the move was confirmed it would be one touch too many, so soon after.
    undo = away.locator('[data-action="undo"]')
    undo.tap(position={"x": undo.evaluate("it => it.clientWidth - 6"), "y": 20})
    expect(away.locator(f'[data-number="{int(first or 0) + 2}"]')).to_be_visible()
    for _ in range(2):
        assert mayor.wait()
        mayor.move()
    [game] = shelf(away).values()
    assert len(game["moves"]) == 2
    # Given up, it ends here as at any table; another one has the same players.
    away.locator('[data-action="menu"]').first.tap()
    away.locator('dialog[open] [data-action="end"]').tap()
    away.locator('dialog[open] [data-action="sure"]').tap()
    away.locator('[data-action="rematch"]').tap()
    assert mayor.wait()
    assert len(shelf(away)) == 2


def test_everything_else_opens_in_every_language(away: Page) -> None:
    for tag in languages():
        away.goto(f"/rules?lang={tag}")
        away.locator("h1").wait_for()
        assert away.locator("html").get_attribute("lang") == tag
        away.goto(f"/rules-{tag}.html")
        assert away.locator("html").get_attribute("lang") == tag
    away.goto("/rules.html?lang=fr")
    expect(away.locator("html")).to_have_attribute("lang", "fr")
    for path in ("/learn", "/pad", "/position", "/games"):
        away.goto(path)
        away.locator(".screen h1, .screen h2").first.wait_for()
    # A table of the server is out of reach, and that is said.
    away.goto("/table/k3m9x2ab")
    expect(away.locator('[data-no-table="restart"]')).to_be_visible()


def finished(seed: int) -> dict[str, Any]:
    record = random_record("classic", 2, seed)
    outcome = record.outcome()
    assert outcome is not None
    return record_data(replace(record, result=result_data(outcome)))


def test_games_of_this_device_are_read_with_care_and_handed_over(visit: Open) -> None:
    page = visit("/rules")  # where nobody looks at the games meanwhile
    record = finished(5)
    id = put_on_shelf(page, kept_game(record, "aaaa"))
    put_on_shelf(page, {**kept_game(record, "bbbb"), "moves": 7})
    put_on_shelf(page, {**kept_game(record, "cccc"), "moves": record["moves"][::-1]})
    page.evaluate("localStorage.setItem('quadropolis-game:device-dddd', '{')")
    page.goto("/games")
    # Two could not be read; one can, until somebody looks at how it was played.
    expect(page.locator("[data-notice=bad]")).to_contain_text("2")
    expect(page.locator("[data-game]")).to_have_count(2)
    page.goto("/table/device-cccc")
    expect(page.locator('[data-no-table="damaged"]')).to_be_visible()
    page.goto("/table/device-bbbb")
    expect(page.locator('[data-no-table="device"]')).to_be_visible()
    page.goto("/games")
    expect(page.locator("[data-game]")).to_have_count(1)
    page.locator('[data-action="hand-over"]').click()
    expect(page.locator("[data-handed]")).to_be_visible()
    handed = shelf(page)[id]["handed"]
    assert served_table(page, handed)["result"]["scores"] == record["result"]["scores"]
    aside = page.evaluate("Object.keys(localStorage).filter(key => key.includes('aside')).length")
    assert aside == 3


def test_two_people_lay_out_their_cities_by_hand(visit: Open) -> None:
    record = finished(3)
    almost = game_before(record, "hand", len(record["moves"]) - 1)
    page = visit("/")
    id = put_on_shelf(page, {**almost, "allocation": "manual"})
    page.goto(f"/table/{id}")
    Mayor(page).move()
    page.locator('[data-action="lay-clear"]').click()
    page.locator('[data-action="lay-confirm"]').click()
    # What the other one has laid out so far is there again after a reload.
    page.locator('[data-lay="1"]').wait_for()
    page.reload()
    page.locator('[data-lay="1"]').wait_for()
    page.locator('[data-action="lay-confirm"]').click()
    shown = scores(page)
    game = shelf(page)[id]
    assert game["result"]["scores"] == shown
    assert game["confirmed"]["0"] == {}


def test_whoever_prefers_it_plays_on_this_device(visit: Open) -> None:
    page = visit("/")
    page.locator('[data-action="settings"]').click()
    page.locator('dialog[open] [data-action="on-device"]').click()
    page.locator('dialog[open] [data-action="close"]').first.click()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.method))
    page.locator('[data-action="play-now"]').click()
    page.wait_for_url("**/table/device-*")
    mayor = Mayor(page)
    assert mayor.wait()
    mayor.move()
    assert mayor.wait()
    assert "POST" not in asked
    # Another tab of the same browser sees the same game, and what is done there.
    other = page.context.new_page()
    other.goto(page.url)
    there = Mayor(other)
    assert there.wait()
    there.move()
    assert there.wait()
    expect(page.locator(f'[data-number="{there.number()}"]')).to_be_visible()


def test_the_app_can_be_installed(visit: Open) -> None:
    page = visit("/?lang=fr")
    expect(page.locator("link[rel=manifest]")).to_have_attribute("href", "/manifest-fr.webmanifest")
    answer = page.request.get("/manifest-fr.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = json.loads(answer.body())
    assert manifest["lang"] == "fr"
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        assert page.request.get(f"/{icon['src']}").headers["content-type"] == icon["type"]
    worker = page.request.get("/sw.js")
    assert worker.headers["cache-control"] == "no-cache"
