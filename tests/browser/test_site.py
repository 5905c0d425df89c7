"""The static site: a folder behind a plain file server, under some path, and without a network."""

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import PATIENCE_SECONDS, PHONE, Complaints, hasten
from tests.browser.playing import Mayor, tap
from tests.browser.shelf import shelf
from tests.browser.test_offline import NO_NETWORK, READY
from tests.cli.command import run


class Quiet(SimpleHTTPRequestHandler):
    """Says nothing of what it is asked."""

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the site lies, below what the host serves."""
    site = tmp_path / "host" / "some" / "folder"
    assert run("site", "--out", site).exit_code == 0
    return site


@pytest.fixture
def address(folder: Path) -> Iterator[str]:
    """The site's address at a host of plain files."""
    handler = partial(Quiet, directory=str(folder.parents[1]))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as host:
        serving = threading.Thread(target=host.serve_forever)
        serving.start()
        yield f"http://127.0.0.1:{host.server_port}/some/folder/"
        host.shutdown()
        serving.join()


@pytest.fixture
def page(browser: Browser, complaints: Complaints, address: str) -> Iterator[Page]:
    context: BrowserContext = browser.new_context(
        viewport=PHONE, has_touch=True, reduced_motion="reduce", locale="en-GB"
    )
    hasten(context)
    context.set_default_timeout(PATIENCE_SECONDS * 1000)
    opened = context.new_page()
    complaints.listen(opened)
    opened.goto(address)
    opened.locator(READY).wait_for()
    yield opened
    context.close()


def test_it_plays_under_a_path_and_then_without_a_network(
    page: Page, address: str, complaints: Complaints
) -> None:
    expect(page.locator("[data-no-server]")).to_be_visible()
    for online in ("online", "play-with-friends", "me"):
        expect(page.locator(f'[data-action="{online}"]')).to_have_count(0)
    page.locator('[data-action="play-now"]').tap()
    mayor = Mayor(page, tap)
    assert mayor.wait()
    mayor.move()
    assert mayor.wait()
    assert page.url.startswith(f"{address}#/table/device-")
    complaints.allowed.append(NO_NETWORK)
    page.context.set_offline(True)
    page.reload()
    assert mayor.wait()
    mayor.move()
    [game] = shelf(page).values()
    assert sum(seat["bot"] is None for seat in game["seats"]) == 1
    # The way back, and links within the page, stay within the document.
    page.go_back()
    page.locator('[data-action="to-rules"]').tap()
    expect(page.locator("h1")).to_be_visible()
    assert page.url == f"{address}#/rules"
    page.locator('[data-action="plain-rules"]').tap()
    page.wait_for_url(f"{address}rules-en.html")
    page.locator('a[lang="fr"]').tap()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.locator('p > a[href*="#/rules"]').tap()
    page.wait_for_url(f"{address}?lang=fr#/rules")
    expect(page.locator("h1")).to_be_visible()


def test_a_newer_build_is_announced_and_shown_when_it_is_wanted(page: Page, folder: Path) -> None:
    worker, document = folder / "sw.js", folder / "index.html"
    written = worker.read_text(encoding="utf-8")
    worker.write_text(written.replace('"version":"', '"version":"new-'), encoding="utf-8")
    newer = document.read_text(encoding="utf-8").replace("<body>", '<body data-newer="">')
    document.write_text(newer, encoding="utf-8")
    page.reload()
    offered = page.locator('[data-action="update"]')
    expect(offered).to_be_visible()
    # Until somebody wants it, everything is as before, also after loading it again.
    page.reload()
    expect(offered).to_be_visible()
    expect(page.locator("body[data-newer]")).to_have_count(0)
    offered.tap()
    expect(page.locator("body[data-newer]")).to_be_visible()
    expect(offered).to_have_count(0)


def test_a_document_of_another_build_is_not_kept(page: Page, folder: Path) -> None:
    """As if the host had got a newer page while the worker was fetching the files of this one."""
    worker, document = folder / "sw.js", folder / "index.html"
    written = worker.read_text(encoding="utf-8")
    worker.write_text(written.replace('"version":"', '"version":"half-'), encoding="utf-8")
    other = document.read_text(encoding="utf-8").replace("/assets/index-", "/assets/other-")
    document.write_text(other, encoding="utf-8")
    ended = page.evaluate(
        """async () => {
          const kept = await navigator.serviceWorker.getRegistration()
          const coming = new Promise((found) => {
            kept.addEventListener('updatefound', () => found(kept.installing))
          })
          await kept.update()
          const worker = await coming
          return new Promise((ended) => {
            worker.addEventListener('statechange', () => ended(worker.state))
          })
        }"""
    )
    assert ended == "redundant"
    page.reload()
    expect(page.locator('[data-action="play-now"]')).to_be_visible()
    expect(page.locator('[data-action="update"]')).to_have_count(0)
