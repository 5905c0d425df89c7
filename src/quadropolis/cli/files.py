"""Reading games and positions from anywhere, and writing files whole or not at all."""

import errno
import io
import json
import os
import shlex
import shutil
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from quadropolis.cli.errors import (
    FileNotText,
    FileNotThere,
    FileUnreadable,
    FileUnwritable,
    FolderNotEmpty,
    ManyGames,
    NoGames,
    NoSuchGame,
)
from quadropolis.notation.record import LONGEST_RECORD, GameRecord
from quadropolis.rules.errors import TooLong, shown
from quadropolis.rules.wording import STANDARD_STREAM

LONGEST_NAME_SHOWN = 300


def shown_path(path: str | Path) -> str:
    """A file's name as it may appear in a message, whatever it consists of."""
    name = str(path)
    if name == STANDARD_STREAM:
        return STANDARD_STREAM
    return repr(name) if len(name) <= LONGEST_NAME_SHOWN else shown(name)


def typed_path(path: str) -> str:
    """A file's name as it is typed in a shell."""
    return shlex.quote(path) if path.isprintable() else shown_path(path)


@dataclass(frozen=True, slots=True)
class WrittenGame:
    """One game of a file, not yet read: its number, counted from 1, and its text.

    Instead of its record there may be the text of a position.
    """

    number: int
    text: str

    @property
    def is_position(self) -> bool:
        return is_position(self.text)

    def record(self) -> GameRecord:
        return GameRecord.from_json(self.text)


def is_position(text: str) -> bool:
    """Whether a text is meant for a position, right or wrong: it has fields and is no JSON."""
    return "|" in text and not text.lstrip().startswith("{")


def written_games(path: str) -> Iterator[WrittenGame]:
    """The games of a file, one by one: a whole record, or one record per line.

    Where a file's name is expected, the text of a position may stand for a file with it.
    Files of any size may be read: only one game is held at a time, and no game is longer
    than the longest record.
    """
    with _opened(path) as stream:
        number = 0
        for number, text in enumerate(_texts(stream, path), start=1):
            yield WrittenGame(number, text)
        if not number:
            raise NoGames(path=shown_path(path))


def one_record(path: str, game: int | None = None) -> GameRecord:
    """The record of the only game of a file, or of the one with that number."""
    return one_game(path, game).record()


def one_game(path: str, game: int | None = None) -> WrittenGame:
    """The only game of a file, or the one with that number."""
    games = written_games(path)
    if game is None:
        first = next(games)
        if next(games, None) is not None:
            raise ManyGames(path=shown_path(path))
        return first
    found = 0
    for written in games:
        if written.number == game:
            return written
        found = written.number
    raise NoSuchGame(game=game, path=shown_path(path), games=found)


@contextmanager
def _opened(path: str) -> Iterator[IO[str]]:
    """The file as text; whatever goes wrong with it is an error with its name."""
    stream = _stream(path)
    try:
        yield stream
    except UnicodeDecodeError as error:
        raise FileNotText(path=shown_path(path)) from error
    except OSError as error:
        raise FileUnreadable(path=shown_path(path), reason=_reason(error)) from error
    finally:
        if isinstance(stream, io.TextIOWrapper) and path == STANDARD_STREAM:
            stream.detach()
        else:
            stream.close()


def _stream(path: str) -> IO[str]:
    if is_position(path) and not os.path.exists(path):
        return io.StringIO(path)
    try:
        if path != STANDARD_STREAM:
            return open(path, encoding="utf-8-sig")
        if sys.stdin is None:
            raise FileUnreadable(path=shown_path(path), reason=os.strerror(errno.EBADF))
        # Strict about bytes that are no text, unlike the stream a person types into.
        return io.TextIOWrapper(sys.stdin.buffer, encoding="utf-8-sig")
    except FileNotFoundError as error:
        raise FileNotThere(path=shown_path(path)) from error
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        raise FileUnreadable(path=shown_path(path), reason=_reason(error)) from error


def _reason(error: OSError | ValueError) -> str:
    return getattr(error, "strerror", None) or str(error)


def _texts(stream: IO[str], path: str) -> Iterator[str]:
    """The texts of the games: lines if the first line is JSON by itself, else everything."""
    first = next(_lines(stream), None)
    if first is None:
        return
    if not path.endswith(".jsonl") and not _is_json(first):
        rest = stream.read(LONGEST_RECORD + 1)
        yield _bounded(first + rest)
        return
    yield first
    yield from _lines(stream)


def _lines(stream: IO[str]) -> Iterator[str]:
    """The lines that are not blank."""
    while line := stream.readline(LONGEST_RECORD + 1):
        if not line.isspace():
            yield _bounded(line)


def _bounded(text: str) -> str:
    if len(text) > LONGEST_RECORD:
        raise TooLong(what="record", found=len(text), most=LONGEST_RECORD)
    return text


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def holds_something(path: str) -> bool:
    """Whether writing that file would lose what is in it."""
    try:
        return os.path.isfile(path) and os.path.getsize(path) > 0
    except (OSError, ValueError):
        return False  # writing it will say what is wrong


@contextmanager
def written_whole(path: str) -> Iterator[IO[str]]:
    """A text file that appears under its name only once everything is in it.

    Written beside its place and renamed; if the block fails or is interrupted, what was
    there before stays. A device or pipe is written directly.
    """
    try:
        target = os.path.realpath(path)
        direct = os.path.exists(target) and not os.path.isfile(target)
    except (OSError, ValueError) as error:
        raise FileUnwritable(path=shown_path(path), reason=_reason(error)) from error
    beside = target if direct else f"{target}.{os.getpid()}.part"
    # An interrupt may come at any time, also when the file is there and not yet ours to close.
    try:
        with _for_writing(path, beside, "w" if direct else "x") as stream:
            yield stream
            stream.flush()
            if not direct:
                os.fsync(stream.fileno())
        if not direct:
            os.replace(beside, target)
    except BaseException as error:
        if not direct:
            with suppress(OSError, ValueError):
                os.unlink(beside)
        if isinstance(error, OSError) and not isinstance(error, BrokenPipeError):
            raise FileUnwritable(path=shown_path(path), reason=_reason(error)) from error
        raise


def _for_writing(path: str, place: str, mode: str) -> IO[str]:
    try:
        return open(place, mode, encoding="utf-8", newline="\n")
    except (OSError, ValueError) as error:
        raise FileUnwritable(path=shown_path(path), reason=_reason(error)) from error


def write_folder(path: str, files: Mapping[str, bytes]) -> None:
    """A new folder with these files, by their paths in it; it appears with all of them or not.

    An empty folder may be there already, but no other.
    """
    target = Path(path)
    try:
        taken = target.exists() and (not target.is_dir() or any(target.iterdir()))
        target.parent.mkdir(parents=True, exist_ok=True)
        # In the place where it will be, so that renaming it is all that is left to do.
        beside = Path(tempfile.mkdtemp(prefix=f"{target.name}.", suffix=".part", dir=target.parent))
    except (OSError, ValueError) as error:
        raise FileUnwritable(path=shown_path(path), reason=_reason(error)) from error
    try:
        if taken:
            raise FolderNotEmpty(path=shown_path(path))
        for name, content in files.items():
            file = beside / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)
        beside.chmod(0o777 & ~_umask())
        if target.exists():
            target.rmdir()
        beside.rename(target)
    except OSError as error:
        raise FileUnwritable(path=shown_path(path), reason=_reason(error)) from error
    finally:
        shutil.rmtree(beside, ignore_errors=True)


def _umask() -> int:
    """What new files are not allowed: a temporary folder is for its owner alone."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
