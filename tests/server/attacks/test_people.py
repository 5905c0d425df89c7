"""People: cookies that end, names that can be seen, files and secrets that are nobody else's."""

import contextlib
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from quadropolis.bots.registry import python_environment
from quadropolis.server.errors import WrongName
from quadropolis.server.game.names import checked_name
from quadropolis.server.http.people import claim_of, cookie_of, token
from quadropolis.server.http.settings import data_folder
from quadropolis.server.storage import schema
from quadropolis.server.storage.database import opened, prepare
from quadropolis.server.storage.own_data import own_data
from quadropolis.server.storage.store import FORGOTTEN_AT_ONCE, Store
from tests.server.attacks.places import move, refused, until
from tests.server.serving import SECRET, Guest, Served
from tests.sizes import size

POLICY = 1008
RECORD = next((Path(__file__).parents[2] / "games").glob("*.json")).read_bytes()


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    options = ("--rate", "0", "--bot-seconds", "0.01", "--bot-workers", "1",
               "--limit", "imports-per-person=0")  # fmt: skip
    with Served(tmp_path_factory.mktemp("people"), *options) as served:
        yield served


def test_files_are_for_their_owner_alone(home: Served) -> None:
    home.guest().create()
    found = {path.name: stat.S_IMODE(path.stat().st_mode) for path in home.folder.iterdir()}
    assert {mode for name, mode in found.items() if name.startswith("games.db")} == {0o600}


def test_the_data_folder_is_made_for_its_owner_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUADROPOLIS_DATA", str(tmp_path / "new"))
    before = os.umask(0)
    try:
        assert stat.S_IMODE(data_folder().stat().st_mode) == 0o700
    finally:
        os.umask(before)


