"""A table as it is sent: the same for everyone, and apart from that what is one's own."""

from collections.abc import Mapping
from typing import Any

from quadropolis import kernel, views
from quadropolis.rules.allocation import Allocation
from quadropolis.rules.move import Move
from quadropolis.rules.scoring import score
from quadropolis.rules.state import State
from quadropolis.server.previews import blocked_spots, sheet_data
from quadropolis.server.table import Status, Table
from quadropolis.server.turns import SLEEP_SECONDS


def table_data(id: str, table: Table, names: Mapping[str, str]) -> dict[str, Any]:
    """What everybody sees, spectators too."""
    return {
        "id": id,
        "setup": table.setup.to_data(),
        "host": table.host,
        "status": table.status,
        "number": table.number,
        "position": table.position,
        "seats": [
            {
                "person": seat.person,
                "name": seat.name or names.get(seat.person or ""),
                "bot": seat.bot,
                "resigned": seat.resigned,
            }
            for seat in table.seats
        ],
        "turn": {
            "seat": table.current,
            "waited_for": table.waited_for,
            "since": table.since,
            "deadline": table.deadline,
            "sleeps_at": table.since + SLEEP_SECONDS,
        },
        "undo": None
        if table.asked is None
        else {
            "person": table.asked.person,
            "moves": table.asked.moves,
            "agreed": sorted(table.asked.agreed),
        },
        "commitment": table.commitment,
        "opening": table.opening,
        "result": table.result,
        "rematch": table.rematch,
        "game": None if table.state is None else game_data(table, table.state),
    }


def game_data(table: Table, state: State) -> dict[str, Any]:
    """The board as a spectator sees it, with the live points of everyone."""
    shown = views.view(
        views.Table(state, allocations=table.allocations, confirmed=frozenset(table.allocations))
    )
    chosen: tuple[Allocation | None, ...] = table.final_allocations or (None,) * state.players
    return {
        "state": views.state_data(shown.state),
        "blocked": blocked_spots(shown.state),
        "sheets": [
            sheet_data(kernel.score(city) if there is None else score(city, allocation=there))
            for city, there in zip(shown.state.cities, chosen, strict=True)
        ],
        "allocations": {str(seat): there for seat, there in shown.allocations.items()},
        "ply": len(table.sites) + len(table.moves),
    }


def own_data(
    table: Table,
    person: str,
    drafts: Mapping[int, Move],
    laid: Mapping[int, Allocation],
) -> dict[str, Any]:
    """What only this person may see: their seats, drafts and unconfirmed allocations."""
    seats = [seat for seat, there in enumerate(table.seats) if there.person == person]
    own: dict[str, Any] = {"seats": seats, "drafts": {}, "allocations": {}}
    if table.state is None:
        return own
    everything = views.Table(
        table.state,
        drafts=drafts,
        allocations={**laid, **table.allocations},
        confirmed=frozenset(table.allocations),
    )
    for seat in seats:
        seen = views.view(everything, seat)
        if seen.draft is not None:
            own["drafts"][str(seat)] = str(seen.draft)
        if seat in seen.allocations and table.status is Status.ALLOCATING:
            there = seen.allocations[seat]
            sheet = score(table.state.cities[seat], allocation=there)
            own["allocations"][str(seat)] = sheet_data(sheet)
    return own
