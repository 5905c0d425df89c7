"""Fair powers: nobody takes a seat, a move or a level of another person without asking."""

import asyncio
from pathlib import Path

import pytest

from quadropolis.server.errors import (
    BotNotAgreed,
    NoStandIns,
    NotYourSeat,
    Rematched,
    SeatFree,
    SeatKept,
    TableFull,
    TooManyChanges,
    TooManyEvents,
    TooManyTables,
)
from quadropolis.server.game import life, turns, undo
from quadropolis.server.game.events import EventKind
from quadropolis.server.game.folding import fold
from quadropolis.server.game.setup import ClockKind, Setup, Undo
from quadropolis.server.http.server import Server
from quadropolis.server.http.settings import Settings
from quadropolis.server.limits import Limits
from quadropolis.server.storage.own_data import own_data
from quadropolis.server.wire import requests
from tests.server.attacks.places import refused
from tests.server.serving import Served
from tests.server.sitting import ANN, BEN, CLEO, Sitting
from tests.sizes import size

LATE = 1e9


def _kinds(decided: object) -> list[EventKind]:
    return [event.kind for event in decided.events]  # type: ignore[attr-defined]


# --- rematch --------------------------------------------------------------------------


def test_a_rematch_invites_and_seats_nobody_else() -> None:
    sitting = Sitting(Setup(seats=4), (ANN, "bot:greedy", BEN, CLEO)).start()
    sitting.do(turns.resign(sitting.at, CLEO, 3, "strong", sitting.secret))
    sitting.moves(64)
    decided = life.rematch(sitting.at, BEN, "new")
    ((_, there),) = decided.opened
    assert there.table == fold(there.events)
    seats = there.table.seats
    assert [(seat.person, seat.bot, seat.invited) for seat in seats] == [
        (None, None, ANN),
        (None, "greedy", None),
        (BEN, None, None),
        (None, None, CLEO),  # who gave that game up
    ]
    sitting.do(decided)
    with pytest.raises(Rematched):
        life.rematch(sitting.at, ANN, "another")


def test_a_seat_is_kept_for_whoever_is_invited_until_they_or_the_host_give_it_up() -> None:
    sitting = Sitting(Setup(seats=3), (ANN, "bot:greedy", BEN)).start()
    sitting.moves(48)
    ((_, there),) = life.rematch(sitting.at, BEN, "new").opened
    assert life.sit(there, ANN).table.seats[0].person == ANN
    assert life.seat_bot(there, BEN, 0, "strong").table.seats[0].invited is None
    assert life.sit(there, BEN, 0, "Dora").table.seats[0].guest == "Dora"
    with pytest.raises(TableFull):
        life.sit(there, CLEO)
    with pytest.raises(SeatKept):
        life.sit(there, CLEO, 0)
    with pytest.raises(NotYourSeat):
        life.leave(there, CLEO, 0)
    for gives_up in (ANN, BEN):
        freed = life.leave(there, gives_up, 0)
        assert freed.table == fold(freed.events)
        assert life.sit(freed, CLEO).table.seats[0].person == CLEO
        with pytest.raises(SeatFree):
            life.leave(freed, gives_up, 0)


def test_rematches_of_a_server_are_one_and_counted(served: Served) -> None:
    eve, ben = served.guest("Eve"), served.guest("Ben")
    table = eve.create()["id"]
    assert ben.command(table, "sit")[0] == 200
    assert eve.command(table, "start")[0] == 200
    assert ben.command(table, "resign", seat=1)[0] == 200
    assert eve.command(table, "end")[0] == 200
    status, done = eve.command(table, "rematch")
    assert status == 200
    for _ in range(5):
        assert eve.command(table, "rematch")[1]["table"] == done["table"]
    assert len(eve.get("/api/me/tables")["tables"]) == 2
    listed = ben.get("/api/me/tables")["tables"]
    assert [there["invited"] for there in listed] == [True, False], "asked once, by that game alone"
    for _ in range(49):
        eve.create()
    other = served.guest("Eva")
    again = other.create(bots={"1": "random"}, start=True)["id"]
    assert other.command(again, "end")[0] == 200
    for _ in range(50):
        other.create()
    refused(other.command(again, "rematch"), "table/too_many")


# --- waiting rooms --------------------------------------------------------------------


