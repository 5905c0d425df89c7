"""All clients of a table at one process of a group, whichever of them they reach first.

The system shares out connections by chance. Two clients of a table at different processes cost
more than twice as much: each process then has the table at hand, and one reads and tells again
what the other has written. So whoever asks for the WebSocket of a table is led to the process
that the table belongs to: its socket goes there, with the request that has been read by then.

Nothing depends on it. If that process is not there, or does not take anybody in, the client stays
where it is, and the two processes hear of each other as those of different machines do.
"""

import asyncio
import contextlib
import os
import socket
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from quadropolis.server.game.names import Share

if sys.platform != "win32":
    import fcntl

MOST_HEAD = 65_536
"""Bytes of a request; one that is longer is answered where it came in."""
AT_ONCE = 64
"""So many are taken in before anything else is looked at."""


@dataclass(frozen=True, slots=True)
class Corridor:
    """What leads from one process of a group to the others; made by their parent.

    What lies in a box when a process ends is found there by its successor.
    """

    boxes: tuple[tuple[socket.socket, socket.socket], ...]
    """Of each process: where it takes out, and where others put in."""
    signs: int
    """An empty file. Whoever can take somebody in holds a lock on the byte of their number."""

    @classmethod
    @contextlib.contextmanager
    def built(cls, processes: int) -> "Iterator[Corridor]":
        """One for so many processes."""
        with contextlib.ExitStack() as opened:
            signs = opened.enter_context(tempfile.TemporaryFile()).fileno()
            boxes = tuple(
                socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(processes)
            )
            for end in (end for box in boxes for end in box):
                opened.enter_context(end)
                end.setblocking(False)
            yield cls(boxes, signs)

    def descriptors(self, number: int) -> tuple[int, ...]:
        """What the process of that number needs: its signs, its box, and all slots."""
        slots = tuple(slot.fileno() for _, slot in self.boxes)
        return (self.signs, self.boxes[number][0].fileno(), *slots)


class Usher:
    """Leads clients to other processes of the group, and takes in those who are led here."""

    def __init__(
        self, number: int, signs: int, box: socket.socket, slots: Sequence[socket.socket]
    ) -> None:
        self.share = Share(number, len(slots))
        self._signs, self._box, self._slots = signs, box, slots
        self._welcome: Callable[[socket.socket, bytes], None] | None = None

    @classmethod
    def given(cls, number: int, descriptors: Sequence[int]) -> "Usher":
        """The one of a process that was given its part of a corridor."""
        signs, *ends = descriptors
        box, *slots = (socket.socket(fileno=end) for end in ends)
        return cls(number, signs, box, slots)

    def begin(self, welcome: Callable[[socket.socket, bytes], None]) -> None:
        """Take in others from now on: their socket, and what they have asked."""
        self._welcome = welcome
        fcntl.lockf(self._signs, fcntl.LOCK_SH, 1, self.share.number)
        asyncio.get_running_loop().add_reader(self._box, self._take)

    def end(self) -> None:
        """Nobody any more; what is in the box is for the successor."""
        if self._welcome is not None:
            asyncio.get_running_loop().remove_reader(self._box)
            fcntl.lockf(self._signs, fcntl.LOCK_UN, 1, self.share.number)
            self._welcome = None

    def lead(self, table: str, client: int, head: bytes) -> bool:
        """Send a client to the process of that table; whether it is on its way there."""
        number = self.share.keeper(table)
        if number == self.share.number or len(head) > MOST_HEAD or not self._is_open(number):
            return False
        try:
            socket.send_fds(self._slots[number], [head], [client])
        except OSError:  # its box is full, or the system's
            return False
        return True

    def _is_open(self, number: int) -> bool:
        """Whether somebody holds that sign; the system takes it from the dead."""
        try:
            fcntl.lockf(self._signs, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, number)
        except OSError:
            return True
        fcntl.lockf(self._signs, fcntl.LOCK_UN, 1, number)
        return False

    def _take(self) -> None:
        for _ in range(AT_ONCE):
            try:
                head, clients, *_ = socket.recv_fds(self._box, MOST_HEAD, 1)
            except OSError:
                return  # the box is empty; two have the same one while one replaces the other
            for descriptor in clients:
                os.set_inheritable(descriptor, False)
                client = socket.socket(fileno=descriptor)
                client.setblocking(False)
                if self._welcome is None:
                    client.close()
                else:
                    self._welcome(client, head)
