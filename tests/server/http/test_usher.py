"""Leading a client to another process: it is served there, and nobody is lost with a process."""

import contextlib
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator

import pytest

from quadropolis.server.game.names import Share
from quadropolis.server.http.usher import MOST_HEAD, Corridor, Usher

HEAD = b"GET /api/tables/k3m9x2ab/play HTTP/1.1\r\n\r\n"
SIBLING = """
import asyncio, sys
from quadropolis.server.http.usher import Usher

def welcome(client, head):
    client.send(head)
    client.close()

async def main():
    Usher.given(1, [*map(int, sys.argv[1:])]).begin(welcome)
    print("open", flush=True)
    await asyncio.Event().wait()

asyncio.run(main())
"""


def _table(number: int) -> str:
    """A table that belongs to that one of two processes."""
    return Share(number, 2).new_table()


@contextlib.contextmanager
def _sibling(corridor: Corridor) -> Iterator[subprocess.Popen[bytes]]:
    """The other process, which says to everybody what they have asked."""
    given = corridor.descriptors(1)
    command = (sys.executable, "-c", SIBLING, *map(str, given))
    with subprocess.Popen(command, stdout=subprocess.PIPE, pass_fds=given) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"open\n"
        yield process
        process.kill()


@pytest.fixture
def corridor() -> Iterator[Corridor]:
    with Corridor.built(2) as built:
        yield built


@pytest.fixture
def usher(corridor: Corridor) -> Usher:
    return Usher(0, corridor.signs, corridor.boxes[0][0], [slot for _, slot in corridor.boxes])


@contextlib.contextmanager
def _client() -> Iterator[tuple[socket.socket, int]]:
    """Both ends of a connection: the client's, and a descriptor of the server's."""
    client, served = socket.socketpair()
    with client, served:
        client.settimeout(60)
        yield client, served.fileno()


def test_led_to_another_process(corridor: Corridor, usher: Usher) -> None:
    with _client() as (client, served):
        assert not usher.lead(_table(1), served, HEAD)  # nobody is there yet
        with _sibling(corridor) as sibling:
            assert not usher.lead(_table(0), served, HEAD)  # this is the right place
            assert not usher.lead(_table(1), served, HEAD + b"x" * MOST_HEAD)
            assert usher.lead(_table(1), served, HEAD)
            assert client.recv(1_000) == HEAD
            sibling.kill()
            sibling.wait()
            assert not usher.lead(_table(1), served, HEAD)


def test_whoever_waits_is_found_by_the_successor(corridor: Corridor, usher: Usher) -> None:
    with _client() as (client, served):
        with _sibling(corridor) as sibling:
            sibling.send_signal(signal.SIGSTOP)
            assert usher.lead(_table(1), served, HEAD)
            sibling.kill()
        with _sibling(corridor):
            assert client.recv(1_000) == HEAD


def test_a_full_box(corridor: Corridor, usher: Usher) -> None:
    """Whoever does not take anybody in is not sent more and more."""
    with _client() as (_, served), _sibling(corridor) as sibling:
        sibling.send_signal(signal.SIGSTOP)
        led = 0
        while usher.lead(_table(1), served, HEAD * 100):
            led += 1
            assert led < 10_000
        assert led > 0
        assert not select.select((), (corridor.boxes[1][1],), (), 0)[1]