def test_a_waiting_room_does_not_grow_for_ever(served: Served) -> None:
    host, ann, ben = (served.guest(name) for name in ("Eve", "Ann", "Ben"))
    table = host.create(settings={"seats": 3})["id"]
    answers = [host.command(table, "seat_bot", seat=1, bot="random") for _ in range(size(110, 600))]
    refusals = [answer for answer in answers if answer[0] != 200]
    assert len(refusals) >= 10
    for refusal in refusals:
        refused(refusal, "table/too_many_events")
    assert len(host.get(f"/api/tables/{table}/events")["events"]) < 500
    # Others are not kept out by it, and the game can start.
    assert ann.command(table, "sit", seat=2)[0] == 200
    assert ann.command(table, "leave", seat=2)[0] == 200
    assert ben.command(table, "sit", seat=2)[0] == 200
    assert host.command(table, "start")[0] == 200


def _in_process(folder: Path, limits: Limits, *people: str) -> Server:
    url = f"sqlite:///{folder / 'games.db'}"
    server = Server(Settings(database=url, secret="s" * 32, limits=limits))
    for person in people:
        server.store.add_person(person, person, 0.0)
    return server


def test_many_guests_of_one_address_do_not_fill_a_waiting_room(tmp_path: Path) -> None:
    eves = [f"eve{number}" for number in range(6)]

    async def live() -> None:
        limits = Limits(waiting_events=50)
        server = _in_process(tmp_path, limits, ANN, BEN, CLEO, *eves)
        for eve in eves:
            server.callers.heard(eve, "192.0.2.1")
        do = server.commands.carry_out
        desk = await server.commands.create(ANN, requests.NewTable())
        refusals = 0
        for eve in eves * 5:
            try:
                await do(desk, eve, requests.Sit(type="sit", seat=1))
            except TooManyEvents:
                refusals += 1
            else:
                await do(desk, eve, requests.Leave(type="leave", seat=1))
        assert refusals == 30 - 2 * 10
        await do(desk, BEN, requests.Sit(type="sit", seat=1))
        await do(desk, BEN, requests.Leave(type="leave", seat=1))
        while desk.table.number < limits.waiting_events:  # however it was filled
            await do(desk, BEN, requests.Sit(type="sit", seat=1))
            await do(desk, BEN, requests.Leave(type="leave", seat=1))
        with pytest.raises(TooManyEvents):
            await do(desk, CLEO, requests.Sit(type="sit", seat=1))
        await do(desk, ANN, requests.SeatBot(type="seat_bot", seat=1, bot="random"))
        await do(desk, ANN, requests.Start(type="start"))
        await server.close()

    asyncio.run(live())


def test_a_game_is_not_filled_with_anything_but_moves(tmp_path: Path) -> None:
    async def live() -> None:
        limits = Limits(changes_per_person=7)
        for again in (False, True):  # what is counted is in the events: a restart frees nobody
            server = _in_process(tmp_path, limits, *(() if again else (ANN, BEN)))
            do = server.commands.carry_out
            if not again:
                desk = await server.commands.create(ANN, requests.NewTable())
                table = desk.id
                await do(desk, BEN, requests.Sit(type="sit", seat=1))
                await do(desk, ANN, requests.Start(type="start"))
                for _ in range(3):  # and she sat down
                    await do(desk, ANN, requests.Give(type="give", seat=0, bot="random"))
                    await do(desk, ANN, requests.ComeBack(type="come_back", seat=0))
            desk = await server.house.desk(table)
            for command in (
                requests.TakeBack(type="undo", after=desk.table.number),
                requests.AnswerUndo(type="answer_undo", after=desk.table.number, agrees=False),
                requests.Give(type="give", seat=0),
                requests.ComeBack(type="come_back", seat=0),
            ):
                with pytest.raises(TooManyChanges):
                    await do(desk, ANN, command)
            # Others are as free as before, and the game goes on.
            await do(desk, BEN, requests.Give(type="give", seat=1, bot="random"))
            await do(desk, BEN, requests.ComeBack(type="come_back", seat=1))
            assert desk.table.status == "playing"
            await server.close()

    asyncio.run(live())


def test_nobody_is_welcomed_in_vain(tmp_path: Path) -> None:
    async def live() -> None:
        server = _in_process(tmp_path, Limits(tables_per_person=1), ANN)
        await server.commands.create(ANN, requests.NewTable())
        for _ in range(3):
            with pytest.raises(TooManyTables):
                await server.commands.create(ANN, requests.NewTable(guests={"1": "Zed"}))
        found = own_data(server.store, ANN)
        assert found is not None
        assert found.guests == []
        await server.close()

    asyncio.run(live())


# --- seats of others ------------------------------------------------------------------


