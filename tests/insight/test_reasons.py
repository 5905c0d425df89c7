"""Reasons: every number that is said, computed anew."""

import json
from dataclasses import replace
from math import floor
from random import Random

import numpy as np
import pytest

import quadropolis as q
from quadropolis import kernel
from quadropolis.bots.values import load_values
from quadropolis.insight import reasons, review_move
from quadropolis.kernel.native import native
from quadropolis.rules.mode import COSTS
from quadropolis.rules.tiles import Kind
from quadropolis.testing import SETTINGS, random_game
from tests.kernel.verbs import values_of

LEAST = 5  # tenths of a point: nothing smaller is a reason


def tenths(points: float) -> int:
    return floor(points * 10 + 0.5)


def turns_left(state: q.State) -> int:
    """Own turns of the player to move after this one."""
    return (state.mode.rounds - state.round) * state.mode.turns + state.mode.turns - state.turn


def guess_parts(state: q.State, city: q.City, mayor: bool, left: int) -> dict[str, float]:
    """What the guess of a city's final points is made of."""
    if left == 0:
        return {"points": kernel.score(city).total}
    weights = load_values(state.mode.name, state.players).weight[left].astype(float)
    others = (q.City.empty(state.mode),) * (state.players - 1)
    alone = replace(q.start(state.mode, state.players), cities=(city, *others))
    found = weights * native.features(kernel.from_state(alone), 0, mayor, left)
    parts: dict[str, float] = {}
    for part, number in zip(native.PARTS, found, strict=True):
        parts[part] = parts.get(part, 0.0) + float(number)
    return parts


def needs(city: q.City) -> dict[str, int]:
    """What is missing or left over if everything is to be activated."""
    kinds = [kind for kind in city.kinds() if kind is not None]
    people = city.inhabitants - sum(COSTS[kind].inhabitants for kind in kinds)
    energy = city.energy - sum(COSTS[kind].energy for kind in kinds)
    seats = kinds.count(Kind.SHOP) * (len(city.mode.shop) - 1)
    return {
        "missing_people": max(0, -people),
        "missing_energy": max(0, -energy),
        "idle_inhabitants": max(0, people - seats),
        "pollution": max(0, energy - kinds.count(Kind.PARK)),
    }


def best_continuation(state: q.State, player: int) -> float:
    """The guess after a player's best move, if it were their turn now."""
    mode, city = state.mode, state.cities[player]
    made = sum(there is not None and there.player == player for there in state.spots)
    left = (mode.rounds - state.round + 1) * mode.turns - made - 1
    plans = json.loads(native.verb_plans(q.format_position(state), player))
    best = -1000.0
    for takes, to in {(plan["takes"], plan["to"]) for plan in plans}:
        placed, mayor = city, state.mayor == player
        if to not in (None, "-"):
            placed = city.with_tile(q.FACES[takes], mode.squares.index(to))
            mayor = mayor or q.FACES[takes].mayor
        best = max(best, sum(guess_parts(state, placed, mayor, left).values()))
    return best


def check(state: q.State, move: q.Move) -> set[str]:
    """Everything about a move; the kinds of its reasons come back."""
    found = reasons(state, move)
    player = state.current_player
    assert player is not None
    after = q.play(state, move)
    # A last move ends the round, but its city and its Mayor stay as they are.
    before_sheet, sheet = kernel.score(state.cities[player]), kernel.score(after.cities[player])
    assert found["now"] == 10 * (sheet.total - before_sheet.total)
    changes = {c: 10 * (n - before_sheet.categories[c]) for c, n in sheet.categories.items()}
    assert found["categories"] == {c: n for c, n in changes.items() if n}
    assert sum(found["categories"].values()) == found["now"]
    left = turns_left(state)
    face = found["face"]
    had_mayor = state.mayor == player
    mayor = had_mayor or (move.to in state.mode.squares and q.FACES[face].mayor)
    with_tile = guess_parts(state, after.cities[player], mayor, left)
    without = guess_parts(state, state.cities[player], had_mayor, left)
    parts = {part: n - without[part] for part, n in with_tile.items()}
    assert found["gain"] == pytest.approx(tenths(sum(parts.values())), abs=1)
    for part, points in parts.items():
        assert found["parts"].get(part, 0) == pytest.approx(tenths(points), abs=1)
    assert found["needs_before"] == needs(state.cities[player])
    assert found["needs_after"] == needs(after.cities[player])
    if after.phase is q.Phase.MOVE:
        assert found["denials"][0]["player"] == after.current_player
        for denial in found["denials"]:
            other = denial["player"]
            fall = best_continuation(state, other) - best_continuation(after, other)
            assert denial["points"] == pytest.approx(tenths(fall), abs=1)
    else:
        assert found["denials"] == []
    assert found["reasons"] == expected_reasons(found)
    return {reason["kind"] for reason in found["reasons"]}


