"""The document of the best cities: tables, pictures and how they are built, from the records."""

from pathlib import Path

import write_pictures
from rich.text import Text

import quadropolis as q
from quadropolis.cli.sheets import Allocations
from quadropolis.solver.plan import built
from quadropolis.solver.records import PLAYERS, Record, name_of, records

ROOT = Path(__file__).resolve().parent.parent
DOCUMENT = ROOT / "docs" / "best-cities.md"
PICTURES = ROOT / "docs" / "pictures"
MOST_MONUMENTS = 4
INTRODUCTION = """\
# The best cities

What is the most one can score? These are the best cities known for every game, found by
`quadropolis best` and written here by the program: points, pictures and how they are built. Every
one is **buildable**: its tiles lie face up with that many players, at most four are taken in a
round, and architects and floors follow the rules. For each the tests replay a whole game that
ends with this city. In it the others discard and the deals are lucky: it is what can be, not what
happens.

A *bound* is proven: no city has more points ([how](#how-they-are-found-and-bounded)). Where both
numbers meet the city is the best there is. The numbers improve with time:
`tools/find_best_cities.py` goes on from them.
"""
METHOD = """\
## How they are found and bounded

```bash
quadropolis best --mode expert --players 4 --playgrounds --monuments 2 --seconds 0.5 --seed 1
```

searches for one of them, and [the library](library.md#the-best-city) does the same. `--out`
writes the game that builds it, `--from` completes a city, `--kind` allows some kinds of buildings
only, and Ctrl-C shows the best so far.

- *Search.* Annealing in the kernel: a city changes by a tile, a floor or a swap, and every city
  is scored with its exact best allocation. Whether the tiles can be taken over the rounds is a
  flow, tested by all sets of rounds at once. In Classic every architect builds once a round, so
  that each accepted city carries a plan of rounds and architects. In Expert architects hinder
  nobody: a square has two numbers, there are at least two architects of each, and so any four
  tiles of a round find theirs. The same seed makes the same runs, whatever the number of threads.
- *Witness.* A plan becomes a game: spots are chosen so that nobody stands in the way, and the
  tiles are laid where the builder's architects reach them. The rules check it.
- *Bound.* `--bound SECONDS` works on a proof (it needs OR-tools: `pip install
  "quadropolis[solver]"`), and `--bound-file` keeps it, so that it can be continued. A model of
  everything that can be counted (tiles by rounds, buildings by floors, inhabitants, energy,
  groups and lines) proposes numbers of buildings; an exact search of the mat answers how much
  neighbors can bring with so many Factories and Parks. Architects do not count in it, nor where
  Public Services stand, so bounds are higher than what can be built. In Expert without Monuments
  and Playgrounds both agree at 122 after 1,561 seconds of a processor (two threads): the mat has
  nothing more to say then, and an hour on two cores gives no tighter one.
"""


def cell(record: Record | None) -> str:
    """The points and the bound of a setting."""
    if record is None:
        return ""
    known = "?" if record.bound is None else str(record.bound)
    proven = "best" if record.bound == record.points else f"at most {known}"
    return f"[{record.points}](#{name_of(record.question)}), {proven}"


def table(mode: str, playgrounds: bool) -> list[str]:
    """The points of all games of a mode: a row per number of players."""
    known = records()
    numbers = range(MOST_MONUMENTS + 1 if mode == "expert" else 1)
    heads = (
        [f"{n} Monument{'' if n == 1 else 's'}" for n in numbers]
        if mode == "expert"
        else ["points"]
    )
    lines = [f"| players | {' | '.join(heads)} |", f"|---|{'---|' * len(heads)}"]
    for players in PLAYERS:
        names = [
            f"{mode}-{players}{'-playgrounds' if playgrounds else ''}-{number}"
            for number in numbers
        ]
        lines.append(f"| {players} | {' | '.join(cell(known.get(name)) for name in names)} |")
    return lines


def section(name: str, record: Record) -> list[str]:
    """A record: its picture, its text, and how it is built."""
    question = record.question
    city = built(question, record.plan)
    squares = question.mode.squares
    lines = [
        f"### {name}",
        "",
        f"![{record.points} points](pictures/best-{name}.svg)",
        "",
        "```text",
        str(city),
    ]
    for number in range(1, question.mode.rounds + 1):
        steps = [
            f"{step.architect}:{step.face}-{squares[step.square]}"
            for step in record.plan
            if step.round == number
        ]
        lines.append(f"round {number}: {' '.join(steps)}")
    effort = f"{record.boards / 1e6:.1f} million cities scored"
    if record.bound is not None:
        effort += f"; the bound took {record.bound_cpu:.0f} seconds of a processor"
    return [*lines, "```", "", f"{effort[0].upper()}{effort[1:]}.", ""]


def picture(name: str, record: Record) -> str:
    """The city as the terminal draws it."""
    city = built(record.question, record.plan)
    drawing = Allocations([(Text(), city, q.score(city))])
    return write_pictures.svg(name, lambda drawn: drawn.console.print(drawing), width=46)


def document() -> str:
    """All of it."""
    lines = [INTRODUCTION]
    for mode in q.MODES:
        for playgrounds in (False, True):
            title = f"{mode.capitalize()}, {'with' if playgrounds else 'without'} Playgrounds"
            lines += [f"## {title}", "", *table(mode, playgrounds), ""]
    lines += [METHOD, "## All of them", "", LEGEND, ""]
    for name, record in records().items():
        lines += section(name, record)
    return "\n".join(lines).rstrip() + "\n"


LEGEND = """\
A name is the mode, the number of players, whether Playgrounds are used, and the number of
Monuments. `2:T3-b4` says that architect 2 builds a T3 on b4; a further floor is one on the same
square. [The short names](formats.md) of tiles are those of all formats."""


def files() -> dict[Path, str]:
    """The document and its pictures, and where they belong."""
    pictures = {
        PICTURES / f"best-{name}.svg": picture(name, record) for name, record in records().items()
    }
    return {DOCUMENT: document()} | pictures
