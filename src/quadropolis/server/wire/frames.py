"""A message as bytes on a WebSocket: framed once, then written to everybody."""

_SHORT, _MIDDLE = 126, 65_536
_TEXT = 0x81


def framed(text: bytes) -> bytes:
    """A text message as a server sends it: whole, not masked, not compressed."""
    size = len(text)
    if size < _SHORT:
        return bytes((_TEXT, size)) + text
    if size < _MIDDLE:
        return b"\x81\x7e" + size.to_bytes(2) + text
    return b"\x81\x7f" + size.to_bytes(8) + text
