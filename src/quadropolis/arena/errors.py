"""What can be wrong with an arena's plan, its file or its workers."""

from quadropolis.rules.errors import QuadropolisError, shown


class ArenaError(QuadropolisError):
    """Something that keeps an arena from being played."""


class TooFewBots(ArenaError):
    code = "arena/too_few_bots"


class WrongSetting(ArenaError):
    code = "arena/wrong_setting"


class NoFileToResume(ArenaError):
    code = "arena/nothing_to_resume"


class GamesExist(ArenaError):
    code = "arena/games_exist"


class OtherPlan(ArenaError):
    code = "arena/other_plan"


class NotArenaGame(ArenaError):
    code = "arena/not_arena_game"


class FileInUse(ArenaError):
    code = "arena/file_in_use"


class FileFailed(ArenaError):
    code = "arena/file_failed"


class WorkerEnded(ArenaError):
    code = "arena/worker_ended"


def wrong_setting(
    option: str, found: object, expected: str, least: int, most: int | None = None
) -> WrongSetting:
    """The error for a number that should be `above` the least, `at_least` it, or `from_to`."""
    return WrongSetting(
        option=option, found=shown(found), expected=expected, least=least, most=most
    )
