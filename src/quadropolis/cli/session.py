"""A running game of the terminal: deals, moves, undo and the record of it all."""

import json
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from quadropolis.bots.bot import Limit
from quadropolis.cli.errors import NothingToUndo
from quadropolis.cli.seats import SEATS_KEY, Seat
from quadropolis.notation.position import format_position
from quadropolis.notation.record import GameRecord, result_data
from quadropolis.rules.allocation import Allocation
from quadropolis.rules.game import Outcome, deal, draw, outcome, play, start
from quadropolis.rules.move import Deal, Move
from quadropolis.rules.state import Phase, State
from quadropolis.views import view

THINKING_TIME = 1.0
"""The seconds the best bot may think about a move; the others take their part of it."""


class Session:
    """A game being played. Everything random follows from the seed and from where we are.

    So a move that is taken back and played again meets the same tiles, and with the same
    seed a saved game goes on as it would have gone (bots that think by the clock aside).
    """

    def __init__(
        self,
        begun: GameRecord | State,
        seats: Sequence[Seat],
        seed: int | str,
        limit: Limit = Limit(seconds=THINKING_TIME),  # noqa: B008 - a frozen value
    ) -> None:
        self.seats = tuple(seats)
        self.limit = limit
        self.names = tuple(seat.name for seat in seats)
        self.seed = seed
        self._record: GameRecord | None = None
        """What the game began with; None if it began in the midst, from a position."""
        self._deals: dict[int, Deal] = {}
        """By round."""
        self._moves: list[str] = []
        self._laid: dict[int, Allocation] = {}
        """The final allocations that people chose themselves, by seat."""
        if isinstance(begun, State):
            self._states = [begun]
        else:
            extra = dict(begun.extra) | {SEATS_KEY: [seat.kind for seat in seats]}
            self._record = replace(begun, players=self.names, extra=extra)
            self._states = list(begun.states())
            self._deals = {r: Deal.of(site) for r, site in enumerate(begun.sites, start=1)}
            self._moves = list(begun.moves)

    @classmethod
    def new(
        cls,
        mode: str,
        playgrounds: bool,
        seats: Sequence[Seat],
        seed: int | str,
        limit: Limit = Limit(seconds=THINKING_TIME),  # noqa: B008 - a frozen value
        first: int | None = None,
    ) -> "Session":
        """A game before its first deal; who starts is drawn, unless it is said."""
        state = start(mode, len(seats), playgrounds)
        if first is None:
            first = Random(f"{seed}/first player").randrange(state.players)
        names = [seat.name for seat in seats]
        return cls(GameRecord.of(state, names, first), seats, seed, limit)

    @property
    def state(self) -> State:
        return self._states[-1]

    @property
    def seat(self) -> Seat | None:
        """Whose move it is."""
        player = self.state.current_player
        return None if player is None else self.seats[player]

    @property
    def has_record(self) -> bool:
        """Whether the whole game can be written down."""
        return self._record is not None

    @property
    def over(self) -> bool:
        return self.state.phase is Phase.OVER

    def deal(self) -> None:
        """Lay out the next round. A deal that was seen once stays, whatever is taken back."""
        number = self.state.round
        if number not in self._deals:
            random = Random(f"{self.seed}/round {number}")
            self._deals[number] = draw(self.state, random)
        self._states.append(deal(self.state, self._deals[number]))

    def play(self, move: Move | str) -> None:
        """The next move; an illegal one changes nothing."""
        self._states.append(play(self.state, move))
        self._moves.append(str(move))

    def automatic_move(self) -> Move:
        """What the automatic player to move chooses here."""
        player = self.state.current_player
        assert player is not None
        random = Random(f"{self.seed}/move {len(self._moves)}")
        limit = replace(self.limit, seed=random.getrandbits(32))
        return self.seats[player].choose(view(self.state, player), limit, self.record())

    def undo(self) -> None:
        """Back to the previous decision of a person."""
        for index in range(len(self._states) - 2, -1, -1):
            player = self._states[index].current_player
            if player is not None and self.seats[player].is_human:
                del self._states[index + 1 :]
                since = _rounds_dealt(self.state) - _rounds_dealt(self._states[0])
                del self._moves[index - since :]
                return
        raise NothingToUndo()

    def outcome(self) -> Outcome | None:
        """None until the game is over."""
        record = self._unfinished_record()
        return outcome(self.state, self._chosen) if record is None else record.outcome()

    def lay_out(self, player: int, allocation: Allocation | None) -> None:
        """A player's own final allocation; None takes the best."""
        if allocation is not None:
            self._laid[player] = allocation

    @property
    def _chosen(self) -> tuple[Allocation | None, ...] | None:
        if not self._laid:
            return None
        return tuple(self._laid.get(player) for player in range(len(self.seats)))

    def record(self) -> GameRecord | None:
        """The game so far, with its result once it is over; None if it began from a position."""
        record = self._unfinished_record()
        found = record.outcome() if record is not None and self.over else None
        if record is None or found is None:
            return record
        return replace(record, result=result_data(found))

    def _unfinished_record(self) -> GameRecord | None:
        if self._record is None:
            return None
        dealt = _rounds_dealt(self.state)
        return replace(
            self._record,
            sites=tuple(self._deals[number].names() for number in range(1, dealt + 1)),
            moves=tuple(self._moves),
            result=None,
            allocations=self._chosen or self._record.allocations,
        )

    def written(self) -> str:
        """The line to go on from later: the record, or the position if there is no record."""
        record = self.record()
        return format_position(self.state) if record is None else record.to_json()

    def to_json(self) -> str:
        """The record; or, if there is none, where it came to and the moves that led there."""
        record = self.record()
        if record is not None:
            return record.to_json()
        data: dict[str, Any] = {
            "from": format_position(self._states[0]),
            "moves": self._moves,
            "position": format_position(self.state),
        }
        found = self.outcome()
        return json.dumps(data if found is None else data | {"result": result_data(found)})


def _rounds_dealt(state: State) -> int:
    return state.round - (state.phase is Phase.DEAL)
