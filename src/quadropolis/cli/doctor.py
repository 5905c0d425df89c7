"""`quadropolis doctor`: whether a server would do well here, and all it keeps can be read."""

import typer

from quadropolis.cli import options, output

DAMAGED = 1


def doctor(
    database: options.Database = None,
    secret: options.Secret = None,
    processes: options.Processes = 1,
    push: options.Push = None,
    push_service: options.PushServices = None,
    as_json: options.Json = False,
) -> None:
    """Check settings, database, clock, disk and versions; read every table."""
    from quadropolis.cli.text import say
    from quadropolis.server.http.checkup import check_up
    from quadropolis.server.http.settings import database_url
    from quadropolis.server.storage.doctor import examine

    url = database_url(database)
    checks = check_up(url, secret, processes, push, tuple(push_service or ()))
    found = examine(url)
    if as_json:
        damaged = [
            {"table": one.table, "after": one.after, "reason": one.reason} for one in found.damaged
        ]
        looked = [{"code": one.code, "fine": one.fine, **one.facts} for one in checks]
        output.print_json({"tables": found.tables, "damaged": damaged, "checks": looked})
    else:
        for check in checks:
            fine = "yes" if check.fine else "no"
            print(say(f"cli-check-{check.code}", fine=fine, **check.facts))
        for one in found.damaged:
            print(say("cli-doctor-damaged", table=one.table, after=one.after, reason=one.reason))
        print(say("cli-doctor-done", tables=found.tables, damaged=len(found.damaged)))
    if found.damaged or not all(check.fine for check in checks):
        raise typer.Exit(DAMAGED)
