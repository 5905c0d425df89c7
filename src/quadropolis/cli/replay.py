"""`quadropolis replay`: check games, show their results and positions."""

from itertools import chain
from typing import TYPE_CHECKING, Any

import typer

from quadropolis.cli import options, output
from quadropolis.cli.errors import ManyGames

if TYPE_CHECKING:
    from collections.abc import Iterable

    from quadropolis.cli.files import WrittenGame
    from quadropolis.notation.record import GameRecord
    from quadropolis.rules.game import Outcome
    from quadropolis.rules.state import State

WRONG_GAMES_SHOWN = 20


def replay(
    record: options.Record,
    ply: options.Ply = None,
    game: options.Game = None,
    plain: options.Plain = False,
    as_json: options.Json = False,
) -> None:
    """Check a game, move by move, and show its result; or draw one of its positions."""
    from quadropolis.cli import files

    if game is not None:
        _written(files.one_game(record, game), ply, plain, as_json)
        return
    games = files.written_games(record)
    first = next(games)
    second = next(games, None)
    if second is None:
        _written(first, ply, plain, as_json)
    elif ply is not None:
        raise ManyGames(path=files.shown_path(record))
    else:
        _many(chain((first, second), games), plain, as_json)


def _written(written: "WrittenGame", ply: int | None, plain: bool, as_json: bool) -> None:
    if not written.is_position:
        _one(written.record(), ply, plain, as_json)
        return
    from quadropolis.cli.positions import read_position

    given = read_position(written, ply)
    _position(given.players, given.state, plain, as_json)


def _one(record: "GameRecord", ply: int | None, plain: bool, as_json: bool) -> None:
    if ply is not None:
        _position(record.players, record.at(ply), plain, as_json)
        return
    outcome = record.check()
    if outcome is None:
        _position(record.players, record.states()[-1], plain, as_json)
    elif as_json:
        output.print_json(_result(record, outcome))
    else:
        _show_result(record, outcome, plain)


def _position(players: tuple[str, ...], state: "State", plain: bool, as_json: bool) -> None:
    if as_json:
        from quadropolis.cli.points import points_of
        from quadropolis.notation.position import format_position
        from quadropolis.views import state_data

        output.print_json(
            state_data(state)
            | {
                "names": list(players),
                "points": [points_of(city) for city in state.cities],
                "position": format_position(state),
            }
        )
        return
    from quadropolis.cli.screen import screen

    screen(plain=plain).position(state, players)


def _result(record: "GameRecord", outcome: "Outcome") -> dict[str, Any]:
    return {
        "mode": record.mode,
        "playgrounds": record.playgrounds,
        "names": list(record.players),
        "moves": len(record.moves),
        "plies": len(record.states()) - 1,
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
        "sheets": [sheet.to_data() for sheet in outcome.sheets],
    }


def _show_result(record: "GameRecord", outcome: "Outcome", plain: bool) -> None:
    from quadropolis.cli.screen import screen
    from quadropolis.cli.sheets import verdict
    from quadropolis.cli.text import say

    states = record.states()
    shown = screen(plain=plain)
    shown.say(
        say(
            "cli-replay-right",
            mode=record.mode,
            players=len(record.players),
            moves=len(record.moves),
            last=len(states) - 1,
        )
    )
    shown.sheets(states[-1], record.players, outcome)
    for sentence in verdict(record.players, outcome):
        shown.say(sentence, "bold")


def _many(games: "Iterable[WrittenGame]", plain: bool, as_json: bool) -> None:
    """Check every game; say which are wrong."""
    from rich.progress import Progress, SpinnerColumn, TextColumn

    from quadropolis.cli.refusals import reported
    from quadropolis.cli.screen import screen
    from quadropolis.cli.text import say
    from quadropolis.rules.errors import QuadropolisError

    checked = finished = wrong = 0
    shown: list[dict[str, Any]] = []
    stderr = output.console(stderr=True, plain=plain)
    with Progress(
        SpinnerColumn(),
        TextColumn("{task.description}", markup=False),
        console=stderr,
        transient=True,
        disable=plain or not stderr.is_terminal,
    ) as progress:
        task = progress.add_task("", total=None)
        for game in games:
            checked += 1
            try:
                finished += game.record().check() is not None
            except QuadropolisError as error:
                wrong += 1
                if len(shown) < WRONG_GAMES_SHOWN:
                    shown.append({"game": game.number, "error": error.to_data()})
            if not progress.disable:
                progress.update(task, description=say("cli-replay-checking", count=checked))
    summary = {
        "games": checked,
        "right": checked - wrong,
        "finished": finished,
        "wrong": wrong,
        "errors": shown,
    }
    if as_json:
        output.print_json(summary)
    else:
        page = screen(plain=plain)
        page.say(
            say(
                "cli-replay-checked",
                count=checked,
                right=checked - wrong,
                finished=finished,
                wrong=wrong,
            ),
            "bold",
        )
        for entry in shown:
            reason = reported(entry["error"])
            page.say(say("cli-replay-wrong", game=entry["game"], reason=reason), "red")
        if wrong > len(shown):
            page.say(say("cli-replay-more", count=wrong - len(shown)), "red")
    if wrong:
        raise typer.Exit(2)
