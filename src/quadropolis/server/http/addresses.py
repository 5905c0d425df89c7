"""From an address to the place that is counted: what one household has."""

import ipaddress

IPV6_NETWORK = 64
"""Bits that a provider gives to one customer at the least."""
UNKNOWN = "unknown"


def place(client: object) -> str:
    """The label of a client's address: IPv4 as it is, of IPv6 the network."""
    text = client[0] if isinstance(client, tuple | list) and client else client
    try:
        address = ipaddress.ip_address(str(text).partition("%")[0])
    except ValueError:
        return str(text)[:64] if text else UNKNOWN
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, IPV6_NETWORK), strict=False))
