"""Imports follow the arrows of ARCHITECTURE.md."""

import subprocess
import sys

from tests.docs.imports import imports
from tests.docs.markdown import table_rows

NOTHING = "nothing"


def _names(cell: str) -> set[str]:
    return {name.strip() for name in cell.split(",")} - {NOTHING}


def _written() -> dict[str, set[str]]:
    """The table of parts, in order."""
    rows = table_rows("ARCHITECTURE.md")
    first = next(i for i, row in enumerate(rows) if row[:2] == ["part", "imports"])
    table = {}
    for row in rows[first + 2 :]:
        if len(row) != 3:
            break
        table[row[0]] = _names(row[1]) | _names(row[2])
    return table


def test_parts_import_what_the_table_allows() -> None:
    written = _written()
    for part, found in imports().items():
        assert part in written, f"ARCHITECTURE.md has no arrows for {part}"
        surplus = found - written[part]
        assert not surplus, f"{part} imports {sorted(surplus)} against the arrows"


def test_arrows_lead_downwards_only() -> None:
    """Each part imports parts that stand above it in the table, so there is no circle."""
    written, above = _written(), set[str]()
    for part, names in written.items():
        assert names & set(written) <= above, f"{part} stands above what it imports"
        above.add(part)


def test_the_library_loads_only_the_standard_library() -> None:
    program = (
        "import sys; before = set(sys.modules); import quadropolis, quadropolis.views; "
        "print(*{name.partition('.')[0] for name in set(sys.modules) - before})"
    )
    loaded = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout.split()
    assert set(loaded) - set(sys.stdlib_module_names) == {"quadropolis"}
