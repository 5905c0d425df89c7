"""The page loads, speaks the visitor's language and needs nobody else."""

from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.server.serving import Served


def test_no_other_host_is_asked(visit: Open, served: Served) -> None:
    page = visit()
    hosts: set[str] = set()
    page.on("request", lambda request: hosts.add(request.url.split("/")[2]))
    page.reload(wait_until="networkidle")
    expect(page.locator("main")).to_be_visible()
    assert hosts == {f"127.0.0.1:{served.port}"}
