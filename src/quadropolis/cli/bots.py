"""`quadropolis bots`: who there is to play against."""

from quadropolis.cli import options, output


def bots(as_json: options.Json = False) -> None:
    """List all bots; the levels last, from the weakest to the strongest."""
    from quadropolis.bots import all_bots

    listed = all_bots()
    if as_json:
        output.print_json([{"name": name, "description": text} for name, text in listed])
        return
    from rich.table import Table

    from quadropolis.cli.text import has, say

    table = Table(say("cli-bots-name"), say("cli-bots-what"), box=None, header_style="bold")
    for name, text in listed:
        key = f"cli-bot-{name}"
        table.add_row(name, say(key) if has(key) else text)
    output.console().print(table)
