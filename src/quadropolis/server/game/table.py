"""A table: a frozen value that is nothing but the fold over its events, see `folding.py`."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from quadropolis.notation.record import GameRecord
from quadropolis.rules.allocation import Allocation
from quadropolis.rules.state import State
from quadropolis.server.game.deals import OpeningData
from quadropolis.server.game.results import ResultData
from quadropolis.server.game.seat import Made, Seat, UndoRequest
from quadropolis.server.game.setup import Begins, Hints, Setup
from quadropolis.server.game.timing import Times


class Status(StrEnum):
    """Where a table is in its life."""

    OPEN = "open"
    PLAYING = "playing"
    ALLOCATING = "allocating"
    FINISHED = "finished"
    ENDED = "ended"
    """Given up or tidied away: there is no result."""


RUNNING = frozenset((Status.PLAYING, Status.ALLOCATING))
OVER = frozenset((Status.FINISHED, Status.ENDED))


@dataclass(frozen=True, slots=True)
class Table:
    """Everything about a table that is no secret."""

    setup: Setup = field(default_factory=Setup)
    host: str = ""
    seats: tuple[Seat, ...] = ()
    status: Status = Status.OPEN
    number: int = 0
    """The number of the last event."""
    position: int = 0
    """The number of the last event that changed what can be done on the board."""
    state: State | None = None
    first_player: int = 0
    sites: tuple[tuple[str, ...], ...] = ()
    moves: tuple[str, ...] = ()
    made: tuple[Made, ...] = ()
    """The moves since the last deal."""
    decided: tuple[tuple[int, str], ...] = ()
    """What people decided besides moves since the last deal: after how many of `made`, and who."""
    asked: UndoRequest | None = None
    hinted: tuple[tuple[tuple[str, ...], str], ...] = ()
    """The hints since the last deal: after which moves of the game, and how much was shown."""
    allocations: Mapping[int, Allocation] = field(default_factory=dict)
    """The confirmed ones, by seat."""
    since: float = 0.0
    """When the current turn began."""
    times: Times | None = None
    """What everyone has used of their time, if that is limited in total."""
    changed: float = 0.0
    """When the last event happened."""
    first_by_result: int | None = None
    """Who begins because of the game before this one."""
    commitment: str | None = None
    shares: Mapping[str, str] = field(default_factory=dict)
    """What people brought for the shuffling, before the game starts."""
    mixed: tuple[str, ...] = ()
    """What of it the deals follow from, as `seat:share`."""
    opening: OpeningData | None = None
    result: ResultData | None = None
    final_allocations: tuple[Allocation, ...] | None = None
    rematch: str | None = None
    rules: str = ""

    @property
    def current(self) -> int | None:
        """The seat whose turn it is."""
        return self.state.current_player if self.state and self.status is Status.PLAYING else None

    @property
    def deadline(self) -> float | None:
        """When the clock of the current turn runs out; of several who are waited for the last."""
        if self.status not in RUNNING:
            return None
        if self.times is not None:
            ends = (self.deadline_of(seat) for seat in self.waited_for)
            return max((end for end in ends if end is not None), default=None)
        limit = self.setup.seconds_per_move
        return self.since + limit if limit else None

    def deadline_of(self, seat: int) -> float | None:
        """When the clock of that seat runs out, if it is waited for."""
        if self.times is None:
            return self.deadline
        return self.times.deadline(seat, self.setup, self.status is Status.ALLOCATING)

    @property
    def first_agreed(self) -> int | None:
        """Who begins, if that is not drawn."""
        if self.setup.begins is Begins.CHOSEN:
            return self.setup.first_seat
        return self.first_by_result

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats that person holds, resigned ones not."""
        return tuple(
            i for i, seat in enumerate(self.seats) if seat.person == person and not seat.resigned
        )

    @property
    def people(self) -> tuple[str, ...]:
        """Everyone who holds a seat, once, by seat; resigned ones not."""
        held = (seat.person for seat in self.seats if not seat.resigned)
        return tuple(dict.fromkeys(person for person in held if person is not None))

    @property
    def brought(self) -> tuple[str, ...]:
        """The shares of those who sit here, by seat; of each person once."""
        found = {}
        for number, seat in enumerate(self.seats):
            if seat.person in self.shares and seat.person not in found:
                found[seat.person] = f"{number}:{self.shares[seat.person or '']}"
        return tuple(found.values())

    @property
    def named(self) -> frozenset[str]:
        """Everyone whose name is shown here."""
        seated = (id for seat in self.seats for id in (seat.person, seat.guest, seat.invited) if id)
        return frozenset((self.host, *seated))

    @property
    def waited_for(self) -> tuple[int, ...]:
        """The seats of people that must do something for the game to go on."""
        if self.current is not None:
            return (self.current,) if self.seats[self.current].present else ()
        if self.status is not Status.ALLOCATING:
            return ()
        return tuple(
            i for i, seat in enumerate(self.seats) if seat.present and i not in self.allocations
        )

    @property
    def hints_allowed(self) -> bool:
        """Whether players may ask for hints, as things stand."""
        alone = len(self.people) == 1
        return self.setup.hints is Hints.ON or (self.setup.hints is Hints.ALONE and alone)

    def record(self, names: Iterable[str]) -> GameRecord:
        """The game as far as it is played, with these names at its seats."""
        deals: dict[str, Any] | None = None
        if self.commitment is not None:
            deals = {"commitment": self.commitment}
            if self.mixed:
                deals["shares"] = list(self.mixed)
            if self.first_agreed is not None:
                deals["agreed"] = True
            if self.opening is not None:
                deals["opening"] = dict(self.opening)
        return GameRecord(
            mode=self.setup.mode,
            players=tuple(names),
            first_player=self.first_player,
            playgrounds=self.setup.playgrounds,
            sites=self.sites,
            moves=self.moves,
            result=self.result,
            allocations=self.final_allocations,
            rules=self.rules,
            deals=deals,
        )
