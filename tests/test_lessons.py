"""The lessons: up to date, legal, and true in every number they tell."""

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

import quadropolis as q
from quadropolis.words import LOCALES, languages, words

TOOLS = Path(__file__).parents[1] / "tools"
sys.path.insert(0, str(TOOLS))
import write_lessons  # noqa: E402
from lesson_parts import LEARNER, RIVAL, Script, position_data, reached  # noqa: E402

LESSONS: dict[str, Any] = json.loads(write_lessons.LESSONS.read_text(encoding="utf-8"))
GAMES = {
    "classic": Script("classic", LEARNER, write_lessons.CLASSIC),
    "expert": Script("expert", RIVAL, write_lessons.EXPERT),
}
LIGHTS = ("activate", "office")
"""The steps that switch the first lights on; points are shown from then on."""
STEPS = [(name, step) for name, lesson in LESSONS.items() for step in lesson["steps"]]


def steps_with(*kinds: str) -> Any:
    """Every step that asks such a task; without any kinds all of them."""
    chosen = [
        (name, step)
        for name, step in STEPS
        if not kinds or any(task["kind"] in kinds for task in step["tasks"])
    ]
    return pytest.mark.parametrize(
        ("name", "step"), chosen, ids=[f"{name}-{step['id']}" for name, step in chosen]
    )


def step_of(name: str, id: str) -> dict[str, Any]:
    found: dict[str, Any]
    (found,) = [step for step in LESSONS[name]["steps"] if step["id"] == id]
    return found


def city_of(name: str, position: int) -> q.City:
    return q.parse_city(LESSONS[name]["positions"][position]["cities"][LEARNER], name)


def built(name: str, step: dict[str, Any]) -> tuple[q.City, q.City, str]:
    """The city before and after a step that places a tile, and the square."""
    (square,) = step["tasks"][-1]["answers"]
    return city_of(name, step["at"]), city_of(name, step["after"]), square


def state_of(name: str, position: int) -> q.State:
    """The state of the game that a position shows, whatever its allocation."""
    shown = LESSONS[name]["positions"][position]
    game = GAMES[name]
    told = ("site", "spots", "cities", "architects", "urbanist", "round", "turn", "blocked")
    played = zip(game.states, game.moves, strict=True)
    for state in (*game.states, *(q.play(state, move) for state, move in played)):
        data = position_data(state)
        if all(data[key] == shown[key] for key in told):
            return state
    raise AssertionError(f"position {position} of {name} is not in its game")


def test_the_first_game_has_twelve_steps_and_expert_six():
    assert {name: len(lesson["steps"]) for name, lesson in LESSONS.items()} == {
        "classic": 12,
        "expert": 6,
    }


def test_the_first_game_is_played_to_its_end():
    outcome = q.outcome(GAMES["classic"].end)
    assert outcome is not None
    assert list(outcome.scores) == LESSONS["classic"]["result"]["scores"]
    assert outcome.winners == (LEARNER,)


@steps_with("square")
def test_what_is_asked_can_be_played(name, step):
    """Taking and placing as asked is legal, and leads to what is shown then."""
    task = step["tasks"][-1]
    state = state_of(name, step["at"])
    assert state.current_player == LEARNER
    (square,) = task["answers"]
    after = q.play(state, f"{task['architect']}{task['spot']}:{square}")
    shown = LESSONS[name]["positions"][step["after"]]
    assert shown == position_data(after, shown["sheet"]["allocation"])


@steps_with("square")
def test_squares_that_are_offered_are_the_legal_ones(name, step):
    task = step["tasks"][-1]
    state = state_of(name, step["at"])
    way = (task["architect"], task["spot"])
    legal = {
        move.to
        for move in q.legal_moves(state)
        if (move.architect, move.spot) == way and not move.discards
    }
    assert set(task["points"]) == legal
    city, face = state.cities[LEARNER], q.FACES[task["face"]]
    now = q.score(city).total
    for square, points in task["points"].items():
        with_tile = city.with_tile(face, city.mode.square_index[square])
        assert q.score(with_tile).total - now == points


