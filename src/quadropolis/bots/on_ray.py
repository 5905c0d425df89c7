"""Questions answered by Ray: on a cluster of this machine, or of many.

A node that is lost costs the questions it was answering: Ray has them answered elsewhere. An
answer does not depend on where it came from.
"""

import os
import secrets
from collections.abc import Iterable
from itertools import islice
from typing import TYPE_CHECKING, Any

from quadropolis.bots.errors import ExecutorFailed, NoRay
from quadropolis.bots.executor import AHEAD, Answered, QuestionLost
from quadropolis.bots.pool import Task, ThinkerLost, cores
from quadropolis.bots.thinker import ONE_THREAD
from quadropolis.bots.worker import task_at
from quadropolis.rules.errors import shown

if TYPE_CHECKING:
    from types import ModuleType

TRIES = 5
"""How many processes may end over a question: more than a cluster loses nodes at a time."""
SETTINGS = {
    "RAY_USAGE_STATS_ENABLED": "0",
    # What it prints is for who runs a cluster, not for who plays games on it.
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
}
LOOPBACK = "127.0.0.1"


class OnRay:
    """Answers on a cluster at that address; without one, on a cluster that is started for it."""

    def __init__(self, address: str | None = None, workers: int | None = None) -> None:
        self._address, self._workers = address, workers
        self._ray = _ray()

    def answers(self, task: Task[bytes], questions: Iterable[Any]) -> Answered:
        """As the protocol says."""
        ray = self._ray
        self._connect()
        try:
            answer = ray.remote(num_cpus=1, max_retries=TRIES - 1)(_answer)
            workers = self._workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
            waiting = enumerate(questions)
            asked: dict[Any, int] = {}

            def give(most: int) -> None:
                for number, question in islice(waiting, most):
                    asked[answer.remote(task.path, question)] = number

            give(workers * (AHEAD + 1))
            while asked:
                (ready,), _ = ray.wait([*asked], num_returns=1)
                number = asked.pop(ready)
                try:
                    line = ray.get(ready)
                except ray.exceptions.RayError as error:
                    raise QuestionLost(number, ThinkerLost(last_words=_last(error))) from error
                give(1)
                yield number, task.read(line)
        finally:
            ray.shutdown()

    def _connect(self) -> None:
        own: dict[str, Any] = {}
        if self._address is None:
            # A cluster of one's own is nobody else's: it listens here alone, with a token.
            os.environ.setdefault("RAY_AUTH_MODE", "token")
            os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(32))
            own = {
                "num_cpus": self._workers or cores(),
                "include_dashboard": False,
                "_node_ip_address": LOOPBACK,
            }
        try:
            self._ray.init(
                address=self._address or "local",
                log_to_driver=False,
                logging_level="error",
                runtime_env={"env_vars": {**ONE_THREAD}},
                **own,
            )
        except (ConnectionError, RuntimeError, ValueError, OSError) as error:
            raise ExecutorFailed(address=shown(self._address), detail=_last(error)) from error


def _ray() -> "ModuleType":
    os.environ.update({key: os.environ.get(key, value) for key, value in SETTINGS.items()})
    try:
        import ray
        import ray.exceptions
    except ModuleNotFoundError as error:
        raise NoRay(package="ray", extra="ray") from error
    return ray


def _last(error: Exception) -> str:
    """The last line of what went wrong."""
    lines = str(error).strip().splitlines() or [type(error).__name__]
    return shown(lines[-1])


def _answer(path: str, question: Any) -> bytes:
    """What a process of the cluster does: the same as one of the pool."""
    return task_at(path)(question).encode()
