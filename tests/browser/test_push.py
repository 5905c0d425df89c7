"""Being called with the page closed: the switches, what the server is told, and what is shown.

Browsers in tests have no push service, so `subscribe` is replaced, and nothing else. What the
server sends goes to a stand-in, is read with the keys that the page handed over, and is given to
the real service worker by the browser itself.
"""

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Worker, expect

from quadropolis.words import languages, words
from tests.browser.conftest import Open
from tests.browser.playing import Mayor, new_table, until
from tests.server.push.stand_in import Browser, Service, certificate, options, service, to_text
from tests.server.serving import Served

TRIES, SHOWN_SECONDS = 5, 12
KEPT = 'html[data-offline="ready"]'
QUICK = ("--rate", "0", "--bot-seconds", "0.02", "--bot-workers", "1")
STUB = """(sent => {
  const subscription = {
    endpoint: sent.endpoint,
    options: {},
    toJSON: () => ({ endpoint: sent.endpoint, keys: { p256dh: sent.p256dh, auth: sent.auth } }),
    unsubscribe: async () => localStorage.removeItem('subscribed'),
  }
  PushManager.prototype.getSubscription = async () =>
    localStorage.getItem('subscribed') ? subscription : null
  PushManager.prototype.subscribe = async options => {
    localStorage.setItem('subscribed', JSON.stringify([...options.applicationServerKey]))
    return subscription
  }
})"""
SHOWN = """async () => (await self.registration.getNotifications())
  .map(({ title, lang, tag, data }) => ({ title, lang, tag, data }))"""
CLICK = """async () => {
  self.opened = []
  self.clients.openWindow = async url => { self.opened.push(url) }
  WindowClient.prototype.focus = async function () { self.opened.push('focused ' + this.url) }
  const [notification] = await self.registration.getNotifications()
  await new Promise(done => {
    const clicked = new NotificationEvent('notificationclick', { notification })
    clicked.waitUntil = work => work.then(done)
    self.dispatchEvent(clicked)
  })
  return [self.opened, (await self.registration.getNotifications()).length]
}"""
RENEW = """async ([endpoint, now]) => {
  const { endpoint: at, ...keys } = now
  const changed = Object.assign(new ExtendableEvent('pushsubscriptionchange'), {
    oldSubscription: { endpoint, options: {} },
    newSubscription: { toJSON: () => ({ endpoint: at, keys }) },
  })
  await new Promise((done, failed) => {
    changed.waitUntil = work => work.then(done, failed)
    self.dispatchEvent(changed)
  })
}"""
TOLD = """async tag => {
  const told = await caches.match('/language', { cacheName: 'quadropolis-told /' })
  return (await told?.text()) === tag
}"""


@pytest.fixture(scope="module")
def push(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    pem = certificate(tmp_path_factory.mktemp("push"))
    with pytest.MonkeyPatch.context() as patch, service(pem) as there:
        patch.setenv("SSL_CERT_FILE", str(pem))
        yield there


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory, push: Service) -> Iterator[Served]:
    """A server whose host wants people to be called."""
    with Served(tmp_path_factory.mktemp("called"), *QUICK, *options(push)) as running:
        yield running


def _menu(page: Page) -> None:
    page.locator('[data-action="menu"]').first.click()
    page.locator('dialog[open] [data-action="settings"]').wait_for()


def _deliver(page: Page, text: str) -> None:
    """What the browser does when its push service brings a message."""
    session = page.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    until(page, lambda: found)
    origin, registration = found[0]["scopeURL"].rstrip("/"), found[0]["registrationId"]
    given = {"origin": origin, "registrationId": registration, "data": text}
    session.send("ServiceWorker.deliverPushMessage", given)
    session.detach()


def _notified(page: Page, worker: Worker, text: str) -> list[dict[str, Any]]:
    """What is shown when the browser is brought that message.

    Now and then Chromium forgets a notification at once that has the tag of one just closed. Then
    the message is brought again.
    """
    for _ in range(TRIES):
        _deliver(page, text)
        with suppress(AssertionError):
            until(page, lambda: worker.evaluate(SHOWN), SHOWN_SECONDS)
            return list(worker.evaluate(SHOWN))
    raise AssertionError("no notification is shown")


