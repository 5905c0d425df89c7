"""Outages: a database that is away, locked or damaged in one place, and a clock that jumps."""

import asyncio
import contextlib
import json
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quadropolis.server import logs
from quadropolis.server.clock import CATCHING_UP, Clock
from quadropolis.server.errors import StillAwake
from quadropolis.server.game.setup import Begins, ClockKind
from quadropolis.server.game.table import Table
from quadropolis.server.http.server import Server
from quadropolis.server.http.settings import Settings
from quadropolis.server.live import house, thinking
from quadropolis.server.live.thinking import Thinking
from quadropolis.server.logs import log
from quadropolis.server.storage.appends import Append
from quadropolis.server.storage.doctor import examine
from quadropolis.server.storage.writer import _tell, _Waiting
from quadropolis.server.wire import requests
from tests.cli.command import run
from tests.server.attacks.places import until
from tests.server.serving import Served

ANN, BEN = "a" * 20, "b" * 20
DAY = 86_400.0


@contextlib.contextmanager
def written(path: Path) -> Iterator[sqlite3.Connection]:
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as database:
        yield database


# --- a locked database ----------------------------------------------------------------


def test_a_locked_database_refuses_in_time_and_is_read_all_the_while(tmp_path: Path) -> None:
    """In time is before a client of the tests gives up: however many are before it in line."""
    with Served(tmp_path, "--rate", "0") as served:
        guests = [served.guest(f"Ann{number}") for number in range(8)]
        tables = [guest.create()["id"] for guest in guests]

        def sit(number: int) -> tuple[int, Any]:
            guest = guests[number % 8]
            return guest.command(tables[number % 8], "seat_bot", seat=1, bot="random")

        with ThreadPoolExecutor(60) as threads, written(served.database) as other:
            other.execute("BEGIN IMMEDIATE")
            answers = [threads.submit(sit, number) for number in range(8)]
            answers += [threads.submit(sit, 0) for _ in range(10)]
            strangers = [served.stranger() for _ in range(24)]
            answers += [threads.submit(who.post, "/api/me", {"name": "X"}) for who in strangers]
            paths = [f"/api/tables/{table}" for table in tables]
            read = list(threads.map(lambda guest, path: guest.get(path), guests, paths))
            assert [shown["status"] for shown in read] == ["open"] * 8
            assert not any(answer.done() for answer in answers)  # reading did not wait for them
            for answer in answers:
                status, told = answer.result(60)
                assert (status, told["code"]) == (503, "server/storage_failed"), told
                assert told["arguments"] == {"reason": "busy"}
            other.execute("ROLLBACK")
        again = [sit(number) for number in range(8)]
        assert [status for status, _ in again] == [200] * 8, again


# --- a damaged table ------------------------------------------------------------------


@pytest.fixture(scope="module")
def damaged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, list[str]]]:
    """A server that was started on a database in which some tables cannot be read."""
    folder = tmp_path_factory.mktemp("damaged")
    with Served(folder, "--rate", "0", "--bot-seconds", "0.01") as served:
        ann = served.guest("Ann")
        new = {"bots": {"1": "random"}, "start": True}
        tables = [ann.create(**new)["id"] for _ in range(6)]
        ann.create(settings={"public": True})
        over = [ann.create()["id"] for _ in range(2)]
        for table in over:
            assert ann.command(table, "end")[0] == 200
        served.kill()
        with written(served.database) as database:
            for table, change in (
                (tables[0], "kind = 'nonsense'"),
                (tables[1], "data = '{'"),
                (tables[2], "data = '{}'"),
            ):
                text = f"UPDATE events SET {change} WHERE table_id = ? AND number = 4"
                database.execute(text, (table,))
            for table, change in zip(over, ("kind = 'nonsense'", "data = '{'"), strict=True):
                text = f"UPDATE events SET {change} WHERE table_id = ? AND number = 1"
                database.execute(text, (table,))
            text = "UPDATE events SET kind = 'nonsense' WHERE table_id IN (SELECT id FROM tables"
            database.execute(f"{text} WHERE public) AND number = 1")
        served.start()
        (folder / "ann").write_text(str(ann.cookie), encoding="ascii")
        yield served, tables


