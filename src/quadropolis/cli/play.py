"""`quadropolis play`: a whole game in the terminal."""

from random import Random
from typing import TYPE_CHECKING, Annotated

import typer

from quadropolis.cli import options, output
from quadropolis.cli.errors import (
    FileExists,
    FirstOfResumed,
    FromAndResume,
    ResumedOtherwise,
    WrongFirst,
)

if TYPE_CHECKING:
    from quadropolis.cli.session import Session

DEFAULT_MODE = "classic"
RANDOM = "random"


def play(
    *,
    mode: Annotated[str | None, options.MODE] = None,
    players: Annotated[int | None, options.PLAYERS] = None,
    playgrounds: Annotated[bool | None, options.PLAYGROUNDS] = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            "--seat",
            "-s",
            metavar="WHO",
            help="cli-option-play-seat",
        ),
    ] = None,
    first: Annotated[
        str | None, typer.Option(metavar="SEAT|random", help="cli-option-first")
    ] = None,
    by_hand: Annotated[bool, typer.Option("--by-hand", help="cli-option-by-hand")] = False,
    seed: Annotated[int | None, options.SEED] = None,
    save: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="cli-option-save"),
    ] = None,
    resume: Annotated[str | None, typer.Option(metavar="FILE", help="cli-option-resume")] = None,
    source: Annotated[
        str | None, typer.Option("--from", metavar="POSITION", help="cli-option-from")
    ] = None,
    plain: options.Plain = False,
    as_json: options.Json = False,
) -> None:
    """Play a game in the terminal, against bots or with people beside you."""
    from quadropolis.cli.dialogue import Dialogue
    from quadropolis.cli.files import holds_something, shown_path
    from quadropolis.cli.screen import screen
    from quadropolis.cli.seats import close_bots
    from quadropolis.cli.session import Session
    from quadropolis.cli.text import say
    from quadropolis.cli.words import yes

    if source is not None and resume is not None:
        raise FromAndResume()
    chosen_seed = Random().getrandbits(32) if seed is None else seed
    if resume is None and source is None:
        from quadropolis.cli.seats import seats
        from quadropolis.rules.game import start

        chosen_mode = DEFAULT_MODE if mode is None else mode
        start(chosen_mode, 2 if players is None else players)  # before seats are counted
        sitting = seats(seat or (), players)
        begins = _first(first, len(sitting))
        session = Session.new(chosen_mode, bool(playgrounds), sitting, chosen_seed, first=begins)
    else:
        if first is not None:
            raise FirstOfResumed()
        session = _resumed(
            resume,
            source,
            mode=mode,
            players=players,
            playgrounds=playgrounds,
            seat=seat,
            seed=chosen_seed,
        )
    if save is not None and save not in (resume, source) and holds_something(save):
        raise FileExists(path=shown_path(save))
    shown = screen(plain=plain, stderr=as_json)
    shown.say(
        say(
            "cli-play-begins",
            mode=session.state.mode.name,
            playgrounds=yes(session.state.playgrounds),
            players=", ".join(session.names),
            seed=str(chosen_seed),
        )
    )
    try:
        Dialogue(session, shown, save or resume, keep=save is not None, by_hand=by_hand).run()
    except KeyboardInterrupt:
        if as_json:
            output.print_json_text(session.to_json())
        raise
    finally:
        close_bots()
    if as_json:
        output.print_json_text(session.to_json())


def _first(given: str | None, players: int) -> int | None:
    """The player who begins, from 0; None if that is drawn."""
    if given is None or given == RANDOM:
        return None
    if not given.isascii() or not given.isdigit() or not 1 <= int(given[:9]) <= players:
        raise WrongFirst(found=repr(given[:20]), players=players)
    return int(given) - 1


def _resumed(
    saved: str | None,
    source: str | None,
    *,
    mode: str | None,
    players: int | None,
    playgrounds: bool | None,
    seat: list[str] | None,
    seed: int,
) -> "Session":
    """The saved game or the position, if the options do not ask for another one."""
    from quadropolis.cli.files import one_record
    from quadropolis.cli.positions import given_position
    from quadropolis.cli.seats import seats, seats_of
    from quadropolis.cli.session import Session

    state = record = None
    if source is not None:
        given = given_position(source)
        state, record = given.state, given.record
    elif saved is not None:
        record = one_record(saved)
    if record is not None:
        record.check()
        state = record.start()
    assert state is not None
    for option, found, asked in (
        ("mode", state.mode.name, mode),
        ("players", state.players, players),
        ("playgrounds", state.playgrounds, playgrounds),
    ):
        if asked is not None and asked != found:
            raise ResumedOtherwise(option=option, found=found, asked=asked)
    if record is None:
        return Session(state, seats(seat or (), state.players), seed)
    return Session(record, seats(seat, state.players) if seat else seats_of(record), seed)
