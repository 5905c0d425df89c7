"""Messages that only one browser can read (RFC 8291), signed by this server (RFC 8292).

Written here and not taken from a library: it is little more than the calls below, and what there is
brings two clients for HTTP along that resolve names and follow redirects by themselves.
"""

import base64
import binascii
import hashlib
import hmac
import json
import os
import struct
from dataclasses import dataclass

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from quadropolis.server.errors import WrongSubscription

RECORD_BYTES = 4_096
TEXT_BYTES = 120
"""Every message is as long as any other: its length says nothing."""
SIGNED_SECONDS = 12 * 3600.0
POINT_BYTES, AUTH_BYTES, SALT_BYTES = 65, 16, 16
_LAST = b"\x02"
"""Ends the text of the last record; what follows fills it up."""


def to_text(data: bytes) -> str:
    """Bytes as they are written in addresses and headers."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def to_bytes(text: str) -> bytes:
    """The other way round; anything else is refused."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
    except (binascii.Error, ValueError) as error:
        raise WrongSubscription(reason="keys") from error


@dataclass(frozen=True, slots=True)
class Reader:
    """The keys of one browser: its public point, and a secret it shares with us."""

    point: bytes
    auth: bytes

    @classmethod
    def of(cls, p256dh: str, auth: str) -> "Reader":
        """From what a browser sends, checked."""
        reader = cls(to_bytes(p256dh), to_bytes(auth))
        if len(reader.point) != POINT_BYTES or len(reader.auth) != AUTH_BYTES:
            raise WrongSubscription(reason="keys")
        reader.public()
        return reader

    def public(self) -> ec.EllipticCurvePublicKey:
        """The point, which is on the curve."""
        try:
            return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), self.point)
        except (ValueError, UnsupportedAlgorithm) as error:
            raise WrongSubscription(reason="keys") from error

    def topic(self, table: str) -> str:
        """A name for what is said of a table, which tells the push service nothing of it."""
        return to_text(hmac.new(self.auth, table.encode(), hashlib.sha256).digest()[:24])


def sealed(text: bytes, reader: Reader) -> bytes:
    """The body of a request with content coding `aes128gcm`: one record."""
    if len(text) > TEXT_BYTES:
        raise ValueError("too long for a message")
    own, salt = ec.generate_private_key(ec.SECP256R1()), os.urandom(SALT_BYTES)
    point = _point(own)
    shared = own.exchange(ec.ECDH(), reader.public())
    about = b"WebPush: info\x00" + reader.point + point
    secret = _derived(shared, reader.auth, about, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\x00", 12)
    filled = text + _LAST + bytes(TEXT_BYTES - len(text))
    head = salt + struct.pack("!IB", RECORD_BYTES, len(point)) + point
    return head + AESGCM(key).encrypt(nonce, filled, None)


def _derived(secret: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, about).derive(secret)


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    encoding, form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    return key.public_key().public_bytes(encoding, form)


def new_key() -> str:
    """The secret of a new pair of keys, as it is kept."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return to_text(number.to_bytes(32))


class Signer:
    """Signs for this server: push services know it by its key."""

    def __init__(self, kept: str, contact: str) -> None:
        number = int.from_bytes(to_bytes(kept))
        self._key = ec.derive_private_key(number, ec.SECP256R1())
        self._contact = contact
        self.public = to_text(_point(self._key))
        """What browsers are told, so that they take messages of nobody else."""
        self._signed: dict[str, tuple[float, str]] = {}

    def __repr__(self) -> str:
        return "Signer()"

    def header(self, origin: str, now: float) -> str:
        """The header `Authorization` for a push service; one is used for half of its time."""
        until, token = self._signed.get(origin, (0.0, ""))
        if until < now + SIGNED_SECONDS / 2 or until > now + SIGNED_SECONDS + 60:
            until = now + SIGNED_SECONDS
            token = self._token(origin, int(until))
            self._signed[origin] = until, token
        return f"vapid t={token}, k={self.public}"

    def _token(self, origin: str, until: int) -> str:
        claims = {"aud": origin, "exp": until, "sub": self._contact}
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        text = ".".join(to_text(json.dumps(part).encode()) for part in parts)
        made = self._key.sign(text.encode(), ec.ECDSA(hashes.SHA256()))
        sign = b"".join(number.to_bytes(32) for number in utils.decode_dss_signature(made))
        return f"{text}.{to_text(sign)}"
