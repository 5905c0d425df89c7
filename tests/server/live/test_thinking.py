"""Bots at a table: what they think about is called off, and asked again, as it has to be."""

import asyncio
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from quadropolis.server.http.server import Server
from quadropolis.server.http.settings import Settings
from quadropolis.server.live.desk import Desk
from quadropolis.server.wire import requests
from tests.bots.tasks import SAY

ANN = "a" * 20
PATIENCE = 120.0


async def _until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.005)


async def _given_to_top(folder: Path, bot_seconds: float) -> tuple[Server, Desk, int]:
    """A table at which it is the turn of a person who has just let a bot play on."""
    settings = Settings(
        database=f"sqlite:///{folder / 'games.db'}",
        secret="s" * 32,
        bot_seconds=bot_seconds,
        bot_workers=1,
    )
    server = Server(settings)
    server.store.add_person(ANN, "Ann", time.time())
    desk = await server.commands.create(ANN, requests.NewTable())
    await server.commands.carry_out(desk, ANN, requests.Sit(type="sit", seat=1))
    await server.commands.carry_out(desk, ANN, requests.Start(type="start"))
    seat = desk.table.current
    assert seat is not None
    await server.commands.carry_out(desk, ANN, requests.Give(type="give", seat=seat, bot="top"))
    await _until(server.thinkers.pids)
    return server, desk, seat


async def _come_back(folder: Path) -> None:
    server, desk, seat = await _given_to_top(folder, bot_seconds=3600)
    (before,) = server.thinkers.pids()
    assert desk.table.current == seat
    await server.commands.carry_out(desk, ANN, requests.ComeBack(type="come_back", seat=seat))
    # The only thinker is free again, an hour before it would have answered.
    async with asyncio.timeout(PATIENCE):
        answer = await asyncio.wrap_future(server.thinkers.submit(SAY, "hello"))
    assert answer["by"] != before
    assert desk.table.moves == ()
    # It is asked again when its player leaves again, and this time for another bot.
    await server.commands.carry_out(desk, ANN, requests.Give(type="give", seat=seat, bot="random"))
    await _until(lambda: desk.table.moves)
    await server.close()
    assert server.thinkers.pids() == ()


def test_a_thought_is_called_off_when_its_player_comes_back(tmp_path: Path) -> None:
    asyncio.run(_come_back(tmp_path))


async def _killed(folder: Path) -> None:
    server, desk, _ = await _given_to_top(folder, bot_seconds=2)
    (before,) = server.thinkers.pids()
    os.kill(before, signal.SIGKILL)
    await _until(lambda: desk.table.moves)
    assert server.thinkers.pids() != (before,)
    await server.close()


def test_a_bot_moves_although_its_process_was_killed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(_killed(tmp_path))
    logged = capsys.readouterr().err
    assert "bot_worker_failed" in logged
    assert '"signal": 9' in logged
