"""Who is called when no page is open: by a real server, over a stand-in of a push service."""

import contextlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from quadropolis.server.push.sealing import new_key
from quadropolis.server.storage import schema
from quadropolis.server.storage.database import opened, prepare
from quadropolis.server.storage.devices import Devices
from tests.cli.command import run
from tests.server.cluster.pair import OPTIONS, at, at_once, pair, until
from tests.server.http.test_tables import move_once
from tests.server.push.stand_in import CONTACT, Browser, Service, options, signed_by
from tests.server.serving import Guest, Served

MOST = 3


@dataclass
class Calling:
    """One server, or two processes of one; the push service; and all who are called there."""

    here: Served
    there: Served
    url: str
    push: Service
    browsers: dict[str, Browser]
    taken: int = 0

    def browser(self, guest: Guest, name: str, **wishes: Any) -> Browser:
        """A browser of that guest, which the server knows."""
        browser = Browser(self.push.origin, name)
        self.browsers[browser.path] = browser
        status, kept, _ = put(guest, "", browser.subscription(**wishes))
        assert (status, kept["id"]) == (200, browser.id), kept
        return browser

    def called(self) -> tuple[Browser, dict[str, Any]]:
        """Who is called next, and what for."""
        came = self.push.take()
        self.taken += 1
        browser = self.browsers[came.path]
        return browser, browser.read(came.body)

    def two_people(self, name: str, **settings: object) -> tuple[list[Guest], list[Browser], str]:
        """Two guests at a started table with a browser each; the first one was called."""
        people = [self.here.guest("Ann"), self.here.guest("Ben")]
        table = people[0].create(settings=settings)["id"]
        assert people[1].command(table, "sit", seat=1)[0] == 200
        browsers = []
        for seat, guest in enumerate(people):
            browser = self.browser(guest, f"{name}-{seat}")
            wants(at(self.there, guest), browser, table)
            browsers.append(browser)
        assert people[0].command(table, "start")[0] == 200
        assert self.called()[0] is browsers[by_turn(people, table)[0]]
        return people, browsers, table

    def counted(self) -> None:
        """Nobody was called who is not known of."""
        servers = {served.port: served for served in (self.here, self.there)}.values()
        until(
            lambda: sum(served.metric("pushes_total") for served in servers) == self.taken,
            "calls are counted otherwise",
        )
        assert self.push.empty

    def rows(self, table: sa.Table) -> list[Any]:
        """What is kept."""
        engine = opened(self.url)
        with engine.begin() as connection:
            found = list(connection.execute(sa.select(table)).mappings())
        engine.dispose()
        return found


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def calling(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, trusted: Service
) -> Iterator[Calling]:
    folder = tmp_path_factory.mktemp("calling")
    more = (*options(trusted), "--limit", f"push-devices-per-person={MOST}")
    with contextlib.ExitStack() as running:
        if request.param == "sqlite":
            served = running.enter_context(Served(folder, *OPTIONS, *more))
            yield Calling(served, served, f"sqlite:///{served.database}", trusted, {})
        else:
            first, second, url = running.enter_context(pair(folder, *more))
            yield Calling(first, second, url, trusted, {})


@pytest.fixture(autouse=True)
def willing(request: pytest.FixtureRequest) -> None:
    """The service takes everything, until a test says otherwise."""
    if "calling" in request.fixturenames:
        push = request.getfixturevalue("calling").push
        push.status, push.headers = 201, {}


def put(guest: Guest, path: str, data: Any = None) -> tuple[int, Any, Any]:
    body = None if data is None else json.dumps(data).encode()
    return guest.request("PUT", f"/api/me/push{path}", body)


def wants(guest: Guest, browser: Browser, table: str) -> None:
    status, kept, _ = put(guest, f"/{browser.id}/tables/{table}")
    assert status == 200, kept
    assert table in kept["tables"]


def by_turn(guests: list[Guest], table: str) -> tuple[int, int]:
    """Whose turn it is, and who is next."""
    seat = guests[0].get(f"/api/tables/{table}/moves")["seat"]
    return seat, 1 - seat


def test_off_unless_a_host_wants_it(served: Served) -> None:
    ann = served.guest()
    assert ann.get("/api/server")["push_key"] is None
    browser = Browser("https://fcm.googleapis.com")
    assert put(ann, "", browser.subscription())[0] == 404
    assert ann.request("GET", f"/api/me/push/{browser.id}", None)[0] == 404
    assert b"/api/me/push" not in json.dumps(ann.get("/api/openapi.json")).encode()
    engine = opened(f"sqlite:///{served.database}")
    with engine.begin() as connection:
        assert connection.execute(sa.select(schema.push_keys)).all() == []
    engine.dispose()


