"""One error type per cause.

Every error carries a stable `code` and its `arguments` as data, so that a program can
react to it and a page can word it in its reader's language; `str(error)` is English.
"""

from typing import Any, ClassVar, Self

SHOWN_LENGTH = 60
HUGE = 10**18


def shown(value: object) -> str:
    """Foreign input as it may appear in a message: quoted, and never long."""
    # Cut before quoting, so that a gigantic text costs nothing.
    text = repr(value[: SHOWN_LENGTH + 1]) if isinstance(value, str) else _bounded_repr(value)
    return text if len(text) <= SHOWN_LENGTH else text[: SHOWN_LENGTH - 1] + "…"


def _bounded_repr(value: object) -> str:
    if value is None or isinstance(value, bool | float):
        return repr(value)
    if isinstance(value, int):
        return repr(value) if abs(value) < HUGE else "a huge number"
    return f"a {type(value).__name__}"


class QuadropolisError(ValueError):
    """Something the rules or the text formats do not allow."""

    code: ClassVar[str]
    text: ClassVar[str]

    def __init__(self, **arguments: Any) -> None:
        # Python refuses to write out gigantic numbers, and so would JSON.
        self.arguments = {
            name: shown(value) if type(value) is int and abs(value) >= HUGE else value
            for name, value in arguments.items()
        }
        super().__init__(self.text.format(**self.arguments))

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


def _rebuild(kind: type[QuadropolisError], arguments: dict[str, Any]) -> QuadropolisError:
    return kind(**arguments)


# --- setting up -----------------------------------------------------------------------


class SetupError(QuadropolisError):
    """A game that cannot be started like this."""


class UnknownMode(SetupError):
    code = "setup/unknown_mode"
    text = "There is no mode {mode}; the modes are classic and expert."


class WrongPlayers(SetupError):
    code = "setup/wrong_players"
    text = "{players} is not a number of players; 2, 3 or 4 play."


class WrongFirstPlayer(SetupError):
    code = "setup/wrong_first_player"
    text = "First player {first_player} is not at the table; expected 0 to {last}."


class WrongPlaygrounds(SetupError):
    code = "setup/wrong_playgrounds"
    text = "Playgrounds are either used or not: expected true or false, not {playgrounds}."


class WrongSeat(SetupError):
    code = "setup/wrong_seat"
    text = "There is no seat {seat}; expected 0 to {last}, or none for a spectator."


class WrongNumber(SetupError):
    code = "setup/wrong_number"
    text = "{what} must be a whole number from {least} to {most}, not {found}."


class ImpossibleState(SetupError):
    code = "setup/impossible_state"
    text = "No game can come to this state: {reason}."


# --- dealing --------------------------------------------------------------------------


class DealError(QuadropolisError):
    """A deal that does not fit the game."""


class DealNotExpected(DealError):
    code = "deal/not_expected"
    text = "No deal is expected now: the phase is {phase}."


class NotADeal(DealError):
    code = "deal/not_a_deal"
    text = "A Deal is laid out, not {found}; draw one, or write one with Deal.of or parse_deal."


class WrongTiles(DealError):
    code = "deal/wrong_tiles"
    text = "Round {round} is not dealt these tiles: missing {missing}; too many {surplus}."


# --- moves ----------------------------------------------------------------------------


class MoveError(QuadropolisError):
    """A move that the rules forbid in this state."""


class DealExpected(MoveError):
    code = "move/deal_expected"
    text = "Round {round} has not been dealt yet: a deal is expected, not a move."


class GameOver(MoveError):
    code = "move/game_over"
    text = "The game is over."


class ArchitectNotAvailable(MoveError):
    code = "move/architect_not_available"
    text = "Player {player} has no architect {architect} left; left are {left}."


class SpotTaken(MoveError):
    code = "move/spot_taken"
    text = "Spot {spot} is taken by player {player}'s architect {architect}."


class SpotFacesUrbanist(MoveError):
    code = "move/spot_faces_urbanist"
    text = "Spot {spot} faces the Urbanist, who stands on {urbanist}."


class MustPlaceOrDiscard(MoveError):
    code = "move/must_place_or_discard"
    text = "Architect {architect} at {spot} takes {face}: say where it goes, or - to discard it."


