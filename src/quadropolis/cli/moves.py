"""`quadropolis moves`: the legal moves of a position."""

from quadropolis.cli import options, output


def moves(
    record: options.Record,
    ply: options.Ply = None,
    game: options.Game = None,
    plain: options.Plain = False,
    as_json: options.Json = False,
) -> None:
    """List the legal moves of a position, by default the last one of the record."""
    from quadropolis.cli.files import one_record

    written = one_record(record, game)
    state = written.states()[-1] if ply is None else written.at(ply)
    if as_json:
        from quadropolis.rules.game import legal_moves

        output.print_json([str(move) for move in legal_moves(state)])
        return
    from quadropolis.cli import hints, words
    from quadropolis.cli.screen import screen
    from quadropolis.cli.text import say

    shown = screen(plain=plain)
    shown.say(words.heading(state, written.players), "bold")
    if state.current_player is None:
        shown.say(say("cli-moves-none"))
        return
    shown.ways(hints.ways(state), narrow=True)
