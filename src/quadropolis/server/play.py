"""Playing over a WebSocket: hello, then exactly the missing events, then live."""

import asyncio
import contextlib
from collections import deque
from typing import TYPE_CHECKING, Any

import orjson
import sqlalchemy as sa
from fastapi import WebSocket
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocketDisconnect

from quadropolis.rules.errors import QuadropolisError
from quadropolis.rules.game import play as played
from quadropolis.rules.move import parse_move
from quadropolis.server import turns, wire
from quadropolis.server.commands import expect_seat
from quadropolis.server.desk import Desk
from quadropolis.server.errors import (
    InternalError,
    NoPerson,
    NotPlaying,
    StorageFailed,
    TooFast,
    WrongMessage,
)
from quadropolis.server.logs import log

if TYPE_CHECKING:
    from quadropolis.server.app import Host

MOST_UNSENT = 500
"""A client that does not read is let go after so many messages; it may come back."""
HELLO_SECONDS = 20.0
MOST_COMPLAINTS = 50
"""Messages in a row that were no messages."""
GOING_AWAY, POLICY, TRY_LATER = 1001, 1008, 1013

_MESSAGE: TypeAdapter[Any] = TypeAdapter(wire.Message)


class Connection:
    """One connected client. Messages to it wait in line, so that nobody waits for it."""

    def __init__(self, socket: WebSocket, person: str | None, client: str) -> None:
        self.person, self.client = person, client
        self.wants_table = True
        self._socket = socket
        self._unsent: deque[bytes] = deque()
        self._something = asyncio.Event()

    def tell(self, frame: bytes) -> None:
        """Send a message, soon."""
        self._unsent.append(frame)
        self._something.set()

    async def send_forever(self) -> None:
        """Send what is waiting, in order, until the client is gone or too slow."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while True:
                await self._something.wait()
                self._something.clear()
                while self._unsent:
                    if len(self._unsent) > MOST_UNSENT:
                        await self._socket.close(TRY_LATER, "too slow")
                        return
                    await self._socket.send_text(self._unsent.popleft().decode())


async def play(host: "Host", socket: WebSocket, id: str, person: str | None, client: str) -> None:
    """A client's stay at a table."""
    await socket.accept()
    connection = Connection(socket, person, client)
    sending = asyncio.ensure_future(connection.send_forever())
    desk: Desk | None = None
    try:
        desk = await host.house.desk(id, fresh=True)
        first = await asyncio.wait_for(_received(socket), HELLO_SECONDS)
        hello = _understood(first)
        if not isinstance(hello, wire.Hello):
            raise WrongMessage(reason="the first message is a hello")
        await desk.refreshed()
        _greet(desk, connection, hello)
        await _listen(host, socket, desk, connection)
    except (TimeoutError, WebSocketDisconnect):
        pass
    except QuadropolisError as error:
        host.metrics.count("refusals_total", "code", error.code)
        connection.tell(orjson.dumps({"type": "error", "id": None} | error.to_data()))
        await asyncio.sleep(0)
        await _close(socket, POLICY, error.code)
    except Exception as error:  # a fault of ours must not look like the client's
        log("socket_failed", reason=type(error).__name__)
        await _close(socket, 1011, InternalError.code)
    finally:
        if desk is not None:
            desk.part(connection)
        sending.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await sending


def _greet(desk: Desk, connection: Connection, hello: wire.Hello) -> None:
    """Send what the client missed, and from now on everything. Nothing comes in between."""
    connection.wants_table = hello.table
    desk.join(connection)
    frame = b'{"type":"events","events":' + desk.events_after(hello.after)
    connection.tell(frame + (b',"table":' + desk.shown() if hello.table else b"") + b"}")
    if connection.person is not None:
        connection.tell(orjson.dumps({"type": "own"} | desk.own(connection.person)))


async def _received(socket: WebSocket) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", GOING_AWAY))
    return message.get("text") or message.get("bytes") or b""


def _understood(text: str | bytes) -> Any:
    try:
        return _MESSAGE.validate_json(text)
    except ValidationError as error:
        raise WrongMessage(reason=first_reason(error.errors())) from error


def first_reason(errors: Any) -> str:
    """The first of the reasons why a message has not the right shape; nothing that was sent."""
    where = ".".join(str(part) for part in errors[0]["loc"] if isinstance(part, str | int))
    text = f"{where[:60]}: {errors[0]['msg']}" if where else errors[0]["msg"]
    return text[:200].rstrip(".")


async def _listen(host: "Host", socket: WebSocket, desk: Desk, connection: Connection) -> None:
    complaints = 0
    while complaints < MOST_COMPLAINTS:
        text = await _received(socket)
        id = None
        try:
            host.rates.take(connection.client)
            message = _understood(text)
            id = getattr(message, "id", None)
            host.metrics.count("messages_total", "type", message.type)
            answer = await _done(host, desk, connection, message)
            complaints = 0
        except sa.exc.DBAPIError as error:
            log("database_failed", reason=type(error).__name__)
            answer = {"type": "error", "id": id} | StorageFailed(reason="it failed").to_data()
        except QuadropolisError as error:
            complaints += isinstance(error, WrongMessage | TooFast)
            host.metrics.count("refusals_total", "code", error.code)
            answer = {"type": "error", "id": id} | error.to_data()
        if answer is not None:
            connection.tell(orjson.dumps(answer))
    await _close(socket, POLICY, "too many wrong messages")


async def _done(
    host: "Host", desk: Desk, connection: Connection, message: Any
) -> dict[str, Any] | None:
    person = connection.person
    if isinstance(message, wire.Ping):
        return {"type": "pong"}
    if isinstance(message, wire.Hello):
        _greet(desk, connection, message)
        return None
    if person is None:
        raise NoPerson()
    if isinstance(message, wire.Draft):
        expect_seat(desk.table, person, message.seat)
        _draft(desk, person, message)
        return None
    if isinstance(message, wire.Lay):
        laid = turns.allocated(desk.table, person, message.seat, message.allocation)
        desk.lay(person, message.seat, laid)
        return None
    done = await host.commands.carry_out(desk, person, message)
    return {"type": "done", "id": message.id, "number": done.number, "table": done.table}


def _draft(desk: Desk, person: str, message: wire.Draft) -> None:
    """A draft is a legal move, or its beginning is taken back."""
    if message.move is None:
        desk.draft(person, message.seat, None)
        return
    move = parse_move(message.move)
    if desk.table.state is None or desk.table.current != message.seat:
        raise NotPlaying(status=desk.table.status)
    played(desk.table.state, move)
    desk.draft(person, message.seat, move)


async def _close(socket: WebSocket, code: int, reason: str) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(code, reason)
