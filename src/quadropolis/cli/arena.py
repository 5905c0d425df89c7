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
COLUMNS = (
    "cli-arena-games",
    "cli-arena-wins",
    "cli-arena-points",
    "cli-arena-elo",
    "cli-arena-sure",
    "cli-arena-speed",
    "cli-arena-violations",
)


def arena(
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT",
            help="cli-option-arena-bots",
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
            help="cli-option-arena-players",
        ),
    ] = None,
    playgrounds: Annotated[bool, options.PLAYGROUNDS] = False,
    games: Annotated[
        int,
        typer.Option(
            "--games",
            "-n",
            metavar="N",
            help="cli-option-arena-games",
        ),
    ] = 100,
    time: Annotated[
        float | None,
        typer.Option(
            metavar="SECONDS",
            help="cli-option-arena-time",
        ),
    ] = None,
    iterations: Annotated[
        int | None,
        typer.Option(metavar="N", help="cli-option-arena-iterations"),
    ] = None,
    seed: Annotated[int, options.SEED] = 0,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="DIRECTORY",
            help="cli-option-arena-out",
        ),
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="cli-option-arena-resume")] = False,
    luck: Annotated[bool, typer.Option("--luck", help="cli-option-arena-luck")] = False,
    workers: Annotated[
        int | None,
        typer.Option(metavar="N", help="cli-option-arena-workers"),
    ] = None,
    on: Annotated[str, options.ON] = options.LOCAL,
    as_json: options.Json = False,
) -> None:
    """Let bots play each other on mirrored deals: the same tiles, with the seats rotated."""
    from quadropolis.arena.arena import Arena
    from quadropolis.arena.plan import Plan

    if players is None:
        players = len(bots) if TWO_PLAYERS <= len(bots) <= FOUR_PLAYERS else TWO_PLAYERS
    if time is None and iterations is None:
        time = DEFAULT_SECONDS
    plan = Plan(tuple(bots), mode, players, playgrounds, time, iterations, seed, luck)
    with Arena(plan, games, out, resume, workers, on) as running:
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

    from quadropolis.cli.text import number, percent, say

    table = Table(title=_title(running), box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column(say("cli-arena-bot"), overflow="fold")
    for key in COLUMNS:
        table.add_column(say(key), justify="right", no_wrap=True)
    for bot in ratings.bots:
        low, high = f"{bot.elo_low:+z.0f}", f"{bot.elo_high:+z.0f}"
        table.add_row(
            bot.name,
            str(bot.games),
            f"{bot.wins:.4g} ({percent(bot.wins / max(1, bot.games))})",
            number(bot.points, 1),
            f"{bot.elo:+z.0f}",
            say("cli-arena-interval", low=low, high=high),
            number(bot.seconds_per_move, 3),
            str(bot.violations),
        )
    pairs = Table(title=say("cli-arena-pairs"), box=box.SIMPLE_HEAD)
    for key in ("cli-arena-bot", "cli-arena-against"):
        pairs.add_column(say(key), overflow="fold")
    for key in ("cli-arena-games", "cli-arena-score", "cli-arena-sure"):
        pairs.add_column(say(key), justify="right", no_wrap=True)
    for pair in ratings.pairs:
        low, high = percent(pair.low, 1), percent(pair.high, 1)
        interval = say("cli-arena-interval", low=low, high=high)
        pairs.add_row(pair.a, pair.b, str(pair.games), percent(pair.a_score, 1), interval)
    console = output.console()
    console.print(table)
    console.print(pairs)
    for pair in ratings.pairs:
        if pair.adjusted is not None:
            low, high = percent(pair.adjusted.low, 1), percent(pair.adjusted.high, 1)
            score = percent(pair.adjusted.score, 1)
            names = {"a": pair.a, "b": pair.b}
            console.print(say("cli-arena-adjusted", **names, score=score, low=low, high=high))
    for bot in ratings.bots:
        slowest = number(bot.slowest_move, 3)
        console.print(say("cli-arena-slowest", bot=bot.name, seconds=slowest, count=bot.overruns))
        if bot.violations:
            game, reason = _first_violation(running, bot.name)
            console.print(say("cli-arena-violation", bot=bot.name, game=game, reason=reason))
    memory = max((game.peak_memory_mb for game in running.played), default=0.0)
    console.print(say("cli-arena-memory", size=number(memory)))
    if running.path is not None:
        console.print(say("cli-arena-games-in", path=str(running.path)))


def _title(running: "Arena") -> str:
    from quadropolis.cli.text import listed, say
    from quadropolis.cli.words import yes

    plan = running.plan
    limits = [say("cli-arena-seconds", seconds=f"{plan.time:g}")] if plan.time else []
    if plan.iterations:
        limits.append(say("cli-arena-iterations", count=plan.iterations))
    return say(
        "cli-arena-title",
        games=len(running.played),
        mode=plan.mode,
        players=plan.players,
        playgrounds=yes(plan.playgrounds),
        limit=listed(limits),
        seed=str(plan.seed),
    )


def _first_violation(running: "Arena", name: str) -> tuple[int, str]:
    """The game, and what happened."""
    reasons = (
        (game.number, reason)
        for game in sorted(running.played, key=lambda game: game.number)
        for seat, reasons in enumerate(game.violations)
        for reason in reasons
        if game.names[seat] == name
    )
    return next(reasons)


def _say_interrupted(running: "Arena") -> None:
    from quadropolis.cli.text import say

    key = "cli-arena-stopped" if running.path is None else "cli-arena-stopped-kept"
    output.console(stderr=True).print(say(key, played=len(running.played), total=running.total))
