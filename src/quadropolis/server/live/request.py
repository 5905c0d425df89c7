"""Something to be decided at a table, until it is or is refused."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from quadropolis.server.game.decision import Decide
from quadropolis.server.live.audience import Reply
from quadropolis.server.storage.appends import Room


@dataclass(slots=True)
class Request:
    """Something to be decided, and the promise of its event's number."""

    decide: Decide
    message: str | None
    after: int | None
    done: "asyncio.Future[int]"
    reply: Callable[[int], Reply] | None
    room: Room | None = None
    """Whether there may be one more, looked at when it is written."""
    tries: int = 0
    """How often another process was quicker."""

    def settle(self, number: int) -> None:
        if not self.done.done():  # whoever asked may have gone
            self.done.set_result(number)

    def refuse(self, error: BaseException) -> None:
        if not self.done.done():
            self.done.set_exception(error)
