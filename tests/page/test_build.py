"""What is installed before a script of the page runs: as little as it needs, and never twice."""

import shutil
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.page.sources import ROOT

ALL, PART = "ci", "ci --omit=dev"


@pytest.fixture
def build(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Any]:
    """The tool in a folder of its own; what npm is asked to install is noted in `asked`."""
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    tool: Any = import_module("build_page")
    modules = tmp_path / "node_modules"
    asked: list[str] = []

    def npm(*arguments: str) -> None:
        """Like npm's `ci`: what was there is removed."""
        shutil.rmtree(modules, ignore_errors=True)
        modules.mkdir()
        asked.append(" ".join(part for part in arguments if part in ("ci", "--omit=dev")))

    for name in ("INSTALLED", "INSTALLED_TO_BUILD"):
        monkeypatch.setattr(tool, name, modules / getattr(tool, name).name)
    monkeypatch.setattr(tool, "LOCK", tmp_path / "package-lock.json")
    monkeypatch.setattr(tool, "npm", npm)
    monkeypatch.setattr(tool, "asked", asked, raising=False)
    tool.LOCK.write_text("{}")
    yield tool
    sys.modules.pop("build_page")


@pytest.mark.parametrize(
    ("to_build", "asked"),
    [
        ([True, True], [PART]),
        ([False, False], [ALL]),
        ([False, True, False], [ALL]),
        ([True, False, True], [PART, ALL]),
    ],
    ids=["build", "other scripts", "everything is enough to build", "more is needed"],
)
def test_only_what_is_needed(build: Any, to_build: list[bool], asked: list[str]) -> None:
    for part in to_build:
        build.install(to_build=part)
    assert build.asked == asked


def test_another_list_is_installed_anew(build: Any) -> None:
    for part in (False, True):
        build.LOCK.write_text(str(part))
        build.install(to_build=part)
    assert build.asked == [ALL, PART]
    # What make looks at tells that not everything is there any more.
    assert not build.INSTALLED.exists()
