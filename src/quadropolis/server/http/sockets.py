"""Sending over WebSockets without waiting: a message is framed once and written to everybody.

An ASGI server frames a message anew for every client, and each client needs a task that waits
to send. At a table everybody hears the same, so its bytes are made once and handed to the
sockets directly; what a client does not read in time waits in its socket's buffer.
"""

from asyncio import BaseTransport, Transport
from contextvars import ContextVar
from typing import cast

from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "quadropolis.frames"
MOST_UNSENT = 4_000_000
"""A client that has so many bytes unread is let go; it may come back."""


class Frames:
    """Where a connection's frames are written to."""

    def __init__(self, transport: Transport) -> None:
        self._transport, self._ended = transport, False

    def write(self, frame: bytes) -> None:
        """Write a whole frame, unless the connection is being closed or far behind."""
        if self._ended or self._transport.is_closing():
            return
        if self._transport.get_write_buffer_size() > MOST_UNSENT:
            self._transport.abort()
            return
        self._transport.write(frame)

    def end(self) -> None:
        """Write nothing any more: after its last word a server is silent."""
        self._ended = True


_TRANSPORT: ContextVar[Transport] = ContextVar("transport")
"""The connection whose bytes are being received: what is started meanwhile belongs to it."""


class FrameProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol, which lets the application know its transport.

    Only what asyncio itself calls is overridden, so that uvicorn may change within. It starts
    the application when it has received the handshake, in a task that keeps the context.
    """

    def connection_made(self, transport: BaseTransport) -> None:
        self.__transport = cast(Transport, transport)
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        outer = _TRANSPORT.set(self.__transport)
        try:
            super().data_received(data)
        finally:
            _TRANSPORT.reset(outer)


def with_frames(app: ASGIApp) -> ASGIApp:
    """An application that can write frames to those who are connected by a FrameProtocol."""

    async def connected(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await app(scope, receive, send)
            return
        frames = Frames(_TRANSPORT.get())

        async def sending(message: Message) -> None:
            if message["type"] == "websocket.close":
                frames.end()
            await send(message)

        extensions = {**scope["extensions"], EXTENSION: {"write": frames.write}}
        await app({**scope, "extensions": extensions}, receive, sending)

    return connected
