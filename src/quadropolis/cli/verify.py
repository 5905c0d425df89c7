"""`quadropolis verify`: whether a game was dealt as promised and played by the rules."""

from typing import Annotated

import typer

from quadropolis.cli import options, output


def verify(
    record: options.Record,
    game: options.Game = None,
    commitment: Annotated[
        str | None,
        typer.Option(metavar="HASH", help="cli-option-commitment"),
    ] = None,
    as_json: options.Json = False,
) -> None:
    """Check a game of a server: its commitment, deals, moves and result."""
    from quadropolis.cli.files import one_record
    from quadropolis.server.game.verify import verify as check

    found = one_record(record, game)
    outcome = check(found, commitment)
    scores = None if outcome is None else list(outcome.scores)
    shares = len((found.deals or {}).get("shares") or ())
    if as_json:
        known = "record" if commitment is None else "given"
        told = {"verified": True, "scores": scores, "commitment": known, "shares": shares}
        output.print_json(told)
        return
    from quadropolis.cli.text import say

    if scores is None:
        print(say("cli-verified-ended"))
    else:
        print(say("cli-verified-scores", scores=str(scores)))
    print(say("cli-verified-shares", shares=shares))
    if commitment is None:
        print(say("cli-verified-by-itself"))
