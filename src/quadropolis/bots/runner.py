"""Runs a bot written in Python as a program that speaks the line protocol.

`python -m quadropolis.bots.runner BOT`, where BOT is a file (bot.py or bot.py:ClassName)
or any bot's name.
"""

import json
import sys

from quadropolis.bots.bot import Bot
from quadropolis.bots.lines import conversation
from quadropolis.bots.protocol import LONGEST_REASON, asked, greeting, line
from quadropolis.bots.registry import bot_in_python


def _failure(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"[:LONGEST_REASON]


def main() -> None:
    questions, say = conversation()
    try:
        next(questions)
        bot = bot_in_python(" ".join(sys.argv[1:]))
    except Exception as error:
        say(line({"error": _failure(error)}))
        return
    say(line(greeting() | {"name": bot.name}))
    for text in questions:
        say(line(answer_of(bot, text)))


def answer_of(bot: Bot, text: bytes) -> dict[str, object]:
    """The answer to one question; whatever goes wrong is an answer, too."""
    number = None
    try:
        data = json.loads(text)
        number = data["id"]
        question = asked(data)
        if bot.wants_record:
            bot.prepare(question.record())
        return {"id": number} | bot.think(question.view, question.limit).to_data()
    except Exception as error:
        return {"id": number, "error": _failure(error)}


if __name__ == "__main__":
    main()
