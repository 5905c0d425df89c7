"""What the page needs of the kernel, in `build/kernel`: the compiled program, the tables of the
rules and the learned values.

Everything is made from the sources that Python uses, by `tools/build_page.py`. Nothing but the
standard library is needed for it.
"""

import ast
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / "build" / "kernel"
VALUES = ROOT / "src" / "quadropolis" / "data" / "values.npz"
LITTLE_ENDIAN_FLOATS = "<f4"


def tables() -> bytes:
    """The tables of the rules, as the kernel reads them."""
    sys.path.insert(0, str(ROOT / "src"))
    from quadropolis.rules.tables import packed_tables

    return packed_tables()


def values() -> Iterator[tuple[str, bytes]]:
    """The learned values of every mode and player count, as the kernel reads them."""
    with zipfile.ZipFile(VALUES) as arrays:
        for name in sorted(arrays.namelist()):
            yield name.removesuffix(".npy"), array(arrays.read(name))


def array(file: bytes) -> bytes:
    """The numbers of an array that numpy has saved: a short description precedes them."""
    begin = 10 + int.from_bytes(file[8:10], "little")
    described = ast.literal_eval(file[10:begin].decode())
    assert described["descr"] == LITTLE_ENDIAN_FLOATS, described
    assert not described["fortran_order"], described
    return file[begin:]


def keep(name: str, content: bytes) -> None:
    """Write a file unless it is there: what is unchanged is not built again."""
    path = BUILT / name
    if not path.is_file() or path.read_bytes() != content:
        path.write_bytes(content)


def build(node: Path, compiler: Path) -> None:
    """Make whatever has changed."""
    BUILT.mkdir(parents=True, exist_ok=True)
    keep("tables.bin", tables())
    for setting, numbers in values():
        keep(f"values_{setting}.bin", numbers)
    # The compiler runs rarely and not for long: to make it fast takes more memory than it is worth.
    done = subprocess.run((node, "--liftoff-only", compiler, BUILT), check=False)
    if done.returncode:
        sys.exit("The kernel could not be compiled for the page.")
