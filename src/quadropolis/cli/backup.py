"""`quadropolis backup`: a copy of the server's database, also while it runs."""

from pathlib import Path
from typing import Annotated

import typer


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes.")],
    database: Annotated[
        str | None,
        typer.Option(
            envvar="QUADROPOLIS_DATABASE",
            metavar="FILE|URL",
            help="The server's database; by default the file in your data folder.",
        ),
    ] = None,
) -> None:
    """Copy the server's database to a file, whole or not at all.

    Example: quadropolis backup tables.db
    """
    from quadropolis.server.backup import backup as copy
    from quadropolis.server.settings import database_url

    size = copy(database_url(database), file)
    print(f"{file}: {size} bytes, checked.")
