"""Whatever is sent for a long time: no failure of the server, and its memory stays as it is.

`make test-long` takes ten minutes for it, with schemathesis beside the random frames.
"""

import contextlib
import json
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

from websockets.exceptions import WebSocketException

from tests.server.attacks.wires import frame, upgrade, wire
from tests.server.serving import Guest, Served
from tests.sizes import LONG, size

SECONDS = size(4, 600)
WARMING_UP = size(2, 60)
FLAT = 1.2
TYPES = (
    "hello", "draft", "plan", "lay", "ping", "sit", "leave", "seat_bot", "share", "start", "move",
    "undo", "answer_undo", "confirm", "resign", "give", "come_back", "rematch", "say", "hint",
)  # fmt: skip
FIELDS = (
    "id", "after", "seat", "move", "bot", "allocation", "agrees", "table", "share", "name",
    "phrase", "step", "within",
)  # fmt: skip
VALUES: tuple[Any, ...] = (
    None, True, 0, 1, 3, -1, 7, 10**9, 0.5, "", "x", "top", "1N1:a1", "2W2:-", "ab" * 20, [], {},
    "nudge", "changes", "hello", 10**4_000,
    {"a1": {"inhabitants": 1}}, ["x"], "\u202e", "x" * 3_000,
)  # fmt: skip
LAST = "last"


def _message(random: Random) -> dict[str, Any]:
    fields = random.sample(FIELDS, random.randrange(5))
    return {"type": random.choice(TYPES), **{name: random.choice(VALUES) for name in fields}}


def _say_things(guest: Guest, table: str, random: Random) -> None:
    """A stay at a table, with messages of all kinds."""
    with contextlib.suppress(WebSocketException, OSError), guest.play(table) as stay:
        for _ in range(60):
            stay.say(**_message(random))
        # Everything is read: whoever closes with much unread waits for the other side.
        stay.say(type="leave", seat=3, id=LAST)
        while stay.hear().get("id") != LAST:
            pass


def _send_frames(guest: Guest, table: str, random: Random) -> None:
    """Frames of all kinds, whole and in parts, right and wrong."""
    with wire(guest.port, "127.0.0.1") as made, contextlib.suppress(OSError):
        upgrade(made, guest, table)
        for _ in range(30):
            payload = random.randbytes(random.choice((0, 1, 5, 125, 126, 2_000)))
            whole = frame(random.randrange(16), payload, last=random.random() < 0.7)
            made.sendall(whole if random.random() < 0.9 else random.randbytes(30))


def _ask(guest: Guest, table: str, random: Random) -> None:
    """Commands over HTTP."""
    for _ in range(20):
        status, answer = guest.post(f"/api/tables/{table}/commands", _message(random))
        assert status < 500, answer


def _fuzz(served: Served, until: float, random: Random) -> None:
    guest = served.guest("Eve")
    while time.monotonic() < until:
        new = {"settings": {"seats": 2}, "bots": {"1": "random"}, "start": random.random() < 0.7}
        table = guest.create(**new)["id"]
        for how in random.choices((_say_things, _send_frames, _ask), k=6):
            how(guest, table, random)
        guest.command(table, "end")


def test_nothing_that_is_sent_fails_or_fills_the_server(tmp_path: Path) -> None:
    # Tables that were played are kept in memory up to a limit, which is soon reached here.
    limits = ("--limit", "tables-per-person=0", "--limit", "tables-in-memory=60")
    options = ("--rate", "0", "--bot-seconds", "0.01", *limits)
    with Served(tmp_path, *options) as served:
        random = Random(11)
        _fuzz(served, time.monotonic() + WARMING_UP, random)
        before = served.memory()
        with contextlib.ExitStack() as held:
            if LONG:
                held.enter_context(_schemathesis(served, tmp_path))
            _fuzz(served, time.monotonic() + SECONDS, random)
        assert served.memory() < FLAT * before
        counted = served.stranger().get("/metrics").decode()
        assert 'status="500"' not in counted
        events = [json.loads(line)["event"] for line in served.logged().splitlines()]
        assert not {"failed", "socket_failed", "work_failed", "telling_failed"} & set(events)
        assert served.stop() == 0


@contextlib.contextmanager
def _schemathesis(served: Served, folder: Path) -> Any:
    """Requests that fit the description and many that do not, meanwhile."""
    (folder / "settings.toml").write_text("", encoding="ascii")
    command = (
        *(sys.executable, "-m", "schemathesis.cli", "--config-file", "settings.toml"),
        *("run", f"http://127.0.0.1:{served.port}/api/openapi.json"),
        *("--checks", "not_a_server_error", "--phases", "examples,coverage,fuzzing"),
        *("--header", f"Cookie: {served.guest('Sam').cookie}", "--exclude-method", "DELETE"),
        *("--max-examples", "2000", "--max-time", str(SECONDS), "--warnings", "off", "--no-color"),
    )
    with (folder / "tested").open("w") as told:
        running = subprocess.Popen(command, cwd=folder, stdout=told, stderr=told)
        yield
        assert running.wait(SECONDS) == 0, (folder / "tested").read_text("utf-8")[-8_000:]
