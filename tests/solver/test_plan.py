"""Which cities can be built: the kernel's answer against a plain search."""

from collections import Counter
from functools import cache
from random import Random

import pytest

import quadropolis as q
from quadropolis.rules.errors import QuadropolisError
from quadropolis.solver import CitySearch, Question
from quadropolis.solver.plan import Step
from quadropolis.solver.witness import witness
from tests.sizes import size


def can_be_built(question: Question) -> bool:
    """Round by round, every choice of tiles that stand on what is there, with every choice of
    architects where everybody has their own: slow and plain.
    """
    mode = question.mode
    buildings = tuple((s, floors, 0) for s, floors in enumerate(question.start.squares) if floors)

    def sorted_out(state):
        """With a common pool it does not matter where equal buildings stand."""
        return (
            tuple(sorted(((0, *rest) for _, *rest in state), key=str))
            if mode.common_pool
            else state
        )

    @cache
    def from_round(number: int, state) -> bool:
        if all(len(floors) == height for _, floors, height in state):
            return True
        if number == mode.rounds:
            return False
        hand = () if mode.common_pool else mode.architects
        edge = {(state, tuple(question.offer[number].items()), hand)}
        reached = {state}
        for _ in range(mode.turns):
            edge = {after for before in edge for after in turns(*before)}
            reached |= {after[0] for after in edge}
        return any(from_round(number + 1, after) for after in reached)

    def turns(state, offer, hand):
        for i, (square, floors, height) in enumerate(state):
            if height == len(floors) or dict(offer).get(floors[height], 0) == 0:
                continue
            fits = [k for k in hand if k in mode.numbers[square] or 1 <= height == k - 1]
            after = (*state[:i], (square, floors, height + 1), *state[i + 1 :])
            left = tuple((face, n - (face == floors[height])) for face, n in offer)
            if mode.common_pool:
                yield sorted_out(after), left, ()
            for k in fits:
                yield after, left, tuple(other for other in hand if other != k)

    return from_round(0, sorted_out(buildings))


def some_city(mode: q.Mode, random: Random) -> q.City:
    """Tiles of few rounds, in stacks where the order counts: some can be built, some cannot."""
    city = q.City.empty(mode)
    if mode is q.CLASSIC:
        names, squares = ["T3", "T3", "T3", "T3", "T1m", "T1m", "T1m"], [0, 0, 0, 0, 5, 5, 5]
        random.shuffle(names)
    else:
        names = ["T3", "T3", "T3", "T3", "T3", "T3", "H3", "H3", "H3", "M", "M", "M", "M"]
        names = random.sample(names, random.choice((12, 13)))
        squares = random.sample(range(len(mode.squares)), len(names))
    for name, square in zip(names, squares, strict=True):
        city = city.with_tile(q.FACES[name], square)
    return city


@pytest.mark.parametrize("mode", ["classic", "expert"])
def test_a_plan_is_found_exactly_where_there_is_one(mode):
    random = Random(3)
    seen = Counter[bool]()
    for _ in range(size(12, 200)):
        city = some_city(q.MODES[mode], random)
        question = Question.of(mode, 4, start=city)
        expected = can_be_built(question)
        try:
            CitySearch(question)
            found = True
        except QuadropolisError:
            found = False
        assert found == expected, (mode, str(city))
        seen[expected] += 1
    assert min(seen[True], seen[False]) > 2, seen


@pytest.mark.parametrize("setting", [("classic", 2), ("classic", 4), ("expert", 2), ("expert", 4)])
def test_every_round_can_be_laid_out(setting):
    """Whatever architects are used for whatever tiles: a deal and everybody's moves are found."""
    mode, players = q.MODES[setting[0]], setting[1]
    question = Question.of(*setting)
    random = Random(7)
    for _ in range(size(15, 300)):
        plan = []
        city = q.City.empty(mode)
        for number, offer in enumerate(question.offer, start=1):
            tiles = random.sample([*Counter(offer).elements()], random.randint(0, 4))
            pool = [k for k in mode.architects for _ in range(players if mode.common_pool else 1)]
            for face, k in zip(tiles, random.sample(pool, len(tiles)), strict=True):
                squares = city.placements(face, k)
                if squares:
                    plan.append(Step(number, k, face, random.choice(squares)))
                    city = city.with_tile(face, plan[-1].square)
        record = witness(question, tuple(plan))
        assert record.states()[-1].cities[0] == city
        assert all(not any(other.squares) for other in record.states()[-1].cities[1:])
