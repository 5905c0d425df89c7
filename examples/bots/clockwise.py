#!/usr/bin/env python3
"""A bot as a program: it knows no rules and imports nothing of this project.

It speaks the line protocol of docs/bots.md: JSON lines on stdin and stdout.
`quadropolis arena "program:python3 examples/bots/clockwise.py" random --games 4`
"""

import json
import sys

SIDES = "NESW"


def choose(legal):
    """Goes around the site clockwise and would rather build than discard."""

    def order(move):
        side, line = move[1], int(move[2])
        around = SIDES.index(side) * 5 + (line if side in "NE" else 6 - line)
        return (":-" in move, ":" not in move, around)

    return min(legal, key=order)


def say(message):
    print(json.dumps(message), flush=True)


json.loads(input())  # the host's greeting: {"protocol": "quadropolis-bot", "version": 1}
say({"protocol": "quadropolis-bot", "version": 1, "name": "clockwise"})
for line in sys.stdin:
    question = json.loads(line)
    move = choose(question["legal"])
    say({"id": question["id"], "move": move})
