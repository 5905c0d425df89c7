"""The description of everything that goes over the wire, for OpenAPI and for the page's types."""

from collections.abc import Collection, Sequence
from typing import Any

from msgspec import UNSET, json, structs
from pydantic import TypeAdapter

from quadropolis.server.game.deals import OpeningData
from quadropolis.server.wire import (
    answers,
    people,  # noqa: F401 - more children of `answers.Answer`
    requests,
)

REF = "#/components/schemas/"
Responses = dict[int | str, dict[str, Any]]


def answered(kind: type[Any], *statuses: int) -> Responses:
    """That an address answers like this, for its route."""
    return {status: _content({"$ref": f"{REF}{kind.__name__}"}) for status in statuses or (200,)}


def answered_maybe(kind: type[Any]) -> Responses:
    """Likewise, or with null."""
    return {200: _content({"anyOf": [{"$ref": f"{REF}{kind.__name__}"}, {"type": "null"}]})}


def answered_list(kind: type[Any]) -> Responses:
    """Likewise, with a list."""
    return {200: _content({"type": "array", "items": {"$ref": f"{REF}{kind.__name__}"}})}


def _content(schema: dict[str, Any]) -> dict[str, Any]:
    return {"content": {"application/json": {"schema": schema}}}


def with_shapes(description: dict[str, Any]) -> dict[str, Any]:
    """The OpenAPI description with all answers, and with the messages of the WebSocket.

    `ClientMessage` is what a client may send, `ServerMessage` what it hears.
    """
    known = description["components"]["schemas"]
    shapes: Sequence[Any] = _every(answers.Answer)
    _, parts = json.schema_components((*shapes, answers.Frame), ref_template=REF + "{name}")
    (heard,), _ = json.schema_components((answers.Frame,), ref_template=REF + "{name}")
    known |= {name: _complete(shape) for name, shape in parts.items()}
    known["ServerMessage"] = heard
    said = TypeAdapter(requests.Message).json_schema(ref_template=REF + "{model}")
    known |= said.pop("$defs")
    known["ClientMessage"] = said
    return description


def _complete(shape: dict[str, Any]) -> dict[str, Any]:
    """Every field of an answer is sent, whatever its default, unless it may be left unset."""
    if "properties" not in shape:
        return shape
    unset: Collection[str] = _OPTIONAL.get(shape["title"], ())
    fields = {
        # An object of which nothing is said may hold anything; said aloud for those who ask.
        name: field | {"additionalProperties": True} if field == {"type": "object"} else field
        for name, field in shape["properties"].items()
    }
    if shape["title"] == OpeningData.__name__:
        unset = OpeningData.__optional_keys__
    required = [name for name in fields if name not in unset]
    return shape | {"properties": fields, "required": required}


def _every(kind: type[Any]) -> list[type[Any]]:
    """The kind's children, and theirs."""
    return [one for child in kind.__subclasses__() for one in (child, *_every(child))]


_OPTIONAL = {
    kind.__name__: {f.name for f in structs.fields(kind) if f.default is UNSET}
    for kind in _every(answers.Answer)
}
