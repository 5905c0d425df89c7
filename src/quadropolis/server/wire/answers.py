"""What the server answers and says: these values are built, described and sent.

The description of the API and the types of the page are made from them, see `description.py`.
"""

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType, defstruct, structs

from quadropolis.rules.allocation import Placed
from quadropolis.rules.lines import Category, LineCode
from quadropolis.rules.mode import ModeName
from quadropolis.server.game.deals import OpeningData
from quadropolis.server.game.events import EventKind
from quadropolis.server.game.results import DecidedBy, ResultData
from quadropolis.server.game.setup import Setup
from quadropolis.server.game.table import Status
from quadropolis.server.wire.codes import BlockedCode, LogCode, Phrase, WarningCode
from quadropolis.views import StateData


class Answer(Struct, frozen=True, gc=False):
    """A value that is sent as JSON, field by field."""


class Error(Answer, frozen=True):
    """Every refusal: a stable code, its arguments, and an English text."""

    code: str
    arguments: dict[str, Any]
    text: str


class BotOffer(Answer, frozen=True):
    name: str
    description: str
    level: bool


# --- scores ---------------------------------------------------------------------------

Categories: Any = defstruct(
    "Categories", [(str(category), int) for category in Category], bases=(Answer,), frozen=True
)
"""The lines of a score sheet; the last two are zero or negative."""


LaidOut = dict[str, Placed]
"""What lies on each square."""


class SheetLine(Answer, frozen=True):
    """One reason for points: the lines of a category add up to its points."""

    category: Category
    squares: list[str]
    beside: list[str]
    points: int
    code: LineCode
    values: Mapping[str, str | int]


class Sheet(Answer, frozen=True, kw_only=True):
    total: int
    categories: Categories
    allocation: LaidOut
    inhabitants_on_buildings: int
    empty_squares: int
    lines: list[SheetLine]


class Warning(Answer, frozen=True):
    """Why no game could come to this: more of a face than are dealt, more tiles than turns."""

    code: WarningCode
    arguments: Mapping[str, str | int]


class CitySheet(Sheet, frozen=True, kw_only=True):
    warnings: list[Warning]


class ScoredCity(CitySheet, frozen=True, kw_only=True):
    """With `margins`: how the best score changes with one more unit."""

    with_one_more_inhabitant: int | None = None
    with_one_more_energy: int | None = None


class ScoredTable(Answer, frozen=True):
    """A whole table: everyone's sheet, who won, and what decided it."""

    scores: list[int]
    winners: list[int]
    decided_by: DecidedBy
    sheets: list[CitySheet]
    warnings: list[Warning]


# --- tables ---------------------------------------------------------------------------


class LogEntry(Answer, frozen=True):
    code: LogCode
    arguments: dict[str, str | int | float | bool | list[int] | None]


class EventView(Answer, frozen=True):
    number: int
    kind: EventKind
    data: dict[str, Any]
    at: float
    log: LogEntry


class Events(Answer, frozen=True):
    events: list[EventView]


class Blocked(Answer, frozen=True):
    """Why a spot cannot be used."""

    code: BlockedCode
    arguments: Mapping[str, str | int]


class SeatView(Answer, frozen=True):
    person: str | None
    name: str | None
    bot: str | None
    resigned: bool
    invited: str | None = None
    helped: int = 0
    hints: int = 0
    """At how many positions somebody there asked for one."""


class Turn(Answer, frozen=True):
    seat: int | None
    waited_for: tuple[int, ...]
    since: float
    deadline: float | None
    sleeps_at: float
    left: list[float] | None = None
    """With a clock for the whole game: the seconds each seat had left at `counts_from`."""
    counts_from: float | None = None


class Presence(Answer, frozen=True):
    """Who is connected now: the person of each seat, and how many others watch."""

    seats: list[bool]
    watching: int


class UndoView(Answer, frozen=True):
    person: str
    moves: int
    agreed: list[str]


class TakingBack(Answer, frozen=True):
    """What the player of a seat may take back: so many moves, at once or by asking the others."""

    moves: int
    asks: bool


class GameText(Answer, frozen=True):
    """A game for whoever knows the rules: its position as text, and the confirmed allocations."""

    position: str
    allocations: dict[str, LaidOut]
    ply: int


class GameView(GameText, frozen=True):
    """A game for whoever knows no rules: also what can be seen of it, with everyone's points."""

    state: StateData
    blocked: dict[str, Blocked]
    sheets: list[Sheet]


