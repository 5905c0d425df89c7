"""Whatever goes wrong in a request, as an answer: a code, its arguments, an English text."""

from typing import Any

import sqlalchemy as sa
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from quadropolis.rules.errors import QuadropolisError
from quadropolis.server.errors import (
    InternalError,
    NoSuchPage,
    ServerError,
    TooLarge,
    WrongMessage,
    WrongMethod,
)
from quadropolis.server.logs import log
from quadropolis.server.storage.writer import reason
from quadropolis.server.wire.answers import Error
from quadropolis.server.wire.frames import encoded


def add_to(app: FastAPI) -> None:
    """Let the application answer with these."""
    app.add_exception_handler(QuadropolisError, _refused)
    app.add_exception_handler(sa.exc.DBAPIError, _not_stored)
    app.add_exception_handler(RequestValidationError, _misshapen)
    app.add_exception_handler(HTTPException, _not_there)
    app.add_exception_handler(Exception, _failed)


def refusal(error: QuadropolisError) -> bytes:
    """An error as it is sent."""
    return encoded(Error(error.code, error.arguments, str(error)))


def wrong_message(errors: Any) -> WrongMessage:
    """The first of the reasons why a message has not the right shape; nothing that was sent.

    The reason is one of Pydantic's types of errors, like `missing` or `string_type`.
    """
    where = ".".join(str(part) for part in errors[0]["loc"] if isinstance(part, str | int))
    return WrongMessage(reason=errors[0]["type"], where=where[:60] or "message")


def _answer(error: QuadropolisError) -> Response:
    status = error.status if isinstance(error, ServerError) else 422
    return Response(refusal(error), status, media_type="application/json")


async def _refused(request: Request, error: Any) -> Response:
    request.app.state.server.metrics.count("refusals_total", "code", error.code)
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
