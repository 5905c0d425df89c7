"""The types of the compiled module.

`src/quadropolis/kernel/_portable.pyi` is what type checkers know of the kernel, from the
signatures in `cpp/python/*.cpp`. All builds have this one interface.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

KERNEL = Path(__file__).resolve().parent.parent / "src" / "quadropolis" / "kernel"
STUB = "_portable.pyi"
PATTERNS = """\
DEPTHS:
    DEPTHS: dict[str, tuple[int, int, int, int]]

FEATURE_NAMES:
    FEATURE_NAMES: dict[str, int]

LEVELS:
    LEVELS: tuple[tuple[str, bool, float, float, float], ...]

PARTS:
    PARTS: tuple[str, ...]

SIGNS:
    SIGNS: dict[str, int]
"""
"""What the compiled module cannot say itself: the types of its constants."""


def stub(build: str = "_portable") -> str:
    """The types of a build of the kernel, in the project's format."""
    with tempfile.TemporaryDirectory() as folder:
        patterns, written = Path(folder, "patterns"), Path(folder, STUB)
        patterns.write_text(PATTERNS, encoding="utf-8")
        module = f"quadropolis.kernel.{build}"
        generator = [sys.executable, "-m", "nanobind.stubgen", "--quiet"]
        subprocess.run([*generator, "-m", module, "-p", patterns, "-o", written], check=True)
        text = written.read_text(encoding="utf-8")
    for command in (("check", "--fix", "--select=I"), ("format",)):
        text = subprocess.check_output(
            [sys.executable, "-m", "ruff", *command, "--quiet", "--stdin-filename", KERNEL / STUB],
            input=text,
            encoding="utf-8",
        )
    return text


def files() -> dict[Path, str]:
    """The stub and where it belongs."""
    return {KERNEL / STUB: stub()}
