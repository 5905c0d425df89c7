"""The bots of a table: whoever's turn it is thinks in another process, then moves."""

import asyncio
import hashlib
import hmac
import time

from quadropolis.bots.bot import Limit
from quadropolis.bots.pool import Pool, Priority, ThinkerLost, cores
from quadropolis.bots.thoughts import THINK, Reply, question, wants_record
from quadropolis.server.errors import OldPosition, ServerError, StorageFailed
from quadropolis.server.game import turns
from quadropolis.server.game.decision import Decide, Decision
from quadropolis.server.game.table import Table
from quadropolis.server.limits import exceeds
from quadropolis.server.live.backstage import Backstage
from quadropolis.server.live.bot_tables import bots_alone
from quadropolis.server.live.desk import Desk
from quadropolis.server.logs import log

RETRY_SECONDS = 2.0
"""How long a bot waits after its move could not be thought of or written down."""
LEASE_SECONDS = 1.0
"""Until it is asked again whether another process still thinks for a table."""
PATIENCE_SECONDS = 60.0
"""Beyond its thinking time; a process that takes longer is ended and the question asked anew."""
MOST_TRIES = 3


def thinkers(workers: int) -> Pool:
    """The processes that think for bots; 0 for as many as leave a core to the server."""
    return Pool(workers or max(1, cores() - 1), failed=_log_lost)


def _log_lost(lost: ThinkerLost) -> None:
    log("bot_worker_failed", status=lost.status, signal=lost.signal, last_words=lost.last_words)


class Thinking:
    """Sees to it that a bot whose turn it is moves."""

    def __init__(self, desk: Desk, backstage: Backstage, secret: str) -> None:
        self._desk, self._backstage, self._secret = desk, backstage, secret
        self._most_ago = backstage.limits.attention_seconds
        desk.changed = self.wake
        self._position: int | None = None
        """The position a bot is thinking about."""
        self._asked: tuple[int, str, asyncio.Future[Reply]] | None = None
        """What a bot is asked just now: the position, its name, and its answer."""

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking about the table as it is."""
        return self._position == self._desk.table.position

    @property
    def attended(self) -> bool:
        """Whether somebody looks at the table, or has done so just now."""
        ago = time.monotonic() - self._desk.looked_at
        audience = self._desk.audience
        return bool(audience or audience.elsewhere) or not exceeds(ago, self._most_ago)

    @property
    def rests(self) -> bool:
        """Whether bots are among themselves and nobody looks, or there are too many like them."""
        if self._desk.table.current is None or not bots_alone(self._desk.table):
            return False
        return not (self.attended and self._backstage.bot_tables.may_go_on(self._desk.id))

    def wake(self) -> None:
        """Let the bot whose turn it is think, unless it does already; another one need not."""
        self._backstage.bot_tables.note(self._desk.id, self._desk.table)
        current = self._desk.table.current
        bot = None if current is None else self._desk.table.seats[current].bot
        position = self._desk.table.position
        if self._asked is not None and self._asked[:2] != (position, bot):
            self._asked[2].cancel()
        if current is None or bot is None or self._position == position:
            return
        if not self.rests:
            self._position = position
            self._backstage.run(self._bot_turn(self._desk.table, current))

    async def _bot_turn(self, table: Table, seat: int) -> None:
        """Think, move; again and again until the move is on disk or the position is gone."""
        position, bot = table.position, table.seats[seat].bot
        assert bot is not None
        while self._desk.table.position == position and self._desk.table.seats[seat].bot == bot:
            if not await self._backstage.neighbors.lease(self._desk.id):
                await asyncio.sleep(LEASE_SECONDS)  # another process thinks; it may not live
                continue
            try:
                reply = await self._thought(table, bot)
                if reply is None:
                    break  # nobody waits for it any more
                text = str(reply.thought.move)
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
            finally:
                self._backstage.neighbors.give_back(self._desk.id)
        # The seat may have changed hands while its old player was thinking.
        if self._position == position:
            self._position = None
            self.wake()

    async def _thought(self, table: Table, bot: str) -> Reply | None:
        """What the bot thinks about the position; None if it was called off."""
        assert table.state is not None
        # Nothing about the deals to come is known outside of `secret`.
        names = (f"{n}" for n in range(1, len(table.seats) + 1))
        seconds = self._backstage.bot_seconds
        asked = question(
            bot,
            table.state,
            Limit(seconds, seed=self._seed(table.position)),
            table.record(names) if wants_record(bot) else None,
            candidates=0,
        )
        answer = asyncio.wrap_future(
            self._backstage.thinkers.submit(
                THINK,
                asked,
                Priority.MOVE if self.attended else Priority.BACKGROUND,
                seconds + PATIENCE_SECONDS,
                MOST_TRIES,
                self._backstage.callers.asker(table.host),
            )
        )
        asking = self._asked = table.position, bot, answer
        try:
            await asyncio.wait({answer})
        finally:
            answer.cancel()
            if self._asked is asking:  # and not already what is asked next
                self._asked = None
        if answer.cancelled():
            return None
        reply = answer.result()
        if reply.violation is not None:
            log("bot_violation", bot=bot, violation=reply.violation.code)
        return reply

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
