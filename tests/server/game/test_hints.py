"""Hints: allowed or not, seen by everybody, counted, and nothing of the game."""

from dataclasses import replace

import pytest

from quadropolis.server.errors import NoHints, NotPlaying, NotSeated, NotYourSeat, NotYourTurn
from quadropolis.server.game import turns, undo
from quadropolis.server.game.setup import Hints, HintStep, Setup
from quadropolis.server.game.table import Table
from tests.server.sitting import ANN, BEN, CLEO, Sitting


def _with_bots(hints: Hints = Hints.ALONE) -> Sitting:
    sitting = Sitting(Setup(seats=3, hints=hints), (ANN, "bot:greedy", "bot:random")).start()
    sitting.until(ANN)
    return sitting


def _two(hints: Hints = Hints.ALONE) -> Sitting:
    sitting = Sitting(Setup(hints=hints), (ANN, BEN)).start()
    sitting.until(ANN)
    return sitting


def _ask(sitting: Sitting, step: HintStep, person: str = ANN) -> None:
    sitting.do(turns.hint(sitting.at, person, None, step))


def _counts(table: Table) -> list[int]:
    return [seat.hints for seat in table.seats]


def test_a_hint_is_an_event_and_nothing_else() -> None:
    sitting = _with_bots()
    before = sitting.table
    _ask(sitting, HintStep.NUDGE)
    event = sitting.events[-1]
    assert (event.kind, event.data) == ("hinted", {"seat": 0, "step": "nudge", "count": 1})
    after = sitting.table
    told = {"number": after.number, "changed": after.changed, "hinted": after.hinted}
    assert replace(before, **told, seats=after.seats) == after
    assert _counts(after) == [1, 0, 0]


def test_at_one_position_each_step_happens_once_and_all_are_one_hint() -> None:
    sitting = _with_bots()
    for step in (*HintStep, *HintStep):
        _ask(sitting, step)
    told = [event.data["step"] for event in sitting.events if event.kind == "hinted"]
    assert told == ["nudge", "move", "why"]
    assert _counts(sitting.table) == [1, 0, 0]
    sitting.move()
    sitting.until(ANN)
    _ask(sitting, HintStep.MOVE)
    assert _counts(sitting.table) == [2, 0, 0]


def test_taking_back_does_not_make_it_forgotten() -> None:
    sitting = _with_bots()
    _ask(sitting, HintStep.MOVE)
    asked = sitting.table.state
    sitting.move()
    sitting.until(ANN)
    _ask(sitting, HintStep.MOVE)
    sitting.do(undo.undo(sitting.at, ANN))
    assert sitting.table.state == asked
    assert _counts(sitting.table) == [2, 0, 0]
    number = sitting.table.number
    _ask(sitting, HintStep.MOVE)
    assert sitting.table.number == number
    _ask(sitting, HintStep.WHY)
    assert _counts(sitting.table) == [2, 0, 0]


def test_nobody_is_asked_whether_a_hint_may_be_passed_over() -> None:
    """It is no decision of another person: an undo goes on as if it had not been."""
    sitting = _two(Hints.ON)
    sitting.move()
    _ask(sitting, HintStep.NUDGE, BEN)
    offer = undo.offered(sitting.table, ANN)
    assert offer is not None
    assert (offer.moves, offer.asks) == (1, False)


@pytest.mark.parametrize("hints", Hints)
def test_among_people_only_if_they_agreed_on_it(hints: Hints) -> None:
    sitting = _two(hints)
    if hints is Hints.ON:
        _ask(sitting, HintStep.NUDGE)
    else:
        with pytest.raises(NoHints):
            _ask(sitting, HintStep.NUDGE)


def test_alone_is_whoever_holds_all_seats_of_people() -> None:
    around_one_device = Sitting(Setup(), (ANN, ANN)).start()
    _ask(around_one_device, HintStep.NUDGE)
    assert sum(_counts(around_one_device.table)) == 1
    with pytest.raises(NoHints):
        _ask(_with_bots(Hints.OFF), HintStep.NUDGE)
    # A bot in the place of somebody who may come back does not make the other one alone.
    sitting = _two()
    sitting.do(turns.give(sitting.at, BEN, 1, "casual", sitting.secret))
    assert not sitting.table.hints_allowed
    sitting.do(turns.resign(sitting.at, BEN, 1, "casual", sitting.secret))
    assert sitting.table.hints_allowed


def test_only_on_ones_own_turn() -> None:
    sitting = _two(Hints.ON)
    with pytest.raises(NotYourTurn):
        _ask(sitting, HintStep.NUDGE, BEN)
    with pytest.raises(NotSeated):
        _ask(sitting, HintStep.NUDGE, CLEO)
    with pytest.raises(NotYourSeat):
        turns.hint(sitting.at, ANN, 1, HintStep.NUDGE)
    sitting.do(turns.give(sitting.at, ANN, 0, "casual", sitting.secret))
    with pytest.raises(NotYourTurn):
        _ask(sitting, HintStep.NUDGE)


def test_only_while_it_is_played() -> None:
    open_still = Sitting(Setup(), (ANN, "bot:random"))
    with pytest.raises(NotPlaying):
        _ask(open_still, HintStep.NUDGE)
    sitting = _with_bots()
    sitting.do(turns.end(sitting.at, ANN, sitting.secret))
    with pytest.raises(NotPlaying):
        _ask(sitting, HintStep.NUDGE)


def test_settings_of_before_are_read() -> None:
    known = Setup().to_data()
    del known["hints"]
    assert Setup.from_data(known) == Setup()
    assert Setup.from_data(Setup(hints=Hints.ON).to_data()).hints is Hints.ON
