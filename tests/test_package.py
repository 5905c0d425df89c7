"""What is given to others: the sources as an archive, and a wheel that needs nothing but Python."""

import json
import os
import shutil
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parent.parent
PAGE = "quadropolis/server/pages/built"
"""Where the built page stands in the package."""
STRICT = "--config-setting=cmake.define.QUADROPOLIS_STRICT=ON"
"""As the Makefile builds it: what is compiled already is not compiled again."""


def build(kind: str, folder: Path) -> Path:
    """Build an archive of the sources, or a wheel."""
    done = subprocess.run(
        [sys.executable, "-m", "build", f"--{kind}", "--no-isolation", STRICT, "-o", folder, ROOT],
        env={**os.environ, "QUADROPOLIS_KEEP_PAGE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    (built,) = folder.iterdir()
    return built


def test_the_archive_has_what_it_is_built_from_and_nothing_else(tmp_path):
    with tarfile.open(build("sdist", tmp_path)) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    made_here = ("node_modules/", "__pycache__/", f"src/{PAGE}/")
    sources = {
        path.relative_to(ROOT).as_posix()
        for folder in ("cpp", "src", "web")
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and not path.name.endswith(".test.ts")
    }
    needed = {name for name in sources if not any(part in name for part in made_here)}
    assert needed - names == set()
    assert names - needed == {
        "CHANGELOG.md", "CMakeLists.txt", "LICENSE", "PKG-INFO", "README.md",
        "pyproject.toml", "tools/build_kernel.py", "tools/build_page.py",
    }  # fmt: skip


def needed_by(package: Distribution, extras: frozenset[str]) -> Iterator[Distribution]:
    """Everything that has to be installed beside a package, without what is only asked for by
    other extras of it.
    """
    for asked in map(Requirement, package.requires or ()):
        if asked.marker is None or any(
            asked.marker.evaluate({"extra": extra}) for extra in ("", *extras)
        ):
            found = distribution(asked.name)
            yield found
            yield from needed_by(found, frozenset(asked.extras))


class Elsewhere:
    """A machine with Python and what the wheel asks for: no compiler, no Node, no network."""

    def __init__(self, folder: Path) -> None:
        self.folder, empty = folder, folder / "empty"
        empty.mkdir()
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder / "venv"], check=True)
        self.programs = folder / "venv" / "bin"
        self.environment = {
            "HOME": str(folder),
            "PATH": str(empty),
            "PIP_CONFIG_FILE": os.devnull,
            "PIP_NO_INDEX": "1",
            "QUADROPOLIS_DATA": str(folder),
            # Whoever asked for something on the net would meet a closed door.
            "http_proxy": "http://127.0.0.1:9",
            "https_proxy": "http://127.0.0.1:9",
        }
        site = self.run("python", "-c", "import sysconfig; print(sysconfig.get_path('purelib'))")
        self.packages = Path(site.strip())

    def run(self, program: str, *arguments: object) -> str:
        """What a program of the new environment prints."""
        return self._printed(self.programs / program, *arguments)

    def pip(self, *arguments: object) -> None:
        """Our pip at work there: one of its own takes seconds to install."""
        self._printed(sys.executable, "-m", "pip", "--python", self.programs / "python", *arguments)

    def _printed(self, *command: object) -> str:
        done = subprocess.run(
            [str(part) for part in command],
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )
        assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
        return done.stdout

    def bring(self, package: Distribution) -> None:
        """Copy an installed package, its files as they were installed here."""
        for file in package.files or ():
            if ".." not in file.parts and file.suffix != ".pyc":
                target = self.packages / file
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(str(file.locate()), target)


def test_the_wheel_plays_where_there_is_nothing_but_python(tmp_path):
    (tmp_path / "dist").mkdir()
    wheel = build("wheel", tmp_path / "dist")
    with zipfile.ZipFile(wheel) as files:
        assert f"{PAGE}/index.html" in files.namelist(), "build the page: make install"
        strange = [name for name in files.namelist() if name.endswith((".cpp", ".ts", ".pyc"))]
        assert strange == []

    elsewhere = Elsewhere(tmp_path)
    for package in needed_by(distribution("quadropolis"), frozenset()):
        elsewhere.bring(package)
    elsewhere.pip("install", "--quiet", wheel)
    elsewhere.pip("check")
    where = elsewhere.run("python", "-c", "import quadropolis; print(quadropolis.__file__)")
    assert Path(where.strip()).is_relative_to(elsewhere.packages)

    elsewhere.run(
        "quadropolis", "simulate", "--games", 1, "--seat", "strong", "--seat", "skilled",
        "--seed", 7, "--out", "game.jsonl",
    )  # fmt: skip
    (record,) = (tmp_path / "game.jsonl").read_text(encoding="utf-8").splitlines()
    assert json.loads(record)["mode"] == "classic"
    elsewhere.run("quadropolis", "replay", "game.jsonl")

    check_the_server(elsewhere)


def check_the_server(elsewhere: Elsewhere) -> None:
    """It starts, is healthy and shows the page."""
    server = subprocess.Popen(
        [elsewhere.programs / "quadropolis", "serve", "--no-browser", "--port", "0"],
        cwd=elsewhere.folder,
        env=elsewhere.environment,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        said = server.stdout.readline()
        address = "http://" + said.partition("http://")[2].split("/")[0].strip()
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with opener.open(f"{address}/") as answer:
            assert b'<script type="module"' in answer.read()
        with opener.open(f"{address}/health") as answer:
            assert answer.status == 200
            assert json.load(answer)
    finally:
        server.terminate()
        assert server.stdout is not None
        server.stdout.close()
        assert server.wait(30) in (0, -15)
