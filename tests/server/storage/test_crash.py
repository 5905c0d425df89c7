"""kill -9 at random moments: what was acknowledged is there, once, and games go on."""

import contextlib
import http.client
import json
import sqlite3
import threading
import time
from pathlib import Path
from random import Random
from typing import Any

from websockets.exceptions import WebSocketException

from quadropolis.notation.record import GameRecord
from tests.server.serving import Guest, Served, Stay
from tests.sizes import size

KILLS = size(8, 200)
PATIENCE_SECONDS = 400

BROKEN = (OSError, EOFError, WebSocketException, http.client.HTTPException)
"""What a client sees of a server that dies, at whatever moment."""


class Onlooker(threading.Thread):
    """Watches a table and remembers every event it was told of, until the connection breaks."""

    def __init__(self, guest: Guest, table: str, told: dict[tuple[str, int], Any]) -> None:
        super().__init__(daemon=True)
        self._guest, self._table, self._told = guest, table, told
        self.start()

    def run(self) -> None:
        with contextlib.suppress(*BROKEN), self._stay() as stay:
            while True:
                for event in stay.hear(PATIENCE_SECONDS).get("events", ()):
                    self._told[self._table, event["number"]] = (event["kind"], event["data"])

    def _stay(self) -> Stay:
        return self._guest.play(self._table, table=False)


class Mover(threading.Thread):
    """Plays both seats of a table as fast as it is answered, and keeps what was acknowledged."""

    def __init__(self, guest: Guest, table: str, done: dict[str, int]) -> None:
        super().__init__(daemon=True)
        self._guest, self._table, self._done = guest, table, done
        self.start()

    def run(self) -> None:
        with contextlib.suppress(*BROKEN):
            while True:
                moves = self._guest.get(f"/api/tables/{self._table}/moves")
                if not moves["moves"]:
                    return
                number, move = moves["number"], moves["moves"][0]["move"]
                id = f"after-{number}"
                status, done = self._guest.command(
                    self._table, "move", id=id, after=number, move=move
                )
                assert status == 200
                self._done[id] = done["number"]


def _running(host: Guest, count: int) -> list[str]:
    bots = {"0": "random", "1": "greedy"}
    return [host.create(seat=None, bots=bots, start=True)["id"] for _ in range(count)]


def _hot_seat(host: Guest) -> str:
    table = str(host.create(settings={"mode": "expert"})["id"])
    host.command(table, "sit", seat=1)
    host.command(table, "start")
    return table


def _all_finished(host: Guest, tables: list[str]) -> bool:
    return all(host.get(f"/api/tables/{id}")["status"] == "finished" for id in tables)


def test_kill(tmp_path: Path) -> None:
    random = Random(1)
    told: dict[tuple[str, int], Any] = {}
    done: dict[str, int] = {}
    options = ("--rate", "0", "--bot-seconds", "0.001", "--bot-workers", "2")
    with Served(tmp_path, *options) as served:
        host = served.guest()
        tables = _running(host, 3)
        own = _hot_seat(host)
        for kill in range(KILLS):
            watching: list[threading.Thread] = [Onlooker(host, id, told) for id in tables[-3:]]
            watching.append(Mover(host, own, done))
            if kill % 7 == 3:
                # Somebody else's: nobody may have too many tables that are not finished.
                tables += _running(served.guest(), 2)
            time.sleep(random.uniform(0.05, 0.5))
            served.kill()
            for thread in watching:
                thread.join()
            served.start()
        until = time.monotonic() + PATIENCE_SECONDS
        while not _all_finished(host, tables):
            assert time.monotonic() < until, "the games do not go on"
            time.sleep(0.2)
        for id in tables:
            record = GameRecord.from_json(json.dumps(host.get(f"/api/tables/{id}/record")))
            assert record.check() is not None
        for (id, number), event in told.items():
            (written, *_) = host.get(f"/api/tables/{id}/events?after={number - 1}")["events"]
            assert (written["kind"], written["data"]) == event
        # Every move that was acknowledged is there, once, and so is its message.
        assert done
        events = {e["number"]: e for e in host.get(f"/api/tables/{own}/events")["events"]}
        for id, number in done.items():
            assert events[number]["kind"] == "moved"
            again = host.command(own, "move", id=id, after=0, move="1N1:-")
            assert again == (200, {"number": number, "table": None})
        assert served.stop() == 0
    with contextlib.closing(sqlite3.connect(tmp_path / "games.db")) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        gaps = "SELECT table_id FROM events GROUP BY table_id HAVING COUNT(*) <> MAX(number)"
        assert database.execute(gaps).fetchall() == []
    assert told