def test_a_turn_is_told_with_the_page_closed(visit: Open, push: Service) -> None:  # noqa: PLR0915
    browser = Browser(push.origin)
    page = visit(None, service_workers="allow", locale="fr-FR")
    page.context.grant_permissions(["notifications"])
    page.add_init_script(f"{STUB}({json.dumps(browser.subscription())})")
    settings = {"seats": 2, "begins": "chosen", "first_seat": 0}
    id = new_table(page, settings=settings, bots={"1": "random"}, start=True)
    page.locator(KEPT).wait_for()
    _menu(page)
    switch = page.locator('dialog[open] [data-action="push"]')
    expect(switch).not_to_be_checked()
    switch.click()
    device = f"/api/me/push/{browser.id}"
    expect(switch).to_be_checked()
    until(page, lambda: page.request.get(device).ok)
    page.wait_for_function("() => localStorage.getItem('subscribed')")
    asked = bytes(page.evaluate("() => JSON.parse(localStorage.getItem('subscribed'))"))
    assert to_text(asked) == page.request.get("/api/server").json()["push_key"]
    # The other switch stands among the settings.
    page.locator('dialog[open] [data-action="settings"]').click()
    days = page.locator('dialog[open] [data-action="push-days"]')
    expect(days).not_to_be_checked()
    days.click()
    wanted = {"id": browser.id, "days": True, "tables": [id]}
    until(page, lambda: page.request.get(device).json() == wanted)
    # Whoever looks at the table is not called; whoever does not, is.
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    mayor = Mayor(page)
    assert mayor.wait()
    mayor.move()
    assert mayor.wait()
    page.goto("/rules?lang=ru")
    page.wait_for_function(TOLD, arg="ru")
    page.wait_for_function(
        """async id => !(await (await fetch(`/api/tables/${id}`)).json()).presence.seats[0]""",
        arg=id,
    )
    moves = page.request.get(f"/api/tables/{id}/moves").json()
    move = {"type": "move", "after": moves["number"], "move": moves["moves"][0]["move"]}
    assert page.request.post(f"/api/tables/{id}/commands", data=move).ok
    came = push.take()
    assert push.empty
    told = browser.read(came.body)
    assert told == {"table": id, "call": "turn"}
    [worker] = page.context.service_workers
    [shown] = _notified(page, worker, json.dumps(told))
    said = words("ru").say("call-turn")
    assert shown == {"title": said, "lang": "ru", "tag": f"table-{id}", "data": id}
    table = page.url.partition("/rules")[0] + f"/table/{id}"
    assert worker.evaluate(CLICK) == [[table], 0]
    # Where the table is open already it is shown there.
    page.goto(f"/table/{id}")
    page.wait_for_function(TOLD, arg="fr")
    over = json.dumps({"table": id, "call": "over"})
    assert [one["title"] for one in _notified(page, worker, over)] == [words("fr").say("call-over")]
    [opened, left] = worker.evaluate(CLICK)
    assert (opened, left) == ([f"focused {table}"], 0)
    # The push service moves the browser to another address, and back: it is called there.
    other = Browser(push.origin, "other")
    worker.evaluate(RENEW, [browser.endpoint, other.subscription()])
    assert page.request.get(device).status == 404
    assert page.request.get(f"/api/me/push/{other.id}").json() == wanted | {"id": other.id}
    worker.evaluate(RENEW, [other.endpoint, browser.subscription()])
    assert page.request.get(device).json() == wanted
    # Nothing is wished any more: the server forgets the browser, and so does its push service.
    _menu(page)
    switch.click()
    expect(switch).not_to_be_checked()
    page.locator('dialog[open] [data-action="settings"]').click()
    expect(days).to_be_checked()
    days.click()
    page.wait_for_function("() => !localStorage.getItem('subscribed')")
    assert page.request.get(device).status == 404


def test_every_language_has_words_for_it(visit: Open) -> None:
    text = visit(None).request.get("/sw.js").text().partition("\n")[0]
    calls = json.loads(text.removeprefix("const BUILD = "))["calls"]
    assert calls == {
        tag: {code: words(tag).say(f"call-{code}") for code in ("turn", "allocation", "over")}
        for tag in languages()
    }


def test_no_switch_where_the_host_calls_nobody(visit: Open, tmp_path: Path) -> None:
    with Served(tmp_path, *QUICK) as silent:
        page = visit(None, service_workers="allow")
        page.goto(f"http://127.0.0.1:{silent.port}/")
        page.locator(KEPT).wait_for()
        with page.expect_response("**/api/server"):
            page.locator('[data-action="settings"]').click()
        expect(page.locator('dialog[open] [data-action="notifications"]')).to_be_visible()
        expect(page.locator('[data-action="push-days"]')).to_have_count(0)