def expected_reasons(found):
    """The three largest effects of all that was counted."""
    told = []
    if abs(found["now"]) >= LEAST:
        told.append({"kind": "now", "points": found["now"], "categories": found["categories"]})
    if found["gain"] - found["now"] >= LEAST:
        grown = {part: n for part, n in found["parts"].items() if n >= LEAST}
        told.append({"kind": "prepares", "points": found["gain"] - found["now"], "parts": grown})
    told += [
        {"kind": "takes", **denial, "face": found["face"]}
        for denial in found["denials"]
        if denial["points"] >= LEAST
    ]
    for what, units in found["needs_after"].items():
        points, before = found["parts"].get(what, 0), found["needs_before"][what]
        if units > before and points <= -LEAST:
            told.append(
                {"kind": "risks", "points": points, "what": what, "before": before, "after": units}
            )
    return sorted(told, key=lambda reason: -abs(reason["points"]))[:3]


@pytest.mark.parametrize("settings", SETTINGS[::2], ids=str)
def test_every_number_is_computed_anew(settings):
    random, kinds = Random(str(settings)), set()
    states = [state for state, _, _ in random_game(*settings, Random(5))]
    for state in states[::7]:
        legal = q.legal_moves(state)
        for move in random.sample(legal, min(2, len(legal))):
            kinds |= check(state, move)
    assert {"now", "prepares"} <= kinds


def test_reasons_of_a_review_are_those_of_its_moves():
    states = [state for state, _, _ in random_game("expert", 3, True, Random(2))]
    state = states[40] if q.legal_moves(states[40]) else states[41]
    played = q.legal_moves(state)[-1]
    found = review_move(state, played, "glance")
    assert list(found.reasons) == reasons(state, found.best.move)["reasons"]
    assert list(found.played_reasons) == reasons(state, played)["reasons"]


# --- denial ---------------------------------------------------------------------------


DENIAL = (
    "classic 2 | round 4 turn 4 | to move 1 | first 1 | mayor 1 | urbanist d2 | architects 3 3 | "
    "spots 1:4N3 1:1E2 0:2E5 0:4S4 1:2S5 0:1W3 | "
    "site T1 S # # T2 / U0 # # . . / . # F3 # S / F2 Hpe . # . / U2 # # . T3 | "
    "city . . P Hee / T1+T3 . . P / F2 . . U2 / . . T1 U0 | "
    "city . . T1m . / F3 H2 T1 F3 / . T2 . P / F1 P . ."
)
"""The last two moves of a game: a Shop would bring player 0 eight points."""


def best_end(state: q.State, player: int) -> int:
    """The points of a player's best last move, by the plain rules."""
    asked = replace(state, current_player=player)
    return max(q.score(q.play(asked, move).cities[player]).total for move in q.legal_moves(asked))


def test_taking_a_tile_without_using_it_costs_the_opponent_eight_points():
    state = q.parse_position(DENIAL)
    thrown_away = "3N5:-"
    after = q.play(state, thrown_away)
    assert best_end(state, 0) - best_end(after, 0) == 8
    assert q.score(after.cities[1]) == q.score(state.cities[1])
    taken = {"kind": "takes", "player": 0, "points": 80, "cause": "tile", "face": "S"}
    found = review_move(state, thrown_away)
    [reason] = found.played_reasons or ()
    assert taken.items() <= reason.items()
    assert q.play(replace(state, current_player=0), reason["before"]).cities[0] != state.cities[0]
    # The hint takes that tile, too, and says so first.
    hint = review_move(state)
    assert hint.best.move.startswith("3N5:")
    assert taken.items() <= hint.reasons[0].items()


def test_values_are_handed_over_whole():
    text = q.format_position(random_game_state())
    values = values_of("classic", 2)
    with pytest.raises(ValueError, match="values"):
        native.verb_value(text, values[:-1], "glance")
    with pytest.raises(ValueError, match="depth"):
        native.verb_value(text, values, "endless")
    wrong = json.loads(native.verb_review("nonsense", "", values, "glance"))
    assert wrong["error"]["code"] == "position/wrong_field"
    refused = json.loads(native.verb_review(text, "9Z9", values, "glance"))
    assert refused["error"]["code"] == "notation/move"
    assert values.dtype == np.float32


def random_game_state() -> q.State:
    return next(s for s, _, _ in random_game("classic", 2, False, Random(1)) if q.legal_moves(s))
