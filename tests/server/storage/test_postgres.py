"""The same server on PostgreSQL: whole games, races through two processes, restarts."""

import contextlib
import json
import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy as sa

from quadropolis.notation.record import GameRecord
from quadropolis.server.deadlines import ANSWER_SECONDS
from quadropolis.server.storage import database as databases
from quadropolis.server.storage.database import opened, prepare, upgrade
from quadropolis.server.storage.store import Store
from quadropolis.server.storage.writer import not_stored
from tests.server.attacks.places import until
from tests.server.http.test_tables import finished, move_once, two_people
from tests.server.live.test_races import hot_seat, race
from tests.server.postgres import postgres
from tests.server.serving import Guest, Served


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


def _served(folder: Path, database: str) -> Served:
    folder.mkdir(exist_ok=True)
    return Served(folder, "--rate", "0", "--bot-seconds", "0.01", database=database)


def test_whole_games(tmp_path: Path, database: str) -> None:
    with _served(tmp_path, database) as served:
        host = served.guest("Ann")
        bots = {"0": "greedy", "1": "random", "2": "beginner"}
        settings = {"mode": "expert", "seats": 3, "public": True}
        table = host.create(settings=settings, seat=None, bots=bots, start=True)["id"]
        with served.stranger().play(table) as spectator:
            numbers = finished(spectator)
        assert numbers == list(range(1, len(numbers) + 1))
        record = GameRecord.from_json(json.dumps(host.get(f"/api/tables/{table}/record")))
        assert record.check() is not None
        guests, table = two_people(served, allocation="manual")
        for _ in range(32):
            move_once(guests, table)
        assert guests[0].command(table, "confirm", seat=0, allocation={})[0] == 200
        assert guests[1].command(table, "confirm", seat=1)[0] == 200
        row = guests[1].get("/api/me/tables")["tables"][0]
        assert (row["id"], row["status"]) == (table, "finished")
        code = guests[0].post("/api/me/recovery", {})[1]["code"]
        person = guests[0].id()
        elsewhere = served.stranger()
        assert elsewhere.post("/api/recover", {"code": code})[1]["id"] == person
        assert guests[0].request("DELETE", "/api/me", None)[0] == 401  # they have moved
        assert elsewhere.request("DELETE", "/api/me", None)[0] == 204
        assert served.stop() == 0
        assert "Traceback" not in served.logged()


def test_two_processes(tmp_path: Path, database: str) -> None:
    with _served(tmp_path / "a", database) as first, _served(tmp_path / "b", database) as second:
        guest, table = hot_seat(first)
        other = Guest(second.port, guest.cookie)
        for number in range(1, 4):
            race([guest, other], table)
            for place in (guest, other):
                assert len(place.get(f"/api/tables/{table}/record")["moves"]) == number
        events = guest.get(f"/api/tables/{table}/events")
        assert events == other.get(f"/api/tables/{table}/events")


def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path, database: str) -> None:
    with _served(tmp_path, database) as served:
        guests, table = two_people(served)
        for _ in range(3):
            for _ in range(5):
                move_once(guests, table)
            known = guests[0].get(f"/api/tables/{table}/events")
            served.kill()
            served.start()
            assert guests[0].get(f"/api/tables/{table}/events") == known
        move_once(guests, table)
        assert len(guests[0].get(f"/api/tables/{table}/record")["moves"]) == 16


def test_a_database_of_the_first_version_is_brought_up_to_date() -> None:
    """What the new columns say is read from the events; see tests/compat for SQLite."""
    with postgres() as url:
        engine = opened(url, writing=True)
        with engine.begin() as connection:
            upgrade(connection, "0001")
            for text in (
                "INSERT INTO people (id, name, created) VALUES ('ann', 'Ann', 1)",
                "INSERT INTO tables VALUES ('t1', true, 'open', 1), ('t2', false, 'finished', 1)",
                """INSERT INTO events (table_id, number, kind, data, at) VALUES
                   ('t1', 1, 'created', '{"host": "ann"}', 1),
                   ('t2', 1, 'created', '{"host": "ann", "names": ["A", "B"]}', 1)""",
            ):
                connection.exec_driver_sql(text)
        prepare(engine)
        store = Store(engine, engine)
        assert [id for id, _ in store.lobby(9, of_each=1)] == ["t1"]
        assert store.imports_of("ann") == 1
        engine.dispose()


# --- a database that others hold up ---------------------------------------------------


def test_what_is_locked_is_refused_in_time_and_read_all_the_while(
    tmp_path: Path, database: str
) -> None:
    with _served(tmp_path, database) as served, ThreadPoolExecutor(12) as threads:
        ann = served.guest("Ann")
        table = ann.create()["id"]
        engine = sa.create_engine(database)
        with engine.begin() as other:
            other.execute(sa.text("LOCK TABLE events, tables, people IN EXCLUSIVE MODE"))
            seat = {"seat": 1, "bot": "random"}
            answers = [threads.submit(ann.command, table, "seat_bot", **seat) for _ in range(8)]
            answers += [threads.submit(served.stranger().post, "/api/me", {"name": "Ben"})]
            assert ann.get(f"/api/tables/{table}")["status"] == "open"
            assert [row["id"] for row in ann.get("/api/me/tables")["tables"]] == [table]
            for answer in answers:
                status, told = answer.result(60)
                assert (status, told["code"]) == (503, "server/storage_failed"), told
                assert told["arguments"] == {"reason": "busy"}
        engine.dispose()
        assert ann.command(table, "seat_bot", **seat)[0] == 200


def test_nobody_waits_for_a_database_that_says_nothing(tmp_path: Path, database: str) -> None:
    with _served(tmp_path, database) as served:
        ann = served.guest("Ann")
        table = ann.create()["id"]
        with _stopped(database):
            status, told = ann.command(table, "seat_bot", seat=1, bot="random")
            # Whoever had a connection does not know what came of it; who wanted one got none.
            slow = ("server/storage_slow", {"seconds": round(ANSWER_SECONDS)})
            busy = ("server/storage_failed", {"reason": "busy"})
            assert status == 503
            assert (told["code"], told["arguments"]) in (slow, busy)
            assert ann.get(f"/api/tables/{table}")["status"] == "open"
        until(lambda: ann.command(table, "seat_bot", seat=1, bot="greedy")[0] == 200)
        events = ann.get(f"/api/tables/{table}/events")["events"]
        assert [event["number"] for event in events] == list(range(1, len(events) + 1))


@contextlib.contextmanager
def _stopped(database: str) -> Iterator[None]:
    """PostgreSQL and all its processes stand still."""
    folder = Path(str(sa.make_url(database).query["host"]))
    first = (folder / "data" / "postmaster.pid").read_text(encoding="utf-8").split()[0]
    children = Path(f"/proc/{first}/task/{first}/children").read_text(encoding="ascii").split()
    processes = [int(pid) for pid in (first, *children)]
    try:
        for pid in processes:
            os.kill(pid, signal.SIGSTOP)
        yield
    finally:
        for pid in processes:
            os.kill(pid, signal.SIGCONT)


@pytest.mark.parametrize("writing", [False, True])
def test_no_statement_takes_for_ever(
    database: str, monkeypatch: pytest.MonkeyPatch, writing: bool
) -> None:
    monkeypatch.setattr(databases, "LONGEST_STATEMENT", 0.05)
    engine = opened(database, writing=writing)
    with pytest.raises(sa.exc.DBAPIError) as late, engine.begin() as connection:
        connection.execute(sa.text("SELECT pg_sleep(60)"))
    assert not_stored(late.value).arguments == {"reason": "busy"}
    engine.dispose()
