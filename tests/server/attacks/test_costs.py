"""Costs: what takes long is weighed, done beside the event loop, and done once if it can be."""

import asyncio
import contextlib
import threading
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from quadropolis.server.http import api
from quadropolis.server.http import app as app_of
from quadropolis.server.http.costs import COSTS, FILE_COST, cost_of
from quadropolis.server.http.play import Gone, _hear_all
from quadropolis.server.http.rates import BURST_SECONDS
from quadropolis.server.http.server import Server
from quadropolis.server.http.settings import Settings
from quadropolis.server.limits import Limits
from quadropolis.server.live.heartbeat import Heartbeat
from quadropolis.server.metrics import Metrics
from quadropolis.server.wire.answers import Pong
from tests.server.attacks.places import ELSEWHERE, refused
from tests.server.serving import Guest, Served
from tests.sizes import size

RECORD = next((Path(__file__).parents[2] / "games").glob("*.json")).read_bytes()
IMPORTS = 12
RATE = 40
WHOLE_BUCKET = int(RATE * BURST_SECONDS)
"""As many requests as cost one each are never refused."""


@pytest.fixture(scope="module")
def weighing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    limits = (f"imports-per-minute={IMPORTS}", "rate-per-address=2000", "guests-per-minute=0")
    options = [part for limit in limits for part in ("--limit", limit)]
    with Served(tmp_path_factory.mktemp("costs"), "--rate", str(RATE), *options) as served:
        yield served


def _import(guest: Guest) -> tuple[int, object]:
    return guest.request("POST", "/api/records", RECORD)[:2]


def test_the_description_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def counted(what: str, result: object) -> Callable[[object], object]:
        def count(given: object) -> object:
            made.append(what)
            return result

        return count

    monkeypatch.setattr(app_of, "with_shapes", counted("shapes", {}))
    monkeypatch.setattr(app_of, "json", SimpleNamespace(encode=counted("text", b"{}")))
    monkeypatch.setattr(app_of, "api_page", SimpleNamespace(api_page=counted("page", "")))
    url = f"sqlite:///{tmp_path / 'games.db'}"
    app: Any = app_of.make_app(Settings(database=url, secret="s" * 32)).app
    paths = ("/api/openapi.json", "/api/docs")
    endpoints = [route.endpoint for route in app.routes if getattr(route, "path", "") in paths]

    async def ask() -> None:
        for endpoint in endpoints * 3:
            await endpoint()
        await app.state.server.close()

    asyncio.run(ask())
    assert sorted(made) == ["page", "shapes", "text"]


@pytest.mark.parametrize(
    ("work", "ask"),
    [
        ("_imported", api.import_record),
        ("own_data", api.export_me),
        ("own_tables", api.my_tables),
    ],
)
def test_what_takes_long_is_done_beside_the_event_loop(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    work: str,
    ask: Callable[..., Coroutine[Any, Any, object]],
) -> None:
    threads: list[str] = []

    def worked(*given: object) -> None:
        threads.append(threading.current_thread().name)
        raise NotImplementedError

    monkeypatch.setattr(api, work, worked)

    async def body() -> bytes:
        return b""

    async def live() -> None:
        server = Server(Settings(database=f"sqlite:///{tmp_path / 'games.db'}", secret="s" * 32))
        app = SimpleNamespace(state=SimpleNamespace(server=server))
        request = SimpleNamespace(app=app, client=("192.0.2.1", 1), body=body)
        more = {"most": 1, "after": None} if work == "own_tables" else {}
        with contextlib.suppress(NotImplementedError):
            await ask(request, "ann", **more)
        await server.close()

    asyncio.run(live())
    assert [name.partition("_")[0] for name in threads] == ["heavy"]


def test_what_takes_long_costs_more() -> None:
    assert cost_of("GET", "/api/me") == 1.0
    assert cost_of("POST", "/api/records") > cost_of("GET", "/api/me/tables") > 1.0
    assert cost_of("GET", "/api/tables/k3m9x2ab/plies/7") > 1.0
    assert cost_of("GET", "/assets/index.js") == FILE_COST < 1.0
    assert all(cost > 1.0 for _, _, cost in COSTS)
    for path in ("/health", "/metrics"):  # no files
        assert cost_of("GET", path) == 1.0
    assert cost_of("GET", "/api/me/export") >= cost_of("DELETE", "/api/me")
    assert cost_of("POST", "/api/me") > 1.0  # a new name is told to every table


class _Flood:
    """A client that has sent much at once: nothing of it is waited for."""

    person, place = "eve", "there"

    def __init__(self, texts: list[str], heard: list[str]) -> None:
        self._texts, self._heard = texts, heard

    async def hear(self) -> str:
        if not self._texts:
            raise Gone
        self._heard.append("eve")
        return self._texts.pop()

    def answer(self, answer: object) -> None:
        assert isinstance(answer, Pong), answer


