"""During the game: move, hints, resign, sleepers and their bots, final allocations, the end.

Like `life.py`: what is decided so far in, what follows out, nothing else.
"""

from quadropolis.rules.allocation import Allocation
from quadropolis.rules.game import outcome_of
from quadropolis.rules.move import parse_move
from quadropolis.rules.state import Phase
from quadropolis.server.errors import (
    BotNotAgreed,
    Confirmed,
    MayNotEnd,
    NoHints,
    NoStandIns,
    NotAllocating,
    NotAway,
    NotHost,
    NotPlaying,
    NotSeated,
    NotYourSeat,
    NotYourTurn,
    OldPosition,
    StillAwake,
)
from quadropolis.server.game.deals import SecretDeals
from quadropolis.server.game.decision import Decision
from quadropolis.server.game.events import EventKind
from quadropolis.server.game.life import checked_seat, dealt
from quadropolis.server.game.results import result_of, sheet_of
from quadropolis.server.game.setup import FinalAllocation, HintStep
from quadropolis.server.game.table import RUNNING, Status, Table

SLEEP_SECONDS = 300.0
"""Without a clock, the host may give a seat away after so long a turn."""
GONE_SECONDS = 60.0
"""Likewise, of somebody who was not connected for so long of it."""


def expect_position(table: Table, after: int) -> None:
    """Refuse what was decided before the board last changed, or after what there is."""
    if not table.position <= after <= table.number:
        raise OldPosition(number=table.number, after=after)


def move(
    so_far: Decision, person: str | None, seat: int | None, text: str, secret: SecretDeals
) -> Decision:
    """A move of the current seat by the person who plays it, or by its bot (person None)."""
    current = current_seat(so_far.table, person, seat)
    moved = {
        "seat": current,
        "move": str(parse_move(text)),
        "bot": so_far.table.seats[current].bot,
    }
    after = so_far.then(EventKind.MOVED, moved)  # whether it is legal, the rules say here
    state = after.table.state
    if state is not None and state.phase is Phase.DEAL:
        return dealt(after, state.round, secret)
    return completed(after, secret)


def hint(so_far: Decision, person: str, seat: int | None, step: HintStep) -> Decision:
    """Tell everybody that the person is shown a hint; at the same position nothing new happens.

    Whoever asks finds it by themselves: a hint changes nothing of the game.
    """
    table = so_far.table
    current = current_seat(table, person, seat)
    if not table.hints_allowed:
        raise NoHints()
    if (table.moves, step) in table.hinted:
        return so_far
    more = all(moves != table.moves for moves, _ in table.hinted)
    count = table.seats[current].hints + more
    return so_far.then(EventKind.HINTED, {"seat": current, "step": str(step), "count": count})


def current_seat(table: Table, person: str | None, seat: int | None) -> int:
    """The seat whose turn it is, if that person (None: its bot) plays there."""
    if table.status is not Status.PLAYING or table.current is None:
        raise NotPlaying(status=table.status)
    current = table.current
    playing = table.seats[current]
    if seat is not None and person is not None:
        if table.seats[checked_seat(table, seat)].person != person:
            raise NotYourSeat(seat=seat)
        if seat != current:
            raise NotYourTurn(current=current)
    if playing.present != person or (person is None and playing.bot is None):
        if person is not None and not table.seats_of(person):
            raise NotSeated()
        raise NotYourTurn(current=current)
    return current


def completed(so_far: Decision, secret: SecretDeals) -> Decision:
    """The end of the game, if nothing more is waited for."""
    table = so_far.table
    if table.state is None or table.state.phase is not Phase.OVER or table.waited_for:
        return so_far
    manual = table.setup.allocation is FinalAllocation.MANUAL
    chosen = [table.allocations.get(seat) for seat in range(len(table.seats))]
    # By the kernel: the plain rules would let everybody at all tables wait for their search.
    final = outcome_of([sheet_of(*city) for city in zip(table.state.cities, chosen, strict=True)])
    data = {
        "result": result_of(final),
        "allocations": [dict(sheet.allocation) for sheet in final.sheets] if manual else None,
        "opening": secret.opening(),
    }
    return so_far.then(EventKind.FINISHED, data)


def confirm(
    so_far: Decision, person: str, seat: int, allocation: Allocation | None, secret: SecretDeals
) -> Decision:
    """Fix a seat's final allocation; None takes the best."""
    plain = allocated(so_far.table, person, seat, allocation)
    confirmed = so_far.then(EventKind.CONFIRMED, {"seat": seat, "allocation": plain})
    return completed(confirmed, secret)


