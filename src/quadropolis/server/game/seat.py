"""Whose seat is whose, and what somebody there did or asked for."""

from dataclasses import dataclass

from quadropolis.rules.state import State


@dataclass(frozen=True, slots=True)
class Seat:
    """Whose seat it is, and who plays on it."""

    person: str | None = None
    """Who holds the right to it."""
    guest: str | None = None
    """Who sits here at that person's device, if it is somebody else."""
    bot: str | None = None
    """The bot that plays on it, if any: alone, or in the person's place."""
    resigned: bool = False
    invited: str | None = None
    """Whom it is kept for: that person is asked to sit here, and does not have to."""
    helped: int = 0
    """How many moves a bot made in the person's place."""
    hints: int = 0
    """At how many positions the person asked for one."""
    name: str | None = None
    """A name written down in an imported game."""
    given: int = -1
    """The position at which it was last given to a bot."""

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None and self.name is None

    @property
    def present(self) -> str | None:
        """The person who plays here now."""
        return None if self.bot else self.person


@dataclass(frozen=True, slots=True)
class Made:
    """A move of the running round, with what is needed to take it back."""

    seat: int
    person: str | None
    """None if a bot made it."""
    before: State
    helped: bool
    """A bot made it in a person's place."""
    since: float = 0.0
    """When the turn began in which it was made."""
    at: float = 0.0


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """Somebody asks everyone to take back the last moves."""

    person: str
    moves: int
    agreed: frozenset[str]
