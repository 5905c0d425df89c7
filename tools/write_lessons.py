"""The lessons that people learn the game with.

The page knows no rules, so every position of a lesson is made here: two games of ours, one in each
mode, are played with the rules' library, and the steps are cut out of them. Answers, blocked
spots, points and allocations are what the rules say; texts are named by their keys, and every
number in a text is handed over as a value.
"""

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import quadropolis as q
from quadropolis.rules.move import parse_move
from quadropolis.server.wire.previews import blocked_spots

sys.path.insert(0, str(Path(__file__).resolve().parent))
from lesson_parts import (
    LEARNER,
    RIVAL,
    Script,
    Step,
    building_task,
    change,
    gain,
    moves_as_good,
    reached,
    sheet,
    spot_task,
    square_task,
    step,
    task,
    tile_task,
)

LESSONS = (
    Path(__file__).resolve().parent.parent / "web" / "src" / "screens" / "learn" / "lessons.json"
)

# --- the first game ---------------------------------------------------------------------

CLASSIC: tuple[tuple[str, str], ...] = (
    (
        "P # U0 P U2 / T1 # T3 S # / # T1m F1 # T1 / Hee T2 S F3 # / # F2 Hpp # #",
        "2N3:c2 2S2:b1 4N4:d2 1E1:a1 3N2:c2 4W1:d1 1S3:d1 3E4:c1",
    ),
    (
        "H2 T1m F3 F1 T3 / # P # # S / # U0 Hpe S T1 / U2 # # # F2 / # # T2 T1 P",
        "3W5:b3 1S4:b1 2S1:b2 4N5:d2 1N1:c1 2N2:b2 4W3:d3 3S5:b1",
    ),
    (
        "P # S F1 F2 / Hpp # P T3 # / U2 P # # H2 / # T1 F3 U0 # / T1m # S # T2",
        "4W2:c4 2S2:b1 1N4:b1 1S3:a2 2E4:b4 3E1:c2 3N2:c3 4S1:d3",
    ),
    (
        "S # # # P / P # T1 Hee T3 / # T1 F2 U2 S / T2 F3 F1 H3 # / # Hpe U0 # #",
        "2S1:c2 1E1:a3 3N2:b3 3E4:c3 4W3:d4 2N5:b3 1W1:a1 4N4:c4",
    ),
)


def classic_lesson() -> dict[str, Any]:
    """A first game in twelve steps."""
    game = Script("classic", LEARNER, CLASSIC)
    steps = [*first_turn(game), *first_round(game), *later_rounds(game)]
    return lesson_data("classic", game, steps)


def first_turn(game: Script) -> list[Step]:
    """Architect and reach, placing, the Urbanist."""
    start, built = game.before("2N3:c2", 1), game.after("2N3:c2", 1)
    begin, end = game.show(start), game.show(built)
    tile = reached(parse_move("2N3:c2"))
    reach = step(
        "architect",
        begin,
        begin,
        [
            task("architect", "architect", [2]),
            spot_task(start, "reach", 2, tile),
        ],
        "site",
        architect=2,
        rounds=start.mode.rounds,
    )
    place = step(
        "place",
        begin,
        end,
        [square_task(start, "place", "2N3:c2", "place")],
        "both",
        architect=2,
        row=2,
        column=3,
        inhabitants=built.cities[LEARNER].inhabitants,
    )
    urbanist = step(
        "urbanist",
        end,
        end,
        [task("blocked", "urbanist", sorted(blocked_spots(built)))],
        "site",
        spots=len(blocked_spots(built)),
    )
    return [reach, place, urbanist]


