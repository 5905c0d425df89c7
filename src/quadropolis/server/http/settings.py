"""How a server is set up: options of the command, environment variables, the data folder."""

import errno
import os
import secrets
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from quadropolis.server.errors import FolderUnwritable, ShortSecret, WrongPublicUrl
from quadropolis.server.game.names import Share
from quadropolis.server.http.reach import Reach
from quadropolis.server.limits import Limits
from quadropolis.server.push.services import Push

SHORTEST_SECRET = 16


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything the application needs to know about its place."""

    database: str
    secret: str
    origins: frozenset[str] = frozenset()
    """Other addresses under which people reach this server, like https://play.example."""
    rate: float = 40.0
    """Requests or messages per second of one client in the long run; 0 sets no limit."""
    limits: Limits = field(default_factory=Limits)
    bot_seconds: float = 1.0
    """A bot's thinking time per move; levels take their share of it."""
    bot_workers: int = 0
    """Processes for bots; 0 takes one for every core but one, and at least one."""
    metrics_port: int = 0
    """Also listen there, on this machine only: one port for each process, counted up from it."""
    secure_cookie: bool = False
    """Send the cookie over TLS only."""
    public_url: str | None = None
    """Where others reach this server, like https://play.example; for links and codes to scan."""
    reach: Reach = field(default_factory=Reach)
    """Where it listens."""
    push: Push | None = None
    """Call people whose turn it is over their browsers' push services; None calls nobody."""
    share: Share = field(default_factory=Share)
    """What is its own, if there are several processes on one port."""


def public_url_of(given: str | None) -> str | None:
    """A public address as it is put before the paths of links, checked."""
    if not given:
        return None
    try:
        parts = urlsplit(given)
        right = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        right = False
    if not right or parts.path.strip("/") or parts.query or parts.fragment or parts.username:
        raise WrongPublicUrl(found=repr(given[:100]))
    return f"{parts.scheme}://{parts.netloc}"


def data_folder() -> Path:
    """The user's data folder for this program, made if needed."""
    import platformdirs

    given = os.environ.get("QUADROPOLIS_DATA")
    folder = Path(given) if given else Path(platformdirs.user_data_dir("quadropolis", False))
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise unwritable(folder, error) from error
    return folder


def database_url(given: str | None) -> str:
    """The database as a URL: one that is given, a file's name, or the file in the data folder."""
    if given and "://" in given:
        return given
    path = Path(given) if given else data_folder() / "quadropolis.db"
    if not path.parent.is_dir():
        raise FolderUnwritable(path=str(path.parent), reason=os.strerror(errno.ENOENT))
    return f"sqlite:///{path.absolute()}"


def secret_of(given: str | None) -> str:
    """The secret that signs cookies: one that is given, or one kept in the data folder."""
    if given is not None:
        if len(given) < SHORTEST_SECRET:
            raise ShortSecret(least=SHORTEST_SECRET)
        return given
    path = data_folder() / "secret"
    try:
        # Another server that starts at the same moment must end up with the same secret.
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return _read(path)
    except OSError as error:
        raise unwritable(path, error) from error
    secret = secrets.token_hex(32)
    with os.fdopen(descriptor, "w") as file:
        file.write(secret)
    return secret


def _read(path: Path) -> str:
    try:
        text = path.read_text(encoding="utf-8").strip()
    except OSError as error:
        raise unwritable(path, error) from error
    if len(text) < SHORTEST_SECRET:
        raise ShortSecret(least=SHORTEST_SECRET)
    return text


def unwritable(path: Path, error: OSError) -> FolderUnwritable:
    """The error for a place that cannot be used."""
    return FolderUnwritable(path=str(path), reason=error.strerror or str(error))
