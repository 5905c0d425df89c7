"""Which addresses are called: those of the list, on the public net, and nothing that follows."""

import asyncio
import ipaddress
import socket
from typing import Any

import pytest

from quadropolis.server.errors import WrongPush, WrongPushService, WrongSubscription
from quadropolis.server.push import delivering
from quadropolis.server.push.delivering import Delivery, Outcome, deliver
from quadropolis.server.push.services import USUAL, Push, is_public, service_of
from tests.server.push.stand_in import ADDRESS, CONTACT, Service

PUSH = Push.of(CONTACT)
assert PUSH is not None


@pytest.mark.parametrize(
    "url",
    [
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
        "https://web.push.apple.com/QGe",
        "https://wns2-db5p.notify.windows.com/w/?token=BQYAAA%3d%3d",
    ],
)
def test_the_usual_services_are_known(url: str) -> None:
    endpoint = PUSH.endpoint(url)
    assert endpoint.origin + endpoint.path == url
    assert (endpoint.port, endpoint.private) == (443, False)


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("http://fcm.googleapis.com/x", "address"),
        ("https://fcm.googleapis.com", "address"),
        ("https://FCM.googleapis.com/x", "address"),
        ("https://fcm.googleapis.com/x\r\nHost: a", "address"),
        ("https://fcm.googleapis.com/é", "address"),
        ("https://fcm.googleapis.com/x y", "address"),
        ("https://fcm.googleapis.com/x#y", "address"),
        ("https://a@fcm.googleapis.com/x", "address"),
        ("https://fcm.googleapis.com:x/x", "address"),
        ("https://fcm.googleapis.com:99999/x", "address"),
        ("file:///etc/passwd", "address"),
        ("", "address"),
        ("https://fcm.googleapis.com/" + "x" * 1000, "too_long"),
        ("https://fcm.googleapis.com:8443/x", "service"),
        ("https://evilfcm.googleapis.com/x", "service"),
        ("https://fcm.googleapis.com.evil.example/x", "service"),
        ("https://googleapis.com/x", "service"),
        ("https://127.0.0.1/x", "service"),
        ("https://[::1]/x", "service"),
        ("https://localhost/x", "service"),
        ("https://169.254.169.254/latest", "service"),
    ],
)
def test_no_other_address_is_taken(url: str, reason: str) -> None:
    with pytest.raises(WrongSubscription) as refused:
        PUSH.endpoint(url)
    assert refused.value.arguments["reason"] == reason


def test_a_host_writes_down_the_services() -> None:
    assert Push.of(None) is Push.of("") is None
    own = Push.of("https://play.example/contact", ("push.example", "192.0.2.7:8443"))
    assert own is not None
    assert own.endpoint("https://a.push.example/x").host == "a.push.example"
    assert own.endpoint("https://192.0.2.7:8443/x").private
    for url in ("https://192.0.2.7/x", "https://fcm.googleapis.com/x"):
        with pytest.raises(WrongSubscription):
            own.endpoint(url)
    for contact in ("you@play.example", "mailto:", "mailto:a b@c", "http://play.example"):
        with pytest.raises(WrongPush):
            Push.of(contact)
    for text in ("", "https://push.example", "push.example/x", "a..b", "a:0", "a:70000", "[x]:1"):
        with pytest.raises(WrongPushService):
            service_of(text)


@pytest.mark.parametrize(
    ("text", "public"),
    [
        ("8.8.8.8", True),
        ("2001:4860:4860::8888", True),
        ("64:ff9b::808:808", True),
        *((text, False) for text in (
            "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
            "0.0.0.0", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fc00::1", "ff02::1",
            "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::",
        )),
    ],
)  # fmt: skip
def test_private_networks_are_known(text: str, public: bool) -> None:
    assert is_public(ipaddress.ip_address(text)) is public


def _resolved(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> tuple[list[str], list[str]]:
    """Names lead to these addresses, each time to the next; what was asked for and connected to."""
    asked: list[str] = []
    connected: list[str] = []

    def looked_up(host: str, port: int, **rest: Any) -> list[Any]:
        asked.append(host)
        found = answers[min(len(asked), len(answers)) - 1]
        return [(0, socket.SOCK_STREAM, 0, "", (address, port)) for address in found]

    async def connect(host: str, port: int, **rest: Any) -> Any:
        connected.append(host)
        assert rest["server_hostname"] == USUAL[0]
        raise ConnectionRefusedError

    monkeypatch.setattr(socket, "getaddrinfo", looked_up)
    monkeypatch.setattr(asyncio, "open_connection", connect)
    return asked, connected


def _sent(url: str = f"https://{USUAL[0]}/x", push: Push | None = PUSH) -> Delivery:
    assert push is not None
    return asyncio.run(deliver(push.endpoint(url), {}, b"text"))


@pytest.mark.parametrize("addresses", [["127.0.0.1"], ["8.8.8.8", "10.0.0.1"], ["::1"]])
def test_a_name_that_leads_home_is_not_followed(
    monkeypatch: pytest.MonkeyPatch, addresses: list[str]
) -> None:
    _, connected = _resolved(monkeypatch, addresses)
    assert _sent() == Delivery(Outcome.REFUSED)
    assert connected == []


def test_what_was_looked_at_is_what_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, connected = _resolved(monkeypatch, ["8.8.8.8", "2001:4860:4860::8888"], ["127.0.0.1"])
    assert _sent() == Delivery(Outcome.FAILED)
    assert asked == [USUAL[0]], "a second answer could be another one"
    assert connected == ["8.8.8.8", "2001:4860:4860::8888"]


@pytest.mark.parametrize(
    ("status", "outcome"),
    [
        (201, Outcome.SENT),
        (404, Outcome.GONE),
        (410, Outcome.GONE),
        (301, Outcome.REFUSED),
        (307, Outcome.REFUSED),
        (400, Outcome.REFUSED),
        (403, Outcome.REFUSED),
        (413, Outcome.REFUSED),
        (429, Outcome.FAILED),
        (503, Outcome.FAILED),
    ],
)
def test_answers_are_understood_and_nothing_is_followed(
    trusted: Service, status: int, outcome: Outcome
) -> None:
    delivering._trusted.cache_clear()
    trusted.status = status
    trusted.headers = {"Location": f"{trusted.origin}/elsewhere", "Retry-After": "7"}
    push = Push.of(CONTACT, (f"{ADDRESS}:{trusted.port}",))
    sent = _sent(f"{trusted.origin}/there", push)
    assert sent == Delivery(outcome, 7.0 if outcome is Outcome.FAILED else 0.0)
    assert trusted.take().path == "/there"
    assert trusted.empty


def test_who_has_no_certificate_is_told_nothing(
    trusted: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SSL_CERT_FILE")
    delivering._trusted.cache_clear()
    push = Push.of(CONTACT, (f"{ADDRESS}:{trusted.port}",))
    assert _sent(f"{trusted.origin}/there", push) == Delivery(Outcome.FAILED)
    assert trusted.empty
    delivering._trusted.cache_clear()
