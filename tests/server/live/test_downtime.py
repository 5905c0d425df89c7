"""A server that was away: nobody's clock has run, phrases are still there, others find it."""

import contextlib
import sqlite3
import time
from pathlib import Path

import pytest

from quadropolis.server.errors import WrongPublicUrl
from quadropolis.server.http.reach import Reach
from quadropolis.server.http.settings import public_url_of
from quadropolis.server.live.phrases import ANY_POSITION
from tests.server.http.test_tables import two_people
from tests.server.serving import Served

HOUR = 3_600.0
EXAMPLE = "https://play.example"


def test_the_time_without_a_server_is_charged_to_nobody(tmp_path: Path) -> None:
    with Served(tmp_path, "--rate", "0", "--public-url", f"{EXAMPLE}/") as server:
        assert server.stranger().get("/api/server")["public_url"] == EXAMPLE
        (ann, _), table = two_people(server, clock="total", clock_amount=60)
        (cleo, _), plain = two_people(server)
        with ann.play(table) as stay:
            stay.say(type="say", phrase="good_luck")
            stay.hear_type("phrases")
        before = ann.get(f"/api/tables/{table}")["turn"]
        assert server.stop() == 0
        with contextlib.closing(sqlite3.connect(server.database)) as database, database:
            # As if all of that had been an hour ago.
            database.execute("UPDATE events SET at = at - ?", (HOUR,))
            assert database.execute("UPDATE signs SET at = at - ?", (HOUR,)).rowcount == 1
            kept = "SELECT count(*) FROM thoughts WHERE position = ?"
            assert database.execute(kept, (ANY_POSITION,)).fetchone() == (1,)
        server.start()
        turn = ann.get(f"/api/tables/{table}")["turn"]
        assert turn["left"] == before["left"] == [60.0, 60.0]
        assert turn["deadline"] == pytest.approx(before["deadline"], abs=60)
        assert turn["deadline"] > time.time()
        last = ann.get(f"/api/tables/{table}/events")["events"][-1]
        assert last["kind"] == "paused"
        assert last["data"]["seconds"] == pytest.approx(HOUR, abs=60)
        assert cleo.get(f"/api/tables/{plain}/events")["events"][-1]["kind"] == "dealt"
        with ann.play(table) as stay:
            assert stay.hear_type("phrases")["phrases"][0]["phrase"] == "good_luck"


@pytest.mark.parametrize(
    "wrong",
    ["play.example", "ftp://play.example", "https://play.example/games", "https://", "x" * 200],
)
def test_a_public_address_is_one(wrong: str) -> None:
    with pytest.raises(WrongPublicUrl):
        public_url_of(wrong)


def test_where_a_server_is_reached() -> None:
    assert public_url_of("https://play.example:8443/") == "https://play.example:8443"
    assert public_url_of(None) is None
    for here in ("127.0.0.1", "127.3.2.1", "::1"):
        assert Reach.of(here, 80) == Reach(this_machine_only=True)
    assert Reach.of("192.168.0.7", 80).addresses == ("http://192.168.0.7:80",)
    assert Reach.of("2001:db8::7", 80).addresses == ("http://[2001:db8::7]:80",)
    everywhere = Reach.of("0.0.0.0", 8765)
    assert not everywhere.this_machine_only
    assert not any("127." in address or "0.0.0.0" in address for address in everywhere.addresses)
