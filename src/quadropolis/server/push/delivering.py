"""One request to a push service: to an address that was looked at, without following anything."""

import asyncio
import contextlib
import re
import socket
import ssl
import threading
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from quadropolis.server.push.services import Address, Endpoint, address_of, is_public

WHOLE_SECONDS = 15.0
"""For everything: looking up the name, connecting, sending, and hearing the answer."""
MOST_HEAD = 16_384
MOST_ADDRESSES = 3
_STATUS = re.compile(rb"HTTP/1\.[01] ([1-5][0-9][0-9])[ \r]")
_RETRY = re.compile(rb"\r\nretry-after:[ \t]*([0-9]{1,6})[ \t]*\r\n", re.I)
GONE = (404, 410)
LATER = (408, 425, 429)


class Outcome(StrEnum):
    """What became of a message."""

    SENT = "sent"
    GONE = "gone"
    """There is no such browser any more."""
    REFUSED = "refused"
    """It would be refused again."""
    FAILED = "failed"
    """It may be tried again."""


@dataclass(frozen=True, slots=True)
class Delivery:
    """An outcome, and after how many seconds it may be tried again if the service said so."""

    outcome: Outcome
    after: float = 0.0


class Private(Exception):
    """The name leads to an address that is not on the public net."""


async def deliver(endpoint: Endpoint, headers: Mapping[str, str], body: bytes) -> Delivery:
    """Send a message; whatever happens is an outcome."""
    try:
        async with asyncio.timeout(WHOLE_SECONDS):
            addresses = await _addresses(endpoint)
            return _understood(await _asked(addresses, endpoint, _request(endpoint, headers, body)))
    except Private:
        return Delivery(Outcome.REFUSED)
    except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
        return Delivery(Outcome.FAILED)


async def _addresses(endpoint: Endpoint) -> list[str]:
    """All addresses of the host. One that is not public spoils them all."""
    written = address_of(endpoint.host)
    found = [written] if written else await _looked_up(endpoint.host, endpoint.port)
    if not endpoint.private and not all(is_public(address) for address in found):
        raise Private
    return [str(address) for address in found[:MOST_ADDRESSES]]


async def _looked_up(host: str, port: int) -> list[Address]:
    """In a thread that nobody waits for when the server stops: it may take long."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[list[Address]] = loop.create_future()

    def settle(found: list[Address] | None, error: OSError | None) -> None:
        if done.done():
            return
        if found is None:
            done.set_exception(error or OSError())
        else:
            done.set_result(found)

    def look() -> None:
        found, failed = None, None
        try:
            rows = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
            known = (address_of(str(row[4][0]).partition("%")[0]) for row in rows)
            found = list(dict.fromkeys(one for one in known if one is not None))
        except (OSError, UnicodeError) as error:
            failed = OSError(str(error))
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits
            loop.call_soon_threadsafe(settle, found, failed)

    threading.Thread(target=look, name="push-name", daemon=True).start()
    return await done


def _request(endpoint: Endpoint, headers: Mapping[str, str], body: bytes) -> bytes:
    host = f"[{endpoint.host}]" if ":" in endpoint.host else endpoint.host
    port = "" if endpoint.port == 443 else f":{endpoint.port}"
    lines = [
        f"POST {endpoint.path} HTTP/1.1",
        f"Host: {host}{port}",
        *(f"{name}: {value}" for name, value in headers.items()),
        f"Content-Length: {len(body)}",
        "Connection: close",
    ]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


async def _asked(addresses: list[str], endpoint: Endpoint, request: bytes) -> bytes:
    """The head of the answer of the first address that can be reached."""
    error: OSError = OSError("no address")
    for address in addresses:
        try:
            reader, writer = await asyncio.open_connection(
                address,
                endpoint.port,
                ssl=_trusted(),
                server_hostname=endpoint.host,
                limit=MOST_HEAD,
            )
        except OSError as failed:
            error = failed
            continue
        try:
            writer.write(request)
            return await reader.readuntil(b"\r\n\r\n")
        finally:
            writer.transport.abort()
    raise error


@cache
def _trusted() -> ssl.SSLContext:
    """Whose certificates are believed; reading them takes a while."""
    return ssl.create_default_context()


def _understood(head: bytes) -> Delivery:
    """Redirects are followed by nobody: they are refusals like any other."""
    found = _STATUS.match(head)
    status = int(found[1]) if found else 0
    if 200 <= status < 300:
        return Delivery(Outcome.SENT)
    if status in GONE:
        return Delivery(Outcome.GONE)
    if status == 0 or status in LATER or status >= 500:
        after = _RETRY.search(head)
        return Delivery(Outcome.FAILED, float(after[1]) if after else 0.0)
    return Delivery(Outcome.REFUSED)
