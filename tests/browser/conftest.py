"""A real server and the system's Chromium. Whatever the browser complains about is a failure."""

import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize, expect

from quadropolis.server.pages.files import BUILT, BuiltPage
from tests.server.serving import Served

PATIENCE_SECONDS = 60
"""For a page on a machine that does other things as well."""
SPARE_WORKERS = 2
"""So many keep the cores busy while the others wait for a page, a bot or a clock."""
WIDE: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

SETTINGS = "quadropolis-settings"
"""Where a browser keeps what its visitor has set."""
SPEED = """(({ key, speed }) => {
  try {
    if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify({ speed }))
  } catch {
    // Pages of no address keep nothing.
  }
})"""

BLOCKED = "Service Worker registration blocked"
"""What the browser says when a test wants nothing to be kept for times without a network."""

ABANDONED = "from origin 'null'"
"""What is said of an icon of the tab whose page went away while it was being fetched."""
TAB_ICONS = ("/icon.svg", "/icon-turn.svg")

Open = Callable[..., Page]


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """With `-n auto`: more than there are cores, for much of the time is waiting."""
    return (os.cpu_count() or 1) + SPARE_WORKERS


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Start the browser that the system's packages provide."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    assert found, "There is no Chromium: tools/system_packages.sh installs it."
    return {**browser_type_launch_args, "executable_path": found, "args": list(ARGUMENTS)}


@pytest.fixture(scope="session", autouse=True)
def patience() -> None:
    """Conditions are waited for, however busy the machine is."""
    expect.set_options(timeout=PATIENCE_SECONDS * 1000)


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with quick bots, for all browser tests of a worker."""
    # Else every test would look for something on an empty page until its patience ends.
    assert BuiltPage(BUILT), "The page is not built: python tools/build_page.py builds it."
    options = ("--rate", "0", "--bot-seconds", "0.02", "--bot-workers", "1")
    with Served(tmp_path_factory.mktemp("browser"), *options) as running:
        yield running


class Complaints:
    """What the browser said against our pages."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self.allowed = [BLOCKED]

    def listen(self, page: Page) -> None:
        """Hear everything from now on."""
        page.on("pageerror", lambda error: self.found.append(str(error)))
        page.on("console", self._note)

    def _note(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        if message.text.endswith("net::ERR_FAILED") and message.location["url"].endswith(TAB_ICONS):
            return  # the reason was said just before: it is judged by that
        if is_abandoned_icon(message.text):
            return
        self.found.append(message.text)

    def unexpected(self) -> list[str]:
        """Everything but what a test said would come."""
        return [text for text in self.found if not any(part in text for part in self.allowed)]


def is_abandoned_icon(text: str) -> bool:
    """Whether the tab's icon was still on its way when its page went away: no fault of ours."""
    return ABANDONED in text and any(f"{icon}'" in text for icon in TAB_ICONS)


@pytest.fixture
def complaints() -> Iterator[Complaints]:
    """No complaint is left when a test ends, except those it allowed."""
    heard = Complaints()
    yield heard
    assert heard.unexpected() == []


def hasten(context: BrowserContext, speed: str = "at-once") -> None:
    """Visitors see moves at that speed from the first page on: pace is a matter of few tests."""
    context.add_init_script(f"{SPEED}({json.dumps({'key': SETTINGS, 'speed': speed})})")


@pytest.fixture
def visit(browser: Browser, served: Served, complaints: Complaints) -> Iterator[Open]:
    """Open an address in a browser of its own: another visitor, another device.

    Without an address (None) nothing is loaded yet.
    """
    contexts: list[BrowserContext] = []

    def opened(path: str | None = "/", **options: Any) -> Page:
        speed = options.pop("speed", "at-once")
        context = browser.new_context(
            base_url=f"http://127.0.0.1:{served.port}",
            viewport=options.pop("viewport", WIDE),
            locale=options.pop("locale", "en-GB"),
            reduced_motion=options.pop("reduced_motion", "reduce"),
            # Keeping the whole page for times without a network is a matter of few tests.
            service_workers=options.pop("service_workers", "block"),
            **options,
        )
        contexts.append(context)
        hasten(context, speed)
        context.set_default_timeout(PATIENCE_SECONDS * 1000)
        page = context.new_page()
        complaints.listen(page)
        if path is not None:
            page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()


@pytest.fixture(scope="session")
def axe() -> str:
    """The accessibility checker's source."""
    path = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
    assert path.is_file(), "axe-core is not installed: python tools/build_page.py check does it."
    return path.read_text(encoding="utf-8")
