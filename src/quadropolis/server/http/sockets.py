"""Sending over WebSockets without waiting: a message is framed once and written to everybody.

An ASGI server frames a message anew for every client, and each client needs a task that waits
to send. At a table everybody hears the same, so its bytes are made once and handed to the
sockets directly; what a client does not read in time waits in its socket's buffer.
"""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "quadropolis.frames"
MOST_UNSENT = 4_000_000
"""A client that has so many bytes unread is let go; it may come back."""


class FrameProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol, which tells the application how to write frames."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][EXTENSION] = {"write": self.write_frame}

    def write_frame(self, frame: bytes) -> None:
        """Write a whole frame, unless the connection is being closed or far behind."""
        transport = self.transport
        if self.close_sent or self.disconnected or transport.is_closing():
            return
        if transport.get_write_buffer_size() > MOST_UNSENT:
            transport.abort()
            return
        transport.write(frame)
