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
    architects: slow and plain.
    """
    mode, city = question.mode, question.start
    offers = question.offer

    @cache
    def from_round(number: int, floors: tuple[int, ...]) -> bool:
        if floors == tuple(len(building) for building in city.squares):
            return True
        if number == mode.rounds:
            return False
        hand = Counter(dict.fromkeys(mode.architects, question.players if mode.common_pool else 1))
        return any(
            from_round(number + 1, after)
            for after in in_round(floors, Counter(offers[number]), hand, mode.turns)
        )

    def in_round(floors, offer, hand, turns):
        """The heights that can be reached in what is left of a round."""
        reached, edge = (
            set(),
            {(floors, tuple(sorted(offer.items(), key=str)), tuple(sorted(hand.items())))},
        )
        for _ in range(turns + 1):
            reached |= {state[0] for state in edge}
            following = set()
            for heights, open_, left in edge:
                for square, building in enumerate(city.squares):
                    floor = heights[square]
                    if floor == len(building) or dict(open_).get(building[floor], 0) == 0:
                        continue
                    for k, number in left:
                        fits = k in mode.numbers[square] or (floor > 0 and floor + 1 == k)
                        if number == 0 or not fits:
                            continue
                        following.add(
                            (
                                (*heights[:square], floor + 1, *heights[square + 1 :]),
                                tuple((f, n - (f == building[floor])) for f, n in open_),
                                tuple((a, n - (a == k)) for a, n in left),
                            )
                        )
            edge = following
        return sorted(reached, reverse=True)

    return from_round(0, (0,) * len(mode.squares))


def some_city(mode: q.Mode, tiles: int, faces: list[q.Face], random: Random) -> q.City:
    """So many tiles of a few faces, stacked where they can be."""
    city = q.City.empty(mode)
    while sum(map(len, city.squares)) < tiles:
        face, square = random.choice(faces), random.randrange(len(mode.squares))
        floors = city.squares[square]
        stacks = floors and floors[0].kind is face.kind and face.kind in mode.stackable
        if not floors or (stacks and len(floors) < mode.floors):
            city = city.with_tile(face, square)
    return city


@pytest.mark.parametrize(("mode", "tiles"), [("classic", 6), ("expert", 7)])
def test_a_plan_is_found_exactly_where_there_is_one(mode, tiles):
    random = Random(3)
    seen = Counter[bool]()
    for _ in range(size(60, 1500)):
        players = random.choice((2, 3, 4))
        scarce = [q.FACES[n] for n in ("T3", "H3", "T1m", "F1", *("M" * (mode == "expert")))]
        city = some_city(q.MODES[mode], tiles, random.sample(scarce, 3), random)
        try:
            question = Question.of(mode, players, start=city)
        except QuadropolisError:
            continue  # more tiles of a face than there are
        expected = can_be_built(question)
        try:
            CitySearch(question)
            found = True
        except QuadropolisError:
            found = False
        assert found == expected, (mode, players, str(city))
        seen[expected] += 1
    assert seen[True] > 5


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
