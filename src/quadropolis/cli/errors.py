"""What can be wrong with files and options; the rules' own errors are in `rules/errors.py`."""

from quadropolis.rules.errors import QuadropolisError


class InputError(QuadropolisError):
    """Something the command line cannot use."""


class FileNotThere(InputError):
    code = "file/not_found"
    text = "There is no file {path}."


class FileUnreadable(InputError):
    code = "file/unreadable"
    text = "{path} cannot be read: {reason}."


class FileUnwritable(InputError):
    code = "file/unwritable"
    text = "{path} cannot be written: {reason}."


class FileNotText(InputError):
    code = "file/not_text"
    text = "{path} is not a text file in UTF-8."


class FileExists(InputError):
    code = "file/exists"
    text = "{path} holds something already: choose another name, or go on with it by --resume."


class NoGames(InputError):
    code = "file/no_games"
    text = "{path} holds no game."


class ManyGames(InputError):
    code = "file/many_games"
    text = "{path} holds more than one game: choose one with --game."


class NoSuchGame(InputError):
    code = "file/no_such_game"
    text = "There is no game {game}; {path} holds {games}."


class NotJsonOption(InputError):
    code = "usage/not_json"
    text = "{option} is not JSON: {reason}."


class ResumedOtherwise(InputError):
    code = "usage/resumed_otherwise"
    text = "The resumed game has {option} {found}, not {asked}: leave the option out."


class TooManySeats(InputError):
    code = "usage/too_many_seats"
    text = "{seats} seats were given for {players} players."


class WrongSeatName(InputError):
    code = "usage/seat_name"
    text = "{found} is not a seat: expected a name of 1 to {most} printable characters."


class StdoutTwice(InputError):
    code = "usage/stdout_twice"
    text = "--out - and --json both write to the standard output: choose one of them."


class NoSaveName(InputError):
    code = "play/no_save_name"
    text = "Say where to save, like: save game.json"


class WrongFilter(InputError):
    code = "play/filter"
    text = "{found} does not narrow the moves: type ? 3, ? W4 or ? 3W4."


class NothingToUndo(InputError):
    code = "play/nothing_to_undo"
    text = "There is no earlier decision of a person to go back to."


class NoMoves(InputError):
    code = "play/no_moves"
    text = "The game stops here: {lines} lines in a row made no move."


class NothingTyped(InputError):
    code = "play/nothing_typed"
    text = "Type a move like 3W4:b2, ? for the legal moves, help, or quit."


class FromAndResume(InputError):
    code = "usage/from_and_resume"
    text = "--from and --resume both say where the game goes on: choose one of them."


class NobodyMoves(InputError):
    code = "think/nobody_moves"
    text = "Nobody is to move in this position: a round is about to be dealt, or the game is over."


class NotABot(InputError):
    code = "simulate/not_a_bot"
    text = "{seat} is not a bot; simulate plays without people (see quadropolis bots)."
