"""What a server refuses, in the shape of the rules' errors and with an HTTP status."""

from typing import ClassVar

from quadropolis.rules.errors import QuadropolisError


class ServerError(QuadropolisError):
    """Something a table, a person or the machine does not allow."""

    status: ClassVar[int] = 409


# --- people ---------------------------------------------------------------------------


class NoPerson(ServerError):
    code = "person/unknown"
    text = "Nobody is known under this cookie: choose a name first."
    status = 401


class WrongName(ServerError):
    code = "person/wrong_name"
    text = "A name has 1 to {most} visible characters, without control or direction signs."
    status = 422


class WrongRecovery(ServerError):
    code = "person/wrong_recovery"
    text = "This recovery code is not known, or it was used before."
    status = 403


# --- tables ---------------------------------------------------------------------------


class NoTable(ServerError):
    code = "table/unknown"
    text = "There is no table {table}."
    status = 404


class WrongSetting(ServerError):
    code = "table/wrong_setting"
    text = "{setting} cannot be {found}; expected {least} to {most} with the clock {clock}."
    status = 422


class NoSuchSeat(ServerError):
    code = "table/no_such_seat"
    text = "There is no seat {seat}; the seats are 0 to {last}."
    status = 422


class SeatTaken(ServerError):
    code = "table/seat_taken"
    text = "Seat {seat} is taken."


class SeatFree(ServerError):
    code = "table/seat_free"
    text = "Nobody sits on seat {seat}."


class TableFull(ServerError):
    code = "table/full"
    text = "All {seats} seats of this table are taken."


class SeatedAlready(ServerError):
    code = "table/seated_already"
    text = "You sit at this table already; only its host may hold several seats."


class SeatsFree(ServerError):
    code = "table/seats_free"
    text = "{free} of the seats are still free: fill them with people or bots."


class NotOpen(ServerError):
    code = "table/not_open"
    text = "This is only possible before the game starts; the table is {status}."


class NotPlaying(ServerError):
    code = "table/not_playing"
    text = "This is only possible during the game; the table is {status}."


class NotOver(ServerError):
    code = "table/not_over"
    text = "This is only possible after the game; the table is {status}."


class NotHost(ServerError):
    code = "table/not_host"
    text = "Only the host of the table may do this."
    status = 403


class NotYourSeat(ServerError):
    code = "table/not_your_seat"
    text = "Seat {seat} is not yours."
    status = 403


class NotSeated(ServerError):
    code = "table/not_seated"
    text = "Only those who play at this table may do this."
    status = 403


class NotYourTurn(ServerError):
    code = "table/not_your_turn"
    text = "It is the turn of seat {current}."


class OldPosition(ServerError):
    code = "table/old_position"
    text = "The table has moved on: its last event is number {number}, not {after}."


class StillAwake(ServerError):
    code = "table/still_awake"
    text = "Seat {seat} may still take its time, for {seconds} more seconds."


class MayNotEnd(ServerError):
    code = "table/may_not_end"
    text = "The game goes on: nobody's clock has run out and nobody has left."


class NotAway(ServerError):
    code = "table/not_away"
    text = "No bot plays on seat {seat} in your place."


class NotAllocating(ServerError):
    code = "table/not_allocating"
    text = "The final allocation is not due: the table is {status}."


class Confirmed(ServerError):
    code = "table/confirmed"
    text = "The final allocation of seat {seat} is confirmed already."


class BotNotOffered(ServerError):
    code = "table/bot_not_offered"
    text = "There is no bot {bot} here; the bots are {names}."
    status = 422


class TooManyTables(ServerError):
    code = "table/too_many"
    text = "You have {most} tables that are not finished: finish or leave one first."
    status = 429


class ImportNotOver(ServerError):
    code = "table/import_not_over"
    text = "Only a finished game can be imported."
    status = 422


# --- undo -----------------------------------------------------------------------------


class NothingToUndo(ServerError):
    code = "undo/nothing"
    text = "You have made no move that could be taken back."


class UndoAcrossDeal(ServerError):
    code = "undo/across_deal"
    text = "A new round has been dealt since your last move: it stays."


class UndoOff(ServerError):
    code = "undo/off"
    text = "At this table moves are not taken back ({policy})."


class UndoNotAsked(ServerError):
    code = "undo/not_asked"
    text = "Nobody has asked to take a move back."


class UndoAnswered(ServerError):
    code = "undo/answered"
    text = "You have agreed already."


# --- messages and requests ------------------------------------------------------------


class WrongMessage(ServerError):
    code = "request/wrong_message"
    text = "This message cannot be understood: {reason} at {where}."
    status = 422


class NoSuchPage(ServerError):
    code = "request/not_found"
    text = "There is nothing at this address."
    status = 404


class WrongMethod(ServerError):
    code = "request/wrong_method"
    text = "This address does not take {method}."
    status = 405


class WrongOrigin(ServerError):
    code = "request/wrong_origin"
    text = "This request comes from another site."
    status = 403


class TooLarge(ServerError):
    code = "request/too_large"
    text = "The request is larger than {most} bytes."
    status = 413


class NotJsonBody(ServerError):
    code = "request/not_json"
    text = "A body is sent as application/json."
    status = 415


class TooFast(ServerError):
    code = "request/too_fast"
    text = "Too many requests: wait {seconds} seconds."
    status = 429


class InternalError(ServerError):
    code = "server/failed"
    text = "Something went wrong here; nothing was changed."
    status = 500


class StorageFailed(ServerError):
    code = "server/storage_failed"
    text = "This could not be written down, so it does not count ({reason}). Try again later."
    status = 503


class ShuttingDown(ServerError):
    code = "server/shutting_down"
    text = "The server is being stopped; everything is kept."
    status = 503


# --- starting -------------------------------------------------------------------------


class PortBusy(ServerError):
    code = "serve/port_busy"
    text = "{host}:{port} cannot be listened on: {reason}. Choose another with --port."


class FolderUnwritable(ServerError):
    code = "serve/folder_unwritable"
    text = "{path} cannot be written: {reason}. Choose another place with --database."


class NewerDatabase(ServerError):
    code = "serve/newer_database"
    text = (
        "The database was written by a newer version of quadropolis ({found}): "
        "install that version, or choose another place with --database."
    )


class WrongDatabase(ServerError):
    code = "serve/wrong_database"
    text = "The database cannot be used: {reason}."


class ShortSecret(ServerError):
    code = "serve/short_secret"
    text = "The secret is too short: give at least {least} characters."
