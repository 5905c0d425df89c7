"""Several server processes on one port: started together, replaced one by one.

Each has a listening socket of its own on the same port, so that the system shares out new
connections evenly. The sockets belong to the parent: nothing that waits there is lost when a
process ends, and the next one takes it up. The parent itself knows no tables.
"""

import contextlib
import os
import queue
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from quadropolis.server.errors import NoPostgres, ProcessFailed
from quadropolis.server.http.usher import Corridor, Usher
from quadropolis.server.logs import log

MEMBER = "QUADROPOLIS_MEMBER"
"""Set for the processes of a group: the descriptor of the socket, which of them it is, and those
of the way to the others."""
READY_SECONDS = 120.0
STOP_SECONDS = 30.0
"""More than a process takes to finish what it writes."""
SHORT_LIFE, PAUSE_SECONDS = 5.0, 2.0
"""Whoever ends within so long is started again after a pause."""


@dataclass(frozen=True, slots=True)
class Place:
    """What a process of a group was given: a socket, its number from 0, and a way to the others."""

    listening: socket.socket
    number: int
    usher: Usher | None
    """None if the parent, which may be of an older version, knows of no such way."""


def own_place(environment: Mapping[str, str] = os.environ) -> Place | None:
    """The place of this process in a group; None if it is in none."""
    text = environment.get(MEMBER)
    if text is None:
        return None
    descriptor, number, *corridor = map(int, text.split(":"))
    listening = socket.socket(fileno=descriptor)
    listening.setblocking(False)
    return Place(listening, number, Usher.given(number, corridor) if corridor else None)


def end_with_parent() -> None:
    """Stop like after SIGTERM as soon as the parent is gone, however it went."""

    def wait() -> None:
        with contextlib.suppress(OSError, ValueError):
            sys.stdin.buffer.read()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait, name="parent", daemon=True).start()


def expect_shareable(database: str, processes: int) -> None:
    """Several processes need a database that tells them of each other."""
    if processes > 1 and not database.startswith("postgresql+psycopg:"):
        raise NoPostgres(processes=processes)


@dataclass(slots=True)
class _Member:
    process: subprocess.Popen[bytes]
    began: float = field(default_factory=time.monotonic)
    replaced: bool = False
    """Whether it is to end, and nobody is started in its place."""


class Group:
    """The parent's side."""

    def __init__(
        self, sockets: list[socket.socket], corridor: Corridor, command: list[str]
    ) -> None:
        self._sockets, self._corridor, self._command = sockets, corridor, command
        self._members: dict[int, _Member] = {}
        self._happened: queue.SimpleQueue[str | tuple[int, _Member]] = queue.SimpleQueue()

    def run(self, ready: Callable[[], None]) -> None:
        """Start all, say when they are ready, and keep them running until a signal comes.

        SIGHUP replaces them one after the other, by whatever version is installed now.
        """
        for name in ("SIGTERM", "SIGINT", "SIGHUP"):
            number = getattr(signal, name)
            signal.signal(number, lambda *_, name=name: self._happened.put(name))
        try:
            for slot in range(len(self._sockets)):
                self._members[slot] = self._started(slot)
            for member in self._members.values():
                self._expect_ready(member)
            ready()
            while (happened := self._happened.get()) in ("SIGHUP",) or type(happened) is tuple:
                if isinstance(happened, tuple):
                    self._ended(*happened)
                else:
                    self._replace_all()
        finally:
            self._stop([*self._members.values()])

    def _started(self, slot: int) -> _Member:
        listening, corridor = self._sockets[slot].fileno(), self._corridor.descriptors(slot)
        process = subprocess.Popen(
            self._command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            pass_fds=(listening, *corridor),
            env={**os.environ, MEMBER: ":".join(map(str, (listening, slot, *corridor)))},
        )
        member = _Member(process)

        def wait() -> None:
            process.wait()
            self._happened.put((slot, member))

        threading.Thread(target=wait, daemon=True).start()
        return member

    def _expect_ready(self, member: _Member) -> None:
        """A process says one line when it can be heard."""
        late = threading.Timer(READY_SECONDS, member.process.kill)
        late.start()
        assert member.process.stdout is not None
        said = member.process.stdout.readline()
        late.cancel()
        if not said:
            raise ProcessFailed(status=member.process.wait())

    def _ended(self, slot: int, member: _Member) -> None:
        if member.replaced or self._members.get(slot) is not member:
            return
        log("process_ended", process=slot, status=member.process.returncode)
        if time.monotonic() - member.began < SHORT_LIFE:
            time.sleep(PAUSE_SECONDS)
        self._members[slot] = self._started(slot)

    def _replace_all(self) -> None:
        """A new one first; when it is there the old one goes. Nobody is left alone meanwhile."""
        for slot, old in tuple(self._members.items()):
            new = self._started(slot)
            try:
                self._expect_ready(new)
            except ProcessFailed as failed:
                log("not_replaced", process=slot, **failed.arguments)
                new.replaced = True
                return
            self._members[slot], old.replaced = new, True
            self._stop([old])
            log("replaced", process=slot)

    def _stop(self, members: list[_Member]) -> None:
        for member in members:
            member.replaced = True
            with contextlib.suppress(OSError):
                member.process.terminate()
        for member in members:
            try:
                member.process.wait(STOP_SECONDS)
            except subprocess.TimeoutExpired:
                member.process.kill()
