"""Sending over WebSockets without waiting: a message is framed once and written to everybody.

An ASGI server frames a message anew for every client, and each client needs a task that waits
to send. At a table everybody hears the same, so its bytes are made once and handed to the
sockets directly; what a client does not read in time waits in its socket's buffer.
"""

import re
from asyncio import BaseTransport, Transport
from contextvars import ContextVar
from typing import Any, ClassVar, cast

from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from quadropolis.server.http.doors import Doors
from quadropolis.server.http.rates import BURST_SECONDS, Bucket
from quadropolis.server.limits import exceeds
from quadropolis.server.logs import log_seldom

PLAY_PATH = re.compile("/api/tables/(?P<table>[0-9a-z]{1,16})/play")
"""The address of a table's WebSocket."""
EXTENSION = "quadropolis.frames"
SLICE = 4_096
"""So many bytes are taken apart before anything else is looked at."""
MOST_PARTS = 64
"""Of one message."""


class Frames:
    """Where a connection's frames are written to."""

    def __init__(self, transport: Transport, most_unread: int) -> None:
        self._transport, self._ended, self._most = transport, False, most_unread

    def write(self, frame: bytes) -> None:
        """Write a whole frame, unless the connection is being closed or far behind."""
        if self._ended or self._transport.is_closing():
            return
        if exceeds(self._transport.get_write_buffer_size(), self._most):
            self._transport.abort()  # it may come back
            log_seldom("client_not_reading")
            return
        self._transport.write(frame)

    def end(self) -> None:
        """Write nothing any more: after its last word a server is silent."""
        self._ended = True

    def abort(self) -> None:
        """End the connection at once, whatever is unread."""
        self._transport.abort()


_TRANSPORT: ContextVar[Transport] = ContextVar("transport")
"""The connection whose bytes are being received: what is started meanwhile belongs to it."""


class FrameProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol, which lets the application know its transport.

    It starts the application when it has received the handshake, in a task that keeps the
    context. What a client has not read, pings and the parts of a message are counted here.
    """

    doors: ClassVar[Doors]

    def connection_made(self, transport: BaseTransport) -> None:
        self.__transport = cast(Transport, transport)
        self._closing: float | None = None
        pings = self.doors.limits.pings_per_second
        self._pings = Bucket(pings, BURST_SECONDS, self.loop.time()) if pings else None
        super().connection_made(transport)
        self.doors.come_in(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.go(self)
        super().connection_lost(exc)

    def is_late(self, now: float) -> bool:
        """Whether it is being closed for too long, or has not read for too long."""
        limits = self.doors.limits
        if exceeds(self.__transport.get_write_buffer_size(), limits.unread_bytes):
            return True
        if not self.__transport.is_closing():
            return False
        self._closing = self._closing or now
        return exceeds(now - self._closing, limits.closing_seconds)

    def drop(self) -> None:
        """End it at once."""
        self.__transport.abort()

    def data_received(self, data: bytes) -> None:
        outer = _TRANSPORT.set(self.__transport)
        try:
            for start in range(0, len(data), SLICE):
                if self.__transport.is_closing():
                    return
                super().data_received(data[start : start + SLICE])
        finally:
            _TRANSPORT.reset(outer)

    def handle_ping(self) -> None:
        if self._may_be_answered():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_be_answered():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_PARTS:
            self.drop()
            return
        super().handle_cont(event)

    def _may_be_answered(self) -> bool:
        """Whether a control frame is one too many; then it was the last."""
        if self.__transport.is_closing():
            return False
        if self._pings is not None:
            if self._pings.wait(1.0, self.loop.time()) > 0:
                self.drop()
                return False
            self._pings.pay(1.0)
        return True


def frame_protocol(doors: Doors) -> type[FrameProtocol]:
    """The protocol for the WebSockets of a server."""
    parts: dict[str, Any] = {"doors": doors}
    return type("FrameProtocolOfServer", (FrameProtocol,), parts)


def with_frames(app: ASGIApp, most_unread: int) -> ASGIApp:
    """An application that can write frames to those who are connected by a FrameProtocol."""

    async def connected(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await app(scope, receive, send)
            return
        frames = Frames(_TRANSPORT.get(), most_unread)

        async def sending(message: Message) -> None:
            if message["type"] == "websocket.close":
                frames.end()
            await send(message)

        extensions = {**scope["extensions"], EXTENSION: frames}
        await app({**scope, "extensions": extensions}, receive, sending)

    return connected
