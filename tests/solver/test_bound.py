"""Bounds: no city escapes them, they only get tighter, and they can be continued."""

import json
import subprocess
import sys
from functools import cache
from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import quadropolis as q
from quadropolis.rules.errors import QuadropolisError
from quadropolis.rules.lines import Category, score_lines
from quadropolis.solver import Question
from quadropolis.solver.bound import LOOSEST, Bound, tightening
from quadropolis.solver.grid import BUCKETS, PRICED, SCALE, SORTS, Cut, bucket_of, cut
from quadropolis.solver.records import known_bound, records
from tests.cli.command import environment
from tests.sizes import size
from tests.strategies import cities

ALL_SORTS = frozenset(SORTS)
BY_NEIGHBORS = Category.FACTORY, Category.PARK, Category.MONUMENT


def numbers_of(city: q.City) -> tuple[int, dict[str, int]]:
    """What neighbors bring if everything is activated, and the numbers of what is priced."""
    mode = city.mode
    standing = {s: floors for s, floors in enumerate(city.squares) if floors}
    everywhere = {mode.squares[s]: {"inhabitants": 0, "energy": 0} for s in standing}
    points = sum(
        line.points for line in score_lines(city, everywhere, 0, 0) if line.category in BY_NEIGHBORS
    )
    kinds = [kind and kind.value.replace("playground", "park") for kind in city.kinds()]
    numbers = {sort: kinds.count(sort) for sort in SORTS}
    for sort in ("office", "harbor"):
        numbers[f"{sort}_pairs"] = sum(
            kinds[s] == kinds[t] == sort for s in standing for t in mode.neighbors[s] if s < t
        )
    return points, numbers


@cache
def some_cut(mode: q.Mode, number: int) -> Cut:
    random = Random(number)
    return cut(mode, ALL_SORTS, tuple(random.randint(-100, 60) for _ in PRICED))[0]


@given(cities(), st.integers(1, size(1, 30)))
@settings(max_examples=size(100, 2000), deadline=None)
def test_no_city_escapes_an_inequality(city, number):
    limit = some_cut(city.mode, number)
    points, numbers = numbers_of(city)
    most = limit.most[bucket_of(numbers["factory"], numbers["park"])]
    priced = sum(price * numbers[name] for price, name in zip(limit.prices, PRICED, strict=True))
    assert most is not None
    assert SCALE * points + priced <= most


@pytest.mark.parametrize("mode", [q.CLASSIC, q.EXPERT], ids=str)
def test_an_inequality_is_not_looser_than_it_must_be(mode):
    """Its arrangements come to exactly what it allows, with as many Factories and Parks."""
    random = Random(5)
    prices = tuple(random.randint(-100, 60) for _ in PRICED)
    limit, arrangements = cut(mode, ALL_SORTS, prices)
    assert len(limit.most) == len(arrangements) == BUCKETS
    for bucket, (most, there) in enumerate(zip(limit.most, arrangements, strict=True)):
        if there is None:
            assert most is None
            continue
        numbers = dict(zip(PRICED, there.numbers, strict=True))
        assert bucket_of(numbers["factory"], numbers["park"]) == bucket
        assert sum(numbers[sort] for sort in SORTS) <= len(mode.squares)
        priced = sum(p * n for p, n in zip(prices, there.numbers, strict=True))
        assert SCALE * there.points + priced == most


def test_four_offices_around_every_factory():
    """Without prices: as many Factories beside Office Towers as a mat has pairs of squares."""
    limit, _ = cut(q.EXPERT, ALL_SORTS - {"monument"}, (0,) * len(PRICED))
    edges = sum(map(len, q.EXPERT.neighbors)) // 2
    assert max(most for most in limit.most if most is not None) == 4 * edges * SCALE


SMALL = ("classic", 2, False)
LONG_ENOUGH = 600


def test_a_bound_gets_tighter_and_goes_on_where_it_was(tmp_path):
    question = Question.of(*SMALL, kinds=["park", "tower", "shop"])
    path = tmp_path / "proof.json"
    values = [LOOSEST]
    for bound in islice(tightening(Bound(question), seconds=LONG_ENOUGH), size(6, 60)):
        values.append(bound.value)
        bound.save(path)
    assert values == sorted(values, reverse=True)
    assert values[-1] < LOOSEST
    again = Bound.load(question, path)
    assert again == bound
    for bound in islice(tightening(again, seconds=LONG_ENOUGH), 1):
        assert bound.value <= values[-1]


def test_where_bound_and_city_meet_the_city_is_the_best():
    """Harbors alone: nothing to activate them with but what they bring themselves."""
    from quadropolis.solver import CitySearch

    question = Question.of(*SMALL, kinds=["harbor"])
    search = CitySearch(question, 0, 4, 20_000)
    while not search.is_over:
        answer = search.go_on(0.1)
    for bound in tightening(Bound(question), seconds=LONG_ENOUGH, least=answer.points):
        assert bound.value >= answer.points
    assert bound.value == answer.points


def test_no_known_city_is_above_its_bound():
    for record in records().values():
        assert record.bound is None or record.points <= record.bound


def test_bounds_of_larger_questions_hold_for_smaller_ones():
    for record in records().values():
        asked = record.question
        assert known_bound(asked) == record.bound
        smaller = Question.of(
            asked.mode, asked.players, asked.playgrounds, monuments=asked.monuments, start=None
        )
        assert known_bound(smaller) == record.bound
        whole = Question.of(asked.mode, asked.players, asked.playgrounds)
        bound = known_bound(whole)
        assert bound is None or record.bound is None or bound >= record.bound


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "other"),
        ("[]", "other"),
        ('{"format": "quadropolis-game"}', "other"),
        (None, "question"),
    ],
)
def test_a_file_that_is_no_proof_of_this(tmp_path, text, reason):
    path = tmp_path / "proof.json"
    if text is None:
        Bound(Question.of("expert", 3)).save(path)
    else:
        path.write_text(text)
    with pytest.raises(QuadropolisError) as caught:
        Bound.load(Question.of("expert", 4), path)
    assert caught.value.code == "solver/wrong_bound_file"
    assert caught.value.arguments["reason"] == reason


def test_without_ortools_the_search_works_and_the_proof_says_what_is_missing():
    """In a Python of its own that finds no OR-tools."""
    code = """
import sys
from importlib.abc import MetaPathFinder

class Nothing(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == "ortools":
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Nothing())
from quadropolis.cli.app import app
app(["best", "--runs", "1", "--json", *sys.argv[1:]])
"""
    command = [sys.executable, "-c", code]
    fine = subprocess.run(command, capture_output=True, env=environment(), check=False)
    assert json.loads(fine.stdout)["points"] > 60, fine.stderr
    command += ["--bound", "5"]
    missing = subprocess.run(command, capture_output=True, env=environment(), check=False)
    assert missing.returncode == 2
    assert json.loads(missing.stdout)["error"]["code"] == "solver/no_ortools"
