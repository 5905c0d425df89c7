"""A foreign program that answers lines with lines, and is killed when it does not."""

import atexit
import contextlib
import os
import selectors
import signal
import subprocess
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from quadropolis.bots.errors import (
    BadAnswer,
    BotExited,
    BotNotStarted,
    BotStalled,
    how_it_ended,
)
from quadropolis.bots.protocol import LONGEST_LINE
from quadropolis.rules.errors import shown

CHUNK = 65_536
LAST_WORDS = 300
"""How much of what a program wrote to stderr is quoted when it ends."""
LONGEST_LOG = 10_000_000
"""A log takes no more bytes than this of one process."""
ENDING_SECONDS = 0.5
"""How long a process that closed its output may take to end, before it is killed."""

_running: "set[LineProcess]" = set()


class LineProcess:
    """A running program, in a process group of its own so that its children die with it.

    Its stderr is kept out of the terminal: it goes to the log, and its end is remembered.
    """

    def __init__(
        self,
        command: Sequence[str],
        environment: Mapping[str, str] | None = None,
        log: Path | None = None,
    ) -> None:
        try:
            self._process = subprocess.Popen(
                command,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=environment,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            detail = f"{shown(command[0])}: {reason}."
            raise BotNotStarted(reason="said", detail=detail) from error
        _running.add(self)
        self._log = log
        self._logged = 0
        self._answers = bytearray()
        self._last_words = b""
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._pipes = process.stdin, process.stdout, process.stderr
        for pipe in self._pipes:
            os.set_blocking(pipe.fileno(), False)

    @property
    def pid(self) -> int:
        """The process, which is also its process group."""
        return self._process.pid

    def ask(self, message: bytes, seconds: float) -> bytes:
        """The next line the program writes after it was sent that message."""
        deadline = time.monotonic() + seconds
        stdin, stdout, stderr = self._pipes
        unsent = memoryview(message)
        with selectors.DefaultSelector() as waiting:
            waiting.register(stdin, selectors.EVENT_WRITE)
            waiting.register(stdout, selectors.EVENT_READ)
            waiting.register(stderr, selectors.EVENT_READ)
            searched = 0
            while (end := self._answers.find(b"\n", searched)) < 0:
                searched = len(self._answers)
                if searched > LONGEST_LINE:
                    raise BadAnswer(reason="too_long", detail=LONGEST_LINE)
                left = deadline - time.monotonic()
                if left <= 0:
                    raise BotStalled(seconds=round(seconds, 2))
                for key, _ in waiting.select(left):
                    if key.fileobj is stdin:
                        unsent = self._written(unsent)
                        if not unsent:
                            waiting.unregister(stdin)
                    elif key.fileobj is stdout:
                        self._read_answer()
                    elif not self._read_stderr():
                        waiting.unregister(stderr)
        answer = bytes(self._answers[:end])
        del self._answers[: end + 1]
        return answer

    def _written(self, message: memoryview) -> memoryview:
        """What is left of the message after some of it was written."""
        try:
            return message[os.write(self._pipes[0].fileno(), message) :]
        except BlockingIOError:
            return message
        except OSError:
            # It does not listen any more, but may have said something before it ended.
            return message[:0]

    def _read_answer(self) -> None:
        with contextlib.suppress(BlockingIOError):
            chunk = os.read(self._pipes[1].fileno(), CHUNK)
            if not chunk:
                raise self._exited()
            self._answers += chunk

    def _read_stderr(self) -> bool:
        """Take what was written; False at its end."""
        try:
            chunk = os.read(self._pipes[2].fileno(), CHUNK)
        except BlockingIOError:
            return True
        self._last_words = (self._last_words + chunk)[-LAST_WORDS:]
        if chunk and self._log is not None and self._logged < LONGEST_LOG:
            self._logged += len(chunk)
            self._log.parent.mkdir(parents=True, exist_ok=True)
            with self._log.open("ab") as log:
                log.write(chunk)
        return bool(chunk)

    def _exited(self) -> BotExited:
        """The error for a program that ended, with its status and last words."""
        deadline = time.monotonic() + ENDING_SECONDS
        # WNOWAIT: its process group must not be forgotten before it is killed.
        look = os.WEXITED | os.WNOWAIT | os.WNOHANG
        while not os.waitid(os.P_PID, self.pid, look) and time.monotonic() < deadline:
            time.sleep(0.005)
        self._read_stderr()
        self.kill()
        code = self._process.returncode
        last_words = self._last_words.decode(errors="replace").strip()
        return BotExited(**how_it_ended(code), last_words=last_words)

    def kill(self) -> None:
        """End the program and everything it started; nothing is left of it."""
        if self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self.pid, signal.SIGKILL)
            self._process.wait()
        for pipe in self._pipes:
            pipe.close()
        _running.discard(self)


def running_programs() -> int:
    """How many programs are running now."""
    return len(_running)


@atexit.register
def kill_all() -> None:
    """End every program that is still running."""
    for process in tuple(_running):
        process.kill()
