"""Which processes and files there are."""

import os
import time
from contextlib import suppress
from pathlib import Path


def alive(pid: int) -> bool:
    """Whether a process is there and not just waiting to be forgotten by its parent."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
    except (FileNotFoundError, ProcessLookupError):
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


def wait_until_gone(pid: int) -> None:
    # Generous: whether a killed process ends must not depend on how busy the machine is.
    deadline = time.monotonic() + 120
    while alive(pid) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert not alive(pid)


def open_files() -> int:
    return len(os.listdir("/proc/self/fd"))


def children(parent: int | None = None) -> set[int]:
    """The processes started by this one or that one, the dead not waited for included."""
    pids = set()
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(FileNotFoundError, ProcessLookupError):
            text = path.read_text(encoding="ascii", errors="replace")
            if int(text.rpartition(")")[2].split()[1]) == (parent or os.getpid()):
                pids.add(int(path.parent.name))
    return pids


def descendants(parent: int) -> set[int]:
    """The processes started by that one, by those, and so on."""
    found: set[int] = set()
    edge = children(parent)
    while edge:
        found |= edge
        edge = set().union(*(children(pid) for pid in edge)) - found
    return found
