"""What only the kernel can find wrong; everything else is an error of the rules."""

from quadropolis.rules.errors import QuadropolisError, shown


class WrongValue(QuadropolisError):
    """An argument of another type than the call takes."""

    code = "kernel/wrong_value"


class WrongBytes(QuadropolisError):
    """Bytes that are no position: of another version, of a wrong length, or impossible ones."""

    code = "kernel/wrong_bytes"


def wrong_value(what: str, expected: str, found: object) -> WrongValue:
    """The error for a foreign value; `expected` is the name of a type."""
    return WrongValue(what=what, expected=expected, found=shown(found))
