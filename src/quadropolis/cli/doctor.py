"""`quadropolis doctor`: whether everything in the server's database can be read."""

from typing import Annotated

import typer

from quadropolis.cli import options, output

DAMAGED = 1


def doctor(
    database: Annotated[
        str | None,
        typer.Option(
            envvar="QUADROPOLIS_DATABASE",
            metavar="FILE|URL",
            help="cli-option-backup-database",
        ),
    ] = None,
    as_json: options.Json = False,
) -> None:
    """Read every table of the server's database, and name those that cannot be read."""
    from quadropolis.cli.text import say
    from quadropolis.server.http.settings import database_url
    from quadropolis.server.storage.doctor import examine

    found = examine(database_url(database))
    if as_json:
        damaged = [
            {"table": one.table, "after": one.after, "reason": one.reason} for one in found.damaged
        ]
        output.print_json({"tables": found.tables, "damaged": damaged})
    else:
        for one in found.damaged:
            print(say("cli-doctor-damaged", table=one.table, after=one.after, reason=one.reason))
        print(say("cli-doctor-done", tables=found.tables, damaged=len(found.damaged)))
    if found.damaged:
        raise typer.Exit(DAMAGED)
