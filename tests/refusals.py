"""Calls that may be refused, and with what."""

from collections.abc import Callable

from quadropolis.rules.errors import QuadropolisError


def refusal(call: Callable[..., object], *arguments: object) -> QuadropolisError | None:
    """The error a call is refused with, None if it succeeds; any other error comes through."""
    try:
        call(*arguments)
    except QuadropolisError as error:
        return error
    return None
