"""One decision at a time: those who come meanwhile wait in line."""

import asyncio
from collections import deque
from collections.abc import Callable


class OneAtATime:
    """Whoever enters has to leave again; then it is the next one's turn."""

    def __init__(self) -> None:
        self.busy = False
        self._line: deque[Callable[[], None]] = deque()

    def enter(self, go: Callable[[], None]) -> None:
        """Go on when nobody else is in; at once, if nobody is."""
        if self.busy:
            self._line.append(go)
        else:
            self.busy = True
            go()

    def leave(self) -> None:
        """The next one's turn."""
        if self._line:
            asyncio.get_running_loop().call_soon(self._line.popleft())
        else:
            self.busy = False
