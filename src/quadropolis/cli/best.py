"""`quadropolis best`: the best city there is, with a game that builds it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any

import typer

from quadropolis.cli import options, output, words

if TYPE_CHECKING:
    from pathlib import Path

    from rich.console import Console

    from quadropolis.solver import Answer, Question
    from quadropolis.solver.bound import Bound

INTERRUPTED = 130
DEFAULT_SECONDS = 10.0


def best(
    *,
    mode: Annotated[str, options.MODE] = "classic",
    players: Annotated[int, options.PLAYERS] = 2,
    playgrounds: Annotated[bool, options.PLAYGROUNDS] = False,
    monuments: Annotated[
        int | None, typer.Option("--monuments", metavar="N", help="cli-option-best-monuments")
    ] = None,
    kind: Annotated[
        list[str] | None, typer.Option("--kind", metavar="KIND", help="cli-option-best-kind")
    ] = None,
    start: Annotated[
        str | None, typer.Option("--from", metavar="CITY", help="cli-option-best-from")
    ] = None,
    seconds: Annotated[
        float | None, typer.Option(metavar="SECONDS", help="cli-option-best-seconds")
    ] = None,
    runs: Annotated[int | None, typer.Option(metavar="N", help="cli-option-best-runs")] = None,
    threads: Annotated[int, typer.Option(metavar="N", help="cli-option-best-threads")] = 1,
    seed: Annotated[int, typer.Option(metavar="NUMBER", help="cli-option-best-seed")] = 0,
    bound: Annotated[
        float | None, typer.Option("--bound", metavar="SECONDS", help="cli-option-best-bound")
    ] = None,
    bound_file: Annotated[
        str | None, typer.Option(metavar="FILE", help="cli-option-best-bound-file")
    ] = None,
    out: Annotated[str | None, typer.Option(metavar="FILE", help="cli-option-best-out")] = None,
    plain: options.Plain = False,
    as_json: options.Json = False,
) -> int:
    """Search for the best city, and show how it is built."""
    from dataclasses import replace
    from pathlib import Path

    from quadropolis.solver import Question, improving
    from quadropolis.solver.records import known_bound, tighter_of

    kinds = [name for names in kind for name in names.split(",")] if kind else None
    question = Question.of(
        mode, players, playgrounds, monuments=monuments, kinds=kinds, start=start
    )
    proof = _checked_bound(question, bound, Path(bound_file) if bound_file else None)
    limit = tighter_of(known_bound(question), proof.known)
    if seconds is None and runs is None:
        seconds = DEFAULT_SECONDS
    answer, interrupted = None, False
    with _live(plain, quiet=as_json) as show:
        try:
            for answer in improving(
                question, seconds=seconds, runs=runs, threads=threads, seed=seed, bound=limit
            ):
                show(answer)
            if bound is not None and answer is not None:
                for tighter in _proofs(proof, bound, answer.points, threads, bound_file):
                    answer = replace(answer, bound=tighter_of(limit, tighter.known))
                    show(answer)
        except KeyboardInterrupt:
            interrupted = True
    if answer is None:
        return INTERRUPTED
    if out is not None:
        from quadropolis.cli.files import written_whole

        with written_whole(out) as stream:
            stream.write(answer.witness.to_json() + "\n")
    if as_json:
        output.print_json(answer.to_data() | {"interrupted": interrupted, "out": out})
    else:
        _print(answer, plain, interrupted, out)
    return INTERRUPTED if interrupted else 0


def _checked_bound(question: "Question", seconds: float | None, path: "Path | None") -> "Bound":
    """What is known of the bound; whatever is wrong with it is said before the search."""
    from quadropolis.solver.bound import Bound, demand_ortools
    from quadropolis.solver.question import check_time

    if seconds is not None:
        check_time(seconds)
        demand_ortools()
    return Bound(question) if path is None else Bound.load(question, path)


def _proofs(
    proof: "Bound", seconds: float, least: int, workers: int, path: str | None
) -> "Iterator[Bound]":
    """The bound as it gets tighter, kept in its file after every step."""
    from pathlib import Path

    from quadropolis.solver.bound import tightening

    for tighter in tightening(proof, seconds=seconds, least=least, workers=workers):
        if path is not None:
            tighter.save(Path(path))
        yield tighter


@contextmanager
def _live(plain: bool, quiet: bool) -> Iterator[Any]:
    """Shows the best city so far on standard error: drawn if that is a terminal, or a sentence
    whenever it has become better.
    """
    console = output.console(stderr=True, plain=plain)
    if quiet or (not plain and not console.is_terminal):
        yield lambda answer: None
        return
    if plain or not output.shows_signs(console.file):
        yield _sentences(console)
        return
    from rich.live import Live

    with Live(console=console, transient=True, auto_refresh=False) as live:
        yield lambda answer: live.update(_progress(answer), refresh=True)


def _sentences(console: "Console") -> Any:
    from quadropolis.cli.text import say

    said: list[int] = []

    def show(answer: "Answer") -> None:
        if not said or answer.points > said[-1]:
            said.append(answer.points)
            points = words.points(answer.points)
            console.print(say("cli-plain-line", text=points), soft_wrap=True)

    return show


def _progress(answer: "Answer") -> Any:
    from rich.console import Group
    from rich.text import Text

    from quadropolis.cli.sheets import allocation_block

    lines = allocation_block(answer.city, answer.sheet)
    points = Text(words.points(answer.points), "bold")
    return Group(*lines, points, Text(_bound_words(answer)), Text(_effort_words(answer)))


def _bound_words(answer: "Answer") -> str:
    from quadropolis.cli.text import say

    if answer.bound is None:
        return say("cli-best-no-bound")
    if answer.is_optimal:
        return say("cli-best-optimal")
    return say("cli-best-bound", bound=answer.bound)


def _effort_words(answer: "Answer") -> str:
    from quadropolis.cli.text import number, say

    return say(
        "cli-best-effort",
        boards=number(answer.boards),
        seconds=number(answer.seconds, 1),
        speed=number(answer.boards / max(answer.seconds, 1e-9)),
    )


def _print(answer: "Answer", plain: bool, interrupted: bool, out: str | None) -> None:
    from quadropolis.cli.files import typed_path
    from quadropolis.cli.screen import screen
    from quadropolis.cli.text import listed, say
    from quadropolis.cli.words import yes

    question = answer.question
    shown = screen(plain=plain)
    if interrupted:
        shown.say(say("cli-best-interrupted"))
    shown.say(
        say(
            "cli-best-title",
            mode=question.mode.name,
            players=question.players,
            playgrounds=yes(question.playgrounds),
            points=answer.points,
        ),
        "bold",
    )
    shown.sheet(answer.city, answer.sheet)
    shown.say(say("cli-best-city"))
    shown.say(str(answer.city), unbroken=True)
    for round_ in range(1, question.mode.rounds + 1):
        steps = [
            say(
                "cli-best-step",
                face=step.face.name,
                square=question.mode.squares[step.square],
                architect=step.architect,
            )
            for step in answer.plan
            if step.round == round_
        ]
        built = listed(steps) if steps else say("cli-best-nothing")
        shown.say(say("cli-best-round", round=round_, steps=built))
    shown.say(_bound_words(answer))
    shown.say(_effort_words(answer))
    if out is not None:
        command = f"quadropolis replay {typed_path(out)}"
        shown.say(say("cli-best-written", command=command), unbroken=True)
