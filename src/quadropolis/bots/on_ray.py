"""Questions answered by Ray: on a cluster of this machine, or of many.

A node that is lost costs the questions it was answering: Ray has them answered elsewhere. An
answer does not depend on where it came from.
"""

import os
import secrets
import socket
import sys
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
LOOPBACK = "127.0.0.1"
REACHED_SECONDS = 10.0
STARTS = 3
"""How often a cluster may fail to start: it gives itself half a minute, however busy it is here."""


class OnRay:
    """Answers on a cluster at that address; without one, on a cluster that is started for it."""

    def __init__(self, address: str | None = None, workers: int | None = None) -> None:
        self._address, self._workers = address, workers
        self._ray = _ray(own_cluster=address is None)

    def answers(self, task: Task[bytes], questions: Iterable[Any]) -> Answered:
        """As the protocol says."""
        ray = self._ray
        connected = ray.is_initialized()  # by whoever asks: then it stays so
        if not connected:
            self.connect()
        asked: dict[Any, int] = {}
        try:
            answer = ray.remote(num_cpus=1, max_retries=TRIES - 1)(_answer)
            workers = self._workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
            waiting = enumerate(questions)

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
            for unanswered in asked:
                ray.cancel(unanswered, force=True)
            if not connected:
                ray.shutdown()

    def connect(self) -> None:
        """Connect beforehand, for several lots of questions; `ray.shutdown()` ends it."""
        own: dict[str, Any] = {}
        try:
            _reach(self._address)
        except OSError as error:
            raise ExecutorFailed(address=shown(self._address), detail=_last(error)) from error
        if self._address is None:
            # A cluster of one's own is nobody else's: it listens here alone.
            own = {
                "num_cpus": self._workers or cores(),
                "include_dashboard": False,
                "_node_ip_address": LOOPBACK,
            }
        for attempt in range(1, STARTS + 1):
            try:
                self._ray.init(
                    address=self._address or "local",
                    log_to_driver=False,
                    logging_level="error",
                    runtime_env={"env_vars": {**ONE_THREAD}},
                    **own,
                )
                return
            except Exception as error:  # it raises whatever it likes
                self._ray.shutdown()
                if attempt == STARTS or self._address is not None:
                    raise ExecutorFailed(
                        address=shown(self._address), detail=_last(error)
                    ) from error


def _ray(own_cluster: bool) -> "ModuleType":
    settings = {"RAY_USAGE_STATS_ENABLED": "0"}
    if own_cluster and "ray" not in sys.modules:
        # It looks for these when it is imported, and never again.
        settings |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    for name, value in settings.items():
        os.environ.setdefault(name, value)
    try:
        import ray
        import ray.exceptions
    except ModuleNotFoundError as error:
        raise NoRay(package="ray", extra="ray") from error
    return ray


def _reach(address: str | None) -> None:
    """Whether anybody listens there: Ray itself would go on trying for many minutes."""
    host, _, port = (address or "").removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host.strip("[]"), int(port)), REACHED_SECONDS).close()


def _last(error: Exception) -> str:
    """The last line of what went wrong."""
    lines = str(error).strip().splitlines() or [type(error).__name__]
    return shown(lines[-1])


def _answer(path: str, question: Any) -> bytes:
    """What a process of the cluster does: the same as one of the pool."""
    return task_at(path)(question).encode()
