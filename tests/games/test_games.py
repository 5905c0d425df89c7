"""30 finished games replay to the exact score.

The scores in the files are not taken on trust: moves and points are computed again by
the naive engine and the naive scorers, which share no code with the library.
"""

import json

import pytest

import quadropolis as q
from quadropolis.testing import SETTINGS
from tests.games.make import GAMES
from tests.perft import naive
from tests.rules import naive_scoring, subset_scoring

FILES = sorted(GAMES.glob("*.json"))
TEXTS = {file.stem: file.read_text(encoding="utf-8") for file in FILES}
EVERY = pytest.mark.parametrize("name", TEXTS)


def final_cities(position: naive.Position) -> list[str]:
    """The texts of the naive engine's cities."""
    rows, columns = naive_scoring.SIZES[position.mode]
    return [
        " / ".join(
            " ".join("+".join(city.get(f"{letter}{row}", ["."])) for letter in "abcde"[:columns])
            for row in range(1, rows + 1)
        )
        for city in position.cities
    ]


def result_of(mode: str, text: str, allocation: dict | None) -> tuple[int, int, int]:
    """Points, inhabitants on buildings and minus the empty squares, by the naive scorers."""
    people, energy = naive_scoring.received(text)
    if allocation is None:
        return subset_scoring.best_result(mode, text, people, energy)
    laid_out = {
        (int(square[1]) - 1, "abcde".index(square[0])): (there["inhabitants"], there["energy"])
        for square, there in allocation.items()
    }
    city = naive_scoring.read_city(text)
    return naive_scoring.result(mode, city, people, energy, laid_out)


@EVERY
def test_the_game_replays_to_the_exact_score(name):
    record = q.GameRecord.from_json(TEXTS[name])
    outcome = record.check()
    assert list(outcome.scores) == record.result["scores"]
    assert list(outcome.winners) == record.result["winners"]
    assert json.loads(record.to_json()) == json.loads(TEXTS[name])


@EVERY
def test_moves_and_score_agree_with_the_naive_engine(name):
    data = json.loads(TEXTS[name])
    position = naive.replay(data)
    assert position.phase == "over"
    cities = final_cities(position)
    assert cities == [str(city) for city in q.GameRecord.from_json(TEXTS[name]).states()[-1].cities]
    chosen = data.get("allocations") or [None] * len(cities)
    results = [
        result_of(data["mode"], text, allocation)
        for text, allocation in zip(cities, chosen, strict=True)
    ]
    assert data["result"]["scores"] == [points for points, _, _ in results]
    assert data["result"]["winners"] == [p for p, r in enumerate(results) if r == max(results)]


def test_all_modes_player_counts_and_options_are_there():
    data = [json.loads(text) for text in TEXTS.values()]
    assert len(data) == 30
    assert {(d["mode"], len(d["players"]), d["playgrounds"]) for d in data} == set(SETTINGS)


def test_allocations_laid_out_by_hand_differ_from_the_best():
    chosen = [q.GameRecord.from_json(text) for text in TEXTS.values() if '"allocations"' in text]
    assert len(chosen) == 3
    for record in chosen:
        best = q.outcome(record.states()[-1])
        assert record.outcome().scores[:-1] < best.scores[:-1]
        assert record.outcome().scores[-1] == best.scores[-1]


def test_ties_of_every_sort_are_there():
    """Decided by inhabitants, decided by squares, shared."""
    found = set()
    for text in TEXTS.values():
        data = json.loads(text)
        scores, winners = data["result"]["scores"], data["result"]["winners"]
        if scores.count(max(scores)) > 1:
            sheets = q.GameRecord.from_json(text).outcome().sheets
            top = [sheet for sheet in sheets if sheet.total == max(scores)]
            people = [sheet.inhabitants_on_buildings for sheet in top]
            by_people = people.count(max(people)) == 1
            found.add("shared" if len(winners) > 1 else "people" if by_people else "squares")
    assert found == {"shared", "people", "squares"}
