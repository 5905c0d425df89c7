"""Plain sockets, for what no client does."""

import contextlib
import os
import socket
import struct
from base64 import b64encode
from collections.abc import Iterator

from tests.server.serving import Guest

CHUNK = b"x" * 65_536


@contextlib.contextmanager
def wire(port: int, source: str, receive_buffer: int = 0) -> Iterator[socket.socket]:
    """A connection from that address."""
    with socket.socket() as made:
        if receive_buffer:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        made.bind((source, 0))
        made.settimeout(30)
        made.connect(("127.0.0.1", port))
        yield made


def ended(made: socket.socket) -> bytes:
    """What is heard until the other side ends the connection."""
    heard = b""
    with contextlib.suppress(ConnectionError):
        while part := made.recv(65_536):
            heard += part
    return heard


def pour(made: socket.socket, most: int, chunk: bytes = CHUNK) -> int:
    """Send until the other side does not take it any more, or that much is sent; how much."""
    sent = 0
    with contextlib.suppress(ConnectionError, TimeoutError):
        while sent < most:
            made.sendall(chunk)
            sent += len(chunk)
    return sent


def upgrade(made: socket.socket, guest: Guest, table: str) -> None:
    """Make it a WebSocket to a table."""
    key = b64encode(os.urandom(16)).decode()
    request = (
        f"GET /api/tables/{table}/play HTTP/1.1\r\nHost: 127.0.0.1:{guest.port}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
        f"Sec-WebSocket-Version: 13\r\nCookie: {guest.cookie}\r\n\r\n"
    )
    made.sendall(request.encode())
    heard = b""
    while not heard.endswith(b"\r\n\r\n"):
        heard += made.recv(1)
    assert heard.startswith(b"HTTP/1.1 101 ")


def frame(kind: int, payload: bytes, last: bool = True) -> bytes:
    """A client's frame, masked with zeros."""
    size = len(payload)
    head = bytes(((0x80 if last else 0) | kind,))
    head += bytes((0x80 | size,)) if size < 126 else b"\xfe" + struct.pack("!H", size)
    return head + b"\0\0\0\0" + payload
