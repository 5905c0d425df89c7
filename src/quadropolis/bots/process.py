"""A program that answers lines with lines, and is killed when it does not."""

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
LAST_WORDS = 600
"""How much of what a program wrote to stderr is quoted when it ends."""
LONGEST_LOG = 10_000_000
"""A log takes no more bytes than this of one process."""
ENDING_SECONDS = 0.5
"""How long a process that closed its output may take to end, before it is killed."""

_running: "set[LineProcess]" = set()


class Woken(Exception):
    """Whoever waited for a line was called away."""


class LineProcess:
    """A running program, in a process group of its own so that its children die with it.

    Its stderr is kept out of the terminal: it goes to the log, and its end is remembered.
    `farewell` is for programs that end by themselves when their input does: they are given
    that many seconds before they are killed. Whoever waits is called away when the file
    descriptor `wake` has something to read. No line has more than `longest` bytes.
    """

    def __init__(
        self,
        command: Sequence[str],
        environment: Mapping[str, str] | None = None,
        log: Path | None = None,
        farewell: float = 0.0,
        wake: int | None = None,
        longest: int = LONGEST_LINE,
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
        self._log, self._longest = log, longest
        self._logged = 0
        self._farewell = farewell
        self._unsent = bytearray()
        self._answers = bytearray()
        self._last_words = b""
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._pipes = process.stdin, process.stdout, process.stderr
        for pipe in self._pipes:
            os.set_blocking(pipe.fileno(), False)
        self._waiting = selectors.DefaultSelector()
        for source in (process.stdout, process.stderr, wake):
            if source is not None:
                self._waiting.register(source, selectors.EVENT_READ)

    @property
    def pid(self) -> int:
        """The process, which is also its process group."""
        return self._process.pid

    @property
    def ended(self) -> bool:
        """Whether it runs no more."""
        # WNOWAIT: its process group must not be forgotten before it is killed.
        look = os.WEXITED | os.WNOWAIT | os.WNOHANG
        return self._process.returncode is not None or bool(os.waitid(os.P_PID, self.pid, look))

    def ask(self, message: bytes, seconds: float) -> bytes:
        """The next line the program writes after it was sent that message."""
        self.send(message)
        return self.line(seconds)

    def send(self, message: bytes) -> None:
        """Have that message sent, at the latest while a line is waited for."""
        self._unsent += message
        if len(self._unsent) == len(message) and not self._sent():
            self._waiting.register(self._pipes[0], selectors.EVENT_WRITE)

    def line(self, seconds: float | None) -> bytes:
        """The next line the program writes; None waits for as long as it takes."""
        deadline = None if seconds is None else time.monotonic() + seconds
        stdin, stdout, stderr = self._pipes
        left, searched = seconds, 0
        while (end := self._answers.find(b"\n", searched)) < 0:
            searched = len(self._answers)
            if searched > self._longest:
                raise BadAnswer(reason="too_long", detail=self._longest)
            if deadline is not None:
                left = deadline - time.monotonic()
                if left <= 0:
                    raise BotStalled(seconds=round(seconds or 0, 2))
            for key, _ in self._waiting.select(left):
                if key.fileobj is stdin:
                    if self._sent():
                        self._waiting.unregister(stdin)
                elif key.fileobj is stdout:
                    self._read_answer()
                elif key.fileobj is stderr:
                    if not self._read_stderr():
                        self._waiting.unregister(stderr)
                else:
                    raise Woken
        answer = bytes(self._answers[:end])
        del self._answers[: end + 1]
        return answer

    def _sent(self) -> bool:
        """Send as much as the program takes; whether that is all."""
        try:
            del self._unsent[: os.write(self._pipes[0].fileno(), self._unsent)]
        except BlockingIOError:
            return False
        except OSError:
            # It does not listen any more, but may have said something before it ended.
            self._unsent.clear()
        return not self._unsent

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
        self._await_end(ENDING_SECONDS)
        self._read_stderr()
        self.kill()
        code = self._process.returncode
        last_words = self._last_words.decode(errors="replace").strip()
        return BotExited(**how_it_ended(code), last_words=last_words)

    def _await_end(self, seconds: float) -> None:
        deadline = time.monotonic() + seconds
        while not self.ended and time.monotonic() < deadline:
            time.sleep(0.005)

    def kill(self) -> None:
        """End the program and everything it started; nothing is left of it."""
        if self._process.returncode is None:
            if self._farewell:
                self._pipes[0].close()
                self._await_end(self._farewell)
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self.pid, signal.SIGKILL)
            self._process.wait()
        self._waiting.close()
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
