"""How large a test is: quick by default, larger with QUADROPOLIS_LONG=1."""

import os

LONG = os.environ.get("QUADROPOLIS_LONG") == "1"


def size(quick: int, long: int) -> int:
    """How many examples, games or cities a test takes."""
    return long if LONG else quick
