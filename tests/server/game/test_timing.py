"""The clock for a whole game: whose time is used, and whose is not."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quadropolis.rules.game import legal_moves
from quadropolis.server.errors import StillAwake, UndoOff, WrongSetting
from quadropolis.server.game import turns, undo
from quadropolis.server.game.events import EventKind
from quadropolis.server.game.setup import ClockKind, FinalAllocation, Setup, Undo
from quadropolis.server.game.timing import (
    ALLOCATING_SECONDS,
    LONGEST_SHOWING,
    ROUND_SECONDS,
    SHOWING_SECONDS,
)
from tests.server.sitting import ANN, BEN, Sitting

TEN_MINUTES = Setup(clock=ClockKind.TOTAL, clock_amount=600, clock_increment=5)


def _left(sitting: Sitting, seat: int) -> float:
    assert sitting.table.times is not None
    return sitting.table.times.left(seat, sitting.table.setup)


def _moves_after(sitting: Sitting, seconds: float) -> int:
    """Whoever's turn it is moves so long after their clock started; the seat."""
    times, seat = sitting.table.times, sitting.table.current
    assert times is not None
    assert seat is not None
    move = _any_move(sitting)
    at = sitting.later(times.counts_from + seconds)
    sitting.do(turns.move(at, sitting.table.seats[seat].present, None, move, sitting.secret))
    return seat


def _any_move(sitting: Sitting) -> str:
    assert sitting.table.state is not None
    return str(legal_moves(sitting.table.state)[0])


def test_a_move_uses_what_was_thought_and_adds_the_increment() -> None:
    sitting = Sitting(TEN_MINUTES, (ANN, BEN)).start()
    seat = _moves_after(sitting, 100)
    assert _left(sitting, seat) == 600 - 100 + 5
    assert _left(sitting, 1 - seat) == 600
    assert sitting.table.deadline == sitting.table.times.counts_from + 600  # type: ignore[union-attr]
    assert _moves_after(sitting, -SHOWING_SECONDS) == 1 - seat  # quicker than it could be seen
    assert _left(sitting, 1 - seat) == 605


def test_what_others_did_is_seen_before_ones_own_time_runs() -> None:
    bots = ("bot:random",) * 3
    sitting = Sitting(replace(TEN_MINUTES, seats=4), (ANN, *bots)).start()
    times = sitting.table.times
    assert times is not None
    assert times.counts_from == sitting.table.since + ROUND_SECONDS
    sitting.until(ANN)
    _moves_after(sitting, 10)
    before = sitting.table.since
    for _ in range(3):
        sitting.do(
            turns.move(sitting.later(before), None, None, _any_move(sitting), sitting.secret)
        )
    times = sitting.table.times
    assert times is not None
    seen = times.counts_from - before
    assert pytest.approx(seen) == 4 * SHOWING_SECONDS
    assert seen <= LONGEST_SHOWING
    assert _left(sitting, 1) == 600, "bots have no clock"


def test_taking_back_gives_no_time_back_and_costs_nobody_else_any() -> None:
    sitting = Sitting(TEN_MINUTES, (ANN, BEN)).start()
    seat = _moves_after(sitting, 50)
    times = sitting.table.times
    assert times is not None
    who = sitting.table.seats[seat].person or ""
    sitting.do(undo.undo(sitting.later(sitting.table.since + 30), who))
    assert _left(sitting, seat) == 600 - 50 - 30, "neither the increment stays"
    assert _left(sitting, 1 - seat) == 600
    _moves_after(sitting, 0)
    assert _left(sitting, seat) == 600 - 50 - 30 + 5


def test_nobody_thinks_for_ever_by_moving_and_taking_back() -> None:
    """Between the two a page shows the move, and nobody's clock runs."""
    sitting = Sitting(TEN_MINUTES, (ANN, BEN)).start()
    for _ in range(5):
        seat = _moves_after(sitting, 0)
        who = sitting.table.seats[seat].person or ""
        sitting.do(undo.undo(sitting.later(sitting.table.since + SHOWING_SECONDS), who))
    assert _left(sitting, seat) == pytest.approx(600 - 5 * SHOWING_SECONDS)


@pytest.mark.parametrize("clock", [ClockKind.MOVE, ClockKind.TOTAL])
def test_nobody_gains_time_by_going_and_coming_back(clock: ClockKind) -> None:
    sitting = Sitting(Setup(clock=clock, clock_amount=60), (ANN, BEN)).start()
    seat, end = sitting.table.current, sitting.table.deadline
    assert seat is not None
    assert end is not None
    who, other = (sitting.table.seats[n].person or "" for n in (seat, 1 - seat))
    for ago in (50, 40, 30):  # one's own seat, before its bot has moved
        sitting.do(turns.give(sitting.later(end - ago), who, seat, None, sitting.secret))
        sitting.do(turns.come_back(sitting.later(end - ago + 5), who, seat))
        assert sitting.table.deadline == end
    # Nor is it gained for somebody else.
    sitting.do(turns.give(sitting.later(end - 20), other, 1 - seat, None, sitting.secret))
    sitting.do(turns.come_back(sitting.later(end - 10), other, 1 - seat))
    assert sitting.table.deadline == end
    # Whoever was late has no new time in the same turn, but in the next.
    sitting.do(turns.give(sitting.later(end + 1), other, seat, None, sitting.secret))
    sitting.do(turns.come_back(sitting.later(end + 2), who, seat))
    assert sitting.table.deadline is not None
    assert sitting.table.deadline <= end + 2


