"""What the page knows of the server and the game.

`web/src/wire/schema.d.ts` has the types of all requests, answers and messages, from the
server's OpenAPI description; `web/src/wire/facts.json` the tables of the game that are shown:
what is printed on tiles and mats, costs and points, and by what a review gives its signs.
"""

import asyncio
import json
import tempfile
from pathlib import Path
from typing import Any

from build_page import WEB, install, npm

from quadropolis.insight.asking import SIGN_MARKS, SIGNS
from quadropolis.insight.review import HALF, MOMENTS, UNLUCKY
from quadropolis.rules.lines import Category
from quadropolis.rules.mode import COSTS, MODES, Mode
from quadropolis.rules.site import REACH, SPOTS, SQUARES
from quadropolis.rules.tiles import FACES, Kind
from quadropolis.server.http.app import make_app
from quadropolis.server.http.settings import Settings
from quadropolis.server.push.services import Push

WIRE = WEB / "src" / "wire"
SCHEMA, FACTS = "schema.d.ts", "facts.json"


def description() -> dict[str, Any]:
    """The server's OpenAPI description."""
    with tempfile.TemporaryDirectory() as folder:
        # With everything that a host may switch on.
        push = Push.of("mailto:host@play.example")
        settings = Settings(database=f"sqlite:///{folder}/games.db", secret="x" * 32, push=push)
        guarded: Any = make_app(settings)
        described: dict[str, Any] = guarded.app.openapi()
        asyncio.run(guarded.app.state.server.close())
    return described


def facts() -> dict[str, Any]:
    """The tables of the game."""
    return {
        "faces": {
            face.name: {
                "kind": face.kind.value,
                "inhabitants": face.inhabitants,
                "energy": face.energy,
                "points": face.points,
                "mayor": face.mayor,
            }
            for face in FACES.values()
        },
        "costs": {
            kind.value: {"inhabitants": cost.inhabitants, "energy": cost.energy}
            for kind, cost in COSTS.items()
        },
        "spots": {
            spot: [SQUARES[REACH[architect][index]] for architect in sorted(REACH)]
            for index, spot in enumerate(SPOTS)
        },
        "modes": {mode.name: mode_facts(mode) for mode in MODES.values()},
        "review": {
            "signs": {
                sign: {"mark": SIGN_MARKS[sign], "cost": cost} for sign, cost in SIGNS.items()
            },
            "half": HALF,
            "unlucky": UNLUCKY,
            "moments": MOMENTS,
        },
    }


def mode_facts(mode: Mode) -> dict[str, Any]:
    """What is printed on the mats and the score pad of a mode."""
    return {
        "rounds": mode.rounds,
        "turns": mode.turns,
        "architects": mode.architects,
        "rows": mode.rows,
        "columns": mode.columns,
        "kinds": [kind.value for kind in COSTS if kind in mode.kinds],
        "tall": [kind.value for kind in COSTS if kind in mode.stackable],
        "categories": [
            category.value
            for category in Category
            if category in (Category.IDLE_INHABITANTS, Category.POLLUTION)
            or Kind(category) in mode.kinds
        ],
        "squares": mode.squares,
        "districts": mode.districts,
        "numbers": [sorted(numbers) for numbers in mode.numbers],
        "tower": mode.tower,
        "shop": mode.shop,
        "public_service": mode.public_service,
        "park": mode.park,
        "harbor": mode.harbor,
        "office": mode.office,
        "factory": {kind.value: points for kind, points in mode.factory.items()},
        "monument": {kind.value: points for kind, points in mode.monument.items()},
    }


def files() -> dict[Path, str]:
    """Both files and where they belong."""
    install()
    with tempfile.TemporaryDirectory() as folder:
        described, typed = Path(folder) / "openapi.json", Path(folder) / SCHEMA
        described.write_text(json.dumps(description()), encoding="utf-8")
        # What has a default need not be sent; of what is answered, nothing is left out.
        options = ("--default-non-nullable", "false", "-o", str(typed))
        npm("exec", "--", "openapi-typescript", str(described), *options)
        types = typed.read_text(encoding="utf-8")
    return {WIRE / FACTS: json.dumps(facts(), indent=1) + "\n", WIRE / SCHEMA: types}
