"""What can be wrong with an arena's plan, its file or its workers."""

from quadropolis.rules.errors import QuadropolisError


class ArenaError(QuadropolisError):
    """Something that keeps an arena from being played."""


class TooFewBots(ArenaError):
    code = "arena/too_few_bots"
    text = (
        "{players} players need {players} bots; {bots} given. A name may be repeated, "
        "like: arena {example}"
    )


class WrongSetting(ArenaError):
    code = "arena/wrong_setting"
    text = "{option} must be {expected}, not {found}."


class NoFileToResume(ArenaError):
    code = "arena/nothing_to_resume"
    text = "--resume goes on with a file of games: say which with --out."


class GamesExist(ArenaError):
    code = "arena/games_exist"
    text = "{path} already has games: continue them with --resume, or choose another --out."


class OtherPlan(ArenaError):
    code = "arena/other_plan"
    text = "{path} was played with {option} {found}, not {asked}: choose another --out."


class NotArenaGame(ArenaError):
    code = "arena/not_arena_game"
    text = "Line {line} of {path} is not a game of an arena: {reason}"


class FileInUse(ArenaError):
    code = "arena/file_in_use"
    text = "{path} is being written by another arena."


class FileFailed(ArenaError):
    code = "arena/file_failed"
    text = "{path} cannot be used: {reason}."


class WorkerEnded(ArenaError):
    code = "arena/worker_ended"
    text = "A worker ended ({status}) while playing game {game}: {last_words}"
