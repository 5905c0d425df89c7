"""What players are told is what the data says: tiles, Mayor, Monuments, districts, marks."""

import csv
import re
from collections import Counter
from importlib.resources import files
from itertools import product

import pytest

import quadropolis as q
from quadropolis.rulebook.boards import mat_board
from quadropolis.rulebook.box import PLAYERS, monument_rounds, tile_counts, values
from quadropolis.rulebook.reading import said
from quadropolis.rulebook.structure import rulings, sections, structure, tips, topics
from quadropolis.rulebook.tables import box_table, game_table, score_table
from quadropolis.words import languages, words

EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())
EVERY_MODE = pytest.mark.parametrize("mode", q.MODES.values(), ids=str)
OR = {"en": "or", "fr": "ou", "nl": "of", "pt-BR": "ou", "ru": "или"}
NUMBERS = re.compile(r"\d+")


def rows_of_the_box() -> list[dict[str, str]]:
    """The table of tiles, read here once more."""
    with files("quadropolis").joinpath("data", "tiles.csv").open(encoding="utf-8") as table:
        return list(csv.DictReader(table))


def dealt(mode: q.Mode, round: int, players: int, playgrounds: bool) -> Counter[str]:
    """The faces that lie face up, counted straight from the table."""
    rows = rows_of_the_box()
    swapped = {row["set"].removeprefix("squares:"): row for row in rows if ":" in row["set"]}
    return Counter(
        shown["face"]
        for row in rows
        if row["round"] == str(round) and row["set"] in ("both", mode.name)
        for shown in [swapped.get(row["code"], row) if playgrounds else row]
        if int(shown["min_players"]) <= players
    )


# --- the tiles of the box -------------------------------------------------------------


@EVERY_MODE
@pytest.mark.parametrize("playgrounds", [False, True])
def test_tiles_are_counted_as_they_are_dealt(mode: q.Mode, playgrounds: bool) -> None:
    counts = tile_counts(mode, playgrounds)
    for round, (at, players) in product(range(1, mode.rounds + 1), enumerate(PLAYERS)):
        counted = {face.name: by_round[round - 1][at] for face, by_round in counts.items()}
        found = dealt(mode, round, players, playgrounds)
        assert {name: count for name, count in counted.items() if count} == found
        assert found.total() == {2: 16, 3: 20, 4: 25}[players]


