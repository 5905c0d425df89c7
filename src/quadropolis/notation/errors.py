"""What can be wrong with the text of a position.

Their arguments are numbers and pieces of notation. Players are counted from 0, as in the text.
"""

from quadropolis.rules.errors import NotationError


class PositionError(NotationError):
    """A text that is no position, or one of a game that cannot be."""


class WrongFieldCount(PositionError):
    code = "position/wrong_field_count"


class WrongPositionField(PositionError):
    code = "position/wrong_field"


class OutOfRange(PositionError):
    code = "position/out_of_range"


class WrongCity(PositionError):
    code = "position/wrong_city"


class SpotTwice(PositionError):
    code = "position/spot_twice"


class SameArchitect(PositionError):
    code = "position/same_architect"


class WrongShare(PositionError):
    code = "position/wrong_share"


class WrongTurn(PositionError):
    code = "position/wrong_turn"


class WrongArchitectsLeft(PositionError):
    code = "position/wrong_architects_left"


class WrongUrbanist(PositionError):
    code = "position/wrong_urbanist"


class NotCleared(PositionError):
    code = "position/not_cleared"


class WrongFaceDown(PositionError):
    code = "position/wrong_face_down"


class NotOfThisRound(PositionError):
    code = "position/not_of_this_round"


class NobodyTook(PositionError):
    code = "position/nobody_took"


class StillThere(PositionError):
    code = "position/still_there"


class WrongMayor(PositionError):
    code = "position/wrong_mayor"


class TooManyBuilt(PositionError):
    code = "position/too_many_built"


class NeverTaken(PositionError):
    code = "position/never_taken"
