"""The versions that `make` installs: the same everywhere, and what the project asks for."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
RUNNING: list[str] = PROJECT["project"]["dependencies"]
GROUPS: dict[str, list[str]] = PROJECT["dependency-groups"]
ASKED = {
    "play": [*RUNNING, *GROUPS["build"], *PROJECT["build-system"]["requires"]],
    "test": [*RUNNING, *GROUPS["build"], *GROUPS["test"]],
}
LOCKS = pytest.mark.parametrize("lock", sorted(ASKED))
MACHINES = [
    {"python_version": version, "python_full_version": f"{version}.0", **platform}
    for version in ("3.11", "3.12", "3.13", "3.14")
    for platform in (
        {"sys_platform": "linux", "platform_system": "Linux", "os_name": "posix"},
        {"sys_platform": "darwin", "platform_system": "Darwin", "os_name": "posix"},
        {"sys_platform": "win32", "platform_system": "Windows", "os_name": "nt"},
    )
]


def text_of(lock: str) -> str:
    return (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")


def pins(lock: str) -> Iterator[Requirement]:
    """Every pinned version of a lock file, without its checksums."""
    for line in text_of(lock).splitlines():
        if line and not line.startswith((" ", "#")):
            yield Requirement(line.removesuffix("\\"))


def holds_on(requirement: Requirement, machine: dict[str, str]) -> bool:
    return requirement.marker is None or requirement.marker.evaluate(machine)


@LOCKS
@pytest.mark.parametrize("machine", MACHINES, ids=lambda m: f"{m['python_version']}-{m['os_name']}")
def test_what_is_asked_for_is_met_on_every_machine(lock, machine):
    here = [pin for pin in pins(lock) if holds_on(pin, machine)]
    found = {canonicalize_name(pin.name): pin for pin in here}
    assert len(found) == len(here), "one version of each"
    for asked in map(Requirement, ASKED[lock]):
        if holds_on(asked, machine):
            pin = found.get(canonicalize_name(asked.name))
            assert pin is not None, f"{asked.name} is missing: make lock"
            (version,) = (part.version for part in pin.specifier)
            assert version in asked.specifier, f"{asked} is not met by {pin}: make lock"


def test_players_and_testers_get_the_same_versions():
    """They may be asked for on more machines, but never in another version."""
    playing, testing = ({(pin.name, str(pin.specifier)) for pin in pins(lock)} for lock in ASKED)
    assert playing < testing


@LOCKS
def test_every_version_has_checksums_and_no_address(lock):
    text = text_of(lock)
    entries = re.findall(r"^[\w.-]+(?:\[\w+\])?==[^\n]*\n +([^\n]*)", text, re.M)
    assert len(entries) == len(list(pins(lock)))
    assert all(entry.startswith("--hash=sha256:") for entry in entries)
    for address in ("://", "--index", "--find-links", "file:", str(Path.home())):
        assert address not in text