@steps_with("square")
def test_where_points_are_shown_one_square_is_best(name, step):
    task = step["tasks"][-1]
    best = max(task["points"].values())
    found = [square for square, points in task["points"].items() if points == best]
    assert found == task["answers"] or not task["counted"]


@steps_with("tile", "spot", "blocked")
def test_taps_on_the_site_have_the_answers_of_the_rules(name, step):
    state = state_of(name, step["at"])
    moves = [move for move in q.legal_moves(state) if move.to is not None]
    for task in step["tasks"]:
        if task["kind"] == "tile":
            ways = {(way[0], way[1]) for ways in task["ways"].values() for way in ways}
            assert ways == {(move.architect, move.spot) for move in moves}
            # The page takes the tile at once, so there must be one way only to each.
            placing = step["tasks"][-1]
            for square in task["answers"]:
                (way,) = task["ways"][square]
                taken = placing | placing["instead"].get(square, {})
                assert way == [taken["architect"], taken["spot"]]
        elif task["kind"] == "spot":
            reaching = {
                move.spot
                for move in moves
                if move.architect == task["architect"] and reached(move) == task["tile"]
            }
            assert set(task["answers"]) == reaching
            assert len(reaching) == 1
        elif task["kind"] == "blocked":
            free = {move.spot for move in q.legal_moves(state)}
            assert set(task["answers"]).isdisjoint(free)
            assert len(task["answers"]) + len(free) == 20
            assert step["values"]["spots"] == len(task["answers"])


@pytest.mark.parametrize(("name", "id"), [("classic", "activate"), ("expert", "office")])
def test_what_is_laid_out_activates_exactly_that(name, id):
    step = step_of(name, id)
    city = city_of(name, step["at"])
    (goal,) = step["tasks"][0]["answers"]
    sheet = q.score(city, allocation=goal)
    assert sheet.allocation == goal
    assert LESSONS[name]["positions"][step["after"]]["sheet"]["total"] == sheet.total
    if id == "activate":
        assert set(goal) == {s for s in city.mode.squares if city[s]}
        used = sum(there[resource] for there in goal.values() for resource in there)
        assert step["values"]["idle"] == city.inhabitants + city.energy - used
    else:
        assert step["values"]["points"] == sheet.categories["office"]


def test_the_last_energy_brings_what_is_said():
    step = step_of("classic", "end")
    (task,) = step["tasks"]
    shown = LESSONS["classic"]["positions"][step["at"]]["sheet"]
    city = city_of("classic", step["at"])
    assert q.score(city, allocation=shown["allocation"]).total == shown["total"]
    # A Park has absorbed it: it costs nothing there.
    assert shown["categories"].get("pollution", 0) == 0
    (park,) = (at for at in shown["allocation"] if city[at][0].kind is q.Kind.PARK)
    assert len(task["gains"]) == 2
    for square, points in task["gains"].items():
        assert city[square][0].kind is q.Kind.TOWER
        laid = {**shown["allocation"], square: shown["allocation"][park]}
        del laid[park]
        assert q.score(city, allocation=laid).total - shown["total"] == points
    (right,) = task["answers"]
    assert task["gains"][right] == max(task["gains"].values()) == step["values"]["points"]
    assert len(set(task["gains"].values())) == 2
    assert q.score(city).total == shown["total"] + task["gains"][right]
    assert step["values"]["rounds"] == q.CLASSIC.rounds


def neighbors(city: q.City, square: str) -> list[q.Kind | None]:
    kinds = city.kinds()
    return [kinds[at] for at in city.mode.neighbors[city.mode.square_index[square]]]


