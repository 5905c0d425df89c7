"""The fold over a table's events: what each of them changes."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from quadropolis.rules.game import deal, play, start
from quadropolis.rules.move import Deal
from quadropolis.rules.state import Phase
from quadropolis.server.game.events import Event, EventKind
from quadropolis.server.game.seat import Made, Seat, UndoRequest
from quadropolis.server.game.setup import ClockKind, FinalAllocation, Setup
from quadropolis.server.game.table import Status, Table
from quadropolis.server.game.timing import Times


def fold(events: Iterable[Event], table: Table | None = None) -> Table:
    """The table after these events, from nothing or from where it was."""
    folded = table or Table()
    for event in events:
        folded = applied(folded, event)
    return folded


def applied(table: Table, event: Event) -> Table:
    """The table after one event. Events were checked when they were decided."""
    after = _APPLY[event.kind](table, event.data, event)
    if after.number == event.number:
        return after  # most events are moves, and every copy of a table takes its time
    return replace(after, number=event.number, changed=event.at)


def with_seat(table: Table, seat: int, **changes: Any) -> Table:
    """The table with another seat in place of that one."""
    changed = replace(table.seats[seat], **changes)
    return replace(table, seats=(*table.seats[:seat], changed, *table.seats[seat + 1 :]))


def _created(table: Table, data: Mapping[str, Any], event: Event) -> Table:
    setup = Setup.from_data(data["setup"])
    names = data.get("names") or (None,) * setup.seats
    invited = data.get("invited") or (None,) * setup.seats
    return replace(
        table,
        setup=setup,
        host=data["host"],
        seats=tuple(
            Seat(name=name, invited=person) for name, person in zip(names, invited, strict=True)
        ),
        since=event.at,
        rules=data["rules"],
        commitment=data.get("commitment"),
        first_by_result=data.get("first"),
    )


def _sat(table: Table, data: Mapping[str, Any], event: Event) -> Table:
    who = {"person": data["person"], "guest": data.get("guest")}
    return with_seat(table, data["seat"], **who, bot=None, invited=None)


def _bot_sat(table: Table, data: Mapping[str, Any], event: Event) -> Table:
    empty = {"person": None, "guest": None, "invited": None}
    return with_seat(table, data["seat"], **empty, bot=data["bot"])


def _shared(table: Table, data: Mapping[str, Any], event: Event) -> Table:
    return replace(table, shares={**table.shares, data["person"]: data["share"]})


def _left(table: Table, data: Mapping[str, Any], event: Event) -> Table:
    after = with_seat(table, data["seat"], person=None, guest=None, bot=None, invited=None)
    # A host who goes leaves the table to whoever sits there longest by seat.
    if table.seats[data["seat"]].person == table.host and not after.seats_of(table.host):
        return replace(after, host=next(iter(after.people), table.host))
    return after


def _started(table: Table, data: Mapping[str, Any], event: Event) -> Table:
    setup, first = table.setup, data["first_player"]
    return replace(
        table,
        status=Status.PLAYING,
        state=start(setup.mode, setup.seats, setup.playgrounds, first),
        first_player=first,
        commitment=data["commitment"],
        mixed=tuple(data.get("shares", ())),
        position=event.number,
        times=Times.begun(setup.seats, event.at) if setup.clock is ClockKind.TOTAL else None,
    )


def _dealt(table: Table, data: Mapping[str, Any], event: Event) -> Table:
    assert table.state is not None
    site = tuple(data["site"])
    return replace(
        table,
        state=deal(table.state, Deal.of(site)),
        sites=(*table.sites, site),
        made=(),
        decided=(),
        asked=None,
        hinted=(),
        position=event.number,
        since=event.at,
        times=table.times and table.times.dealt(event.at),
    )


def _moved(table: Table, data: Mapping[str, Any], event: Event) -> Table:
    assert table.state is not None
    seat, before, state = data["seat"], table.state, play(table.state, data["move"])
    there = table.seats[seat]
    helped = there.bot is not None and there.person is not None and not there.resigned
    if helped:
        table = with_seat(table, seat, helped=there.helped + 1)
    manual = table.setup.allocation is FinalAllocation.MANUAL
    return replace(
        table,
        number=event.number,
        changed=event.at,
        state=state,
        moves=(*table.moves, data["move"]),
        made=(*table.made, Made(seat, there.present, before, helped, table.since, event.at)),
        status=Status.ALLOCATING if state.phase is Phase.OVER and manual else table.status,
        asked=None,
        position=event.number,
        since=event.at,
        times=table.times and table.times.moved(seat, there.present is not None, event.at),
    )


def _hinted(table: Table, data: Mapping[str, Any], event: Event) -> Table:
    """It is remembered by the moves, so that taking some back does not make it forgotten."""
    after = with_seat(table, data["seat"], hints=data["count"])
    return replace(after, hinted=(*table.hinted, (table.moves, data["step"])))


def _undone(table: Table, data: Mapping[str, Any], event: Event) -> Table:
    count = data["moves"]
    back, asked = table.made[-count:], table.asked is not None
    # Without asking, a turn goes on as if it had not been ended: nobody gains time by it. Where
    # there is no clock, whoever takes back is awake.
    goes_on = table.setup.clock is not ClockKind.NONE and not asked
    for seat in (one.seat for one in back if one.helped):
        table = with_seat(table, seat, helped=table.seats[seat].helped - 1)
    return replace(
        table,
        state=back[0].before,
        moves=table.moves[:-count],
        made=table.made[:-count],
        decided=tuple(one for one in table.decided if one[0] <= len(table.made) - count),
        status=Status.PLAYING,
        asked=None,
        position=event.number,
        since=back[0].since if goes_on else event.at,
        times=table.times and table.times.undone(back, event.at, asked),
    )


def _undo_asked(table: Table, data: Mapping[str, Any], event: Event) -> Table:
    asker = data["person"]
    return replace(table, asked=UndoRequest(asker, data["moves"], frozenset((asker,))))


def _undo_answered(table: Table, data: Mapping[str, Any], event: Event) -> Table:
    if table.asked is None or not data["agrees"]:
        return replace(table, asked=None)
    agreed = table.asked.agreed | {data["person"]}
    return replace(table, asked=replace(table.asked, agreed=agreed))


def _resigned(table: Table, data: Mapping[str, Any], event: Event) -> Table:
    after = with_seat(table, data["seat"], bot=data["bot"], resigned=True)
    after = _stopped(after, table.current, data["seat"], event.at)
    return replace(_decided(after, table.seats[data["seat"]].person), asked=None)


def _decided(table: Table, person: str | None) -> Table:
    """Somebody decided something that another's undo must not pass over without asking."""
    return replace(table, decided=(*table.decided, (len(table.made), person or "")))


