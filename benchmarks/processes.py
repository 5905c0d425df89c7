"""What processes take of this machine, for benchmarks."""

import os
import resource
from pathlib import Path
from urllib.parse import parse_qs, urlsplit


def _fields(process: int) -> list[str]:
    return Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()


def used(process: int) -> tuple[float, int]:
    """CPU seconds and memory in bytes of a process, those that it has waited for included."""
    try:
        fields = _fields(process)
    except (FileNotFoundError, ProcessLookupError):
        return 0.0, 0
    ticks = sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")
    return ticks, int(fields[21]) * resource.getpagesize()


def family(process: int) -> list[int]:
    """A process and all that come of it; nobody of 0."""
    if not process:
        return []
    parents: dict[int, int] = {}
    for path in Path("/proc").iterdir():
        if path.name.isdigit():
            try:
                parents[int(path.name)] = int(_fields(int(path.name))[1])
            except (FileNotFoundError, ProcessLookupError):
                continue
    found = [process]
    for one in found:
        found += [child for child, parent in parents.items() if parent == one]
    return found


def postmaster(url: str) -> int:
    """The process of a PostgreSQL of `tests/server/postgres.py`."""
    (folder,) = parse_qs(urlsplit(url).query)["host"]
    return int(Path(folder, "data", "postmaster.pid").read_text(encoding="ascii").split()[0])
