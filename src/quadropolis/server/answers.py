"""The shapes of what the server answers and says."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from quadropolis.server.wire import TableSettings


class Error(BaseModel):
    """Every refusal: a stable code, its arguments, and an English text."""

    code: Annotated[str, Field(examples=["table/full"])]
    arguments: dict[str, Any]
    text: str


class Me(BaseModel):
    id: str
    name: str


class Recovery(BaseModel):
    code: str


class Done(BaseModel):
    """The event a command led to; for a rematch also the new table."""

    number: int
    table: str | None = None


class BotOffer(BaseModel):
    name: str
    description: str
    level: bool


class Sheet(BaseModel):
    total: int
    categories: dict[str, int]
    allocation: dict[str, dict[str, int]]
    inhabitants_on_buildings: int
    empty_squares: int


class LogEntry(BaseModel):
    code: str
    arguments: dict[str, Any]


class EventView(BaseModel):
    number: int
    kind: str
    data: dict[str, Any]
    at: float
    log: LogEntry


class Events(BaseModel):
    events: list[EventView]


class SeatView(BaseModel):
    person: str | None
    name: str | None
    bot: str | None
    resigned: bool


class Turn(BaseModel):
    seat: int | None
    waited_for: list[int]
    since: float
    deadline: float | None
    sleeps_at: float


class UndoView(BaseModel):
    person: str
    moves: int
    agreed: list[str]


class Spot(BaseModel):
    player: int
    architect: int


class Board(BaseModel):
    mode: str
    players: int
    playgrounds: bool
    round: int
    turn: int
    phase: str
    current_player: int | None
    first_player: int
    mayor: int
    urbanist: str | None
    architects: list[list[int]]
    common_pool: bool
    spots: dict[str, Spot]
    site: str
    cities: list[str]
    inhabitants: list[int]
    energy: list[int]


class GameView(BaseModel):
    state: Board
    blocked: dict[str, LogEntry]
    sheets: list[Sheet]
    allocations: dict[str, dict[str, dict[str, int]]]
    ply: int


class Result(BaseModel):
    scores: list[int]
    winners: list[int]


class Opening(BaseModel):
    salt: str
    first_player: int
    sites: list[list[str]]


class TableView(BaseModel):
    """A table as everyone sees it."""

    id: str
    setup: TableSettings
    host: str
    status: Literal["open", "playing", "allocating", "finished", "ended"]
    number: int
    position: int
    seats: list[SeatView]
    turn: Turn
    undo: UndoView | None
    commitment: str | None
    opening: Opening | None
    result: Result | None
    rematch: str | None
    game: GameView | None


class TableList(BaseModel):
    tables: list[TableView]


class MoveView(BaseModel):
    move: str
    architect: int
    spot: str
    square: str
    takes: str | None
    to: str | None
    blocks: list[str]
    points: int
    changes: dict[str, int]


class Moves(BaseModel):
    """The legal moves of the current seat at that position."""

    number: int
    seat: int | None
    moves: list[MoveView]


class Ply(BaseModel):
    ply: int
    last: int
    state: Board
    sheets: list[Sheet]


class MyTable(BaseModel):
    id: str
    status: str
    changed: float


class MyTables(BaseModel):
    tables: list[MyTable]


class Health(BaseModel):
    status: Literal["ok"]
    version: str


# --- what the server says over the WebSocket ------------------------------------------


class EventsFrame(BaseModel):
    """Events as they happen; with them the table, unless the hello left it out."""

    type: Literal["events"]
    events: list[EventView]
    table: TableView | None = None


class Own(BaseModel):
    """What only this person may see."""

    seats: list[int]
    drafts: dict[str, str]
    allocations: dict[str, Sheet]


class OwnFrame(Own):
    type: Literal["own"]


class DoneFrame(BaseModel):
    type: Literal["done"]
    id: str | None
    number: int
    table: str | None


class ErrorFrame(Error):
    type: Literal["error"]
    id: str | None


class Pong(BaseModel):
    type: Literal["pong"]


Frame = Annotated[
    EventsFrame | OwnFrame | DoneFrame | ErrorFrame | Pong, Field(discriminator="type")
]
