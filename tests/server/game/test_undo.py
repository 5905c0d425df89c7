"""Moves are taken back exactly as far as the table's rules say."""

import pytest

from quadropolis.server.errors import (
    NothingToUndo,
    NotSeated,
    ServerError,
    UndoAcrossDeal,
    UndoAnswered,
    UndoNotAsked,
    UndoOff,
)
from quadropolis.server.game import turns, undo
from quadropolis.server.game.setup import FinalAllocation, Setup, Undo
from quadropolis.server.game.table import Status
from tests.server.sitting import ANN, BEN, CLEO, Sitting


def _two(**settings: object) -> Sitting:
    return Sitting(Setup(**settings), (ANN, BEN)).start()  # type: ignore[arg-type]


def _with_bots(**settings: object) -> Sitting:
    setup = Setup(seats=3, **settings)  # type: ignore[arg-type]
    return Sitting(setup, (ANN, "bot:greedy", "bot:random")).start()


def test_own_move_comes_back_until_another_person_has_moved() -> None:
    sitting = _two()
    mover = sitting.table.seats[sitting.table.current or 0].person
    assert mover is not None
    before = sitting.table
    sitting.move()
    sitting.do(undo.undo(sitting.at, mover))
    assert sitting.table.state == before.state
    assert sitting.table.moves == before.moves == ()
    assert sitting.table.position > before.position
    sitting.move()
    sitting.move()
    sitting.do(undo.undo(sitting.at, mover))
    assert len(sitting.table.moves) == 2
    assert sitting.table.asked is not None


def test_bots_answers_come_back_with_it() -> None:
    sitting = _with_bots()
    sitting.until(ANN)
    before = sitting.table
    sitting.move()
    sitting.until(ANN)
    assert len(sitting.table.moves) == len(before.moves) + 3
    sitting.do(undo.undo(sitting.at, ANN))
    assert sitting.table.state == before.state
    assert sitting.table.moves == before.moves


def test_a_table_may_keep_bots_answers() -> None:
    sitting = _with_bots(undo=Undo.OWN)
    sitting.until(ANN)
    before = sitting.table
    sitting.move()
    sitting.do(undo.undo(sitting.at, ANN))
    assert sitting.table.state == before.state
    sitting.moves(2)
    with pytest.raises(UndoOff):
        undo.undo(sitting.at, ANN)


def test_a_table_may_switch_it_off() -> None:
    sitting = _with_bots(undo=Undo.OFF)
    sitting.until(ANN)
    sitting.move()
    with pytest.raises(UndoOff):
        undo.undo(sitting.at, ANN)


@pytest.mark.parametrize("policy", [policy for policy in Undo if policy is not Undo.NEVER])
def test_never_across_a_deal(policy: Undo) -> None:
    sitting = _two(undo=policy)
    sitting.moves(8)
    assert len(sitting.table.sites) == 2
    for person in (ANN, BEN):
        with pytest.raises(UndoAcrossDeal):
            undo.undo(sitting.at, person)


def test_nothing_to_take_back() -> None:
    sitting = _two()
    for person in (ANN, BEN):
        with pytest.raises(NothingToUndo):
            undo.undo(sitting.at, person)
    with pytest.raises(NotSeated):
        undo.undo(sitting.at, CLEO)


def _asking() -> tuple[Sitting, str, list[str]]:
    """Three people; one has moved, another too, and the first asks."""
    sitting = Sitting(Setup(seats=3), (ANN, BEN, CLEO)).start()
    seat = sitting.move()
    sitting.move()
    asker = sitting.table.seats[seat].person
    assert asker is not None
    sitting.do(undo.undo(sitting.at, asker))
    return sitting, asker, [person for person in (ANN, BEN, CLEO) if person != asker]


def test_beyond_that_everyone_must_agree() -> None:
    sitting, asker, (first, last) = _asking()
    with pytest.raises(UndoAnswered):
        undo.answer(sitting.at, asker, True)
    sitting.do(undo.answer(sitting.at, first, True))
    assert len(sitting.table.moves) == 2
    sitting.do(undo.answer(sitting.at, last, True))
    assert sitting.table.moves == ()
    assert sitting.table.asked is None


def test_one_refusal_is_enough() -> None:
    sitting, _, (first, last) = _asking()
    sitting.do(undo.answer(sitting.at, first, False))
    assert len(sitting.table.moves) == 2
    with pytest.raises(UndoNotAsked):
        undo.answer(sitting.at, last, True)


def test_a_move_ends_the_question() -> None:
    sitting, _, (first, _) = _asking()
    sitting.move()
    with pytest.raises(UndoNotAsked):
        undo.answer(sitting.at, first, True)


def test_one_person_on_several_seats_takes_back_without_asking() -> None:
    sitting = Sitting(Setup(seats=3), (ANN, ANN, ANN)).start()
    sitting.moves(2)
    after_one = sitting.table.made[-1].before
    sitting.do(undo.undo(sitting.at, ANN))
    assert sitting.table.state == after_one


def test_the_last_move_of_a_manual_game_until_somebody_has_confirmed() -> None:
    sitting = _two(allocation=FinalAllocation.MANUAL)
    sitting.moves(31)
    before = sitting.table
    last = before.seats[before.current or 0].person
    assert last is not None
    sitting.move()
    assert sitting.table.status is Status.ALLOCATING
    sitting.do(undo.undo(sitting.at, last))
    assert sitting.table.state == before.state
    assert sitting.table.status is Status.PLAYING
    sitting.move()
    other = ANN if last == BEN else BEN
    seat = sitting.table.seats_of(other)[0]
    sitting.do(turns.confirm(sitting.at, other, seat, None, sitting.secret))
    with pytest.raises(ServerError):
        undo.undo(sitting.at, last)


def test_nothing_comes_back_after_the_end() -> None:
    sitting = _two()
    sitting.moves(32)
    assert sitting.table.status is Status.FINISHED
    for person in (ANN, BEN):
        with pytest.raises(ServerError):
            undo.undo(sitting.at, person)


@pytest.mark.parametrize("policy", [policy for policy in Undo if policy is not Undo.NEVER])
@pytest.mark.parametrize(
    "seats", [(ANN, BEN), (ANN, ANN, BEN), (ANN, "bot:greedy", BEN), (ANN, "bot:random")]
)
def test_what_is_offered_is_what_happens(policy: Undo, seats: tuple[str, ...]) -> None:
    sitting = Sitting(Setup(seats=len(seats), undo=policy), seats).start()
    for _ in range(14):
        for person in sitting.table.people:
            offer = undo.offered(sitting.table, person)
            try:
                after = undo.undo(sitting.at, person).table
            except ServerError:
                assert offer is None
                continue
            assert offer is not None
            assert offer.asks == (after.asked is not None)
            if after.asked is None:
                assert len(after.moves) == len(sitting.table.moves) - offer.moves
            else:
                assert after.asked.moves == offer.moves
                assert undo.offered(after, person) is None
        sitting.move()
