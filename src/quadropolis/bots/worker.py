"""A process of the pool: carries out tasks, one line in and one line out each.

A task is a function, named as `module:function`, from a question (plain data) to its answer:
a text without line breaks. A task that raises ends the process; the pool tells whoever asked
what it said last. The process ends when its asker does, however that ends: its input is
closed then.
"""

import importlib
import json
import signal
from collections.abc import Callable
from functools import cache
from typing import Any

from quadropolis.bots.lines import conversation
from quadropolis.bots.process import kill_all


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the asker decides when it is over
    questions, say = conversation(kill_all)
    for line in questions:
        asked = json.loads(line)
        say(task_at(asked["task"])(asked["question"]).encode() + b"\n")


@cache
def task_at(path: str) -> Callable[[Any], str]:
    """The function that is named like that."""
    module, _, name = path.partition(":")
    task: Callable[[Any], str] = getattr(importlib.import_module(module), name)
    return task


if __name__ == "__main__":
    main()