def _ann(served: Served) -> Any:
    ann = served.stranger()
    ann.cookie = (served.folder / "ann").read_text(encoding="ascii")
    return ann


def test_a_damaged_table_is_set_apart_and_the_others_go_on(
    damaged: tuple[Served, list[str]],
) -> None:
    served, tables = damaged
    ann = _ann(served)
    until(lambda: served.logged().count('"resumed"') == 2)  # the one after it was damaged too
    assert served.metric("tables_running") == 3
    for table in tables[:3]:
        status, told, _ = ann.request("GET", f"/api/tables/{table}", None)
        assert (status, told["code"]) == (503, "table/damaged")
        assert f'"table": "{table}"' in served.logged()
    for table in tables[3:]:
        assert ann.get(f"/api/tables/{table}")["status"] == "playing"
    assert {row["id"] for row in ann.get("/api/me/tables")["tables"]} == set(tables[3:])
    assert ann.get("/api/tables")["tables"] == []
    assert served.metric("tables_damaged") == 4
    with ann.play(tables[3]) as stay:
        stay.hear_type("own")


def test_the_doctor_names_damaged_tables(damaged: tuple[Served, list[str]]) -> None:
    served, tables = damaged
    found = examine(f"sqlite:///{served.database}")
    assert found.tables == 9
    assert {one.table for one in found.damaged} >= set(tables[:3])
    shown = run("doctor", "--database", str(served.database))
    assert shown.exit_code == 1
    assert all(table in shown.stdout for table in tables[:3])
    told = json.loads(run("doctor", "--database", str(served.database), "--json").stdout)
    assert len(told["damaged"]) == 6


# --- background work ------------------------------------------------------------------


def test_tidying_goes_on_after_an_outage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.db"
    monkeypatch.setattr(house, "TIDY_SECONDS", 0.01)
    monkeypatch.setattr(house, "RETRY_SECONDS", 0.01)
    said = ""

    def is_said(event: str) -> bool:
        nonlocal said
        said += capsys.readouterr().err
        return f'"{event}"' in said

    async def live() -> None:
        server = Server(Settings(database=f"sqlite:///{path}", secret="s" * 32))
        server.store.add_person(ANN, "Ann", time.time())
        with written(path) as other:
            other.execute("ALTER TABLE tables RENAME TO elsewhere")
            tidying = asyncio.ensure_future(server.house.tidy_forever())
            resuming = asyncio.ensure_future(server.house.resume())
            await _until(lambda: is_said("tidy_failed") and is_said("not_resumed"))
            other.execute("ALTER TABLE elsewhere RENAME TO tables")
        await resuming
        desk = await server.commands.create(ANN, requests.NewTable())
        with written(path) as other:
            # One that cannot be read comes before it.
            insert = "INSERT INTO tables (id, public, status, changed) VALUES ('a', 0, 'open', -1)"
            other.execute(insert)
            other.execute("UPDATE tables SET changed = 0 WHERE id != 'a'")
        await _until(lambda: desk.table.status == "ended")
        assert is_said("not_tidied")
        tidying.cancel()
        await server.close()

    asyncio.run(live())


async def _until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.01)


def test_a_bot_tries_again_whatever_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(thinking, "RETRY_SECONDS", 0.01)
    think, failures = Thinking._thought, [OSError("no space left")]

    async def failing(self: Thinking, table: Table, bot: str) -> Any:
        if failures:
            raise failures.pop()
        return await think(self, table, bot)

    monkeypatch.setattr(Thinking, "_thought", failing)

    async def live() -> None:
        server = Server(Settings(database=f"sqlite:///{tmp_path / 'games.db'}", secret="s" * 32))
        server.store.add_person(ANN, "Ann", time.time())
        settings = requests.TableSettings(begins=Begins.CHOSEN, first_seat=1)
        new = requests.NewTable(settings=settings, bots={"1": "random"}, start=True)
        desk = await server.commands.create(ANN, new)
        desk.changed()
        await _until(lambda: desk.table.current == 0)
        await server.close()

    asyncio.run(live())
    assert "bot_move_failed" in capsys.readouterr().err


