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


class OwnDevice(Answer, frozen=True):
    """A browser of mine that is called; its address and its keys are told to nobody."""

    service: str
    """The host of its push service."""
    created: float
    days: bool
    tables: list[str]


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
    devices: list[OwnDevice]
    """Browsers that are called when it is my turn."""


class Device(Answer, frozen=True):
    """What a browser of mine is called for when no page is open."""

    id: str
    """The SHA-256 of its endpoint, in hexadecimal."""
    days: bool
    tables: list[str]


class Recovery(Answer, frozen=True):
    code: str
