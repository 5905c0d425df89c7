"""Before and after the game: create, sit, leave, fill with bots, start, rematch, import.

Every function looks at a table and gives the facts that follow, or the error that says
why not. Nothing is changed and nobody is asked: no clock, no disk, no randomness.
"""

from quadropolis.notation.record import GameRecord
from quadropolis.server.deals import SecretDeals
from quadropolis.server.errors import (
    ImportNotOver,
    NoSuchSeat,
    NotHost,
    NotOpen,
    NotOver,
    NotSeated,
    NotYourSeat,
    SeatedAlready,
    SeatFree,
    SeatsFree,
    SeatTaken,
    TableFull,
)
from quadropolis.server.events import RULES_VERSION, Fact, Kind
from quadropolis.server.scores import result_of
from quadropolis.server.setup import FinalAllocation, Setup
from quadropolis.server.table import OVER, Status, Table


def create(setup: Setup, host: str) -> list[Fact]:
    """A new table with nobody at it."""
    data = {"setup": setup.checked().to_data(), "host": host, "rules": RULES_VERSION}
    return [Fact(Kind.CREATED, data)]


def sit(table: Table, person: str, seat: int | None = None, guest: str | None = None) -> list[Fact]:
    """Take that seat, or the first free one; for a guest at one's own device if one is named.

    Only the host may hold several seats (hot-seat).
    """
    _expect_open(table)
    if seat is None:
        free = [number for number, there in enumerate(table.seats) if there.free]
        if not free:
            raise TableFull(seats=len(table.seats))
        seat = free[0]
    elif not table.seats[checked_seat(table, seat)].free:
        raise SeatTaken(seat=seat)
    if guest is not None:
        _expect_host(table, person)
    if table.seats_of(person) and person != table.host:
        raise SeatedAlready()
    return [sat(seat, person, guest)]


def sat(seat: int, person: str, guest: str | None) -> Fact:
    """The fact that a seat is taken."""
    here = {} if guest is None else {"guest": guest}
    return Fact(Kind.SAT, {"seat": seat, "person": person, **here})


def leave(table: Table, person: str, seat: int) -> list[Fact]:
    """Free a seat: one's own, or as the host any."""
    _expect_open(table)
    there = table.seats[checked_seat(table, seat)]
    if there.free:
        raise SeatFree(seat=seat)
    if person not in (there.person, table.host):
        raise NotYourSeat(seat=seat)
    return [Fact(Kind.LEFT, {"seat": seat, "by": person})]


def seat_bot(table: Table, person: str, seat: int, bot: str) -> list[Fact]:
    """Put a bot on a free seat, or another one in a bot's place."""
    _expect_open(table)
    _expect_host(table, person)
    if table.seats[checked_seat(table, seat)].person is not None:
        raise SeatTaken(seat=seat)
    return [Fact(Kind.BOT_SAT, {"seat": seat, "bot": bot})]


def begin(table: Table, person: str, secret: SecretDeals) -> list[Fact]:
    """Start the game: the commitment is published and the first round dealt."""
    _expect_open(table)
    _expect_host(table, person)
    free = sum(seat.free for seat in table.seats)
    if free:
        raise SeatsFree(free=free)
    started = {"first_player": secret.first_player, "commitment": secret.commitment()}
    return [Fact(Kind.STARTED, started), dealt(1, secret)]


def dealt(round: int, secret: SecretDeals) -> Fact:
    """The fact that a round is laid out."""
    return Fact(Kind.DEALT, {"round": round, "site": list(secret.deals[round - 1].names())})


def close(table: Table, reason: str) -> list[Fact]:
    """Put away a table at which nobody started to play."""
    _expect_open(table)
    return [Fact(Kind.ENDED, {"reason": reason, "by": None, "opening": None})]


def rematch(table: Table, person: str, new: str) -> tuple[list[Fact], list[Fact]]:
    """The fact at this table, and those of a new one with the same people and bots."""
    if table.status not in OVER or table.state is None:
        raise NotOver(status=table.status)
    if person not in table.people:
        raise NotSeated()
    facts = create(table.setup, person)
    for number, seat in enumerate(table.seats):
        if seat.person is not None and not seat.resigned:
            facts.append(sat(number, seat.person, seat.guest))
        elif seat.bot is not None:
            facts.append(Fact(Kind.BOT_SAT, {"seat": number, "bot": seat.bot}))
    return [Fact(Kind.REMATCHED, {"table": new, "by": person})], facts


def imported(record: GameRecord, person: str) -> list[Fact]:
    """The whole life of a finished game that was played elsewhere."""
    outcome = record.check()
    if outcome is None:
        raise ImportNotOver()
    manual = record.allocations is not None
    setup = Setup(
        mode=record.mode,
        seats=len(record.players),
        playgrounds=record.playgrounds,
        allocation=FinalAllocation.MANUAL if manual else FinalAllocation.AUTOMATIC,
    )
    (created,) = create(setup, person)
    names = list(record.players)
    facts = [Fact(Kind.CREATED, {**created.data, "names": names})]
    facts.append(Fact(Kind.STARTED, {"first_player": record.first_player, "commitment": None}))
    per_round = record.start().mode.turns * len(names)
    for ply, move in enumerate(record.moves):
        round, into_round = divmod(ply, per_round)
        if into_round == 0:
            facts.append(Fact(Kind.DEALT, {"round": round + 1, "site": list(record.sites[round])}))
        facts.append(Fact(Kind.MOVED, {"seat": None, "move": move}))
    result = {"result": result_of(outcome), "opening": None}
    chosen = [dict(sheet.allocation) for sheet in outcome.sheets] if manual else None
    facts.append(Fact(Kind.FINISHED, {**result, "allocations": chosen}))
    return _with_seats(record, facts)


def _with_seats(record: GameRecord, facts: list[Fact]) -> list[Fact]:
    """The same facts with the seat of every move, as replaying gives it."""
    movers = (state.current_player for state in record.states() if state.current_player is not None)
    return [
        Fact(fact.kind, {**fact.data, "seat": next(movers)}) if fact.kind is Kind.MOVED else fact
        for fact in facts
    ]


def checked_seat(table: Table, seat: int) -> int:
    """That seat, if the table has it."""
    if not 0 <= seat < len(table.seats):
        raise NoSuchSeat(seat=seat, last=len(table.seats) - 1)
    return seat


def _expect_open(table: Table) -> None:
    if table.status is not Status.OPEN:
        raise NotOpen(status=table.status)


def _expect_host(table: Table, person: str) -> None:
    if person != table.host:
        raise NotHost()
