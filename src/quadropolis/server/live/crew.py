"""The processes that think for bots, so that nobody waits for their thinking."""

import asyncio
import contextlib
import json
import os
import sys
from typing import Any

from quadropolis.bots.registry import python_environment
from quadropolis.notation.record import GameRecord, format_record
from quadropolis.server.logs import log

LONGEST_LINE = 1_000_000
PATIENCE_SECONDS = 60.0
"""Beyond its thinking time; a process that takes longer is ended and the question asked anew."""
MOST_TRIES = 3

# Several of them share the machine, so none may spread out over several cores.
_ONE_THREAD = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")


class CrewFailed(Exception):
    """No process could answer."""


class Crew:
    """A few processes, each busy with one question at a time. They are started when needed."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._seconds = seconds
        self._free: asyncio.LifoQueue[asyncio.subprocess.Process | None] = asyncio.LifoQueue()
        self._running: set[asyncio.subprocess.Process] = set()
        for _ in range(workers or max(1, (os.cpu_count() or 1) - 1)):
            self._free.put_nowait(None)

    async def move(self, bot: str, record: GameRecord, seed: int) -> str:
        """The bot's move in the last position of the record."""
        question = {
            "bot": bot,
            "record": format_record(record),
            "seconds": self._seconds,
            "seed": seed,
        }
        for _ in range(MOST_TRIES):
            worker = await self._free.get()
            keep = None
            try:
                if worker is None:
                    worker = await self._started()
                answer = await self._ask(worker, question)
                keep = worker
            except (TimeoutError, OSError, ValueError, KeyError) as error:
                log("bot_worker_failed", bot=bot, reason=type(error).__name__)
            finally:
                if keep is None and worker is not None:
                    self._end(worker)
                self._free.put_nowait(keep)
            if keep is not None:
                if answer["violation"]:
                    log("bot_violation", bot=bot, violation=answer["violation"]["code"])
                return str(answer["move"])
        raise CrewFailed

    async def _started(self) -> asyncio.subprocess.Process:
        worker = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "quadropolis.server.live.bot_worker"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
            env=python_environment() | _ONE_THREAD,
        )
        self._running.add(worker)
        return worker

    async def _ask(
        self, worker: asyncio.subprocess.Process, question: dict[str, Any]
    ) -> dict[str, Any]:
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(json.dumps(question).encode() + b"\n")
        await worker.stdin.drain()
        async with asyncio.timeout(self._seconds + PATIENCE_SECONDS):
            line = await worker.stdout.readline()
        answer: dict[str, Any] = json.loads(line)
        return answer

    def _end(self, worker: asyncio.subprocess.Process) -> None:
        self._running.discard(worker)
        with contextlib.suppress(ProcessLookupError):
            worker.kill()

    async def close(self) -> None:
        """End every process."""
        workers = tuple(self._running)
        for worker in workers:
            self._end(worker)
        for worker in workers:
            await worker.wait()
