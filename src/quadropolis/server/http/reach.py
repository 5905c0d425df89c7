"""Where a server listens, and at which addresses others in the same network reach it."""

import ipaddress
import socket
from dataclasses import dataclass

PROBES = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
"""Addresses that are nobody's: nothing is sent there, only the way to them is asked for."""


@dataclass(frozen=True, slots=True)
class Reach:
    """What a listening server can be reached by."""

    this_machine_only: bool = False
    addresses: tuple[str, ...] = ()
    """Like http://192.168.0.7:8765, without a path."""

    @classmethod
    def of(cls, host: str, port: int) -> "Reach":
        """Of a server that listens there."""
        address = ipaddress.ip_address(host.partition("%")[0])
        if address.is_loopback:
            return cls(this_machine_only=True)
        if not address.is_unspecified:
            return cls(addresses=(_url(host, port),))
        families = {4: (socket.AF_INET,), 6: (socket.AF_INET, socket.AF_INET6)}[address.version]
        found = (_own_address(family, probe) for family, probe in PROBES if family in families)
        return cls(addresses=tuple(_url(own, port) for own in found if own))


def _own_address(family: socket.AddressFamily, probe: str) -> str | None:
    """The address of this machine on the way out; None if there is no way."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as asking:
            asking.connect((probe, 9))
            own = str(asking.getsockname()[0])
    except OSError:
        return None
    shown = ipaddress.ip_address(own.partition("%")[0])
    return None if shown.is_loopback or shown.is_link_local else own


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
