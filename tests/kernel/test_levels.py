"""The levels of the kernel against a plain telling of the same, on the plain rules."""

import math
from collections.abc import Callable
from random import Random

import numpy as np
import pytest

import quadropolis as q
from quadropolis import kernel, testing
from quadropolis.bots.levels import NUMBERS, USES_VALUES
from quadropolis.bots.registry import LEVELS
from quadropolis.bots.values import load_numbers
from quadropolis.kernel.native import native
from quadropolis.rules.city import City
from quadropolis.rules.mode import COSTS
from quadropolis.rules.prospects import prospects
from quadropolis.rules.scoring import ScoreSheet
from tests.sizes import size

WORD = 2**64
SIGHTS = {name: (hope, care, blur) for name, _, hope, care, blur in native.LEVELS}
SEEDS = range(size(3, 40))


def splitmix(seed: int) -> Callable[[], int]:
    """The kernel's generator: a counter and a mixing function."""
    state = seed

    def following() -> int:
        nonlocal state
        state = (state + 0x9E3779B97F4A7C15) % WORD
        z = state
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 % WORD
        z = (z ^ z >> 27) * 0x94D049BB133111EB % WORD
        return z ^ z >> 31

    return following


def errors(usual: float, seed: int) -> Callable[[], float]:
    """One error of judgement after the other: twelve uniform numbers, less their mean."""
    word = splitmix(seed)

    def following() -> float:
        halves = [half for w in (word() for _ in range(6)) for half in divmod(w, 2**32)]
        return usual * (sum(halves) - 6 * 2**32) * 2.0**-32

    return following


def position(setting: tuple[str, int, bool], seed: int) -> q.State:
    """A state somewhere in a random game, with somebody to move."""
    rng = Random(seed)
    state = q.start(*setting)
    plies = rng.randrange(state.mode.rounds * state.mode.turns * state.players)
    while state.phase is q.Phase.DEAL or plies:
        if state.phase is q.Phase.DEAL:
            state = q.deal(state, q.draw(state, rng))
        else:
            state, plies = q.play(state, testing.random_move(state, rng)), plies - 1
    return state


def buildings(sheet: ScoreSheet) -> tuple[int, int]:
    """The points of the buildings alone, and how many units are idle or pollute."""
    wasted = -sheet.categories["idle_inhabitants"] - sheet.categories["pollution"]
    return sheet.total + wasted, wasted


def chosen(name: str, state: q.State, seed: int) -> q.Move:
    given = load_numbers(state.mode.name, state.players) if name in USES_VALUES else None
    at = kernel.from_state(state)
    move, _ = native.choose(NUMBERS[name], at, given, 0.0, 0.0, 50, seed, 5)
    return kernel.move_of(state.mode, move)


def _judged(
    today: City, look: Callable[[City], float], error: Callable[[], float]
) -> Callable[[City], float]:
    return lambda city: look(city) + (0 if city is today else error())


@pytest.mark.parametrize("setting", testing.SETTINGS, ids=str)
@pytest.mark.parametrize("name", ["beginner", "casual"])
def test_who_sees_a_tile_ahead(name: str, setting: tuple[str, int, bool]) -> None:
    hope, care, blur = SIGHTS[name]

    def look(city: City) -> float:
        costs = [COSTS[kind] for kind in city.kinds() if kind is not None]
        people = max(city.inhabitants, sum(cost.inhabitants for cost in costs))
        energy = max(city.energy, sum(cost.energy for cost in costs))
        now, lit = buildings(q.score(city)), buildings(q.score(city, people, energy))
        missing = people + energy - city.inhabitants - city.energy
        return now[0] + hope * (lit[0] - now[0]) - care * (missing + now[1])

    for seed in SEEDS:
        state, error = position(setting, seed), errors(blur, seed)
        assert state.current_player is not None
        today = state.cities[state.current_player]
        # Each city is judged once, when the first move comes to it; today's without error.
        judged = _judged(today, look, error)
        best = max(prospects(state, judged), key=lambda prospect: prospect.after).move
        assert chosen(name, state, seed) == best


@pytest.mark.parametrize("setting", testing.SETTINGS, ids=str)
def test_who_knows_what_a_city_promises(setting: tuple[str, int, bool]) -> None:
    for seed in SEEDS:
        state, error = position(setting, seed), errors(SIGHTS["skilled"][2], seed)
        values = load_numbers(state.mode.name, state.players)
        judged = native.judge(kernel.from_state(state), values)
        best = max(((guess + error(), code) for code, guess in judged), key=lambda one: one[0])[1]
        assert chosen("skilled", state, seed) == kernel.move_of(state.mode, best)


def test_errors_are_normal() -> None:
    """Their mean, size and tails: a third of them is further off than usual, a twentieth twice."""
    following = errors(1.5, 7)
    drawn = np.array([following() for _ in range(20_000)])
    assert abs(drawn.mean()) < 0.05
    assert drawn.std() == pytest.approx(1.5, rel=0.03)
    for times in (1, 2):
        beyond = float((abs(drawn) > 1.5 * times).mean())
        assert beyond == pytest.approx(math.erfc(times / math.sqrt(2)), rel=0.15)


def test_the_levels_are_those_of_the_registry_weakest_first() -> None:
    assert list(NUMBERS) == list(LEVELS)


def test_what_is_no_level_or_lacks_its_values_is_refused() -> None:
    state = position(("classic", 2, False), 1)
    at = kernel.from_state(state)
    for level in (-1, len(SIGHTS)):
        with pytest.raises(ValueError, match="level"):
            native.choose(level, at, None, 0.0, 0.0, 1, 1, 1)
    with pytest.raises(ValueError, match="values"):
        native.choose(NUMBERS["top"], at, None, 0.0, 0.0, 1, 1, 1)
    over = kernel.random_end(at, 1)
    with pytest.raises(ValueError, match="to move"):
        native.choose(NUMBERS["casual"], over, None, 0.0, 0.0, 1, 1, 1)
