"""Listening: the socket, uvicorn, the browser, and stopping."""

import asyncio
import contextlib
import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from typing import cast

import uvicorn

from quadropolis.server.errors import PortBusy
from quadropolis.server.http.app import make_app
from quadropolis.server.http.descriptors import connections_for, descriptors
from quadropolis.server.http.doors import Doors
from quadropolis.server.http.group import Group, end_with_parent, own_place
from quadropolis.server.http.listening import HttpProtocol, http_protocol
from quadropolis.server.http.reach import Reach
from quadropolis.server.http.settings import Settings
from quadropolis.server.http.sockets import frame_protocol, with_frames
from quadropolis.server.http.usher import Corridor, Usher
from quadropolis.server.logs import log, take_over_logging
from quadropolis.server.storage.database import opened, prepare

BACKLOG = 2048
MOST_FRAME = 65_536
STOPPING_SECONDS = 5


def run(
    settings: Settings,
    host: str,
    port: int,
    open_browser: bool,
    announce: Callable[[str, tuple[str, ...]], None],
    proxies: tuple[str, ...] = (),
) -> None:
    """Serve until interrupted; the address is announced once somebody can be heard.

    With it come those for others: the public one, or what this machine has in its network.

    What those proxies say about a client's address is believed.
    """
    place = own_place()
    listening = _listening(host, port) if place is None else place.listening
    sockets = [listening]
    if settings.metrics_port:
        number = 0 if place is None else place.number
        sockets.append(_listening("127.0.0.1", settings.metrics_port + number, shared=True))
    usher = None if place is None else place.usher
    doors = Doors(settings.limits, proxies, connections_for(descriptors()))
    try:
        reach = Reach.of(*listening.getsockname()[:2])
        share = settings.share if usher is None else usher.share
        app = make_app(replace(settings, reach=reach, share=share), doors)
    except BaseException:
        for one in sockets:
            one.close()
        raise
    address = _address(listening)
    server = _Server(
        uvicorn.Config(
            with_frames(app, settings.limits.unread_bytes),
            log_config=None,
            access_log=False,
            http=http_protocol(doors, usher),
            ws=frame_protocol(doors),
            ws_max_size=MOST_FRAME,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=STOPPING_SECONDS,
            server_header=False,
            proxy_headers=bool(proxies),
            forwarded_allow_ips=list(proxies),
        ),
        usher,
    )
    take_over_logging()
    announce(address, _for_others(settings, reach))
    log("started", address=address)
    if place is not None:
        end_with_parent()
    elif open_browser and _has_display():
        threading.Timer(0.5, webbrowser.open, (address,)).start()
    _expect_many_small_things()
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=sockets)


class _Server(uvicorn.Server):
    """uvicorn's; in a group it also takes in those whom other processes lead to it."""

    def __init__(self, config: uvicorn.Config, usher: Usher | None) -> None:
        super().__init__(config)
        self._usher = usher
        self._arriving: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._usher is not None and self.started:
            self._usher.begin(self._welcome)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._usher is not None:
            self._usher.end()
        await super().shutdown(sockets)

    def _welcome(self, client: socket.socket, head: bytes) -> None:
        arriving = asyncio.ensure_future(self._taken_in(client, head))
        self._arriving.add(arriving)
        arriving.add_done_callback(self._arriving.discard)

    async def _taken_in(self, client: socket.socket, head: bytes) -> None:
        made = cast(type[HttpProtocol], self.config.http_protocol_class)
        parts = self.config, self.server_state, self.lifespan.state
        loop = asyncio.get_running_loop()
        try:
            await loop.connect_accepted_socket(lambda: made(*parts, led_with=head), client)
        except OSError:  # gone meanwhile
            client.close()


def _for_others(settings: Settings, reach: Reach) -> tuple[str, ...]:
    return (settings.public_url,) if settings.public_url else reach.addresses


def run_group(
    settings: Settings,
    host: str,
    port: int,
    processes: int,
    open_browser: bool,
    announce: Callable[[str, tuple[str, ...]], None],
) -> None:
    """The same with several processes, each started by the command that was given to this one."""
    _listening(host, port).close()  # nobody else is to be there
    engine = opened(settings.database, writing=True)
    prepare(engine)
    engine.dispose()
    sockets = [_listening(host, port, shared=True)]
    for _ in range(processes - 1):
        sockets.append(_listening(host, sockets[0].getsockname()[1], shared=True))
    address = _address(sockets[0])

    def ready() -> None:
        announce(address, _for_others(settings, Reach.of(*sockets[0].getsockname()[:2])))
        log("group_started", address=address, processes=processes)
        if open_browser and _has_display():
            webbrowser.open(address)

    with Corridor.built(processes) as corridor:
        Group(sockets, corridor, [sys.executable, "-m", "quadropolis", *sys.argv[1:]]).run(ready)


def _expect_many_small_things() -> None:
    """Settings of Python for a process that does many small things for many people at once."""
    # What is loaded by now stays: looking for garbage in it would stop everyone for a while.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    # The writer needs a moment now and then; everyone waits for it.
    sys.setswitchinterval(0.0005)


def _listening(host: str, port: int, shared: bool = False) -> socket.socket:
    """A listening socket, or a clear reason. A shared port has several, of one user."""
    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if shared and hasattr(socket, "SO_REUSEPORT"):
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        listening.bind(address)
        listening.listen(BACKLOG)
    except (OSError, OverflowError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise PortBusy(host=host, port=port, reason=reason) from error
    listening.setblocking(False)
    return listening


def _address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def _has_display() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
