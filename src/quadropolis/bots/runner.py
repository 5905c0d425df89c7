"""Runs a bot written in Python as a program that speaks the line protocol.

`python -m quadropolis.bots.runner BOT`, where BOT is a file (bot.py or bot.py:ClassName)
or any bot's name.
"""

import json
import os
import sys
import threading
from collections.abc import Callable, Iterator
from queue import SimpleQueue
from typing import BinaryIO

from quadropolis.bots.bot import Bot
from quadropolis.bots.process import CHUNK
from quadropolis.bots.protocol import LONGEST_REASON, asked, greeting, line
from quadropolis.bots.registry import bot_in_python


def private_output() -> BinaryIO:
    """The real stdout; from now on whatever else prints there ends up in stderr."""
    sys.stdout.flush()
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return output


def lines_until_host_ends(at_end: Callable[[], None] | None = None) -> Iterator[bytes]:
    """The lines of stdin. When it ends, so does this process, even in the midst of a thought."""
    arrived: SimpleQueue[bytes] = SimpleQueue()

    def listen() -> None:
        # Not through sys.stdin, which a waiting thread would keep from being closed.
        unread = b""
        while chunk := os.read(0, CHUNK):
            *whole, unread = (unread + chunk).split(b"\n")
            for text in whole:
                arrived.put(text)
        if at_end is not None:
            at_end()
        os._exit(0)

    threading.Thread(target=listen, daemon=True).start()
    while True:
        yield arrived.get()


def _failure(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"[:LONGEST_REASON]


def main() -> None:
    output = private_output()

    def say(data: dict[str, object]) -> None:
        output.write(line(data))
        output.flush()

    questions = lines_until_host_ends()
    try:
        next(questions)
        bot = bot_in_python(" ".join(sys.argv[1:]))
    except Exception as error:
        say({"error": _failure(error)})
        return
    say(greeting() | {"name": bot.name})
    for text in questions:
        say(answer_of(bot, text))


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
