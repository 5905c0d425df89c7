"""How much anybody may take: every limit of a server, in one table."""

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace

from quadropolis.server.errors import WrongLimit


@dataclass(frozen=True, slots=True)
class Limits:
    """All of them can be set (`quadropolis serve --limit NAME=NUMBER`); 0 sets no limit.

    An address is one of IPv4, or a network of 64 bits of IPv6: what one household has.
    """

    rate_per_address: float = 120.0
    """Requests and messages per second of one address, weighed by what they cost."""
    guests_per_minute: float = 30.0
    """New guests from one address, and those who play at a guest's device."""
    imports_per_minute: float = 20.0
    """Records taken in from one address."""
    imports_per_person: int = 500
    """Records that are kept for one person."""
    tables_per_minute: float = 60.0
    """New tables from one address, rematches too."""
    tables_per_person: int = 50
    """Tables of one person that are not over."""
    push_devices_per_person: int = 10
    """Browsers of one person that are called when no page is open."""
    listed_per_person: int = 3
    """Open tables of one host in the list for everybody."""
    listed_per_address: int = 12
    """The same, by the address of the host."""
    bot_tables_per_person: int = 4
    """Running tables with bots alone, by host."""
    bot_tables_per_address: int = 8
    """The same, by the address of the host."""
    bot_tables: int = 40
    """The same, of the whole server."""
    attention_seconds: float = 60.0
    """For how long bots alone go on after somebody has looked at their table."""
    waiting_events: int = 500
    """Events of a table before its game starts."""
    changes_per_person: int = 400
    """What one person takes back, gives away or agrees to besides moving, in one game."""
    tables_in_memory: int = 2_000
    """Tables that nobody looks at and that are kept at hand."""
    connections_per_address: int = 100
    """Connections for HTTP."""
    sockets_per_person: int = 20
    """Connections of one person to tables."""
    sockets_per_address: int = 200
    """Connections of one address to tables."""
    head_bytes: int = 32_768
    """The first line and the headers of a request."""
    body_bytes: int = 32_768
    """What is sent with a request."""
    record_bytes: int = 1_000_000
    """The same for a record."""
    unread_bytes: int = 4_000_000
    """What a client at a table has not read yet."""
    pings_per_second: float = 10.0
    """Control frames of a client at a table."""
    head_seconds: float = 10.0
    """From the first byte of a request to the end of its headers, and from a connection to it."""
    body_seconds: float = 20.0
    """From there to the end of what is sent."""
    answer_seconds: float = 120.0
    """For reading an answer."""
    closing_seconds: float = 5.0
    """For what is still unread when a connection is closed."""

    @classmethod
    def names(cls) -> tuple[str, ...]:
        """The name of every limit, as it is given."""
        return tuple(field.name.replace("_", "-") for field in fields(cls))

    def changed(self, given: Iterable[str]) -> "Limits":
        """The same with these instead, each written as `name=number`."""
        found: dict[str, float] = {}
        for text in given:
            name, _, number = text.partition("=")
            if name not in self.names():
                raise WrongLimit(found=repr(text[:60]), names=self.names())
            field = name.replace("-", "_")
            kind = type(getattr(self, field))
            try:
                found[field] = kind(number)
            except ValueError as error:
                raise WrongLimit(found=repr(text[:60]), names=self.names()) from error
            if not 0 <= found[field] <= _MOST:  # neither what is no number
                raise WrongLimit(found=repr(text[:60]), names=self.names())
        return replace(self, **found)  # type: ignore[arg-type]


_MOST = 1e12


def exceeds(amount: float, most: float) -> bool:
    """Whether that is more than a limit, if there is one."""
    return bool(most) and amount > most
