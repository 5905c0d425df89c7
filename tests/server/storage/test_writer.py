"""The writer by itself: what is on disk, what is refused, and going on afterwards."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from quadropolis.server.errors import ShuttingDown, StorageFailed
from quadropolis.server.game.events import Event, EventKind
from quadropolis.server.storage import database, schema, writer
from quadropolis.server.storage.appends import Append, Conflict
from quadropolis.server.storage.store import Store
from quadropolis.server.storage.writer import Writer

LONG_TEXT = "x" * 20_000


class Written:
    """A database with one table, whose number of pages can be limited."""

    def __init__(self, folder: Path, writers: int = 1) -> None:
        self._connections: list[Any] = []
        self.amounts: list[int] = []
        """Appends of each transaction."""
        url = f"sqlite:///{folder / 'games.db'}"
        self.engine = database.opened(url, writing=True)
        sa.event.listen(self.engine, "connect", self._opened)
        database.prepare(self.engine)
        with self.engine.begin() as connection:
            row = {"id": "t", "public": False, "status": "playing", "changed": 0.0}
            connection.execute(sa.insert(schema.tables), row)
        self.store = Store(database.opened(url), self.engine)
        self.writer = Writer(self.engine, self.amounts.append, writers=lambda: writers)

    def _opened(self, connection: Any, record: object) -> None:
        self._connections.append(connection)

    def limit(self, spare: int | None) -> None:
        """Let the file grow by so many pages only; None for as many as it wants."""
        with self.engine.begin() as connection:
            pages = connection.execute(sa.text("PRAGMA page_count")).scalar_one()
        most = 1_000_000 if spare is None else pages + spare
        for opened in self._connections:
            with contextlib.suppress(sqlite3.ProgrammingError):  # it is closed by now
                opened.execute(f"PRAGMA max_page_count = {most}")

    async def append(self, *numbers: int, text: str = "", touch: bool = False) -> Exception | None:
        """Write events with these numbers, each as an append of its own; the last answer."""
        loop = asyncio.get_running_loop()
        answers = []
        for number in numbers:
            event = Event(number, EventKind.MOVED, {"text": text}, float(number))
            answer = loop.create_future()
            answers.append(answer)
            append = Append("t", (event,), "playing", message=f"m{number}", touch=touch)
            self.writer.append(append, answer.set_result)
        results: list[Exception | None] = [await answer for answer in answers]
        return results[-1]

    def numbers(self) -> list[int]:
        """What is on disk."""
        return [event.number for event, _ in self.store.events("t")]

    def close(self) -> None:
        self.writer.close()
        self.store.close()


@pytest.mark.parametrize("touch", [False, True])
def test_a_full_disk_by_page_limit(tmp_path: Path, touch: bool) -> None:
    written = Written(tmp_path)

    async def play() -> None:
        assert await written.append(1, 2, touch=touch) is None
        written.limit(2)
        error = await written.append(3, text=LONG_TEXT, touch=touch)
        assert isinstance(error, StorageFailed)
        assert error.arguments == {"reason": "disk_full"}
        assert written.numbers() == [1, 2]
        # Something small has still room, and nothing of the refused one is left.
        assert await written.append(3, touch=touch) is None
        written.limit(None)
        assert await written.append(4, text=LONG_TEXT, touch=touch) is None
        assert written.numbers() == [1, 2, 3, 4]

    try:
        asyncio.run(play())
        with written.engine.begin() as connection:
            found = connection.execute(sa.text("PRAGMA integrity_check")).scalar_one()
        assert found == "ok"
    finally:
        written.close()


@pytest.mark.parametrize("touch", [False, True])
def test_only_the_guilty_one_of_a_batch_fails(tmp_path: Path, touch: bool) -> None:
    written = Written(tmp_path)

    async def play() -> None:
        assert await written.append(*range(1, 200), touch=touch) is None
        assert isinstance(await written.append(200, 201, 7, touch=touch), Conflict)
        assert written.numbers() == list(range(1, 202))
        assert await written.append(202, touch=touch) is None

    try:
        asyncio.run(play())
    finally:
        written.close()
    with pytest.raises(ShuttingDown):
        asyncio.run(written.append(203))


@pytest.mark.parametrize(("writers", "transactions"), [(1, [1, 1, 1]), (2, [1, 2]), (100, [1, 2])])
def test_the_more_write_the_more_each_gathers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, writers: int, transactions: list[int]
) -> None:
    """Each leaves room between its transactions for those of the others, up to a limit."""
    monkeypatch.setattr(writer, "GATHER_SECONDS", 1.0)
    monkeypatch.setattr(writer, "MOST_WRITERS", 2)
    written = Written(tmp_path, writers)

    async def play() -> None:
        assert await written.append(1) is None
        second = asyncio.create_task(written.append(2))
        await asyncio.sleep(1.5)
        assert await written.append(3) is None
        assert await second is None

    try:
        asyncio.run(play())
    finally:
        written.close()
    assert written.amounts == transactions
