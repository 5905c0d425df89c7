"""What `help` says in a game."""

from quadropolis.cli.text import say

COMMANDS = (
    ("3W4:c3", "cli-do-build"),
    ("3W4:-", "cli-do-discard"),
    ("3W4", "cli-do-nothing"),
    ("?", "cli-do-moves"),
    ("? 3, ? W4, ? 3W4", "cli-do-moves-some"),
    ("board", "cli-do-board"),
    ("position", "cli-do-position"),
    ("score", "cli-do-score"),
    ("undo", "cli-do-undo"),
    ("save, save FILE", "cli-do-save"),
    ("help", "cli-do-help"),
    ("quit", "cli-do-quit"),
)
RULES = ("cli-rules-site", "cli-rules-city", "cli-rules-points", "cli-rules-more")
BOARD = "cli-rules-board"


def commands() -> list[tuple[str, str]]:
    """What may be typed, and what it does."""
    file = say("cli-word-file")
    return [(typed.replace("FILE", file), say(meaning)) for typed, meaning in COMMANDS]


def rules() -> list[str]:
    """The rules as far as one forgets them, in paragraphs."""
    return [say(paragraph) for paragraph in RULES]
