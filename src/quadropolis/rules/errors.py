"""One error type per cause.

Every error carries a stable `code` and its `arguments` as data, so that a program can
react to it and a page can word it in its reader's language; `str(error)` is English, as the
catalogue `locales/en` says it.

An argument is a number, a truth value, None, a name or a notation of the game, foreign input
as `shown` quotes it, what a foreign program or the system said, a list of these, or another
error as data. It never holds words of ours: those stand in the catalogues.
"""

from typing import Any, ClassVar, Self

from quadropolis.rules.wording import english

SHOWN_LENGTH = 60
HUGE = 10**18
DIGITS_PER_BIT = 0.30103


def shown(value: object) -> str:
    """Foreign input as it may appear in a message: quoted, and never long."""
    # Cut before quoting, so that a gigantic text costs nothing.
    text = repr(value[: SHOWN_LENGTH + 1]) if isinstance(value, str) else _bounded_repr(value)
    return text if len(text) <= SHOWN_LENGTH else text[: SHOWN_LENGTH - 1] + "…"


def _bounded_repr(value: object) -> str:
    if value is None or isinstance(value, bool | float):
        return repr(value)
    if isinstance(value, int):
        return repr(value) if abs(value) < HUGE else _power_of_ten(value)
    return f"<{type(value).__name__}>"


def _power_of_ten(value: int) -> str:
    """A number that is too long to be written out: `~10^4000`."""
    return f"{'-' if value < 0 else ''}~10^{int(value.bit_length() * DIGITS_PER_BIT)}"


class QuadropolisError(ValueError):
    """Something the rules or the text formats do not allow."""

    code: ClassVar[str]

    def __init__(self, **arguments: Any) -> None:
        super().__init__(arguments)
        self.arguments = {name: _data(value) for name, value in arguments.items()}

    def __str__(self) -> str:
        return english(self.code, self.arguments)

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.arguments)

    def to_data(self) -> dict[str, Any]:
        """The error as plain data for JSON."""
        return {"code": self.code, "arguments": self.arguments, "text": str(self)}

    @classmethod
    def all_types(cls) -> tuple[type[Self], ...]:
        """Every concrete error type below this one, in definition order."""
        found: list[type[Self]] = []
        for child in cls.__subclasses__():
            if "code" in vars(child):
                found.append(child)
            found.extend(child.all_types())
        return tuple(found)


def _data(value: Any) -> Any:
    """An argument as it is kept: something that JSON can hold."""
    if isinstance(value, QuadropolisError):
        return value.to_data()
    if isinstance(value, list | tuple):
        return [_data(part) for part in value]
    # Python refuses to write out gigantic numbers, and so would JSON.
    return shown(value) if type(value) is int and abs(value) >= HUGE else value


def _rebuild(kind: type[QuadropolisError], arguments: dict[str, Any]) -> QuadropolisError:
    return kind(**arguments)


# --- setting up -----------------------------------------------------------------------


class SetupError(QuadropolisError):
    """A game that cannot be started like this."""


class UnknownMode(SetupError):
    code = "setup/unknown_mode"


class WrongPlayers(SetupError):
    code = "setup/wrong_players"


class WrongFirstPlayer(SetupError):
    code = "setup/wrong_first_player"


class WrongPlaygrounds(SetupError):
    code = "setup/wrong_playgrounds"


class WrongSeat(SetupError):
    code = "setup/wrong_seat"


class WrongNumber(SetupError):
    code = "setup/wrong_number"


class ImpossibleState(SetupError):
    code = "setup/impossible_state"


# --- dealing --------------------------------------------------------------------------


class DealError(QuadropolisError):
    """A deal that does not fit the game."""


class DealNotExpected(DealError):
    code = "deal/not_expected"


class NotADeal(DealError):
    code = "deal/not_a_deal"


class WrongTiles(DealError):
    code = "deal/wrong_tiles"


# --- moves ----------------------------------------------------------------------------


class MoveError(QuadropolisError):
    """A move that the rules forbid in this state."""


class DealExpected(MoveError):
    code = "move/deal_expected"


class GameOver(MoveError):
    code = "move/game_over"


class ArchitectNotAvailable(MoveError):
    code = "move/architect_not_available"


class SpotTaken(MoveError):
    code = "move/spot_taken"


class SpotFacesUrbanist(MoveError):
    code = "move/spot_faces_urbanist"


class MustPlaceOrDiscard(MoveError):
    code = "move/must_place_or_discard"


class NothingToPlace(MoveError):
    code = "move/nothing_to_place"


class NoSuchSquare(MoveError):
    code = "move/no_such_square"


class SquareNotAllowed(MoveError):
    code = "move/square_not_allowed"


class SquareOccupied(MoveError):
    code = "move/square_occupied"


class OtherKind(MoveError):
    code = "move/other_kind"


class StackFull(MoveError):
    code = "move/stack_full"


# --- allocations ----------------------------------------------------------------------


class AllocationError(QuadropolisError):
    """An allocation that nobody could lay out."""


class WrongAllocation(AllocationError):
    code = "allocation/malformed"


class WrongAllocationCount(AllocationError):
    code = "allocation/wrong_count"


class NothingThere(AllocationError):
    code = "allocation/no_building"


class WrongCost(AllocationError):
    code = "allocation/wrong_cost"


class NotEnough(AllocationError):
    code = "allocation/not_enough"


class WrongResource(AllocationError):
    code = "allocation/wrong_resource"


# --- notation -------------------------------------------------------------------------


class NotationError(QuadropolisError):
    """A text that does not follow its format."""


class NotText(NotationError):
    code = "notation/not_text"


class WrongMoveText(NotationError):
    code = "notation/move"


class UnknownFace(NotationError):
    code = "notation/unknown_face"


class FaceNotInMode(NotationError):
    code = "notation/face_not_in_mode"


class WrongRows(NotationError):
    code = "notation/wrong_rows"


class WrongColumns(NotationError):
    code = "notation/wrong_columns"


class WrongStack(NotationError):
    code = "notation/wrong_stack"


class TooLong(NotationError):
    code = "notation/too_long"


# --- records --------------------------------------------------------------------------


class RecordError(QuadropolisError):
    """A game record that cannot be read or replayed."""


class NotJson(RecordError):
    code = "record/not_json"


class WrongField(RecordError):
    code = "record/wrong_field"


class WrongSetup(WrongField):
    code = "record/wrong_setup"


class WrongAllocations(WrongField):
    code = "record/wrong_allocations"


class WrongSite(RecordError):
    code = "record/wrong_site"


class WrongMove(RecordError):
    code = "record/wrong_move"


class MissingSite(RecordError):
    code = "record/missing_site"


class UnplayedSite(RecordError):
    code = "record/unplayed_site"


class WrongResult(RecordError):
    code = "record/wrong_result"


class NoSuchPly(RecordError):
    code = "record/no_such_ply"
