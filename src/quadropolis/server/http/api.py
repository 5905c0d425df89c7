"""The addresses under /api: people, tables, history, scores."""

import asyncio
import time
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from quadropolis import __version__
from quadropolis.notation import parse_record
from quadropolis.notation.position import LONGEST_POSITION
from quadropolis.notation.record import format_record
from quadropolis.server.deadlines import in_time
from quadropolis.server.errors import NoPerson, NoTable, WrongRecovery
from quadropolis.server.game import life
from quadropolis.server.game.decision import Decision
from quadropolis.server.game.names import checked_name, new_id
from quadropolis.server.game.table import OVER
from quadropolis.server.http.addresses import place
from quadropolis.server.http.my_tables import own_tables
from quadropolis.server.http.people import (
    COOKIE,
    COOKIE_SECONDS,
    cookie_of,
    new_recovery_code,
    recovery_hash,
    token,
)
from quadropolis.server.http.server import Server
from quadropolis.server.live.commands import opened
from quadropolis.server.live.desk import Desk
from quadropolis.server.storage.own_data import own_data
from quadropolis.server.wire import answers, people, requests
from quadropolis.server.wire.description import answered, answered_list, answered_maybe
from quadropolis.server.wire.frames import encoded
from quadropolis.server.wire.history import shown_ply, shown_position
from quadropolis.server.wire.previews import previews
from quadropolis.server.wire.scores import scored_city, scored_table

MOST_OWN = 50
_CURSOR = r"^[0-9]{1,12}\.[0-9]{1,12}_[0-9a-z]{1,16}$"
REFUSALS = answered(answers.Error, 401, 403, 404, 409, 413, 415, 422, 429, 431, 503)

api = APIRouter(prefix="/api", responses=REFUSALS)


def server_of(request: Request) -> Server:
    """The application's parts."""
    server: Server = request.app.state.server
    return server


async def visitor(request: Request) -> str | None:
    """Who asks; None for somebody without a name."""
    server = server_of(request)
    return await server.whose(cookie_of(request.scope["headers"]))


async def somebody(person: Annotated[str | None, Depends(visitor)]) -> str:
    """Who asks; a name is needed."""
    if person is None:
        raise NoPerson()
    return person


TableId = Annotated[str, Path(max_length=16, pattern="^[0-9a-z]+$", examples=["k3m9x2ab"])]
Visitor = Annotated[str | None, Depends(visitor)]
Person = Annotated[str, Depends(somebody)]


async def the_desk(request: Request, table: TableId) -> Desk:
    """The table of the address, including what was just written elsewhere."""
    return await server_of(request).house.desk(table, fresh=True)


TheDesk = Annotated[Desk, Depends(the_desk)]


def _json(body: bytes, status: int = 200) -> Response:
    return Response(body, status, media_type="application/json")


def _answer(answer: answers.Answer, status: int = 200) -> Response:
    return _json(encoded(answer), status)


# --- people ---------------------------------------------------------------------------


@api.post("/me", tags=["people"], status_code=201, responses=answered(people.Me, 201))
async def choose_name(request: Request, known: Visitor, name: requests.Name) -> Response:
    """Become a guest with a display name, or change it. The cookie is set here."""
    server = server_of(request)
    shown = checked_name(name.name)
    if known is None:
        server.rates.new_guest(place(request.client))
        known = new_id()
        await server.writes.write(server.store.add_person, known, shown, server.clock.now())
        server.remember(known, shown)
    else:
        await server.writes.write(server.store.rename, known, shown)
        server.remember(known, shown, await server.renewed(known))
    return await _known(request, people.Me(known, shown), 201)


@api.get("/me", tags=["people"], responses=answered_maybe(people.Me))
async def who_am_i(
    request: Request,
    known: Visitor,
    optional: Annotated[
        bool, Query(description="Answer null instead of a refusal to somebody without a name.")
    ] = False,
) -> Response:
    """Who the cookie says I am."""
    if known is None and optional:
        return _json(b"null")
    return _answer(await _me(request, await somebody(known)))


@api.get("/me/export", tags=["people"], responses=answered(people.OwnData))
async def export_me(request: Request, person: Person) -> Response:
    """Everything that is kept about me; what I played is in the records of my tables."""
    found = await server_of(request).heavy.run(own_data, server_of(request).store, person)
    if found is None:
        raise NoPerson()  # deleted just now
    me = await _me(request, person)
    guests = [people.OwnGuest(*guest) for guest in found.guests]
    tables = [people.OwnTable(*row, f"/api/tables/{row[0]}/record") for row in found.tables]
    devices = [people.OwnDevice(*row) for row in found.devices]
    rest = found.created, found.recovery, guests, tables, found.sent, devices
    return _answer(people.OwnData(me.id, me.name, *rest))


