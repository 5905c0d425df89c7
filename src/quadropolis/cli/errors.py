"""What can be wrong with files and options; the rules' own errors are in `rules/errors.py`."""

from quadropolis.rules.errors import QuadropolisError


class InputError(QuadropolisError):
    """Something the command line cannot use."""


class FileNotThere(InputError):
    code = "file/not_found"


class FileUnreadable(InputError):
    code = "file/unreadable"


class FileUnwritable(InputError):
    code = "file/unwritable"


class FileNotText(InputError):
    code = "file/not_text"


class FileExists(InputError):
    code = "file/exists"


class FolderNotEmpty(InputError):
    code = "file/folder_not_empty"


class NoGames(InputError):
    code = "file/no_games"


class ManyGames(InputError):
    code = "file/many_games"


class NoSuchGame(InputError):
    code = "file/no_such_game"


class NotJsonOption(InputError):
    code = "usage/not_json"


class ResumedOtherwise(InputError):
    code = "usage/resumed_otherwise"


class TooManySeats(InputError):
    code = "usage/too_many_seats"


class WrongSeatName(InputError):
    code = "usage/seat_name"


class StdoutTwice(InputError):
    code = "usage/stdout_twice"


class UnknownTopic(InputError):
    code = "rules/unknown_topic"


class NoSaveName(InputError):
    code = "play/no_save_name"


class WrongFilter(InputError):
    code = "play/filter"


class NothingToUndo(InputError):
    code = "play/nothing_to_undo"


class NoMoves(InputError):
    code = "play/no_moves"


class NothingTyped(InputError):
    code = "play/nothing_typed"


class FromAndResume(InputError):
    code = "usage/from_and_resume"


class WrongFirst(InputError):
    code = "usage/wrong_first"


class FirstOfResumed(InputError):
    code = "usage/first_of_resumed"


class WrongLayout(InputError):
    code = "play/wrong_layout"


class NobodyMoves(InputError):
    code = "think/nobody_moves"


class NotAGame(InputError):
    code = "review/not_a_game"


class NotABot(InputError):
    code = "simulate/not_a_bot"


class NothingToResume(InputError):
    code = "simulate/nothing_to_resume"


class SayWhat(InputError):
    code = "admin/what"
