"""What a page asks a server for: at a table nothing but what is said over the line."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from quadropolis.words import words
from tests.browser.conftest import PHONE, Complaints, Open
from tests.browser.playing import CITY, READY, Mayor, expect_result, new_table, played, table_of
from tests.sizes import size

MOST_BYTES = 300_000
"""A first visit up to the table of a new game, as it comes over the wire."""
NO_WEB_ASSEMBLY = "delete globalThis.WebAssembly"


class Line:
    """Everything between a page and its server from now on."""

    def __init__(self, page: Page) -> None:
        self.requests: list[str] = []
        self.sent: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []
        page.on("request", lambda request: self.requests.append(request.url))
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))
        socket.on("framereceived", lambda text: self.heard.append(json.loads(text)))

    def forget(self) -> None:
        """Count from here."""
        for said in (self.requests, self.sent, self.heard):
            said.clear()

    def types(self) -> tuple[list[str], list[str]]:
        """What was sent and heard, but for the pulse of the line."""
        pulse = ("ping", "pong", "presence")
        sent, heard = ([one["type"] for one in said] for said in (self.sent, self.heard))
        return [t for t in sent if t not in pulse], [t for t in heard if t not in pulse]


def hot_seat(page: Page, **settings: Any) -> str:
    """A game of two on one device."""
    guests = {"0": "Ann", "1": "Bob"}
    return new_table(page, settings=settings, seat=None, guests=guests, start=True)


def test_a_whole_game_is_a_message_per_move_and_no_request(visit: Open) -> None:
    page = visit(None)
    line = Line(page)
    page.clock.install()
    id = hot_seat(page, seats=2)
    # The last round and a half of four, unless there is time for all of them.
    moves = size(12, 32)
    played(page, id, moves=32 - moves, seats=range(2))
    mayor = Mayor(page)
    assert mayor.wait()
    # Who confirms before a moment of rest is over sends no draft: here no time passes at all.
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    line.forget()
    while mayor.moves < moves:
        assert mayor.wait()
        mayor.choose()
        for square in page.locator(f".own {CITY} [data-square]").all()[: 0 if mayor.moves else 16]:
            square.hover()
        before = mayor.number()
        page.locator('[data-action="confirm"]').click()
        mayor.moves += 1
        assert line.types()[0] == ["move"] * mayor.moves
        if mayor.moves < moves:
            page.locator(f'[data-number="{before}"]').wait_for(state="detached")
            # The sign in the browser's tab is fetched by the browser, once.
            assert [url for url in line.requests if "/icon" not in url] == []
    page.clock.resume()
    page.locator('[data-end="finished"]').wait_for()
    sent, heard = line.types()
    assert (sent, heard) == (["move"] * moves, ["news"] * moves)
    answered = [news["done"]["id"] for news in line.heard if news["type"] == "news"]
    assert answered == [move["id"] for move in line.sent if move["type"] == "move"]
    # What is loaded is the end's own screen: nobody was asked.
    assert [url for url in line.requests if "/api/" in url] == []
    expect_result(page, id)


def test_a_draft_is_sent_after_a_rest_and_on_leaving(visit: Open) -> None:
    page = visit(None)
    line = Line(page)
    page.clock.install()
    id = hot_seat(page, seats=2)
    mayor = Mayor(page)
    assert mayor.wait()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    line.forget()
    mayor.choose()
    assert line.types()[0] == []
    page.clock.run_for(1000)
    assert line.types()[0] == ["draft"]
    page.locator('[data-action="back"]').click()
    mayor.choose()
    page.locator('[data-action="menu"]').click()
    page.locator('dialog[open] [data-action="home"]').click()
    page.clock.resume()
    expect(page.locator('[data-action="play-now"]')).to_be_visible()
    drafts = [said["move"] for said in line.sent if said["type"] == "draft"]
    assert len(drafts) == 2
    assert drafts[0] != drafts[1]
    page.goto(f"/table/{id}")
    expect(page.locator('[data-phase="confirm"]')).to_be_visible()
    kept = page.request.get(f"/api/tables/{id}/own").json()["drafts"]
    assert [*kept.values()] == drafts[1:]


def test_who_has_stepped_back_is_not_given_the_older_draft_again(visit: Open) -> None:
    page = visit(None)
    line = Line(page)
    page.clock.install()
    hot_seat(page, seats=2)
    mayor = Mayor(page)
    assert mayor.wait()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    mayor.choose()
    page.clock.run_for(1000)
    chosen = line.sent[-1]["move"]
    page.locator('[data-action="back"]').click()
    expect(page.locator('[data-phase="confirm"]')).to_have_count(0)
    # The line comes back, and with it what the table had kept, before the step is kept, too.
    line.forget()
    with page.expect_websocket() as back:
        page.evaluate("dispatchEvent(new Event('offline')), dispatchEvent(new Event('online'))")
    kept = f'"{chosen}"'
    back.value.wait_for_event("framereceived", lambda text: kept in text)
    expect(page.locator("[data-banner='line']")).to_have_count(0)
    expect(page.locator('[data-phase="confirm"]')).to_have_count(0)
    page.clock.run_for(1000)
    assert line.sent[-1] == {"type": "draft", "seat": line.sent[-1]["seat"], "move": None}


def test_a_line_whose_move_was_answered_is_not_given_up(visit: Open) -> None:
    page = visit(None)
    lines: list[str] = []
    page.on("websocket", lambda line: lines.append(line.url))
    page.clock.install()
    hot_seat(page, seats=2)
    mayor = Mayor(page)
    assert mayor.wait()
    mayor.move()
    # At one device nobody else says anything: it stays silent for longer than an answer may take.
    page.clock.run_for(4000)
    assert mayor.wait()
    expect(page.locator('[data-banner="line"]')).to_have_count(0)
    assert len(lines) == 1


def test_a_first_visit_is_small_and_clean(visit: Open, complaints: Complaints) -> None:
    page = visit(None, viewport=PHONE)
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    lengths: list[float] = []
    session.on("Network.loadingFinished", lambda done: lengths.append(done["encodedDataLength"]))
    line = Line(page)
    page.goto("/")
    page.locator('[data-action="play-now"]').click()
    page.locator(READY).wait_for()
    page.wait_for_load_state("networkidle")
    frames = sum(len(json.dumps(message)) for message in line.heard)
    assert sum(lengths) + frames <= MOST_BYTES, (sum(lengths), frames)
    assert complaints.unexpected() == []


@pytest.mark.parametrize("language", ["en", "ru"])
def test_without_web_assembly(visit: Open, complaints: Complaints, language: str) -> None:
    complaints.allowed += ["WebAssembly"]
    page = visit(None)
    query = f"?lang={language}"
    say = words(language).say
    page.context.add_init_script(NO_WEB_ASSEMBLY)
    id = new_table(page, query, settings={"seats": 2}, bots={"1": "random"}, start=True)
    for path in (f"/table/{id}", f"/table/{id}/replay", "/pad", "/position"):
        page.goto(path + query)
        expect(page.locator('[data-no-table="kernel"]')).to_contain_text(
            say("error-page-kernel-missing")
        )
    # Results, lists and rules need none.
    played(page, id)
    page.goto(f"/table/{id}{query}")
    expect_result(page, id)
    page.goto(f"/games{query}")
    expect(page.locator(f'[href*="{id}"]').first).to_be_visible()
    page.goto(f"/rules{query}")
    expect(page.locator("[data-score-sheet]").first).to_be_attached()
    page.goto(f"/{query}")
    page.locator('[data-action="play-now"]').click()
    assert table_of(page)
    expect(page.locator('[data-no-table="kernel"]')).to_be_visible()
