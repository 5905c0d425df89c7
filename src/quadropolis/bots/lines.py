"""The side of a process that answers lines with lines: its asker's are read, its own are sent."""

import os
import sys
import threading
from collections.abc import Callable, Iterator
from queue import SimpleQueue
from typing import BinaryIO

from quadropolis.bots.process import CHUNK


def conversation(
    at_end: Callable[[], None] | None = None,
) -> tuple[Iterator[bytes], Callable[[bytes], None]]:
    """The asker's lines as they come, and what sends one back.

    When the asker's lines end, so does this process, even in the midst of a thought; `at_end`
    is called before. Whatever else is printed ends up in stderr.
    """
    output = _private_output()

    def say(line: bytes) -> None:
        output.write(line)
        output.flush()

    return _lines_until_host_ends(at_end), say


def _private_output() -> BinaryIO:
    """The real stdout; from now on whatever else prints there ends up in stderr."""
    sys.stdout.flush()
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return output


def _lines_until_host_ends(at_end: Callable[[], None] | None) -> Iterator[bytes]:
    arrived: SimpleQueue[bytes] = SimpleQueue()

    def listen() -> None:
        # Not through sys.stdin, which a waiting thread would keep from being closed.
        unread = b""
        while chunk := os.read(0, CHUNK):
            *whole, unread = (unread + chunk).split(b"\n")
            for text in whole:
                arrived.put(text)
        if at_end is not None:
            at_end()
        os._exit(0)

    threading.Thread(target=listen, daemon=True).start()
    while True:
        yield arrived.get()
