"""A whole arena: what is to be played, what has been, and what it comes to."""

import signal
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from types import TracebackType

from quadropolis.arena.errors import NoFileToResume, wrong_setting
from quadropolis.arena.match import Played
from quadropolis.arena.plan import Plan
from quadropolis.arena.ratings import Ratings, rate
from quadropolis.arena.store import GameFile, games_file
from quadropolis.arena.workers import played
from quadropolis.bots.executor import LOCAL, executor_named
from quadropolis.bots.registry import bot_named
from quadropolis.notation.record import GameRecord

MOST_GAMES = 1_000_000
MOST_WORKERS = 1_000


class Arena:
    """Plays the games of a plan that have not been played yet, on all cores or on a cluster.

    `games` is how many each line-up plays at least: whole blocks are played. With `out`
    every game is kept there as soon as it ends; with `resume` the games found there count.
    """

    def __init__(
        self,
        plan: Plan,
        games: int,
        out: Path | None = None,
        resume: bool = False,
        workers: int | None = None,
        on: str = LOCAL,
    ) -> None:
        _in_range("--games", games, MOST_GAMES)
        if workers is not None:
            _in_range("--workers", workers, MOST_WORKERS)
        if resume and out is None:
            raise NoFileToResume()
        check_bots(plan.bots)
        self.plan = plan
        self._executor = executor_named(on, workers)
        path = None if out is None else games_file(out)
        self._logs = None if path is None else path.with_name(f"{path.stem}-logs")
        self._file = None if path is None else GameFile(path, plan, resume)
        self.played: list[Played] = [] if self._file is None else self._file.played
        done = {game.number for game in self.played}
        self._missing = [n for n in range(plan.whole_games(games)) if n not in done]
        self.total = len(done) + len(self._missing)

    def __enter__(self) -> "Arena":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        if self._file is not None:
            self._file.close()

    @property
    def path(self) -> Path | None:
        """The file of the games, if they are kept."""
        return None if self._file is None else self._file.path

    def play(self) -> Iterator[Played]:
        """Play what is missing; every game as it ends."""
        with closing(played(self.plan, self._missing, self._executor, self._logs)) as lines:
            for line in lines:
                game = Played.of(GameRecord.from_json(line))
                with _uninterrupted():
                    if self._file is not None:
                        self._file.add(line)
                    self.played.append(game)
                yield game
        if self._file is not None:
            self._file.finish()

    def ratings(self) -> Ratings:
        """The results of all games played so far."""
        return rate(self.plan.bots, self.played)


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Ctrl-C waits until this is done: a game is kept and counted, or neither."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def check_bots(specs: tuple[str, ...]) -> None:
    """Refuse bots that do not exist or do not start, before any game is played."""
    for spec in dict.fromkeys(specs):
        bot = bot_named(spec)
        try:
            bot.prepare(None)
        finally:
            bot.close()


def _in_range(option: str, found: int, most: int) -> None:
    if not 1 <= found <= most:
        raise wrong_setting(option, found, "from_to", 1, most)
