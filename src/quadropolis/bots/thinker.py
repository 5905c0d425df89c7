"""A thinker: one process of the pool, and the thread that asks it."""

import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Protocol

from quadropolis.bots.process import LineProcess, Woken
from quadropolis.bots.registry import python_environment

ENDING_SECONDS = 5.0
"""How long a process may take to end after its input was closed, before it is killed."""
LONGEST_ANSWER = 1_000_000_000
"""Our own processes may say much: thousands of games to learn from."""
COMMAND = (sys.executable, "-P", "-m", "quadropolis.bots.worker")
# Several of them share the machine, so none may spread out over several cores.
ONE_THREAD = MappingProxyType(
    dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
)


@dataclass(slots=True, order=True)
class Errand:
    """A question on its way; the smaller, the more urgent."""

    priority: int
    number: int
    line: bytes = field(compare=False)
    read: Callable[[bytes], Any] = field(compare=False)
    patience: float | None = field(compare=False)
    tries: int = field(compare=False)
    """How many processes may still end over it."""
    asker: tuple[str, ...] = field(compare=False, default=())
    """Whose question it is, see `bots.line`."""
    future: "Future[Any]" = field(compare=False, default_factory=Future)
    """Pending until it is settled, so that it can be cancelled until then."""
    settled: bool = field(compare=False, default=False)


class Work(Protocol):
    """Where a thinker finds what to do, and hands in what came of it."""

    @property
    def closed(self) -> bool:
        """Whether there will be nothing more."""

    def next(self, thinker: "Thinker") -> list[Errand] | None:
        """What was added to what it has been given; waits if that is nothing. None: the end."""

    def answered(self, thinker: "Thinker", answer: Any) -> None:
        """The first of its questions is answered."""

    def dropped(self, thinker: "Thinker") -> bool:
        """Whether one of its questions was cancelled; then it is given none of them any more."""

    def lost(self, thinker: "Thinker", error: Exception) -> None:
        """Its process is to be ended, because of the first of its questions; likewise."""

    def gone(self, thinker: "Thinker") -> None:
        """It has ended."""


class Thinker:
    """Asks its process one question after the other; starts it anew whenever it ends."""

    def __init__(self, work: Work, lock: threading.Lock) -> None:
        self._work = work
        self.given: deque[Errand] = deque()
        """What its process has been sent, in order; changed with the lock held."""
        self.called = threading.Condition(lock)
        self.coming = True
        """Whether it was called, and has not looked yet what there is to do."""
        self._process: LineProcess | None = None
        self._wake = os.pipe()
        self._thread = threading.Thread(target=self._run, name="thinker", daemon=True)

    def start(self) -> None:
        """Begin to look for work."""
        self._thread.start()

    def wait(self) -> None:
        """Wait until it has ended."""
        self._thread.join()

    @property
    def pid(self) -> int | None:
        """Its process, if it has one."""
        process = self._process
        return None if process is None else process.pid

    def wake(self) -> None:
        """Have it look up from its work; with the lock held."""
        self.called.notify()
        os.write(self._wake[1], b"!")

    def _run(self) -> None:
        # Ctrl-C is for the main thread, which may have reasons to let it wait.
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            while (fresh := self._work.next(self)) is not None:
                self._go_on(fresh)
        finally:
            self._end()
            self._work.gone(self)
            for end in self._wake:
                os.close(end)

    def _go_on(self, fresh: list[Errand]) -> None:
        """Send what is new, wait for the next answer."""
        first = self.given[0]
        try:
            if self._process is not None and fresh[:1] == [first] and self._process.ended:
                self._end()  # while nobody looked: no question's fault
            process = self._process or self._started()
            for asked in fresh:
                process.send(asked.line)
            answer = first.read(process.line(first.patience))
        except Woken:
            os.read(self._wake[0], 1024)
            if self._work.dropped(self):
                self._end()
                if not self._work.closed:
                    self._started()  # so that the next question need not wait for that
        except Exception as error:
            self._work.lost(self, error)
            self._end()
        else:
            self._work.answered(self, answer)

    def _started(self) -> LineProcess:
        environment = python_environment() | ONE_THREAD
        wake = self._wake[0]
        self._process = LineProcess(
            COMMAND, environment, None, ENDING_SECONDS, wake, LONGEST_ANSWER
        )
        return self._process

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process = None
