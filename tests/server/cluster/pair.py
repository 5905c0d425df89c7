"""Two server processes on one database, which know of each other."""

import contextlib
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tests.server.postgres import postgres
from tests.server.serving import Guest, Served

PATIENCE_SECONDS = 300
OPTIONS = ("--rate", "0", "--bot-seconds", "0.01", "--bot-workers", "1")


def until(there: Callable[[], bool], what: str) -> None:
    """Look for a sign until it is there."""
    late = time.monotonic() + PATIENCE_SECONDS
    while not there():
        assert time.monotonic() < late, what
        time.sleep(0.05)


def acquainted(*served: Served) -> None:
    """Wait until each of them knows of all others."""
    for one in served:
        until(lambda one=one: one.metric("processes") == len(served), "they do not meet")  # type: ignore[misc]


@contextlib.contextmanager
def pair(
    folder: Path, *options: str, of_first: tuple[str, ...] = ()
) -> Iterator[tuple[Served, Served, str]]:
    """Both, and the URL of their database. Options can be of the first one alone."""
    for name in ("a", "b"):
        (folder / name).mkdir()
    with (
        postgres() as url,
        Served(folder / "a", *OPTIONS, *options, *of_first, database=url) as first,
        Served(folder / "b", *OPTIONS, *options, database=url) as second,
    ):
        acquainted(first, second)
        yield first, second, url


def at(served: Served, guest: Guest) -> Guest:
    """The same person at another process."""
    return Guest(served.port, guest.cookie)


def at_once(*works: Callable[[], Any]) -> list[Any]:
    """What each of them returns, all begun at the same moment."""
    ready, found = threading.Barrier(len(works)), [None] * len(works)

    def run(number: int) -> None:
        ready.wait()
        found[number] = works[number]()

    threads = [threading.Thread(target=run, args=(number,)) for number in range(len(works))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return found
