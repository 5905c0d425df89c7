"""Taking moves back.

A player's own last move comes back until another person has moved or a deal was drawn; the
answers of bots come back with it, unless the table says otherwise. Beyond that everyone at
the table must agree, and nothing goes back across a deal.
"""

from quadropolis.server.errors import (
    NothingToUndo,
    NotPlaying,
    NotSeated,
    UndoAcrossDeal,
    UndoAnswered,
    UndoNotAsked,
    UndoOff,
)
from quadropolis.server.events import Fact, Kind
from quadropolis.server.setup import Undo
from quadropolis.server.table import RUNNING, Table
from quadropolis.server.turns import following


def undo(table: Table, person: str) -> list[Fact]:
    """Take back the person's last move, or ask the others whether it may be."""
    if table.status not in RUNNING:
        raise NotPlaying(status=table.status)
    if not table.seats_of(person):
        raise NotSeated()
    count = _moves_since_own(table, person)
    if _is_free(table, person, count):
        return [_undone(count, person)]
    facts = [Fact(Kind.UNDO_ASKED, {"person": person, "moves": count})]
    if len(table.people) == 1:
        raise UndoOff(policy=table.setup.undo)
    return facts


def _moves_since_own(table: Table, person: str) -> int:
    """How many moves go back with the person's last one, itself included."""
    for count, made in enumerate(reversed(table.made), start=1):
        if made.person == person:
            return count
    raise UndoAcrossDeal() if len(table.moves) > len(table.made) else NothingToUndo()


def _is_free(table: Table, person: str, count: int) -> bool:
    """Whether nobody needs to be asked. `made` is empty once an allocation is confirmed."""
    answers = table.made[len(table.made) - count + 1 :]
    if table.setup.undo is Undo.OFF:
        return False
    if table.setup.undo is Undo.OWN and answers:
        return False
    return all(made.person is None for made in answers)


def answer(table: Table, person: str, agrees: bool) -> list[Fact]:
    """Agree or not to what somebody asked; the last one to agree takes the moves back."""
    if table.asked is None:
        raise UndoNotAsked()
    if not table.seats_of(person):
        raise NotSeated()
    if agrees and person in table.asked.agreed:
        raise UndoAnswered()
    facts = [Fact(Kind.UNDO_ANSWERED, {"person": person, "agrees": agrees})]
    asked = following(table, facts).asked
    if asked is not None and asked.agreed.issuperset(table.people):
        facts.append(_undone(asked.moves, asked.person))
    return facts


def _undone(count: int, person: str) -> Fact:
    return Fact(Kind.UNDONE, {"moves": count, "person": person})
