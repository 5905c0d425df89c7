"""HTTP as it arrives: uvicorn's protocol, within limits of bytes and of time."""

from asyncio import Transport
from enum import Enum
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from quadropolis.server.errors import NotHttp, ServerError, TooLarge
from quadropolis.server.http.addresses import place
from quadropolis.server.http.doors import Doors
from quadropolis.server.http.refusals import refusal
from quadropolis.server.http.sockets import PLAY_PATH
from quadropolis.server.http.usher import Usher
from quadropolis.server.limits import exceeds

LINE_OVERHEAD = 4
"""Of a header: colon, blank and the end of the line."""
HEAD_TOO_LARGE = 431
MOST_AT_ONCE = 100
"""Requests of one connection that wait for the answer to another; browsers send none."""


class Stage(Enum):
    """What a connection is about."""

    HEAD = "head"
    BODY = "body"
    ANSWER = "answer"
    IDLE = "idle"
    """Between two requests; uvicorn ends it when that takes long."""


class HeadTooLarge(Exception):
    """More headers, or a longer address, than there may be."""


class TooManyAtOnce(Exception):
    """More requests before the first is answered than there may be."""


class HttpProtocol(HttpToolsProtocol):
    """Knows what it is waiting for and since when, and how much of it has come."""

    doors: ClassVar[Doors]
    usher: ClassVar[Usher | None]

    def __init__(self, *parts: Any, led_with: bytes = b"", **more: Any) -> None:
        """Another process may have led the client here, with a request that it has read."""
        super().__init__(*parts, **more)
        self._led_with = led_with

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._place = place(self.client)
        self._head = self._received = 0
        self._closing: float | None = None
        self._begin(Stage.HEAD)
        if not self.doors.come_in(self, self._place):
            transport.abort()
        elif self._led_with:
            self.data_received(self._led_with)

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.go(self, self._place)
        super().connection_lost(exc)

    def _begin(self, stage: Stage) -> None:
        self._stage, self._since = stage, self.loop.time()
        self._received = 0

    # --- for the doors ----------------------------------------------------------------

    def is_late(self, now: float) -> bool:
        limits = self.doors.limits
        if self.transport.is_closing():
            self._closing = self._closing or now
            return exceeds(now - self._closing, limits.closing_seconds)
        most = {
            Stage.HEAD: limits.head_seconds,
            Stage.BODY: limits.body_seconds,
            Stage.ANSWER: limits.answer_seconds,
            Stage.IDLE: 0.0,
        }
        return exceeds(now - self._since, most[self._stage])

    def drop(self) -> None:
        self.transport.abort()

    # --- as bytes come ----------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        limits = self.doors.limits
        if self._stage is Stage.IDLE:
            self._begin(Stage.HEAD)
        self._received += len(data)
        if self._stage is Stage.BODY and self._received > 2 * limits.record_bytes > 0:
            self.drop()  # the application has refused it, or does not want it at all
            return
        super().data_received(data)
        # A header is told when it is whole; one that never is, is noticed here.
        late = self._stage is Stage.HEAD and exceeds(self._received, limits.head_bytes)
        if late and not self.transport.is_closing():
            self._refuse(HEAD_TOO_LARGE, TooLarge(most=limits.head_bytes))

    def on_message_begin(self) -> None:
        self._begin(Stage.HEAD)
        self._head = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value) + LINE_OVERHEAD)
        super().on_header(name, value)

    def _count(self, size: int) -> None:
        self._head += size
        if exceeds(self._head, self.doors.limits.head_bytes):
            raise HeadTooLarge  # the parser stops and `send_400_response` is called

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_AT_ONCE:
            # Whoever has one answered is read from again: without this there is no end to it.
            self.doors.dropped += 1
            self.drop()
            raise TooManyAtOnce  # the parser stops
        self._begin(Stage.BODY)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        answered = self.cycle is not None and self.cycle.response_complete
        self._begin(Stage.IDLE if answered else Stage.ANSWER)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        if self._stage is Stage.ANSWER:
            self._begin(Stage.ANSWER if self.pipeline else Stage.IDLE)
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        if self._is_led_away():
            self.doors.led += 1
            self.drop()  # the connection goes on: another process has it
            return
        self.doors.go(self, self._place)
        super().handle_websocket_upgrade()

    def _is_led_away(self) -> bool:
        """Whether another process takes it from here; it is led once, and owes no answer."""
        found = PLAY_PATH.fullmatch(self.url.decode("latin-1"))
        owed = self.cycle is not None and not self.cycle.response_complete
        if self.usher is None or self._led_with or found is None or owed:
            return False
        if self.transport.get_write_buffer_size():
            return False
        lines = [self.scope["method"].encode() + b" " + self.url + b" HTTP/1.1"]
        lines += [name + b": " + value for name, value in self.scope["headers"]]
        client: int = self.transport.get_extra_info("socket").fileno()
        return self.usher.lead(found["table"], client, b"\r\n".join((*lines, b"", b"")))

    # --- refusing ---------------------------------------------------------------------

    def send_400_response(self, msg: str) -> None:
        if self.transport.is_closing():
            return
        most = self.doors.limits.head_bytes
        if exceeds(self._head, most):
            self._refuse(HEAD_TOO_LARGE, TooLarge(most=most))
        else:
            self._refuse(NotHttp.status, NotHttp())

    def _refuse(self, status: int, error: ServerError) -> None:
        body = refusal(error)
        head = (
            f"HTTP/1.1 {status} {error.code}\r\ncontent-type: application/json\r\n"
            f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
        )
        self.transport.write(head.encode() + body)
        self.transport.close()


def http_protocol(doors: Doors, usher: Usher | None = None) -> type[HttpProtocol]:
    """The protocol for the connections of a server."""
    parts: dict[str, Any] = {"doors": doors, "usher": usher}
    return type("HttpProtocolOfServer", (HttpProtocol,), parts)
