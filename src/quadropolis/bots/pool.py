"""A pool of processes that think. Whoever wants something thought about asks it.

A question is a task (see `bots.worker`) and plain data. Its answer is a future: plain code
waits for `.result()`, a coroutine for `asyncio.wrap_future(...)`. Cancelling the future lets
the thinker go: whoever stops waiting should do so.
"""

import atexit
import json
import os
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from enum import IntEnum
from functools import partial
from typing import Any, Generic, Self, TypeVar
from weakref import WeakSet

from quadropolis.bots.errors import BotExited
from quadropolis.bots.line import Asker, Line
from quadropolis.bots.thinker import Errand, Thinker

A = TypeVar("A")


class Priority(IntEnum):
    """Who is answered first; within one, everybody in turn (see `bots.line`)."""

    MOVE = 0
    """A player waits for a bot's move."""
    HINT = 1
    """Somebody waits for advice."""
    BACKGROUND = 2
    """Nobody waits: reviews, games between bots."""


@dataclass(frozen=True, slots=True)
class Task(Generic[A]):
    """What thinkers can be asked to do."""

    path: str
    """`module:function`, imported by the thinker."""
    read: Callable[[bytes], A]
    """From its line to the answer. If this raises, the thinker is taken to have failed."""


class ThinkerLost(Exception):
    """A thinker ended, or did not answer in time, as often as a question may be tried."""

    def __init__(
        self, status: int | None = None, signal: int | None = None, last_words: str = ""
    ) -> None:
        ended = f"exit code {status}" if signal is None else f"signal {signal}"
        super().__init__(f"{ended} {last_words}".strip())
        self.status, self.signal, self.last_words = status, signal, last_words

    @classmethod
    def by(cls, error: Exception) -> "ThinkerLost":
        """The same from what went wrong with the process."""
        if isinstance(error, BotExited):
            return cls(**error.arguments)
        return cls(last_words=f"{type(error).__name__}: {error}")


