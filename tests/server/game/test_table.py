"""A table's life, without a server."""

import itertools
from collections.abc import Sequence

import pytest

from quadropolis.notation.record import GameRecord
from quadropolis.rules.errors import QuadropolisError, SetupError
from quadropolis.rules.game import outcome
from quadropolis.server.errors import (
    MayNotEnd,
    NotAllocating,
    NotHost,
    NotOpen,
    NotSeated,
    NotYourSeat,
    NotYourTurn,
    SeatedAlready,
    SeatsFree,
    SeatTaken,
    ServerError,
    StillAwake,
    TableFull,
    WrongSetting,
)
from quadropolis.server.game import life, turns, undo
from quadropolis.server.game.deals import SecretDeals, commitment
from quadropolis.server.game.events import EventKind
from quadropolis.server.game.folding import fold
from quadropolis.server.game.results import result_of
from quadropolis.server.game.setup import ClockKind, FinalAllocation, Setup
from quadropolis.server.game.table import Status
from tests.server.sitting import ANN, BEN, CLEO, Sitting

ALL_GAMES = list(itertools.product(("classic", "expert"), (2, 3, 4), (False, True)))


@pytest.mark.parametrize(("mode", "seats", "playgrounds"), ALL_GAMES)
def test_whole_games(mode: str, seats: int, playgrounds: bool) -> None:
    people = (ANN, "bot:greedy", BEN, "bot:random")[:seats]
    sitting = Sitting(Setup(mode, seats, playgrounds), people).start()
    while sitting.table.status is Status.PLAYING:
        sitting.move()
    table = sitting.table
    record = table.record([f"P{n}" for n in range(seats)])
    again = GameRecord.from_json(record.to_json())
    found = again.check()
    assert found is not None
    assert table.result == result_of(found)
    assert found == outcome(table.state)  # type: ignore[arg-type]
    assert again.deals["commitment"] == commitment(again.deals["opening"])
    assert [list(site) for site in table.sites] == again.deals["opening"]["sites"]


def test_folding_stops_anywhere() -> None:
    """Half of the events, then the other half: the same table."""
    sitting = Sitting(Setup(seats=3), (ANN, BEN, "bot:greedy")).start()
    sitting.moves(17)
    for half in range(len(sitting.events)):
        start = fold(sitting.events[:half])
        assert fold(sitting.events[half:], start) == sitting.table


def test_secret_deals() -> None:
    first, second = SecretDeals.drawn(Setup("expert")), SecretDeals.drawn(Setup("expert"))
    assert len(first.deals) == 5
    assert first.deals != second.deals
    assert first.commitment() != second.commitment()
    assert SecretDeals.from_opening(first.opening()) == first
    assert first.salt not in repr(first)
    # The same deals under another salt: a commitment cannot be found by trying deals.
    resalted = SecretDeals(first.first_player, first.deals, second.salt)
    assert resalted.commitment() != first.commitment()


def test_nothing_of_later_deals_is_in_the_events_before_them() -> None:
    sitting = Sitting(Setup(), (ANN, BEN)).start()
    sitting.moves(20)
    for event in sitting.events:
        assert "opening" not in event.data
        assert sitting.secret.salt not in str(event.data)
    dealt = [event.data["site"] for event in sitting.events if event.kind is EventKind.DEALT]
    assert dealt == [list(deal.names()) for deal in sitting.secret.deals[:3]]


# --- before the game ------------------------------------------------------------------


def test_sitting_down() -> None:
    sitting = Sitting(Setup(seats=3), (ANN,))
    with pytest.raises(SeatTaken):
        life.sit(sitting.at, BEN, 0)
    sitting.do(life.sit(sitting.at, BEN))
    assert sitting.table.seats_of(BEN) == (1,)
    with pytest.raises(SeatedAlready):
        life.sit(sitting.at, BEN)
    with pytest.raises(SeatsFree):
        life.begin(sitting.at, ANN, sitting.secret)
    sitting.do(life.sit(sitting.at, ANN))
    assert sitting.table.seats_of(ANN) == (0, 2)
    with pytest.raises(TableFull):
        life.sit(sitting.at, CLEO)
    with pytest.raises(NotHost):
        life.begin(sitting.at, BEN, sitting.secret)
    sitting.start()
    for late in (lambda: life.sit(sitting.at, CLEO), lambda: life.leave(sitting.at, ANN, 0)):
        with pytest.raises(NotOpen):
            late()


def test_a_host_who_leaves_hands_the_table_on() -> None:
    sitting = Sitting(Setup(seats=3), (ANN, BEN))
    with pytest.raises(NotYourSeat):
        life.leave(sitting.at, BEN, 0)
    sitting.do(life.leave(sitting.at, ANN, 0))
    assert sitting.table.host == BEN
    sitting.do(life.leave(sitting.at, BEN, 1))
    assert sitting.table.host == BEN