def test_a_fault_at_one_table_does_not_stop_what_the_others_are_told() -> None:
    told: list[str] = []

    def fails(error: Exception | None) -> None:
        raise ValueError

    async def tell() -> None:
        loop = asyncio.get_running_loop()
        append = Append("a", (), "open")
        both = [_Waiting(append, loop, fails), _Waiting(append, loop, lambda _: told.append("b"))]
        _tell(both)

    asyncio.run(tell())
    assert told == ["b"]


class _Broken:
    def write(self, text: str) -> int:
        raise OSError("no space left")

    def flush(self) -> None:
        raise OSError("no space left")


def test_a_line_that_cannot_be_written_is_lost_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "stderr", _Broken())
    log("something", number=1)
    monkeypatch.setattr(sys, "stderr", None)
    log("something", number=1)


# --- clocks ---------------------------------------------------------------------------


@given(st.lists(st.tuples(st.floats(0, 100), st.floats(-1e7, 1e7)), min_size=1))
def test_a_clock_goes_on_evenly_whatever_the_system_says(steps: list[tuple[float, float]]) -> None:
    steady, wall = 0.0, 1e9
    clock = Clock(lambda: wall, lambda: steady)
    last = clock.now()
    for passed, jump in steps:
        steady, wall = steady + passed, wall + passed + jump
        now = clock.now()
        slack = 1e-6 + passed * CATCHING_UP
        assert last + passed - slack <= now <= last + passed + slack
        last = now


def test_a_clock_comes_back_to_the_systems() -> None:
    steady, wall = 0.0, 1e9
    clock = Clock(lambda: wall, lambda: steady)
    wall += 30.0
    for _ in range(4_000):
        steady, wall = steady + 1.0, wall + 1.0
        now = clock.now()
    assert abs(now - wall) < 1e-3


def test_a_jump_of_the_clock_ends_no_game_and_no_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(logs, "_last", {})
    monkeypatch.setattr(house, "TIDY_SECONDS", 0.01)
    jumped = 0.0

    async def live() -> None:
        nonlocal jumped
        clock = Clock(lambda: time.time() + jumped)
        url = f"sqlite:///{tmp_path / 'games.db'}"
        server = Server(Settings(database=url, secret="s" * 32), clock=clock)
        for person, name in ((ANN, "Ann"), (BEN, "Ben")):
            server.store.add_person(person, name, time.time())
        settings = requests.TableSettings(clock=ClockKind.DAYS, clock_amount=1)
        desk = await server.commands.create(ANN, requests.NewTable(settings=settings))
        await server.commands.carry_out(desk, BEN, requests.Sit(type="sit", seat=1))
        await server.commands.carry_out(desk, ANN, requests.Start(type="start"))
        jumped = 61 * DAY
        tidied: list[float] = []
        tidy = server.house.tidy

        async def tidying(now: float) -> None:
            await tidy(now)
            tidied.append(now)

        monkeypatch.setattr(server.house, "tidy", tidying)
        forever = asyncio.ensure_future(server.house.tidy_forever())
        await _until(lambda: tidied)
        forever.cancel()
        assert desk.table.status == "playing"
        late = desk.table.current
        assert late is not None
        give = requests.Give(type="give", seat=late)
        with pytest.raises(StillAwake):
            await server.commands.carry_out(desk, (BEN, ANN)[late], give)
        await server.close()

    asyncio.run(live())
    assert "clock_jumped" in capsys.readouterr().err
