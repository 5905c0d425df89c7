"""Answers as bytes: JSON, and messages of a WebSocket, framed once for everybody."""

from msgspec import json

from quadropolis.server.wire.answers import Answer

_SHORT, _MIDDLE = 126, 65_536
_TEXT = 0x81
_encoder = json.Encoder()


def encoded(answer: Answer | list[Answer]) -> bytes:
    """An answer as JSON."""
    return _encoder.encode(answer)


def framed(text: bytes) -> bytes:
    """A text message as a server sends it: whole, not masked, not compressed."""
    size = len(text)
    if size < _SHORT:
        return bytes((_TEXT, size)) + text
    if size < _MIDDLE:
        return b"\x81\x7e" + size.to_bytes(2) + text
    return b"\x81\x7f" + size.to_bytes(8) + text
