"""During the game: move, resign, sleepers and their bots, final allocations, the end.

Like `life.py`: a table in, facts out, nothing else.
"""

from quadropolis.rules.allocation import Allocation
from quadropolis.rules.game import outcome_of
from quadropolis.rules.move import parse_move
from quadropolis.rules.state import Phase
from quadropolis.server.deals import SecretDeals
from quadropolis.server.errors import (
    Confirmed,
    MayNotEnd,
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
from quadropolis.server.events import Event, Fact, Kind
from quadropolis.server.life import checked_seat, dealt
from quadropolis.server.scores import result_of, sheet_of
from quadropolis.server.setup import FinalAllocation
from quadropolis.server.table import RUNNING, Status, Table, applied, played

SLEEP_SECONDS = 300.0
"""Without a clock, the host may give a seat away after so long a turn."""


def expect_position(table: Table, after: int) -> None:
    """Refuse what was decided before the board last changed, or after what there is."""
    if not table.position <= after <= table.number:
        raise OldPosition(number=table.number, after=after)


def move(
    table: Table, person: str | None, seat: int | None, text: str, secret: SecretDeals
) -> list[Fact]:
    """A move of the current seat by the person who plays it, or by its bot (person None)."""
    if table.status is not Status.PLAYING or table.state is None or table.current is None:
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
    text = str(parse_move(text))
    state = played(table.state, text)
    facts = [Fact(Kind.MOVED, {"seat": current, "move": text, "bot": playing.bot})]
    if state.phase is Phase.DEAL:
        facts.append(dealt(state.round, secret))
    elif state.phase is Phase.OVER:
        facts += completed(following(table, facts), secret)
    return facts


def following(table: Table, facts: list[Fact]) -> Table:
    """The table as it will be after these facts; their numbers and times are guessed."""
    for fact in facts:
        number = table.number + 1
        table = applied(table, Event(number, fact.kind, fact.data, table.changed))
    return table


def completed(table: Table, secret: SecretDeals) -> list[Fact]:
    """The end of the game, if nothing more is waited for."""
    if table.state is None or table.state.phase is not Phase.OVER or table.waited_for:
        return []
    manual = table.setup.allocation is FinalAllocation.MANUAL
    chosen = [table.allocations.get(seat) for seat in range(len(table.seats))]
    # By the kernel: the plain rules would let everybody at all tables wait for their search.
    final = outcome_of([sheet_of(*city) for city in zip(table.state.cities, chosen, strict=True)])
    data = {
        "result": result_of(final),
        "allocations": [dict(sheet.allocation) for sheet in final.sheets] if manual else None,
        "opening": secret.opening(),
    }
    return [Fact(Kind.FINISHED, data)]


def confirm(
    table: Table, person: str, seat: int, allocation: Allocation | None, secret: SecretDeals
) -> list[Fact]:
    """Fix a seat's final allocation; None takes the best."""
    plain = allocated(table, person, seat, allocation)
    facts = [Fact(Kind.CONFIRMED, {"seat": seat, "allocation": plain})]
    return facts + completed(following(table, facts), secret)


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


def resign(table: Table, person: str, seat: int, bot: str, secret: SecretDeals) -> list[Fact]:
    """Give up a seat for good: a bot plays on, unless no person is left."""
    _expect_running(table)
    there = table.seats[checked_seat(table, seat)]
    if there.person != person or there.resigned:
        raise NotYourSeat(seat=seat)
    facts = [Fact(Kind.RESIGNED, {"seat": seat, "bot": there.bot or bot})]
    after = following(table, facts)
    if not after.people:
        return facts + _end("resigned", person, secret)
    return facts + completed(after, secret)


def give(
    table: Table, person: str, seat: int, bot: str, *, now: float, secret: SecretDeals
) -> list[Fact]:
    """Let a bot play on a seat: one's own at any time, a sleeper's when it has slept enough.

    When its clock has run out, anyone at the table may do so; without a clock the host.
    """
    _expect_running(table)
    there = table.seats[checked_seat(table, seat)]
    if there.present is None:
        raise NotYourSeat(seat=seat)
    if there.present != person:
        if not table.seats_of(person):
            raise NotSeated()
        if table.deadline is None and person != table.host:
            raise NotHost()
        wait = _wait(table, now)
        if seat not in table.waited_for or wait > 0:
            raise StillAwake(seat=seat, seconds=max(1, round(wait)))
    facts = [Fact(Kind.GIVEN, {"seat": seat, "bot": bot, "by": person})]
    return facts + completed(following(table, facts), secret)


def _wait(table: Table, now: float) -> float:
    """How long the one whose turn it is may still take."""
    until = table.deadline if table.deadline is not None else table.since + SLEEP_SECONDS
    return until - now


def come_back(table: Table, person: str, seat: int) -> list[Fact]:
    """Take one's seat back from the bot."""
    _expect_running(table)
    there = table.seats[checked_seat(table, seat)]
    if there.person != person or there.resigned:
        raise NotYourSeat(seat=seat)
    if there.bot is None:
        raise NotAway(seat=seat)
    return [Fact(Kind.RETURNED, {"seat": seat})]


def end(table: Table, person: str, now: float, secret: SecretDeals) -> list[Fact]:
    """Give the whole game up, when it lacks somebody or only this person is left."""
    _expect_running(table)
    if not table.seats_of(person):
        raise NotSeated()
    others = [seat for seat in table.seats if seat.person not in (None, person)]
    away = any(seat.resigned or seat.bot is not None for seat in others)
    late = table.deadline is not None and now > table.deadline
    asleep = late and any(table.seats[seat].person != person for seat in table.waited_for)
    if others and not away and not asleep:
        raise MayNotEnd()
    return _end("given_up", person, secret)


def abandon(table: Table, reason: str, secret: SecretDeals) -> list[Fact]:
    """End a game that nobody has touched for a long time."""
    _expect_running(table)
    return _end(reason, None, secret)


def _end(reason: str, person: str | None, secret: SecretDeals) -> list[Fact]:
    return [Fact(Kind.ENDED, {"reason": reason, "by": person, "opening": secret.opening()})]


def _expect_running(table: Table) -> None:
    if table.status not in RUNNING:
        raise NotPlaying(status=table.status)
