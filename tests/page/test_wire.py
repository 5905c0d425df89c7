"""What the page knows of the server and the game is what they say today."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_wire_is_up_to_date(tmp_path: Path) -> None:
    subprocess.run((sys.executable, ROOT / "tools" / "write_wire.py", tmp_path), check=True)
    written = sorted(tmp_path.iterdir())
    assert [path.name for path in written] == ["facts.json", "schema.d.ts"]
    for path in written:
        known = ROOT / "web" / "src" / "wire" / path.name
        assert known.read_text(encoding="utf-8") == path.read_text(encoding="utf-8"), (
            f"{known.name} is out of date: python tools/write_wire.py"
        )
