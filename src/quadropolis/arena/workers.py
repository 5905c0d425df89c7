"""Games on all cores: one process per worker, each busy with one game at a time."""

import contextlib
import json
import os
import selectors
import subprocess
import sys
import tempfile
from collections import deque
from collections.abc import Generator, Iterable
from pathlib import Path

from quadropolis.arena.errors import WorkerEnded
from quadropolis.arena.plan import Plan
from quadropolis.bots.errors import how_it_ended
from quadropolis.bots.process import CHUNK
from quadropolis.bots.registry import python_environment

AHEAD = 2
"""Games a worker has been given: the one it plays, and the next, so that it never waits."""
ENDING_SECONDS = 5.0
LAST_WORDS = 600

# Many workers share the machine, so none may spread out over several cores.
_ONE_THREAD = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")


def cores() -> int:
    """The cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def played(
    plan: Plan, numbers: Iterable[int], workers: int, logs: Path | None
) -> Generator[bytes, None, None]:
    """The records of these games, as JSON lines, in the order in which they end.

    When the iterator is closed, early or late, every worker has ended.
    """
    waiting = deque(numbers)
    with contextlib.ExitStack() as stack:
        crew = selectors.DefaultSelector()
        stack.callback(crew.close)
        last_words = stack.enter_context(tempfile.TemporaryFile())
        staff: list[_Worker] = []
        stack.callback(_end, staff)
        for _ in range(min(workers, len(waiting))):
            worker = _Worker(plan, logs, last_words.fileno())
            staff.append(worker)
            crew.register(worker.output, selectors.EVENT_READ, worker)
        for worker in staff * AHEAD:
            worker.give(waiting)
        while any(worker.games for worker in staff):
            for key, _ in crew.select():
                worker = key.data
                lines = worker.read()
                if lines is None:
                    raise WorkerEnded(
                        **worker.status(),
                        game=worker.games[0] if worker.games else None,
                        last_words=_end_of(last_words.fileno()),
                    )
                for line in lines:
                    worker.games.popleft()
                    worker.give(waiting)
                    yield line


def _end_of(file: int) -> str:
    # Read without seeking: the workers that still write share the file's position.
    start = max(0, os.fstat(file).st_size - LAST_WORDS)
    return os.pread(file, LAST_WORDS, start).decode(errors="replace").strip()


def _end(staff: "list[_Worker]") -> None:
    for worker in staff:
        worker.dismiss()
    for worker in staff:
        worker.wait()


class _Worker:
    """One worker process, and the games it has been given."""

    def __init__(self, plan: Plan, logs: Path | None, errors: int) -> None:
        self._process = subprocess.Popen(
            (sys.executable, "-P", "-m", "quadropolis.arena.worker"),
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            env=python_environment() | _ONE_THREAD,
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._input, self.output = self._process.stdin, self._process.stdout
        self._unread = b""
        self.games: deque[int] = deque()
        self._send({"plan": plan.to_data(), "logs": None if logs is None else str(logs)})

    def _send(self, message: object) -> None:
        with contextlib.suppress(BrokenPipeError):  # its death shows when it is read from
            self._input.write(json.dumps(message).encode() + b"\n")

    def give(self, waiting: deque[int]) -> None:
        """Hand over the next game, if there is one."""
        if waiting:
            self.games.append(waiting.popleft())
            self._send(self.games[-1])

    def read(self) -> list[bytes] | None:
        """The lines that are complete by now; None when the worker has ended."""
        chunk = os.read(self.output.fileno(), CHUNK)
        if not chunk:
            return None
        *lines, self._unread = (self._unread + chunk).split(b"\n")
        return lines

    def status(self) -> dict[str, int | None]:
        """How the worker ended."""
        self.wait()
        return how_it_ended(self._process.returncode)

    def dismiss(self) -> None:
        """Tell the worker to end: it does when its input is closed, whatever it is doing."""
        with contextlib.suppress(BrokenPipeError):
            self._input.close()

    def wait(self) -> None:
        """Wait until it has ended, and make sure that it does."""
        self.dismiss()
        try:
            self._process.wait(ENDING_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self.output.close()
