"""A PostgreSQL of our own: in a folder, on a socket, run by somebody without rights."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

USER = "quadropolis"


def program(name: str) -> str:
    """Where a program of PostgreSQL is; Debian keeps most of them beside the path."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    path = str(found[-1]) if found else shutil.which(name)
    assert path is not None, "PostgreSQL is needed: tools/system_packages.sh installs it"
    return path


@contextmanager
def postgres(durable: bool = False) -> Iterator[str]:
    """A fresh cluster; the URL of its database. Tests need not wait for a disk."""
    # Sockets have short paths, and their owner is not the one who runs the tests.
    folder = Path(tempfile.mkdtemp(prefix="qpg", dir="/tmp"))
    user = "nobody" if os.geteuid() == 0 else None
    data = folder / "data"
    data.mkdir()
    if user is not None:
        for path in (folder, data):
            shutil.chown(path, user)

    def run(*command: str) -> None:
        subprocess.run(
            command, user=user, cwd=folder, env={"LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"]},
            check=True, stdout=subprocess.DEVNULL,
        )  # fmt: skip

    control = program("pg_ctl")
    options = f"-k {folder} -c listen_addresses= -c fsync={'on' if durable else 'off'}"
    try:
        run(program("initdb"), "-D", str(data), "-U", USER, "--auth=trust", "--no-sync")
        log = str(folder / "log")
        run(control, "-D", str(data), "-o", options, "-l", log, "-w", "-t", "120", "start")
        try:
            yield f"postgresql+psycopg://{USER}@/postgres?host={folder}"
        finally:
            run(control, "-D", str(data), "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
