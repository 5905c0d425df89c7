"""`quadropolis think`: what a bot thinks of a position."""

from typing import TYPE_CHECKING, Annotated

import typer

from quadropolis.cli import options, output
from quadropolis.cli.errors import NobodyMoves

if TYPE_CHECKING:
    from quadropolis.bots.bot import Thought
    from quadropolis.cli.positions import Given

DEFAULT_BOT = "top"
DEFAULT_SECONDS = 1.0
DEFAULT_CANDIDATES = 5


def think(
    position: options.Position,
    bot: Annotated[
        str, typer.Option("--bot", "-b", metavar="BOT", help="cli-option-think-bot")
    ] = DEFAULT_BOT,
    seconds: Annotated[
        float | None, typer.Option(min=0, metavar="SECONDS", help="cli-option-think-seconds")
    ] = None,
    iterations: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="cli-option-arena-iterations")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, metavar="NUMBER", help="cli-option-think-seed")] = 0,
    candidates: Annotated[
        int, typer.Option(min=0, metavar="N", help="cli-option-think-candidates")
    ] = DEFAULT_CANDIDATES,
    ply: options.Ply = None,
    game: options.Game = None,
    plain: options.Plain = False,
    as_json: options.Json = False,
) -> None:
    """Ask a bot for its move in a position, and how it rates the alternatives."""
    from quadropolis.cli.positions import given_position

    given = given_position(position, ply, game)
    if given.state.current_player is None:
        raise NobodyMoves()
    if seconds is None and iterations is None:
        seconds = DEFAULT_SECONDS
    thought = _thought(given, bot, seconds, iterations, seed)
    shown = thought.candidates[:candidates]
    if as_json:
        from quadropolis.notation.position import format_position

        output.print_json(
            {
                "position": format_position(given.state),
                "bot": bot,
                "move": str(thought.move),
                "candidates": [candidate.to_data() for candidate in shown],
            }
        )
        return
    from quadropolis.cli import words
    from quadropolis.cli.screen import screen
    from quadropolis.cli.text import say

    drawn = screen(plain=plain)
    drawn.say(words.heading(given.state, given.players), "bold")
    drawn.say(say("cli-think-move", bot=bot, move=str(thought.move)))
    if shown:
        drawn.candidates(shown, given.players)
    elif not thought.candidates:
        drawn.say(say("cli-think-alone", bot=bot))


def _thought(
    given: "Given", spec: str, seconds: float | None, iterations: int | None, seed: int
) -> "Thought":
    """The bot's thought, whose move is legal."""
    from quadropolis.bots import Limit, bot_named
    from quadropolis.rules.game import play
    from quadropolis.views import view

    bot = bot_named(spec)
    try:
        bot.prepare(given.record)
        limit = Limit(seconds=bot.given(seconds), iterations=iterations, seed=seed)
        thought = bot.think(view(given.state, given.state.current_player), limit)
    finally:
        bot.close()
    play(given.state, thought.move)  # raises the reason why it is not
    return thought
