"""The rooms of the kernel's sources: who may include whom."""

import re
from pathlib import Path

import pytest

CPP = Path(__file__).parent.parent.parent / "cpp"
INCLUDE = re.compile(r'^#include "(.+)"$', re.MULTILINE)

THINKING = {"base", "rules", "bots"}
BELOW = {
    "base": set(),
    "rules": {"base"},
    "notation": {"base", "rules"},
    "bots": {"base", "rules"},
    "insight": THINKING,
    "solver": {"base", "rules"},
    "env": {"base", "rules"},
    "page": THINKING | {"notation", "insight"},
    "python": THINKING | {"notation", "insight", "solver", "env", "page"},
}


def test_every_room_has_its_arrows():
    assert {path.parent.relative_to(CPP).as_posix() for path in CPP.rglob("*.?pp")} == set(BELOW)


@pytest.mark.parametrize("room", BELOW)
def test_a_room_includes_nothing_but_itself_and_what_is_below(room):
    sources = list((CPP / room).glob("*.?pp"))
    included = {name for path in sources for name in INCLUDE.findall(path.read_text("utf-8"))}
    assert {name for name in included if not (CPP / name).is_file()} == set()
    assert {name.split("/")[0] for name in included} - {room} <= BELOW[room]
