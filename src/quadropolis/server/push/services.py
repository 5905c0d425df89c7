"""Which push services there are: the only addresses that are ever called."""

import ipaddress
import re
from dataclasses import dataclass
from importlib.util import find_spec
from urllib.parse import urlsplit

from quadropolis.server.errors import (
    NoCryptography,
    WrongPush,
    WrongPushService,
    WrongSubscription,
)

LONGEST_ENDPOINT = 1_000
USUAL = (
    "fcm.googleapis.com",  # Chrome and what is built on it
    "push.services.mozilla.com",  # Firefox
    "push.apple.com",  # Safari
    "notify.windows.com",  # Edge
)
_HOST = r"(?=.{1,253}(?::|$))[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*"
_SERVICE = re.compile(rf"(?P<host>{_HOST}|\[[0-9a-f:]+\])(:(?P<port>[1-9][0-9]{{0,4}}))?")
_ENDPOINT = re.compile(r"https://[a-z0-9.:\[\]-]+/[!-~]+")
_CONTACT = re.compile(r"mailto:[!-~]{1,200}@[!-~]{1,200}|https://[!-~]{1,400}")
HTTPS = 443


@dataclass(frozen=True, slots=True)
class Service:
    """A host with all its subdomains; with a port, or if it is an address, that very one."""

    host: str
    port: int = HTTPS
    exact: bool = False

    @property
    def private(self) -> bool:
        """Whether the host of the server wrote down an address, wherever it may be."""
        return address_of(self.host) is not None

    def covers(self, host: str, port: int) -> bool:
        """Whether an endpoint there is one of this service."""
        below = not self.exact and host.endswith(f".{self.host}")
        return port == self.port and (host == self.host or below)


@dataclass(frozen=True, slots=True)
class Endpoint:
    """Where a message for one browser is sent to."""

    url: str
    host: str
    port: int
    path: str
    private: bool
    """Whether it may be in a private network: only if that very address is in the list."""

    @property
    def origin(self) -> str:
        """What is signed for."""
        return self.url.removesuffix(self.path)


@dataclass(frozen=True, slots=True)
class Push:
    """What a host has set: whom a push service may write to, and the services."""

    contact: str
    services: tuple[Service, ...]

    @classmethod
    def of(cls, contact: str | None, services: tuple[str, ...] = ()) -> "Push | None":
        """As it is given to the command; None leaves it off."""
        if not contact:
            return None
        if find_spec("cryptography") is None:
            raise NoCryptography()
        if _CONTACT.fullmatch(contact) is None:
            raise WrongPush(found=repr(contact[:100]))
        return cls(contact, tuple(service_of(text) for text in services or USUAL))

    def endpoint(self, url: str) -> Endpoint:
        """An endpoint that may be called, or the reason why it may not."""
        if len(url) > LONGEST_ENDPOINT:
            raise WrongSubscription(reason="too_long")
        if _ENDPOINT.fullmatch(url) is None:
            raise WrongSubscription(reason="address")
        try:
            parts = urlsplit(url)
            host, port = parts.hostname or "", parts.port or HTTPS
        except ValueError as error:
            raise WrongSubscription(reason="address") from error
        if parts.fragment or "@" in parts.netloc:
            raise WrongSubscription(reason="address")
        service = next((one for one in self.services if one.covers(host, port)), None)
        if service is None:
            raise WrongSubscription(reason="service")
        path = url.removeprefix(f"https://{parts.netloc}")
        return Endpoint(url, host, port, path, service.private)


def service_of(text: str) -> Service:
    """A service as it is written: `push.example`, `push.example:8443` or `192.0.2.7:8443`."""
    found = _SERVICE.fullmatch(text.strip().lower())
    port = int(found["port"] or HTTPS) if found else 0
    if found is None or port > 65_535:
        raise WrongPushService(found=repr(text[:100]))
    host = found["host"].strip("[]")
    if found["host"] != host and address_of(host) is None:
        raise WrongPushService(found=repr(text[:100]))
    exact = found["port"] is not None or address_of(host) is not None
    return Service(host, port, exact)


Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def address_of(host: str) -> Address | None:
    """An address that is written instead of a name."""
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None


_NAT64 = ipaddress.IPv6Network("64:ff9b::/96")


def is_public(address: Address) -> bool:
    """Whether it is somewhere on the net; neither this machine, nor a network behind it."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if address in _NAT64:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF)
        if inner is not None:
            return is_public(inner)
        if address.teredo is not None:
            return False
    return address.is_global and not address.is_multicast
