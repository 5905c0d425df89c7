"""`quadropolis arena`: bots against bots, and a table of who is better."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from quadropolis.cli import options, output

if TYPE_CHECKING:
    from quadropolis.arena.arena import Arena
    from quadropolis.arena.match import Played
    from quadropolis.arena.ratings import Ratings

INTERRUPTED = 130
DEFAULT_SECONDS = 1.0
TWO_PLAYERS, FOUR_PLAYERS = 2, 4


def arena(
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT BOT...",
            help="Names from the command bots, files (bot.py or bot.py:ClassName) or programs "
            "('program:COMMAND'). A name may be repeated.",
        ),
    ],
    *,
    mode: Annotated[str, options.MODE] = "classic",
    players: Annotated[
        int | None,
        typer.Option(
            "--players",
            "-p",
            metavar="2|3|4",
            help="How many sit at a table. By default as many as bots are given, or 2 if they are "
            "more than 4. With fewer than bots given, everyone plays everyone.",
        ),
    ] = None,
    playgrounds: Annotated[bool, options.PLAYGROUNDS] = False,
    games: Annotated[
        int,
        typer.Option(
            "--games",
            "-n",
            metavar="N",
            help="How many games each line-up plays, rounded up so that everyone has every seat.",
        ),
    ] = 100,
    time: Annotated[
        float | None,
        typer.Option(
            metavar="SECONDS",
            help="Thinking time per move; levels take their share of it. By default 1, or no "
            "limit if --iterations is given.",
        ),
    ] = None,
    iterations: Annotated[
        int | None,
        typer.Option(metavar="N", help="Iterations per move, for results that can be repeated."),
    ] = None,
    seed: Annotated[int, options.SEED] = 0,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="DIRECTORY",
            help="Keep every game here, in games.jsonl; or give the name of a .jsonl file.",
        ),
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with the games that are already in --out.")
    ] = False,
    workers: Annotated[
        int | None,
        typer.Option(metavar="N", help="Games at the same time; by default one per core."),
    ] = None,
    as_json: options.Json = False,
) -> None:
    """Let bots play each other on mirrored deals: the same tiles, with the seats rotated.

    Example: quadropolis arena greedy random --games 20 --seed 7 --out results --resume
    """
    from quadropolis.arena.arena import Arena
    from quadropolis.arena.plan import Plan

    if players is None:
        players = len(bots) if TWO_PLAYERS <= len(bots) <= FOUR_PLAYERS else TWO_PLAYERS
    if time is None and iterations is None:
        time = DEFAULT_SECONDS
    plan = Plan(tuple(bots), mode, players, playgrounds, time, iterations, seed)
    with Arena(plan, games, out, resume, workers) as running:
        interrupted = False
        try:
            with _progress(running) as show:
                for game in running.play():
                    show(game)
        except KeyboardInterrupt:
            interrupted = True
        ratings = running.ratings()
        if as_json:
            output.print_json(ratings.to_data())
        else:
            _print_tables(running, ratings)
        if interrupted:
            _say_interrupted(running)
            raise typer.Exit(INTERRUPTED)


@contextmanager
def _progress(running: "Arena") -> "Iterator[Callable[[Played], None]]":
    """A progress bar with the score so far on standard error, if that is a terminal."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    wins = dict.fromkeys(running.plan.bots, 0.0)

    def count(game: "Played") -> None:
        for seat in game.winners:
            wins[game.names[seat]] += 1 / len(game.winners)

    for game in running.played:
        count(game)
    console = output.console(stderr=True)
    with Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}", markup=False),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as progress:
        task = progress.add_task("", total=running.total, completed=len(running.played))

        def show(game: "Played") -> None:
            count(game)
            score = ", ".join(f"{name} {won:g}" for name, won in wins.items())
            progress.update(task, advance=1, description=score)

        yield show


def _print_tables(running: "Arena", ratings: "Ratings") -> None:
    from rich import box
    from rich.table import Table

    from quadropolis.cli.words import counted

    plan = running.plan
    limits = [f"{plan.time:g} s" if plan.time else None]
    limits += [f"{plan.iterations} iterations" if plan.iterations else None]
    option = "with" if plan.playgrounds else "without"
    title = (
        f"{counted(len(running.played), 'game')}, {plan.mode}, {plan.players} players, {option} "
        f"Playgrounds, {' and '.join(filter(None, limits))} a move, seed {plan.seed}"
    )
    table = Table(title=title, box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("Bot", overflow="fold")
    for heading in ("Games", "Wins", "Points", "Elo", "95 %", "s/move", "Violations"):
        table.add_column(heading, justify="right", no_wrap=True)
    for bot in ratings.bots:
        table.add_row(
            bot.name,
            str(bot.games),
            f"{bot.wins:.4g} ({bot.wins / max(1, bot.games):.0%})",
            f"{bot.points:.1f}",
            f"{bot.elo:+z.0f}",
            f"{bot.elo_low:+z.0f} to {bot.elo_high:+z.0f}",
            f"{bot.seconds_per_move:.3f}",
            str(bot.violations),
        )
    pairs = Table(title="Each against each", box=box.SIMPLE_HEAD)
    for heading in ("Bot", "against"):
        pairs.add_column(heading, overflow="fold")
    for heading in ("Games", "Score", "95 %"):
        pairs.add_column(heading, justify="right", no_wrap=True)
    for pair in ratings.pairs:
        interval = f"{pair.low:.1%} to {pair.high:.1%}"
        pairs.add_row(pair.a, pair.b, str(pair.games), f"{pair.a_score:.1%}", interval)
    console = output.console()
    console.print(table)
    console.print(pairs)
    for bot in ratings.bots:
        console.print(
            f"{bot.name}: slowest move {bot.slowest_move:.3f} s; "
            f"{counted(bot.overruns, 'move')} more than 20 % over the limit."
        )
        if bot.violations:
            console.print(f"{bot.name}: first violation: {_first_violation(running, bot.name)}")
    memory = max((game.peak_memory_mb for game in running.played), default=0.0)
    console.print(f"The largest worker had {memory:.0f} MB of memory.")
    if running.path is not None:
        console.print(f"The games are in {running.path}")


def _first_violation(running: "Arena", name: str) -> str:
    reasons = (
        f"game {game.number}: {reason}"
        for game in sorted(running.played, key=lambda game: game.number)
        for seat, reasons in enumerate(game.violations)
        for reason in reasons
        if game.names[seat] == name
    )
    return next(reasons)


def _say_interrupted(running: "Arena") -> None:
    kept = "none was kept" if running.path is None else "go on with --resume"
    output.console(stderr=True).print(
        f"Interrupted after {len(running.played)} of {running.total} games; {kept}."
    )
