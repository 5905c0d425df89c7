"""The shapes of requests, messages and answers: the source of the OpenAPI page."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from quadropolis.server.setup import ClockKind, FinalAllocation, Setup, Undo

LONGEST_ID = 64


class Sent(BaseModel):
    """Something a client sends: exactly these fields, of exactly these types."""

    model_config = ConfigDict(extra="forbid")


Number = Annotated[int, Field(ge=0, le=1_000_000, strict=True)]
SeatNumber = Annotated[int, Field(ge=0, le=3, strict=True)]
Text = Annotated[str, Field(max_length=2_000)]
BotName = Annotated[str, Field(min_length=1, max_length=100)]
Flag = Annotated[bool, Field(strict=True)]
Resources = dict[Annotated[str, Field(max_length=20)], Number]
Allocation = Annotated[
    dict[Annotated[str, Field(max_length=20)], Resources],
    Field(max_length=30, examples=[{"b2": {"inhabitants": 1, "energy": 0}}]),
]
"""What lies on each square."""


class TableSettings(Sent):
    """What a new table is agreed on."""

    mode: Literal["classic", "expert"] = "classic"
    seats: Annotated[int, Field(ge=2, le=4, strict=True)] = 2
    playgrounds: Flag = False
    public: Annotated[Flag, Field(description="Listed for everyone, or found by its id only.")] = (
        False
    )
    clock: ClockKind = ClockKind.NONE
    clock_amount: Annotated[Number, Field(description="Seconds or days per move.")] = 0
    allocation: FinalAllocation = FinalAllocation.AUTOMATIC
    undo: Annotated[Undo, Field(description="What is taken back without asking the others.")] = (
        Undo.BOTS
    )

    def to_setup(self) -> Setup:
        """The settings as a value of the table."""
        return Setup(**self.model_dump())


class NewTable(Sent):
    """A table to be created; the creator is its host."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {"settings": {"mode": "expert", "seats": 3}, "seat": 0, "bots": {"1": "casual"}}
            ]
        }
    )
    settings: TableSettings = TableSettings()
    seat: Annotated[
        SeatNumber | None, Field(description="Where the host sits; null to watch only.")
    ] = 0
    bots: Annotated[
        dict[Literal["0", "1", "2", "3"], BotName], Field(description="Bots by seat.")
    ] = {}
    start: Annotated[Flag, Field(description="Start at once; every seat must be filled.")] = False


# --- commands -------------------------------------------------------------------------


class CommandBase(Sent):
    """A command. With an `id` it counts once, however often it is sent."""

    id: Annotated[
        str | None, Field(min_length=1, max_length=LONGEST_ID, pattern=r"^[\x21-\x7e]+$")
    ] = None
    after: Annotated[
        Number | None,
        Field(description="The last event the sender knows; older than the position: refused."),
    ] = None


class Sit(CommandBase):
    type: Literal["sit"]
    seat: SeatNumber | None = None


class Leave(CommandBase):
    type: Literal["leave"]
    seat: SeatNumber


class SeatBot(CommandBase):
    type: Literal["seat_bot"]
    seat: SeatNumber
    bot: BotName


class Start(CommandBase):
    type: Literal["start"]


class MakeMove(CommandBase):
    model_config = ConfigDict(
        json_schema_extra={"examples": [{"type": "move", "id": "m1", "after": 5, "move": "3W4:b2"}]}
    )
    type: Literal["move"]
    after: Number
    seat: SeatNumber | None = None
    move: Annotated[str, Field(max_length=20)]


class TakeBack(CommandBase):
    type: Literal["undo"]
    after: Number


class AnswerUndo(CommandBase):
    type: Literal["answer_undo"]
    after: Number
    agrees: Flag


class Confirm(CommandBase):
    type: Literal["confirm"]
    seat: SeatNumber
    allocation: Annotated[Allocation | None, Field(description="null takes the best.")] = None


class Resign(CommandBase):
    type: Literal["resign"]
    seat: SeatNumber


class Give(CommandBase):
    type: Literal["give"]
    seat: SeatNumber
    bot: BotName | None = None


class ComeBack(CommandBase):
    type: Literal["come_back"]
    seat: SeatNumber


class End(CommandBase):
    type: Literal["end"]


class Rematch(CommandBase):
    type: Literal["rematch"]


Command = Annotated[
    Sit | Leave | SeatBot | Start | MakeMove | TakeBack | AnswerUndo | Confirm | Resign | Give
    | ComeBack | End | Rematch,
    Field(discriminator="type"),
]  # fmt: skip


# --- further messages over the WebSocket ----------------------------------------------


class Hello(Sent):
    """The first message: what the client knows already."""

    type: Literal["hello"]
    after: Number = 0
    table: Annotated[Flag, Field(description="Whether to send the whole table with events.")] = True


class Draft(Sent):
    """A move being thought about: shown to one's own other connections only."""

    type: Literal["draft"]
    seat: SeatNumber
    move: Annotated[str | None, Field(max_length=20)] = None


class Lay(Sent):
    """A final allocation being thought about; likewise. The answer has its score."""

    type: Literal["lay"]
    seat: SeatNumber
    allocation: Allocation


class Ping(Sent):
    type: Literal["ping"]


Message = Annotated[
    Hello | Draft | Lay | Ping
    | Sit | Leave | SeatBot | Start | MakeMove | TakeBack | AnswerUndo | Confirm | Resign | Give
    | ComeBack | End | Rematch,
    Field(discriminator="type"),
]  # fmt: skip


# --- people ---------------------------------------------------------------------------


class Name(Sent):
    name: Annotated[str, Field(min_length=1, max_length=100, examples=["Ann"])]


class RecoveryCode(Sent):
    code: Annotated[str, Field(min_length=1, max_length=100, examples=["abcd-efgh-jkmn-pqrs-tuvw"])]


class ScoreRequest(Sent):
    """Any city; also one that no box could build."""

    mode: Literal["classic", "expert"] = "classic"
    city: Annotated[Text, Field(examples=["T2+T1 . S P / . F3 Hpe . / U1 . . . / . . . T3"])]
    inhabitants: Annotated[int, Field(ge=0, le=1_000, strict=True)] | None = None
    energy: Annotated[int, Field(ge=0, le=1_000, strict=True)] | None = None
    allocation: Allocation | None = None


# --- answers --------------------------------------------------------------------------


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
