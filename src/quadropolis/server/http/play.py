"""Playing over a WebSocket: hello, then exactly the missing events, then live."""

import asyncio
from dataclasses import replace
from typing import Any

import sqlalchemy as sa
from pydantic import TypeAdapter, ValidationError

from quadropolis.rules.errors import QuadropolisError
from quadropolis.rules.game import play as played
from quadropolis.rules.move import parse_move
from quadropolis.server.deadlines import in_time
from quadropolis.server.errors import (
    InternalError,
    NoPerson,
    NoSuchPage,
    NotPlaying,
    TooFast,
    TooManySockets,
    WrongMessage,
)
from quadropolis.server.game import turns
from quadropolis.server.http.addresses import place
from quadropolis.server.http.costs import cost_of_message
from quadropolis.server.http.guard import Receive, Scope, Send, reject
from quadropolis.server.http.people import cookie_of
from quadropolis.server.http.refusals import wrong_message
from quadropolis.server.http.server import Server
from quadropolis.server.http.sockets import EXTENSION, PLAY_PATH, Frames
from quadropolis.server.live.audience import Reply, Wants
from quadropolis.server.live.commands import expect_seat, opened
from quadropolis.server.live.desk import Desk
from quadropolis.server.live.heartbeat import Heartbeat
from quadropolis.server.logs import log, log_seldom
from quadropolis.server.storage.writer import not_stored
from quadropolis.server.wire import requests
from quadropolis.server.wire.answers import DoneFrame, ErrorFrame, Frame, Pong
from quadropolis.server.wire.frames import encoded, framed

HELLO_SECONDS = 20.0
MOST_COMPLAINTS = 50
"""Messages in a row that were no messages."""
POLICY = 1008

_MESSAGE: TypeAdapter[Any] = TypeAdapter(requests.Message)


class Gone(Exception):
    """The client has left."""


class Connection:
    """One connected client, as the ASGI server gives it."""

    def __init__(self, scope: Scope, receive: Receive, send: Send, patience: float) -> None:
        """`patience` is for how long it is waited for when it is closed."""
        self._receive, self._send, self._patience = receive, send, patience
        frames: Frames = scope["extensions"][EXTENSION]
        self._write, self._abort = frames.write, frames.abort
        self.person: str | None = None
        self.place = place(scope["client"])
        """Where the client is, for counting what it asks for."""
        self.wants_table: Wants = True
        self.silent = False
        self._leaving: asyncio.Task[None] | None = None

    async def accept(self) -> None:
        """Answer the handshake."""
        await self._receive()
        await self._send({"type": "websocket.accept"})

    def tell(self, frame: bytes) -> None:
        """Send a framed message. Never waits."""
        self._write(frame)

    def answer(self, answer: Frame) -> None:
        """Send something to this client alone."""
        self._write(framed(encoded(answer)))

    async def hear(self) -> str | bytes:
        """The next message."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        text: str | bytes = message.get("text") or message.get("bytes") or b""
        return text

    def dismiss(self) -> None:
        """The person is gone, or has moved to another device: so is their connection."""
        self.answer(_error(None, NoPerson()))
        self.person = None
        self._leaving = asyncio.ensure_future(self.close(POLICY, NoPerson.code))

    async def close(self, code: int, reason: str) -> None:
        """Say goodbye."""
        message = {"type": "websocket.close", "code": code, "reason": reason}
        try:
            # Who does not read does not hear that either, and is not waited for.
            await asyncio.wait_for(self._send(message), self._patience or None)
        except TimeoutError:
            self._abort()
            log_seldom("client_not_reading")
        except (OSError, RuntimeError):
            pass


async def play(server: Server, scope: Scope, receive: Receive, send: Send) -> None:
    """A client's stay at a table."""
    connection = Connection(scope, receive, send, server.settings.limits.closing_seconds)
    found = PLAY_PATH.fullmatch(scope["path"])
    if found is None:
        await receive()
        await connection.close(POLICY, NoSuchPage.code)
        return
    connection.person = await server.whose(cookie_of(scope["headers"]))
    try:
        with server.sockets.held(connection.person, connection.place, connection.dismiss):
            await connection.accept()
            await _stay(server, found["table"], connection)
    except TooManySockets as error:
        server.metrics.count("refusals_total", "code", error.code)
        await receive()
        await reject(send, error)


