"""`quadropolis bench`: how fast this machine plays and scores."""

from collections.abc import Sequence
from contextlib import nullcontext
from typing import TYPE_CHECKING, Annotated, Any

import typer

from quadropolis.cli import options, output
from quadropolis.cli.text import number, say

if TYPE_CHECKING:
    from rich.table import Table

    from quadropolis.bench import Report

GAMES = (
    "cli-bench-mode",
    "cli-bench-players",
    "cli-bench-speed",
    "cli-bench-scored",
    "cli-bench-plain-speed",
    "cli-bench-ratio",
    "cli-bench-threads",
)
ALLOCATIONS = (
    "cli-bench-mode",
    "cli-bench-cities",
    "cli-bench-median",
    "p99",
    "p99.9",
    "cli-bench-worst",
    "cli-bench-call",
    "cli-bench-plain",
    "cli-bench-ratio",
)
WORDS = ("cli-bench-mode", "cli-bench-cities")
"""The columns that hold words."""


def bench(
    *,
    quick: Annotated[bool, typer.Option("--quick", help="cli-option-quick")] = False,
    plain: options.Plain = False,
    as_json: options.Json = False,
) -> None:
    """Measure the kernel: random games, exact allocations, and how the plain rules compare."""
    from quadropolis import bench as benchmark

    console = output.console(stderr=True, plain=plain)
    quiet = as_json or plain or not console.is_terminal
    waiting: Any = nullcontext() if quiet else console.status(say("cli-bench-measuring"))
    with waiting:
        report = benchmark.measure(benchmark.QUICK if quick else benchmark.FULL)
    if as_json:
        output.print_json(report.to_data())
        return
    out = output.console(plain=plain)
    out.print(
        say(
            "cli-bench-machine",
            version=report.version,
            build=report.build.lstrip("_"),
            python=report.python,
            processor=report.processor,
            cores=report.cores,
        ),
        soft_wrap=True,
    )
    if plain:
        for line in _sentences(report):
            out.print(line, soft_wrap=True)
        return
    for table in (_games(report), _allocations(report)):
        out.print()
        out.print(table)


def _table(title: str, columns: Sequence[str]) -> "Table":
    from rich import box
    from rich.table import Table

    table = Table(title=say(title), title_justify="left", box=box.SIMPLE_HEAD)
    for key in columns:
        table.add_column(say(key), justify="left" if key in WORDS else "right")
    return table


def _games(report: "Report") -> "Table":
    table = _table("cli-bench-games", GAMES)
    for row in report.games:
        table.add_row(
            say(f"mode-{row.mode}"),
            str(row.players),
            number(row.per_second),
            number(row.scored_per_second),
            number(row.plain_per_second, 1),
            f"{number(row.ratio)}×",
            f"{number(row.two_threads, 2)}×",
        )
    return table


def _allocations(report: "Report") -> "Table":
    table = _table("cli-bench-allocations", ALLOCATIONS)
    for row in report.allocations:
        times = (row.search.median, row.search.p99, row.search.p999, row.search.worst)
        table.add_row(
            say(f"mode-{row.mode}"),
            row.sort,
            *(number(time, 1) for time in (*times, row.call.median)),
            number(row.plain_median),
            f"{number(row.ratio)}×",
        )
    table.caption = say("cli-bench-caption")
    table.caption_justify = "left"
    return table


def _sentences(report: "Report") -> list[str]:
    games = [
        say(
            "cli-bench-games-line",
            mode=say(f"mode-{row.mode}"),
            players=row.players,
            speed=number(row.per_second),
            scored=number(row.scored_per_second),
            plain=number(row.plain_per_second, 1),
            ratio=number(row.ratio),
            threads=number(row.two_threads, 2),
        )
        for row in report.games
    ]
    allocations = [
        say(
            "cli-bench-allocations-line",
            mode=say(f"mode-{row.mode}"),
            cities=say("cli-bench-sort", sort=row.sort),
            median=number(row.search.median, 2),
            p99=number(row.search.p99, 1),
            p999=number(row.search.p999),
            worst=number(row.search.worst),
            call=number(row.call.median, 1),
            plain=number(row.plain_median),
            ratio=number(row.ratio),
        )
        for row in report.allocations
    ]
    return games + allocations
