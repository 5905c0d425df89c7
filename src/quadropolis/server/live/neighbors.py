"""Other server processes on the same database: who is alive, what they say, who thinks.

With SQLite there are none: this process is alone, and thinks for every table.
"""

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Iterable

import sqlalchemy as sa

from quadropolis.server.logs import log
from quadropolis.server.storage import database
from quadropolis.server.storage.hearing import Hearing
from quadropolis.server.storage.notices import packed
from quadropolis.server.storage.session import Session

TOGETHER_SECONDS = 0.02
"""So long what is to be told is collected."""
MOST_NAMED = 300
"""People at a table who are told of by name; those beyond are counted."""

People = tuple[str | None, ...]
"""The person of every connection to a table; None for somebody without a name."""


class Neighbors:
    """What this process knows of the others, and tells them."""

    def __init__(self, url: str) -> None:
        self._url = url
        self.shared = sa.make_url(url).drivername == "postgresql+psycopg"
        """Whether there can be others."""
        self.number = secrets.randbelow(2**31 - 1) + 1 if self.shared else 0
        self._alive = frozenset((self.number,))
        self._there: dict[str, dict[int, People]] = {}
        """Who is connected to each table elsewhere, by process."""
        self._handlers: dict[str, Callable[[list[str]], None]] = {
            "here": self._heard_who,
            "who": lambda words: self._newcomer(),
        }
        self._matters: dict[str, Callable[[list[str]], bool]] = {}
        self._uncounted: set[int] = set()
        self._to_tell: dict[str, str] = {}
        """By what they are about: only the newest is told."""
        self._timer: asyncio.TimerHandle | None = None
        self._session: Session | None = None
        self._hearing: Hearing | None = None
        self.seen: Callable[[str, int, People], None] = lambda table, process, people: None
        """Called when there are others at a table at another process."""
        self.gone: Callable[[int], None] = lambda process: None
        """Called when a process is no more."""
        self.newcomer: Callable[[], None] = lambda: None
        """Called when there may be a process that knows nothing yet."""
        self.missed: Callable[[], None] = lambda: None
        """Called when something may have been said that nobody heard here."""

    # --- beginning and ending ---------------------------------------------------------

    def begin(self) -> None:
        """Listen from now on, in the running event loop."""
        loop = asyncio.get_running_loop()

        def soon(call: Callable[..., None]) -> Callable[..., None]:
            def called(*arguments: object) -> None:
                with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits
                    loop.call_soon_threadsafe(call, *arguments)

            return called

        own, heard = str(self.number), soon(self._heard)

        def heard_of_others(text: str) -> None:
            """In the thread that listens: nobody is woken by what matters to nobody here."""
            kind, *words = text.split(" ")
            try:
                matters = words[:1] != [own] and self._matters.get(kind, _always)(words)
            except Exception:  # it is looked at where it can be told what is wrong
                matters = True
            if matters:
                heard(kind, words)

        if self.shared:
            engine = database.opened(self._url, writing=True)
            self._session = Session(engine, self.number, soon(self._counted))
        listening = database.opened(self._url)
        self._hearing = Hearing(listening, heard_of_others, soon(self._begun))

    async def close(self) -> None:
        """Say nothing more, hear nothing more, give back every lock."""
        for end in (self._hearing, self._session):
            if end is not None:
                await asyncio.to_thread(end.close)
        self._hearing = self._session = None

    # --- who is there -----------------------------------------------------------------

    @property
    def alone(self) -> bool:
        """Whether nobody else is alive."""
        return len(self._alive) <= 1

    @property
    def count(self) -> int:
        """How many processes there are."""
        return max(1, len(self._alive))

    @property
    def leads(self) -> bool:
        """Whether this is the process that does what one is enough for."""
        return self.number <= min(self._alive, default=self.number)

    def mine(self, table: str) -> bool:
        """Whether this process sees to a table that nobody has at hand; one of them does."""
        order = sorted(self._alive | {self.number})
        return order.index(self.number) == sum(table.encode()) % len(order)

    def _counted(self, alive: frozenset[int]) -> None:
        before, self._alive = self._alive, alive
        # Somebody may be heard before they are counted, but not twice.
        heard = {process for there in self._there.values() for process in there} - alive
        gone, self._uncounted = (before - alive - {self.number}) | (heard & self._uncounted), heard
        for process in gone:
            log("process_gone", process=process)
            for table, there in tuple(self._there.items()):
                if process in there:
                    self._see(table, process, ())
            self.gone(process)
        if alive - before:
            self._newcomer()

    def _newcomer(self) -> None:
        if not self.alone:
            self.newcomer()

    def elsewhere(self, table: str) -> dict[int, People]:
        """Who is connected to a table at other processes."""
        return dict(self._there.get(table, {}))

    def here(self, table: str, people: Iterable[str | None]) -> None:
        """Who is connected to a table at this process."""
        if self.alone:
            return
        connected = tuple(people)
        named = sorted({person for person in connected if person is not None})
        beyond = sum(person is None for person in connected) + len(named[MOST_NAMED:])
        words = [table, str(beyond), *named[:MOST_NAMED]]
        self.tell(f"here {table}", " ".join(["here", str(self.number), *words]))

    def _heard_who(self, words: list[str]) -> None:
        process, table, beyond, *named = words
        self._see(table, int(process), (*named, *[None] * int(beyond)))

    def _see(self, table: str, process: int, people: People) -> None:
        there = self._there.setdefault(table, {})
        if people:
            there[process] = people
        else:
            there.pop(process, None)
        if not there:
            del self._there[table]
        self.seen(table, process, people)

    # --- telling and hearing ----------------------------------------------------------

    def on(
        self,
        kind: str,
        handler: Callable[[list[str]], None],
        matters: Callable[[list[str]], bool] | None = None,
    ) -> None:
        """What to do about notices of a kind; the handler gets the rest of their words.

        If the first of these is the number of a process, it is that of another one. `matters` is
        asked before, in the thread that listens.
        """
        self._handlers[kind] = handler
        if matters is not None:
            self._matters[kind] = matters

    def tell(self, about: str, text: str) -> None:
        """Tell all others, in a moment; only the last thing about the same matter."""
        if self.alone:
            return
        self._to_tell[about] = text
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(TOGETHER_SECONDS, self._tell_now)

    def tell_all(self, kind: str, words: Iterable[str]) -> None:
        """Tell many small things of one kind, with the number of this process before them."""
        for text in packed(f"{kind} {self.number}", words):
            self.tell(text, text)

    def _tell_now(self) -> None:
        self._timer = None
        texts, self._to_tell = list(self._to_tell.values()), {}
        if self._session is not None:
            self._session.tell(texts)

    def _heard(self, kind: str, words: list[str]) -> None:
        handler = self._handlers.get(kind)
        if handler is None:
            return  # another version may have more to say
        try:
            handler(words)
        except Exception as error:  # nobody is to be stopped by what another one says
            log("notice_failed", kind=kind[:20], reason=type(error).__name__)

    def _begun(self) -> None:
        """It is listened, for the first time or again: the others are asked who is there."""
        for table, there in tuple(self._there.items()):
            for process in tuple(there):
                self._see(table, process, ())
        if self._session is not None:
            self._session.tell(["who"])
        self.missed()

    # --- thinking ---------------------------------------------------------------------

    async def lease(self, table: str) -> bool:
        """Whether this process is the one that thinks for the bots of a table."""
        if self._session is None:
            return not self.shared
        try:
            return await asyncio.wrap_future(self._session.take(table))
        except Exception as error:  # without a session nobody thinks here
            log("no_lease", table=table, reason=type(error).__name__)
            return False

    def give_back(self, table: str) -> None:
        """Another process may think for that table."""
        if self._session is not None:
            self._session.give_back(table)


def _always(words: list[str]) -> bool:
    return True