@EVERY_LANGUAGE
@EVERY_MODE
def test_the_table_of_the_box_says_these_counts(language: str, mode: q.Mode) -> None:
    table = box_table(words(language), mode)
    counts = tile_counts(mode)
    assert len(table.heads) == 1 + mode.rounds + 1
    *rows, total = table.rows
    for (tile, *cells), by_round in zip(rows, counts.values(), strict=True):
        assert tile
        for cell, expected in zip(cells, by_round, strict=False):
            shown = [int(number) for number in cell.split("/")]
            assert shown * (3 // len(shown)) == list(expected)
    assert set(total[1:-1]) == {"16/20/25"}
    assert len({row[0] for row in table.rows}) == len(table.rows), "no two tiles look the same"


@EVERY_LANGUAGE
@EVERY_MODE
@pytest.mark.parametrize("players", PLAYERS)
def test_the_table_of_a_game_has_its_own_counts(language: str, mode: q.Mode, players: int) -> None:
    table = game_table(words(language), mode, players, playgrounds=True)
    for tile, *cells in table.rows[:-1]:
        name = tile.partition(" ")[0]
        expected = [dealt(mode, round, players, True)[name] for round in range(1, mode.rounds + 1)]
        assert [int(cell) for cell in cells] == [*expected, sum(expected)]


# --- the Mayor ------------------------------------------------------------------------


def test_one_tower_block_of_every_round_but_the_last_carries_the_mayor() -> None:
    for mode, players in product(q.MODES.values(), PLAYERS):
        for round in range(1, mode.rounds + 1):
            shown = dealt(mode, round, players, playgrounds=False)
            mayors = [q.FACES[name] for name in shown.elements() if q.FACES[name].mayor]
            assert len(mayors) == (round < mode.rounds)
            assert all((face.kind, face.inhabitants) == (q.Kind.TOWER, 1) for face in mayors)


@EVERY_LANGUAGE
def test_the_mayor_comes_with_the_inhabitant(language: str) -> None:
    said_of_it = words(language).say("rules-round-mayor")
    assert NUMBERS.findall(said_of_it) == ["1"]
    received = words(language).say("rules-turn-receive").partition(".")[0]
    assert not re.search(rf"\b{OR[language]}\b", received), "it is “and”"


# --- Monuments ------------------------------------------------------------------------


@EVERY_LANGUAGE
def test_monuments_come_when_the_tiles_say(language: str) -> None:
    told = NUMBERS.findall(said(words(language), "rules-monument-rounds"))
    expected = []
    for players in (4, 3, 2):
        counts = [dealt(q.EXPERT, round, players, False)["M"] for round in range(1, 6)]
        assert max(counts) == 1, "one in a round"
        rounds = [round for round, count in enumerate(counts, start=1) if count]
        assert rounds == list(monument_rounds(players)) == list(range(rounds[0], rounds[-1] + 1))
        expected += [str(rounds[0]), str(rounds[-1])]
    assert told == expected


@EVERY_LANGUAGE
def test_every_neighbor_of_a_monument_has_its_points(language: str) -> None:
    text = words(language)
    shown = dict(score_table(text, "monument").rows)
    assert len(shown) == len(q.EXPERT.kinds)
    for kind in q.EXPERT.kinds:
        points = q.EXPERT.monument.get(kind, 0)
        assert shown[text.say(f"kind-{kind}")] == str(points).replace("-", "−")


# --- districts ------------------------------------------------------------------------


def squares_by_district(mode: q.Mode) -> dict[int, set[tuple[int, int]]]:
    found: dict[int, set[tuple[int, int]]] = {}
    for at, district in enumerate(mode.districts):
        found.setdefault(district, set()).add(divmod(at, mode.columns))
    return found


def test_districts_are_quarters_corners_and_the_middle_column() -> None:
    def block(row: int, column: int) -> set[tuple[int, int]]:
        return {(row + down, column + right) for down in (0, 1) for right in (0, 1)}

    quarters = [block(row, column) for row in (0, 2) for column in (0, 2)]
    assert list(squares_by_district(q.CLASSIC).values()) == quarters
    corners = [block(row, column) for row in (0, 2) for column in (0, 3)]
    middle = {(row, 2) for row in range(4)}
    expert = list(squares_by_district(q.EXPERT).values())
    assert sorted(map(sorted, expert)) == sorted(map(sorted, [*corners, middle]))
    for district, squares in squares_by_district(q.EXPERT).items():
        numbers = {
            number
            for row, column in squares
            for number in q.EXPERT.numbers[row * q.EXPERT.columns + column] - {district}
        }
        assert numbers == set(q.EXPERT.architects) - {district}


@EVERY_LANGUAGE
def test_the_expert_mat_is_told_square_by_square(language: str) -> None:
    board = mat_board(words(language), "expert")
    for cell, district, numbers in zip(
        board.cells, q.EXPERT.districts, q.EXPERT.numbers, strict=True
    ):
        told = [int(number) for number in NUMBERS.findall(" ".join(cell.lines))]
        (number,) = numbers - {district}
        assert told == [district, number]


# --- what is known, what was inferred, what was decided -------------------------------


@EVERY_LANGUAGE
def test_the_marks_that_were_inferred_are_counted(language: str) -> None:
    inferred = [row for row in rows_of_the_box() if row["mark_source"] == "inferred"]
    assert {row["set"] for row in inferred} == {"expert"}
    told = NUMBERS.findall(said(words(language), "rules-marks-reconstructed"))
    assert str(len(inferred)) in told
    assert {"25", "20", "16"} <= set(told)


@EVERY_LANGUAGE
def test_both_editions_of_the_office_example_follow_from_the_table(language: str) -> None:
    def worth(*floors: int) -> int:
        return sum(q.EXPERT.office[len(floors) - 1][number] for number in floors)

    told = set(NUMBERS.findall(said(words(language), "rules-office-example-ruling")))
    assert told == {str(worth(2, 2, 4)), str(worth(2, 2, 3)), "2", "3", "4"}


@EVERY_LANGUAGE
def test_every_fact_is_in_the_rules_and_every_ruling_among_the_rulings(language: str) -> None:
    keys = {key for section in sections() for part in section["parts"] for key in part.values()
            if isinstance(key, str)}  # fmt: skip
    facts = {"rules-round-mayor", "rules-monument-rounds", "rules-place-districts", "box-how"}
    assert facts <= keys
    assert {"rules-marks-reconstructed", "rules-marks-mat"} <= keys
    for key in ("first", "mayor"):
        assert f"rules-round-{key}-ruling" in rulings()
    for key in ("turn-urbanist", "turn-spots", "harbor", "office-example", "winner", "stack"):
        assert f"rules-{key}-ruling" in rulings()
    assert {"rules-tips-city", "rules-tips-room", "rules-tips-look"} <= set(tips())
    assert {part["box"] for part in topics()["box"][0]["parts"] if "box" in part} == set(q.MODES)
    assert all(words(language).has(key) for key in facts | set(rulings()) | set(tips()))


def test_the_page_has_the_same_numbers() -> None:
    assert structure()["values"] == dict(values())
    for mode in q.MODES.values():
        counts = {face.name: by_round for face, by_round in tile_counts(mode).items()}
        written = structure()["box"][mode.name]
        assert written == {name: [list(n) for n in by_round] for name, by_round in counts.items()}
