"""What each part of the package imports, read from its sources."""

import ast
import sys
from collections.abc import Iterator

from tests.docs.markdown import ROOT

PACKAGE = "quadropolis"
SOURCES = ROOT / "src" / PACKAGE
PUBLIC = "public names"
"""The part `__init__.py`, which gathers the names for everybody else."""


def part_of(module: str) -> str:
    """The part a module belongs to: the first name below the package."""
    first = module.removeprefix(PACKAGE).removeprefix(".").partition(".")[0]
    return first if (SOURCES / first).is_dir() or (SOURCES / f"{first}.py").is_file() else ""


def _imported(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, "imports name the whole way"
            module = node.module or ""
            if module == PACKAGE:
                # `from quadropolis import kernel` is a part, `... import State` a public name.
                yield from (f"{module}.{name.name}" for name in node.names)
            else:
                yield module


def imports() -> dict[str, set[str]]:
    """By part of the package: the other parts and the third-party packages it imports."""
    found: dict[str, set[str]] = {}
    for path in sorted(SOURCES.rglob("*.py")):
        part = path.relative_to(SOURCES).parts[0].removesuffix(".py")
        part = PUBLIC if part == "__init__" else part
        for module in _imported(ast.parse(path.read_text(encoding="utf-8"))):
            top = module.partition(".")[0]
            if top == PACKAGE:
                found.setdefault(part, set()).add(part_of(module) or PUBLIC)
            elif top not in sys.stdlib_module_names:
                found.setdefault(part, set()).add(top)
    return {part: names - {part} for part, names in found.items()}