def test_numbers_of_the_first_round_are_true():
    _, after, square = built("classic", step_of("classic", "stack"))
    values = step_of("classic", "stack")["values"]
    assert values["floors"] == len(after[square])
    assert values["points"] == q.score(after).categories["tower"]
    assert values["best"] == q.CLASSIC.tower[values["most"]]
    assert values["most"] == q.CLASSIC.floors
    mayor = LESSONS["classic"]["positions"][step_of("classic", "stack")["after"]]["mayor"]
    assert mayor == LEARNER

    before, after, square = built("classic", step_of("classic", "factory"))
    values = step_of("classic", "factory")["values"]
    assert q.Kind.FACTORY in neighbors(after, square)
    assert values["points"] == q.score(after).categories["factory"]
    assert values["shop"] == q.CLASSIC.factory[q.Kind.SHOP]
    assert values["inhabitants"] == after.inhabitants - before.inhabitants

    step = step_of("classic", "energy")
    before, after, square = built("classic", step)
    assert q.Kind.TOWER in neighbors(after, square)
    assert step["values"]["energy"] == after.energy - before.energy


def test_numbers_of_the_later_rounds_are_true():
    before, after, square = built("classic", step_of("classic", "harbor"))
    values = step_of("classic", "harbor")["values"]
    gained = q.score(after).categories["harbor"] - q.score(before).categories["harbor"]
    assert values["points"] == gained == q.CLASSIC.harbor[2] + after[square][0].points

    before, after, square = built("classic", step_of("classic", "shop"))
    values = step_of("classic", "shop")["values"]
    sheet = q.score(after)
    assert values["customers"] == sheet.allocation[square]["inhabitants"]
    assert values["points"] == q.CLASSIC.shop[values["customers"]] == sheet.categories["shop"]
    assert values["factory"] == sheet.categories["factory"] - q.score(before).categories["factory"]

    _, after, square = built("classic", step_of("classic", "park"))
    values = step_of("classic", "park")["values"]
    assert values["towers"] == neighbors(after, square).count(q.Kind.TOWER)
    assert values["points"] == q.CLASSIC.park[values["towers"]]

    _, after, _ = built("classic", step_of("classic", "service"))
    values = step_of("classic", "service")["values"]
    services = [
        after.mode.districts[at]
        for at, kind in enumerate(after.kinds())
        if kind is q.Kind.PUBLIC_SERVICE
    ]
    assert values["districts"] == len(set(services)) == len(services)
    assert values["points"] == q.CLASSIC.public_service[len(services)]


def test_numbers_of_expert_are_true():
    before, after, square = built("expert", step_of("expert", "group"))
    assert q.Kind.OFFICE in neighbors(after, square)
    gained = q.score(after).categories["office"] - q.score(before).categories["office"]
    assert step_of("expert", "group")["values"]["points"] == gained == q.EXPERT.office[1][1] * 2

    _, after, square = built("expert", step_of("expert", "floors"))
    values = step_of("expert", "floors")["values"]
    assert len(after[square]) == q.EXPERT.floors == values["architect"]
    assert values["points"] == q.score(after).categories["tower"]

    _, after, square = built("expert", step_of("expert", "monument"))
    values = step_of("expert", "monument")["values"]
    assert values["points"] == q.score(after).categories["monument"]
    assert {q.Kind.PARK, q.Kind.SHOP} <= set(neighbors(after, square))
    table = q.EXPERT.monument
    assert (values["park"], values["shop"]) == (table[q.Kind.PARK], table[q.Kind.SHOP])
    assert -values["loss"] == table[q.Kind.FACTORY] == table[q.Kind.HARBOR]

    step = step_of("expert", "district")
    (square,) = step["tasks"][0]["answers"]
    index = q.EXPERT.square_index[square]
    district = q.EXPERT.districts[index]
    assert step["values"]["district"] == district != step["values"]["architect"]
    assert q.EXPERT.numbers[index] == {district, step["values"]["architect"]}
    pool = GAMES["expert"].states[0].architects[0]
    assert all(pool.count(k) == step_of("expert", "pool")["values"]["each"] for k in set(pool))


