"""Help in the language of whoever asks for it.

Commands and options name keys of the catalogue, which become words only when help is shown:
reading the catalogue takes longer than most commands. The epilog of a command is its example.
"""

import re
from typing import Any

from typer.core import TyperCommand, TyperGroup

from quadropolis.cli.text import say

OPTION = "cli-option-"
OPTIONS_OF_TYPER = {
    "install_completion": "cli-option-install-completion",
    "show_completion": "cli-option-show-completion",
}
VALUES = {
    "FILE": "cli-word-file",
    "NAME": "cli-word-name",
    "NUMBER": "cli-word-number",
    "MODE": "cli-word-mode",
    "WHO": "cli-word-who",
    "RECORD": "cli-word-record",
    "POSITION": "cli-word-position",
    "BOT": "cli-word-bot",
    "CITY": "cli-word-city",
    "KIND": "cli-word-kind",
    "SECONDS": "cli-word-seconds",
    "DIRECTORY": "cli-word-directory",
    "PLACE": "cli-word-place",
    "TEXT": "cli-word-text",
    "TOPIC": "cli-word-topic",
    "SEAT": "cli-word-seat",
    "ACTION": "cli-word-action",
    "TARGET": "cli-word-target",
    "ADDRESS": "cli-word-address",
    "OPTIONS": "cli-word-options",
    "COMMAND": "cli-word-command",
    "ARGS": "cli-word-arguments",
}
"""What stands for a value in the help; words that are not here are the same everywhere."""


class SpokenCommand(TyperCommand):
    """A command whose help is said by the catalogue."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _speak(self)
        _speak_options(self, ctx)
        super().format_help(ctx, formatter)

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        _format_usage(self, ctx, formatter)

    def get_short_help_str(self, limit: int = 45) -> str:
        _speak(self)
        return super().get_short_help_str(limit)

    def shell_complete(self, ctx: Any, incomplete: str) -> Any:
        _speak_options(self, ctx)
        return super().shell_complete(ctx, incomplete)


class SpokenGroup(TyperGroup):
    """The command of the commands."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        self.help = say("cli-help-quadropolis")
        self.epilog = say("cli-help-more", command="[bold]quadropolis play --help[/bold]")
        for command in self.commands.values():
            _speak(command)
        _speak_options(self, ctx)
        super().format_help(ctx, formatter)

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        _format_usage(self, ctx, formatter)

    def shell_complete(self, ctx: Any, incomplete: str) -> Any:
        _speak_options(self, ctx)
        return super().shell_complete(ctx, incomplete)


def _speak(command: Any) -> None:
    """Say what a command does, with its example."""
    example, command.epilog = command.epilog, None
    if example:
        line = say("cli-help-example", command=f"quadropolis {example}")
        command.help = f"{say(command.help)}\n\n{line}"


def _speak_options(command: Any, context: Any) -> None:
    """Say what the options and arguments mean, and the headings of the help."""
    from typer import rich_utils

    rich_utils.OPTIONS_PANEL_TITLE = say("cli-help-options")
    rich_utils.ARGUMENTS_PANEL_TITLE = say("cli-help-arguments")
    rich_utils.COMMANDS_PANEL_TITLE = say("cli-help-commands")
    rich_utils.REQUIRED_LONG_STRING = say("cli-help-required")
    rich_utils.DEFAULT_STRING = say("cli-help-default", value="{}")
    # Below its value a range leaves more room for the words, and for long names.
    rich_utils.RANGE_STRING = "\n[{}]"
    rich_utils.ENVVAR_STRING = say("cli-help-variable", name="{}")
    for param in command.get_params(context):
        key = OPTIONS_OF_TYPER.get(param.name) or getattr(param, "help", None) or ""
        if param.name == "help":
            key = "cli-option-help"
        if key.startswith(OPTION):
            param.help = say(key)
        if param.metavar:
            param.metavar = values_in_words(param.metavar)
        if getattr(param, "is_flag", False) or param.param_type_name == "argument":
            # Names of Python's types say nothing to players, in no language.
            param.display_type_rich = _no_type


def _no_type(ctx: Any) -> None:
    """An option without a value, or an argument that is named already."""


def _format_usage(command: Any, context: Any, formatter: Any) -> None:
    pieces = re.sub(r"[{}]", "", " ".join(command.collect_usage_pieces(context)))
    prefix = f"{say('cli-help-usage')} "
    formatter.write_usage(context.command_path, values_in_words(pieces), prefix=prefix)


def values_in_words(text: str) -> str:
    """What stands for values, as in `[OPTIONS] CITY`, in the language of whoever reads it."""
    return re.sub(r"[A-Z]+", lambda found: say(VALUES.get(found[0], found[0])), text)