async def _stay(server: Server, table: str, connection: Connection) -> None:
    """From hello to goodbye."""
    desk: Desk | None = None
    try:
        desk = await server.house.desk(table, fresh=True)
        hello = _understood(await asyncio.wait_for(connection.hear(), HELLO_SECONDS))
        if not isinstance(hello, requests.Hello):
            raise WrongMessage(reason="hello_expected", where="type")
        # The one that was found may have been forgotten meanwhile, as nobody was there.
        desk = await server.house.desk(table, fresh=True)
        _greet(desk, connection, hello)
        await server.house.desk(table)  # with what was told when nobody was there yet
        await _listen(server, desk, connection)
    except (TimeoutError, Gone):
        pass
    except QuadropolisError as error:
        server.metrics.count("refusals_total", "code", error.code)
        connection.answer(_error(None, error))
        await connection.close(POLICY, error.code)
    except Exception as error:  # a fault of ours must not look like the client's
        log("socket_failed", reason=type(error).__name__)
        await connection.close(1011, InternalError.code)
    finally:
        if desk is not None:
            desk.part(connection)


def _greet(desk: Desk, connection: Connection, hello: requests.Hello) -> None:
    connection.wants_table = hello.table
    desk.join(connection, hello.after)


def _error(id: str | None, error: QuadropolisError) -> ErrorFrame:
    return ErrorFrame(id, error.code, error.arguments, str(error))


def _understood(text: str | bytes) -> Any:
    try:
        return _MESSAGE.validate_json(text)
    except ValidationError as error:
        raise wrong_message(error.errors()) from error


async def _listen(server: Server, desk: Desk, connection: Connection) -> None:
    beat = Heartbeat(lambda silent: desk.hush(connection, silent))
    try:
        await _hear_all(server, desk, connection, beat)
    finally:
        beat.stop()


async def _hear_all(server: Server, desk: Desk, connection: Connection, beat: Heartbeat) -> None:
    complaints = 0
    while complaints < MOST_COMPLAINTS:
        text = await connection.hear()
        beat.heard()
        id: str | None = None
        answer: Frame | None
        try:
            person = connection.person
            server.rates.take(person, connection.place)
            message = _understood(text)
            id = getattr(message, "id", None)
            server.metrics.count("messages_total", "type", message.type)
            server.rates.take(person, connection.place, cost_of_message(message.type))
            if isinstance(message, requests.Ping):
                beat.promised(message.within)
            answer = await _done(server, desk, connection, message)
            complaints = 0
        except sa.exc.DBAPIError as error:
            log("database_failed", reason=type(error).__name__)
            answer = _error(id, not_stored(error))
        except QuadropolisError as error:
            complaints += isinstance(error, WrongMessage | TooFast)
            server.metrics.count("refusals_total", "code", error.code)
            answer = _error(id, error)
        if answer is not None:
            connection.answer(answer)
        # Whatever else a client has sent at once: everybody else has a turn in between.
        await asyncio.sleep(0)
    await connection.close(POLICY, "too many wrong messages")


async def _done(server: Server, desk: Desk, connection: Connection, message: Any) -> Frame | None:
    person = connection.person
    if isinstance(message, requests.Ping):
        return Pong()
    if isinstance(message, requests.Hello):
        _greet(desk, connection, message)
        return None
    if person is None:
        raise NoPerson()
    if _noted(desk, connection, person, message):
        return None

    def reply(number: int) -> Reply:
        return Reply(connection, DoneFrame(message.id, number, opened(desk, message)))

    server.expect_new(message, connection.place)
    async with in_time():
        await server.commands.carry_out(desk, person, message, reply)
    return None


def _noted(desk: Desk, connection: Connection, person: str, message: Any) -> bool:
    """Take what is no event: what somebody says or has in mind; whether it was that."""
    match message:
        case requests.Say():
            desk.phrases.say(desk.table, person, message.phrase)
        case requests.Draft():
            expect_seat(desk.table, person, message.seat)
            _draft(desk, connection, person, message)
        case requests.Plan():
            expect_seat(desk.table, person, message.seat)
            _plan(desk, connection, person, message)
        case requests.Lay():
            laid = turns.allocated(desk.table, person, message.seat, message.allocation)
            desk.lay(connection, person, message.seat, laid)
        case _:
            return False
    return True


def _draft(desk: Desk, by: Connection, person: str, message: requests.Draft) -> None:
    """A draft is a legal move, or its beginning is taken back."""
    if message.move is None:
        desk.draft(by, person, message.seat, None)
        return
    move = parse_move(message.move)
    if desk.table.state is None or desk.table.current != message.seat:
        raise NotPlaying(status=desk.table.status)
    played(desk.table.state, move)
    desk.draft(by, person, message.seat, move)


def _plan(desk: Desk, by: Connection, person: str, message: requests.Plan) -> None:
    """A plan is a move that would be legal if it were that seat's turn now, or none any more."""
    if message.move is None:
        desk.plan(by, person, message.seat, None)
        return
    move = parse_move(message.move)
    state = desk.table.state
    if state is None or desk.table.current is None:
        raise NotPlaying(status=desk.table.status)
    played(replace(state, current_player=message.seat), move)
    desk.plan(by, person, message.seat, move)
