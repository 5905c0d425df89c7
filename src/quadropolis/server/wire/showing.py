"""A table as it is sent: the same for everyone, and apart from that what is one's own."""

from collections.abc import Collection, Mapping
from typing import Any

from quadropolis import views
from quadropolis.rules.allocation import Allocation
from quadropolis.rules.move import Move
from quadropolis.rules.state import State
from quadropolis.server.game.results import sheet_of
from quadropolis.server.game.table import Status, Table
from quadropolis.server.game.turns import SLEEP_SECONDS
from quadropolis.server.wire.previews import blocked_spots
from quadropolis.server.wire.scores import sheet_data


def table_data(
    id: str, table: Table, names: Mapping[str, str], presence: Mapping[str, Any]
) -> dict[str, Any]:
    """What everybody sees, spectators too."""
    return {
        "id": id,
        "setup": table.setup.to_data(),
        "host": table.host,
        "status": table.status,
        "number": table.number,
        "position": table.position,
        "seats": seats_data(table, names),
        "presence": presence,
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


def seats_data(table: Table, names: Mapping[str, str]) -> list[dict[str, Any]]:
    """Who sits where. People without a name have deleted their data: nothing points at them."""
    return [
        {
            "person": seat.person if seat.person in names else None,
            "name": seat.name or names.get(seat.guest or seat.person or ""),
            "bot": seat.bot,
            "resigned": seat.resigned,
        }
        for seat in table.seats
    ]


def presence_data(table: Table, connected: Collection[str | None]) -> dict[str, Any]:
    """Who of the seated people is connected, and how many others watch.

    `connected` has the person of every connection, None for somebody without a name.
    """
    seated = [seat.person for seat in table.seats]
    others = {person for person in connected if person not in seated}
    nameless = sum(person is None for person in connected)
    return {
        "seats": [person is not None and person in connected for person in seated],
        "watching": len(others - {None}) + nameless,
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
            sheet_data(sheet_of(city, there))
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
    own: dict[str, Any] = {
        "position": table.position,
        "seats": seats,
        "drafts": {},
        "allocations": {},
    }
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
            sheet = sheet_of(table.state.cities[seat], there)
            own["allocations"][str(seat)] = sheet_data(sheet)
    return own
