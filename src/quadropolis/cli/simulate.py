"""`quadropolis simulate`: games of random players or bots, reproducible from a seed."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from random import Random
from typing import IO, TYPE_CHECKING, Annotated, Any

import typer

from quadropolis.cli import options, output
from quadropolis.cli.errors import NotABot, StdoutTwice
from quadropolis.rules.errors import shown

if TYPE_CHECKING:
    from quadropolis.cli.seats import Seat
    from quadropolis.notation.record import GameRecord

STANDARD_OUTPUT = "-"


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
    plain: options.Plain = False,
    as_json: options.Json = False,
) -> None:
    """Let random players or bots play games, and write them down."""
    from time import perf_counter

    from quadropolis.cli.seats import close_bots
    from quadropolis.rules.game import start

    if out == STANDARD_OUTPUT and as_json:
        raise StdoutTwice()
    # A wrong setting is an error before anything is written.
    bots = _bots(seat or [], players)
    players = players or max(len(bots), 2)
    start(mode, players, playgrounds)
    if seed is None:
        seed = Random().getrandbits(32)
    summary = Summary()
    began = perf_counter()
    try:
        with _destination(out) as stream, _progress(games, plain) as advance:
            for number in range(1, games + 1):
                if bots:
                    record = bot_game(mode, playgrounds, bots, f"{seed}/{number}", iterations)
                else:
                    record = simulated_game(mode, players, playgrounds, seed, number)
                if stream is not None:
                    stream.write(record.to_json() + "\n")
                summary.add(record)
                advance()
    finally:
        close_bots()
    seconds = perf_counter() - began
    data = {
        "mode": mode,
        "players": players,
        "seats": [bot.kind for bot in bots] or None,
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


def simulated_game(
    mode: str, players: int, playgrounds: bool, seed: int, number: int
) -> "GameRecord":
    """Random game number `number` of that seed, finished and scored."""
    from quadropolis.notation.record import result_data
    from quadropolis.rules.game import outcome
    from quadropolis.testing import random_game

    random = Random(f"{seed}/{number}")
    for state, _, record in random_game(mode, players, playgrounds, random):
        last = state, record
    state, record = last
    scored = outcome(state)
    assert scored is not None  # random_game ends with the game
    return replace(record, result=result_data(scored))


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


def bot_game(
    mode: str, playgrounds: bool, bots: "tuple[Seat, ...]", seed: str, iterations: int
) -> "GameRecord":
    """A whole game of bots."""
    from quadropolis.bots.bot import Limit
    from quadropolis.cli.session import Session

    session = Session.new(mode, playgrounds, bots, seed, Limit(iterations=iterations))
    while not session.over:
        if session.seat is None:
            session.deal()
        else:
            session.play(session.automatic_move())
    record = session.record()
    assert record is not None  # it began at the beginning
    return record


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