def test_only_the_host_seats_bots_and_not_on_people() -> None:
    sitting = Sitting(Setup(seats=3), (ANN, BEN))
    with pytest.raises(NotHost):
        life.seat_bot(sitting.at, BEN, 2, "greedy")
    with pytest.raises(SeatTaken):
        life.seat_bot(sitting.at, ANN, 1, "greedy")
    sitting.do(life.seat_bot(sitting.at, ANN, 2, "greedy"))
    sitting.do(life.seat_bot(sitting.at, ANN, 2, "random"))
    assert sitting.table.seats[2].bot == "random"


@pytest.mark.parametrize(
    "settings",
    [
        {"mode": "solo"},
        {"seats": 5},
        {"clock": ClockKind.MOVE},
        {"clock": ClockKind.DAYS, "clock_amount": 31},
        {"clock_amount": 10},
    ],
)
def test_impossible_settings(settings: dict[str, object]) -> None:
    with pytest.raises((WrongSetting, SetupError)):
        life.create(0.0, Setup(**settings), ANN)  # type: ignore[arg-type]


# --- turns ----------------------------------------------------------------------------


def test_only_the_current_seat_moves() -> None:
    sitting = Sitting(Setup(), (ANN, BEN)).start()
    current = sitting.table.current
    assert current is not None
    mover, other = (ANN, BEN) if current == 0 else (BEN, ANN)
    cases: Sequence[tuple[str | None, int | None, type[ServerError]]] = (
        (other, None, NotYourTurn),
        (other, 1 - current, NotYourTurn),
        (other, current, NotYourSeat),
        (mover, 1 - current, NotYourSeat),
        (CLEO, None, NotSeated),
        (None, None, NotYourTurn),
    )
    for person, seat, error in cases:
        with pytest.raises(error):
            turns.move(sitting.at, person, seat, "1N1:-", sitting.secret)


# --- going away and coming back -------------------------------------------------------


def test_resigning_hands_the_seat_to_a_bot_for_good() -> None:
    sitting = Sitting(Setup(seats=3), (ANN, BEN, "bot:greedy")).start()
    sitting.do(turns.resign(sitting.at, ANN, 0, "skilled", sitting.secret))
    assert sitting.table.seats[0].bot == "skilled"
    assert sitting.table.people == (BEN,)
    with pytest.raises(NotYourSeat):
        turns.come_back(sitting.at, ANN, 0)
    with pytest.raises(NotYourSeat):
        turns.resign(sitting.at, ANN, 0, "skilled", sitting.secret)
    sitting.do(turns.resign(sitting.at, BEN, 1, "skilled", sitting.secret))
    assert sitting.table.status is Status.ENDED
    assert sitting.table.opening == sitting.secret.opening()


def test_a_sleepers_seat_without_a_clock() -> None:
    sitting = Sitting(Setup(seats=3), (ANN, BEN, CLEO)).start()
    sitting.until(BEN)
    awake = sitting.table.since
    with pytest.raises(StillAwake):
        turns.give(sitting.later(awake + 299), ANN, 1, None, sitting.secret)
    with pytest.raises(StillAwake):  # it is not Cleo's turn
        turns.give(sitting.later(awake + 301), ANN, 2, None, sitting.secret)
    with pytest.raises(NotHost):
        turns.give(sitting.later(awake + 301), CLEO, 1, None, sitting.secret)
    # Who is not even connected is waited for a minute, of their turn and of their absence.
    for later, gone in ((59, 500.0), (200, 59.0), (200, 0.0)):
        with pytest.raises(StillAwake):
            turns.give(sitting.later(awake + later), ANN, 1, None, sitting.secret, gone)
    early = turns.give(sitting.later(awake + 61), ANN, 1, None, sitting.secret, 61.0)
    assert early.table.seats[1].present is None
    sitting.do(turns.give(sitting.later(awake + 301), ANN, 1, None, sitting.secret))
    assert sitting.table.seats[1].present is None
    sitting.move()
    sitting.do(turns.come_back(sitting.at, BEN, 1))
    assert sitting.table.seats[1].present == BEN


def test_whoever_takes_a_move_back_is_awake() -> None:
    sitting = Sitting(Setup(seats=2), (ANN, BEN)).start()
    sitting.until(BEN)
    moved = sitting.table.since + 400
    sitting.move(moved)
    sitting.do(undo.undo(sitting.later(moved + 1), BEN))
    assert sitting.table.current == 1
    with pytest.raises(StillAwake):
        turns.give(sitting.later(moved + 300), ANN, 1, None, sitting.secret)
    sitting.do(turns.give(sitting.later(moved + 302), ANN, 1, None, sitting.secret))
    assert sitting.table.seats[1].present is None


