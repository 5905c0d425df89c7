"""Structured logs: one JSON object per line, without names, tokens or secrets."""

import json
import sys
import time
from typing import Any


def log(event: str, **facts: Any) -> None:
    """Write one line. Callers give codes, numbers and table ids, never what people typed."""
    line = {"at": round(time.time(), 3), "event": event, **facts}
    print(json.dumps(line, default=str), file=sys.stderr, flush=True)