def test_each_turn_is_called_once(calling: Calling) -> None:
    """Wherever the move was made, and however often it is taken back."""
    people, browsers, table = calling.two_people("turn", undo="own")
    elsewhere = [at(calling.there, guest) for guest in people]
    for number in range(4):
        now, following = by_turn(people, table)
        move_once(elsewhere if number % 2 else people, table)
        came = calling.push.take()
        calling.taken += 1
        assert came.path == browsers[following].path
        assert browsers[following].read(came.body) == {"table": table, "call": "turn"}
        key, claims = signed_by(came.headers["authorization"])
        assert key == people[0].get("/api/server")["push_key"]
        assert key == elsewhere[0].get("/api/server")["push_key"]
        assert (claims["aud"], claims["sub"]) == (calling.push.origin, CONTACT)
        assert came.headers["content-encoding"] == "aes128gcm"
        assert int(came.headers["ttl"]) > 0
        assert table not in json.dumps(came.headers)
    now, following = by_turn(people, table)
    move_once(people, table)
    assert calling.called()[0] is browsers[following]
    number = people[now].get(f"/api/tables/{table}")["number"]
    assert people[now].command(table, "undo", after=number)[0] == 200
    move_once(people, table)  # the same turn again: nobody is called twice for it
    move_once(people, table)
    assert calling.called()[0] is browsers[now]
    move_once(people, table)
    assert calling.called()[0] is browsers[following]
    calling.counted()


def test_whoever_looks_at_the_table_is_not_called(calling: Calling) -> None:
    people, browsers, table = calling.two_people("look")
    now, following = by_turn(people, table)
    with at(calling.there, people[following]).play(table, table="changes") as stay:
        stay.hear_type("news")
        seats = [seat == following for seat in range(2)]
        shown = people[now]
        until(lambda: shown.get(f"/api/tables/{table}")["presence"]["seats"] == seats, "not seen")
        move_once(people, table)
        move_once(people, table)
        assert calling.called()[0] is browsers[now], "the other one looks"
        if calling.here is not calling.there:
            return  # what follows is waited for, and has nothing to do with other processes
        # A dead line may look open: what was told there is said again elsewhere.
        stay.say(type="ping", within=1)
        stay.hear_type("pong")
        move_once(people, table)
        assert calling.called() == (browsers[following], {"table": table, "call": "turn"})
    calling.counted()


def test_games_by_days_bots_and_the_end(calling: Calling) -> None:
    ann = calling.here.guest()
    browser = calling.browser(ann, "days", days=True)
    quick = ann.create(bots={"1": "random"}, start=True)["id"]
    settings = {"clock": "days", "clock_amount": 3, "begins": "chosen", "first_seat": 0}
    slow = ann.create(settings=settings, bots={"1": "random"}, start=True)["id"]
    assert calling.called() == (browser, {"table": slow, "call": "turn"})
    move_once([ann], slow)
    assert calling.called() == (browser, {"table": slow, "call": "turn"})
    # A game that is not by days is called for if that is wished, until it is over.
    wants(ann, browser, quick)
    assert ann.command(quick, "end")[0] == 200
    assert calling.called() == (browser, {"table": quick, "call": "over"})
    until(lambda: ann.get(f"/api/me/push/{browser.id}")["tables"] == [], "it is still wished")
    assert put(ann, f"/{browser.id}/tables/{quick}")[0] == 409
    assert put(ann, "", browser.subscription(days=False))[1]["days"] is False
    assert ann.command(slow, "end")[0] == 200
    assert ann.request("DELETE", f"/api/me/push/{browser.id}", None)[0] == 204
    assert ann.request("GET", f"/api/me/push/{browser.id}", None)[0] == 404
    calling.counted()


def test_who_is_gone_is_forgotten(calling: Calling) -> None:
    people, browsers, table = calling.two_people("gone")
    now, following = by_turn(people, table)
    calling.push.status, calling.push.headers = 307, {"Location": f"{calling.push.origin}/else"}
    move_once(people, table)
    assert calling.called()[0] is browsers[following]
    calling.counted()  # and nothing was followed
    calling.push.status = 410
    move_once(people, table)
    assert calling.called()[0] is browsers[now]
    gone = f"/api/me/push/{browsers[now].id}"
    until(lambda: people[now].request("GET", gone, None)[0] == 404, "it is kept")
    assert people[following].get(f"/api/me/push/{browsers[following].id}")["tables"] == [table]
    calling.counted()
    # It goes with the cookies, and with the person.
    code = people[following].post("/api/me/recovery", {})[1]["code"]
    new = calling.there.stranger()
    assert new.post("/api/recover", {"code": code})[0] == 200
    assert new.request("GET", f"/api/me/push/{browsers[following].id}", None)[0] == 404
    calling.browser(new, "again", days=True)
    person = new.id()
    assert [row["person"] for row in calling.rows(schema.push_devices)].count(person) == 1
    assert new.request("DELETE", "/api/me", None)[0] == 204
    assert person not in [row["person"] for row in calling.rows(schema.push_devices)]


