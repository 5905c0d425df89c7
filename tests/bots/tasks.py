"""Tasks for processes of a pool, good and bad."""

import json
import os
import sys
import time
from pathlib import Path

from quadropolis.bots.pool import Task

SAY = Task("tests.bots.tasks:say", json.loads)
"""What it was told, and by whom."""
AFTER = Task("tests.bots.tasks:after", json.loads)
"""The same, when a file is there; it first makes another one."""
FAIL = Task("tests.bots.tasks:fail", json.loads)
ONCE = Task("tests.bots.tasks:once", json.loads)
"""Kills its process, unless a file is there that it makes then."""
BABBLE = Task("tests.bots.tasks:babble", json.loads)
DOUBLE: Task[bytes] = Task("tests.bots.tasks:double", bytes)
"""Twice a whole number."""
MUCH: Task[bytes] = Task("tests.bots.tasks:much", bytes)
"""So many letters."""
ONE_THREAD = Task("tests.bots.tasks:threads", json.loads)
WITH_CHILD = Task("tests.bots.tasks:with_child", json.loads)
"""Never answers, and has started a program that does not end by itself."""


def say(question):
    print("something else")
    return json.dumps({"said": question, "by": os.getpid()})


def after(question):
    Path(question["made"]).touch()
    while not Path(question["waits"]).exists():
        time.sleep(0.005)
    return say(question.get("say"))


def fail(question):
    raise LookupError(question)


def once(question):
    path = Path(question)
    if not path.exists():
        path.touch()
        os.kill(os.getpid(), 9)
    return say("at last")


def double(question):
    return str(2 * int(question))


def babble(question):
    return "this is not JSON"


def threads(question):
    names = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
    return json.dumps([os.environ[name] for name in names])


def with_child(question):
    from quadropolis.bots.process import LineProcess

    source = f"import time; open({question!r}, 'w').write('x'); time.sleep(600)"
    child = LineProcess((sys.executable, "-c", source))
    Path(question + ".pid").write_text(str(child.pid), encoding="ascii")
    time.sleep(600)


def much(letters):
    return "a" * letters
