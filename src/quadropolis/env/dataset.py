"""Games as rows to learn from: one for each decision, as Parquet or as arrays of numpy.

Files are written while the games come, and appear under their name when they are whole.
"""

import json
import os
import tempfile
from collections.abc import Iterable, Mapping
from contextlib import ExitStack, suppress
from itertools import islice
from pathlib import Path
from typing import Any
from zipfile import ZipFile, ZipInfo

import numpy as np
import numpy.typing as npt

from quadropolis import kernel
from quadropolis.env.encoding import VERSION, Encoding, encoding_of
from quadropolis.env.errors import DatasetFailed, optional
from quadropolis.env.rewards import rewards_of
from quadropolis.notation.record import GameRecord
from quadropolis.rules.errors import shown
from quadropolis.rules.move import Deal
from quadropolis.rules.state import Phase

ENDINGS = (".parquet", ".npz")
GAMES_AT_A_TIME = 64
"""How many games are in memory, and in a row group of a Parquet file."""
DEAL = kernel.PHASES.index(Phase.DEAL)
Columns = dict[str, npt.NDArray[Any]]


def columns_of(encoding: Encoding) -> dict[str, tuple[str, tuple[int, ...]]]:
    """The type and shape of what a row holds."""
    return {
        "game": ("int32", ()),
        "ply": ("int16", ()),
        "seat": ("uint8", ()),
        "observation": ("uint8", (encoding.size,)),
        "mask": ("uint8", (mask_bytes(encoding),)),
        "action": ("uint16", ()),
        "reward": ("float32", ()),
        "points": ("int16", ()),
        "margin": ("int16", ()),
    }


def mask_bytes(encoding: Encoding) -> int:
    """Masks are kept with eight actions in a byte, the first in its lowest bit."""
    return (encoding.actions + 7) // 8


def unpacked(masks: npt.NDArray[np.uint8], encoding: Encoding) -> npt.NDArray[np.uint8]:
    """Masks as the environments have them: a byte for each action."""
    return np.unpackbits(masks, axis=-1, count=encoding.actions, bitorder="little")


def rows_of(record: GameRecord, number: int) -> Columns:
    """The decisions of a finished game: what was seen, allowed and done, and how it ended.

    `reward` is what the seat that decided got for winning, `points` its points, and `margin` how
    many more they were than those of the best of the others.
    """
    encoding = encoding_of(record.mode, len(record.players))
    position = kernel.start(record.mode, encoding.players, record.playgrounds, record.first_player)
    sites = iter(record.sites)
    count = len(record.moves)
    rows: Columns = {
        name: np.zeros((count, *shape), kind)
        for name, (kind, shape) in columns_of(encoding).items()
    }
    mask = np.empty(encoding.actions, np.uint8)
    for ply, text in enumerate(record.moves):
        if position.phase_number == DEAL:
            position = kernel.deal(position, Deal.of(next(sites)))
        assert position.current_player is not None
        rows["seat"][ply] = position.current_player
        encoding.observe(position, out=rows["observation"][ply])
        rows["mask"][ply] = np.packbits(encoding.mask(position, mask), bitorder="little")
        rows["action"][ply] = encoding.action_of(text)
        position = kernel.play(position, text)
    seats = rows["seat"]
    rows["game"][:], rows["ply"][:] = number, np.arange(count)
    for name, reward in (("reward", "win"), ("points", "points"), ("margin", "margin")):
        rows[name][:] = np.array(rewards_of(position, reward))[seats]  # type: ignore[arg-type]
    return rows


def described(encoding: Encoding, settings: Mapping[str, Any]) -> str:
    """What stands in a file beside its rows, as JSON."""
    told = {"format": "quadropolis-decisions", "version": 1, "encoding": VERSION}
    return json.dumps(told | {"actions": encoding.actions} | dict(settings), sort_keys=True)


