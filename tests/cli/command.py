"""Running the command line: in this process, or as a program of its own."""

import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import typer.rich_utils  # noqa: F401 (keeps the width it is first imported with, so before any test)
from typer.testing import CliRunner, Result

import quadropolis as q
from quadropolis.cli.app import app
from quadropolis.testing import random_move

SOURCES = Path(q.__file__).parents[1]
ANSI = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")
DRAWING = re.compile(r"[─-╿●■▲◆×·]|\x1b")
WIDTH = 80


def environment(**more: str) -> dict[str, str]:
    """A plain terminal of 80 columns, whatever the machine has."""
    unwanted = ("NO_COLOR", "FORCE_COLOR", "TERMINAL_WIDTH", "LINES", "PYTHONIOENCODING")
    kept = {key: value for key, value in os.environ.items() if key not in unwanted}
    path = os.pathsep.join(filter(None, (str(SOURCES), kept.get("PYTHONPATH"))))
    return kept | {"COLUMNS": str(WIDTH), "PYTHONPATH": path, "PYTHONUTF8": "1"} | more


def run(*args: object, typed: str | bytes | None = None, **env: str) -> Result:
    """A command in this process. Whatever it raises besides its exit is a bug and is raised."""
    names = ("NO_COLOR", "FORCE_COLOR", "TERMINAL_WIDTH")
    return CliRunner().invoke(
        app,
        [str(arg) for arg in args],
        input=typed,
        env=dict.fromkeys(names) | {"COLUMNS": str(WIDTH)} | env,
        catch_exceptions=False,
    )


def program(*args: object, typed: bytes = b"", **env: str) -> "subprocess.CompletedProcess[bytes]":
    """A command as a program, with that standard input."""
    return subprocess.run(
        command_line(*args),
        input=typed,
        capture_output=True,
        env=environment(**env),
        timeout=60,
        check=False,
    )


def command_line(*args: object) -> list[str]:
    return [sys.executable, "-m", "quadropolis", *map(str, args)]


def json_of(result: Result) -> Any:
    """What a command printed as JSON; it must be all it printed, and fine."""
    assert result.exit_code == 0, result.output
    assert result.stdout.count("\n") == 1
    return json.loads(result.stdout)


def refused(*args: object, typed: str | bytes | None = None) -> dict[str, Any]:
    """The error of a command that must fail: one line for people, the same as JSON."""
    spoken = run(*args, typed=typed)
    assert spoken.exit_code == 2, spoken.output
    assert spoken.stdout == ""
    assert spoken.stderr.startswith("Error: ")
    assert spoken.stderr.count("\n") == 1
    written = run(args[0], "--json", *args[1:], typed=typed)
    assert written.exit_code == 2
    assert written.stdout.count("\n") == 1
    error = json.loads(written.stdout)["error"]
    assert set(error) == {"code", "arguments", "text"}
    assert spoken.stderr == f"Error: {' '.join(error['text'].split())}\n"
    return dict(error)


def lines_of(text: str) -> list[str]:
    """The lines as they stand in a terminal, colors taken out."""
    return ANSI.sub("", text).split("\n")


def random_record(mode: str, players: int, seed: int, plies: int | None = None) -> q.GameRecord:
    """A game of random moves, finished or cut off after so many plies."""
    rng = random.Random(seed)
    state = q.start(mode, players, playgrounds=seed % 2 == 1, first_player=rng.randrange(players))
    first, sites, moves = state.first_player, [], []
    while state.phase is not q.Phase.OVER and (plies is None or len(sites) + len(moves) < plies):
        if state.phase is q.Phase.DEAL:
            deal = q.draw(state, rng)
            sites.append(deal.names())
            state = q.deal(state, deal)
        else:
            moves.append(str(random_move(state, rng)))
            state = q.play(state, moves[-1])
    names = ["Ann", "Bob", "Cleo", "Dan"][:players]
    return q.GameRecord.of(state, names, first, sites=tuple(sites), moves=tuple(moves))
