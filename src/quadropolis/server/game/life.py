"""Before and after the game: create, sit, leave, fill with bots, start, rematch, import.

Every function looks at what is decided so far and gives what follows, or the error that says
why not. Nothing is changed and nobody is asked: no clock, no disk, no randomness.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from quadropolis.notation.record import GameRecord
from quadropolis.rules.mode import mode_named
from quadropolis.server.errors import (
    ImportNotOver,
    NoSuchSeat,
    NotHost,
    NotOpen,
    NotOver,
    NotSeated,
    NotYourSeat,
    Rematched,
    SeatedAlready,
    SeatFree,
    SeatKept,
    SeatsFree,
    SeatTaken,
    SharedAlready,
    TableFull,
)
from quadropolis.server.game.deals import SecretDeals, promise
from quadropolis.server.game.decision import Decision, nothing_yet
from quadropolis.server.game.events import RULES_VERSION, EventKind
from quadropolis.server.game.results import result_of
from quadropolis.server.game.setup import Begins, FinalAllocation, Setup
from quadropolis.server.game.table import OVER, Status, Table


def create(
    now: float,
    setup: Setup,
    host: str,
    names: Sequence[str] | None = None,
    invited: Sequence[str | None] | None = None,
    seed: str | None = None,
    first: int | None = None,
) -> Decision:
    """A new table with nobody at it.

    `names` are those of a game that was played elsewhere; `invited` has by seat who is asked
    to sit there. The deals will follow from the seed, which is promised here. `first` is who
    begins because of the game before.
    """
    data: dict[str, Any] = {
        "setup": setup.checked().to_data(),
        "host": host,
        "rules": RULES_VERSION,
    }
    if names is not None:
        data["names"] = list(names)
    if invited is not None:
        data["invited"] = list(invited)
    if first is not None:
        data["first"] = first
    if seed is not None:
        data["commitment"] = promise(seed)
    return replace(nothing_yet(now), seed=seed).then(EventKind.CREATED, data)


def sit(
    so_far: Decision, person: str, seat: int | None = None, guest: str | None = None
) -> Decision:
    """Take that seat, or the first free one; for a guest at one's own device if one is named.

    Only the host may hold several seats (hot-seat), and give those away that are kept for others.
    """
    table = so_far.table
    _expect_open(table)
    if seat is None:
        free = [number for number, there in enumerate(table.seats) if there.free]
        wanted = (person, None)  # where one is invited, else where nobody is
        mine = [number for who in wanted for number in free if table.seats[number].invited == who]
        if not mine:
            raise TableFull(seats=len(table.seats))
        seat = mine[0]
    elif not table.seats[checked_seat(table, seat)].free:
        raise SeatTaken(seat=seat)
    elif table.seats[seat].invited not in (None, person) and person != table.host:
        raise SeatKept(seat=seat)
    if guest is not None:
        _expect_host(table, person)
    if table.seats_of(person) and person != table.host:
        raise SeatedAlready()
    return _sat(so_far, seat, person, guest)


def _sat(so_far: Decision, seat: int, person: str, guest: str | None) -> Decision:
    here = {} if guest is None else {"guest": guest}
    return so_far.then(EventKind.SAT, {"seat": seat, "person": person, **here})


def leave(so_far: Decision, person: str, seat: int) -> Decision:
    """Free a seat: one's own, one that is kept for oneself, or as the host any."""
    table = so_far.table
    _expect_open(table)
    there = table.seats[checked_seat(table, seat)]
    if there.free and there.invited is None:
        raise SeatFree(seat=seat)
    if person not in (there.person, there.invited, table.host):
        raise NotYourSeat(seat=seat)
    return so_far.then(EventKind.LEFT, {"seat": seat, "by": person})


def seat_bot(so_far: Decision, person: str, seat: int, bot: str) -> Decision:
    """Put a bot on a free seat, or another one in a bot's place."""
    table = so_far.table
    _expect_open(table)
    _expect_host(table, person)
    if table.seats[checked_seat(table, seat)].person is not None:
        raise SeatTaken(seat=seat)
    return so_far.then(EventKind.BOT_SAT, {"seat": seat, "bot": bot})