def first_round(game: Script) -> list[Step]:
    """Resources, activation, stacking and the Mayor, a Factory and its neighbors."""
    before, after = game.before("4N4:d2", 1), game.after("4N4:d2", 1)
    energy = taking(
        game,
        "energy",
        "4N4:d2",
        after=game.show(after, {}),
        energy=after.cities[LEARNER].energy,
    )
    goal = {"c2": {"inhabitants": 0, "energy": 1}, "d2": {"inhabitants": 1, "energy": 0}}
    lights = q.score(after.cities[LEARNER], allocation=goal).categories
    activate = step(
        "activate",
        game.show(after, {}),
        game.show(after, goal),
        [task("allocate", "activate", [goal])],
        "city",
        points=lights["tower"],
        idle=-lights["idle_inhabitants"] - lights["pollution"],
    )
    before, after = game.before("3N2:c2", 1), game.after("3N2:c2", 1)
    floors = len(after.cities[LEARNER]["c2"])
    stack = taking(
        game,
        "stack",
        "3N2:c2",
        floors=floors,
        was=after.mode.tower[floors - 1],
        points=after.mode.tower[floors],
        most=after.mode.floors,
        best=after.mode.tower[after.mode.floors],
        **change(sheet(before), sheet(after)),
    )
    before, after = game.before("1S3:d1", 1), game.after("1S3:d1", 1)
    factory = taking(
        game,
        "factory",
        "1S3:d1",
        as_good="factory",
        inhabitants=after.cities[LEARNER].inhabitants - before.cities[LEARNER].inhabitants,
        points=gain(before, after, "factory"),
        shop=after.mode.factory[q.Kind.SHOP],
        **change(sheet(before), sheet(after)),
    )
    return [energy, activate, stack, factory]


def taking(
    game: Script,
    id: str,
    move: str,
    after: int | None = None,
    as_good: str | None = None,
    **values: Any,
) -> Step:
    """Tap the tile of that move of the first round, then its square.

    With the name of a category, any tile of its kind will do that brings as much there.
    """
    before = game.before(move, 1)
    instead = [] if as_good is None else moves_as_good(before, move, as_good)
    tiles = [reached(parse_move(one)) for one in (move, *instead)]
    positions = [game.show(q.play(before, one)) for one in instead]
    return step(
        id,
        game.show(before),
        game.show(game.after(move, 1)) if after is None else after,
        [
            tile_task(before, f"{id}-tile", tiles),
            square_task(before, f"{id}-square", move, id, id == "factory", instead),
        ],
        "both",
        dict(zip(tiles[1:], positions, strict=True)),
        architect=parse_move(move).architect,
        **values,
    )


def later_rounds(game: Script) -> list[Step]:
    """Harbor, Shop, Park, Public Service, and the last energy unit."""
    before, after = game.before("1N1:c1", 2), game.after("1N1:c1", 2)
    harbor = placing(game, "harbor", "1N1:c1", 2, points=gain(before, after, "harbor"))
    before, after = game.before("4W3:d3", 2), game.after("4W3:d3", 2)
    shop = placing(
        game,
        "shop",
        "4W3:d3",
        2,
        customers=sheet(after).allocation["d3"]["inhabitants"],
        points=gain(before, after, "shop"),
        factory=gain(before, after, "factory"),
    )
    before, after = game.before("3N2:c3", 3), game.after("3N2:c3", 3)
    points = gain(before, after, "park")
    park = placing(game, "park", "3N2:c3", 3, points=points, towers=after.mode.park.index(points))
    before, after = game.before("4W3:d4", 4), game.after("4W3:d4", 4)
    served = districts_served(after)
    scale = after.mode.public_service
    service = placing(
        game,
        "service",
        "4W3:d4",
        4,
        parts=len(set(after.mode.districts)),
        districts=served,
        points=scale[served],
        was=scale[districts_served(before)],
        stars=after.cities[LEARNER]["d4"][0].points,
    )
    light, absorbed = building_task(game.end.cities[LEARNER], "end", "c2")
    (right,) = light["answers"]
    end = step(
        "end",
        game.show(game.end, absorbed),
        game.show(game.end),
        [light],
        "city",
        rounds=game.end.mode.rounds,
        points=light["gains"][right],
    )
    return [harbor, shop, park, service, end]


def districts_served(state: q.State) -> int:
    """How many districts of the learner's city have a Public Service."""
    kinds = zip(state.mode.districts, state.cities[LEARNER].kinds(), strict=True)
    return len({district for district, kind in kinds if kind is q.Kind.PUBLIC_SERVICE})


def placing(game: Script, id: str, move: str, round: int, **values: Any) -> Step:
    """A tile is in hand already: only its square is to be found."""
    before, after = game.before(move, round), game.after(move, round)
    return step(
        id,
        game.show(before),
        game.show(after),
        [square_task(before, id, move, "points", counted=True)],
        "city",
        round=round,
        architect=parse_move(move).architect,
        **change(sheet(before), sheet(after)),
        **values,
    )


