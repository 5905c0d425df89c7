"""What people at a table are thinking about: drafts, plans and allocations not confirmed yet."""

import asyncio
from typing import Any

import msgspec
from msgspec import json

from quadropolis.rules.allocation import Allocation
from quadropolis.rules.move import Move, parse_move
from quadropolis.server.game.table import RUNNING, Table
from quadropolis.server.live.backstage import Backstage
from quadropolis.server.logs import log
from quadropolis.server.storage.appends import Append, Sketch

DRAFT, PLAN, ALLOCATION = "draft", "plan", "allocation"


class Planned(msgspec.Struct, frozen=True, array_like=True):
    """A plan as it is kept: with the round it belongs to, and the moves that it had seen."""

    move: str
    round: int
    after: tuple[str, ...]


class Sketches:
    """Kept beside the events. Drafts are void at another position.

    Plans outlast the moves of others: they are void after one's own, a deal or an undo.
    """

    def __init__(self, table: str, backstage: Backstage) -> None:
        self._id, self._backstage = table, backstage
        self.drafts: dict[int, Move] = {}
        self.plans: dict[int, Move] = {}
        self.laid: dict[int, Allocation] = {}

    async def recall(self, table: Table, seat: int | None = None) -> None:
        """What was kept before the server stopped; of that seat alone, if one is given."""
        position = table.position
        kept = await asyncio.to_thread(self._backstage.store.sketches, self._id, position, PLAN)
        kinds: dict[str, dict[int, Any]]
        kinds = {DRAFT: self.drafts, PLAN: self.plans, ALLOCATION: self.laid}
        for sketch in kept:
            if seat not in (None, sketch.seat):
                continue
            kinds[sketch.kind].pop(sketch.seat, None)
            if sketch.text is None or table.status not in RUNNING:
                continue
            if sketch.kind == DRAFT:
                self.drafts[sketch.seat] = parse_move(sketch.text)
            elif sketch.kind == PLAN:
                planned = json.decode(sketch.text, type=Planned)
                if _awaits_turn(table, sketch.seat, planned):
                    self.plans[sketch.seat] = parse_move(planned.move)
            else:
                self.laid[sketch.seat] = json.decode(sketch.text)

    def moved_on(self, before: Table, after: Table) -> bool:
        """Forget what belonged to the position before; whether a plan was among it."""
        planned = len(self.plans)
        if after.position != before.position:
            self.drafts.clear()
            seen = len(before.made)
            if after.status not in RUNNING or after.made[:seen] != before.made:
                self.plans.clear()
            for made in after.made[seen:]:
                self.plans.pop(made.seat, None)
        if after.status not in RUNNING:
            self.laid.clear()
        return len(self.plans) < planned

    def draft(self, table: Table, seat: int, move: Move | None) -> None:
        """Keep a move that is not made yet, or nothing any more."""
        self.drafts.pop(seat, None)
        if move is not None:
            self.drafts[seat] = move
        self._keep(table, Sketch(seat, DRAFT, table.position, None if move is None else str(move)))

    def plan(self, table: Table, seat: int, move: Move | None) -> None:
        """Keep a move for the next turn of a seat, or nothing any more."""
        self.plans.pop(seat, None)
        text = None
        if move is not None:
            self.plans[seat] = move
            kept = Planned(str(move), len(table.sites), _moves_of_round(table))
            text = json.encode(kept).decode()
        self._keep(table, Sketch(seat, PLAN, table.position, text))

    def lay(self, table: Table, seat: int, allocation: Allocation) -> None:
        """Keep an allocation that is not confirmed yet."""
        self.laid[seat] = allocation
        text = json.encode(allocation).decode()
        self._keep(table, Sketch(seat, ALLOCATION, table.position, text))

    def _keep(self, table: Table, sketch: Sketch) -> None:
        """Write it down, some time soon: nobody waits for it, and it is no event."""
        append = Append(self._id, (), table.status, touch=False, sketch=sketch)
        self._backstage.writer.append(append, self._kept)

    def _kept(self, error: Exception | None) -> None:
        if error is not None:
            log("sketch_not_kept", table=self._id, reason=type(error).__name__)


def _moves_of_round(table: Table) -> tuple[str, ...]:
    """The moves since the last deal."""
    return table.moves[len(table.moves) - len(table.made) :]


def _awaits_turn(table: Table, seat: int, planned: Planned) -> bool:
    """Whether only others have moved since."""
    seen = len(planned.after)
    return (
        len(table.sites) == planned.round
        and _moves_of_round(table)[:seen] == planned.after
        and all(made.seat != seat for made in table.made[seen:])
    )
