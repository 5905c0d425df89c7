"""Whatever is sent: a clear refusal, never a failure of the server."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import InvalidStatus

from quadropolis.rules.errors import QuadropolisError
from quadropolis.server.errors import ServerError, TooFast
from quadropolis.server.http.play import MOST_COMPLAINTS, POLICY
from quadropolis.server.http.rates import BURST_SECONDS, Rates
from tests.server.serving import Guest, Served, Stay
from tests.sizes import size

JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)
MESSAGE_TOO_BIG = 1009
TYPES = (
    "hello", "draft", "plan", "lay", "ping", "sit", "leave", "seat_bot", "start", "move", "undo",
    "answer_undo", "confirm", "resign", "give", "come_back", "end", "rematch", "nothing",
)  # fmt: skip
FIELDS = ("id", "after", "seat", "move", "bot", "allocation", "agrees", "table", "other")


@pytest.fixture(scope="module")
def place(served: Served) -> tuple[Guest, str]:
    """A person at a running table."""
    guest = served.guest()
    table = str(guest.create(settings={"seats": 3}, seat=0)["id"])
    guest.command(table, "sit", seat=1)
    guest.command(table, "sit", seat=2)
    assert guest.command(table, "start")[0] == 200
    return guest, table


def _refused(status: int, answer: Any) -> None:
    assert status < 500, answer
    if status >= 400:
        assert set(answer) == {"code", "arguments", "text"}


@settings(max_examples=size(150, 2000))
@given(
    type=st.sampled_from(TYPES),
    fields=st.dictionaries(st.sampled_from(FIELDS), JSON_VALUES | st.integers(0, 4), max_size=5),
)
def test_any_command(place: tuple[Guest, str], type: str, fields: dict[str, Any]) -> None:
    guest, table = place
    _refused(*guest.post(f"/api/tables/{table}/commands", {**fields, "type": type}))


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/api/me"),
        ("POST", "/api/recover"),
        ("POST", "/api/tables"),
        ("POST", "/api/score"),
        ("POST", "/api/records"),
        ("GET", "/api/tables/%00"),
        ("GET", "/api/tables/../../etc"),
        ("GET", "/api/tables/" + "x" * 5000),
        ("GET", "/api/nothing"),
        ("PUT", "/api/tables"),
        ("DELETE", "/api/tables"),
        ("GET", "/%ff%fe"),
    ],
)
@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"null", b"\xff\xff", b'"x"', b'{"name": {}}', b"[" * 20_000]
)
def test_any_body(served: Served, method: str, path: str, body: bytes) -> None:
    status, answer, _ = served.guest().request(method, path, body if method != "GET" else None)
    assert 400 <= status < 500, answer
    if isinstance(answer, dict):
        _refused(status, answer)


def test_random_frames(place: tuple[Guest, str]) -> None:
    guest, table = place
    random = Random(5)
    for _ in range(size(12, 200)):
        with guest.play(table) as stay:
            stay.hear_type("own")
            for _ in range(20):
                junk = random.randbytes(random.randrange(1, 200))
                stay.socket.send(junk if random.random() < 0.5 else junk.decode("latin-1"))
                assert stay.hear_type("error")["code"] == "request/wrong_message"
            stay.say(type="ping")
            assert stay.hear_type("pong")


def test_endless_junk_is_cut_off(place: tuple[Guest, str]) -> None:
    guest, table = place
    with guest.play(table) as stay:
        for _ in range(MOST_COMPLAINTS):
            stay.socket.send("junk")
        assert stay.closing_code() == POLICY


def test_the_first_message_is_a_hello(place: tuple[Guest, str]) -> None:
    guest, table = place
    stay = Stay(guest, table)
    stay.say(type="ping")
    assert stay.closing_code() == POLICY
    stay.close()


def test_an_unknown_table(served: Served) -> None:
    guest = served.guest()
    assert guest.request("GET", "/api/tables/nowhere", None)[0] == 404
    stay = guest.play("nowhere")
    assert stay.hear()["code"] == "table/unknown"
    stay.close()


def test_oversize(place: tuple[Guest, str]) -> None:
    guest, table = place
    status, answer = guest.post("/api/score", {"city": "x" * 40_000})
    assert (status, answer["code"]) == (413, "request/too_large")
    status, answer = guest.post("/api/records", {"x": "x" * 1_100_000})
    assert (status, answer["code"]) == (413, "request/too_large")
    stay = guest.play(table)
    stay.hear_type("own")
    stay.socket.send("x" * 100_000)
    assert stay.closing_code() in (None, MESSAGE_TOO_BIG)
    stay.close()


def test_a_body_of_unknown_length(served: Served) -> None:
    """Chunked, so that its size is not announced."""
    import http.client

    connection = http.client.HTTPConnection("127.0.0.1", served.port, timeout=30)
    chunks = (b"x" * 10_000 for _ in range(50))
    headers = {"Content-Type": "application/json"}
    try:
        connection.request("POST", "/api/score", chunks, headers, encode_chunked=True)
        status = connection.getresponse().status
    except (BrokenPipeError, ConnectionResetError):
        status = 413  # it hung up on us
    assert status == 413
    connection.close()


def test_script_in_names_and_records_stays_text(served: Served) -> None:
    name = "<script>1</script>"
    guest = served.guest(name)
    table = guest.create()["id"]
    _, shown, headers = guest.request("GET", f"/api/tables/{table}", None)
    assert shown["seats"][0]["name"] == name
    assert headers["content-type"] == "application/json"
    assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://[", "https://127.0.0.1"])
def test_wrong_origin(place: tuple[Guest, str], origin: str) -> None:
    guest, table = place
    body = json.dumps({"name": "Eve"}).encode()
    status, answer, _ = guest.request("POST", "/api/me", body, {"Origin": origin})
    assert (status, answer["code"]) == (403, "request/wrong_origin")
    with pytest.raises(InvalidStatus) as refused:
        Stay(guest, table, origin=origin)
    assert refused.value.response.status_code == 403


def test_right_origin(place: tuple[Guest, str]) -> None:
    guest, table = place
    own = f"http://127.0.0.1:{guest.port}"
    assert guest.request("POST", "/api/me", b'{"name": "Ann"}', {"Origin": own})[0] == 201
    Stay(guest, table, origin=own).close()


def test_other_sites_cannot_post_forms(place: tuple[Guest, str]) -> None:
    guest, _ = place
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    assert guest.request("POST", "/api/me", b"name=Eve", form)[0] == 415
    text = {"Content-Type": "text/plain"}
    assert guest.request("POST", "/api/me", b'{"name": "Eve"}', text)[0] == 415
    cross = {"Sec-Fetch-Site": "cross-site"}
    assert guest.request("POST", "/api/me", b'{"name": "Eve"}', cross)[0] == 403


@pytest.mark.parametrize("path", ["/", "/api/docs", "/api/me", "/nowhere", "/plain.css"])
def test_security_headers(served: Served, path: str) -> None:
    _, _, headers = served.stranger().request("GET", path, None)
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    # WebAssembly compiles; nothing else may be made into script.
    assert re.findall(r"'[^']*unsafe[^']*'", policy) == ["'wasm-unsafe-eval'"]
    assert headers["x-content-type-options"] == "nosniff"
    assert "server" not in headers


def test_every_error_has_its_own_code_and_a_status() -> None:

    codes = [error.code for error in QuadropolisError.all_types()]
    assert len(codes) == len(set(codes))
    assert all(400 <= error.status < 600 for error in ServerError.all_types())


# --- rates ----------------------------------------------------------------------------


def test_a_bucket_fills_steadily() -> None:
    now = 0.0
    rates = Rates(10, clock=lambda: now)
    for _ in range(int(10 * BURST_SECONDS)):
        rates.take("a", "here")
    with pytest.raises(TooFast):
        rates.take("a", "here")
    rates.take("b", "here")
    now = 1.0
    for _ in range(10):
        rates.take("a", "here")
    with pytest.raises(TooFast):
        rates.take("a", "here")


def test_a_server_limits_clients(tmp_path: Path) -> None:
    with Served(tmp_path, "--rate", "4") as served:
        guest = served.guest()
        answers = [guest.request("GET", "/api/me", None) for _ in range(60)]
        statuses = [status for status, _, _ in answers]
        assert set(statuses) == {200, 429}
        refused = next(answer for answer in answers if answer[0] == 429)
        assert refused[1]["code"] == "request/too_fast"
        assert int(refused[2]["retry-after"]) >= 1
        # Somebody else is not held up by it, but new guests cost more than others.
        statuses = [served.stranger().post("/api/me", {"name": "X"})[0] for _ in range(20)]
        assert set(statuses) <= {201, 429}
        assert statuses.count(201) < len(statuses) / 2


@pytest.mark.parametrize(
    ("options", "believed"),
    [((), False), (("--proxy", "127.0.0.1"), True), (("--proxy", "10.9.9.9"), False)],
)
def test_addresses_are_taken_from_a_known_proxy_only(
    tmp_path: Path, options: tuple[str, ...], believed: bool
) -> None:
    with Served(tmp_path, "--rate", "4", *options) as served:
        body = b'{"name": "X"}'
        statuses = [
            served.stranger().request(
                "POST", "/api/me", body, {"X-Forwarded-For": f"192.0.2.{number}"}
            )[0]
            for number in range(20)
        ]
        assert (set(statuses) == {201}) == believed
        assert set(statuses) <= {201, 429}
