"""Programs that pretend to be bots, good and bad, written to files by the tests."""

import sys
from pathlib import Path

from quadropolis.bots.program import Patience, ProgramBot

HASTY = Patience(start=120.0, untimed=0.5, overrun=1.2, grace=0.3, failed_starts=3)
"""So that waiting for a bot that never answers does not take long."""
GENEROUS = Patience(start=120.0, untimed=120.0, grace=120.0)
"""So that a bot which answers is never too late, however busy the machine is."""

GREETED = """
import json, os, sys, time
def say(data):
    print(json.dumps(data), flush=True)
greeting = json.loads(sys.stdin.readline())
say({"protocol": greeting["protocol"], "version": greeting["version"], "name": "test"})
def questions():
    for line in sys.stdin:
        yield json.loads(line)
def answer(question):
    say({"id": question["id"], "move": question["legal"][0]})
"""


def program(directory: Path, source: str, greets: bool = True) -> list[str]:
    """The command that runs this source, after the greeting unless it does that itself."""
    number = len(list(directory.iterdir()))
    path = directory / f"program{number}.py"
    path.write_text((GREETED if greets else "") + source, encoding="utf-8")
    return [sys.executable, str(path)]


def bot(
    directory: Path, source: str, greets: bool = True, patience: Patience = GENEROUS, **options
):
    """The bot behind such a program."""
    return ProgramBot("test", program(directory, source, greets), patience=patience, **options)
