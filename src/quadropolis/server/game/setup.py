"""What a table is agreed on: game, seats, clock, allocation, undo, hints."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Any

from quadropolis.rules.errors import shown
from quadropolis.rules.game import start
from quadropolis.rules.mode import ModeName
from quadropolis.server.errors import WrongSetting

DAY = 86_400.0
LONGEST_MOVE = 3_600
"""The most seconds of a clock per move; longer ones count in days."""
MOST_DAYS = 30
LONGEST_GAME = 86_400
"""The most seconds of a clock for a whole game."""
MOST_INCREMENT = 600
SUBSTITUTE = "strong"


class ClockKind(StrEnum):
    """How long a move may take."""

    NONE = "none"
    MOVE = "move"
    DAYS = "days"
    TOTAL = "total"
    """So many seconds for all of a player's moves, and some more for each one made."""


class FinalAllocation(StrEnum):
    """Who lays out inhabitants and energy at the end."""

    AUTOMATIC = "automatic"
    MANUAL = "manual"


class Undo(StrEnum):
    """What a player may take back without asking."""

    BOTS = "bots"
    """The own last move, and bots' answers to it."""
    OWN = "own"
    """The own last move, until anybody has answered."""
    OFF = "off"
    """Nothing: the others must agree."""
    NEVER = "never"
    """Nothing, not even by asking."""


class Begins(StrEnum):
    """Who has the first turn."""

    RANDOM = "random"
    CHOSEN = "chosen"
    """The seat that the host has chosen."""
    LOSER = "loser"
    """Whoever came last in the game before; drawn, if there was none."""
    WINNER = "winner"
    """Whoever won it."""


class HintStep(StrEnum):
    """How much a hint shows, each step asked for."""

    NUDGE = "nudge"
    """Which part of the site or the city matters."""
    MOVE = "move"
    WHY = "why"


class Hints(StrEnum):
    """Whether players may ask for hints; whoever does is seen to."""

    ALONE = "alone"
    """While all seats of people are one person's: against bots, and around one device."""
    ON = "on"
    OFF = "off"


@dataclass(frozen=True, slots=True)
class Setup:
    """The settings of a table; they do not change."""

    mode: ModeName = "classic"
    seats: int = 2
    playgrounds: bool = False
    public: bool = False
    clock: ClockKind = ClockKind.NONE
    clock_amount: int = 0
    """Seconds or days per move, or seconds for the whole game, as the clock says."""
    allocation: FinalAllocation = FinalAllocation.AUTOMATIC
    undo: Undo = Undo.BOTS
    substitute: str = SUBSTITUTE
    """The level of the bot that takes the seat of somebody who resigned or sleeps."""
    stand_ins: bool = True
    """Whether a player may let a bot play in their place, and come back."""
    clock_increment: int = 0
    """Seconds that a move adds to what is left for the whole game."""
    begins: Begins = Begins.RANDOM
    first_seat: int = 0
    """The one that was chosen to begin."""
    hints: Hints = Hints.ALONE

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> "Setup":
        """The settings that `to_data` was called on."""
        return cls(
            **data
            | {
                "clock": ClockKind(data["clock"]),
                "allocation": FinalAllocation(data["allocation"]),
                "undo": Undo(data["undo"]),
                "begins": Begins(data.get("begins", Begins.RANDOM)),
                "hints": Hints(data.get("hints", Hints.ALONE)),
            }
        )

    def to_data(self) -> dict[str, Any]:
        """The settings as plain data for JSON."""
        return dict(_data(self))

    def checked(self) -> "Setup":
        """These settings, or the reason why no table can have them."""
        start(self.mode, self.seats, self.playgrounds)
        self._expect("clock_amount", self.clock_amount, *_AMOUNTS[self.clock])
        increments = (0, MOST_INCREMENT if self.clock is ClockKind.TOTAL else 0)
        self._expect("clock_increment", self.clock_increment, *increments)
        self._expect("first_seat", self.first_seat, 0, self.seats - 1)
        return self

    def _expect(self, setting: str, found: int, least: int, most: int) -> None:
        if not least <= found <= most:
            raise WrongSetting(
                setting=setting, found=shown(found), least=least, most=most, clock=str(self.clock)
            )

    @property
    def seconds_per_move(self) -> float | None:
        """How long a move may take; None without a clock for each."""
        if self.clock in (ClockKind.NONE, ClockKind.TOTAL):
            return None
        return self.clock_amount * (DAY if self.clock is ClockKind.DAYS else 1.0)


_AMOUNTS = {
    ClockKind.NONE: (0, 0),
    ClockKind.MOVE: (5, LONGEST_MOVE),
    ClockKind.DAYS: (1, MOST_DAYS),
    ClockKind.TOTAL: (10, LONGEST_GAME),
}


@lru_cache(maxsize=1_000)
def _data(setup: Setup) -> Mapping[str, Any]:
    # Asked for with every event of a table, and always the same.
    return {key: str(v) if isinstance(v, StrEnum) else v for key, v in asdict(setup).items()}
