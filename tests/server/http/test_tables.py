"""Tables through the API of a real server."""

import itertools
import json

import pytest

from quadropolis.notation.record import GameRecord
from quadropolis.rules.game import legal_moves, play
from quadropolis.rules.scoring import score
from quadropolis.server.game.deals import commitment
from quadropolis.server.wire import answers
from tests.server.serving import Guest, Served, Stay, described


def finished(stay: Stay) -> list[int]:
    """Watch a game to its end; the numbers of all events."""
    numbers: list[int] = []
    while True:
        message = stay.hear_type("events")
        numbers += [event["number"] for event in message["events"]]
        described(answers.TableView, message["table"])
        if message["table"]["status"] == "finished":
            return numbers


GAMES = list(itertools.product(("classic", "expert"), (2, 3, 4)))


@pytest.mark.parametrize(("mode", "seats"), GAMES)
def test_bots_finish_games_alone(served: Served, mode: str, seats: int) -> None:
    host = served.guest()
    bots = {str(seat): ("greedy", "random", "beginner")[seat % 3] for seat in range(seats)}
    settings = {"mode": mode, "seats": seats, "playgrounds": seats == 3}
    table = host.create(settings=settings, seat=None, bots=bots, start=True)
    with served.stranger().play(table["id"]) as spectator:
        numbers = finished(spectator)
    assert numbers == list(range(1, len(numbers) + 1))
    data = host.get(f"/api/tables/{table['id']}/record")
    record = GameRecord.from_json(json.dumps(data))
    assert record.check() is not None
    assert data["result"] == host.get(f"/api/tables/{table['id']}")["result"]
    assert data["deals"]["commitment"] == table["commitment"]
    assert commitment(data["deals"]["opening"]) == table["commitment"]


def test_lobby_lists_open_public_tables_only(served: Served) -> None:
    host = served.guest()
    public = host.create(settings={"public": True})["id"]
    hidden = host.create()["id"]
    listed = {table["id"] for table in served.stranger().get("/api/tables")["tables"]}
    assert public in listed
    assert hidden not in listed
    assert served.stranger().get(f"/api/tables/{hidden}")["id"] == hidden
    guest = served.guest("Ben")
    assert guest.command(public, "sit")[0] == 200
    assert host.command(public, "start")[0] == 200
    assert public not in {t["id"] for t in host.get("/api/tables")["tables"]}


def two_people(served: Served, **settings: object) -> tuple[list[Guest], str]:
    """Two guests at a started table, by seat."""
    guests = [served.guest("Ann"), served.guest("Ben")]
    table = guests[0].create(settings=settings)["id"]
    assert guests[1].command(table, "sit", seat=1)[0] == 200
    assert guests[0].command(table, "start")[0] == 200
    return guests, table


def move_once(guests: list[Guest], table: str) -> dict[str, object]:
    """The current seat makes its first legal move."""
    moves = guests[0].get(f"/api/tables/{table}/moves")
    text = moves["moves"][0]["move"]
    status, done = guests[moves["seat"]].command(table, "move", after=moves["number"], move=text)
    assert status == 200, done
    return dict(moves)


def test_a_game_of_two_people_with_manual_allocation(served: Served) -> None:
    guests, table = two_people(served, allocation="manual")
    for _ in range(32):
        move_once(guests, table)
    shown = guests[0].get(f"/api/tables/{table}")
    assert shown["status"] == "allocating"
    with guests[0].play(table) as stay, guests[1].play(table) as other:
        stay.hear_type("own")
        other.hear_type("own")
        stay.say(type="lay", seat=0, allocation={})
        own = stay.hear_type("own")
        assert own["allocations"]["0"]["allocation"] == {}
        stay.say(type="ping")
        assert stay.hear_type("pong")
        other.say(type="ping")
        assert other.hear()["type"] == "pong"  # Ann's draft has not reached Ben
        assert "0" not in guests[1].get(f"/api/tables/{table}/own")["allocations"]
        assert guests[0].get(f"/api/tables/{table}/own")["allocations"]["0"]["allocation"] == {}
    assert guests[0].command(table, "confirm", seat=0, allocation={})[0] == 200
    assert guests[0].command(table, "confirm", seat=0)[1]["code"] == "table/confirmed"
    assert guests[1].command(table, "confirm", seat=1)[0] == 200
    shown = guests[0].get(f"/api/tables/{table}")
    assert shown["status"] == "finished"
    assert shown["game"]["sheets"][0]["allocation"] == {}
    totals = [sheet["total"] for sheet in shown["game"]["sheets"]]
    assert shown["result"]["scores"] == totals


