"""Options that several commands share."""

from typing import Annotated

import typer

MODE_NAMES = ("classic", "expert")


def _modes(incomplete: str) -> list[str]:
    return [name for name in MODE_NAMES if name.startswith(incomplete)]


# Names and numbers are checked by the rules, whose errors have stable codes.
MODE = typer.Option("--mode", "-m", metavar="MODE", help="cli-option-mode", autocompletion=_modes)
PLAYERS = typer.Option("--players", "-p", metavar="2|3|4", help="cli-option-players")
PLAYGROUNDS = typer.Option("--playgrounds/--no-playgrounds", help="cli-option-playgrounds")
SEED = typer.Option("--seed", metavar="NUMBER", help="cli-option-seed")
LOCAL = "local"
ON = typer.Option("--on", metavar="PLACE", help="cli-option-on")

Json = Annotated[bool, typer.Option("--json", help="cli-option-json")]
Plain = Annotated[
    bool,
    typer.Option("--plain", help="cli-option-plain"),
]
Record = Annotated[
    str,
    typer.Argument(
        metavar="RECORD",
        help="cli-option-record",
    ),
]
Position = Annotated[
    str,
    typer.Argument(metavar="POSITION", help="cli-option-position"),
]
Game = Annotated[
    int | None,
    typer.Option("--game", metavar="N", help="cli-option-game"),
]
Ply = Annotated[
    int | None,
    typer.Option("--ply", metavar="N", help="cli-option-ply"),
]
Database = Annotated[
    str | None,
    typer.Option(
        envvar="QUADROPOLIS_DATABASE", metavar="FILE|URL", help="cli-option-backup-database"
    ),
]
Secret = Annotated[
    str | None,
    typer.Option(envvar="QUADROPOLIS_SECRET", metavar="TEXT", help="cli-option-secret"),
]
Push = Annotated[
    str | None,
    typer.Option(envvar="QUADROPOLIS_PUSH", metavar="URL", help="cli-option-push"),
]
PushServices = Annotated[
    list[str] | None,
    typer.Option(
        "--push-service",
        envvar="QUADROPOLIS_PUSH_SERVICES",
        metavar="ADDRESS",
        help="cli-option-push-service",
    ),
]
Processes = Annotated[
    int,
    typer.Option(
        envvar="QUADROPOLIS_PROCESSES",
        metavar="NUMBER",
        min=1,
        max=256,
        help="cli-option-processes",
    ),
]
