"""Hints over the wire: the setting, the event for everybody, refusals, the count."""

from tests.server.attacks.places import refused, until
from tests.server.http.test_tables import move_once, two_people
from tests.server.live.test_news import Following
from tests.server.serving import Served


def test_a_hint_is_told_to_everybody_once(served: Served) -> None:
    guests, table = two_people(served, hints="on")
    here = [Following(guest, table) for guest in guests]
    here[0].hear()  # the other one has come
    seat, began = here[0].table["turn"]["seat"], here[0].table["number"]
    numbers = []
    for step in ("nudge", "nudge", "move", "why"):
        # A hint changes nothing that can be done: what was known before is still good enough.
        status, done = guests[seat].command(table, "hint", after=began, step=step)
        assert status == 200, done
        numbers.append(done["number"] - began)
    assert numbers == [1, 1, 2, 3]
    for one in here:
        one.hear_number(began + 3)
        told = [event for frame in one.frames for event in frame.get("events", ())]
        hints = [event["log"] for event in told if event["kind"] == "hinted"]
        assert hints == [
            {"code": "log/hinted", "arguments": {"seat": seat, "step": step, "count": 1}}
            for step in ("nudge", "move", "why")
        ]
        assert one.table["seats"][seat]["hints"] == 1
        assert one.agrees()
    for one in here:
        one.close()


def test_without_leave_it_is_refused(served: Served) -> None:
    guests, table = two_people(served)
    shown = guests[0].get(f"/api/tables/{table}")
    assert (shown["setup"]["hints"], shown["hints_allowed"]) == ("alone", False)
    seat, after = shown["turn"]["seat"], shown["number"]
    refused(guests[seat].command(table, "hint", after=after, step="nudge"), "table/no_hints")
    refused(guests[1 - seat].command(table, "hint", after=after, step="nudge"),
            "table/not_your_turn")  # fmt: skip
    stranger = served.guest("Cleo")
    refused(stranger.command(table, "hint", after=after, step="nudge"), "table/not_seated")
    wrong = guests[seat].command(table, "hint", after=after, step="everything")
    assert wrong[0] == 422
    move_once(guests, table)
    refused(guests[seat].command(table, "hint", after=after, step="nudge"), "table/old_position")


def test_results_and_records_of_a_game_with_hints(served: Served) -> None:
    ann = served.guest("Ann")
    table = ann.create(seat=0, bots={"1": "random"}, start=True)
    id = table["id"]
    asked = 0
    while True:
        until(lambda: ann.get(f"/api/tables/{id}")["turn"]["seat"] != 1)
        if (shown := ann.get(f"/api/tables/{id}"))["status"] != "playing":
            break
        assert shown["hints_allowed"] is True
        if asked < 2:
            status, done = ann.command(id, "hint", after=shown["number"], step="move")
            assert status == 200, done
            asked += 1
        move_once([ann], id)
    assert [seat["hints"] for seat in shown["seats"]] == [2, 0]
    [mine] = [one for one in ann.get("/api/me/tables")["tables"] if one["id"] == id]
    assert [seat["hints"] for seat in mine["seats"]] == [2, 0]
    # The record is the game alone: what anybody asked is in the events.
    record = ann.get(f"/api/tables/{id}/record")
    assert len(record["moves"]) == 32
    assert "hint" not in str(record)
    status, copy = ann.post("/api/records", record)
    assert (status, copy["result"]) == (201, shown["result"])
