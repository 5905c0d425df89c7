"""`quadropolis backup`: a copy of the server's database, also while it runs."""

from pathlib import Path
from typing import Annotated

import typer

from quadropolis.cli import options


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-option-backup-file")],
    database: options.Database = None,
) -> None:
    """Copy the server's database to a file, whole or not at all."""
    from quadropolis.cli.text import say
    from quadropolis.server.http.settings import database_url
    from quadropolis.server.storage.backup import backup as copy

    size = copy(database_url(database), file)
    print(say("cli-backup-done", file=str(file), size=size))
