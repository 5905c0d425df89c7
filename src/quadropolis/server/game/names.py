"""What people and tables are called: random ids, and display names in their usual form."""

import secrets
import unicodedata

from quadropolis.server.errors import WrongName

LONGEST_NAME = 24
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that looks like something else
PERSON_ID_LENGTH = 20
TABLE_ID_LENGTH = 8
_HIDDEN = frozenset(("Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"))
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols by their category, but nothing is to be seen of them."""
MOST_MARKS = 2
"""Accents on one letter; more would run over the lines around it."""


def new_id(length: int = PERSON_ID_LENGTH) -> str:
    """A random id in letters that can be read out."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def checked_name(name: str) -> str:
    """A display name in its usual form, or the reason why not."""
    if len(name) > 4 * LONGEST_NAME:
        raise WrongName(most=LONGEST_NAME)
    name = " ".join(unicodedata.normalize("NFC", name).split())
    hidden = any(unicodedata.category(sign) in _HIDDEN or sign in _BLANK for sign in name)
    if not 1 <= len(name) <= LONGEST_NAME or hidden or _marks(name) > MOST_MARKS:
        raise WrongName(most=LONGEST_NAME)
    if not any(unicodedata.category(sign)[0] in "LNPS" for sign in name):
        raise WrongName(most=LONGEST_NAME)
    return name


def _marks(name: str) -> int:
    """The longest run of marks that combine with the sign before."""
    longest = run = 0
    for sign in name:
        run = run + 1 if unicodedata.category(sign)[0] == "M" else 0
        longest = max(longest, run)
    return longest