def allocated(
    table: Table, person: str, seat: int, allocation: Allocation | None
) -> dict[str, dict[str, int]]:
    """The allocation as it would be confirmed, checked by the rules."""
    if table.status is not Status.ALLOCATING or table.state is None:
        raise NotAllocating(status=table.status)
    if table.seats[checked_seat(table, seat)].present != person:
        raise NotYourSeat(seat=seat)
    if seat in table.allocations:
        raise Confirmed(seat=seat)
    sheet = sheet_of(table.state.cities[seat], allocation)
    return {square: dict(there) for square, there in sheet.allocation.items()}


def resign(so_far: Decision, person: str, seat: int, bot: str, secret: SecretDeals) -> Decision:
    """Give up a seat for good: a bot plays on, unless no person is left."""
    table = so_far.table
    _expect_running(table)
    there = table.seats[checked_seat(table, seat)]
    if there.person != person or there.resigned:
        raise NotYourSeat(seat=seat)
    after = so_far.then(EventKind.RESIGNED, {"seat": seat, "bot": there.bot or bot})
    if not after.table.people:
        return _end(after, "resigned", person, secret)
    return completed(after, secret)


def give(
    so_far: Decision,
    person: str,
    seat: int,
    bot: str | None,
    secret: SecretDeals,
    gone: float = 0.0,
) -> Decision:
    """Let a bot play on a seat: one's own at any time, a sleeper's when it has slept enough.

    When its clock has run out, anyone at the table may do so; without a clock the host, and for
    the host anyone. The bot is then the one that was agreed on; on one's own seat it is any, if
    the table has that. `gone` is for how many seconds that seat's person was not connected.
    """
    table = so_far.table
    _expect_running(table)
    there = table.seats[checked_seat(table, seat)]
    if there.present is None:
        raise NotYourSeat(seat=seat)
    agreed = table.setup.substitute
    if there.present == person:
        if not table.setup.stand_ins:
            raise NoStandIns()
    else:
        if not table.seats_of(person):
            raise NotSeated()
        if table.deadline is None and table.host not in (person, there.present):
            raise NotHost()
        wait = _wait(table, seat, so_far.now, gone)
        if seat not in table.waited_for or wait > 0:
            raise StillAwake(seat=seat, seconds=max(1, round(wait)))
        if bot not in (None, agreed):
            raise BotNotAgreed(agreed=agreed)
    data = {"seat": seat, "bot": bot or agreed, "by": person}
    given = so_far.then(EventKind.GIVEN, data)
    return completed(given, secret)


def _wait(table: Table, seat: int, now: float, gone: float) -> float:
    """How long whoever is waited for there may still take."""
    until = table.deadline_of(seat)
    if until is None:
        until = table.since + SLEEP_SECONDS
        if gone:
            until = min(until, max(table.since, now - gone) + GONE_SECONDS)
    return until - now


def come_back(so_far: Decision, person: str, seat: int) -> Decision:
    """Take one's seat back from the bot."""
    table = so_far.table
    _expect_running(table)
    there = table.seats[checked_seat(table, seat)]
    if there.person != person or there.resigned:
        raise NotYourSeat(seat=seat)
    if there.bot is None:
        raise NotAway(seat=seat)
    return so_far.then(EventKind.RETURNED, {"seat": seat})


def end(so_far: Decision, person: str, secret: SecretDeals) -> Decision:
    """Give the whole game up, when it lacks somebody or only this person is left.

    The host may do so without a seat, if nobody else has one.
    """
    table = so_far.table
    _expect_running(table)
    if not table.seats_of(person):
        if person != table.host:
            raise NotSeated()
        if table.people:
            raise MayNotEnd()
    others = [seat for seat in table.seats if seat.person not in (None, person)]
    away = any(seat.resigned or seat.bot is not None for seat in others)
    late = table.deadline is not None and so_far.now > table.deadline
    asleep = late and any(table.seats[seat].person != person for seat in table.waited_for)
    if others and not away and not asleep:
        raise MayNotEnd()
    return _end(so_far, "given_up", person, secret)


def pause(so_far: Decision, seconds: float) -> Decision:
    """The server was away for so long: no clock has run meanwhile."""
    _expect_running(so_far.table)
    return so_far.then(EventKind.PAUSED, {"seconds": round(seconds, 3)})


def abandon(so_far: Decision, reason: str, secret: SecretDeals) -> Decision:
    """End a game that nobody has touched for a long time."""
    _expect_running(so_far.table)
    return _end(so_far, reason, None, secret)


def _end(so_far: Decision, reason: str, person: str | None, secret: SecretDeals) -> Decision:
    data = {"reason": reason, "by": person, "opening": secret.opening()}
    return so_far.then(EventKind.ENDED, data)


def _expect_running(table: Table) -> None:
    if table.status not in RUNNING:
        raise NotPlaying(status=table.status)
