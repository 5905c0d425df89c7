"""Work that takes long: beside the event loop, and beside what waits for the database."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from quadropolis.server.deadlines import BEGIN_SECONDS, in_time
from quadropolis.server.errors import StorageFailed

T = TypeVar("T")
AT_ONCE = 2
"""More would only share the same core, and let each take longer."""


class Heavy:
    """A few threads of its own: whoever asks for much waits for each other, not everybody."""

    def __init__(self, name: str = "heavy") -> None:
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix=name)

    async def run(self, work: Callable[..., T], *arguments: object) -> T:
        """What that function returns."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *arguments)

    async def write(self, work: Callable[..., T], *arguments: object) -> T:
        """The same for what waits for the database: answered in time, whatever is before it."""
        until = time.monotonic() + BEGIN_SECONDS
        async with in_time():
            return await self.run(partial(_begun, until, work, *arguments))

    def close(self) -> None:
        """Begin nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _begun(until: float, work: Callable[..., T], *arguments: object) -> T:
    if time.monotonic() > until:
        raise StorageFailed(reason="busy")
    return work(*arguments)
