"""A real server process on loopback, and clients that talk to it."""

import contextlib
import http.client
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

SECRET = "a secret that only the tests know"


def described(shape: Any, data: object) -> None:
    """Hold an answer against its description."""
    msgspec.convert(data, shape, strict=True)


class Served:
    """A server process with a database file; to be started, killed and started again."""

    def __init__(
        self,
        folder: Path,
        *options: str,
        database: str = "games.db",
        descriptors: tuple[int, int] | None = None,
    ) -> None:
        """`descriptors` are the soft and the hard limit of open files it is started with."""
        self.folder, self.database = folder, folder / database
        self._descriptors = descriptors
        self._url = database if "://" in database else str(self.database)
        self._options = options
        self._process: subprocess.Popen[str] | None = None
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start, on the same port as before, and wait until it listens."""
        options = ("--port", str(self.port), "--database", self._url, *self._options)
        self.log = (self.folder / "log").open("ab")
        command = (sys.executable, "-m", "quadropolis", "serve", "--no-browser", *options)
        if self._descriptors is not None:
            soft, hard = self._descriptors
            command = ("prlimit", f"--nofile={soft}:{hard}", "--", *command)
        self._process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
            env={**os.environ, "QUADROPOLIS_SECRET": SECRET, "QUADROPOLIS_DATA": str(self.folder)},
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert "http://" in line, self.logged()
        self.port = int(line.split("http://")[1].split("/")[0].rpartition(":")[2])

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def logged(self) -> str:
        """Everything it has written to its log so far."""
        return (self.folder / "log").read_text(encoding="utf-8")

    def end(self, how: signal.Signals) -> int:
        """Send a signal and wait for the end."""
        assert self._process is not None
        self._process.send_signal(how)
        code = self._process.wait(30)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self.log.close()
        return code

    def kill(self) -> None:
        """What a power cut does to a process."""
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        """What Ctrl-C does."""
        return self.end(signal.SIGINT)

    def metric(self, name: str, port: int | None = None) -> float:
        """The reading of a counter or gauge, all its labels together."""
        answer = Guest(port or self.port).request("GET", "/metrics", None)
        lines = answer[1].decode().splitlines()
        readings = (line.rpartition(" ") for line in lines if not line.startswith("#"))
        return sum(
            float(reading)
            for label, _, reading in readings
            if label.partition("{")[0] == f"quadropolis_{name}"
        )

    def memory(self) -> int:
        """The bytes of memory it holds now."""
        text = Path(f"/proc/{self.pid}/status").read_text(encoding="ascii")
        return int(text.partition("VmRSS:")[2].split()[0]) * 1024

    def guest(self, name: str = "Ann", source: str | None = None) -> "Guest":
        """A new person with a cookie, from that address of the loopback net."""
        guest = Guest(self.port, source=source)
        assert guest.post("/api/me", {"name": name})[0] == 201
        return guest

    def stranger(self, source: str | None = None) -> "Guest":
        """Somebody without a cookie."""
        return Guest(self.port, source=source)

    def __enter__(self) -> "Served":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._process is not None and self._process.poll() is None:
            self.end(signal.SIGKILL)


class Guest:
    """An HTTP client with a cookie jar of one cookie."""

    def __init__(self, port: int, cookie: str | None = None, source: str | None = None) -> None:
        self.port, self.cookie = port, cookie
        self.source = None if source is None else (source, 0)
        """Where it calls from, if that matters; all of 127.0.0.0/8 is this machine."""

    def request(
        self, method: str, path: str, body: bytes | None, headers: dict[str, str] | None = None
    ) -> tuple[int, Any, dict[str, str]]:
        """Status, body (as data if it is JSON) and headers of an answer."""
        sent = {"Content-Type": "application/json"} if body is not None else {}
        if self.cookie:
            sent["Cookie"] = self.cookie
        connection = http.client.HTTPConnection(
            "127.0.0.1", self.port, timeout=30, source_address=self.source
        )
        with contextlib.closing(connection):
            connection.request(method, path, body, {**sent, **(headers or {})})
            with connection.getresponse() as answer:
                text = answer.read()
        found = {name.lower(): value for name, value in answer.getheaders()}
        if "set-cookie" in found:
            self.cookie = found["set-cookie"].partition(";")[0]
        is_json = found.get("content-type", "").startswith("application/json")
        return answer.status, json.loads(text) if is_json and text else text, found

    def get(self, path: str) -> Any:
        """The data at an address that must be there."""
        status, data, _ = self.request("GET", path, None)
        assert status == 200, (path, status, data)
        return data

    def post(self, path: str, data: Any) -> tuple[int, Any]:
        """Status and data of an answer to JSON."""
        status, answer, _ = self.request("POST", path, json.dumps(data).encode())
        return status, answer

    def command(self, table: str, type: str, **fields: Any) -> tuple[int, Any]:
        """Send a command."""
        return self.post(f"/api/tables/{table}/commands", {"type": type, **fields})

    def create(self, **new: Any) -> dict[str, Any]:
        """A new table."""
        status, table = self.post("/api/tables", new)
        assert status == 201, table
        assert isinstance(table, dict)
        return table

    def id(self) -> str:
        """Who I am."""
        return str(self.get("/api/me")["id"])

    def play(self, id: str, after: int = 0, **hello: Any) -> "Stay":
        """Connect to a table and say hello."""
        stay = Stay(self, id)
        # A refusal may be quicker than we are; it is heard all the same.
        with contextlib.suppress(ConnectionClosed):
            stay.say(type="hello", after=after, **hello)
        return stay


class Stay:
    """A WebSocket connection to a table."""

    def __init__(self, guest: Guest, table: str, origin: str | None = None) -> None:
        headers = {"Cookie": guest.cookie} if guest.cookie else {}
        if origin:
            headers["Origin"] = origin
        self._open = contextlib.ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(
                f"ws://127.0.0.1:{guest.port}/api/tables/{table}/play",
                additional_headers=headers,
                compression=None,
                max_size=None,
                source_address=guest.source,
            )
        )

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, seconds: float = 30) -> dict[str, Any]:
        """The next message."""
        data = json.loads(self.socket.recv(timeout=seconds))
        assert isinstance(data, dict)
        return data

    def hear_type(self, *types: str) -> dict[str, Any]:
        """The next message of one of these types."""
        while (message := self.hear())["type"] not in types:
            pass
        return message

    def closing_code(self) -> int | None:
        """Listen until the server closes the connection; its code."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None

    def close(self) -> None:
        self._open.close()

    def __enter__(self) -> "Stay":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()
