"""The shapes of what the server answers and says."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from quadropolis.server.wire.requests import TableSettings

ModeName = Literal["classic", "expert"]
Status = Literal["open", "playing", "allocating", "finished", "ended"]
EventKind = Literal[
    "created", "sat", "left", "bot_sat", "started", "dealt", "moved", "undone", "undo_asked",
    "undo_answered", "resigned", "given", "returned", "confirmed", "finished", "ended", "rematched",
]  # fmt: skip
LogCode = Literal[
    "log/created", "log/sat", "log/left", "log/bot_sat", "log/started", "log/dealt",
    "log/moved/placed", "log/moved/discarded", "log/moved/nothing", "log/undone",
    "log/undo_asked", "log/undo_answered", "log/resigned", "log/given", "log/returned",
    "log/confirmed", "log/finished", "log/ended", "log/rematched",
]  # fmt: skip
DecidedBy = Literal["points", "inhabitants", "empty_squares", "shared"]
Category = Literal[
    "tower", "shop", "public_service", "park", "factory", "harbor", "office", "monument",
    "idle_inhabitants", "pollution",
]  # fmt: skip
Argument = str | int | float | bool | list[int] | None


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


class Categories(BaseModel):
    """The lines of a score sheet; the last two are zero or negative."""

    tower: int
    shop: int
    public_service: int
    park: int
    factory: int
    harbor: int
    office: int
    monument: int
    idle_inhabitants: int
    pollution: int


class Placed(BaseModel):
    """What lies on one square."""

    inhabitants: int
    energy: int


class Sheet(BaseModel):
    total: int
    categories: Categories
    allocation: dict[str, Placed]
    inhabitants_on_buildings: int
    empty_squares: int


class Warning(BaseModel):
    """Why no game could come to this: more of a face than are dealt, more tiles than turns."""

    code: Literal["score/too_many_of_face", "score/too_many_tiles"]
    arguments: dict[str, str | int]


class CitySheet(Sheet):
    warnings: list[Warning]


class ScoredCity(CitySheet):
    """With `margins`: how the best score changes with one more unit."""

    with_one_more_inhabitant: int | None = None
    with_one_more_energy: int | None = None


class LogEntry(BaseModel):
    code: LogCode
    arguments: dict[str, Argument]


class Blocked(BaseModel):
    """Why a spot cannot be used."""

    code: Literal["move/spot_taken", "move/spot_faces_urbanist"]
    arguments: dict[str, str | int]


class EventView(BaseModel):
    number: int
    kind: EventKind
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


class Presence(BaseModel):
    """Who is connected now: the person of each seat, and how many others watch."""

    seats: list[bool]
    watching: int


class UndoView(BaseModel):
    person: str
    moves: int
    agreed: list[str]


class Spot(BaseModel):
    player: int
    architect: int


class Board(BaseModel):
    mode: ModeName
    players: int
    playgrounds: bool
    round: int
    turn: int
    phase: Literal["deal", "move", "over"]
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
    blocked: dict[str, Blocked]
    sheets: list[Sheet]
    allocations: dict[str, dict[str, Placed]]
    ply: int


class Result(BaseModel):
    """How a game ended; `decided_by` says whether points or a tie-break decided it."""

    scores: list[int]
    winners: list[int]
    decided_by: DecidedBy


class ScoredTable(Result):
    sheets: list[CitySheet]
    warnings: list[Warning]


class Opening(BaseModel):
    salt: str
    first_player: int
    sites: list[list[str]]


class TableView(BaseModel):
    """A table as everyone sees it."""

    id: str
    setup: TableSettings
    host: str
    status: Status
    number: int
    position: int
    seats: list[SeatView]
    presence: Presence
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
    changes: dict[Category, int]


class Moves(BaseModel):
    """The legal moves of the current seat at that position."""

    number: int
    seat: int | None
    moves: list[MoveView]


class Ply(BaseModel):
    ply: int
    last: int
    state: Board
    blocked: dict[str, Blocked]
    sheets: list[Sheet]
    log: LogEntry | None
    result: Result | None


class MyTable(BaseModel):
    id: str
    status: Status
    changed: float
    mode: ModeName
    playgrounds: bool
    seats: list[SeatView]
    my_seats: list[int]
    your_turn: bool
    result: Result | None


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


class PresenceFrame(BaseModel):
    """Somebody has come or gone; sent to those who get the table."""

    type: Literal["presence"]
    presence: Presence


class Own(BaseModel):
    """What only this person may see."""

    position: Annotated[int, Field(description="Drafts belong to this position.")]
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
    EventsFrame | PresenceFrame | OwnFrame | DoneFrame | ErrorFrame | Pong,
    Field(discriminator="type"),
]
