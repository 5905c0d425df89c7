"""What is sent can be read by one browser alone, and comes from this server."""

import time

import pytest
from cryptography.exceptions import InvalidTag

from quadropolis.server.errors import WrongSubscription
from quadropolis.server.push.sealing import TEXT_BYTES, Reader, Signer, new_key, sealed
from tests.server.push.stand_in import CONTACT, Browser, signed_by, to_bytes, to_text

ORIGIN = "https://push.example"
# The example of RFC 8291, section 5 and appendix A.
SECRET = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_our_browser_reads_the_example_of_the_standard() -> None:
    browser = Browser(ORIGIN, secret=to_bytes(SECRET), auth=to_bytes(AUTH))
    assert browser.opened(to_bytes(BODY)) == b"When I grow up, I want to be a watermelon"


def test_one_browser_reads_it_and_no_other() -> None:
    one, other = Browser(ORIGIN), Browser(ORIGIN)
    sent = one.subscription()
    reader = Reader.of(sent["p256dh"], sent["auth"])
    bodies = [sealed(text, reader) for text in (b"", b"turn", b"turn", b"x" * TEXT_BYTES)]
    assert [one.opened(body) for body in bodies] == [b"", b"turn", b"turn", b"x" * TEXT_BYTES]
    assert len({len(body) for body in bodies}) == 1, "the length says nothing"
    assert len(set(bodies)) == len(bodies)
    with pytest.raises(InvalidTag):
        other.opened(bodies[1])
    with pytest.raises(ValueError, match="too long"):
        sealed(b"x" * (TEXT_BYTES + 1), reader)
    assert "k3m9x2ab" not in reader.topic("k3m9x2ab")
    assert len(reader.topic("k3m9x2ab")) == 32
    assert reader.topic("k3m9x2ab") != reader.topic("k3m9x2ac")


GOOD = Browser(ORIGIN).subscription()


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        ("", GOOD["auth"]),
        (GOOD["p256dh"], ""),
        (GOOD["p256dh"][:-4], GOOD["auth"]),
        (to_text(b"\x04" + bytes(64)), GOOD["auth"]),
        (to_text(b"\x02" + bytes(64)), GOOD["auth"]),
        (GOOD["p256dh"], to_text(bytes(15))),
        (GOOD["p256dh"], "~" * 22),
        ("é" * 87, GOOD["auth"]),
    ],
    ids=("no key", "no auth", "short", "no point", "no form", "few", "letters", "foreign"),
)
def test_what_is_no_key_is_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(WrongSubscription):
        Reader.of(p256dh, auth)


def test_a_signature_holds_for_one_service_and_a_while() -> None:
    kept, now = new_key(), time.time()
    signer, again = Signer(kept, CONTACT), Signer(kept, CONTACT)
    key, claims = signed_by(signer.header(ORIGIN, now))
    assert key == signer.public == again.public != Signer(new_key(), CONTACT).public
    assert (claims["aud"], claims["sub"]) == (ORIGIN, CONTACT)
    assert now < claims["exp"] <= now + 86_400
    assert signer.header(ORIGIN, now + 60) == signer.header(ORIGIN, now)
    assert signer.header("https://other.example", now) != signer.header(ORIGIN, now)
    later = signed_by(signer.header(ORIGIN, now + 11 * 3600))[1]
    assert later["exp"] > claims["exp"]
    assert kept not in repr(signer)
