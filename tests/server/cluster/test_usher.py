"""The clients of a table are at one process of a group, wherever they came in."""

import os
import signal
import socket
import subprocess
from contextlib import ExitStack
from pathlib import Path

from quadropolis.server.game.names import Share
from tests.server.cluster.pair import OPTIONS, until
from tests.server.http.test_tables import move_once, two_people
from tests.server.postgres import postgres
from tests.server.serving import Guest, Served, Stay

TABLES = 6


def _two_ports() -> int:
    """The first of two ports in a row that nobody uses."""
    while True:
        with socket.socket() as first, socket.socket() as second:
            first.bind(("127.0.0.1", 0))
            port = int(first.getsockname()[1])
            try:
                second.bind(("127.0.0.1", port + 1))
            except (OSError, OverflowError):
                continue
            return port


def _greeted(guest: Guest, table: str, opened: ExitStack) -> Stay:
    stay = opened.enter_context(guest.play(table, table="changes"))
    stay.hear_type("news")
    return stay


def test_both_clients_of_a_table_at_one_process(tmp_path: Path) -> None:
    first = _two_ports()
    options = (*OPTIONS, "--processes", "2", "--metrics-port", str(first))
    with postgres() as url, Served(tmp_path, *options, database=url) as served:
        ports = (first, first + 1)
        until(lambda: all(served.metric("processes", port) == 2 for port in ports), "no group")
        tables = [two_people(served) for _ in range(TABLES)]
        expected = [0, 0]
        with ExitStack() as opened:
            stays = []
            for guests, table in tables:
                stays.append([_greeted(guest, table, opened) for guest in guests])
                expected[Share(0, 2).keeper(table)] += 2
            assert [served.metric("watchers", port) for port in ports] == expected

            def led() -> bool:
                _greeted(tables[0][0][0], tables[0][1], opened)
                return sum(served.metric("connections_led", port) for port in ports) > 0

            until(led, "nobody is led anywhere")
            for (guests, table), both in zip(tables, stays, strict=True):
                move_once(guests, table)
                told = [stay.hear_type("news")["events"] for stay in both]
                assert told[0] == told[1] != []
        until(lambda: sum(served.metric("watchers", port) for port in ports) == 0, "still there")
        # Nobody who was led elsewhere is still counted; those who ask here are.
        until(lambda: all(served.metric("connections", port) <= 1 for port in ports), "leaking")
        with ExitStack() as opened:
            child = int(subprocess.check_output(("pgrep", "-P", str(served.pid))).split()[0])
            os.kill(child, signal.SIGKILL)
            for guests, table in tables:
                for guest in guests:
                    _greeted(guest, table, opened)
                move_once(guests, table)
        assert served.stop() == 0
        assert "Traceback" not in served.logged()