def test_what_is_refused(calling: Calling) -> None:
    ann, eve = calling.here.guest(), calling.there.guest("Eve")
    table = ann.create(bots={"1": "random"}, start=True)["id"]
    good = calling.browser(ann, "good", days=True)
    wrong: list[tuple[str, dict[str, Any]]] = [
        ("address", {"endpoint": good.endpoint.replace("https", "http")}),
        ("service", {"endpoint": "https://fcm.googleapis.com/x"}),
        ("service", {"endpoint": "https://127.0.0.1/x"}),
        ("service", {"endpoint": f"https://localhost:{calling.push.port}/x"}),
        ("too_long", {"endpoint": good.endpoint + "x" * 1000}),
        ("keys", {"auth": "AAAA"}),
        ("keys", {"p256dh": good.subscription()["auth"]}),
    ]
    for reason, change in wrong:
        status, refusal, _ = put(ann, "", {**good.subscription(), **change})
        assert (status, refusal["code"]) == (422, "push/wrong_subscription")
        assert refusal["arguments"]["reason"] == reason
    assert put(ann, "", {**good.subscription(), "p256dh": "x" * 200})[0] == 422
    assert put(ann, "", {**good.subscription(), "more": 1})[0] == 422
    assert put(calling.here.stranger(), "", good.subscription())[0] == 401
    # Nobody else's browser, nobody else's table.
    assert eve.request("GET", f"/api/me/push/{good.id}", None)[0] == 404
    assert eve.request("DELETE", f"/api/me/push/{good.id}", None)[0] == 404
    assert put(eve, f"/{good.id}/tables/{table}")[0] == 403
    theirs = calling.browser(eve, "eves")
    assert put(eve, f"/{theirs.id}/tables/{table}")[0] == 403
    assert put(ann, f"/{theirs.id}/tables/{table}")[0] == 404
    for number in range(1, MOST):
        calling.browser(ann, f"many-{number}")
    status, refusal, _ = put(ann, "", Browser(calling.push.origin, "beyond").subscription())
    assert (status, refusal["code"]) == (429, "push/too_many")
    assert put(ann, "", good.subscription())[0] == 200, "one that is there already"
    # What is told of it has no address and no keys.
    devices = ann.get("/api/me/export")["devices"]
    assert devices[0] == {**devices[0], "service": "127.0.0.1", "days": True, "tables": []}
    assert len(devices) == MOST
    told = json.dumps(devices)
    assert not any(secret in told for secret in (good.path, *good.subscription().values()))
    # A browser that somebody else uses from now on is theirs.
    assert put(eve, "", good.subscription())[1]["days"] is False
    assert ann.request("GET", f"/api/me/push/{good.id}", None)[0] == 404


def test_the_key_is_kept_and_told_to_nobody(calling: Calling) -> None:
    [kept] = calling.rows(schema.push_keys)
    logged = calling.here.logged() + calling.there.logged()
    ann = calling.here.guest()
    told = json.dumps([ann.get("/api/server"), ann.get("/api/me/export")]) + logged
    assert kept["secret"] not in told
    assert "Traceback" not in logged
    key = ann.get("/api/server")["push_key"]
    # Nothing that is still to be called holds up the end.
    calling.push.status = 503
    calling.two_people("last")
    assert calling.here.stop() == 0
    calling.here.start()
    assert at(calling.here, ann).get("/api/server")["push_key"] == key
    assert calling.push.empty


def test_of_several_keys_one_wins(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.db'}"
    engines = [opened(url, writing=True) for _ in range(4)]
    prepare(engines[0])
    kept = [Devices(engine, engine) for engine in engines]
    made = [new_key() for _ in engines]
    works = [lambda one=one, key=key: one.key(key) for one, key in zip(kept, made, strict=True)]
    [won] = set(at_once(*works))
    assert won in made
    for engine in engines:
        engine.dispose()


def test_the_doctor_looks_at_the_settings(tmp_path: Path) -> None:
    database = ("--database", str(tmp_path / "games.db"))
    engine = opened(f"sqlite:///{database[1]}", writing=True)
    prepare(engine)
    engine.dispose()
    for given, fine in ((CONTACT, True), ("somebody", False)):
        looked = json.loads(run("doctor", *database, "--push", given, "--json").stdout)["checks"]
        [found] = [check for check in looked if check["code"] == "push"]
        assert found["fine"] is fine
        assert found["reason"] == ("" if fine else "serve/wrong_push")
    looked = json.loads(run("doctor", *database, "--json").stdout)["checks"]
    assert "push" not in [check["code"] for check in looked]
    refused = run("serve", *database, "--push", "somebody", "--no-browser")
    assert refused.exit_code == 2
    assert "'somebody'" in refused.output
