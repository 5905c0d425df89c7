"""`serve --processes`: one port, replaced one by one, nobody left alone; and what hosts do."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from tests.cli.command import run
from tests.server.cluster.pair import OPTIONS, PATIENCE_SECONDS, until
from tests.server.http.test_tables import move_once, two_people
from tests.server.postgres import postgres, program
from tests.server.serving import Served

RESTART = 1012


def _command(*arguments: str, database: str, folder: Path, status: int = 0) -> str:
    """What a command says that works on the same database."""
    environment = {**os.environ, "QUADROPOLIS_DATA": str(folder)}
    command = (sys.executable, "-m", "quadropolis", *arguments, "--database", database)
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == status, done.stdout + done.stderr
    return done.stdout


def test_a_rolling_restart(tmp_path: Path) -> None:
    with (
        postgres() as url,
        Served(tmp_path, *OPTIONS, "--processes", "2", database=url) as served,
    ):
        until(lambda: served.metric("processes") == 2, "they do not meet")
        guests, table = two_people(served)
        stay = guests[0].play(table, table="changes")
        heard = stay.hear_type("news")["table"]["number"]
        os.kill(served.pid, signal.SIGHUP)
        # Whoever is told to come back finds somebody at once, and has missed nothing.
        closed = None
        while closed is None:
            try:
                stay.hear(PATIENCE_SECONDS)
            except ConnectionClosed as error:
                closed = error.rcvd
        assert closed.code == RESTART
        move_once(guests, table)
        with guests[0].play(table, after=heard, table="changes") as again:
            numbers = [event["number"] for event in again.hear_type("news")["events"]]
            assert numbers == [heard + 1]
        until(lambda: served.logged().count('"replaced"') == 2, "they are not replaced")
        move_once(guests, table)
        # A process that dies is started again by the parent; the other goes on meanwhile.
        child = int(subprocess.check_output(("pgrep", "-P", str(served.pid))).split()[0])
        os.kill(child, signal.SIGKILL)
        until(lambda: '"process_ended"' in served.logged(), "nobody has seen it")
        move_once(guests, table)
        _hosts_powers(served, url, tmp_path)
        assert served.stop() == 0
        assert "Traceback" not in served.logged()


def _hosts_powers(served: Served, url: str, folder: Path) -> None:
    """What an administrator does reaches servers that run, live."""
    guests, table = two_people(served)
    with guests[0].play(table, table="changes") as stay, guests[1].play(table) as banned:
        stay.hear_type("news")
        person = guests[1].id()
        _command("admin", "rename", person, "Zoe", database=url, folder=folder)
        names = [seat["name"] for seat in stay.hear_type("news")["table"]["seats"]]
        assert names == ["Ann", "Zoe"]
        _command("admin", "ban", person, database=url, folder=folder)
        assert banned.closing_code() == 1008
        until(lambda: guests[1].request("GET", "/api/me", None)[0] == 403, "still welcome")
        _command("admin", "unban", person, database=url, folder=folder)
        until(lambda: guests[1].request("GET", "/api/me", None)[0] == 200, "still banned")
        _command("admin", "close", table, database=url, folder=folder)
        (ended,) = stay.hear_type("news")["events"]
        assert (ended["kind"], ended["data"]["reason"]) == ("ended", "closed")
    _restored(served, url, folder)


def _restored(served: Served, url: str, folder: Path) -> None:
    """A backup of PostgreSQL as the handbook says, and a server on what was restored of it."""
    ann = served.guest("Cleo")
    guests, table = two_people(served)
    for _ in range(3):
        move_once(guests, table)
    known = ann.get(f"/api/tables/{table}/events")
    plain, kept = url.replace("+psycopg", ""), folder / "tables.dump"
    subprocess.run(
        (program("pg_dump"), "--format=custom", f"--file={kept}", f"--dbname={plain}"), check=True
    )
    fresh = plain.replace("/postgres?", "/restored?")
    subprocess.run((program("createdb"), f"--maintenance-db={plain}", "restored"), check=True)
    subprocess.run(
        (program("pg_restore"), "--exit-on-error", f"--dbname={fresh}", str(kept)), check=True
    )
    new = url.replace("/postgres?", "/restored?")
    told = json.loads(_command("doctor", "--json", database=new, folder=folder, status=1))
    assert told["damaged"] == []
    # The PostgreSQL of these tests does not sync, and that is all there is to complain about.
    assert [check["code"] for check in told["checks"] if not check["fine"]] == ["durable"]
    (folder / "restored").mkdir()
    with Served(folder / "restored", *OPTIONS, database=new) as again:
        there = again.stranger()
        assert there.get(f"/api/tables/{table}/events") == known
        there.cookie = guests[0].cookie
        assert there.get("/api/me")["name"] == "Ann"


def test_sqlite_has_one_process(tmp_path: Path) -> None:
    """And says what to use instead."""
    refused = run("serve", "--no-browser", "--processes", "2", "--database", f"{tmp_path}/t.db")
    assert refused.exit_code == 2
    assert "--database postgresql+psycopg://" in " ".join(refused.stderr.split())
    assert not (tmp_path / "t.db").exists()
