"""Frames written past the ASGI server: as a library of WebSockets would make them."""

import asyncio
from typing import cast

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from quadropolis.server.http.sockets import FrameProtocol, Frames
from quadropolis.server.wire.frames import framed

SIZES = (0, 1, 125, 126, 127, 65_535, 65_536, 200_000)


@pytest.mark.parametrize("size", SIZES)
def test_a_frame_is_what_the_standard_says(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


COUNTED = {"handle_ping", "handle_pong", "handle_cont"}
"""Of the inside only what has to be counted there; whether it is, tests/server/attacks sees."""


def test_of_uvicorn_little_more_than_what_asyncio_calls_is_replaced() -> None:
    """The inside of its protocols may change: uvicorn promises nothing about it."""
    inherited = set(dir(WebSocketsSansIOProtocol))
    ours = {name for name in vars(FrameProtocol) if callable(getattr(FrameProtocol, name))}
    replaced = ours & inherited
    assert replaced == {"connection_made", "connection_lost", "data_received"} | COUNTED
    assert replaced - COUNTED <= set(dir(asyncio.Protocol))


def test_nothing_is_written_after_the_end() -> None:
    async def received() -> bytes:
        heard = asyncio.get_running_loop().create_future()

        async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            heard.set_result(await reader.read())
            writer.close()

        async with await asyncio.start_server(listen, "127.0.0.1", 0) as server:
            _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
            frames = Frames(cast(asyncio.Transport, writer.transport), 1_000_000)
            frames.write(framed(b"the last word"))
            frames.end()
            frames.write(framed(b"another"))
            writer.close()
            frames.write(framed(b"and another"))
            return bytes(await heard)

    assert asyncio.run(received()) == framed(b"the last word")
