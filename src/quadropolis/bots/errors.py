"""What can be wrong with a bot: how it is named, and how it behaves."""

from quadropolis.rules.errors import QuadropolisError


class BotError(QuadropolisError):
    """Something wrong with a bot."""


# --- naming a bot ---------------------------------------------------------------------


class UnknownBot(BotError):
    code = "bot/unknown"


class WrongBotName(BotError):
    code = "bot/wrong_name"


class WrongFactor(BotError):
    code = "bot/wrong_factor"


class NoBotFile(BotError):
    code = "bot/no_file"


class NoBotClass(BotError):
    code = "bot/no_class"


class WrongCommand(BotError):
    code = "bot/wrong_command"


# --- where bots play ------------------------------------------------------------------


class UnknownExecutor(BotError):
    code = "executor/unknown"


class ExecutorFailed(BotError):
    code = "executor/failed"


class NoRay(BotError):
    code = "executor/missing_package"


# --- a bot's behavior ----------------------------------------------------------------


class Misbehavior(BotError):
    """What a bot did instead of answering with a legal move."""


class BotFailed(Misbehavior):
    code = "bot/failed"


class BotNotStarted(Misbehavior):
    code = "bot/not_started"


class BotExited(Misbehavior):
    code = "bot/exited"


class BotStalled(Misbehavior):
    code = "bot/stalled"


class BadAnswer(Misbehavior):
    code = "bot/bad_answer"


class IllegalAnswer(Misbehavior):
    code = "bot/illegal_move"


def how_it_ended(code: int) -> dict[str, int | None]:
    """The arguments for a process that ended: the status it gave, or the signal that ended it."""
    return {"status": code, "signal": None} if code >= 0 else {"status": None, "signal": -code}
