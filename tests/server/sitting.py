"""Tables without a server: decisions get their times here."""

from collections.abc import Sequence
from random import Random

from quadropolis.rules.game import legal_moves
from quadropolis.server.game import life, turns
from quadropolis.server.game.deals import SecretDeals
from quadropolis.server.game.decision import Decision
from quadropolis.server.game.events import Event
from quadropolis.server.game.folding import fold
from quadropolis.server.game.setup import Setup
from quadropolis.server.game.table import Table

ANN, BEN, CLEO = "ann", "ben", "cleo"


class Sitting:
    """A table, its events and its secret; every event is one second after the one before."""

    def __init__(self, setup: Setup, seats: Sequence[str], seed: int = 0) -> None:
        """Seats are people, or bots written as `bot:name`. The first person is the host."""
        self.events: list[Event] = []
        self.table = Table()
        self.secret = SecretDeals.drawn(setup)
        self.random = Random(seed)
        host = next((seat for seat in seats if not seat.startswith("bot:")), ANN)
        self.host = host
        self.do(life.create(1.0, setup, host))
        for number, who in enumerate(seats):
            if who.startswith("bot:"):
                bot = who.removeprefix("bot:")
                self.do(life.seat_bot(self.at, host, number, bot))
            elif who:
                self.do(life.sit(self.at, who, number))

    @property
    def now(self) -> float:
        return float(len(self.events))

    @property
    def at(self) -> Decision:
        """Nothing is decided yet, a second later."""
        return self.later(self.now + 1)

    def later(self, now: float) -> Decision:
        """Likewise, at that time."""
        return Decision(self.table, now)

    def do(self, decided: Decision) -> None:
        """Let what is decided happen."""
        self.events += decided.events
        self.table = decided.table
        assert fold(self.events) == self.table

    def start(self) -> "Sitting":
        self.do(life.begin(self.at, self.host, self.secret))
        return self

    def move(self, now: float | None = None) -> int:
        """A random move by whoever's turn it is, at that time if any; the seat that moved."""
        table = self.table
        assert table.state is not None
        assert table.current is not None
        move = str(self.random.choice(legal_moves(table.state)))
        person = table.seats[table.current].present
        at = self.at if now is None else self.later(now)
        self.do(turns.move(at, person, None, move, self.secret))
        return table.current

    def moves(self, count: int) -> None:
        for _ in range(count):
            self.move()

    def until(self, person: str | None) -> None:
        """Play until it is that person's turn (None: a bot's)."""
        while self.table.seats[self.table.current or 0].present != person:
            self.move()
