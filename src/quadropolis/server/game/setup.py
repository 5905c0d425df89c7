"""What a table is agreed on: game, seats, clock, allocation, undo."""

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
SUBSTITUTE = "strong"


class ClockKind(StrEnum):
    """How long a move may take."""

    NONE = "none"
    MOVE = "move"
    DAYS = "days"


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


@dataclass(frozen=True, slots=True)
class Setup:
    """The settings of a table; they do not change."""

    mode: ModeName = "classic"
    seats: int = 2
    playgrounds: bool = False
    public: bool = False
    clock: ClockKind = ClockKind.NONE
    clock_amount: int = 0
    """Seconds or days per move, as the clock says."""
    allocation: FinalAllocation = FinalAllocation.AUTOMATIC
    undo: Undo = Undo.BOTS
    substitute: str = SUBSTITUTE
    """The level of the bot that takes the seat of somebody who resigned or sleeps."""
    stand_ins: bool = True
    """Whether a player may let a bot play in their place, and come back."""

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> "Setup":
        """The settings that `to_data` was called on."""
        return cls(
            **data
            | {
                "clock": ClockKind(data["clock"]),
                "allocation": FinalAllocation(data["allocation"]),
                "undo": Undo(data["undo"]),
            }
        )

    def to_data(self) -> dict[str, Any]:
        """The settings as plain data for JSON."""
        return dict(_data(self))

    def checked(self) -> "Setup":
        """These settings, or the reason why no table can have them."""
        start(self.mode, self.seats, self.playgrounds)
        most = {ClockKind.NONE: 0, ClockKind.MOVE: LONGEST_MOVE, ClockKind.DAYS: MOST_DAYS}
        least = {ClockKind.NONE: 0, ClockKind.MOVE: 5, ClockKind.DAYS: 1}
        if not least[self.clock] <= self.clock_amount <= most[self.clock]:
            raise WrongSetting(
                setting="clock_amount",
                found=shown(self.clock_amount),
                least=least[self.clock],
                most=most[self.clock],
                clock=str(self.clock),
            )
        return self

    @property
    def seconds_per_move(self) -> float | None:
        """How long a move may take; None without a clock."""
        if self.clock is ClockKind.NONE:
            return None
        return self.clock_amount * (DAY if self.clock is ClockKind.DAYS else 1.0)


@lru_cache(maxsize=1_000)
def _data(setup: Setup) -> Mapping[str, Any]:
    # Asked for with every event of a table, and always the same.
    return {key: str(v) if isinstance(v, StrEnum) else v for key, v in asdict(setup).items()}
