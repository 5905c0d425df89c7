"""The built page is served at all its addresses, compressed, with the right lifetimes."""

import gzip

import pytest

from tests.server.serving import Guest, Served


@pytest.fixture(scope="module")
def stranger(served: Served) -> Guest:
    return served.stranger()


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/table/k3m9x2ab",
        "/table/k3m9x2ab/replay",
        "/games/",
        "/rules/harbor",
        "/pad",
        "/position",
    ],
)
def test_the_document_is_at_every_address(stranger: Guest, path: str) -> None:
    status, body, headers = stranger.request("GET", path, None)
    assert status == 200
    assert headers["content-type"].startswith("text/html")
    assert headers["cache-control"] == "no-cache"
    assert b'<script type="module"' in body


def test_an_unknown_address_is_not_found_but_friendly(stranger: Guest) -> None:
    wants = {"Accept": "text/html,application/xhtml+xml"}
    status, body, _ = stranger.request("GET", "/nowhere/at/all", None, wants)
    assert status == 404
    assert b'<script type="module"' in body
    status, data, _ = stranger.request("GET", "/nowhere/at/all.js", None)
    assert (status, data["code"]) == (404, "request/not_found")


def test_assets_are_compressed_and_kept_forever(stranger: Guest) -> None:
    _, document, _ = stranger.request("GET", "/", None)
    script = document.decode().split('src="')[1].split('"')[0]
    status, plain, headers = stranger.request("GET", script, None)
    assert status == 200
    assert headers["content-type"].startswith("text/javascript")
    assert "immutable" in headers["cache-control"]
    assert headers["vary"] == "accept-encoding"
    sizes = [len(plain)]
    for accepted, encoding in (("gzip, br;q=0", "gzip"), ("gzip, deflate, br, zstd", "br")):
        _, packed, headers = stranger.request("GET", script, None, {"Accept-Encoding": accepted})
        assert headers["content-encoding"] == encoding
        sizes.append(len(packed))
        if encoding == "gzip":
            assert gzip.decompress(packed) == plain
    assert sizes == sorted(sizes, reverse=True)
    assert stranger.request("GET", f"{script}.br", None)[0] == 404


@pytest.mark.parametrize(
    "path", ["/../pyproject.toml", "/%2e%2e/secret", "/assets/../../x", "/.git"]
)
def test_nothing_else_is_handed_out(stranger: Guest, path: str) -> None:
    assert stranger.request("GET", path, None)[0] == 404


def test_the_api_is_asked_in_the_right_way(stranger: Guest) -> None:
    wants = {"Accept": "text/html,application/xhtml+xml"}
    status, data, headers = stranger.request("GET", "/api/tables/k3m9x2ab/commands", None, wants)
    assert (status, data["code"]) == (405, "request/wrong_method")
    assert headers["allow"] == "POST"


def test_pages_can_be_asked_for_their_heads_alone(stranger: Guest) -> None:
    status, body, headers = stranger.request("HEAD", "/pad", None)
    assert (status, body) == (200, b"")
    assert headers["content-type"].startswith("text/html")
    assert stranger.request("POST", "/pad", b"{}")[0] == 404
