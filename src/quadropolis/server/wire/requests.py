"""The shapes of requests and messages: with `answers.py` the source of the OpenAPI page."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from quadropolis.server.game.setup import (
    SUBSTITUTE,
    Begins,
    ClockKind,
    FinalAllocation,
    Hints,
    HintStep,
    Setup,
    Undo,
)
from quadropolis.server.wire.codes import Phrase

LONGEST_ID = 64


class Sent(BaseModel):
    """Something a client sends: exactly these fields, of exactly these types."""

    model_config = ConfigDict(extra="forbid")


Number = Annotated[int, Field(ge=0, le=1_000_000, strict=True)]
SeatNumber = Annotated[int, Field(ge=0, le=3, strict=True)]
Text = Annotated[str, Field(max_length=2_000)]
BotName = Annotated[str, Field(min_length=1, max_length=100)]
ShownName = Annotated[str, Field(min_length=1, max_length=100, examples=["Ann"])]
Flag = Annotated[bool, Field(strict=True)]
Resources = dict[Annotated[str, Field(max_length=20)], Number]
Allocation = Annotated[
    dict[Annotated[str, Field(max_length=20)], Resources],
    Field(max_length=30, examples=[{"b2": {"inhabitants": 1, "energy": 0}}]),
]
"""What lies on each square."""


Base64 = Annotated[str, Field(max_length=100, pattern="^[A-Za-z0-9_-]+={0,2}$")]


class Subscription(Sent):
    """A browser that wants to be called, as its Push API describes it."""

    endpoint: Annotated[
        str, Field(max_length=2_000, examples=["https://fcm.googleapis.com/fcm/send/x"])
    ]
    p256dh: Base64
    auth: Base64
    days: Annotated[
        Flag | None, Field(description="For every game by days; null leaves it as it was.")
    ] = None


class TableSettings(Sent):
    """What a new table is agreed on."""

    mode: Literal["classic", "expert"] = "classic"
    seats: Annotated[int, Field(ge=2, le=4, strict=True)] = 2
    playgrounds: Flag = False
    public: Annotated[Flag, Field(description="Listed for everyone, or found by its id only.")] = (
        False
    )
    clock: ClockKind = ClockKind.NONE
    clock_amount: Annotated[
        Number, Field(description="Seconds or days per move, or seconds for the whole game.")
    ] = 0
    allocation: FinalAllocation = FinalAllocation.AUTOMATIC
    undo: Annotated[Undo, Field(description="What is taken back without asking the others.")] = (
        Undo.BOTS
    )
    substitute: Annotated[
        BotName, Field(description="The level that takes the seat of somebody who left or sleeps.")
    ] = SUBSTITUTE
    stand_ins: Annotated[
        Flag, Field(description="Whether one may let a bot play in one's place, and come back.")
    ] = True
    clock_increment: Annotated[
        Number, Field(description="Seconds that a move adds, with a clock for the whole game.")
    ] = 0
    begins: Annotated[
        Begins, Field(description="Who begins; loser and winner are those of the game before.")
    ] = Begins.RANDOM
    first_seat: Annotated[SeatNumber, Field(description="Who was chosen to begin.")] = 0
    hints: Annotated[
        Hints,
        Field(description="Whether one may ask for hints; `alone`: while nobody plays elsewhere."),
    ] = Hints.ALONE

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
    guests: Annotated[
        dict[Literal["0", "1", "2", "3"], ShownName],
        Field(description="Names by seat of those who play at the host's device (hot-seat)."),
    ] = {}
    bots: Annotated[
        dict[Literal["0", "1", "2", "3"], BotName], Field(description="Bots by seat.")
    ] = {}
    start: Annotated[
        Flag,
        Field(description="Start at once, without a share of anybody; every seat must be filled."),
    ] = False


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
    name: Annotated[
        ShownName | None, Field(description="Of somebody who plays at the host's device.")
    ] = None


class Leave(CommandBase):
    type: Literal["leave"]
    seat: SeatNumber


class SeatBot(CommandBase):
    type: Literal["seat_bot"]
    seat: SeatNumber
    bot: BotName


Brought = Annotated[str, Field(pattern="^[0-9a-f]{32,64}$", examples=["0f" * 16])]


class Share(CommandBase):
    """What a player brings for the shuffling: random, after the commitment, before the start."""

    type: Literal["share"]
    share: Brought


class Start(CommandBase):
    """The host's own share may come along, unless it was brought before."""

    type: Literal["start"]
    share: Brought | None = None


