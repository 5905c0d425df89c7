"""When something is not there: a friendly page that says what to do."""

import os
import signal
import subprocess
from pathlib import Path

from playwright.sync_api import Browser, expect

from quadropolis.server.game.names import Share
from tests.browser.conftest import Complaints, Open, hasten
from tests.browser.playing import Mayor, new_table
from tests.server.cluster.pair import OPTIONS, until
from tests.server.postgres import postgres
from tests.server.serving import Served


def test_an_unknown_game(visit: Open) -> None:
    page = visit("/table/nowhere22")
    expect(page.locator('[data-no-table="unknown"]')).to_be_visible()
    page.locator('[data-action="go-home"]').click()
    expect(page.locator('[data-action="play-now"]')).to_be_visible()


def test_an_unknown_address(visit: Open, complaints: Complaints) -> None:
    complaints.allowed.append("404 (Not Found)")
    page = visit("/no/such/place")
    expect(page.locator("main h1")).to_be_visible()
    page.locator("main a").first.click()
    expect(page.locator('[data-action="play-now"]')).to_be_visible()


def test_an_unknown_replay(visit: Open, complaints: Complaints) -> None:
    complaints.allowed.append("404 (Not Found)")
    page = visit("/table/nowhere22/replay")
    expect(page.locator("[data-no-replay]")).to_be_visible()


def test_a_full_table(visit: Open) -> None:
    ann = visit(None)
    id = new_table(ann, settings={"seats": 2}, bots={"1": "casual"})
    zoe = visit(f"/table/{id}")
    expect(zoe.locator("[data-full]")).to_be_visible()
    expect(zoe.locator('[data-action="sit"]')).to_have_count(0)


def test_a_lost_seat(visit: Open) -> None:
    ann = visit(None)
    id = new_table(ann, settings={"seats": 3})
    bob = visit(None)
    assert bob.request.post("/api/me", data={"name": "Bob"}).ok
    bob.goto(f"/table/{id}")
    bob.locator('[data-action="sit"][data-on="1"]').click()
    expect(bob.locator('[data-action="leave"][data-on="1"]')).to_be_visible()
    ann.locator('[data-action="leave"][data-on="1"]').click()
    expect(bob.locator("[data-lost]")).to_be_visible()


def test_the_server_is_started_again(browser: Browser, tmp_path: Path) -> None:
    with Served(tmp_path, "--rate", "0", "--bot-seconds", "0.02") as served:
        context = browser.new_context(base_url=f"http://127.0.0.1:{served.port}")
        hasten(context)
        page = context.new_page()
        page.goto("/")
        new_table(page, settings={"seats": 2}, bots={"1": "greedy"}, start=True)
        mayor = Mayor(page)
        assert mayor.wait()
        mayor.move()
        served.stop()
        expect(page.locator('[data-banner="line"]')).to_be_visible()
        served.start()
        expect(page.locator('[data-banner="line"]')).to_have_count(0)
        assert mayor.wait()
        mayor.move()
        context.close()


def test_one_of_two_processes_is_stopped(browser: Browser, tmp_path: Path) -> None:
    """Its clients are told to come back, and are taken in by the other one."""
    with postgres() as url, Served(tmp_path, *OPTIONS, "--processes", "2", database=url) as served:
        until(lambda: served.metric("processes") == 2, "they do not meet")
        context = browser.new_context(base_url=f"http://127.0.0.1:{served.port}")
        hasten(context)
        page = context.new_page()
        page.goto("/")
        table = new_table(page, settings={"seats": 2}, bots={"1": "greedy"}, start=True)
        mayor = Mayor(page)
        assert mayor.wait()
        mayor.move()
        assert mayor.wait()
        processes = subprocess.check_output(("pgrep", "-P", str(served.pid))).split()
        with page.expect_websocket():
            os.kill(int(processes[Share(0, 2).keeper(table)]), signal.SIGTERM)
        mayor.move()
        assert mayor.wait()
        expect(page.locator('[data-banner="line"]')).to_have_count(0)
        context.close()
        assert served.stop() == 0
        assert "Traceback" not in served.logged()
