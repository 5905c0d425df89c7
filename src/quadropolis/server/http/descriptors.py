"""Open files and sockets: as many as the system allows, and some kept for ourselves."""

import sys

from quadropolis.server.logs import log

ENOUGH = 65_536
FEW = 1_024
RESERVED = 128
"""For the database, the bots' processes, the log, and files that are opened for a moment."""


def descriptors() -> int:
    """Raise the limit of this process as far as it may; what it is then."""
    if sys.platform == "win32":
        return ENOUGH  # sockets are no files there
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return min(soft, ENOUGH) if soft != resource.RLIM_INFINITY else ENOUGH
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError):
        most = soft
    if most < FEW:
        log("few_descriptors", most=most, recommended=ENOUGH)
    return most


def connections_for(descriptors: int) -> int:
    """How many connections there can be at once."""
    return max(descriptors - RESERVED, descriptors // 2)
