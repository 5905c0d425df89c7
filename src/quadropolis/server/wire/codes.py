"""The codes of what is said without words: the page has a text for each, in every language."""

from enum import StrEnum

from quadropolis.rules.errors import SpotFacesUrbanist, SpotTaken


class BlockedCode(StrEnum):
    """Why a spot cannot be used, as the rules say when somebody tries."""

    TAKEN = SpotTaken.code
    FACES_URBANIST = SpotFacesUrbanist.code


class WarningCode(StrEnum):
    """Why no game could come to a city."""

    TOO_MANY_OF_FACE = "score/too_many_of_face"
    TOO_MANY_TILES = "score/too_many_tiles"


class LogCode(StrEnum):
    """What the log tells of an event: by its kind, and for a move what became of the tile."""

    CREATED = "log/created"
    SAT = "log/sat"
    LEFT = "log/left"
    BOT_SAT = "log/bot_sat"
    SHARED = "log/shared"
    STARTED = "log/started"
    DEALT = "log/dealt"
    MOVED_PLACED = "log/moved/placed"
    MOVED_DISCARDED = "log/moved/discarded"
    MOVED_NOTHING = "log/moved/nothing"
    UNDONE = "log/undone"
    UNDO_ASKED = "log/undo_asked"
    UNDO_ANSWERED = "log/undo_answered"
    RESIGNED = "log/resigned"
    GIVEN = "log/given"
    RETURNED = "log/returned"
    CONFIRMED = "log/confirmed"
    FINISHED = "log/finished"
    ENDED = "log/ended"
    REMATCHED = "log/rematched"
    PAUSED = "log/paused"
    HINTED = "log/hinted"


class Call(StrEnum):
    """What somebody is called for who looks at no page; the page's worker words it."""

    TURN = "turn"
    ALLOCATION = "allocation"
    OVER = "over"


class Phrase(StrEnum):
    """What people at a table can say to each other: each reader sees it in their language."""

    HELLO = "hello"
    GOOD_LUCK = "good_luck"
    NICE_MOVE = "nice_move"
    THANKS = "thanks"
    WOW = "wow"
    OOPS = "oops"
    SORRY = "sorry"
    ONE_MOMENT = "one_moment"
    TAKE_YOUR_TIME = "take_your_time"
    YOUR_TURN = "your_turn"
    WELL_PLAYED = "well_played"
    AGAIN = "again"
