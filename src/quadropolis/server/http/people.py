"""Guests: the signed cookie, and the recovery code that moves a guest to another device."""

import hashlib
import hmac
import re
from collections.abc import Iterable
from dataclasses import dataclass

from quadropolis.server.game.names import ALPHABET, PERSON_ID_LENGTH, new_id

COOKIE = "quadropolis"
COOKIE_SECONDS = 400 * 86_400
_CODE_GROUPS, _GROUP = 5, 4
_TOKEN = re.compile(
    rf"(?P<claim>(?P<person>[{ALPHABET}]{{{PERSON_ID_LENGTH}}})(\.(?P<renewed>[1-9][0-9]{{0,8}}))?)"
    r"\.(?P<sign>[0-9a-f]{64})"
)


@dataclass(frozen=True, slots=True)
class Claim:
    """Who somebody says they are, signed by us; and how often cookies had been renewed then."""

    person: str
    renewed: int


def token(person: str, secret: str, renewed: int = 0) -> str:
    """What the cookie holds: the id, how often cookies were renewed if they were, a signature."""
    claim = f"{person}.{renewed}" if renewed else person
    return f"{claim}.{_sign(claim, secret)}"


def claim_of(token: str | None, secret: str) -> Claim | None:
    """What a token claims; None if it is not ours. Whether it still holds is not asked."""
    found = _TOKEN.fullmatch(token or "")
    if found is None or not hmac.compare_digest(found["sign"], _sign(found["claim"], secret)):
        return None
    return Claim(found["person"], int(found["renewed"] or 0))


def person_of(token: str | None, secret: str) -> str | None:
    """Whose token it is; None if nobody's. Whether the person still exists is not asked."""
    claim = claim_of(token, secret)
    return None if claim is None else claim.person


def cookie_of(headers: Iterable[tuple[bytes, bytes]]) -> str | None:
    """The token in the cookie headers; None if there is none, or if there are several."""
    found = set()
    for name, text in headers:
        if name == b"cookie":
            for part in text.decode("latin-1").split(";"):
                key, _, value = part.strip().partition("=")
                if key == COOKIE:
                    found.add(value)
    return found.pop() if len(found) == 1 else None


def _sign(person: str, secret: str) -> str:
    return hmac.new(secret.encode(), b"person:" + person.encode(), hashlib.sha256).hexdigest()


def new_recovery_code() -> str:
    """A code to type on another device: five groups of four, about 99 bits."""
    return "-".join(new_id(_GROUP) for _ in range(_CODE_GROUPS))


def recovery_hash(code: str) -> str:
    """What is kept of a code. It is random enough to need no salt."""
    plain = re.sub(r"[^0-9a-z]", "", code.lower())
    return hashlib.sha256(plain.encode()).hexdigest()