# --- Expert -----------------------------------------------------------------------------

EXPERT: tuple[tuple[str, str], ...] = (
    (
        "F3 # Hee # F2 / # # Hpp T2 # / P # # T1m O / # T1 S F1 U2 / P U0 T3 S #",
        "4W5:c1 5W3:d2 3N1:b1 4S4:b2 2S2:a1 5S1:a3 1E4:d1 1E1:a2",
    ),
    (
        "# # M U2 # / H2 S O # # / # # # Hpe T2 / P T1m F2 U0 # / O T3 F3 S P",
        "5W5:a2 4E4:b2 5N1:d2 3S5:b2 2S3:e1 1S2:b2 1S4:b2 3E2:d3",
    ),
    (
        "O U2 Hpp # # / P P U0 # S / # # T1m # T3 / # # F2 S # / M H2 F3 O T2",
        "5W5:b2 2N1:c2 2S4:e1 5E1:d2 4S2:c1 3N5:c3 1S1:d1 1N2:a3",
    ),
)


def expert_lesson() -> dict[str, Any]:
    """What is different in Expert, in six steps."""
    game = Script("expert", RIVAL, EXPERT)
    start, built = game.before("5W3:d2", 1), game.after("5W3:d2", 1)
    begin = game.show(start)
    pool = step(
        "pool",
        begin,
        begin,
        [
            task("architect", "pool-architect", [5]),
            spot_task(start, "pool-spot", 5, reached(parse_move("5W3:d2"))),
        ],
        "site",
        architect=5,
        each=start.players,
    )
    district = step(
        "district",
        begin,
        game.show(built),
        [square_task(start, "district", "5W3:d2", "district")],
        "both",
        architect=5,
        district=start.mode.districts[start.mode.square_index["d2"]],
    )
    full = game.after("1E1:a2", 1)
    goal = {"d2": {"inhabitants": 1, "energy": 1}}
    lit = q.score(full.cities[LEARNER], allocation=goal)
    office = step(
        "office",
        game.show(full, {}),
        game.show(full, goal),
        [task("allocate", "office", [goal])],
        "city",
        points=lit.categories["office"],
        **change(q.score(full.cities[LEARNER], allocation={}), lit),
    )
    before, after = game.before("3E2:d3", 2), game.after("3E2:d3", 2)
    group = placing(game, "group", "3E2:d3", 2, points=gain(before, after, "office"))
    after = game.after("5W5:b2", 3)
    most, worth = after.mode.floors, after.mode.tower
    floors = placing(game, "floors", "5W5:b2", 3, points=worth[most], was=worth[most - 1])
    before, after = game.before("1S1:d1", 3), game.after("1S1:d1", 3)
    mode = after.mode
    monument = placing(
        game,
        "monument",
        "1S1:d1",
        3,
        points=gain(before, after, "monument"),
        shop=mode.monument[q.Kind.SHOP],
        park=mode.monument[q.Kind.PARK],
        loss=-mode.monument[q.Kind.FACTORY],
    )
    return lesson_data("expert", game, [pool, district, office, group, floors, monument])


# --- the file ---------------------------------------------------------------------------


def lesson_data(mode: str, game: Script, steps: Sequence[Step]) -> dict[str, Any]:
    finished = q.outcome(game.end)
    return {
        "mode": mode,
        "steps": list(steps),
        "positions": game.positions,
        "result": None if finished is None else {"scores": list(finished.scores)},
    }


def lessons() -> dict[str, Any]:
    """Both lessons as plain data."""
    return {"classic": classic_lesson(), "expert": expert_lesson()}


def text_of(data: Mapping[str, Mapping[str, Any]]) -> str:
    """The file: one line per step and position, so that changes can be read."""

    def lines(key: str, value: Any) -> str:
        if isinstance(value, list):
            inner = ",\n".join(f"   {json.dumps(item)}" for item in value)
            return f'  "{key}": [\n{inner}\n  ]'
        return f'  "{key}": {json.dumps(value)}'

    written = [
        f' "{name}": {{\n' + ",\n".join(lines(key, value) for key, value in lesson.items()) + "\n }"
        for name, lesson in data.items()
    ]
    return "{\n" + ",\n".join(written) + "\n}\n"


def files() -> dict[Path, str]:
    """The file and where it belongs."""
    return {LESSONS: text_of(lessons())}