async def _flooded(texts: list[str], heard: list[str], paid: list[float]) -> None:
    take = SimpleNamespace(take=lambda person, place, cost=1.0: paid.append(cost))
    server: Any = SimpleNamespace(rates=take, metrics=Metrics())
    desk: Any = SimpleNamespace(join=lambda watcher, after: None)
    connection: Any = _Flood(texts, heard)
    await _hear_all(server, desk, connection, Heartbeat(lambda silent: None))


def test_whoever_sends_much_at_once_lets_others_have_their_turn() -> None:
    heard: list[str] = []

    async def ann() -> None:
        while heard.count("ann") < 20:
            heard.append("ann")
            await asyncio.sleep(0)

    async def both() -> None:
        flood = _flooded(['{"type": "ping"}'] * 20, heard, [])
        await asyncio.gather(flood, ann(), return_exceptions=True)

    asyncio.run(both())
    assert heard == ["eve", "ann"] * 20


def test_messages_that_take_long_cost_more() -> None:
    def cost(type: str) -> float:
        paid: list[float] = []
        with pytest.raises(Gone):
            asyncio.run(_flooded([f'{{"type": "{type}"}}'], [], paid))
        return sum(paid)

    assert cost("hello") > cost("ping") == 1.0


def test_dear_requests_are_refused_sooner(weighing: Served) -> None:
    def until_refused(path: str) -> int:
        eve = weighing.guest("Eve", ELSEWHERE)
        for number in range(WHOLE_BUCKET):
            status, _, _ = eve.request("GET", path, None)
            if status == 429:
                return number
        return WHOLE_BUCKET

    assert until_refused("/api/me/tables") < WHOLE_BUCKET


def test_imports_of_one_address_are_counted_and_not_kept_at_hand(weighing: Served) -> None:
    guests = [weighing.guest(f"Eve{number}", "127.0.0.3") for number in range(4)]
    before = weighing.metric("tables_live")
    answers = [_import(guest) for guest in guests for _ in range(size(5, 20))]
    assert [status for status, _ in answers].count(201) == IMPORTS
    refused(next(answer for answer in answers if answer[0] != 201), "request/too_fast")
    assert weighing.metric("tables_live") == before
    assert _import(weighing.guest("Ann"))[0] == 201


def test_imports_of_one_person_are_limited(tmp_path: Path) -> None:
    with Served(tmp_path, "--rate", "0", "--limit", "imports-per-person=3") as served:
        eve = served.guest("Eve")
        statuses = [_import(eve)[0] for _ in range(3)]
        assert statuses == [201] * 3
        refused(_import(eve), "table/too_many_imports")
        listed = eve.get("/api/me/tables")["tables"]
        assert len(listed) == 3
        shown = eve.get(f"/api/tables/{listed[0]['id']}")
        assert shown["status"] == "finished"


def test_ones_games_are_listed_page_by_page(weighing: Served) -> None:
    ann = weighing.guest("Ann")
    tables = {ann.create()["id"] for _ in range(7)}
    for most in (1, 3, 7, 8):
        found: list[str] = []
        after, pages = "", 0
        while after is not None:
            page = ann.get(f"/api/me/tables?most={most}" + (after and f"&after={after}"))
            assert len(page["tables"]) <= most
            found += [table["id"] for table in page["tables"]]
            after, pages = page["next"], pages + 1
        assert (sorted(found), pages) == (sorted(tables), -(-7 // most))


@pytest.mark.parametrize("after", ["x", "1_2_3", "1e9_a", "1.5_", "nan_a", "1.0_" + "a" * 50])
def test_a_page_that_is_none(weighing: Served, after: str) -> None:
    ann = weighing.guest("Ann")
    status, answer, _ = ann.request("GET", f"/api/me/tables?after={after}", None)
    refused((status, answer), "request/wrong_message")


def test_one_host_does_not_fill_the_list_of_tables(weighing: Served) -> None:
    eve, ann = weighing.guest("Eve", "127.0.0.4"), weighing.guest("Ann")
    mine = ann.create(settings={"public": True})["id"]
    for _ in range(size(10, 38)):
        eve.create(settings={"public": True})
    for number in range(4):  # more guests from there have a few more in all
        other = weighing.guest(f"Eve{number}", "127.0.0.4")
        for _ in range(3):
            other.create(settings={"public": True})
    listed = ann.get("/api/tables")["tables"]
    assert [table["host"] for table in listed].count(eve.id()) <= 3
    assert len(listed) <= Limits().listed_per_address + 1
    assert mine in [table["id"] for table in listed]
