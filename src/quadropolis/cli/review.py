"""`quadropolis review`: what moves cost, what was skill and what luck."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from quadropolis.cli import options, output
from quadropolis.cli.errors import NotAGame, StdoutTwice

if TYPE_CHECKING:
    from quadropolis.insight.review import Progress

STDOUT = "-"


def review(
    record: options.Record,
    out: Annotated[
        str | None, typer.Option("--out", metavar="FILE", help="cli-option-review-out")
    ] = None,
    deep: Annotated[bool, typer.Option("--deep", help="cli-option-review-deep")] = False,
    game: options.Game = None,
    plain: options.Plain = False,
    as_json: options.Json = False,
) -> None:
    """Review a game: what every move cost, what was skill and what luck."""
    from quadropolis.cli import files

    if out == STDOUT and as_json:
        raise StdoutTwice()
    written = files.one_game(record, game)
    if written.is_position:
        raise NotAGame()
    from quadropolis.insight.review import review, review_data

    with _progress(plain, quiet=as_json) as progress:
        found = review(written.record(), "deep" if deep else "quick", progress)
    if out is not None:
        from quadropolis.cli.review_page import page

        if out == STDOUT:
            typer.echo(page(found), nl=False)
            return
        with files.written_whole(out) as stream:
            stream.write(page(found))
    if as_json:
        output.print_json(review_data(found))
        return
    from quadropolis.cli.reviewing import show
    from quadropolis.cli.screen import screen
    from quadropolis.cli.text import say

    shown = screen(plain=plain)
    show(found, shown, drawn=not plain and output.shows_signs(shown.console.file))
    if out is not None:
        shown.say(say("cli-review-written", path=files.shown_path(out)), unbroken=True)


@contextmanager
def _progress(plain: bool, quiet: bool) -> "Iterator[Progress]":
    """How far it is, on a terminal's standard error; it goes away when it is done."""
    from rich.progress import Progress as Bar
    from rich.progress import SpinnerColumn, TextColumn

    from quadropolis.cli.text import say

    stderr = output.console(stderr=True, plain=plain)
    hidden = plain or quiet or not stderr.is_terminal
    with Bar(
        SpinnerColumn(),
        TextColumn("{task.description}", markup=False),
        console=stderr,
        transient=True,
        disable=hidden,
    ) as bar:
        task = bar.add_task("", total=None)

        def told(done: int, total: int) -> None:
            if not hidden:
                bar.update(task, description=say("review-progress", done=done, total=total))

        yield told