class TableView(Answer, frozen=True):
    """A table as everyone sees it."""

    id: str
    setup: Setup
    host: str
    status: Status
    number: int
    position: int
    seats: list[SeatView]
    presence: Presence
    turn: Turn
    undo: UndoView | None
    takes_back: list[TakingBack | None]
    hints_allowed: bool
    commitment: str | None
    opening: OpeningData | None
    result: ResultData | None
    rematch: str | None
    game: GameView | None


TableNews: Any = defstruct(
    "TableNews",
    [
        (field.name, (GameText | None if field.name == "game" else field.type) | UnsetType, UNSET)
        for field in structs.fields(TableView)
    ],
    bases=(Answer,),
    frozen=True,
    namespace={
        "__doc__": "What is new of a table: what is left out is as before. The game is its text."
    },
)


class TableList(Answer, frozen=True):
    tables: list[TableView]


class Done(Answer, frozen=True):
    """The event a command led to; for a rematch also the new table."""

    number: int
    table: str | None = None


class MoveView(Answer, frozen=True):
    """A legal move: the tile it takes, the spots it blocks, the points it brings."""

    move: str
    architect: int
    spot: str
    square: str
    takes: str | None
    to: str | None
    blocks: list[str]
    points: int
    changes: dict[Category, int]


class Moves(Answer, frozen=True):
    """The legal moves of the current seat at that position."""

    number: int
    seat: int | None
    moves: list[MoveView]


class Ply(Answer, frozen=True):
    ply: int
    last: int
    position: str
    state: StateData
    blocked: dict[str, Blocked]
    sheets: list[Sheet]
    log: LogEntry | None
    result: ResultData | None


class PositionView(Answer, frozen=True):
    """Any position: its text as it is usually written, and what can be seen of it."""

    position: str
    state: StateData
    blocked: dict[str, Blocked]
    sheets: list[Sheet]
    moves: list[MoveView]


class MyTable(Answer, frozen=True):
    id: str
    status: Status
    changed: float
    mode: ModeName
    playgrounds: bool
    seats: list[SeatView]
    my_seats: list[int]
    your_turn: bool
    result: ResultData | None
    rematch: str | None = None
    invited: bool = False
    """I do not sit there yet: the others of a game before wait for me."""


class MyTables(Answer, frozen=True):
    """A page of them; `next` asks for the following one, null if there is none."""

    tables: list[MyTable]
    next: str | None = None


class Reachable(Answer, frozen=True):
    """How others reach this server: its public address, if the host has told it.

    `addresses` are those of the machine in its own network; none, if it listens to itself alone.
    `push_key` is what browsers ask push services with; null where nobody is called.
    """

    public_url: str | None
    this_machine_only: bool
    addresses: list[str]
    push_key: str | None


class Health(Answer, frozen=True):
    version: str
    status: Literal["ok"] = "ok"


# --- what the server says over the WebSocket ------------------------------------------


class EventsFrame(Answer, frozen=True, tag_field="type", tag="events"):
    """Events as they happen; with them the table, unless the hello left it out."""

    events: list[EventView]
    table: TableView | UnsetType = UNSET


class PresenceFrame(Answer, frozen=True, tag_field="type", tag="presence"):
    """Somebody has come or gone; sent to those who get the table."""

    presence: Presence


class Own(Answer, frozen=True, tag_field="type", tag="own"):
    """What only this person may see: drafts belong to that position, plans to one's next turn."""

    position: int
    seats: list[int]
    drafts: dict[str, str]
    plans: dict[str, str]
    allocations: dict[str, Sheet]
    invited: list[int]


class Spoken(Answer, frozen=True):
    """A phrase that somebody at the table said."""

    number: int
    person: str
    seat: int
    phrase: Phrase
    at: float


class PhrasesFrame(Answer, frozen=True, tag_field="type", tag="phrases"):
    """After the hello the last ones, if there are any; later each as it is said."""

    phrases: list[Spoken]


class DoneFrame(Answer, frozen=True, tag_field="type", tag="done"):
    id: str | None
    number: int
    table: str | None


class ErrorFrame(Answer, frozen=True, tag_field="type", tag="error"):
    id: str | None
    code: str
    arguments: dict[str, Any]
    text: str


class News(Answer, frozen=True, tag_field="type", tag="news"):
    """Events for those who asked for changes, all that follows from them in one message.

    After the hello everything of the table, later what has changed. What only the listener may see
    comes along when it has changed, and so does the answer to the listener's own command.
    """

    events: list[EventView]
    table: TableNews
    own: Own | UnsetType = UNSET
    done: DoneFrame | UnsetType = UNSET


class Pong(Answer, frozen=True, tag_field="type", tag="pong"):
    """The answer to a ping."""


Frame = EventsFrame | News | PresenceFrame | Own | PhrasesFrame | DoneFrame | ErrorFrame | Pong
