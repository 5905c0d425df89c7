"""The application: its parts put together, started and stopped."""

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import orjson
import sqlalchemy as sa
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse
from starlette.exceptions import HTTPException
from starlette.types import Receive, Scope, Send

from quadropolis import __version__
from quadropolis.bots.registry import LEVELS, all_bots
from quadropolis.rules.errors import QuadropolisError
from quadropolis.server import built_page, database, page, rules_page
from quadropolis.server.api import api, operation
from quadropolis.server.checkpoints import Checkpoints
from quadropolis.server.commands import Commands
from quadropolis.server.errors import (
    InternalError,
    NoSuchPage,
    ServerError,
    TooLarge,
    WrongMessage,
    WrongMethod,
)
from quadropolis.server.guard import Guard
from quadropolis.server.house import House
from quadropolis.server.logs import log
from quadropolis.server.metrics import Metrics
from quadropolis.server.play import play, wrong_message
from quadropolis.server.rates import Rates
from quadropolis.server.settings import Settings
from quadropolis.server.store import Store
from quadropolis.server.thinking import thinkers
from quadropolis.server.writer import Writer, reason

MOST_NAMES = 10_000


class Host:
    """The parts of a running server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.rates = Rates(settings.rate)
        writing = database.opened(settings.database, writing=True)
        database.prepare(writing)
        self.store = Store(database.opened(settings.database), writing)
        self.writer = Writer(writing, self._committed)
        self.checkpoints = Checkpoints(writing)
        self.bots = dict(all_bots())
        self.levels = frozenset(LEVELS)
        self.house = House(
            self.store,
            self.writer,
            thinkers(settings.bot_workers),
            self.metrics,
            settings.secret,
            settings.bot_seconds,
        )
        self.commands = Commands(self.house, self.bots)
        self._names: OrderedDict[str, str | None] = OrderedDict()

    def _committed(self, appends: int) -> None:
        self.metrics.count("commits_total")
        self.metrics.count("appends_total", amount=appends)

    async def name_of(self, person: str) -> str | None:
        """A person's display name; None for nobody."""
        if person not in self._names:
            self._keep(person, await asyncio.to_thread(self.store.name_of, person))
        return self._names[person]

    def remember(self, person: str, name: str | None) -> None:
        """A person has chosen a name, or is to be forgotten."""
        self._keep(person, name)
        self.house.renamed(person, name)

    async def close(self) -> None:
        """Write down what is on its way, and end every thread and process."""
        await asyncio.to_thread(self.checkpoints.close)
        await self.house.close()

    def _keep(self, person: str, name: str | None) -> None:
        self._names[person] = name
        if len(self._names) > MOST_NAMES:
            self._names.popitem(last=False)


def make_app(settings: Settings) -> Guard:
    """The ASGI application of a server. The database is opened when it starts."""

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        host = app.state.host
        resuming = asyncio.ensure_future(host.house.resume())
        tidying = asyncio.ensure_future(host.house.tidy_forever())
        yield
        for task in (resuming, tidying):
            task.cancel()
        await host.close()
        log("stopped")

    app = FastAPI(
        title="Quadropolis API",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    host = app.state.host = Host(settings)
    app.include_router(api)
    app.include_router(operation)
    _add_pages(app)
    described = app.openapi
    app.openapi = lambda: page.with_messages(described())  # type: ignore[method-assign]
    app.add_exception_handler(QuadropolisError, _refused)
    app.add_exception_handler(sa.exc.DBAPIError, _not_stored)
    app.add_exception_handler(RequestValidationError, _misshapen)
    app.add_exception_handler(HTTPException, _not_there)
    app.add_exception_handler(Exception, _failed)
    return Guard(app, partial(play, host), settings, host.rates, host.metrics)


def _add_pages(app: FastAPI) -> None:
    @app.get("/api/docs", include_in_schema=False)
    async def api_docs() -> HTMLResponse:
        return HTMLResponse(page.api_page(app.openapi()))

    @app.get("/plain.css", include_in_schema=False)
    async def plain_style() -> Response:
        return Response(page.STYLE, media_type="text/css")

    @app.get("/rules.html", include_in_schema=False)
    async def plain_rules(request: Request, lang: str | None = None) -> HTMLResponse:
        language = rules_page.chosen_language(lang, request.headers.get("Accept-Language"))
        return HTMLResponse(rules_page.rules_html(language), headers={"Vary": "Accept-Language"})

    files = built_page.read(page.BUILT)
    if "index.html" in files:
        # Not a route for every path, or it would also be found for addresses of the API that
        # are asked for in a wrong way.
        nowhere = app.router.default

        async def built(scope: Scope, receive: Receive, send: Send) -> None:
            found = None
            if scope["type"] == "http" and scope["method"] in ("GET", "HEAD"):
                path = scope["path"].removeprefix("/")
                found = built_page.answer(files, Request(scope), path)
            await (found or nowhere)(scope, receive, send)

        app.router.default = built
        return

    @app.get("/", include_in_schema=False)
    async def plain() -> HTMLResponse:
        return HTMLResponse(page.plain_page())


def _answer(error: QuadropolisError) -> Response:
    status = error.status if isinstance(error, ServerError) else 422
    return Response(orjson.dumps(error.to_data()), status, media_type="application/json")


async def _refused(request: Request, error: Any) -> Response:
    request.app.state.host.metrics.count("refusals_total", "code", error.code)
    return _answer(error)


async def _not_stored(request: Request, error: Any) -> Response:
    failure = reason(error)
    log("database_failed", reason=type(error).__name__)
    return await _refused(request, failure if isinstance(failure, ServerError) else InternalError())


async def _misshapen(request: Request, error: Any) -> Response:
    return await _refused(request, wrong_message(error.errors()))


async def _not_there(request: Request, error: Any) -> Response:
    if isinstance(error.__cause__, TooLarge):
        return await _refused(request, error.__cause__)
    if error.status_code == 405:
        answer = await _refused(request, WrongMethod(method=request.method))
        answer.headers.update(error.headers or {})  # they say which methods there are
        return answer
    if error.status_code == 404:
        return await _refused(request, NoSuchPage())
    return await _refused(request, WrongMessage(reason="unreadable", where="body"))


async def _failed(request: Request, error: Any) -> Response:
    log("failed", reason=type(error).__name__)
    return _answer(InternalError())
