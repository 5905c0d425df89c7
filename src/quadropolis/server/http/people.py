"""Guests: the signed cookie, and the recovery code that moves a guest to another device."""

import hashlib
import hmac
import re

from quadropolis.server.game.names import ALPHABET, PERSON_ID_LENGTH, new_id

COOKIE = "quadropolis"
COOKIE_SECONDS = 400 * 86_400
_CODE_GROUPS, _GROUP = 5, 4
_TOKEN = re.compile(rf"(?P<person>[{ALPHABET}]{{{PERSON_ID_LENGTH}}})\.(?P<sign>[0-9a-f]{{64}})")


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