def share(so_far: Decision, person: str, brought: str) -> Decision:
    """Bring something for the shuffling, once, after the commitment and before the start."""
    table = so_far.table
    _expect_open(table)
    if not table.seats_of(person):
        raise NotSeated()
    if table.commitment is None or person in table.shares:
        raise SharedAlready()
    return so_far.then(EventKind.SHARED, {"person": person, "share": brought})


def begin(so_far: Decision, person: str, secret: SecretDeals) -> Decision:
    """Start the game: the commitment is published and the first round dealt."""
    table = so_far.table
    _expect_open(table)
    _expect_host(table, person)
    free = sum(seat.free for seat in table.seats)
    if free:
        raise SeatsFree(free=free)
    started = {
        "first_player": secret.first_player,
        "commitment": secret.commitment(),
        "shares": list(secret.shares or ()),
    }
    if secret.agreed:
        started["agreed"] = True
    return dealt(replace(so_far, secret=secret).then(EventKind.STARTED, started), 1, secret)


def dealt(so_far: Decision, round: int, secret: SecretDeals) -> Decision:
    """A round is laid out."""
    site = list(secret.deals[round - 1].names())
    return so_far.then(EventKind.DEALT, {"round": round, "site": site})


def close(so_far: Decision, reason: str) -> Decision:
    """Put away a table at which nobody started to play."""
    _expect_open(so_far.table)
    return so_far.then(EventKind.ENDED, {"reason": reason, "by": None, "opening": None})


def put_away(so_far: Decision, person: str) -> Decision:
    """The host does so."""
    _expect_open(so_far.table)
    _expect_host(so_far.table, person)
    return so_far.then(EventKind.ENDED, {"reason": "given_up", "by": person, "opening": None})


def rematch(so_far: Decision, person: str, new: str, seed: str | None = None) -> Decision:
    """Another table of that id opens, with the same bots; people are invited, not seated."""
    table = so_far.table
    if table.status not in OVER or table.state is None:
        raise NotOver(status=table.status)
    if person not in table.people:
        raise NotSeated()
    if table.rematch is not None:
        raise Rematched()
    # Whoever gave this game up is asked to the next one as well.
    others = [seat.person if seat.person != person else None for seat in table.seats]
    first = _first_after(table)
    there = create(so_far.now, table.setup, person, invited=others, seed=seed, first=first)
    for number, seat in enumerate(table.seats):
        if seat.person == person:
            there = _sat(there, number, person, seat.guest)
        elif others[number] is not None:
            continue
        elif seat.bot is not None:
            there = there.then(EventKind.BOT_SAT, {"seat": number, "bot": seat.bot})
    here = so_far.then(EventKind.REMATCHED, {"table": new, "by": person})
    return replace(here, opened=((new, there),))


def _first_after(table: Table) -> int | None:
    """Who begins the next game, if the result of this one says so; of several the first by seat."""
    if table.result is None or table.setup.begins not in (Begins.LOSER, Begins.WINNER):
        return None
    if table.setup.begins is Begins.WINNER:
        return min(table.result["winners"])
    scores = table.result["scores"]
    return scores.index(min(scores))


def imported(now: float, record: GameRecord, person: str) -> Decision:
    """The whole life of a finished game that was played elsewhere."""
    outcome = record.check()
    if outcome is None:
        raise ImportNotOver()
    manual = record.allocations is not None
    setup = Setup(
        mode=mode_named(record.mode).name,
        seats=len(record.players),
        playgrounds=record.playgrounds,
        allocation=FinalAllocation.MANUAL if manual else FinalAllocation.AUTOMATIC,
    )
    life = create(now, setup, person, record.players)
    life = life.then(EventKind.STARTED, {"first_player": record.first_player, "commitment": None})
    sites = enumerate(record.sites, start=1)
    for move in record.moves:
        if life.table.current is None:
            round, site = next(sites)
            life = life.then(EventKind.DEALT, {"round": round, "site": list(site)})
        life = life.then(EventKind.MOVED, {"seat": life.table.current, "move": move})
    chosen = [dict(sheet.allocation) for sheet in outcome.sheets] if manual else None
    result = {"result": result_of(outcome), "opening": None, "allocations": chosen}
    return life.then(EventKind.FINISHED, result)


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
