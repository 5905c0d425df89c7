"""Taking moves back.

A player's own last move comes back until another person has moved or decided something else,
or a deal was drawn; the answers of bots come back with it, unless the table says otherwise or
they play in another person's place. Beyond that everyone at the table must agree, and nothing
goes back across a deal.
"""

from dataclasses import dataclass

from quadropolis.rules.errors import QuadropolisError
from quadropolis.server.errors import (
    NothingToUndo,
    NotPlaying,
    NotSeated,
    UndoAcrossDeal,
    UndoAnswered,
    UndoNotAsked,
    UndoOff,
)
from quadropolis.server.game.decision import Decision
from quadropolis.server.game.events import EventKind
from quadropolis.server.game.seat import Made
from quadropolis.server.game.setup import Undo
from quadropolis.server.game.table import RUNNING, Table


@dataclass(frozen=True, slots=True)
class Offer:
    """What somebody may take back now: so many moves, at once or by asking the others."""

    moves: int
    asks: bool


def offered(table: Table, person: str) -> Offer | None:
    """What `undo` would do for that person; None if it is refused, or somebody asks already."""
    if table.asked is not None:
        return None
    try:
        return _offer(table, person)
    except QuadropolisError:
        return None


def undo(so_far: Decision, person: str) -> Decision:
    """Take back the person's last move, or ask the others whether it may be."""
    offer = _offer(so_far.table, person)
    if not offer.asks:
        undone = _undone(so_far, offer.moves, person)
        if not _is_late(undone) or len(so_far.table.people) == 1:
            return undone
    return so_far.then(EventKind.UNDO_ASKED, {"person": person, "moves": offer.moves})


def _is_late(undone: Decision) -> bool:
    """Whether the turn that goes on has no time left: new time is for the others to give."""
    deadline = undone.table.deadline
    return deadline is not None and undone.now > deadline


def _offer(table: Table, person: str) -> Offer:
    """What the person may take back, or the reason why there is nothing."""
    if table.status not in RUNNING:
        raise NotPlaying(status=table.status)
    if not table.seats_of(person):
        raise NotSeated()
    if table.setup.undo is Undo.NEVER:
        raise UndoOff(policy=table.setup.undo)
    count = _moves_since_own(table, person)
    free = _is_free(table, person, count)
    if not free and len(table.people) == 1:
        raise UndoOff(policy=table.setup.undo)
    return Offer(count, asks=not free)


def _moves_since_own(table: Table, person: str) -> int:
    """How many moves go back with the person's last one, itself included."""
    for count, made in enumerate(reversed(table.made), start=1):
        if made.person == person:
            return count
    raise UndoAcrossDeal() if len(table.moves) > len(table.made) else NothingToUndo()


def _is_free(table: Table, person: str, count: int) -> bool:
    """Whether nobody needs to be asked. `made` is empty once an allocation is confirmed."""
    own = len(table.made) - count
    answers = table.made[own + 1 :]
    if table.setup.undo is Undo.OFF:
        return False
    if table.setup.undo is Undo.OWN and answers:
        return False
    others = table.people
    if any(after > own and who != person and who in others for after, who in table.decided):
        return False
    return all(_is_of_nobody_else(table, made, person) for made in answers)


def _is_of_nobody_else(table: Table, made: Made, person: str) -> bool:
    """Whether a bot made that move, and not in the place of another person."""
    seat = table.seats[made.seat]
    return made.person is None and (seat.resigned or seat.person in (None, person))


def answer(so_far: Decision, person: str, agrees: bool) -> Decision:
    """Agree or not to what somebody asked; the last one to agree takes the moves back."""
    table = so_far.table
    if table.asked is None:
        raise UndoNotAsked()
    if not table.seats_of(person):
        raise NotSeated()
    if agrees and person in table.asked.agreed:
        raise UndoAnswered()
    answered = so_far.then(EventKind.UNDO_ANSWERED, {"person": person, "agrees": agrees})
    asked = answered.table.asked
    if asked is not None and asked.agreed.issuperset(table.people):
        return _undone(answered, asked.moves, asked.person)
    return answered


def _undone(so_far: Decision, count: int, person: str) -> Decision:
    return so_far.then(EventKind.UNDONE, {"moves": count, "person": person})