@api.delete("/me", tags=["people"], status_code=204)
async def forget_me(request: Request, response: Response, person: Person) -> None:
    """Delete my name and everything that ties games to me; bots take my seats."""
    server = server_of(request)
    unsettled = await asyncio.to_thread(server.store.unsettled_tables_of, person)
    await server.commands.forget(person, unsettled)
    await server.writes.write(server.store.forget, person)
    server.remember(person, None)
    response.delete_cookie(COOKIE)


@api.post("/me/recovery", tags=["people"], responses=answered(people.Recovery))
async def recovery_code(request: Request, person: Person) -> Response:
    """A code that moves me to another device, once. An earlier one is void."""
    code = new_recovery_code()
    hashed = recovery_hash(code)
    await server_of(request).writes.write(server_of(request).store.set_recovery, person, hashed)
    return _answer(people.Recovery(code))


@api.post("/recover", tags=["people"], responses=answered(people.Me))
async def recover(request: Request, code: requests.RecoveryCode) -> Response:
    """Become the person of that recovery code; the code is used up."""
    server = server_of(request)
    person = await server.writes.write(server.store.recover, recovery_hash(code.code))
    if person is None:
        raise WrongRecovery()
    server.moved(person)
    return await _known(request, await _me(request, person))


async def _me(request: Request, person: str) -> people.Me:
    name = await server_of(request).name_of(person)
    if name is None:
        raise NoPerson()  # deleted just now
    return people.Me(person, name)


async def _known(request: Request, me: people.Me, status: int = 200) -> Response:
    """Somebody's answer, with the cookie that says who they are."""
    settings, renewed = server_of(request).settings, await server_of(request).renewed(me.id)
    response = _answer(me, status)
    response.set_cookie(
        COOKIE,
        token(me.id, settings.secret, renewed),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=settings.secure_cookie or request.url.scheme == "https",
    )
    return response


@api.get("/me/tables", tags=["people"], responses=answered(answers.MyTables))
async def my_tables(
    request: Request,
    person: Person,
    most: Annotated[int, Query(ge=1, le=MOST_OWN)] = MOST_OWN,
    after: Annotated[str | None, Query(max_length=60, pattern=_CURSOR)] = None,
) -> Response:
    """My running and finished games, the latest first; `after` is `next` of the page before.

    A rematch that waits for me is among them, before I sit there (`invited`).
    """
    server = server_of(request)
    known = None
    if after is not None:
        at, _, id = after.partition("_")
        known = float(at), id
    rows = await asyncio.to_thread(server.store.tables_of, person, most + 1, known)
    following = f"{rows[most - 1][2]!r}_{rows[most - 1][0]}" if len(rows) > most else None
    del rows[most:]
    going_on = [id for id, status, _ in rows if status not in OVER]
    desks = await server.house.readable(going_on)
    live = {id: desk.table for id, desk in desks.items()}
    listed = [row for row in rows if row[1] in OVER or row[0] in live]
    found = await server.heavy.run(own_tables, server.store, person, listed, live)
    return _answer(answers.MyTables(found, following))


# --- tables ---------------------------------------------------------------------------


@api.get("/tables", tags=["tables"], responses=answered(answers.TableList))
async def lobby(request: Request) -> Response:
    """Open public tables, the latest first."""
    server = server_of(request)
    ids = await asyncio.to_thread(server.lobby)
    desks = (await server.house.readable(ids)).values()
    return _json(b'{"tables":[' + b",".join(desk.shown() for desk in desks) + b"]}")


@api.post("/tables", tags=["tables"], status_code=201, responses=answered(answers.TableView, 201))
async def create_table(request: Request, person: Person, new: requests.NewTable) -> Response:
    """A new table; its id is also the short code to join by."""
    server_of(request).expect_new(new, place(request.client))
    async with in_time():
        desk = await server_of(request).commands.create(person, new)
    return _json(desk.shown(), 201)


@api.get("/tables/{table}", tags=["tables"], responses=answered(answers.TableView))
async def show_table(desk: TheDesk) -> Response:
    """A table as everyone sees it."""
    return _json(desk.shown())


@api.post("/tables/{table}/commands", tags=["tables"], responses=answered(answers.Done))
async def command(
    request: Request, person: Person, desk: TheDesk, command: requests.Command
) -> Response:
    """Sit, leave, start, move, undo, confirm, resign ...: the same as over the WebSocket."""
    server_of(request).expect_new(command, place(request.client))
    async with in_time():
        number = await server_of(request).commands.carry_out(desk, person, command)
    return _answer(answers.Done(number, opened(desk, command)))


@api.get("/tables/{table}/own", tags=["tables"], responses=answered(answers.Own))
async def own(person: Person, desk: TheDesk) -> Response:
    """My seats, drafts and unconfirmed allocations at this table."""
    return _answer(desk.own(person))


