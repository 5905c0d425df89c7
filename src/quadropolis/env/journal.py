"""Games on their way into a dataset: kept as they end, so that it can be gone on with."""

import fcntl
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from quadropolis.env.errors import DatasetFailed, DatasetInUse, DatasetUnfinished, OtherDataset
from quadropolis.notation.record import GameRecord
from quadropolis.rules.errors import shown


def journal_of(out: Path) -> Path:
    """Where the games of a dataset are until it is whole."""
    return out.with_name(f"{out.name}.games")


class Journal:
    """An open file of games in their order, the first line what they were asked with.

    Whatever happens to this process, the games in it stay; half a line at its end is dropped.
    """

    def __init__(self, out: Path, settings: Mapping[str, Any], resume: bool) -> None:
        self.path = journal_of(out)
        self._shown = shown(str(self.path))
        try:
            self._file = self.path.open("a+b")
        except OSError as error:
            raise DatasetFailed(path=self._shown, reason=error.strerror or "") from error
        try:
            self._lock()
            self.games = self._begin(dict(settings), resume)
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> "Journal":
        return self

    def __exit__(self, *error: object) -> None:
        self._file.close()

    def add(self, line: str) -> None:
        """Keep a game."""
        self._file.write(line.encode() + b"\n")
        self._file.flush()
        self.games += 1

    def records(self) -> Iterator[GameRecord]:
        """All games so far."""
        self._file.seek(0)
        self._file.readline()
        for _ in range(self.games):
            yield GameRecord.from_json(self._file.readline())

    def finish(self) -> None:
        """The dataset is whole: nothing is left to go on with."""
        self.path.unlink()

    def _lock(self) -> None:
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise DatasetInUse(path=self._shown) from error

    def _begin(self, settings: dict[str, Any], resume: bool) -> int:
        """How many games there are already, if they are of this dataset."""
        self._file.seek(0)
        whole = [line for line in self._file if line.endswith(b"\n")]
        self._file.truncate(sum(map(len, whole)))
        if not whole:
            self._file.write(json.dumps(settings).encode() + b"\n")
            self._file.flush()
            return 0
        if not resume:
            raise DatasetUnfinished(path=self._shown, games=len(whole) - 1)
        found = json.loads(whole[0])
        for option, asked in settings.items():
            if found.get(option) != asked:
                raise OtherDataset(
                    path=self._shown,
                    option=option,
                    found=json.dumps(found.get(option)),
                    asked=json.dumps(asked),
                )
        self._file.seek(0, 2)
        return len(whole) - 1
