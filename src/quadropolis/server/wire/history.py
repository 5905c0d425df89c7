"""What was: the positions of a game one by one, and the list of a person's games."""

from collections.abc import Mapping

from quadropolis.notation.position import format_position, parse_position
from quadropolis.notation.record import GameRecord
from quadropolis.rules.errors import NoSuchPly
from quadropolis.rules.state import Phase, State
from quadropolis.server.game.events import EventKind
from quadropolis.server.game.table import Status, Table
from quadropolis.server.wire.answers import LogEntry, MyTable, Ply, PositionView
from quadropolis.server.wire.log import dealt_entry, moved_entry
from quadropolis.server.wire.previews import blocked_spots, previews
from quadropolis.server.wire.scores import shown_sheet
from quadropolis.server.wire.showing import shown_seats
from quadropolis.views import state_data

OFF_THE_BOARD = tuple(
    kind
    for kind in EventKind
    if kind
    not in (
        EventKind.DEALT,
        EventKind.MOVED,
        EventKind.UNDONE,
        EventKind.UNDO_ASKED,
        EventKind.UNDO_ANSWERED,
        EventKind.CONFIRMED,
    )
)
"""The events that tell who played and how it ended, without what happened on the board."""


def shown_ply(table: Table, record: GameRecord, ply: int) -> Ply:
    """The position after so many deals and moves, and what led to it."""
    states = record.states()
    if ply >= len(states):
        raise NoSuchPly(ply=ply, last=len(states) - 1)
    state, before = states[ply], states[max(0, ply - 1)]
    last = len(record.sites) + len(record.moves)
    ended = ply == last and table.status is Status.FINISHED
    chosen = table.final_allocations if ended else None
    return Ply(
        ply=ply,
        last=last,
        position=format_position(state),
        state=state_data(state),
        blocked=blocked_spots(state),
        sheets=[
            shown_sheet(city, allocation)
            for city, allocation in zip(
                state.cities, chosen or (None,) * state.players, strict=True
            )
        ],
        log=_led_to(record, before, ply) if ply else None,
        result=table.result if ended else None,
    )


def shown_position(text: str) -> PositionView:
    """A position as somebody wrote it down."""
    state = parse_position(text)
    return PositionView(
        position=format_position(state),
        state=state_data(state),
        blocked=blocked_spots(state),
        sheets=[shown_sheet(city) for city in state.cities],
        moves=previews(state),
    )


def _led_to(record: GameRecord, before: State, ply: int) -> LogEntry:
    """The entry of the deal or move after that position."""
    if before.phase is Phase.DEAL:
        return dealt_entry(before.round)
    assert before.current_player is not None
    # Every round begun by then has one deal among the plies.
    return moved_entry(before, before.current_player, record.moves[ply - before.round - 1])


def listed(id: str, table: Table, person: str, names: Mapping[str, str], changed: float) -> MyTable:
    """A table in the list of somebody's games."""
    mine = [seat for seat, there in enumerate(table.seats) if there.person == person]
    return MyTable(
        id=id,
        status=table.status,
        changed=changed,
        mode=table.setup.mode,
        playgrounds=table.setup.playgrounds,
        seats=shown_seats(table, names),
        my_seats=mine,
        your_turn=any(seat in mine for seat in table.waited_for),
        result=table.result,
        rematch=table.rematch,
        invited=not mine and any(there.invited == person for there in table.seats),
    )
