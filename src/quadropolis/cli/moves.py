"""`quadropolis moves`: the legal moves of a position."""

from quadropolis.cli import options, output


def moves(
    position: options.Position,
    ply: options.Ply = None,
    game: options.Game = None,
    plain: options.Plain = False,
    as_json: options.Json = False,
) -> None:
    """List the legal moves of a position, by default the last one of the record."""
    from quadropolis.cli.positions import given_position

    given = given_position(position, ply, game)
    state = given.state
    if as_json:
        from quadropolis.rules.game import legal_moves

        output.print_json([str(move) for move in legal_moves(state)])
        return
    from quadropolis.cli import hints, words
    from quadropolis.cli.screen import screen
    from quadropolis.cli.text import say

    shown = screen(plain=plain)
    shown.say(words.heading(state, given.players), "bold")
    if state.current_player is None:
        shown.say(say("cli-moves-none"))
        return
    shown.ways(hints.ways(state), narrow=True)
