"""Playing over a WebSocket: hello, then exactly the missing events, then live."""

import asyncio
import contextlib
import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import orjson
import sqlalchemy as sa
from pydantic import TypeAdapter, ValidationError

from quadropolis.rules.errors import QuadropolisError
from quadropolis.rules.game import play as played
from quadropolis.rules.move import parse_move
from quadropolis.server import turns, wire
from quadropolis.server.commands import expect_seat
from quadropolis.server.desk import Desk
from quadropolis.server.errors import (
    InternalError,
    NoPerson,
    NoSuchPage,
    NotPlaying,
    TooFast,
    WrongMessage,
)
from quadropolis.server.guard import Receive, Scope, Send, cookie_of
from quadropolis.server.logs import log
from quadropolis.server.people import person_of
from quadropolis.server.sockets import EXTENSION, framed
from quadropolis.server.writer import not_stored

if TYPE_CHECKING:
    from quadropolis.server.app import Host

HELLO_SECONDS = 20.0
MOST_COMPLAINTS = 50
"""Messages in a row that were no messages."""
POLICY = 1008

_PATH = re.compile("/api/tables/(?P<table>[0-9a-z]{1,16})/play")
_MESSAGE: TypeAdapter[Any] = TypeAdapter(wire.Message)


class Gone(Exception):
    """The client has left."""


class Connection:
    """One connected client, as the ASGI server gives it."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._receive, self._send = receive, send
        self._write: Callable[[bytes], None] = scope["extensions"][EXTENSION]["write"]
        self.person: str | None = None
        self.client = ""
        """Who is counted for how often they say something."""
        self.wants_table = True

    async def accept(self) -> None:
        """Answer the handshake."""
        await self._receive()
        await self._send({"type": "websocket.accept"})

    def tell(self, frame: bytes) -> None:
        """Send a framed message. Never waits."""
        self._write(frame)

    def answer(self, data: Mapping[str, Any]) -> None:
        """Send something to this client alone."""
        self._write(framed(orjson.dumps(data)))

    async def hear(self) -> str | bytes:
        """The next message."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        text: str | bytes = message.get("text") or message.get("bytes") or b""
        return text

    async def close(self, code: int, reason: str) -> None:
        """Say goodbye."""
        with contextlib.suppress(OSError, RuntimeError):
            await self._send({"type": "websocket.close", "code": code, "reason": reason})


async def play(host: "Host", scope: Scope, receive: Receive, send: Send) -> None:
    """A client's stay at a table."""
    connection = Connection(scope, receive, send)
    found = _PATH.fullmatch(scope["path"])
    if found is None:
        await receive()
        await connection.close(POLICY, NoSuchPage.code)
        return
    headers = dict(scope["headers"])
    person = person_of(cookie_of(headers), host.settings.secret)
    if person is not None and await host.name_of(person) is not None:
        connection.person = person
    connection.client = connection.person or (scope.get("client") or ("unknown",))[0]
    await connection.accept()
    desk: Desk | None = None
    try:
        desk = await host.house.desk(found["table"], fresh=True)
        hello = _understood(await asyncio.wait_for(connection.hear(), HELLO_SECONDS))
        if not isinstance(hello, wire.Hello):
            raise WrongMessage(reason="hello_expected", where="type")
        await desk.refreshed()
        _greet(desk, connection, hello)
        await _listen(host, desk, connection)
    except (TimeoutError, Gone):
        pass
    except QuadropolisError as error:
        host.metrics.count("refusals_total", "code", error.code)
        connection.answer({"type": "error", "id": None} | error.to_data())
        await connection.close(POLICY, error.code)
    except Exception as error:  # a fault of ours must not look like the client's
        log("socket_failed", reason=type(error).__name__)
        await connection.close(1011, InternalError.code)
    finally:
        if desk is not None:
            desk.part(connection)


def _greet(desk: Desk, connection: Connection, hello: wire.Hello) -> None:
    """Send what the client missed, and from now on everything. Nothing comes in between."""
    connection.wants_table = hello.table
    desk.join(connection)
    frame = b'{"type":"events","events":' + desk.events_after(hello.after)
    frame += (b',"table":' + desk.shown() if hello.table else b"") + b"}"
    connection.tell(framed(frame))
    if connection.person is not None:
        connection.answer({"type": "own"} | desk.own(connection.person))


def _understood(text: str | bytes) -> Any:
    try:
        return _MESSAGE.validate_json(text)
    except ValidationError as error:
        raise wrong_message(error.errors()) from error


def wrong_message(errors: Any) -> WrongMessage:
    """The first of the reasons why a message has not the right shape; nothing that was sent.

    The reason is one of Pydantic's types of errors, like `missing` or `string_type`.
    """
    where = ".".join(str(part) for part in errors[0]["loc"] if isinstance(part, str | int))
    return WrongMessage(reason=errors[0]["type"], where=where[:60] or "message")


async def _listen(host: "Host", desk: Desk, connection: Connection) -> None:
    complaints = 0
    while complaints < MOST_COMPLAINTS:
        text = await connection.hear()
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
            answer = {"type": "error", "id": id} | not_stored(error).to_data()
        except QuadropolisError as error:
            complaints += isinstance(error, WrongMessage | TooFast)
            host.metrics.count("refusals_total", "code", error.code)
            answer = {"type": "error", "id": id} | error.to_data()
        if answer is not None:
            connection.answer(answer)
    await connection.close(POLICY, "too many wrong messages")


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

    def told(number: int) -> None:
        table = desk.table.rematch if isinstance(message, wire.Rematch) else None
        connection.answer({"type": "done", "id": message.id, "number": number, "table": table})

    await host.commands.carry_out(desk, person, message, told)
    return None


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
