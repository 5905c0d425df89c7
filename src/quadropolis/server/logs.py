"""Structured logs: one JSON object per line, without names, tokens or secrets."""

import contextlib
import json
import logging
import sys
import time
import traceback
from typing import Any

SELDOM_SECONDS = 60.0


def log(event: str, **facts: Any) -> None:
    """Write one line. Callers give codes, numbers and table ids, never what people typed.

    A line that cannot be written is lost: nothing else may fail because of it.
    """
    line = {"at": round(time.time(), 3), "event": event, **facts}
    with contextlib.suppress(Exception):
        print(json.dumps(line, default=str), file=sys.stderr, flush=True)


_last: dict[str, float] = {}
_left_out: dict[str, int] = {}


def log_seldom(event: str, **facts: Any) -> None:
    """The same for what others can make happen as often as they like: once a minute."""
    now = time.monotonic()
    if now - _last.get(event, -SELDOM_SECONDS) < SELDOM_SECONDS:
        _left_out[event] = _left_out.get(event, 0) + 1
        return
    _last[event] = now
    log(event, **facts, left_out=_left_out.pop(event, 0))


class _Structured(logging.Handler):
    """What libraries have to say, as lines of this log; by kind, and seldom."""

    def emit(self, record: logging.LogRecord) -> None:
        event = f"{record.name}_{record.levelname.lower()}"
        if not record.exc_info or record.exc_info[0] is None:
            log_seldom(event)
            return
        kind, _, trace = record.exc_info
        last = traceback.extract_tb(trace)[-1:]
        where = [f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in last]
        log_seldom(event, reason=kind.__name__, where=where)


def take_over_logging() -> None:
    """From now on libraries log like this too, warnings and worse."""
    logging.basicConfig(handlers=[_Structured()], level=logging.WARNING, force=True)
