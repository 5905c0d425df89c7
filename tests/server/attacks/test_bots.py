"""Bots for everyone: whoever has many tables with bots waits for them alone."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from quadropolis.bots.pool import Priority
from quadropolis.server.errors import TooManyBotTables
from quadropolis.server.game.setup import Begins, Setup
from quadropolis.server.http.server import Server
from quadropolis.server.http.settings import Settings
from quadropolis.server.limits import Limits
from quadropolis.server.live.bot_tables import BotTables
from quadropolis.server.live.callers import Callers
from quadropolis.server.live.neighbors import Neighbors
from quadropolis.server.wire import requests
from tests.server.attacks.places import ELSEWHERE, move, refused, until
from tests.server.serving import Guest, Served, Stay
from tests.server.sitting import Sitting
from tests.sizes import size

TOPS = {str(seat): "top" for seat in range(4)}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose bots share one process and take their time."""
    options = ["--rate", "0", "--bot-workers", "1", "--bot-seconds", "0.4"]
    options += ["--limit", "attention-seconds=0.1"]
    with Served(tmp_path_factory.mktemp("bots"), *options) as served:
        yield served


def _bot_tables(guest: Guest) -> tuple[list[str], list[str]]:
    """Open tables of four bots until it is refused; their ids, and the codes of refusals."""
    ids, codes = [], []
    for _ in range(size(20, 50)):
        new = {"settings": {"seats": 4}, "seat": None, "bots": TOPS, "start": True}
        status, answer = guest.post("/api/tables", new)
        if status == 201:
            ids.append(answer["id"])
        else:
            codes.append(answer["code"])
    return ids, codes


def test_nobody_opens_any_number_of_tables_for_bots_alone(house: Served) -> None:
    eve = house.guest("Eve", ELSEWHERE)
    ids, codes = _bot_tables(eve)
    assert 0 < len(ids) <= 4
    assert set(codes) == {"table/too_many_bot_tables"}
    later = eve.create(settings={"seats": 4}, seat=None, bots=TOPS)["id"]
    refused(eve.command(later, "start"), "table/too_many_bot_tables")
    # More guests from the same address have a few more in all, not a few more each.
    more = [len(_bot_tables(house.guest(f"Eve{n}", ELSEWHERE))[0]) for n in range(3)]
    assert len(ids) + sum(more) <= 8
    for id in ids:
        assert eve.command(id, "end")[0] == 200
    assert len(_bot_tables(eve)[0]) > 0  # there is room again


def test_the_host_ends_what_they_opened_and_nobody_else(house: Served) -> None:
    eve, ann = house.guest("Eve", "127.0.0.3"), house.guest("Ann")
    running, *_ = _bot_tables(eve)[0]
    refused(ann.command(running, "end"), "table/not_seated")
    assert eve.command(running, "end")[0] == 200
    assert eve.get(f"/api/tables/{running}")["status"] == "ended"
    waiting = eve.create(seat=None)["id"]
    refused(ann.command(waiting, "end"), "table/not_host")
    assert eve.command(waiting, "end")[0] == 200
    assert eve.get(f"/api/tables/{waiting}")["status"] == "ended"


def test_the_host_does_not_end_the_game_of_others(house: Served) -> None:
    eve, ann, ben = (house.guest(name) for name in ("Eve", "Ann", "Ben"))
    table = eve.create(seat=None)["id"]
    assert ann.command(table, "sit")[0] == ben.command(table, "sit")[0] == 200
    assert eve.command(table, "start")[0] == 200
    refused(eve.command(table, "end"), "table/may_not_end")
    assert ben.command(table, "give", seat=1, bot="random")[0] == 200
    refused(eve.command(table, "end"), "table/may_not_end")  # Ann decides whether it goes on