def test_whoever_comes_back_in_a_later_turn_has_the_time_for_it() -> None:
    sitting = Sitting(Setup(clock=ClockKind.MOVE, clock_amount=60), (ANN, BEN)).start()
    sitting.until(BEN)
    sitting.do(turns.give(sitting.at, BEN, 1, None, sitting.secret))
    sitting.until(ANN)
    sitting.until(None)
    sitting.do(turns.come_back(sitting.later(sitting.now + 40), BEN, 1))
    assert sitting.table.deadline == sitting.table.changed + 60


@pytest.mark.parametrize("clock", [ClockKind.MOVE, ClockKind.DAYS])
def test_the_time_for_a_move_does_not_begin_anew_by_taking_back(clock: ClockKind) -> None:
    sitting = Sitting(Setup(clock=clock, clock_amount=5), (ANN, BEN)).start()
    seat, end = sitting.table.current, sitting.table.deadline
    assert seat is not None
    assert end is not None
    who = sitting.table.seats[seat].person or ""
    sitting.do(turns.move(sitting.later(end - 0.1), who, seat, _any_move(sitting), sitting.secret))
    sitting.do(undo.undo(sitting.later(end - 0.05), who))
    assert sitting.table.deadline == end
    sitting.do(turns.move(sitting.later(end), who, seat, _any_move(sitting), sitting.secret))
    late = undo.undo(sitting.later(end + 0.1), who)
    assert [event.kind for event in late.events] == [EventKind.UNDO_ASKED]
    # Others who agree to it give new time.
    other = sitting.table.seats[1 - seat].person or ""
    moved = turns.move(sitting.later(end), other, None, _any_move(sitting), sitting.secret)
    sitting.do(moved)
    sitting.do(undo.undo(sitting.later(end + 0.2), who))
    sitting.do(undo.answer(sitting.later(end + 0.3), other, True))
    assert sitting.table.current == seat
    assert sitting.table.deadline == end + 0.3 + (sitting.table.setup.seconds_per_move or 0)


def test_a_server_that_was_away_costs_nobody_anything() -> None:
    for setup in (TEN_MINUTES, Setup(clock=ClockKind.MOVE, clock_amount=60)):
        sitting = Sitting(setup, (ANN, BEN)).start()
        before = sitting.table.deadline
        assert before is not None
        sitting.do(turns.pause(sitting.at, 3_600.0))
        assert sitting.table.deadline == before + 3_600
        # Nor does a move that is taken back after it.
        who = sitting.table.seats[sitting.table.current or 0].person or ""
        begun = sitting.later(sitting.table.since + 10)
        sitting.do(turns.move(begun, who, None, _any_move(sitting), sitting.secret))
        sitting.do(turns.pause(sitting.at, 3_600.0))
        sitting.do(undo.undo(sitting.later(begun.now + 3_601), who))
        assert sitting.table.deadline == pytest.approx(before + 7_200, abs=SHOWING_SECONDS)


def test_a_seat_whose_time_is_up_may_be_given_away_and_its_bot_uses_none() -> None:
    sitting = Sitting(replace(TEN_MINUTES, clock_amount=10), (ANN, BEN)).start()
    seat = sitting.table.current
    assert seat is not None
    other = sitting.table.seats[1 - seat].person or ""
    end = sitting.table.deadline
    assert end is not None
    with pytest.raises(StillAwake):
        turns.give(sitting.later(end - 1), other, seat, None, sitting.secret)
    sitting.do(turns.give(sitting.later(end + 5), other, seat, None, sitting.secret))
    assert _left(sitting, seat) == -5
    _moves_after(sitting, 100)
    assert _left(sitting, seat) == -5


def test_there_is_always_time_for_the_final_allocation() -> None:
    manual = replace(TEN_MINUTES, clock_amount=10, allocation=FinalAllocation.MANUAL)
    sitting = Sitting(manual, (ANN, BEN)).start()
    while sitting.table.current is not None:
        _moves_after(sitting, 9)
    assert sitting.table.deadline == sitting.table.times.counts_from + ALLOCATING_SECONDS  # type: ignore[union-attr]


@given(st.lists(st.tuples(st.floats(-3, 300), st.booleans()), min_size=1, max_size=12))
def test_all_time_that_counts_is_used_by_somebody_once(
    turns_taken: list[tuple[float, bool]],
) -> None:
    sitting = Sitting(TEN_MINUTES, (ANN, BEN)).start()
    counted = added = 0.0
    for seconds, back in turns_taken:
        if sitting.table.current is None:
            break
        made = len(sitting.table.made)
        seat = _moves_after(sitting, seconds)
        counted, added = counted + max(0.0, seconds), added + 5
        if back and len(sitting.table.made) == made + 1:
            assert sitting.table.times is not None
            at = sitting.later(sitting.table.times.counts_from + 7)
            counted, added = counted + at.now - sitting.table.since, added - 5
            sitting.do(undo.undo(at, sitting.table.seats[seat].person or ""))
    assert _left(sitting, 0) + _left(sitting, 1) == pytest.approx(1_200 - counted + added)


def test_never_means_not_even_by_asking() -> None:
    sitting = Sitting(Setup(undo=Undo.NEVER), (ANN, BEN)).start()
    who = sitting.table.seats[sitting.move()].person or ""
    with pytest.raises(UndoOff):
        undo.undo(sitting.at, who)
    assert undo.offered(sitting.table, who) is None


def test_amounts_that_no_table_can_have() -> None:
    for wrong in (
        Setup(clock=ClockKind.TOTAL, clock_amount=5),
        Setup(clock=ClockKind.MOVE, clock_amount=60, clock_increment=5),
        Setup(first_seat=2),
    ):
        with pytest.raises(WrongSetting):
            wrong.checked()