def test_somebody_at_the_hosts_device_has_a_name(served: Served) -> None:
    host, other = served.guest("Ann"), served.guest("Ben")
    table = host.create(settings={"seats": 3})["id"]
    assert other.command(table, "sit", seat=1, name="Cleo")[1]["code"] == "table/not_host"
    assert host.command(table, "sit", seat=1, name="C" * 30)[0] == 422
    status, done = host.command(table, "sit", seat=1, name=" Cleo ", id="once")
    assert status == 200
    assert host.command(table, "sit", seat=1, name="Cleo", id="once") == (200, done)
    assert host.command(table, "sit", seat=1, name="Dora")[1]["code"] == "table/seat_taken"
    assert other.command(table, "sit", seat=2)[0] == 200
    seats = other.get(f"/api/tables/{table}")["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", "Cleo", "Ben"]
    assert host.get(f"/api/tables/{table}/own")["seats"] == [0, 1]


def test_rematch_happens_once(served: Served) -> None:
    host = served.guest()
    table = host.create(bots={"1": "random"}, start=True)["id"]
    assert host.command(table, "resign", seat=0)[0] == 200
    assert host.get(f"/api/tables/{table}")["status"] == "ended"
    other = served.guest()
    assert other.command(table, "rematch")[0] == 403
    hot = served.guest()
    table = hot.create(seat=0)["id"]
    hot.command(table, "sit", seat=1)
    hot.command(table, "start")
    assert hot.command(table, "rematch")[1]["code"] == "table/not_over"
    assert hot.command(table, "end")[0] == 200
    status, done = hot.command(table, "rematch", id="again")
    assert status == 200
    assert hot.command(table, "rematch", id="again")[1] == done
    again = hot.get(f"/api/tables/{done['table']}")
    assert [seat["person"] for seat in again["seats"]] == [hot.id(), hot.id()]
    assert hot.command(done["table"], "start")[0] == 200


def test_exactly_the_missing_events(served: Served) -> None:
    guests, table = two_people(served)
    for _ in range(5):
        move_once(guests, table)
    every = guests[0].get(f"/api/tables/{table}/events")["events"]
    described(answers.Events, {"events": every})
    last = every[-1]["number"]
    for after in (0, 3, last - 1, last, last + 10):
        with guests[1].play(table, after=after) as stay:
            assert stay.hear()["events"] == every[after:]
        listed = guests[1].get(f"/api/tables/{table}/events?after={after}")["events"]
        assert listed == every[after:]
    with guests[1].play(table, after=last, table=False) as stay:
        assert "table" not in stay.hear()
        moves = move_once(guests, table)
        news = stay.hear_type("events")
        assert [event["number"] for event in news["events"]] == [last + 1]
        assert news["events"][0]["data"]["seat"] == moves["seat"]
        assert "table" not in news


def test_sending_a_move_twice_counts_once(served: Served) -> None:
    guests, table = two_people(served)
    moves = guests[0].get(f"/api/tables/{table}/moves")
    mover = guests[moves["seat"]]
    message = {"id": "one", "after": moves["number"], "move": moves["moves"][0]["move"]}
    first = mover.command(table, "move", **message)
    assert first == mover.command(table, "move", **message)
    with mover.play(table) as stay:
        stay.say(type="move", **message)
        assert stay.hear_type("done", "error")["number"] == first[1]["number"]
    assert guests[0].get(f"/api/tables/{table}")["number"] == moves["number"] + 1
    status, refused = mover.command(table, "move", **(message | {"id": "two"}))
    assert (status, refused["code"]) == (409, "table/old_position")
    assert refused["arguments"]["number"] == moves["number"] + 1


def test_previews_say_what_playing_gives(served: Served) -> None:
    """Against the plain rules: every legal move, and the change in points it brings."""
    guests, table = two_people(served, mode="expert")
    for _ in range(6):
        move_once(guests, table)
    data = guests[0].get(f"/api/tables/{table}/moves")
    described(answers.Moves, data)
    record = GameRecord.from_json(json.dumps(guests[0].get(f"/api/tables/{table}/record")))
    state = record.states()[-1]
    assert [move["move"] for move in data["moves"]] == [str(m) for m in legal_moves(state)]
    now = score(state.cities[data["seat"]])
    shown = guests[0].get(f"/api/tables/{table}")["game"]
    for move in data["moves"][::37]:
        after = play(state, move["move"])
        sheet = score(after.cities[data["seat"]])
        assert move["points"] == sheet.total - now.total == sum(move["changes"].values())
        for category, change in move["changes"].items():
            assert change == sheet.categories[category] - now.categories[category]
        taken = str(state.site[move["square"]])
        assert (move["takes"] or taken) == taken
        assert after.urbanist == move["square"]
        # What cannot be used afterwards is what could not before, and what it blocks.
        usable = {str(m.spot) for m in legal_moves(after)}
        assert not usable & set(move["blocks"])
        assert not set(move["blocks"]) & set(shown["blocked"])


