"""`quadropolis bots`: who there is to play against."""

from quadropolis.cli import options, output


def bots(as_json: options.Json = False) -> None:
    """List all bots; the levels last, from the weakest to the strongest.

    Example: quadropolis bots

    How to write your own, and how to use it, is in docs/bots.md.
    """
    from quadropolis.bots import all_bots

    listed = all_bots()
    if as_json:
        output.print_json([{"name": name, "description": text} for name, text in listed])
        return
    from rich.table import Table

    table = Table("bot", "description", box=None, header_style="bold")
    for name, text in listed:
        table.add_row(name, text)
    output.console().print(table)
