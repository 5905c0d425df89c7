"""The same game twice with different later deals: nobody can tell, until they are dealt."""

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from quadropolis.rules.move import Deal
from quadropolis.server.game.deals import SecretDeals
from quadropolis.server.game.setup import FinalAllocation, Setup
from quadropolis.server.http.people import token
from quadropolis.server.storage import appends, database, schema
from tests.server.serving import SECRET, Guest, Served, Stay
from tests.server.sitting import Sitting

ANN, BEN, EVE = "a" * 20, "b" * 20, "e" * 20
TABLE = "secretly"
SETUP = Setup(seats=3, allocation=FinalAllocation.MANUAL)
TURNS_OF_TWO_ROUNDS = 2 * 4 * 3


def _other_later(secret: SecretDeals) -> SecretDeals:
    """The same first two rounds; the later ones are turned round."""
    later = tuple(Deal(tuple(reversed(deal.squares))) for deal in secret.deals[2:])
    assert later != secret.deals[2:]
    return replace(secret, deals=secret.deals[:2] + later, salt="f" * 64)


def _prepared(folder: Path, secret: SecretDeals) -> None:
    """A database with a table whose game has just begun with these deals."""
    sitting = Sitting(SETUP, (ANN, BEN, "bot:greedy"))
    sitting.secret = secret
    sitting.start()
    engine = database.opened(f"sqlite:///{folder / 'games.db'}", writing=True)
    database.prepare(engine)
    with engine.begin() as connection:
        people = [{"id": p, "name": n, "created": 0.0} for p, n in ((ANN, "Ann"), (BEN, "Ben"))]
        connection.execute(sa.insert(schema.people), people)
        append = appends.Append(
            TABLE, tuple(sitting.events), "playing", public=False, secret=secret,
            sitting=(ANN, BEN),
        )  # fmt: skip
        appends.write(connection, [append])
    engine.dispose()


def _plain(text: str) -> str:
    """Without commitments, times and the port: what the comparison leaves out."""
    text = re.sub(r'"commitment": ?"\w+"', "COMMITMENT", text)
    text = re.sub(r'"(at|since|sleeps_at|changed)": ?[0-9.]+', r'"\1":TIME', text)
    return re.sub(r"127\.0\.0\.1:\d+", "ADDRESS", text)


class Heard:
    """Everything that reached somebody, in order."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def frames(self, stay: Stay, last: int) -> dict[str, Any]:
        """Keep what is sent until that event has come; the table then."""
        while True:
            text = stay.socket.recv(timeout=30)
            self.texts.append(_plain(str(text)))
            data = json.loads(text)
            if data["type"] == "events" and data["table"]["number"] >= last:
                table: dict[str, Any] = data["table"]
                return table

    def page(self, guest: Guest, path: str) -> Any:
        data = guest.get(path)
        self.texts.append(_plain(json.dumps(data) if not isinstance(data, bytes) else "metrics"))
        return data


def _played(folder: Path, secret: SecretDeals) -> tuple[list[str], str, Path]:
    """Play two rounds of the game over the wire; all that was heard by anybody, and the log."""
    folder.mkdir()
    _prepared(folder, secret)
    heard = Heard()
    with Served(folder, "--rate", "0", "--bot-seconds", "0.01") as served:
        guests = [Guest(served.port, f"quadropolis={token(p, SECRET)}") for p in (ANN, BEN)]
        watcher = served.stranger()
        stays = [guest.play(TABLE) for guest in (*guests, watcher)]
        # Setup, three seats, start and deal; then one event per move and deal.
        last = 6
        tables = [heard.frames(stay, last) for stay in stays]
        for _ in range(TURNS_OF_TWO_ROUNDS):
            seat = tables[0]["turn"]["seat"]
            # Stop before the third deal, at a person's turn: a bot would just go on.
            if len(_moves(watcher)) >= TURNS_OF_TWO_ROUNDS - 4 and seat in (0, 1):
                break
            moves = heard.page(watcher, f"/api/tables/{TABLE}/moves") if seat in (0, 1) else None
            if moves is not None:
                if moves["number"] != tables[0]["number"]:
                    raise AssertionError("somebody moved in between")
                move = moves["moves"][len(moves["moves"]) // 2]["move"]
                stays[seat].say(type="draft", seat=seat, move=move)
                stays[seat].say(type="move", after=moves["number"], move=move)
            played = tables[0]["number"]
            tables = [heard.frames(stay, played + 1) for stay in stays]
        for path in ("", "/events", "/record", "/plies/3", "/own"):
            for guest in (*guests, watcher):
                if path != "/own" or guest is not watcher:
                    heard.page(guest, f"/api/tables/{TABLE}{path}")
        for stay in stays:
            stay.close()
        assert served.stop() == 0
        log = _plain(served.logged())
    return heard.texts, log, folder


def _moves(guest: Guest) -> list[str]:
    return list(guest.get(f"/api/tables/{TABLE}/record")["moves"])


def test_streams_are_byte_equal_until_the_deals_differ(tmp_path: Path) -> None:
    # A person begins, so that what is heard does not depend on when a bot is heard.
    first = replace(SecretDeals.drawn(SETUP), first_player=0)
    second = _other_later(first)
    texts, log, _ = _played(tmp_path / "first", first)
    others, other_log, _ = _played(tmp_path / "second", second)
    assert sorted(texts) == sorted(others)
    assert log == other_log
    every = "\n".join((*texts, log))
    assert first.salt not in every
    assert SECRET not in every
    for deal in first.deals[2:]:
        assert json.dumps(list(deal.names())) not in every
        assert ",".join(f'"{name}"' for name in deal.names()) not in every
