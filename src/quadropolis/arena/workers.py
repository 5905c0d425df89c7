"""The games of an arena, wherever an executor has them played."""

from collections.abc import Generator, Sequence
from contextlib import closing
from pathlib import Path

from quadropolis.arena.errors import WorkerEnded
from quadropolis.arena.plan import Plan
from quadropolis.arena.worker import GAME, question
from quadropolis.bots.executor import Executor, QuestionLost


def played(
    plan: Plan, numbers: Sequence[int], executor: Executor, logs: Path | None
) -> Generator[bytes, None, None]:
    """The records of these games, as JSON lines, in the order in which they end.

    When the iterator is closed, early or late, every worker has ended.
    """
    questions = (question(plan, number, logs) for number in numbers)
    try:
        with closing(executor.answers(GAME, questions)) as answers:
            for _, line in answers:
                yield line
    except QuestionLost as error:
        lost = error.lost
        raise WorkerEnded(
            status=lost.status,
            signal=lost.signal,
            game=numbers[error.number],
            last_words=lost.last_words,
        ) from error
