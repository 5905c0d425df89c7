"""Where text goes: results to the standard output, everything about them to standard error."""

import json
import os
import sys
from collections.abc import Mapping
from typing import IO, TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console


def console(*, stderr: bool = False, plain: bool = False) -> "Console":
    """A console that prints texts as they are: no markup, no emoji codes, no guessed colors."""
    from rich.console import Console

    class PipeAwareConsole(Console):
        def on_broken_pipe(self) -> None:
            raise BrokenPipeError  # the application ends quietly; Rich would end it itself

    return PipeAwareConsole(
        stderr=stderr,
        markup=False,
        emoji=False,
        highlight=False,
        no_color=True if plain else None,
    )


def print_json(data: object) -> None:
    """One line of JSON on the standard output."""
    print_json_text(json.dumps(data, ensure_ascii=False))


def print_json_text(text: str) -> None:
    """What is JSON already, on the standard output."""
    sys.stdout.write(f"{text}\n")


def report(error: Mapping[str, Any], as_json: bool) -> None:
    """An error as JSON on the standard output, or as one line on standard error."""
    if as_json:
        print_json({"error": dict(error)})
        return
    from rich.text import Text

    from quadropolis.cli.refusals import reported
    from quadropolis.cli.text import say

    line = " ".join(reported(error).split())
    begins = f"{say('cli-error')} "
    console(stderr=True).print(Text.assemble((begins, "bold red"), line), soft_wrap=True)


def prepare_streams() -> None:
    """Never fail for a sign that a stream cannot show or a byte that is no text."""
    for stream, errors in (
        (sys.stdin, "replace"),
        (sys.stdout, "backslashreplace"),
        (sys.stderr, "backslashreplace"),
    ):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors=errors)


def shows_signs(stream: IO[str] | None) -> bool:
    """Whether the drawings' signs can be written to that stream."""
    encoding = getattr(stream, "encoding", None) or "ascii"
    try:
        "│─┼●■▲◆×·".encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def abandon_stdout() -> None:
    """Drop what is still buffered, after the reader has left or the disk is full."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
    except (OSError, ValueError, AttributeError):
        pass  # no real file behind it: nothing will be written at exit either
