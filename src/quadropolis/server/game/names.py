"""What people and tables are called: random ids, and display names in their usual form."""

import secrets
import unicodedata
from dataclasses import dataclass
from functools import partial
from zlib import crc32

from quadropolis.server.errors import WrongName

LONGEST_NAME = 24
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that looks like something else
PERSON_ID_LENGTH = 20
TABLE_ID_LENGTH = 8
_HIDDEN = frozenset(("Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"))
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols by their category, but nothing is to be seen of them."""
_JOINER = "\u200d"
"""Makes one picture of two: a family, a profession."""
_ALONG = "\ufe0f\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"
"""Signs that only say how the picture before them looks: in color, or which skin."""
MOST_MARKS = 2
"""Accents on one letter; more would run over the lines around it."""


def new_id(length: int = PERSON_ID_LENGTH) -> str:
    """A random id in letters that can be read out."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


@dataclass(frozen=True, slots=True)
class Share:
    """Which tables belong to a process, of so many on one port: their clients meet there."""

    number: int = 0
    processes: int = 1

    def keeper(self, table: str) -> int:
        """The number of the process that a table belongs to."""
        return crc32(table.encode()) % self.processes

    def new_table(self) -> str:
        """A random id of a table that belongs to this process."""
        while self.keeper(id := new_id(TABLE_ID_LENGTH)) != self.number:
            pass
        return id


def checked_name(given: str) -> str:
    """A display name in its usual form, or the reason why not."""
    refused = partial(WrongName, most=LONGEST_NAME, name=_told(given))
    if len(given) > 4 * LONGEST_NAME:
        raise refused(reason="long")
    name = " ".join(unicodedata.normalize("NFC", given).split())
    if len(name) > LONGEST_NAME:
        raise refused(reason="long")
    for at, sign in enumerate(name):
        if _is_hidden(name, at):
            raise refused(reason="hidden", sign=f"U+{ord(sign):04X}", place=at + 1)
    if laden := _laden(name):
        raise refused(reason="marks", sign=laden, most=MOST_MARKS)
    if not any(unicodedata.category(sign)[0] in "LNPS" for sign in name):
        raise refused(reason="empty")
    return name


def _told(given: str) -> str:
    """The name as it can be sent back: cut, and without halves of signs."""
    return given[: 4 * LONGEST_NAME].encode(errors="replace").decode()


def _is_hidden(name: str, at: int) -> bool:
    """Whether nothing is to be seen of that sign; what joins two pictures into one makes one."""
    sign = name[at]
    if sign == _JOINER:
        before = name[:at].rstrip(_ALONG)[-1:]
        return not (_is_picture(before) and _is_picture(name[at + 1 : at + 2]))
    return unicodedata.category(sign) in _HIDDEN or sign in _BLANK


def _is_picture(sign: str) -> bool:
    return sign != "" and unicodedata.category(sign) == "So"


def _laden(name: str) -> str:
    """The first sign with more marks than it can carry; empty if there is none."""
    run = 0
    for at, sign in enumerate(name):
        run = run + 1 if unicodedata.category(sign)[0] == "M" else 0
        if run > MOST_MARKS:
            return name[max(at - run, 0)]
    return ""
