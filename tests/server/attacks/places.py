"""Where attackers come from, and how they are told."""

import time
from collections.abc import Callable
from typing import Any

from tests.server.serving import Guest

ELSEWHERE = "127.0.0.2"
"""Another address than that of everybody else; all of 127.0.0.0/8 is this machine."""


def refused(answer: tuple[int, Any], code: str) -> None:
    """That an answer is this refusal, with its arguments and words."""
    status, data = answer
    assert 400 <= status < 500, data
    assert data["code"] == code
    assert set(data) == {"code", "arguments", "text"}


def until(true: Callable[[], object], seconds: float = 60.0) -> None:
    """Wait until something is so."""
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def move(guest: Guest, table: str) -> None:
    """Make any move; it is that person's turn."""
    number = guest.get(f"/api/tables/{table}")["number"]
    any_move = guest.get(f"/api/tables/{table}/moves")["moves"][0]["move"]
    assert guest.command(table, "move", move=any_move, after=number)[0] == 200
