"""Tables in the house: the dead are tidied away, and what is on disk counts."""

import asyncio
import contextlib
import sqlite3
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from quadropolis.server.game import life
from quadropolis.server.game.setup import Setup
from quadropolis.server.http.server import Server
from quadropolis.server.http.settings import Settings
from quadropolis.server.live.house import OPEN_SECONDS, RUNNING_SECONDS
from quadropolis.server.wire import requests
from tests.server.http.test_tables import two_people
from tests.server.serving import Served, Stay

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


async def _look_while_it_is_made(folder: Path) -> None:
    server = Server(Settings(database=f"sqlite:///{folder / 'games.db'}", secret="s" * 32))
    server.store.add_person(ANN, "Ann", time.time())
    # One thing is looked up after the other, and nothing before the table is on disk.
    loop, looks_up = asyncio.get_running_loop(), threading.Event()
    loop.set_default_executor(ThreadPoolExecutor(1))
    loop.run_in_executor(None, looks_up.wait)
    made = asyncio.ensure_future(server.house.create(life.create(1.0, Setup(), ANN), ANN))
    while not (ids := server.store.unsettled_tables_of(ANN)):
        await asyncio.sleep(0.001)
    listed = asyncio.ensure_future(server.house.desk(ids[0]))
    await asyncio.sleep(0)
    looks_up.set()
    assert await listed is await made
    assert await server.house.desk(ids[0]) is await made
    await server.close()


def test_whoever_looks_at_a_table_that_is_just_being_made_is_at_the_same_one(
    tmp_path: Path,
) -> None:
    asyncio.run(_look_while_it_is_made(tmp_path))


def test_a_table_may_be_forgotten_before_somebody_who_comes_has_said_hello(
    tmp_path: Path,
) -> None:
    with Served(tmp_path, "--limit", "tables-in-memory=1") as served:
        (ann, ben), table = two_people(served)
        with Stay(ann, table) as stay:
            ann.create()
            with ben.play(table) as other:
                other.hear_type("own")
                stay.say(type="hello", after=0)
                assert stay.hear_type("events")["table"]["presence"]["seats"] == [True, True]
                assert other.hear_type("presence")["presence"]["seats"] == [True, True]
