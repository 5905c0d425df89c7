"""What only the kernel can find wrong; everything else is an error of the rules."""

from quadropolis.rules.errors import QuadropolisError, shown


class WrongValue(QuadropolisError):
    """An argument of another type than the call takes."""

    code = "kernel/wrong_value"
    text = "{what} must be {expected}, not {found}."


def wrong_value(what: str, expected: str, found: object) -> WrongValue:
    """The error for a foreign value."""
    return WrongValue(what=what, expected=expected, found=shown(found))
