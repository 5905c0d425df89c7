"""Where many questions are answered: on this machine's cores, or on many machines.

A question is one of the pool's tasks and plain data, and its answer bytes, so that it does not
matter where it was answered. `--on` of the commands names an executor.
"""

from collections.abc import Generator, Iterable
from concurrent.futures import Future
from functools import partial
from itertools import islice
from queue import SimpleQueue
from typing import Any, Protocol

from quadropolis.bots.errors import UnknownExecutor
from quadropolis.bots.pool import Pool, Priority, Task, ThinkerLost, cores
from quadropolis.rules.errors import shown

Answered = Generator[tuple[int, bytes], None, None]
"""The place of a question among all, and its answer."""
AHEAD = 2
"""Questions a worker has been given: the one it answers and the next, so that it never waits."""
LOCAL, RAY = "local", "ray"


class QuestionLost(Exception):
    """Whoever should have answered a question ended instead, as often as it may be tried."""

    def __init__(self, number: int, lost: ThinkerLost) -> None:
        super().__init__(f"question {number}: {lost}")
        self.number, self.lost = number, lost


class Executor(Protocol):
    """Has questions answered, several at a time."""

    def answers(self, task: Task[bytes], questions: Iterable[Any]) -> Answered:
        """The answers in the order in which they come.

        Questions are taken when there is room for them. When the iterator is closed, early or
        late, nobody works on them any more.
        """


class OnThisMachine:
    """A process per worker, each busy with one question at a time."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or cores()

    def answers(self, task: Task[bytes], questions: Iterable[Any]) -> Answered:
        """As the protocol says."""
        waiting = enumerate(questions)
        ended: SimpleQueue[tuple[int, Future[bytes]]] = SimpleQueue()
        with Pool(self.workers, ahead=AHEAD) as pool:

            def give(most: int) -> int:
                """Ask so many more, if there are so many; how many there were."""
                given = tuple(islice(waiting, most))
                for number, question in given:
                    answer = pool.submit(task, question, Priority.BACKGROUND)
                    answer.add_done_callback(partial(_put, ended, number))
                return len(given)

            # One more per worker lies ready, to be handed over when an answer comes.
            missing = give(self.workers * (AHEAD + 1))
            while missing:
                number, answer = ended.get()
                try:
                    line = answer.result()
                except ThinkerLost as lost:
                    raise QuestionLost(number, lost) from lost
                missing += give(1) - 1
                yield number, line


def _put(
    ended: "SimpleQueue[tuple[int, Future[bytes]]]", number: int, answer: "Future[bytes]"
) -> None:
    ended.put((number, answer))


def executor_named(on: str, workers: int | None = None) -> Executor:
    """`local`, `ray` for a cluster of this machine alone, or `ray:ADDRESS` for one that runs."""
    place, _, address = on.partition(":")
    if place == LOCAL and not address:
        return OnThisMachine(workers)
    if place != RAY or (":" in on and not address):
        raise UnknownExecutor(found=shown(on))
    from quadropolis.bots.on_ray import OnRay

    return OnRay(address or None, workers)
