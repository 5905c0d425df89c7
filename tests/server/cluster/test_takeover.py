"""A process dies while it thinks for bots: the other one goes on with them."""

from pathlib import Path

import psycopg

from quadropolis.server.storage.session import TABLES
from tests.server.cluster.pair import pair, until

LONG_THOUGHT = ("--bot-seconds", "600")


def test_bots_of_a_dead_process(tmp_path: Path) -> None:
    with pair(tmp_path, of_first=LONG_THOUGHT) as (first, second, url):
        bots = {"0": "top", "1": "top"}
        table = first.guest().create(seat=None, bots=bots, start=True)["id"]
        locks = f"SELECT count(*) FROM pg_locks WHERE classid = {TABLES} AND granted"
        with psycopg.connect(url.replace("+psycopg", ""), autocommit=True) as looking:

            def thinks() -> bool:
                found = looking.execute(locks).fetchone()
                return found is not None and found[0] == 1

            until(thinks, "nobody thinks")
            with second.stranger().play(table) as stay:
                told = stay.hear_type("events")["events"]
                assert [event for event in told if event["kind"] == "moved"] == []
                first.kill()
                moved = stay.hear_type("events")["events"]
                assert moved[0]["kind"] == "moved"
                assert moved[0]["number"] == told[-1]["number"] + 1
        assert second.stop() == 0