def _asleep(**settings: object) -> Sitting:
    setup = Setup(clock=ClockKind.MOVE, clock_amount=5, **settings)  # type: ignore[arg-type]
    sitting = Sitting(setup, (ANN, BEN)).start()
    sitting.until(BEN)
    return sitting


def test_a_late_opponents_seat_gets_the_level_that_was_agreed_on() -> None:
    sitting = _asleep()
    with pytest.raises(BotNotAgreed) as told:
        turns.give(sitting.later(LATE), ANN, 1, "random", sitting.secret)
    assert told.value.arguments == {"agreed": "strong"}
    given = turns.give(sitting.later(LATE), ANN, 1, None, sitting.secret)
    assert given.table.seats[1].bot == "strong"
    sitting = _asleep(substitute="top")
    assert turns.give(sitting.later(LATE), ANN, 1, None, sitting.secret).table.seats[1].bot == "top"


def test_ones_own_seat_is_given_away_as_the_setup_says_and_it_is_seen() -> None:
    sitting = _asleep()
    sitting.do(turns.give(sitting.at, BEN, 1, "top", sitting.secret))
    sitting.move()
    sitting.do(turns.come_back(sitting.at, BEN, 1))
    assert [seat.helped for seat in sitting.table.seats] == [0, 1]
    alone = _asleep(stand_ins=False)
    with pytest.raises(NoStandIns):
        turns.give(alone.at, BEN, 1, "top", alone.secret)
    alone.do(turns.give(alone.later(LATE), ANN, 1, None, alone.secret))
    alone.do(turns.come_back(alone.later(LATE), BEN, 1))


def test_a_stand_ins_move_that_is_taken_back_does_not_count() -> None:
    sitting = _asleep(undo=Undo.OFF)
    # Whoever began, Ann has just moved: it is hers that she takes back.
    sitting.until(ANN)
    sitting.move()
    sitting.do(turns.give(sitting.at, BEN, 1, "top", sitting.secret))
    sitting.move()
    assert [seat.helped for seat in sitting.table.seats] == [0, 1]
    sitting.do(undo.undo(sitting.at, ANN))
    sitting.do(undo.answer(sitting.at, BEN, agrees=True))
    assert [seat.helped for seat in sitting.table.seats] == [0, 0]


def test_a_substitute_is_a_level(served: Served) -> None:
    ann = served.guest("Ann")
    for name in ("random", "nobody"):
        refused(ann.post("/api/tables", {"settings": {"substitute": name}}),
                "table/bot_not_offered")  # fmt: skip
    shown = ann.create(settings={"substitute": "casual", "stand_ins": False})
    assert (shown["setup"]["substitute"], shown["setup"]["stand_ins"]) == ("casual", False)
    assert shown["seats"][0]["helped"] == 0


# --- undo -----------------------------------------------------------------------------


def test_what_another_person_decided_in_between_is_not_taken_back_without_asking() -> None:
    sitting = Sitting(Setup(seats=2), (ANN, BEN)).start()
    sitting.until(ANN)
    sitting.move()
    sitting.do(turns.give(sitting.at, BEN, 1, "top", sitting.secret))
    assert _kinds(undo.undo(sitting.at, ANN)) == [EventKind.UNDO_ASKED]
    sitting.move()  # the bot in Ben's place
    assert _kinds(undo.undo(sitting.at, ANN)) == [EventKind.UNDO_ASKED]
    sitting.do(turns.come_back(sitting.at, BEN, 1))
    assert _kinds(undo.undo(sitting.at, ANN)) == [EventKind.UNDO_ASKED]


def test_a_bot_in_the_place_of_another_person_decides_for_that_person() -> None:
    sitting = Sitting(Setup(seats=2), (ANN, BEN)).start()
    sitting.do(turns.give(sitting.at, BEN, 1, "top", sitting.secret))
    sitting.until(ANN)
    sitting.moves(2)  # Ann's, then the bot's
    assert _kinds(undo.undo(sitting.at, ANN)) == [EventKind.UNDO_ASKED]


def test_ones_own_decisions_and_bots_do_not_need_to_be_asked_for() -> None:
    sitting = Sitting(Setup(seats=3), (ANN, "bot:greedy", BEN)).start()
    sitting.until(ANN)
    sitting.move()
    if sitting.table.seats[sitting.table.current or 0].bot:
        sitting.move()
    assert _kinds(undo.undo(sitting.at, ANN)) == [EventKind.UNDONE]
    sitting.do(turns.resign(sitting.at, BEN, 2, "strong", sitting.secret))
    assert _kinds(undo.undo(sitting.at, ANN)) == [EventKind.UNDONE]  # nobody is left to ask
