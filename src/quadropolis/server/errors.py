"""What a server refuses, in the shape of the rules' errors and with an HTTP status."""

from typing import ClassVar

from quadropolis.rules.errors import QuadropolisError


class ServerError(QuadropolisError):
    """Something a table, a person or the machine does not allow."""

    status: ClassVar[int] = 409


# --- people ---------------------------------------------------------------------------


class NoPerson(ServerError):
    code = "person/unknown"
    status = 401


class WrongName(ServerError):
    code = "person/wrong_name"
    status = 422


class Banned(ServerError):
    code = "person/banned"
    status = 403


class WrongRecovery(ServerError):
    code = "person/wrong_recovery"
    status = 403


class WrongSubscription(ServerError):
    code = "push/wrong_subscription"
    status = 422


class NoDevice(ServerError):
    code = "push/unknown"
    status = 404


class TooManyDevices(ServerError):
    code = "push/too_many"
    status = 429


# --- tables ---------------------------------------------------------------------------


class NoTable(ServerError):
    code = "table/unknown"
    status = 404


class WrongSetting(ServerError):
    code = "table/wrong_setting"
    status = 422


class NoSuchSeat(ServerError):
    code = "table/no_such_seat"
    status = 422


class SeatTaken(ServerError):
    code = "table/seat_taken"


class SeatKept(ServerError):
    code = "table/seat_kept"


class SeatFree(ServerError):
    code = "table/seat_free"


class TableFull(ServerError):
    code = "table/full"


class SeatedAlready(ServerError):
    code = "table/seated_already"


class SeatsFree(ServerError):
    code = "table/seats_free"


class SharedAlready(ServerError):
    code = "table/shared_already"


class NotOpen(ServerError):
    code = "table/not_open"


class NotPlaying(ServerError):
    code = "table/not_playing"


class NotOver(ServerError):
    code = "table/not_over"


class NotHost(ServerError):
    code = "table/not_host"
    status = 403


class NotYourSeat(ServerError):
    code = "table/not_your_seat"
    status = 403


class NotSeated(ServerError):
    code = "table/not_seated"
    status = 403


class NotYourTurn(ServerError):
    code = "table/not_your_turn"


class OldPosition(ServerError):
    code = "table/old_position"


class StillAwake(ServerError):
    code = "table/still_awake"


class MayNotEnd(ServerError):
    code = "table/may_not_end"


class NotAway(ServerError):
    code = "table/not_away"


class NotAllocating(ServerError):
    code = "table/not_allocating"


class Confirmed(ServerError):
    code = "table/confirmed"


class BotNotOffered(ServerError):
    code = "table/bot_not_offered"
    status = 422


class BotNotAgreed(ServerError):
    code = "table/bot_not_agreed"
    status = 403


class NoStandIns(ServerError):
    code = "table/no_stand_ins"
    status = 403


class NoHints(ServerError):
    code = "table/no_hints"
    status = 403


class Rematched(ServerError):
    code = "table/rematched"


class TooManyTables(ServerError):
    code = "table/too_many"
    status = 429


class TooManyBotTables(ServerError):
    code = "table/too_many_bot_tables"
    status = 429


class TooManyImports(ServerError):
    code = "table/too_many_imports"
    status = 429


class TooManyEvents(ServerError):
    code = "table/too_many_events"
    status = 429


class TooManyChanges(ServerError):
    code = "table/too_many_changes"
    status = 429


class TableDamaged(ServerError):
    code = "table/damaged"
    status = 503


class ImportNotOver(ServerError):
    code = "table/import_not_over"
    status = 422


# --- undo -----------------------------------------------------------------------------


class NothingToUndo(ServerError):
    code = "undo/nothing"


class UndoAcrossDeal(ServerError):
    code = "undo/across_deal"


class PhraseTooSoon(ServerError):
    code = "phrase/too_soon"
    status = 429


class UndoOff(ServerError):
    code = "undo/off"


class UndoNotAsked(ServerError):
    code = "undo/not_asked"


class UndoAnswered(ServerError):
    code = "undo/answered"


# --- messages and requests ------------------------------------------------------------


class WrongMessage(ServerError):
    code = "request/wrong_message"
    status = 422


class NoSuchPage(ServerError):
    code = "request/not_found"
    status = 404


class WrongMethod(ServerError):
    code = "request/wrong_method"
    status = 405


class WrongOrigin(ServerError):
    code = "request/wrong_origin"
    status = 403


class TooLarge(ServerError):
    code = "request/too_large"
    status = 413


class TooManySockets(ServerError):
    code = "request/too_many_sockets"
    status = 429


class NotHttp(ServerError):
    code = "request/not_http"
    status = 400


class NotJsonBody(ServerError):
    code = "request/not_json"
    status = 415


class TooFast(ServerError):
    code = "request/too_fast"
    status = 429


class InternalError(ServerError):
    code = "server/failed"
    status = 500


class StorageFailed(ServerError):
    code = "server/storage_failed"
    status = 503


class StorageSlow(ServerError):
    code = "server/storage_slow"
    status = 503


class ShuttingDown(ServerError):
    code = "server/shutting_down"
    status = 503


# --- starting -------------------------------------------------------------------------


class PortBusy(ServerError):
    code = "serve/port_busy"


class FolderUnwritable(ServerError):
    code = "serve/folder_unwritable"


class NewerDatabase(ServerError):
    code = "serve/newer_database"


class WrongDatabase(ServerError):
    code = "serve/wrong_database"


class NoBuiltPage(ServerError):
    code = "serve/no_page"


class ShortSecret(ServerError):
    code = "serve/short_secret"


class WrongPublicUrl(ServerError):
    code = "serve/wrong_public_url"


class WrongLimit(ServerError):
    code = "serve/wrong_limit"


class WrongPush(ServerError):
    code = "serve/wrong_push"


class WrongPushService(ServerError):
    code = "serve/wrong_push_service"


class NoCryptography(ServerError):
    code = "serve/no_cryptography"


class NoPostgres(ServerError):
    code = "serve/no_postgres"


class ProcessFailed(ServerError):
    code = "serve/process_failed"


class NobodyThere(ServerError):
    code = "admin/nobody"


class WrongBan(ServerError):
    code = "admin/wrong_ban"


class NoBan(ServerError):
    code = "admin/no_ban"
