"""A running game of the terminal: deals, moves, undo and the record of it all."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from quadropolis.bots.bot import Limit
from quadropolis.cli.errors import NothingToUndo
from quadropolis.cli.seats import SEATS_KEY, Seat
from quadropolis.notation.record import GameRecord, result_data
from quadropolis.rules.game import deal, draw, play, start
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
        record: GameRecord,
        seats: Sequence[Seat],
        seed: int | str,
        limit: Limit = Limit(seconds=THINKING_TIME),  # noqa: B008 - a frozen value
    ) -> None:
        self.seats = tuple(seats)
        self.limit = limit
        self.names = tuple(seat.name for seat in seats)
        self.seed = seed
        kinds = [seat.kind for seat in seats]
        extra = dict(record.extra) | {SEATS_KEY: kinds}
        self._record = replace(record, players=self.names, extra=extra)
        self._states = list(record.states())
        self._deals = [Deal.of(site) for site in record.sites]
        self._moves = list(record.moves)

    @classmethod
    def new(
        cls,
        mode: str,
        playgrounds: bool,
        seats: Sequence[Seat],
        seed: int | str,
        limit: Limit = Limit(seconds=THINKING_TIME),  # noqa: B008 - a frozen value
    ) -> "Session":
        """A game before its first deal; who starts is drawn."""
        state = start(mode, len(seats), playgrounds)
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
    def over(self) -> bool:
        return self.state.phase is Phase.OVER

    def deal(self) -> None:
        """Lay out the next round. A deal that was seen once stays, whatever is taken back."""
        number = self._rounds_dealt
        if number == len(self._deals):
            random = Random(f"{self.seed}/round {number + 1}")
            self._deals.append(draw(self.state, random))
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
                del self._moves[index - self._rounds_dealt :]
                return
        raise NothingToUndo()

    @property
    def _rounds_dealt(self) -> int:
        return self.state.round - (self.state.phase is Phase.DEAL)

    def record(self) -> GameRecord:
        """The game so far, with its result once it is over."""
        record = replace(
            self._record,
            sites=tuple(dealt.names() for dealt in self._deals[: self._rounds_dealt]),
            moves=tuple(self._moves),
            result=None,
        )
        outcome = record.outcome() if self.over else None
        return record if outcome is None else replace(record, result=result_data(outcome))