class NothingToPlace(MoveError):
    code = "move/nothing_to_place"
    text = "Architect {architect} at {spot} reaches no tile: there is nothing to place or discard."


class NoSuchSquare(MoveError):
    code = "move/no_such_square"
    text = "There is no square {square} in a {mode} city; squares go from {first} to {last}."


class SquareNotAllowed(MoveError):
    code = "move/square_not_allowed"
    text = "Architect {architect} may not place {face} on {square}; allowed are {allowed}."


class SquareOccupied(MoveError):
    code = "move/square_occupied"
    text = "Square {square} is occupied by {building}, and {face} cannot be stacked."


class OtherKind(MoveError):
    code = "move/other_kind"
    text = "{face} cannot stand on {square}: {building} is a building of another kind."


class StackFull(MoveError):
    code = "move/stack_full"
    text = "The building on {square} already has {floors} floors, the most allowed."


# --- allocations ----------------------------------------------------------------------


class AllocationError(QuadropolisError):
    """An allocation that nobody could lay out."""


class WrongAllocation(AllocationError):
    code = "allocation/malformed"
    text = "This is not an allocation: {part} is {found}; expected {expected}."


class WrongAllocationCount(AllocationError):
    code = "allocation/wrong_count"
    text = "{found} allocations were given for {players} players; give one for each."


class NothingThere(AllocationError):
    code = "allocation/no_building"
    text = "Nothing can be put on {square}: no building stands there."


class WrongCost(AllocationError):
    code = "allocation/wrong_cost"
    text = (
        "{building} on {square} takes {expected}, "
        "not {inhabitants} inhabitants and {energy} energy."
    )


class NotEnough(AllocationError):
    code = "allocation/not_enough"
    text = "The allocation uses {used} {resource}; the city has {available}."


class WrongResource(AllocationError):
    code = "allocation/wrong_resource"
    text = "{resource} must be a whole number from 0 up, not {found}."


# --- notation -------------------------------------------------------------------------


class NotationError(QuadropolisError):
    """A text that does not follow its format."""


class NotText(NotationError):
    code = "notation/not_text"
    text = "A {what} is written as text, not as {found}."


class WrongMoveText(NotationError):
    code = "notation/move"
    text = "{found} is not a move: {part} should be {expected}."


class UnknownFace(NotationError):
    code = "notation/unknown_face"
    text = "{found} at {where} is not a tile face; the faces are {faces}."


class FaceNotInMode(NotationError):
    code = "notation/face_not_in_mode"
    text = "{face} at {where} does not belong to {mode} mode."


class WrongRows(NotationError):
    code = "notation/wrong_rows"
    text = "A {what} has {expected} rows split by /, not {found}."


class WrongColumns(NotationError):
    code = "notation/wrong_columns"
    text = "Row {row} of the {what} has {found} squares instead of {expected}."


class WrongStack(NotationError):
    code = "notation/wrong_stack"
    text = "The building at {where} cannot be built: {reason}."


class TooLong(NotationError):
    code = "notation/too_long"
    text = "The {what} is {found} characters long; at most {most} are read."


# --- records --------------------------------------------------------------------------


class RecordError(QuadropolisError):
    """A game record that cannot be read or replayed."""


class NotJson(RecordError):
    code = "record/not_json"
    text = "This is not a JSON game record: {reason}."


class WrongField(RecordError):
    code = "record/wrong_field"
    text = "The record's {field} is {found}; expected {expected}."


class WrongSite(RecordError):
    code = "record/wrong_site"
    text = "The site of round {round} is wrong: {reason}"


class WrongMove(RecordError):
    code = "record/wrong_move"
    text = "Move {number} ({move}) is wrong: {reason}"


class MissingSite(RecordError):
    code = "record/missing_site"
    text = "Move {number} ({move}) has no site to play on: round {round} is not in sites."


class UnplayedSite(RecordError):
    code = "record/unplayed_site"
    text = "The site of round {round} is laid out before round {before} is finished."


class WrongResult(RecordError):
    code = "record/wrong_result"
    text = "The record's result says {found}; replaying it gives {expected}."


class NoSuchPly(RecordError):
    code = "record/no_such_ply"
    text = "There is no ply {ply}; this record has plies 0 to {last}."
