"""The addresses under /api/me/push: browsers that want to be called. There if the host wants it."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from quadropolis.server.errors import NotPlaying, NotSeated
from quadropolis.server.game.table import OVER
from quadropolis.server.http.api import REFUSALS, Person, TheDesk, server_of
from quadropolis.server.push.sealing import Reader
from quadropolis.server.storage.devices import Device, Wishes
from quadropolis.server.wire import people, requests
from quadropolis.server.wire.description import answered
from quadropolis.server.wire.frames import encoded

push_api = APIRouter(prefix="/api/me/push", tags=["people"], responses=REFUSALS)

DeviceId = Annotated[str, Path(pattern="^[0-9a-f]{64}$")]
DESCRIBED = answered(people.Device)


def _answer(id: str, wishes: Wishes) -> Response:
    shown = people.Device(id, wishes.days, list(wishes.tables))
    return Response(encoded(shown), media_type="application/json")


@push_api.put("", responses=DESCRIBED)
async def subscribe(request: Request, person: Person, sent: requests.Subscription) -> Response:
    """Call this browser from now on, or change what it is called for."""
    server = server_of(request)
    assert server.settings.push is not None
    server.settings.push.endpoint(sent.endpoint)
    Reader.of(sent.p256dh, sent.auth)
    device = Device(sent.endpoint, sent.p256dh, sent.auth)
    most = server.settings.limits.push_devices_per_person
    kept = await server.writes.write(server.devices.keep, person, device, sent.days, most)
    return _answer(device.id, kept)


@push_api.get("/{device}", responses=DESCRIBED)
async def subscribed(request: Request, person: Person, device: DeviceId) -> Response:
    """What one of my browsers is called for."""
    found = await asyncio.to_thread(server_of(request).devices.wishes, person, device)
    return _answer(device, found)


@push_api.delete("/{device}", status_code=204)
async def unsubscribe(request: Request, person: Person, device: DeviceId) -> None:
    """Forget this browser: it is not called any more."""
    server = server_of(request)
    await server.writes.write(server.devices.drop, person, device)


@push_api.put("/{device}/tables/{table}", responses=DESCRIBED)
async def call_for(request: Request, person: Person, device: DeviceId, desk: TheDesk) -> Response:
    """Call this browser for a table at which I sit."""
    if person not in desk.table.people:
        raise NotSeated()
    if desk.table.status in OVER:
        raise NotPlaying(status=desk.table.status)
    return await _wish(request, person, device, desk.id, True)


@push_api.delete("/{device}/tables/{table}", responses=DESCRIBED)
async def call_no_more(
    request: Request, person: Person, device: DeviceId, desk: TheDesk
) -> Response:
    """Call this browser for that table no longer."""
    return await _wish(request, person, device, desk.id, False)


async def _wish(request: Request, person: str, device: str, table: str, wanted: bool) -> Response:
    server = server_of(request)
    wish = server.devices.wish
    return _answer(device, await server.writes.write(wish, person, device, table, wanted))
