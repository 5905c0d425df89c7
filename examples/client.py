"""A program that plays a whole game through the API of a server.

    quadropolis serve --no-browser
    python examples/client.py http://127.0.0.1:8765

It becomes a guest, sits down with a bot, and always takes the move that brings most points
at once. It knows no rules: legal moves and what they bring come from the server.
It needs the package `websockets`, which `quadropolis` installs.
"""

import argparse
import json
import urllib.request
from http.cookiejar import CookieJar
from typing import Any

from websockets.sync.client import connect


class Client:
    """A guest of a server, with a cookie."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address.rstrip("/")
        self._cookies = CookieJar()
        self._open = urllib.request.build_opener(
            urllib.request.HTTPCookieProcessor(self._cookies)
        ).open
        self.me = self.call("POST", "/api/me", {"name": name})

    def call(self, method: str, path: str, data: object = None) -> Any:
        """Ask the server; what it answers, as data."""
        body = None if data is None else json.dumps(data).encode()
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(self.address + path, body, headers, method=method)
        with self._open(request) as answer:
            return json.load(answer)

    def cookie(self) -> str:
        """What the WebSocket must send along."""
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._cookies)


def play(client: Client, table: str, seat: int) -> dict[str, Any]:
    """Play that seat to the end; the table as it is then."""
    address = f"{client.address.replace('http', 'ws', 1)}/api/tables/{table}/play"
    with connect(address, additional_headers={"Cookie": client.cookie()}) as socket:
        socket.send(json.dumps({"type": "hello", "after": 0}))
        while True:
            message = json.loads(socket.recv())
            if message["type"] == "error":
                raise SystemExit(message["text"])
            if message["type"] != "events":
                continue
            shown: dict[str, Any] = message["table"]
            if shown["status"] in ("finished", "ended"):
                return shown
            if shown["turn"]["seat"] == seat:
                moves = client.call("GET", f"/api/tables/{table}/moves")
                best = max(moves["moves"], key=lambda move: move["points"])
                number = moves["number"]
                # With an id, the same move sent again after a lost connection counts once.
                move = {"type": "move", "id": f"m{number}", "after": number, "move": best["move"]}
                socket.send(json.dumps(move))


def main() -> None:
    options = argparse.ArgumentParser(description="Play one game through the API of a server.")
    options.add_argument("address", help="like http://127.0.0.1:8765")
    options.add_argument("--bot", default="beginner", help="who to play against")
    options.add_argument("--mode", default="classic", choices=("classic", "expert"))
    chosen = options.parse_args()
    client = Client(chosen.address, "Example")
    new = {
        "settings": {"mode": chosen.mode, "seats": 2},
        "seat": 0,
        "bots": {"1": chosen.bot},
        "start": True,
    }
    table = client.call("POST", "/api/tables", new)
    shown = play(client, table["id"], seat=0)
    print(f"Table {shown['id']}: {shown['status']}, scores {shown['result']['scores']}.")


if __name__ == "__main__":
    main()
