"""A table as it is sent: the same for everyone, and apart from that what is one's own."""

from collections.abc import Collection, Mapping
from typing import Any, cast

from quadropolis import views
from quadropolis.notation.position import format_position
from quadropolis.rules.allocation import Allocation
from quadropolis.rules.move import Move
from quadropolis.rules.state import State
from quadropolis.server.game.table import Status, Table
from quadropolis.server.game.turns import SLEEP_SECONDS
from quadropolis.server.game.undo import offered
from quadropolis.server.wire.answers import (
    GameText,
    GameView,
    LaidOut,
    Own,
    Presence,
    SeatView,
    TableNews,
    TableView,
    TakingBack,
    Turn,
    UndoView,
)
from quadropolis.server.wire.previews import blocked_spots
from quadropolis.server.wire.scores import shown_sheet


def shown_table(id: str, table: Table, names: Mapping[str, str], presence: Presence) -> TableView:
    """What everybody sees, spectators too."""
    game = None if table.state is None else _shown_game(table, table.state)
    return TableView(**_around_game(id, table, names, presence), game=game)


def told_table(id: str, table: Table, names: Mapping[str, str], presence: Presence) -> TableNews:
    """The same for those who know the rules: the game is but its text."""
    game = None if table.state is None else GameText(**_game_text(table, table.state))
    return TableNews(**_around_game(id, table, names, presence), game=game)


def what_changed(before: TableNews, now: TableNews) -> TableNews:
    """What is to be told to those who were told the table before."""
    return TableNews(
        **{
            name: there
            for name in TableNews.__struct_fields__
            if (there := getattr(now, name)) != getattr(before, name)
        }
    )


def _around_game(
    id: str, table: Table, names: Mapping[str, str], presence: Presence
) -> dict[str, Any]:
    return {
        "id": id,
        "setup": table.setup,
        "host": table.host,
        "status": table.status,
        "number": table.number,
        "position": table.position,
        "seats": shown_seats(table, names),
        "presence": presence,
        "turn": Turn(
            seat=table.current,
            waited_for=table.waited_for,
            since=table.since,
            deadline=table.deadline,
            sleeps_at=table.since + SLEEP_SECONDS,
            left=_left(table),
            counts_from=None if table.times is None else table.times.counts_from,
        ),
        "undo": None
        if table.asked is None
        else UndoView(table.asked.person, table.asked.moves, sorted(table.asked.agreed)),
        "takes_back": [_takes_back(table, seat.person) for seat in table.seats],
        "hints_allowed": table.hints_allowed,
        "commitment": table.commitment,
        "opening": table.opening,
        "result": table.result,
        "rematch": table.rematch,
    }


def _left(table: Table) -> list[float] | None:
    times = table.times
    if times is None:
        return None
    return [round(times.left(seat, table.setup), 3) for seat in range(len(table.seats))]


def _takes_back(table: Table, person: str | None) -> TakingBack | None:
    offer = None if person is None else offered(table, person)
    return None if offer is None else TakingBack(offer.moves, offer.asks)


def shown_seats(table: Table, names: Mapping[str, str]) -> list[SeatView]:
    """Who sits where. People without a name have deleted their data: nothing points at them."""
    return [
        SeatView(
            person=seat.person if seat.person in names else None,
            name=seat.name or names.get(seat.guest or seat.person or ""),
            bot=seat.bot,
            resigned=seat.resigned,
            invited=names.get(seat.invited or ""),
            helped=seat.helped,
            hints=seat.hints,
        )
        for seat in table.seats
    ]


def shown_presence(table: Table, connected: Collection[str | None]) -> Presence:
    """Who of the seated people is connected, and how many others watch.

    `connected` has the person of every connection, None for somebody without a name.
    """
    seated = [seat.person for seat in table.seats]
    others = {person for person in connected if person not in seated}
    nameless = sum(person is None for person in connected)
    return Presence(
        seats=[person is not None and person in connected for person in seated],
        watching=len(others - {None}) + nameless,
    )


def _game_text(table: Table, state: State) -> dict[str, Any]:
    """The game as a spectator may know it."""
    shown = views.view(
        views.Unhidden(state, allocations=table.allocations, confirmed=frozenset(table.allocations))
    )
    laid = shown.allocations
    if table.final_allocations is not None:
        laid = dict(enumerate(table.final_allocations))
    return {
        "position": format_position(shown.state),
        "allocations": {str(seat): cast(LaidOut, there) for seat, there in laid.items()},
        "ply": len(table.sites) + len(table.moves),
    }


def _shown_game(table: Table, state: State) -> GameView:
    """The board as a spectator sees it, with the live points of everyone."""
    shown = views.view(state)
    chosen: tuple[Allocation | None, ...] = table.final_allocations or (None,) * state.players
    return GameView(
        **_game_text(table, state),
        state=views.state_data(shown.state),
        blocked=blocked_spots(shown.state),
        sheets=[
            shown_sheet(city, there) for city, there in zip(shown.state.cities, chosen, strict=True)
        ],
    )


def shown_own(
    table: Table,
    person: str,
    drafts: Mapping[int, Move],
    plans: Mapping[int, Move],
    laid: Mapping[int, Allocation],
) -> Own:
    """What only this person may see: their seats, drafts, plans and unconfirmed allocations."""
    seats = [seat for seat, there in enumerate(table.seats) if there.person == person]
    invited = [seat for seat, there in enumerate(table.seats) if there.invited == person]
    own = Own(
        position=table.position, seats=seats, drafts={}, plans={}, allocations={}, invited=invited
    )
    if table.state is None:
        return own
    everything = views.Unhidden(
        table.state,
        drafts=drafts,
        allocations={**laid, **table.allocations},
        confirmed=frozenset(table.allocations),
    )
    ahead = views.Unhidden(table.state, drafts=plans)
    for seat in seats:
        seen = views.view(everything, seat)
        if seen.draft is not None:
            own.drafts[str(seat)] = str(seen.draft)
        planned = views.view(ahead, seat).draft
        if planned is not None:
            own.plans[str(seat)] = str(planned)
        if seat in seen.allocations and table.status is Status.ALLOCATING:
            there = seen.allocations[seat]
            own.allocations[str(seat)] = shown_sheet(table.state.cities[seat], there)
    return own
