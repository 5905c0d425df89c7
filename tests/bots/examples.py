"""The examples, and how the tests get at them."""

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "bots"


def installed(package: Path, into: Path) -> Path:
    """Install a pure Python package offline, as an installer would: its modules and metadata."""
    project = tomllib.loads((package / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    stem = f"{project['name'].replace('-', '_')}-{project['version']}"
    metadata = into / f"{stem}.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text(
        "Metadata-Version: 2.1\n"
        f"Name: {project['name']}\nVersion: {project['version']}\n"
        f"Summary: {project['description']}\n",
        encoding="utf-8",
    )
    lines = []
    for group, offers in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {value}" for name, value in offers.items())]
    (metadata / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    for module in package.glob("*.py"):
        (into / module.name).write_text(module.read_text(encoding="utf-8"), encoding="utf-8")
    return into
