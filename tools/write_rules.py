"""What the rules show, computed: diagrams, the tiles of the box, and the tips in the document.

`src/quadropolis/data/rules.json` holds the order of the rules and their small positions.
Score sheets, reached and allowed squares and blocked spots in it come from the library, never
from a hand.
"""

import json
import re
from pathlib import Path
from textwrap import fill
from typing import Any

import quadropolis as q
from quadropolis.rulebook.box import tile_counts, values
from quadropolis.rulebook.structure import tips
from quadropolis.rulebook.tables import Table, box_table
from quadropolis.rules.site import FACING, REACH, SPOT_INDEX, SQUARES
from quadropolis.words import words

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "src" / "quadropolis" / "data" / "rules.json"
DOCUMENT = ROOT / "docs" / "rules.md"


def computed(rules: dict[str, Any]) -> dict[str, Any]:
    """The rules with everything in them that follows from the rest."""
    for example in rules["examples"].values():
        city = q.parse_city(example["city"], mode=example["mode"])
        example["inhabitants"] = example.get("inhabitants", city.inhabitants)
        example["energy"] = example.get("energy", city.energy)
        sheet = q.score(city, example["inhabitants"], example["energy"])
        example["sheet"] = sheet.to_data()
    for site in rules["sites"].values():
        site["square"] = SQUARES[REACH[site["architect"]][SPOT_INDEX[site["spot"]]]]
        site["blocked"] = sorted(FACING[site["urbanist"]]) if "urbanist" in site else []
    for placing in rules["placings"].values():
        city = q.parse_city(placing["city"], mode=placing["mode"])
        allowed = city.placements(q.FACES[placing["face"]], placing["architect"])
        placing["squares"] = [city.mode.squares[index] for index in allowed]
    rules["values"] = dict(values())
    rules["box"] = {
        mode.name: {face.name: counts for face, counts in tile_counts(mode).items()}
        for mode in q.MODES.values()
    }
    return rules


def text(rules: dict[str, Any]) -> str:
    """As it is kept in the file: what is counted, one face in a line."""
    written = json.dumps(rules, indent=1, ensure_ascii=False, default=dict) + "\n"
    return re.sub(r"\[[\d,\s\[\]]+\]", lambda found: "".join(found[0].split()), written)


def document() -> str:
    """docs/rules.md, with everything in it that follows from the tiles."""
    english = words("en")
    written = {f"box of {mode}": _markdown(box_table(english, mode)) for mode in q.MODES.values()}
    written["tips"] = "\n".join(f"- {english.say(key)}" for key in tips())
    told = DOCUMENT.read_text(encoding="utf-8")
    for name, lines in written.items():
        begin, end = f"<!-- {name}: written by make generated -->", f"<!-- end of {name} -->"
        before, _, rest = told.partition(begin)
        after = rest.partition(end)[2]
        assert after, f"docs/rules.md has no place for {name}"
        told = f"{before}{begin}\n{_folded(lines)}\n{end}{after}"
    return told


def _markdown(table: Table) -> str:
    rows = [table.heads, ["---"] * len(table.heads), *table.rows]
    return "\n" + "\n".join(f"| {' | '.join(row)} |" for row in rows) + "\n"


def _folded(text: str) -> str:
    """Lines of prose as wide as the others of the document."""
    return "\n".join(
        line if line.startswith("|") else fill(line, 100, subsequent_indent="  ")
        for line in text.splitlines()
    )


def files() -> dict[Path, str]:
    """The files and where they belong."""
    return {
        RULES: text(computed(json.loads(RULES.read_text("utf-8")))),
        DOCUMENT: document(),
    }
