"""What can be wrong with a bot: how it is named, and how it behaves."""

from quadropolis.rules.errors import QuadropolisError


class BotError(QuadropolisError):
    """Something wrong with a bot."""


# --- naming a bot ---------------------------------------------------------------------


class UnknownBot(BotError):
    code = "bot/unknown"
    text = (
        "There is no bot {spec}. The bots are {names}; your own is a file (bot.py or "
        "bot.py:ClassName) or a program (program:COMMAND)."
    )


class WrongBotName(BotError):
    code = "bot/wrong_name"
    text = "{spec} cannot name a bot: expected 1 to {most} printable characters."


class WrongFactor(BotError):
    code = "bot/wrong_factor"
    text = (
        "{spec} does not say how much of its time the bot is given: "
        "expected a number above 0 and up to {most} behind the @, like top@0.1."
    )


class NoBotFile(BotError):
    code = "bot/no_file"
    text = "There is no file {path} to load a bot from."


class NoBotClass(BotError):
    code = "bot/no_class"
    text = "{path} does not say which bot to use: {reason}."


class WrongCommand(BotError):
    code = "bot/wrong_command"
    text = "{command} is not a command that can be run: {reason}."


# --- a bot's behaviour ----------------------------------------------------------------


class Misbehaviour(BotError):
    """What a bot did instead of answering with a legal move."""


class BotFailed(Misbehaviour):
    code = "bot/failed"
    text = "The bot failed: {reason}"


class BotNotStarted(Misbehaviour):
    code = "bot/not_started"
    text = "The bot did not start: {reason}"


class BotExited(Misbehaviour):
    code = "bot/exited"
    text = "The bot's process ended ({status}) instead of answering. {last_words}"


class BotStalled(Misbehaviour):
    code = "bot/stalled"
    text = "The bot did not answer within {seconds:.2f} s."


class BadAnswer(Misbehaviour):
    code = "bot/bad_answer"
    text = "The bot's answer cannot be read: {reason}."


class IllegalAnswer(Misbehaviour):
    code = "bot/illegal_move"
    text = "The bot answered {move}. {reason}"