def _given(table: Table, data: Mapping[str, Any], event: Event) -> Table:
    away = with_seat(table, data["seat"], bot=data["bot"], given=table.position)
    after = _decided(away, data.get("by"))
    return _stopped(after, table.current, data["seat"], event.at)


def _stopped(table: Table, current: int | None, seat: int, at: float) -> Table:
    """A seat gets another player: what was thought there until now is used."""
    if table.times is None or seat != current:
        return table
    times = table.times.stopped(seat, at)
    return replace(table, times=times.again(max(at, times.counts_from)))


def _returned(table: Table, data: Mapping[str, Any], event: Event) -> Table:
    seat, times = table.seats[data["seat"]], table.times
    after = _decided(with_seat(table, data["seat"], bot=None), seat.person)
    if table.status is Status.PLAYING:
        # A turn of another seat goes on, and so does one in which the bot has not moved yet.
        if data["seat"] != table.current or seat.given == table.position:
            return after
        times = times and times.again(event.at)
    return replace(after, since=event.at, times=times)


def _paused(table: Table, data: Mapping[str, Any], event: Event) -> Table:
    away, times = data["seconds"], table.times
    made = tuple(replace(one, since=one.since + away, at=one.at + away) for one in table.made)
    since = table.since + away
    return replace(table, since=since, made=made, times=times and times.paused(away))


def _confirmed(table: Table, data: Mapping[str, Any], event: Event) -> Table:
    confirmed = {**table.allocations, data["seat"]: data["allocation"]}
    return replace(table, allocations=confirmed, made=(), asked=None)


def _finished(table: Table, data: Mapping[str, Any], event: Event) -> Table:
    chosen = data["allocations"]
    return replace(
        table,
        status=Status.FINISHED,
        result=data["result"],
        final_allocations=None if chosen is None else tuple(chosen),
        opening=data["opening"],
        made=(),
        asked=None,
    )


def _ended(table: Table, data: Mapping[str, Any], event: Event) -> Table:
    return replace(table, status=Status.ENDED, opening=data["opening"], made=(), asked=None)


def _rematched(table: Table, data: Mapping[str, Any], event: Event) -> Table:
    return replace(table, rematch=data["table"])


_APPLY: Mapping[EventKind, Callable[[Table, Mapping[str, Any], Event], Table]] = {
    EventKind.CREATED: _created,
    EventKind.SAT: _sat,
    EventKind.LEFT: _left,
    EventKind.BOT_SAT: _bot_sat,
    EventKind.SHARED: _shared,
    EventKind.STARTED: _started,
    EventKind.DEALT: _dealt,
    EventKind.MOVED: _moved,
    EventKind.UNDONE: _undone,
    EventKind.UNDO_ASKED: _undo_asked,
    EventKind.UNDO_ANSWERED: _undo_answered,
    EventKind.RESIGNED: _resigned,
    EventKind.GIVEN: _given,
    EventKind.RETURNED: _returned,
    EventKind.CONFIRMED: _confirmed,
    EventKind.FINISHED: _finished,
    EventKind.ENDED: _ended,
    EventKind.REMATCHED: _rematched,
    EventKind.PAUSED: _paused,
    EventKind.HINTED: _hinted,
}