def test_an_older_database_is_closed_to_others(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        served.stop()
        served.database.chmod(0o644)
        served.start()
        assert stat.S_IMODE(served.database.stat().st_mode) == 0o600


def test_bots_are_not_told_secrets(home: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = home.guest()
    table = ann.create(bots={"1": "random"}, start=True)["id"]
    with ann.play(table):
        if ann.get(f"/api/tables/{table}")["turn"]["seat"] == 0:
            move(ann, table)
        until(lambda: _bots(home))
    for environment in _bots(home):
        assert SECRET.encode() not in environment
    monkeypatch.setenv("QUADROPOLIS_SECRET", SECRET)
    monkeypatch.setenv("PGPASSWORD", "p")
    assert not {"QUADROPOLIS_SECRET", "PGPASSWORD"} & set(python_environment())


def _bots(served: Served) -> list[bytes]:
    """What is in the environment of every process that thinks.

    A child that has not become one yet is still the server; one that has ended is none.
    """
    found = []
    for path in Path(f"/proc/{served.pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            for pid in path.read_text(encoding="ascii").split():
                if b"bots.worker" in Path(f"/proc/{pid}/cmdline").read_bytes():
                    found.append(Path(f"/proc/{pid}/environ").read_bytes())
    return found


def test_old_cookies_and_sockets_end_when_somebody_moves_to_another_device(home: Served) -> None:
    ann = home.guest("Ann")
    table = ann.create()["id"]
    code = ann.post("/api/me/recovery", {})[1]["code"]
    elsewhere = home.stranger()
    with ann.play(table) as stay:
        stay.hear_type("own")
        assert elsewhere.post("/api/recover", {"code": code})[0] == 200
        assert stay.hear_type("error")["code"] == "person/unknown"
        assert stay.closing_code() == POLICY
    assert elsewhere.get("/api/me")["name"] == "Ann"
    refused(ann.command(table, "sit", seat=1), "person/unknown")
    assert elsewhere.command(table, "sit", seat=1)[0] == 200
    home.kill()
    home.start()
    refused(ann.command(table, "leave", seat=1), "person/unknown")
    assert elsewhere.command(table, "leave", seat=1)[0] == 200
    assert elsewhere.post("/api/me", {"name": "Anna"})[0] == 201  # the cookie goes on to hold
    assert elsewhere.get("/api/me")["name"] == "Anna"


def test_a_socket_ends_with_its_person(home: Served) -> None:
    ann = home.guest("Ann")
    with ann.play(ann.create()["id"]) as stay:
        stay.hear_type("own")
        assert ann.request("DELETE", "/api/me", None)[0] == 204
        assert stay.closing_code() == POLICY


def test_cookies_that_contradict_each_other_are_nobodys(home: Served) -> None:
    ann, eve = home.guest("Ann"), home.guest("Eve")
    both = Guest(home.port, f"{ann.cookie}; {eve.cookie}")
    refused(both.post("/api/tables", {}), "person/unknown")
    twice = Guest(home.port, f"{ann.cookie}; x=y; {ann.cookie}")
    assert twice.get("/api/me")["name"] == "Ann"
    headers = [(b"cookie", b"quadropolis=a"), (b"cookie", b"quadropolis=b; quadropolis=a")]
    assert cookie_of(headers) is None
    assert cookie_of(headers[:1]) == "a"


def test_a_token_cannot_be_taken_for_another() -> None:
    person = "a" * 20
    for renewed in (0, 1, 12):
        claim = claim_of(token(person, "s", renewed), "s")
        assert claim is not None
        assert (claim.person, claim.renewed) == (person, renewed)
    first, second = token(person, "s"), token(person, "s", 1)
    assert claim_of(second.replace(".1.", ".2."), "s") is None
    assert claim_of(second.replace(".1.", "."), "s") is None
    assert claim_of(first.replace(".", ".1."), "s") is None


@pytest.mark.parametrize("blank", ["\u3164", "\u2800", "\u115f", "\uffa0", "\u1160"])
def test_names_are_to_be_seen(blank: str) -> None:
    for name in (blank, f"Ann{blank}", f"{blank} {blank}"):
        with pytest.raises(WrongName):
            checked_name(name)


def test_nobody_is_led_where_the_request_says(home: Served) -> None:
    for path in ("/api/tables/", "/api/me/", "/health/", "//evil.example/", "/rules.html/"):
        _, _, headers = home.stranger().request("GET", path, None, {"Host": "evil.example"})
        assert "evil" not in headers.get("location", "")


def test_deleting_somebody_with_many_games_holds_nobody_up(home: Served) -> None:
    eve, ann = home.guest("Eve"), home.guest("Ann")
    for _ in range(size(8, 600)):
        assert eve.request("POST", "/api/records", RECORD)[0] == 201
    alone = eve.create(seat=None, bots={"0": "random", "1": "random"}, start=True)["id"]
    waiting = eve.create(seat=None)["id"]
    before = home.metric("tables_live")
    assert eve.request("DELETE", "/api/me", None)[0] == 204
    assert home.metric("tables_live") <= before  # finished games are not loaded for it
    for table in (alone, waiting):
        assert ann.get(f"/api/tables/{table}")["status"] in ("ended", "finished")


def test_what_is_kept_is_read_while_somebody_writes(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.db'}"
    writing = opened(url, writing=True, patience=0.1)
    prepare(writing)
    store = Store(opened(url), writing)
    store.add_person("eve", "Eve", 0.0)
    other = opened(url, writing=True)
    with other.begin():
        found = own_data(store, "eve")
    assert found is not None
    assert found.tables == []
    other.dispose()
    store.close()


def test_somebody_is_forgotten_a_few_games_at_a_time(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.db'}"
    writing = opened(url, writing=True)
    prepare(writing)
    store = Store(opened(url), writing)
    people = {"eve": 2 * FORGOTTEN_AT_ONCE + 7, "ann": 3}
    for person, games in people.items():
        store.add_person(person, person, 0.0)
        rows = [{"id": f"{person}{n}", "public": False, "status": "finished", "changed": 0.0}
                for n in range(games)]  # fmt: skip
        with writing.begin() as connection:
            connection.execute(sa.insert(schema.tables), rows)
            sat = [{"person": person, "table_id": row["id"]} for row in rows]
            connection.execute(sa.insert(schema.sittings), sat)
    removed: list[int] = []

    @sa.event.listens_for(writing, "after_cursor_execute")
    def executed(connection, cursor, statement, *rest):  # type: ignore[no-untyped-def]
        if statement.startswith("DELETE FROM sittings"):
            removed.append(cursor.rowcount)

    transactions: list[int] = []
    sa.event.listen(writing, "commit", lambda connection: transactions.append(len(removed)))
    store.forget("eve")
    assert sum(removed) == people["eve"]
    assert max(removed) <= FORGOTTEN_AT_ONCE
    assert set(range(1, len(removed) + 1)) <= set(transactions)  # others write in between
    assert store.tables_of("eve", 1_000) == []
    assert store.known("eve").name is None
    assert len(store.tables_of("ann", 1_000)) == people["ann"]
    store.close()
