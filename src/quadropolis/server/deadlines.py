"""How long whoever asks may have to wait for the database: one deadline, kept by the server.

A locked database is waited for. But a command that is heard is answered within ten seconds,
whatever is in its way: those that decided before it at the same table, those that write before
it, and the database itself.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from quadropolis.server.errors import StorageSlow

BEGIN_SECONDS = 2.0
"""What had to wait longer for its turn is not begun: it would only be late."""
LOCK_SECONDS = 3.0
"""How long what is begun waits for a lock."""
ANSWER_SECONDS = 7.0
"""By then there is an answer, if only that it is not known what came of it."""


@asynccontextmanager
async def in_time() -> AsyncIterator[None]:
    """For something that needs the database: whoever asked is told when it takes too long.

    What is being written then may still be, so the answer does not say that it does not count.
    """
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            yield
    except TimeoutError as late:
        raise StorageSlow(seconds=round(ANSWER_SECONDS)) from late