# What the values say of a step's building, and what they say of units left over.
PARTS: dict[str, tuple[str, ...]] = {
    "stack": ("points", "-was", "-extra"),
    "factory": ("points", "-extra"),
    "harbor": ("points", "saved"),
    "shop": ("points", "factory", "saved"),
    "park": ("points",),
    "service": ("points", "-was", "stars", "saved"),
    "end": ("points",),
    "office": ("points", "saved"),
    "group": ("points", "saved"),
    "floors": ("points", "-was", "-extra"),
    "monument": ("points",),
}


def live_total(name: str, position: int) -> int:
    """What the city shown there is worth by the rules, with the allocation shown."""
    sheet = LESSONS[name]["positions"][position]["sheet"]
    total = q.score(city_of(name, position), allocation=sheet["allocation"]).total
    assert sheet["total"] == total
    return total


@steps_with()
def test_what_is_said_adds_up_to_the_change_of_the_live_total(name, step):
    lit = next(at for at, one in enumerate(LESSONS[name]["steps"]) if one["id"] in LIGHTS)
    before, after = live_total(name, step["at"]), live_total(name, step["after"])
    values = step["values"]
    if step["id"] == "activate":
        assert values["points"] - values["idle"] == after
    if step["id"] not in PARTS:
        assert LESSONS[name]["steps"].index(step) <= lit, "no points are shown so early"
        return
    said = sum(
        -values[part[1:]] if part.startswith("-") else values[part] for part in PARTS[step["id"]]
    )
    assert said == after - before
    for task in step["tasks"]:
        for badges in (task, *task.get("instead", {}).values()):
            if "points" in badges:
                assert badges["points"][task["answers"][0]] == said
    for other in step["instead"].values():
        assert live_total(name, other) == after
    for language in languages():
        text = words(language).say(step["done"], **values)
        assert str(said) in re.findall(r"\d+", text), (language, text)
        for part in PARTS[step["id"]]:
            assert str(values[part.removeprefix("-")]) in re.findall(r"\d+", text), (language, text)


@pytest.mark.parametrize("language", languages())
def test_the_first_game_opens_with_its_aim(language):
    """Who wins, and when: before anything is asked."""
    step = LESSONS["classic"]["steps"][0]
    assert step["values"]["rounds"] == q.CLASSIC.rounds
    said = words(language).say(step["tasks"][0]["text"], **step["values"])
    points = words(language).say("learn-points", points=q.CLASSIC.rounds).split()[-1]
    assert points[:3] in said, (language, said)
    assert str(q.CLASSIC.rounds) in said.split(), (language, said)


@steps_with()
def test_districts_are_explained_where_they_are_first_named(name, step):
    """The word comes with the streets that part them."""
    english = words("en")
    said = [english.say(task["text"], **step["values"]).lower() for task in step["tasks"]]
    first = {"classic": "service", "expert": "district"}[name]
    ids = [one["id"] for one in LESSONS[name]["steps"]]
    if step["id"] == first:
        assert "streets divide your city into" in said[0]
    elif ids.index(step["id"]) < ids.index(first):
        assert not any("district" in text for text in said)


# --- texts --------------------------------------------------------------------------------


@steps_with()
def test_every_text_of_a_step_is_said_with_the_values_it_has(name, step):
    english = words("en")
    keys = [step["title"], step["done"], *(task["text"] for task in step["tasks"])]
    for key in keys:
        assert english.has(key), key
        assert english.say(key, **step["values"])
    for task in step["tasks"]:
        if "other" in task:
            assert english.say(task["other"], **{**step["values"], "points": 1, "best": 2})


def test_no_number_is_typed_into_a_text_of_the_lessons():
    """Numbers are placeables; only the names of plural forms may be digits."""
    text = (LOCALES / "en" / "lessons.ftl").read_text(encoding="utf-8")
    messages = re.findall(r"^learn-[\w-]+ =(.*(?:\n[ \t]+.*)*)", text, re.MULTILINE)
    assert len(messages) > 80
    for message in messages:
        assert not re.search(r"\d", re.sub(r"\[\d\]", "", message)), message
