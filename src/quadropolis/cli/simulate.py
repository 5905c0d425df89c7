"""`quadropolis simulate`: games of random players or bots, reproducible from a seed."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import IO, TYPE_CHECKING, Annotated, Any

import typer

from quadropolis.cli import options, output
from quadropolis.cli.errors import NotABot, NothingToResume, StdoutTwice
from quadropolis.rules.errors import shown

if TYPE_CHECKING:
    from quadropolis.cli.seats import Seat
    from quadropolis.cli.simulating import Simulation
    from quadropolis.notation.record import GameRecord

STANDARD_OUTPUT = "-"
DATASETS = (".parquet", ".npz")


def simulate(
    *,
    mode: Annotated[str, options.MODE] = "classic",
    players: Annotated[int | None, options.PLAYERS] = None,
    playgrounds: Annotated[bool, options.PLAYGROUNDS] = False,
    games: Annotated[
        int, typer.Option("--games", "-n", min=1, metavar="N", help="cli-option-games")
    ] = 100,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            "--seat",
            "-s",
            metavar="BOT",
            help="cli-option-simulate-seat",
        ),
    ] = None,
    iterations: Annotated[
        int,
        typer.Option(min=1, metavar="N", help="cli-option-simulate-iterations"),
    ] = 200,
    seed: Annotated[int | None, options.SEED] = None,
    out: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="cli-option-simulate-out"),
    ] = None,
    bots: Annotated[
        str | None, typer.Option("--bots", metavar="BOT,BOT", help="cli-option-simulate-bots")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="cli-option-simulate-resume")] = False,
    on: Annotated[str | None, options.ON] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="cli-option-arena-workers")
    ] = None,
    plain: options.Plain = False,
    as_json: options.Json = False,
) -> None:
    """Let random players or bots play games, and write them down."""
    from time import perf_counter

    from quadropolis.cli.seats import close_bots
    from quadropolis.cli.simulating import Simulation
    from quadropolis.rules.game import start

    if out == STANDARD_OUTPUT and as_json:
        raise StdoutTwice()
    # A wrong setting is an error before anything is written.
    seats = _bots([*(seat or []), *(bots.split(",") if bots else [])], players)
    players = players or max(len(seats), 2)
    start(mode, players, playgrounds)
    if seed is None:
        seed = Random().getrandbits(32)
    simulation = Simulation(mode, players, playgrounds, seats, iterations, seed)
    summary = Summary()
    began = perf_counter()
    run = Running(simulation, games, on, workers)
    try:
        with _progress(games, plain) as advance:
            if out is not None and out.endswith(DATASETS):
                records = _to_dataset(run, out, resume)
            else:
                records = _to_lines(run, out, resume)
            for record in records:
                summary.add(record)
                advance()
    finally:
        close_bots()
    seconds = perf_counter() - began
    data = {
        "mode": mode,
        "players": players,
        "seats": [bot.kind for bot in seats] or None,
        "playgrounds": playgrounds,
        "seed": seed,
        "games": games,
        **summary.to_data(),
        "seconds": round(seconds, 3),
        "games_per_second": round(games / seconds, 1),
        "out": out,
    }
    if as_json:
        output.print_json(data)
    else:
        _show(data, plain, stderr=out == STANDARD_OUTPUT)


@dataclass(frozen=True, slots=True)
class Running:
    """The games that are asked for, and where they are played."""

    simulation: "Simulation"
    games: int
    on: str | None
    workers: int | None

    def lines(self, played_before: int = 0) -> Iterator[str]:
        """Their records as lines of JSON, without those that were played before."""
        from quadropolis.cli.simulating import played

        numbers = range(played_before + 1, self.games + 1)
        return played(self.simulation, numbers, self.on, self.workers)


def _to_lines(run: Running, out: str | None, resume: bool) -> "Iterator[GameRecord]":
    from quadropolis.notation.record import GameRecord

    if resume:
        raise NothingToResume(endings=list(DATASETS))
    with _destination(out) as stream:
        for line in run.lines():
            if stream is not None:
                stream.write(line + "\n")
            yield GameRecord.from_json(line)


def _to_dataset(run: Running, out: str, resume: bool) -> "Iterator[GameRecord]":
    """Games are kept as they end, and become rows when all of them have."""
    from pathlib import Path

    from quadropolis.env.dataset import write_dataset
    from quadropolis.env.journal import Journal
    from quadropolis.notation.record import GameRecord

    path = Path(out)
    settings = run.simulation.to_data()
    with Journal(path, settings, resume) as journal:
        yield from journal.records()
        for line in run.lines(journal.games):
            journal.add(line)
            yield GameRecord.from_json(line)
        write_dataset(path, islice(journal.records(), run.games), settings)
        journal.finish()


def _bots(texts: "list[str]", players: int | None) -> "tuple[Seat, ...]":
    """The bots of every seat; none for random players."""
    from quadropolis.cli.seats import seats

    if not texts:
        return ()
    bots = seats(texts, players)
    people = [bot.name for bot in bots if bot.is_human]
    if people:
        raise NotABot(seat=shown(people[0]))
    return bots


class Summary:
    """What many games have in common."""

    def __init__(self) -> None:
        self.games = self.cities = self.points = self.margins = 0
        self.shared_wins = self.first_player_wins = 0
        self.lowest: int | None = None
        self.highest: int | None = None

    def add(self, record: "GameRecord") -> None:
        result = record.result
        assert result is not None
        ordered = sorted(result["scores"])
        self.games += 1
        self.cities += len(ordered)
        self.points += sum(ordered)
        self.margins += ordered[-1] - ordered[-2]
        self.shared_wins += len(result["winners"]) > 1
        self.first_player_wins += record.first_player in result["winners"]
        self.lowest = ordered[0] if self.lowest is None else min(self.lowest, ordered[0])
        self.highest = ordered[-1] if self.highest is None else max(self.highest, ordered[-1])

    def to_data(self) -> dict[str, Any]:
        return {
            "mean_points": round(self.points / self.cities, 3),
            "lowest_points": self.lowest,
            "highest_points": self.highest,
            "mean_margin": round(self.margins / self.games, 3),
            "won_by_first_player": self.first_player_wins,
            "shared_wins": self.shared_wins,
        }


@contextmanager
def _destination(out: str | None) -> Iterator[IO[str] | None]:
    if out is None:
        yield None
    elif out == STANDARD_OUTPUT:
        yield sys.stdout
    else:
        from quadropolis.cli.files import written_whole

        with written_whole(out) as stream:
            yield stream


@contextmanager
def _progress(games: int, plain: bool) -> Iterator[Any]:
    """A progress bar on standard error, if that is a terminal."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    from quadropolis.cli.text import say

    console = output.console(stderr=True)
    with Progress(
        TextColumn(say("cli-playing"), markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=plain or not console.is_terminal,
    ) as progress:
        task = progress.add_task("", total=games)
        yield lambda: progress.advance(task)


def _show(data: dict[str, Any], plain: bool, stderr: bool) -> None:
    from rich import box
    from rich.table import Table
    from rich.text import Text

    from quadropolis.cli.files import shown_path
    from quadropolis.cli.text import number, percent, say
    from quadropolis.cli.words import yes

    title = say(
        "cli-simulate-title",
        sort="random" if data["seats"] is None else "bots",
        games=data["games"],
        mode=data["mode"],
        players=data["players"],
        playgrounds=yes(data["playgrounds"]),
    )
    extremes = {"lowest": data["lowest_points"], "highest": data["highest_points"]}
    rows = [
        (say("cli-simulate-seed"), str(data["seed"])),
        (say("cli-simulate-mean"), number(data["mean_points"], 1)),
        (say("cli-simulate-extremes"), say("cli-simulate-extremes-are", **extremes)),
        (say("cli-simulate-margin"), number(data["mean_margin"], 1)),
        (say("cli-simulate-first"), percent(data["won_by_first_player"] / data["games"])),
        (say("cli-simulate-shared"), percent(data["shared_wins"] / data["games"])),
        (say("cli-simulate-speed"), number(data["games_per_second"])),
    ]
    if data["out"] and not stderr:
        rows.append((say("cli-simulate-written"), shown_path(data["out"])))
    console = output.console(stderr=stderr, plain=plain)
    if plain:
        console.print(say("cli-plain-line", text=title), soft_wrap=True)
        for label, value in rows:
            console.print(say("cli-simulate-row", label=label, value=value), soft_wrap=True)
        return
    table = Table(box=box.ROUNDED, show_header=False)
    for label, value in rows:
        table.add_row(label, Text(value, "bold"))
    console.print(Text(title, "bold"))
    console.print(table)
