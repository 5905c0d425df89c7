"""The application: its parts put together, started and stopped."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import cache, partial
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.responses import HTMLResponse
from msgspec import json
from starlette.types import Receive, Scope, Send

from quadropolis import __version__
from quadropolis.server.http import refusals
from quadropolis.server.http.api import api, operation
from quadropolis.server.http.doors import Doors
from quadropolis.server.http.guard import Guard
from quadropolis.server.http.play import play
from quadropolis.server.http.server import Server
from quadropolis.server.http.settings import Settings
from quadropolis.server.logs import log
from quadropolis.server.pages import api_page, rules_page
from quadropolis.server.pages.files import ASK_AGAIN, BUILT, BuiltPage
from quadropolis.server.wire.description import with_shapes


def make_app(settings: Settings, doors: Doors | None = None) -> Guard:
    """The ASGI application of a server. The database is opened when it starts."""

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        server: Server = app.state.server
        server.begin()
        resuming = asyncio.ensure_future(server.house.resume())
        tidying = asyncio.ensure_future(server.house.tidy_forever())
        signing = server.downtime.sign_forever(server.house.anybody_plays)
        living = asyncio.ensure_future(signing)
        yield
        for task in (resuming, tidying, living):
            task.cancel()
        await server.close()
        log("stopped")

    app = FastAPI(
        title="Quadropolis API",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        redirect_slashes=False,  # it would lead to whatever host the request names
    )
    server = app.state.server = Server(settings, doors)
    app.include_router(api)
    app.include_router(operation)
    if settings.push is not None:
        from quadropolis.server.http.push_api import push_api  # it needs what few have

        app.include_router(push_api)
    _add_pages(app)
    app.openapi = cache(partial(_described, app.openapi))  # type: ignore[method-assign]
    refusals.add_to(app)
    counted = server.rates, server.callers, server.metrics, server.bans
    return Guard(app, partial(play, server), settings, *counted)


def _described(plain: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    return with_shapes(plain())


def _add_pages(app: FastAPI) -> None:
    # Made once, when somebody asks for the first time: it takes long.
    described = cache(lambda: json.encode(app.openapi()))
    documented = cache(lambda: api_page.api_page(app.openapi()))

    @app.get("/api/openapi.json", include_in_schema=False)
    async def description() -> Response:
        text = await app.state.server.heavy.run(described)
        return Response(text, media_type="application/json")

    @app.get("/api/docs", include_in_schema=False)
    async def api_docs() -> HTMLResponse:
        return HTMLResponse(await app.state.server.heavy.run(documented))

    @app.get("/plain.css", include_in_schema=False)
    async def plain_style() -> Response:
        return Response(api_page.STYLE, media_type="text/css")

    @app.get("/rules.html", include_in_schema=False)
    async def plain_rules(request: Request, lang: str | None = None) -> HTMLResponse:
        language = rules_page.chosen_language(lang, request.headers.get("Accept-Language"))
        return HTMLResponse(rules_page.rules_html(language), headers={"Vary": "Accept-Language"})

    # The same without a question: what a browser keeps, it keeps by the path alone.
    def plain_rules_in(language: str) -> Callable[[], Awaitable[HTMLResponse]]:
        async def plain_rules_of_language() -> HTMLResponse:
            headers = {"Cache-Control": ASK_AGAIN}
            return HTMLResponse(rules_page.rules_html(language), headers=headers)

        return plain_rules_of_language

    for path, language in rules_page.paths().items():
        app.get(path, include_in_schema=False)(plain_rules_in(language))

    built = BuiltPage(BUILT)
    if built:
        # Not a route for every path, or it would also be found for addresses of the API that
        # are asked for in a wrong way.
        nowhere = app.router.default

        async def page(scope: Scope, receive: Receive, send: Send) -> None:
            found = None
            if scope["type"] == "http" and scope["method"] in ("GET", "HEAD"):
                path = scope["path"].removeprefix("/")
                found = built.answer(Request(scope), path)
            await (found or nowhere)(scope, receive, send)

        app.router.default = page
        return

    @app.get("/", include_in_schema=False)
    async def plain() -> HTMLResponse:
        return HTMLResponse(api_page.plain_page())
