"""The benchmark measures what it says, and says it as a table, in sentences and as JSON."""

import json
import os
import re
import subprocess
import sys
from itertools import islice
from pathlib import Path
from random import Random

import pytest

import quadropolis as q
from quadropolis import bench
from quadropolis.rules.mode import COSTS

ROOT = Path(__file__).parent.parent.parent


def run(*arguments):
    process = subprocess.run(
        [sys.executable, *arguments],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "COLUMNS": "80"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert process.returncode == 0, process.stderr
    assert process.stderr == ""
    return process.stdout


def test_json():
    report = json.loads(run("-m", "quadropolis", "bench", "--quick", "--json"))
    assert report["version"] == q.__version__
    settings = [(row["mode"], row["players"]) for row in report["games"]]
    assert settings == [(mode, players) for mode in q.MODES for players in (2, 3, 4)]
    for row in report["games"]:
        assert min(row["per_second"], row["scored_per_second"], row["plain_per_second"]) > 0
        assert row["ratio"] == pytest.approx(row["per_second"] / row["plain_per_second"])
        assert row["two_threads"] > 0
    sorts = [(row["mode"], row["sort"]) for row in report["allocations"]]
    assert sorts == [(mode, sort) for mode in q.MODES for sort in ("final", "full", "half")]
    for row in report["allocations"]:
        assert row["cities"] == bench.QUICK.cities
        for times in (row["search"], row["call"]):
            assert 0 < times["median"] <= times["p99"] <= times["p999"] <= times["worst"]
        assert min(row["plain_median"], row["ratio"]) > 0
        city = q.parse_city(row["worst_city"], row["mode"])
        assert q.score(city, *row["worst_resources"])


@pytest.mark.parametrize("plain", [(), ("--plain",)], ids=["table", "plain"])
def test_text(plain):
    text = run("-m", "quadropolis", "bench", "--quick", *plain)
    for word in ("Classic", "Expert", "random games", "full cities", "half"):
        assert word in text
    if plain:
        assert len(text.splitlines()) == 1 + 6 + 6
        assert text.isascii()
    else:
        assert max(map(len, text.splitlines()[1:])) <= 80
        assert len(re.findall(r"^ +(Classic|Expert) ", text, re.MULTILINE)) == 6 + 6


# --- the cities it measures -----------------------------------------------------------


@pytest.mark.parametrize("mode", q.MODES.values(), ids=str)
def test_full_cities_are_full_and_can_be_built(mode):
    cities = [city for city, _ in bench.full_cities(mode, 300)]
    for city in cities:
        assert q.parse_city(str(city), mode) == city
        assert all(city.squares)
    assert len(set(map(str, cities))) == 300
    seen = {face for city in cities for floors in city.squares for face in floors}
    assert seen == {face for face in q.FACES.values() if face.kind in mode.kinds}
    heights = {len(floors) for city in cities for floors in city.squares}
    assert heights == set(range(1, mode.floors + 1))


@pytest.mark.parametrize("mode", q.MODES.values(), ids=str)
def test_half_cities_can_pay_for_half(mode):
    for city, (inhabitants, energy) in bench.half_cities(mode, 50):
        costs = [COSTS[kind] for kind in city.kinds()]
        assert inhabitants == sum(cost.inhabitants for cost in costs) // 2
        assert energy == sum(cost.energy for cost in costs) // 2


@pytest.mark.parametrize("mode", q.MODES.values(), ids=str)
def test_final_cities_are_those_of_games(mode):
    cities = [city for city, _ in islice(bench.final_cities(mode, 40), 60)]
    for city in cities:
        placed = sum(map(len, city.squares))
        assert 0 < placed <= mode.rounds * mode.turns
    assert len(set(map(str, cities))) > 50


def test_the_same_cities_every_time():
    assert str(bench.full_city(q.EXPERT, Random(4))) == str(bench.full_city(q.EXPERT, Random(4)))
    assert list(bench.final_cities(q.CLASSIC, 3)) == list(bench.final_cities(q.CLASSIC, 3))
