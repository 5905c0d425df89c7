"""Games on all cores: one process per worker, each busy with one game at a time."""

from collections.abc import Generator, Iterable
from concurrent.futures import Future
from functools import partial
from itertools import islice
from pathlib import Path
from queue import SimpleQueue

from quadropolis.arena.errors import WorkerEnded
from quadropolis.arena.plan import Plan
from quadropolis.arena.worker import GAME, question
from quadropolis.bots.pool import Pool, Priority, ThinkerLost

AHEAD = 2
"""Games a worker has been given: the one it plays, and the next, so that it never waits."""


def played(
    plan: Plan, numbers: Iterable[int], workers: int, logs: Path | None
) -> Generator[bytes, None, None]:
    """The records of these games, as JSON lines, in the order in which they end.

    When the iterator is closed, early or late, every worker has ended.
    """
    waiting = iter(numbers)
    ended: SimpleQueue[tuple[int, Future[bytes]]] = SimpleQueue()
    with Pool(workers, ahead=AHEAD) as pool:

        def give(most: int) -> int:
            """Ask for that many more games, if there are so many; how many there were."""
            given = tuple(islice(waiting, most))
            for number in given:
                game = pool.submit(GAME, question(plan, number, logs), Priority.BACKGROUND)
                game.add_done_callback(partial(_put, ended, number))
            return len(given)

        # One more per worker lies ready, to be handed over when a game ends.
        missing = give(workers * (AHEAD + 1))
        while missing:
            number, game = ended.get()
            try:
                line = game.result()
            except ThinkerLost as lost:
                raise WorkerEnded(
                    status=lost.status, signal=lost.signal, game=number, last_words=lost.last_words
                ) from lost
            missing += give(1) - 1
            yield line


def _put(
    ended: "SimpleQueue[tuple[int, Future[bytes]]]", number: int, game: "Future[bytes]"
) -> None:
    ended.put((number, game))