def test_a_table_without_any_person_rests(house: Served) -> None:
    eve = house.guest("Eve", "127.0.0.4")
    table, *others = _bot_tables(eve)[0]
    for other in others:
        eve.command(other, "end")
    until(lambda: house.metric("tables_resting") >= 1)
    # It goes on when somebody looks, in whatever way.
    number = eve.get(f"/api/tables/{table}")["number"]
    until(lambda: eve.get(f"/api/tables/{table}")["number"] > number)
    with eve.play(table) as stay:
        stay.hear_type("own")
        stay.hear_type("events")
    assert eve.command(table, "end")[0] == 200


ALONE = Neighbors("sqlite://")
"""A server without others."""


def test_a_server_has_so_many_bots_among_themselves_and_the_others_wait() -> None:
    callers = Callers()
    bot_tables = BotTables(Limits(bot_tables=3, bot_tables_per_address=0), callers, ALONE)
    alone = Sitting(Setup(seats=2), ("bot:random", "bot:random")).start().table
    for number in range(5):  # people have left them to bots
        bot_tables.note(f"t{number}", replace(alone, host=f"eve{number}"))
    assert [bot_tables.may_go_on(f"t{number}") for number in range(5)] == [True] * 3 + [False] * 2
    with pytest.raises(TooManyBotTables) as told:
        bot_tables.expect_room("ann")
    assert told.value.arguments == {"of": "server", "most": 3}
    bot_tables.forget("t0")
    assert bot_tables.may_go_on("t3")


@pytest.mark.parametrize(
    ("seconds", "priority"), [(60.0, Priority.MOVE), (1e-9, Priority.BACKGROUND)]
)
def test_a_bot_for_whom_nobody_waits_is_asked_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: float, priority: Priority
) -> None:
    asked: list[Priority] = []

    async def live() -> None:
        limits = Limits(attention_seconds=seconds)
        url = f"sqlite:///{tmp_path / 'games.db'}"
        server = Server(Settings(database=url, secret="s" * 32, limits=limits))
        submit = server.thinkers.submit

        def submitted(task: Any, question: Any, urgency: Priority, *rest: Any) -> Any:
            asked.append(urgency)
            return submit(task, question, urgency, *rest)

        monkeypatch.setattr(server.thinkers, "submit", submitted)
        server.store.add_person("ann", "Ann", 0.0)
        settings = requests.TableSettings(begins=Begins.CHOSEN, first_seat=1)
        new = requests.NewTable(settings=settings, bots={"1": "random"}, start=True)
        desk = await server.commands.create("ann", new)
        desk.changed()
        async with asyncio.timeout(60):
            while desk.table.current != 0:
                await asyncio.sleep(0.01)
        await server.close()

    asyncio.run(live())
    assert asked == [priority]


def _waiting_tables(house: Served, source: str) -> list[Stay]:
    """People at many tables who all wait for three bots."""
    stays = []
    for number in range(size(6, 20)):
        guest = house.guest(f"Eve{number}", source)
        bots = dict.fromkeys(("1", "2", "3"), "top")
        table = guest.create(settings={"seats": 4}, seat=0, bots=bots, start=True)["id"]
        stays.append(guest.play(table))
        shown = guest.get(f"/api/tables/{table}")
        if shown["turn"]["seat"] == 0:
            move(guest, table)
    return stays


def test_a_bot_answers_soon_however_many_bots_others_have(house: Served) -> None:
    stays = _waiting_tables(house, ELSEWHERE)
    ann = house.guest("Ann")
    table = ann.create(bots={"1": "beginner"}, start=True)["id"]
    with ann.play(table) as stay:
        shown = stay.hear_type("events")["table"]
        while shown["turn"]["seat"] != 0:
            shown = stay.hear_type("events")["table"]
        before = house.metric("bot_moves_total")
        move(ann, table)
        while not _moved_by(stay.hear_type("events"), 1):
            pass
        # What was being thought about is finished, and one other may have its turn.
        assert house.metric("bot_moves_total") - before <= 1 + 2
    for other in stays:
        other.close()


def _moved_by(message: dict[str, Any], seat: int) -> bool:
    return any(e["kind"] == "moved" and e["data"]["seat"] == seat for e in message["events"])
