"""A push service of our own, with a certificate, and a browser that reads what comes there."""

import base64
import contextlib
import datetime
import hashlib
import ipaddress
import json
import os
import queue
import ssl
import struct
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.x509.oid import NameOID

ADDRESS = "127.0.0.1"
CONTACT = "mailto:host@play.example"
PATIENCE_SECONDS = 300


def to_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def to_bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def certificate(folder: Path) -> Path:
    """A certificate for this machine, with its key, in one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "push service")])
    now = datetime.datetime.now(datetime.UTC)
    own = x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address(ADDRESS))])
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=30))
        .add_extension(own, critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    path = folder / "push.pem"
    secret = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    path.write_bytes(made.public_bytes(serialization.Encoding.PEM) + secret)
    return path


@dataclass
class Received:
    """A request as it came."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Service:
    """What answers, and what was asked."""

    port: int
    came: "queue.SimpleQueue[Received]" = field(default_factory=queue.SimpleQueue)
    status: int = 201
    headers: dict[str, str] = field(default_factory=dict)
    """How it answers from now on."""

    def take(self) -> Received:
        """The next message."""
        return self.came.get(timeout=PATIENCE_SECONDS)

    @property
    def empty(self) -> bool:
        return self.came.empty()

    @property
    def origin(self) -> str:
        return f"https://{ADDRESS}:{self.port}"


@contextlib.contextmanager
def service(pem: Path) -> Iterator[Service]:
    """The service runs; whoever is to trust it needs its certificate."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            self.send_response(there.status)
            for name, value in there.headers.items():
                self.send_header(name, value)
            self.send_header("Content-Length", "0")
            self.end_headers()
            there.came.put(Received(self.path, headers, body))

        do_GET = do_POST  # noqa: N815

        def log_message(self, format: str, *arguments: object) -> None:
            """Nothing."""

    server = ThreadingHTTPServer((ADDRESS, 0), Handler)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(pem)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    there = Service(server.server_port)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield there
    finally:
        server.shutdown()
        server.server_close()


def options(there: Service) -> tuple[str, ...]:
    """What a host writes who calls people over that service."""
    return ("--push", CONTACT, "--push-service", f"{ADDRESS}:{there.port}")


class Browser:
    """The keys of a browser, and what it makes of a message (RFC 8291)."""

    def __init__(
        self, origin: str, name: str = "one", secret: bytes = b"", auth: bytes = b""
    ) -> None:
        number = int.from_bytes(secret or os.urandom(31))
        self._key = ec.derive_private_key(number, ec.SECP256R1())
        encoding, form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        self._point = self._key.public_key().public_bytes(encoding, form)
        self._auth = auth or os.urandom(16)
        self.path = f"/push/{name}"
        self.endpoint = f"{origin}{self.path}"
        self.id = hashlib.sha256(self.endpoint.encode()).hexdigest()

    def subscription(self, **more: Any) -> dict[str, Any]:
        """What a page sends of it."""
        keys = {"p256dh": to_text(self._point), "auth": to_text(self._auth)}
        return {"endpoint": self.endpoint, **keys, **more}

    def read(self, body: bytes) -> dict[str, Any]:
        """What a message says."""
        data: dict[str, Any] = json.loads(self.opened(body))
        return data

    def opened(self, body: bytes) -> bytes:
        """The text of a sealed message."""
        salt, (size, length) = body[:16], struct.unpack("!IB", body[16:21])
        point, text = body[21 : 21 + length], body[21 + length :]
        assert len(text) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        shared = self._key.exchange(ec.ECDH(), theirs)

        def derived(secret: bytes, salt: bytes, about: bytes, length: int) -> bytes:
            return HKDF(hashes.SHA256(), length, salt, about).derive(secret)

        about = b"WebPush: info\0" + self._point + point
        secret = derived(shared, self._auth, about, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, text, None).rstrip(b"\0")
        assert plain.endswith(b"\x02"), "the last record"
        return plain[:-1]


def signed_by(authorization: str) -> tuple[str, dict[str, Any]]:
    """The key of a signature that holds (RFC 8292), and what was signed."""
    kind, _, rest = authorization.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    text, _, sign = parts["t"].rpartition(".")
    numbers = to_bytes(sign)
    assert (kind, len(numbers)) == ("vapid", 64)
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), to_bytes(parts["k"]))
    made = utils.encode_dss_signature(int.from_bytes(numbers[:32]), int.from_bytes(numbers[32:]))
    key.verify(made, text.encode(), ec.ECDSA(hashes.SHA256()))
    head, claims = (json.loads(to_bytes(part)) for part in text.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    return parts["k"], claims
