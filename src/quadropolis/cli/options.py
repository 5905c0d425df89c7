"""Options that several commands share."""

from typing import Annotated

import typer

MODE_NAMES = ("classic", "expert")


def _modes(incomplete: str) -> list[str]:
    return [name for name in MODE_NAMES if name.startswith(incomplete)]


# Names and numbers are checked by the rules, whose errors have stable codes.
MODE = typer.Option(
    "--mode", "-m", metavar="MODE", help="classic or expert.", autocompletion=_modes
)
PLAYERS = typer.Option("--players", "-p", metavar="2|3|4", help="How many play.")
PLAYGROUNDS = typer.Option(
    "--playgrounds/--no-playgrounds", help="With the five Playground tiles, or without."
)
SEED = typer.Option(
    "--seed", metavar="NUMBER", help="The same seed gives the same tiles and random players."
)

Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Plain = Annotated[
    bool,
    typer.Option("--plain", help="Sentences and lists, no colour, no drawing: for screen readers."),
]
Record = Annotated[
    str,
    typer.Argument(
        metavar="RECORD",
        help="A game record: a .json file, a .jsonl file of many games, or - for standard input.",
    ),
]
Game = Annotated[
    int | None,
    typer.Option("--game", metavar="N", help="Which game of a file of many, counted from 1."),
]
Ply = Annotated[
    int | None,
    typer.Option(
        "--ply", metavar="N", help="A position: 0 is before the first deal; then deals and moves."
    ),
]