class MakeMove(CommandBase):
    model_config = ConfigDict(
        json_schema_extra={"examples": [{"type": "move", "id": "m1", "after": 5, "move": "3W4:b2"}]}
    )
    type: Literal["move"]
    after: Number
    seat: SeatNumber | None = None
    move: Annotated[str, Field(max_length=20)]


class AskHint(CommandBase):
    """Tells everybody that one has a hint shown; who asks finds it by themselves."""

    type: Literal["hint"]
    after: Number
    seat: SeatNumber | None = None
    step: HintStep


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
    Sit | Leave | SeatBot | Share | Start | MakeMove | TakeBack | AnswerUndo | Confirm | Resign
    | Give | ComeBack | End | Rematch | AskHint,
    Field(discriminator="type"),
]  # fmt: skip


# --- further messages over the WebSocket ----------------------------------------------


class Hello(Sent):
    """The first message: what the client knows already."""

    type: Literal["hello"]
    after: Number = 0
    table: Annotated[
        Flag | Literal["changes"],
        Field(
            description="Whether to send the whole table with events; `changes` is for those who "
            "know the rules: what has changed, with the position as text."
        ),
    ] = True


class Draft(Sent):
    """A move being thought about: shown to one's own other connections only."""

    type: Literal["draft"]
    seat: SeatNumber
    move: Annotated[str | None, Field(max_length=20)] = None


class Plan(Sent):
    """A move for one's next turn: kept until one's own move, a deal or an undo; likewise."""

    type: Literal["plan"]
    seat: SeatNumber
    move: Annotated[str | None, Field(max_length=20)] = None


class Lay(Sent):
    """A final allocation being thought about; likewise. The answer has its score."""

    type: Literal["lay"]
    seat: SeatNumber
    allocation: Allocation


class Say(Sent):
    """A ready phrase for everybody at the table: no event, and no free text."""

    type: Literal["say"]
    phrase: Phrase


class Ping(Sent):
    """Something to be answered at once; it may promise the next one."""

    type: Literal["ping"]
    within: Annotated[
        int | None,
        Field(
            ge=1, le=120, strict=True, description="Seconds; who is not heard of by then is away."
        ),
    ] = None


Message = Annotated[
    Hello | Draft | Plan | Lay | Say | Ping
    | Sit | Leave | SeatBot | Share | Start | MakeMove | TakeBack | AnswerUndo | Confirm | Resign
    | Give | ComeBack | End | Rematch | AskHint,
    Field(discriminator="type"),
]  # fmt: skip


# --- people ---------------------------------------------------------------------------


class Name(Sent):
    name: ShownName


class RecoveryCode(Sent):
    code: Annotated[str, Field(min_length=1, max_length=100, examples=["abcd-efgh-jkmn-pqrs-tuvw"])]


class CityToScore(Sent):
    """Any city; also one that no box could build."""

    city: Annotated[Text, Field(examples=["T2+T1 . S P / . F3 Hpe . / U1 . . . / . . . T3"])]
    inhabitants: Annotated[int, Field(ge=0, le=1_000, strict=True)] | None = None
    energy: Annotated[int, Field(ge=0, le=1_000, strict=True)] | None = None
    allocation: Allocation | None = None


class ScoreRequest(CityToScore):
    mode: Literal["classic", "expert"] = "classic"
    playgrounds: Annotated[Flag, Field(description="Which tiles the box holds: for warnings.")] = (
        False
    )
    margins: Annotated[
        Flag, Field(description="Say what one more inhabitant or energy unit would bring.")
    ] = False


class TableToScore(Sent):
    """The cities of a whole table."""

    mode: Literal["classic", "expert"] = "classic"
    playgrounds: Flag = False
    cities: Annotated[list[CityToScore], Field(min_length=2, max_length=4)]
