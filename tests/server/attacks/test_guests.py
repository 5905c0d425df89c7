"""Guests are cheap: whoever has many of them gets no more than somebody with one."""

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quadropolis.server.errors import TooFast, WrongLimit
from quadropolis.server.http.addresses import place
from quadropolis.server.http.rates import BURST_SECONDS, Rates
from quadropolis.server.limits import Limits
from tests.server.attacks.places import ELSEWHERE, refused
from tests.server.serving import Served
from tests.sizes import size

RATE = 20
TABLES = 3


@pytest.fixture(scope="module")
def busy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that counts in small numbers."""
    limits = ("rate-per-address=40", "guests-per-minute=10", f"tables-per-minute={TABLES}")
    options = [part for limit in limits for part in ("--limit", limit)]
    with Served(tmp_path_factory.mktemp("guests"), "--rate", str(RATE), *options) as served:
        yield served


def test_many_guests_of_one_address_get_no_more_than_the_address(busy: Served) -> None:
    guests = [busy.guest(f"Eve{number}", ELSEWHERE) for number in range(5)]
    asked = size(60, 200)

    def ask(number: int) -> list[int]:
        guest = guests[number]
        return [guest.request("GET", "/api/me", None)[0] for _ in range(asked)]

    with ThreadPoolExecutor(len(guests)) as threads:
        found = Counter(status for statuses in threads.map(ask, range(5)) for status in statuses)
    assert found[429] > 0
    assert set(found) == {200, 429}
    # Somebody at another address is not held up by it.
    ann = busy.guest("Ann")
    assert ann.get("/api/me")["name"] == "Ann"


def test_new_guests_of_one_address_are_counted_deleted_ones_too(busy: Served) -> None:
    codes = []
    for _ in range(20):
        eve = busy.stranger("127.0.0.3")
        made = eve.post("/api/me", {"name": "Eve"})
        if made[0] != 201:
            refused(made, "request/too_fast")
            codes.append(made[0])
            continue
        cookie = eve.cookie
        eve.request("DELETE", "/api/me", None)
        eve.cookie = cookie  # it is signed, and of nobody
        again = eve.post("/api/me", {"name": "Eve"})
        codes.append(again[0])
    assert codes.count(201) <= 10


def test_becoming_a_guest_costs_more_than_other_requests(busy: Served) -> None:
    """Also if nothing comes of it."""
    strangers = [busy.stranger("127.0.0.9") for _ in range(30)]
    found = {stranger.post("/api/me", {"name": "\u3164"})[0] for stranger in strangers}
    assert found == {422, 429}


def test_new_guests_are_counted_besides_their_requests(busy: Served) -> None:
    """As many requests alone would not be refused yet."""
    strangers = [busy.stranger("127.0.0.8") for _ in range(12)]
    made = [stranger.post("/api/me", {"name": "Eve"}) for stranger in strangers]
    assert [status for status, _ in made].count(201) <= 11
    refused(made[-1], "request/too_fast")


def test_new_tables_of_one_address_are_counted_rematches_too(busy: Served) -> None:
    eve = busy.guest("Eve", "127.0.0.5")
    tables = [eve.create(bots={"1": "random"}, start=True)["id"] for _ in range(TABLES)]
    refused(eve.post("/api/tables", {}), "request/too_fast")
    assert eve.command(tables[0], "end")[0] == 200
    refused(eve.command(tables[0], "rematch"), "request/too_fast")
    assert busy.guest("Ann", "127.0.0.6").post("/api/tables", {})[0] == 201


def test_those_who_play_at_ones_device_are_counted_too(busy: Served) -> None:
    eve = busy.guest("Eve", "127.0.0.7")
    table = eve.create(settings={"seats": 4}, guests={"1": "Eva"})["id"]
    codes = []
    for _ in range(12):
        codes.append(eve.command(table, "sit", seat=2, name="Zoe")[0])
        eve.command(table, "leave", seat=2)
    assert codes.count(200) <= 10 - 2
    refused(eve.command(table, "sit", seat=3, name="Zoe"), "request/too_fast")
    refused(eve.post("/api/tables", {"guests": {"1": "Zoe"}}), "request/too_fast")
    assert eve.command(table, "sit", seat=2)[0] == 200


@pytest.mark.parametrize(
    "text", ["", "=1", "rate-per-adress=1", "rate-per-address", "rate-per-address=x",
             "sockets-per-person=1.5", "sockets-per-person=-1", "head-seconds=nan",
             "head-seconds=inf"],
)  # fmt: skip
def test_a_limit_that_is_none_is_told(text: str) -> None:
    with pytest.raises(WrongLimit) as told:
        Limits().changed([text])
    assert "sockets-per-person" in told.value.arguments["names"]


def test_limits_are_set_by_their_names() -> None:
    limits = Limits().changed(["sockets-per-person=5", "head-seconds=0.5", "unread-bytes=0"])
    assert (limits.sockets_per_person, limits.head_seconds, limits.unread_bytes) == (5, 0.5, 0)
    assert limits.changed([]) == limits


@given(st.ip_addresses(v=6), st.integers(0, 2**64 - 1))
def test_a_network_of_ipv6_is_one_place(address, within):
    network = int(address) >> 64 << 64
    if address.ipv4_mapped is None and (network | within) >> 32 != 0xFFFF:
        other = type(address)(network | within)
        assert place((str(other), 1)) == place((str(type(address)(network)), 2))


def test_other_addresses_are_other_places():
    assert place(("2001:db8:0:1::1", 1)) != place(("2001:db8:0:2::1", 1))
    assert place(("192.0.2.1", 1)) != place(("192.0.2.2", 1))
    assert place(("::ffff:192.0.2.1", 1)) == place(("192.0.2.1", 1))
    assert place(None) == place(()) == "unknown"


@given(st.lists(st.tuples(st.sampled_from("abc"), st.sampled_from("xy"), st.floats(0.1, 9))))
def test_neither_a_person_nor_an_address_gets_more_than_its_bucket(asked):
    rates = Rates(2.0, Limits(rate_per_address=3.0), clock=lambda: 0.0)
    paid: Counter[str] = Counter()
    for person, where, cost in asked:
        with suppress(TooFast):
            rates.take(person, where, cost)
            paid[person] += cost
            paid[where] += cost
    assert all(paid[person] <= 2.0 * BURST_SECONDS + 1e-6 for person in "abc")
    assert all(paid[where] <= 3.0 * BURST_SECONDS + 1e-6 for where in "xy")
