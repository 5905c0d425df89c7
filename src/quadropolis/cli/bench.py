"""`quadropolis bench`: how fast this machine plays and scores."""

from contextlib import nullcontext
from typing import TYPE_CHECKING, Annotated, Any

import typer

from quadropolis.cli import options, output

if TYPE_CHECKING:
    from rich.table import Table

    from quadropolis.bench import Report

SORTS = {
    "final": "cities at the end of random games",
    "full": "full cities of random faces and heights",
    "half": "the full cities with resources for half of their buildings",
}


def bench(
    *,
    quick: Annotated[
        bool, typer.Option("--quick", help="Seconds instead of minutes; less exact.")
    ] = False,
    plain: options.Plain = False,
    as_json: options.Json = False,
) -> None:
    """Measure the kernel: random games, exact allocations, and how the plain rules compare.

    Example: quadropolis bench --quick
    """
    from quadropolis import bench as benchmark

    console = output.console(stderr=True, plain=plain)
    quiet = as_json or plain or not console.is_terminal
    waiting: Any = nullcontext() if quiet else console.status("measuring ...")
    with waiting as status:
        report = benchmark.measure(
            benchmark.QUICK if quick else benchmark.FULL,
            (lambda _: None) if quiet else (lambda what: status.update(f"measuring {what} ...")),
        )
    if as_json:
        output.print_json(report.to_data())
        return
    out = output.console(plain=plain)
    out.print(
        f"quadropolis {report.version}, build {report.build.lstrip('_')}, Python {report.python}, "
        f"{report.processor}, {report.cores} cores",
        soft_wrap=True,
    )
    if plain:
        for line in _sentences(report):
            out.print(line, soft_wrap=True)
        return
    for table in (_games(report), _allocations(report)):
        out.print()
        out.print(table)


def _table(title: str, *columns: str) -> "Table":
    from rich import box
    from rich.table import Table

    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD)
    for column in columns:
        table.add_column(column, justify="left" if column in ("mode", "cities") else "right")
    return table


def _games(report: "Report") -> "Table":
    table = _table(
        "Random complete games per second on one core",
        "mode", "players", "games/s", "scored/s", "plain rules/s", "ratio", "2 threads",
    )  # fmt: skip
    for row in report.games:
        table.add_row(
            row.mode,
            str(row.players),
            f"{row.per_second:,.0f}",
            f"{row.scored_per_second:,.0f}",
            f"{row.plain_per_second:,.1f}",
            f"{row.ratio:,.0f}×",
            f"{row.two_threads:.2f}×",
        )
    return table


def _allocations(report: "Report") -> "Table":
    table = _table(
        "Exact best allocation, microseconds per city",
        "mode", "cities", "median", "p99", "p99.9", "worst", "Python call", "plain rules", "ratio",
    )  # fmt: skip
    for row in report.allocations:
        times = (row.search.median, row.search.p99, row.search.p999, row.search.worst)
        table.add_row(
            row.mode,
            row.sort,
            *(f"{time:.1f}" for time in (*times, row.call.median)),
            f"{row.plain_median:,.0f}",
            f"{row.ratio:,.0f}×",
        )
    table.caption = "; ".join(f"{sort}: {meaning}" for sort, meaning in SORTS.items())
    table.caption_justify = "left"
    return table


def _sentences(report: "Report") -> list[str]:
    return [
        *(
            f"{row.mode}, {row.players} players: {row.per_second:,.0f} random games a second, "
            f"{row.scored_per_second:,.0f} with scores; plain rules {row.plain_per_second:,.1f}, "
            f"ratio {row.ratio:,.0f}; two threads {row.two_threads:.2f} times one."
            for row in report.games
        ),
        *(
            f"{row.mode}, {SORTS[row.sort]}: best allocation in {row.search.median:.2f} "
            f"microseconds, median; {row.search.p99:.1f} in 99 of 100, {row.search.p999:.0f} in "
            f"999 of 1000 cities, {row.search.worst:.0f} at worst; a call from Python "
            f"{row.call.median:.1f}, plain rules {row.plain_median:,.0f}, ratio {row.ratio:,.0f}."
            for row in report.allocations
        ),
    ]
