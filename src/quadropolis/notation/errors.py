"""What can be wrong with the text of a position.

Their arguments are numbers and pieces of notation. Players are counted from 0, as in the text.
"""

from quadropolis.rules.errors import NotationError


class PositionError(NotationError):
    """A text that is no position, or one of a game that cannot be."""


class WrongFieldCount(PositionError):
    code = "position/wrong_field_count"
    text = "The position has {found} fields split by |; with {players} players it has {expected}."


class WrongPositionField(PositionError):
    code = "position/wrong_field"
    text = "Field {number} of the position is {found}; it is written like: {like}"


class OutOfRange(PositionError):
    code = "position/out_of_range"
    text = "The position says “{field}” with {found}; here it goes from {least} to {most}."


class SpotTwice(PositionError):
    code = "position/spot_twice"
    text = "Two architects lie on spot {spot}; there is room for one."


class SameArchitect(PositionError):
    code = "position/same_architect"
    text = "Architect {architect} lies on {spots}; how many there are: {most}."


class WrongShare(PositionError):
    code = "position/wrong_share"
    text = (
        "Player {who} has {found} architects on spots; "
        "with {lying} on spots, started by player {first}, it should be {expected}."
    )


class WrongTurn(PositionError):
    code = "position/wrong_turn"
    text = "With {lying} architects on spots it is “{field} {expected}”, not “{field} {found}”."


class WrongArchitectsLeft(PositionError):
    code = "position/wrong_architects_left"
    text = "The architects left are {found}; those on spots leave {expected}."


class WrongUrbanist(PositionError):
    code = "position/wrong_urbanist"
    text = "The Urbanist's place is {found}; after the last move it is {expected}."


class NotCleared(PositionError):
    code = "position/not_cleared"
    text = "Between rounds it should be “{field} {expected}”, not “{field} {found}”."


class WrongFaceDown(PositionError):
    code = "position/wrong_face_down"
    text = "{found} tiles of the site lie face down; in round {round} it is {expected}."


class NotOfThisRound(PositionError):
    code = "position/not_of_this_round"
    text = "The site shows tiles that round {round} does not have, or not so often: {surplus}."


class NobodyTook(PositionError):
    code = "position/nobody_took"
    text = "Site square {square} is empty, but no architect on a spot reaches it."


class StillThere(PositionError):
    code = "position/still_there"
    text = "{face} lies on site square {square}, but architect {architect} at {spot} took it."


class WrongMayor(PositionError):
    code = "position/wrong_mayor"
    text = "Player {found} cannot hold the Mayor; who can: {expected}."


class TooManyBuilt(PositionError):
    code = "position/too_many_built"
    text = "City {city} has {found} tiles, but its player has made {most} moves."


class NeverTaken(PositionError):
    code = "position/never_taken"
    text = "The cities have tiles that nobody can have taken, or not so often: {surplus}."