class Pool:
    """At most `workers` processes of one thread each, started when they are needed.

    `ahead` is how many questions a process has been sent: with more than one it never waits
    for the next, but what is urgent waits for all of them. `reserved` processes are kept for
    moves. `failed` is told of every process that ended or was too late.
    """

    def __init__(
        self,
        workers: int,
        *,
        ahead: int = 1,
        reserved: int = 0,
        failed: Callable[[ThinkerLost], None] = lambda lost: None,
    ) -> None:
        if not (workers > reserved >= 0 and ahead > 0):
            raise ValueError(f"{workers} workers, {reserved} reserved, {ahead} ahead")
        self._workers, self._ahead, self._reserved = workers, ahead, reserved
        self._failed = failed
        self._lock = threading.Lock()
        # The lock guards all of these, and what the thinkers have been given.
        self._waiting = Line()
        self._thinkers: list[Thinker] = []
        self._idle: list[Thinker] = []
        self._questions = 0
        self._closed = False
        _open.add(self)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def submit(
        self,
        task: Task[A],
        question: Any,
        priority: Priority = Priority.MOVE,
        patience: float | None = None,
        tries: int = 1,
        asker: Asker = (),
    ) -> "Future[A]":
        """Have a question answered; those of different askers take turns.

        A process that takes more than `patience` seconds is ended. After `tries` processes
        ended instead of answering, the future raises ThinkerLost.
        """
        line = json.dumps({"task": task.path, "question": question}, separators=(",", ":"))
        with self._lock:
            if self._closed:
                raise RuntimeError("the pool is closed")
            self._questions += 1
            number, text = self._questions, line.encode() + b"\n"
            asked = Errand(priority, number, text, task.read, patience, tries, asker)
            self._waiting.add(asked)
            self._call()
        asked.future.add_done_callback(partial(self._let_go, asked))
        return asked.future

    @property
    def closed(self) -> bool:
        """Whether nothing can be asked any more."""
        return self._closed

    def pids(self) -> tuple[int, ...]:
        """The processes that are running now."""
        with self._lock:
            found = tuple(thinker.pid for thinker in self._thinkers)
        return tuple(pid for pid in found if pid is not None)

    def close(self) -> None:
        """End every process and cancel what is not answered."""
        with self._lock:
            self._closed = True
            thinkers = tuple(self._thinkers)
            unanswered = [*self._waiting, *(asked for there in thinkers for asked in there.given)]
            self._waiting.clear()
            for thinker in thinkers:
                thinker.wake()
        for asked in unanswered:
            asked.future.cancel()
        for thinker in thinkers:
            thinker.wait()
        _open.discard(self)

    def _let_go(self, asked: Errand, future: "Future[Any]") -> None:
        """If nobody waits for it any more, it is not answered."""
        if not future.cancelled():
            return
        self._settles(asked)
        with self._lock:
            self._waiting.remove(asked)
            for thinker in self._thinkers:
                if asked in thinker.given:
                    thinker.wake()

    def _settles(self, asked: Errand) -> bool:
        """Whether what is found out now counts: once, and only if nobody has cancelled it."""
        with self._lock:
            if asked.settled:
                return False
            asked.settled = True
            # Whoever waits for several futures is told of a cancelled one only by this.
            return asked.future.set_running_or_notify_cancel()

    # --- with the lock held -----------------------------------------------------------

    def _takeable(self) -> bool:
        """Whether the most urgent question may be given to a thinker that is free."""
        if not self._waiting:
            return False
        if self._waiting.priority is Priority.MOVE:
            return True
        elsewhere = sum(
            bool(there.given) and there.given[0].priority is not Priority.MOVE
            for there in self._thinkers
        )
        return elsewhere < self._workers - self._reserved

    def _call(self) -> None:
        """Call somebody, if there is more to do than those can who are coming already."""
        coming = sum(there.coming for there in self._thinkers)
        if len(self._waiting) <= coming or not self._takeable():
            return
        if self._idle:
            thinker = self._idle.pop()  # the last to be idle: its memory is warm
            thinker.coming = True
            thinker.called.notify()
        elif len(self._thinkers) < self._workers:
            thinker = Thinker(self, self._lock)
            self._thinkers.append(thinker)
            thinker.start()

    def _may_have(self, thinker: Thinker) -> bool:
        """Whether that thinker may be given another question."""
        if not thinker.given:
            return self._takeable()
        others = len(self._thinkers) < self._workers or self._idle
        return bool(self._waiting) and len(thinker.given) < self._ahead and not others

    # --- for thinkers -----------------------------------------------------------------

    def next(self, thinker: Thinker) -> list[Errand] | None:
        """What was added to what a thinker has been given. Waits if that is nothing."""
        with self._lock:
            while not self._closed:
                thinker.coming = False
                fresh: list[Errand] = []
                while self._may_have(thinker):
                    fresh.append(self._waiting.take())
                    thinker.given.append(fresh[-1])
                self._call()
                if thinker.given:
                    return fresh
                self._idle.append(thinker)
                thinker.called.wait()
            return None

    def answered(self, thinker: Thinker, answer: Any) -> None:
        """The thinker has answered the first of its questions."""
        with self._lock:
            asked = thinker.given.popleft()
        if self._settles(asked):
            asked.future.set_result(answer)

    def dropped(self, thinker: Thinker) -> bool:
        """Whether a question of a thinker was cancelled. Then it is rid of all of them."""
        with self._lock:
            if not any(asked.future.cancelled() for asked in thinker.given):
                return False
            self._take_back(thinker.given)
            return True

    def lost(self, thinker: Thinker, error: Exception) -> None:
        """The thinker's process ended or had to be ended, because of its first question."""
        lost = ThinkerLost.by(error)
        self._failed(lost)
        with self._lock:
            first = thinker.given[0]
            first.tries -= 1
            if not first.tries:
                thinker.given.popleft()
            self._take_back(thinker.given)
        if not first.tries and self._settles(first):
            first.future.set_exception(lost)

    def _take_back(self, given: deque[Errand]) -> None:
        for asked in given:
            if not asked.future.cancelled():
                self._waiting.add(asked)
        given.clear()
        self._call()

    def gone(self, thinker: Thinker) -> None:
        """The thinker has ended."""
        with self._lock:
            self._thinkers.remove(thinker)


def cores() -> int:
    """The cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


_open: "WeakSet[Pool]" = WeakSet()


@atexit.register
def _close_all() -> None:
    for pool in tuple(_open):
        pool.close()