def test_drafts_are_seen_by_their_person_only(served: Served) -> None:
    guests, table = two_people(served)
    moves = guests[0].get(f"/api/tables/{table}/moves")
    seat, text = moves["seat"], moves["moves"][3]["move"]
    mover, other = guests[seat], guests[1 - seat]
    with mover.play(table) as here, mover.play(table) as there, other.play(table) as away:
        for stay in (here, there, away):
            stay.hear_type("own")
        here.say(type="draft", seat=seat, move=text)
        assert here.hear_type("own")["drafts"] == {str(seat): text}
        assert there.hear_type("own")["drafts"] == {str(seat): text}
        away.say(type="draft", seat=seat, move=text)
        assert away.hear()["type"] == "error"
        here.say(type="draft", seat=seat, move="9Z9")
        assert here.hear_type("error")["code"] == "notation/move"
        here.say(type="move", after=moves["number"], move=text)
        here.hear_type("done")
        assert away.hear()["type"] == "events"
    assert mover.get(f"/api/tables/{table}/own")["drafts"] == {}


def test_undo_over_the_wire(served: Served) -> None:
    host = served.guest()
    table = host.create(bots={"1": "greedy"}, start=True)["id"]
    with host.play(table) as stay:
        while (shown := stay.hear_type("events")["table"])["turn"]["seat"] != 0:
            pass
        before = shown["game"]["state"]
        move = host.get(f"/api/tables/{table}/moves")["moves"][0]["move"]
        stay.say(type="move", after=shown["number"], move=move)
        shown = stay.hear_type("events")["table"]
        while shown["turn"]["seat"] != 0:
            shown = stay.hear_type("events")["table"]
        stay.say(type="undo", after=shown["number"])
        assert stay.hear_type("events")["table"]["game"]["state"] == before


def test_an_imported_game_can_be_replayed(served: Served) -> None:
    host = served.guest()
    table = host.create(seat=None, bots={"0": "random", "1": "greedy"}, start=True)["id"]
    with host.play(table) as stay:
        finished(stay)
    record = host.get(f"/api/tables/{table}/record")
    status, shown = host.post("/api/records", record | {"players": ["Söd", "北"]})
    assert status == 201, shown
    again = host.get(f"/api/tables/{shown['id']}/record")
    assert again["players"] == ["Söd", "北"]
    assert (again["moves"], again["result"]) == (record["moves"], record["result"])
    changed = record | {"result": {"scores": [999, 0], "winners": [0]}}
    assert host.post("/api/records", changed)[1]["code"] == "record/wrong_result"


def test_pages_and_operation(served: Served) -> None:
    guest = served.stranger()
    assert guest.get("/health")["status"] == "ok"
    assert b"quadropolis_events_total" in guest.get("/metrics")
    assert b"/api/docs" in guest.get("/") or b"<script" in guest.get("/")
    page = guest.get("/api/docs").decode()
    for path in guest.get("/api/openapi.json")["paths"]:
        assert path in page.replace("&#x27;", "'")
    assert "http://" not in page
    assert "https://" not in page
    names = [bot["name"] for bot in guest.get("/api/bots") if bot["level"]]
    assert names == ["beginner", "casual", "skilled", "strong", "top"]


def test_messages_have_the_described_shapes(served: Served) -> None:
    known = served.stranger().get("/api/openapi.json")["components"]["schemas"]
    host = served.guest()
    table = host.create(bots={"1": "random"}, start=True)["id"]
    heard = set()
    with host.play(table) as stay, host.play(table), served.stranger().play(table):
        stay.say(type="ping")
        stay.say(type="undo", id="u", after=0)
        stay.say(type="say", phrase="thanks")
        stay.say(type="give", id="g", seat=0)
        stay.say(type="hello", table="changes")
        every = {"events", "news", "presence", "own", "pong", "error", "done", "phrases"}
        while heard != every:
            text = stay.socket.recv(timeout=30)
            described(answers.Frame, json.loads(text))
            heard.add(json.loads(text)["type"])
    mapping = known["ServerMessage"]["discriminator"]["mapping"]
    assert set(mapping) == heard
    sent = known["ClientMessage"]["discriminator"]["mapping"]
    assert {"hello", "draft", "lay", "ping", "move", "undo", "confirm"} <= set(sent)
    for reference in (*mapping.values(), *sent.values()):
        assert reference.rpartition("/")[2] in known
