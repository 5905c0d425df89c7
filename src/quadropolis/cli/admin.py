"""`quadropolis admin`: what a host does against abuse."""

import contextlib
from datetime import UTC, datetime
from enum import StrEnum
from typing import Annotated, Any

import typer

from quadropolis.cli import options, output
from quadropolis.cli.errors import SayWhat


class Action(StrEnum):
    """What can be done."""

    CLOSE = "close"
    BAN = "ban"
    UNBAN = "unban"
    BANS = "bans"
    RENAME = "rename"


EXAMPLES = {
    Action.CLOSE: "k3m9x2ab",
    Action.BAN: "192.0.2.0/24",
    Action.UNBAN: "192.0.2.0/24",
    Action.RENAME: "7fpr23kmw9tzv4nqc8xd Ann",
}


def admin(
    action: Annotated[Action, typer.Argument(metavar="ACTION", help="cli-option-admin-action")],
    target: Annotated[
        str | None, typer.Argument(metavar="TARGET", help="cli-option-admin-target")
    ] = None,
    name: Annotated[
        str | None, typer.Argument(metavar="NAME", help="cli-option-admin-name")
    ] = None,
    database: options.Database = None,
    as_json: options.Json = False,
) -> None:
    """Close a table, ban a guest or a range of addresses, rename; servers that run are told."""
    from quadropolis.cli.text import say
    from quadropolis.server.http.settings import database_url
    from quadropolis.server.storage.administration import Administration

    if (target is None) != (action is Action.BANS) or (name is None) != (
        action is not Action.RENAME
    ):
        raise SayWhat(action=str(action), example=EXAMPLES.get(action, ""))
    with contextlib.closing(Administration(database_url(database))) as there:
        told, data = _done(there, action, target or "", name or "")
    if as_json:
        output.print_json(data)
    for key, arguments in () if as_json else told:
        print(say(key, **arguments))


def _done(
    there: Any, action: Action, target: str, name: str
) -> tuple[list[tuple[str, dict[str, str]]], dict[str, Any]]:
    """Do it; what is said of it, and the same as data."""
    match action:
        case Action.CLOSE:
            closed = there.close_table(target)
            key = "cli-admin-closed" if closed else "cli-admin-over"
            return [(key, {"table": target})], {"table": target, "closed": closed}
        case Action.BAN:
            who = there.ban(target)
            return [("cli-admin-banned", {"who": who})], {"banned": who}
        case Action.UNBAN:
            there.lift(target)
            return [("cli-admin-unbanned", {"who": target})], {"unbanned": target}
        case Action.RENAME:
            there.rename(target, name)
            told = {"person": target, "name": name}
            return [("cli-admin-renamed", told)], told
    bans = there.bans()
    rows = [("cli-admin-ban", {"who": who, "since": _day(at)}) for who, at in bans]
    none: list[tuple[str, dict[str, str]]] = [("cli-admin-no-bans", {})]
    return rows or none, {"bans": [{"who": who, "at": at} for who, at in bans]}


def _day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).date().isoformat()
