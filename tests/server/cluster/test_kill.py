"""kill -9 of one process or the other, again and again: nothing is lost, doubled or stuck.

Every game has two people at different processes, some of them a bot besides. A client that
loses its connection comes back wherever somebody listens, and says again what was not answered.
"""

import asyncio
import json
import threading
import time
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from quadropolis.notation.position import parse_position
from quadropolis.notation.record import GameRecord
from quadropolis.rules.game import legal_moves
from tests.server.cluster.pair import PATIENCE_SECONDS, pair
from tests.server.serving import Guest, Served
from tests.sizes import LONG, size

GAMES = size(6, 200)
KILLS = size(3, 40)
PAUSE = (2.0, 4.0) if LONG else (0.5, 1.0)
"""Seconds between two kills."""
LOST = (OSError, EOFError, WebSocketException, TimeoutError)


class Player:
    """Plays one seat, at one of two processes."""

    def __init__(self, ports: list[int], cookie: str, table: str, seat: int) -> None:
        self._ports, self._cookie, self._table, self.seat = ports, cookie, table, seat
        self._random = Random(f"{table}{seat}")
        self._table_news: dict[str, Any] = {}
        self._pending: dict[str, Any] | None = None
        self.events: dict[int, Any] = {}
        self.acknowledged: dict[str, int] = {}
        self.doubled: list[int] = []
        """Events that were told again though we had said that we knew them."""

    @property
    def _over(self) -> bool:
        return self._table_news.get("status") == "finished"

    async def play(self) -> None:
        """Until the game is over, whatever happens to the servers."""
        while not self._over:
            try:
                await asyncio.wait_for(self._stay(self._ports[0]), PATIENCE_SECONDS)
            except LOST:
                self._ports.reverse()
                await asyncio.sleep(0.05)

    async def _stay(self, port: int) -> None:
        address = f"ws://127.0.0.1:{port}/api/tables/{self._table}/play"
        headers = {"Cookie": self._cookie}
        async with connect(address, additional_headers=headers, compression=None) as socket:
            known = max(self.events, default=0)
            await _say(socket, type="hello", after=known, table="changes")
            if self._pending is not None:
                await _say(socket, **self._pending)
            while not self._over:
                self._hear(json.loads(await socket.recv()))
                await self._move(socket)

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "error":
            if message["code"].startswith("server/"):
                raise OSError  # nobody knows whether it counts: it is said again
            assert message["code"] == "table/old_position", message
            self._pending = None
        for event in message.get("events", ()):
            if event["number"] in self.events:
                self.doubled.append(event["number"])
            self.events[event["number"]] = (event["kind"], event["data"])
        if message["type"] == "news":
            self._table_news |= message["table"]
        done = message if message["type"] == "done" else message.get("done")
        if done is not None:
            self.acknowledged[done["id"]] = done["number"]
            self._pending = None

    async def _move(self, socket: ClientConnection) -> None:
        game, number = self._table_news.get("game"), self._table_news.get("number")
        if self._pending is not None or game is None or self._table_news["status"] != "playing":
            return
        state = parse_position(game["position"])
        if state.current_player != self.seat:
            return
        move = str(self._random.choice(legal_moves(state)))
        self._pending = {"type": "move", "id": f"{self.seat}-{number}", "after": number}
        self._pending["move"] = move
        await _say(socket, **self._pending)


async def _say(socket: ClientConnection, **message: Any) -> None:
    await socket.send(json.dumps(message))


def _games(first: Served, second: Served) -> list[tuple[str, list[Player]]]:
    found = []
    for number in range(GAMES):
        ann, ben = first.guest("Ann"), second.guest("Ben")
        bots = {"2": "random"} if number % 2 else {}
        table = str(ann.create(settings={"seats": 2 + len(bots)}, bots=bots)["id"])
        assert ben.command(table, "sit", seat=1)[0] == 200
        assert ann.command(table, "start")[0] == 200
        ports = [first.port, second.port]
        players = [
            Player(ports if seat == 0 else ports[::-1], guest.cookie or "", table, seat)
            for seat, guest in enumerate((ann, ben))
        ]
        found.append((table, players))
    return found


def _kill(servers: tuple[Served, Served], over: threading.Event) -> None:
    random = Random(1)
    for _ in range(KILLS):
        time.sleep(random.uniform(*PAUSE))
        if over.is_set():
            return
        served = random.choice(servers)
        served.kill()
        served.start()


async def _play(games: list[tuple[str, list[Player]]]) -> None:
    await asyncio.gather(*(player.play() for _, players in games for player in players))


def test_kill(tmp_path: Path) -> None:
    with pair(tmp_path) as (first, second, _):
        games, over = _games(first, second), threading.Event()
        killing = threading.Thread(target=_kill, args=((first, second), over))
        killing.start()
        asyncio.run(_play(games))
        over.set()
        killing.join()
        reader = Guest(first.port)
        for table, players in games:
            _check(reader, table, players)
        for served in (first, second):
            assert served.stop() == 0


def _check(reader: Guest, table: str, players: list[Player]) -> None:
    written = reader.get(f"/api/tables/{table}/events")["events"]
    assert [event["number"] for event in written] == list(range(1, len(written) + 1))
    events = {event["number"]: (event["kind"], event["data"]) for event in written}
    record = GameRecord.from_json(json.dumps(reader.get(f"/api/tables/{table}/record")))
    assert record.check() is not None
    for player in players:
        assert player.events == events
        assert player.doubled == []
        # Acknowledged moves are there, each once, and are those of that seat.
        assert len(set(player.acknowledged.values())) == len(player.acknowledged)
        for number in player.acknowledged.values():
            kind, data = events[number]
            assert (kind, data["seat"]) == ("moved", player.seat)