def write_dataset(path: Path, games: Iterable[GameRecord], settings: Mapping[str, Any]) -> int:
    """Write the games, counted from 0, as a file of the kind its name ends with; how many rows."""
    encoding = encoding_of(settings["mode"], settings["players"])
    beside = path.with_name(f"{path.name}.{os.getpid()}.part")
    write = _parquet if path.suffix == ".parquet" else _arrays
    try:
        rows = write(beside, _chunks(games), encoding, described(encoding, settings))
        os.replace(beside, path)
    except OSError as error:
        raise DatasetFailed(path=shown(str(path)), reason=error.strerror or "") from error
    finally:
        with suppress(OSError):
            beside.unlink()
    return rows


def _chunks(games: Iterable[GameRecord]) -> Iterable[Columns]:
    numbered = enumerate(games)
    while chunk := [rows_of(game, number) for number, game in islice(numbered, GAMES_AT_A_TIME)]:
        yield {name: np.concatenate([rows[name] for rows in chunk]) for name in chunk[0]}


def _parquet(path: Path, chunks: Iterable[Columns], encoding: Encoding, told: str) -> int:
    arrow, parquet = optional("pyarrow", "env"), optional("pyarrow.parquet", "env")
    kinds = {
        name: arrow.binary(shape[0]) if shape else getattr(arrow, kind)()
        for name, (kind, shape) in columns_of(encoding).items()
    }
    schema = arrow.schema([*kinds.items()], metadata={"quadropolis": told})
    written = 0
    with parquet.ParquetWriter(path, schema, compression="zstd", store_schema=True) as file:
        for chunk in chunks:
            columns = [_column(arrow, kinds[name], rows) for name, rows in chunk.items()]
            file.write_table(arrow.Table.from_arrays(columns, schema=schema))
            written += len(chunk["ply"])
    return written


def _column(arrow: Any, kind: Any, rows: npt.NDArray[Any]) -> Any:
    if rows.ndim == 1:
        return arrow.array(rows, kind)
    # Rows of bytes lie side by side as Arrow has them: nothing is copied one by one.
    return arrow.FixedSizeBinaryArray.from_buffers(
        kind, len(rows), [None, arrow.py_buffer(np.ascontiguousarray(rows))]
    )


def _arrays(path: Path, chunks: Iterable[Columns], encoding: Encoding, told: str) -> int:
    """An archive of arrays. Their length is known at their end only, so they wait in files."""
    kinds = columns_of(encoding)
    written = 0
    with (
        tempfile.TemporaryDirectory(dir=path.parent, prefix=f".{path.name}.") as folder,
        ExitStack() as open_files,
    ):
        waiting = {name: open_files.enter_context(Path(folder, name).open("w+b")) for name in kinds}
        for chunk in chunks:
            for name, rows in chunk.items():
                waiting[name].write(rows.tobytes())
            written += len(chunk["ply"])
        with ZipFile(path, "w") as archive:
            for name, (kind, shape) in kinds.items():
                with archive.open(_member(name), "w", force_zip64=True) as member:
                    _copy(waiting[name], member, np.dtype(kind), (written, *shape))
            with archive.open(_member("about"), "w") as member:
                np.lib.format.write_array(member, np.array(told))
    return written


def _member(name: str) -> ZipInfo:
    """A part of the archive; without the time, so that the same games give the same file."""
    return ZipInfo(f"{name}.npy")


def _copy(source: Any, member: Any, kind: np.dtype[Any], shape: tuple[int, ...]) -> None:
    header = {
        "descr": np.lib.format.dtype_to_descr(kind), "fortran_order": False, "shape": shape,
    }  # fmt: skip
    np.lib.format.write_array_header_1_0(member, header)
    source.seek(0)
    while block := source.read(1 << 20):
        member.write(block)


def read_parquet(path: Path) -> tuple[Columns, dict[str, Any]]:
    """All rows of a Parquet file as arrays, and what stands beside them."""
    table = optional("pyarrow.parquet", "env").read_table(path)
    told = json.loads(table.schema.metadata[b"quadropolis"])
    encoding = encoding_of(told["mode"], told["players"])
    rows: Columns = {}
    for name, (kind, shape) in columns_of(encoding).items():
        if shape:
            data = b"".join(table[name].to_pylist())
            rows[name] = np.frombuffer(data, kind).reshape(-1, *shape)
        else:
            rows[name] = table[name].to_numpy()
    return rows, told