def test_for_a_host_who_sleeps_anyone_may_act() -> None:
    sitting = Sitting(Setup(seats=3), (ANN, BEN, CLEO)).start()
    sitting.until(ANN)
    late = sitting.later(sitting.table.since + 301)
    given = turns.give(late, CLEO, 0, None, sitting.secret)
    assert given.table.seats[0].bot == "strong"


def test_when_a_clock_has_run_out_anyone_may_act_and_nobody_must() -> None:
    setup = Setup(seats=3, clock=ClockKind.MOVE, clock_amount=30)
    sitting = Sitting(setup, (ANN, BEN, CLEO)).start()
    sitting.until(BEN)
    table = sitting.table
    assert table.deadline == table.since + 30
    for person in (ANN, CLEO):
        with pytest.raises(StillAwake):
            turns.give(sitting.later(table.since + 29), person, 1, None, sitting.secret)
        with pytest.raises(MayNotEnd):
            turns.end(sitting.later(table.since + 29), person, sitting.secret)
        given = turns.give(sitting.later(table.since + 31), person, 1, None, sitting.secret)
        assert given.table.seats[1].bot == "strong"
        (ended,) = turns.end(sitting.later(table.since + 31), person, sitting.secret).events
        assert ended.kind is EventKind.ENDED
    with pytest.raises(MayNotEnd):
        turns.end(sitting.later(table.since + 31), BEN, sitting.secret)
    sitting.move()  # the others may as well wait
    assert sitting.table.status is Status.PLAYING


def test_days_are_days() -> None:
    assert Setup(clock=ClockKind.DAYS, clock_amount=3).seconds_per_move == 3 * 24 * 60 * 60


# --- the end --------------------------------------------------------------------------


def test_manual_allocation() -> None:
    setup = Setup(seats=3, allocation=FinalAllocation.MANUAL)
    sitting = Sitting(setup, (ANN, "bot:greedy", BEN)).start()
    with pytest.raises(NotAllocating):
        turns.confirm(sitting.at, ANN, 0, None, sitting.secret)
    sitting.moves(48)
    assert sitting.table.status is Status.ALLOCATING
    assert sitting.table.waited_for == (0, 2)
    with pytest.raises(NotYourSeat):
        turns.confirm(sitting.at, ANN, 1, None, sitting.secret)
    impossible = {"a1": {"inhabitants": 99, "energy": 0}}
    with pytest.raises(QuadropolisError):
        turns.confirm(sitting.at, ANN, 0, impossible, sitting.secret)
    sitting.do(turns.confirm(sitting.at, ANN, 0, {}, sitting.secret))
    assert sitting.table.status is Status.ALLOCATING
    sitting.do(turns.confirm(sitting.at, BEN, 2, None, sitting.secret))
    assert sitting.table.status is Status.FINISHED
    final = sitting.table.record(("A", "B", "C")).check()
    assert final is not None
    best = outcome(sitting.table.state)  # type: ignore[arg-type]
    assert best is not None
    assert final.sheets[0].allocation == {}
    assert final.sheets[1:] == best.sheets[1:]
    assert sitting.table.result == result_of(final)


def test_rematch_keeps_people_and_bots() -> None:
    sitting = Sitting(Setup(seats=3), (ANN, "bot:greedy", BEN)).start()
    with pytest.raises(ServerError):
        life.rematch(sitting.at, ANN, "new")
    sitting.moves(48)
    with pytest.raises(NotSeated):
        life.rematch(sitting.at, CLEO, "new")
    sitting.do(again := life.rematch(sitting.at, BEN, "new"))
    assert sitting.table.rematch == "new"
    ((id, there),) = again.opened
    assert (id, there.table) == ("new", fold(there.events))
    other = there.table
    assert other.host == BEN
    assert [(seat.person, seat.bot) for seat in other.seats] == [
        (None, None),  # Ann is invited
        (None, "greedy"),
        (BEN, None),
    ]


def test_an_imported_game_has_the_same_record() -> None:
    sitting = Sitting(Setup("expert", 4, True), (ANN, "bot:a", BEN, "bot:b")).start()
    sitting.moves(80)
    names = ("Ann", "A", "Ben", "B")
    record = sitting.table.record(names)
    table = life.imported(0.0, record, CLEO).table
    again = table.record(seat.name or "" for seat in table.seats)
    assert (again.players, again.sites, again.moves, again.result) == (
        names,
        record.sites,
        record.moves,
        record.result,
    )
