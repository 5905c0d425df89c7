"""Write the types of the compiled module: `python tools/write_stub.py [FOLDER]`.

`src/quadropolis/kernel/_portable.pyi` is what type checkers know of the kernel, from the
signatures in `cpp/module_*.cpp`. All builds have this one interface. A test fails when the
stub is out of date.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

KERNEL = Path(__file__).resolve().parent.parent / "src" / "quadropolis" / "kernel"
STUB = "_portable.pyi"
PATTERNS = """\
FEATURE_NAMES:
    FEATURE_NAMES: dict[str, int]
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


def main() -> None:
    """Write the stub where it belongs, or into the named folder."""
    Path(*(sys.argv[1:] or (KERNEL,)), STUB).write_text(stub(), encoding="utf-8")


if __name__ == "__main__":
    main()
