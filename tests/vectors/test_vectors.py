"""Every line of the independent judge's cities and games.

The files were computed by another implementation of the rules: slow, obvious, and written
apart from this project.
"""

import json
from hashlib import sha256
from pathlib import Path

import pytest

import quadropolis as q
from quadropolis.testing import SETTINGS


def lines(name: str) -> list[dict]:
    text = Path(__file__).with_name(name).read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


CITIES, GAMES = lines("cities.jsonl"), lines("games.jsonl")


def test_the_files_are_complete():
    assert len(CITIES) == 400
    assert len(GAMES) == 24
    assert {(g["mode"], len(g["players"]), g["playgrounds"]) for g in GAMES} == set(SETTINGS)


@pytest.mark.parametrize("line", CITIES, ids=range(1, len(CITIES) + 1))
def test_cities(line):
    city = q.parse_city(line["city"], line["mode"])
    sheet = q.score(city, inhabitants=line["inhabitants"], energy=line["energy"])
    assert sheet.total == line["total"]
    assert sheet.inhabitants_on_buildings == line["inhabitants_on_buildings"]
    assert sheet.empty_squares == line["empty_squares"]


@pytest.mark.parametrize("line", GAMES, ids=range(1, len(GAMES) + 1))
def test_games(line):
    record = q.GameRecord.from_json(json.dumps(line))
    states = record.states()
    listed = [
        sorted(map(str, q.legal_moves(state))) for state in states if state.phase is q.Phase.MOVE
    ]
    assert [len(moves) for moves in listed] == line["check"]["legal_counts"]
    digests = [sha256(" ".join(moves).encode()).hexdigest()[:12] for moves in listed]
    assert digests == line["check"]["legal_sha256_12"]
    assert [q.format_city(city) for city in states[-1].cities] == line["check"]["cities"]
    outcome = record.check()
    assert list(outcome.scores) == line["result"]["scores"]
    assert list(outcome.winners) == line["result"]["winners"]
    assert record.extra == {"check": line["check"]}