@api.get("/tables/{table}/moves", tags=["playing"], responses=answered(answers.Moves))
async def legal_moves(request: Request, desk: TheDesk) -> Response:
    """The legal moves of the current seat, each with what it takes, blocks and brings."""
    table = desk.table
    listed = (
        [] if table.state is None else await server_of(request).heavy.run(previews, table.state)
    )
    return _answer(answers.Moves(table.number, table.current, listed))


# --- history --------------------------------------------------------------------------


@api.get("/tables/{table}/events", tags=["history"], responses=answered(answers.Events))
async def events(desk: TheDesk, after: Annotated[int, Query(ge=0, le=1_000_000)] = 0) -> Response:
    """The events with a greater number."""
    return _json(b'{"events":' + desk.events_after(after) + b"}")


@api.get("/tables/{table}/record", tags=["history"])
async def record(request: Request, desk: TheDesk) -> Response:
    """The game so far as a record to download."""
    if desk.table.state is None:
        raise NoTable(table=desk.id)
    game = desk.table.record(desk.names())
    text = await server_of(request).heavy.run(format_record, game)
    name = f'attachment; filename="quadropolis-{desk.id}.json"'
    return Response(text, media_type="application/json", headers={"content-disposition": name})


@api.get("/tables/{table}/plies/{ply}", tags=["history"], responses=answered(answers.Ply))
async def ply(
    request: Request, desk: TheDesk, ply: Annotated[int, Path(ge=0, le=1_000)]
) -> Response:
    """The position after so many deals and moves; 0 is before the first deal."""
    if desk.table.state is None:
        raise NoTable(table=desk.id)
    table, record = desk.table, desk.table.record(desk.names())
    return _answer(await server_of(request).heavy.run(shown_ply, table, record, ply))


@api.post("/records", tags=["history"], status_code=201, responses=answered(answers.TableView, 201))
async def import_record(request: Request, person: Person) -> Response:
    """Keep a finished game that was played elsewhere; the body is its record."""
    server = server_of(request)
    server.rates.new_import(place(request.client))
    decided = await server.heavy.run(_imported, await request.body(), person)
    async with in_time():
        desk = await server.house.take_in(decided, person)
    return _json(desk.shown(), 201)


def _imported(text: bytes, person: str) -> Decision:
    return life.imported(time.time(), parse_record(text), person)


# --- for everybody --------------------------------------------------------------------


@api.get("/position", tags=["scores"], responses=answered(answers.PositionView))
async def position(
    request: Request, text: Annotated[str, Query(max_length=LONGEST_POSITION)]
) -> Response:
    """A position in its text form: the board, everyone's points, and the legal moves."""
    return _answer(await server_of(request).heavy.run(shown_position, text))


@api.post("/score", tags=["scores"], responses=answered(answers.ScoredCity))
async def score_city(request: Request, city: requests.ScoreRequest) -> Response:
    """The score sheet of any city, under the best allocation or the one given."""
    rest = city.mode, city.playgrounds, city.margins
    return _answer(await server_of(request).heavy.run(scored_city, city, *rest))


@api.post("/score/table", tags=["scores"], responses=answered(answers.ScoredTable))
async def score_table(request: Request, table: requests.TableToScore) -> Response:
    """The score sheets of a whole table, who has won, and what decided it."""
    rest = table.cities, table.mode, table.playgrounds
    return _answer(await server_of(request).heavy.run(scored_table, *rest))


@api.get("/bots", tags=["scores"], responses=answered_list(answers.BotOffer))
async def bots(request: Request) -> Response:
    """The bots that may sit at a table; levels from the weakest to the strongest."""
    offered, levels = server_of(request).bots, server_of(request).levels
    return _json(encoded([answers.BotOffer(n, d, n in levels) for n, d in offered.items()]))


@api.get("/server", tags=["operation"], responses=answered(answers.Reachable))
async def reachable(request: Request) -> Response:
    """How others reach this server: for links and codes to scan."""
    server = server_of(request)
    reach, shown = server.settings.reach, server.settings.public_url
    rest = reach.this_machine_only, list(reach.addresses), server.push_key
    return _answer(answers.Reachable(shown, *rest))


# --- operation ------------------------------------------------------------------------

operation = APIRouter(tags=["operation"])


@operation.get("/health", responses=answered(answers.Health))
async def health(request: Request) -> Response:
    """Whether the server runs and its database answers."""
    await asyncio.to_thread(server_of(request).store.known, "")
    return _answer(answers.Health(__version__))


@operation.get(
    "/metrics",
    response_class=PlainTextResponse,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def metrics(request: Request) -> Response:
    """Numbers for Prometheus."""
    server = server_of(request)
    return Response(server.metrics.text(server.gauges()), media_type="text/plain; version=0.0.4")
