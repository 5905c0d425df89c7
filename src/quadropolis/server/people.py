"""Guests: display names, the signed cookie, the recovery code."""

import hashlib
import hmac
import re
import secrets
import unicodedata

from quadropolis.server.errors import WrongName

LONGEST_NAME = 24
COOKIE = "quadropolis"
COOKIE_SECONDS = 400 * 86_400
_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that looks like something else
_ID_LENGTH, _CODE_GROUPS, _GROUP = 20, 5, 4
_TOKEN = re.compile(rf"(?P<person>[{_ALPHABET}]{{{_ID_LENGTH}}})\.(?P<sign>[0-9a-f]{{64}})")
_HIDDEN = frozenset(("Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"))
MOST_MARKS = 2
"""Accents on one letter; more would run over the lines around it."""


def new_id(length: int = _ID_LENGTH) -> str:
    """A random id in letters that can be read out."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))


def checked_name(name: str) -> str:
    """A display name in its usual form, or the reason why not."""
    if len(name) > 4 * LONGEST_NAME:
        raise WrongName(most=LONGEST_NAME)
    name = " ".join(unicodedata.normalize("NFC", name).split())
    hidden = any(unicodedata.category(sign) in _HIDDEN for sign in name)
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


def token(person: str, secret: str) -> str:
    """What the cookie holds: the id and its signature."""
    return f"{person}.{_sign(person, secret)}"


def person_of(token: str | None, secret: str) -> str | None:
    """Whose token it is; None if nobody's. Whether the person still exists is not asked."""
    found = _TOKEN.fullmatch(token or "")
    if found is None or not hmac.compare_digest(found["sign"], _sign(found["person"], secret)):
        return None
    return found["person"]


def _sign(person: str, secret: str) -> str:
    return hmac.new(secret.encode(), b"person:" + person.encode(), hashlib.sha256).hexdigest()


def new_recovery_code() -> str:
    """A code to type on another device: five groups of four, about 99 bits."""
    return "-".join(new_id(_GROUP) for _ in range(_CODE_GROUPS))


def recovery_hash(code: str) -> str:
    """What is kept of a code. It is random enough to need no salt."""
    plain = re.sub(r"[^0-9a-z]", "", code.lower())
    return hashlib.sha256(plain.encode()).hexdigest()
