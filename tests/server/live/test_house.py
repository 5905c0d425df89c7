"""Tables in the house: the dead are tidied away, and what is on disk counts."""

import asyncio
import contextlib
import sqlite3
import time
from pathlib import Path

from quadropolis.server.http.server import Server
from quadropolis.server.http.settings import Settings
from quadropolis.server.live.house import OPEN_SECONDS, RUNNING_SECONDS
from quadropolis.server.wire import requests

ANN, BEN = "a" * 20, "b" * 20


async def _statuses(folder: Path, later: float) -> list[str]:
    """An open and a running table after tidying that much later, as they are on disk."""
    url = f"sqlite:///{folder / 'games.db'}"
    server = Server(Settings(database=url, secret="s" * 32))
    server.store.add_person(ANN, "Ann", time.time())
    opened = await server.commands.create(ANN, requests.NewTable())
    running = await server.commands.create(ANN, requests.NewTable())
    await server.commands.carry_out(running, ANN, requests.Sit(type="sit", seat=1))
    await server.commands.carry_out(running, ANN, requests.Start(type="start"))
    await server.house.tidy(time.time() + later)
    ids = (opened.id, running.id)
    await server.close()
    again = Server(Settings(database=url, secret="s" * 32))
    found = [(await again.house.desk(id)).table.status.value for id in ids]
    await again.close()
    return found


def test_tidying(tmp_path: Path) -> None:
    cases = (
        (OPEN_SECONDS - 60, ["open", "playing"]),
        (OPEN_SECONDS + 60, ["ended", "playing"]),
        (RUNNING_SECONDS + 60, ["ended", "ended"]),
    )
    for number, (later, expected) in enumerate(cases):
        folder = tmp_path / str(number)
        folder.mkdir()
        assert asyncio.run(_statuses(folder, later)) == expected


async def _sit_without_names(folder: Path) -> None:
    path = folder / "games.db"
    server = Server(Settings(database=f"sqlite:///{path}", secret="s" * 32))
    for person, name in ((ANN, "Ann"), (BEN, "Ben")):
        server.store.add_person(person, name, time.time())
    desk = await server.commands.create(ANN, requests.NewTable())
    with contextlib.closing(sqlite3.connect(path)) as other:
        other.execute("ALTER TABLE people RENAME TO elsewhere")
        number = await server.commands.carry_out(desk, BEN, requests.Sit(type="sit", seat=1))
        assert number == desk.table.number
        assert desk.table.seats[1].person == BEN
        other.execute("ALTER TABLE elsewhere RENAME TO people")
    assert desk.names() == ["Ann", "Player 2"]
    await server.commands.carry_out(desk, ANN, requests.Start(type="start"))
    assert desk.table.status == "playing"
    await server.close()
    again = Server(Settings(database=f"sqlite:///{path}", secret="s" * 32))
    assert (await again.house.desk(desk.id)).names() == ["Ann", "Ben"]
    await again.close()


def test_what_is_on_disk_counts_although_names_cannot_be_read(tmp_path: Path) -> None:
    asyncio.run(_sit_without_names(tmp_path))
