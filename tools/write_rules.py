"""What the diagrams of the rules show, computed.

`src/quadropolis/data/rules.json` holds the order of the rules and their small positions.
Score sheets, reached and allowed squares and blocked spots in it come from the library, never
from a hand.
"""

import json
from pathlib import Path
from typing import Any

import quadropolis as q
from quadropolis.rules.site import FACING, REACH, SPOT_INDEX, SQUARES

RULES = Path(__file__).resolve().parent.parent / "src" / "quadropolis" / "data" / "rules.json"


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
    rules["counts"]["reconstructed"] = sum(tile.mark_source == "inferred" for tile in q.TILES)
    return rules


def text(rules: dict[str, Any]) -> str:
    """As it is kept in the file."""
    return json.dumps(rules, indent=1, ensure_ascii=False, default=dict) + "\n"


def files() -> dict[Path, str]:
    """The file and where it belongs."""
    return {RULES: text(computed(json.loads(RULES.read_text("utf-8"))))}
