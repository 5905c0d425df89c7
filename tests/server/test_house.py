"""Dead tables are tidied away, the living are not."""

import asyncio
import time
from pathlib import Path

from quadropolis.server import wire
from quadropolis.server.app import Host
from quadropolis.server.house import OPEN_SECONDS, RUNNING_SECONDS
from quadropolis.server.settings import Settings

ANN = "a" * 20


async def _statuses(folder: Path, later: float) -> list[str]:
    """An open and a running table after tidying that much later, as they are on disk."""
    url = f"sqlite:///{folder / 'games.db'}"
    host = Host(Settings(database=url, secret="s" * 32))
    host.store.add_person(ANN, "Ann", time.time())
    opened = await host.commands.create(ANN, wire.NewTable())
    running = await host.commands.create(ANN, wire.NewTable())
    await host.commands.carry_out(running, ANN, wire.Sit(type="sit", seat=1))
    await host.commands.carry_out(running, ANN, wire.Start(type="start"))
    await host.house.tidy(time.time() + later)
    ids = (opened.id, running.id)
    await host.house.close()
    again = Host(Settings(database=url, secret="s" * 32))
    found = [(await again.house.desk(id)).table.status.value for id in ids]
    await again.house.close()
    return found


def test_tidying(tmp_path: Path) -> None:
    cases = (
        (OPEN_SECONDS - 60, ["open", "playing"]),
        (OPEN_SECONDS + 60, ["ended", "playing"]),
        (RUNNING_SECONDS + 60, ["ended", "ended"]),
    )
    for number, (later, expected) in enumerate(cases):
        folder = tmp_path / str(number)
        folder.mkdir()
        assert asyncio.run(_statuses(folder, later)) == expected
