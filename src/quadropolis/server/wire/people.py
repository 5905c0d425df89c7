"""What the server tells a person of themselves."""

from quadropolis.server.wire.answers import Answer


class Me(Answer, frozen=True):
    id: str
    name: str


class OwnGuest(Answer, frozen=True):
    """Somebody who plays on my device."""

    id: str
    name: str


class OwnTable(Answer, frozen=True):
    """A table I sit or sat at, or opened; `record` is where the game is found."""

    id: str
    status: str
    changed: float
    host: bool
    record: str


class OwnData(Answer, frozen=True):
    """Everything that is kept about me."""

    id: str
    name: str
    created: float
    recovery: bool
    """Whether I have a recovery code; only its hash is kept."""
    guests: list[OwnGuest]
    tables: list[OwnTable]
    sent: int
    """How many events at tables have come of what I sent."""


class Recovery(Answer, frozen=True):
    code: str
