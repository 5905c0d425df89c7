"""Around every request: origin, size, rate, security headers, counting. Plain ASGI."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from quadropolis.server.errors import (
    NotJsonBody,
    ServerError,
    TooFast,
    TooLarge,
    WrongOrigin,
)
from quadropolis.server.http.addresses import place
from quadropolis.server.http.bans import Bans
from quadropolis.server.http.costs import cost_of
from quadropolis.server.http.people import cookie_of, person_of
from quadropolis.server.http.rates import Rates
from quadropolis.server.http.refusals import refusal
from quadropolis.server.http.settings import Settings
from quadropolis.server.limits import exceeds
from quadropolis.server.live.callers import Callers
from quadropolis.server.logs import log
from quadropolis.server.metrics import Metrics

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

RECORDS = "/api/records"
SAFE_METHODS = frozenset(("GET", "HEAD", "OPTIONS"))
NEW_PERSON_COST = 8.0
"""What a request without a known cookie costs when it makes something new."""
SOCKET_COST = 3.0
"""What it costs to be connected to a table: it is sent whole."""

CONTENT_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
SECURITY_HEADERS = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Guard:
    """The outermost layer of the application."""

    def __init__(
        self,
        app: App,
        play: App,
        settings: Settings,
        rates: Rates,
        callers: Callers,
        metrics: Metrics,
        bans: Bans,
    ) -> None:
        self._bans = bans
        self.app, self._settings, self._rates, self._metrics = app, settings, rates, metrics
        self._callers = callers
        self._play = play
        """Takes all WebSockets."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        status = 500

        async def answered(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), *SECURITY_HEADERS]
                if scope["path"].startswith("/api"):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        try:
            self._check(scope, headers)
            await self.app(scope, _limited(receive, self._most(scope)), answered)
        except ServerError as error:
            await refuse(answered, error)
        finally:
            self._metrics.count("requests_total", "status", str(status))

    def _check(self, scope: Scope, headers: dict[bytes, bytes]) -> None:
        changing = scope["method"] not in SAFE_METHODS
        if changing and not self._same_origin(scope, headers):
            raise WrongOrigin()
        length = headers.get(b"content-length", b"0")
        most = self._most(scope)
        if not length.isdigit() or len(length) > 12 or exceeds(int(length), most):
            raise TooLarge(most=most)
        has_body = int(length) > 0 or b"transfer-encoding" in headers
        kind = headers.get(b"content-type", b"").partition(b";")[0].strip().lower()
        if changing and has_body and kind != b"application/json":
            raise NotJsonBody()
        cost = cost_of(scope["method"], scope["path"])
        self._count(scope, cost, NEW_PERSON_COST if changing else cost)

    def _most(self, scope: Scope) -> int:
        """How many bytes may come with a request."""
        limits = self._settings.limits
        return limits.record_bytes if scope["path"] == RECORDS else limits.body_bytes

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        try:
            if not self._same_origin(scope, headers):
                raise WrongOrigin()
            self._count(scope, SOCKET_COST, SOCKET_COST)
        except ServerError as error:
            self._metrics.count("refusals_total", "code", error.code)
            await receive()
            await reject(send, error)
            return
        await self._play(scope, receive, send)

    def _count(self, scope: Scope, cost: float, of_strangers: float) -> None:
        """Count a request for the person of the cookie and for the address."""
        token = cookie_of(scope["headers"])
        person, where = person_of(token, self._settings.secret), place(scope["client"])
        self._bans.expect_welcome(person, where)
        self._rates.take(person, where, max(cost, of_strangers) if person is None else cost)
        if person is not None:
            self._callers.heard(person, where)

    def _same_origin(self, scope: Scope, headers: dict[bytes, bytes]) -> bool:
        """Browsers say where a request comes from; programs say nothing."""
        if headers.get(b"sec-fetch-site", b"same-origin") not in (b"same-origin", b"none"):
            return False
        origin = headers.get(b"origin")
        if origin is None:
            return True
        text = origin.decode("latin-1")
        if text in self._settings.origins:
            return True
        try:
            host = urlsplit(text).netloc
        except ValueError:
            return False
        return bool(host) and host == headers.get(b"host", b"").decode("latin-1")


def _limited(receive: Receive, most: int) -> Receive:
    """A body that stops when it is too long, also when its length was not announced."""
    taken = 0

    async def limited() -> MutableMapping[str, Any]:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if exceeds(taken, most):
            raise TooLarge(most=most)
        return message

    return limited


async def reject(send: Send, error: ServerError) -> None:
    """Refuse a WebSocket before it is one, as a request is refused."""
    start = {"status": error.status, "headers": _headers(error)}
    await send({"type": "websocket.http.response.start", **start})
    await send({"type": "websocket.http.response.body", "body": refusal(error)})


async def refuse(send: Send, error: ServerError) -> None:
    """Answer with an error before the application has started to."""
    if error.status >= 500:
        log("failed", code=error.code)
    start = {"status": error.status, "headers": _headers(error)}
    await send({"type": "http.response.start", **start})
    await send({"type": "http.response.body", "body": refusal(error)})


def _headers(error: ServerError) -> list[tuple[bytes, bytes]]:
    kind = (b"content-type", b"application/json")
    if isinstance(error, TooFast):
        return [kind, (b"retry-after", str(error.arguments["seconds"]).encode())]
    return [kind]
