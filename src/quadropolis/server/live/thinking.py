"""The bots of a table: whoever's turn it is thinks in another process, then moves."""

import asyncio
import hashlib
import hmac

from quadropolis.server.errors import OldPosition, ServerError, StorageFailed
from quadropolis.server.game import turns
from quadropolis.server.game.decision import Decide, Decision
from quadropolis.server.game.table import Table
from quadropolis.server.live.backstage import Backstage
from quadropolis.server.live.desk import Desk
from quadropolis.server.logs import log

RETRY_SECONDS = 2.0
"""How long a bot waits after its move could not be thought of or written down."""


class Thinking:
    """Sees to it that a bot whose turn it is moves."""

    def __init__(self, desk: Desk, backstage: Backstage, secret: str) -> None:
        self._desk, self._backstage, self._secret = desk, backstage, secret
        desk.changed = self.wake
        self._position: int | None = None
        """The position a bot is thinking about."""

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking about the table as it is."""
        return self._position == self._desk.table.position

    def wake(self) -> None:
        """Let the bot whose turn it is think, unless it does already."""
        current = self._desk.table.current
        if current is None or self._desk.table.seats[current].bot is None:
            return
        if self._position != self._desk.table.position:
            self._position = self._desk.table.position
            self._backstage.run(self._bot_turn(self._desk.table, current))

    async def _bot_turn(self, table: Table, seat: int) -> None:
        """Think, move; again and again until the move is on disk or the position is gone."""
        position, bot = table.position, table.seats[seat].bot
        assert bot is not None
        while self._desk.table.position == position and self._desk.table.seats[seat].bot == bot:
            try:
                record = table.record(f"{n}" for n in range(1, len(table.seats) + 1))
                # Nothing about the deals to come is known outside of `secret`.
                text = await self._backstage.crew.move(bot, record, self._seed(position))
                await self._desk.submit(self._bot_decides(position, bot, text))
                self._backstage.metrics.count("bot_moves_total")
                return
            except Exception as error:  # whatever fails, the game must not hang
                gone = isinstance(error, ServerError) and not isinstance(error, StorageFailed)
                if gone:
                    break  # the table has moved on
                code = getattr(error, "code", type(error).__name__)
                log("bot_move_failed", table=self._desk.id, code=code)
                await asyncio.sleep(RETRY_SECONDS)
        # The seat may have changed hands while its old player was thinking.
        if self._position == position:
            self._position = None
            self.wake()

    def _seed(self, position: int) -> int:
        """What a bot's chance comes from: nobody can foresee it, and it knows of no deal."""
        text = f"bot:{self._desk.id}:{position}".encode()
        digest = hmac.new(self._secret.encode(), text, hashlib.sha256).digest()
        return int.from_bytes(digest[:4])

    def _bot_decides(self, position: int, bot: str, text: str) -> Decide:
        def decide(so_far: Decision) -> Decision:
            table, current = so_far.table, so_far.table.current
            if table.position != position or current is None or table.seats[current].bot != bot:
                raise OldPosition(number=table.number, after=position)
            return turns.move(so_far, None, None, text, self._desk.known_secret())

        return decide
