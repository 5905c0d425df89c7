"""`quadropolis score`: sheets, allocations, drawings and warnings."""

import json
import re
from typing import Any

import pytest

import quadropolis as q
from quadropolis.rules.lines import LineCode
from quadropolis.words import languages
from tests.cli.command import DRAWING, WIDTH, json_of, lines_of, random_record, refused, run

CITY = "T2+T1 . S P / . F3 Hpe . / U1 . . . / . . . T3"
EMPTY = ". . . . / . . . . / . . . . / . . . ."
EXPERT_ROW = ". . . . ."


def scored(city: str, mode: str, *more: object) -> dict[str, Any]:
    return dict(json_of(run("score", city, "--mode", mode, "--json", *more)))


def test_a_city_counted_by_hand() -> None:
    """Seven inhabitants, four energy: enough for everything in it.

    Towers of two floors and one 3 + 1; the Shop with four customers 7; one district with a
    Public Service 2 + 1 printed; the Factory beside the Harbor 3; the fourth energy unit
    lies on the Park.
    """
    sheet = scored(CITY, "classic")
    assert sheet["total"] == 17
    assert sheet["categories"] == {
        "tower": 4, "shop": 7, "public_service": 3, "park": 0, "factory": 3, "harbor": 0,
        "office": 0, "monument": 0, "idle_inhabitants": 0, "pollution": 0,
    }  # fmt: skip
    assert sheet["inhabitants_on_buildings"] == 7
    assert sheet["empty_squares"] == 9
    assert sheet["allocation"] == {
        "a1": {"inhabitants": 0, "energy": 1},
        "c1": {"inhabitants": 4, "energy": 1},
        "d1": {"inhabitants": 0, "energy": 1},
        "b2": {"inhabitants": 1, "energy": 0},
        "c2": {"inhabitants": 1, "energy": 0},
        "a3": {"inhabitants": 1, "energy": 0},
        "d4": {"inhabitants": 0, "energy": 1},
    }


@pytest.mark.parametrize(("third", "points"), [("O+O+O", 19), ("O+O+O+O", 24)])
def test_the_worked_example_of_three_office_towers(third: str, points: int) -> None:
    city = f"O+O O+O {third} . . / {EXPERT_ROW} / {EXPERT_ROW} / {EXPERT_ROW}"
    sheet = scored(city, "expert", "--inhabitants", 3, "--energy", 3)
    assert sheet["categories"]["office"] == sheet["total"] == points


def test_inhabitants_and_energy_can_be_given() -> None:
    sheet = scored(CITY, "classic", "--inhabitants", 0, "--energy", 0)
    assert sheet["total"] == 0
    assert sheet["allocation"] == {}
    sheet = scored(CITY, "classic", "--inhabitants", 1000, "--energy", 0)
    # Public Service, Factory and Harbor take one each; without energy nobody can shop.
    assert sheet["categories"]["idle_inhabitants"] == -997


def test_an_allocation_chosen_by_a_person() -> None:
    chosen = {"a1": {"energy": 1}, "a3": {"inhabitants": 1}}
    sheet = scored(CITY, "classic", "--allocation", json.dumps(chosen))
    assert sheet["categories"]["tower"] == 3
    assert sheet["categories"]["public_service"] == 3
    assert sheet["categories"]["idle_inhabitants"] == -6
    assert sheet["categories"]["pollution"] == -3
    assert sheet["total"] == 3 + 3 - 6 - 3


def test_null_is_the_best_allocation_as_in_a_record() -> None:
    assert scored(CITY, "classic", "--allocation", "null") == scored(CITY, "classic")


@pytest.mark.parametrize("mode", ["classic", "expert"])
@pytest.mark.parametrize("plain", [False, True])
def test_every_unit_is_shown_where_it_goes(mode: str, plain: bool) -> None:
    for seed in range(3):
        for city in random_record(mode, 2, seed).states()[-1].cities:
            sheet = scored(str(city), mode)
            options = ["--plain"] if plain else []
            result = run("score", str(city), "--mode", mode, *options)
            assert result.exit_code == 0
            assert result.stderr == ""  # a city that was built can be built
            where = sheet["allocation"].values()
            pattern = r"\b(\d) (?:inhabitants?|energy)\b" if plain else r"\b(\d)([pe])\b"
            places = "\n".join(
                line
                for line in lines_of(result.stdout)
                if (line.startswith("On ") if plain else not line.startswith("│"))
            )
            found = sum(int(match[1]) for match in re.finditer(pattern, places))
            assert found == sum(there["inhabitants"] + there["energy"] for there in where)
            if plain:
                assert not DRAWING.search(result.stdout)
                assert f"Total: {sheet['total']} point" in result.stdout
            else:
                assert max(map(len, lines_of(result.stdout))) <= WIDTH
                assert re.search(rf"Total +│ +{sheet['total']} ", result.stdout)


def test_buildings_that_are_not_activated_are_marked() -> None:
    result = run("score", "T1 . . . / . . . . / . . . . / . . . .", "--mode", "classic")
    assert re.search(r"\boff\b(?!:)", result.stdout)  # off: is the legend
    assert "1 inhabitant." in result.stdout
    result = run("score", CITY, "--mode", "classic")
    assert not re.search(r"\boff\b(?!:)", result.stdout)


def test_a_city_the_box_cannot_build_is_scored_with_a_warning() -> None:
    """The box has one H1, in round 1."""
    city = "H1 H1 H1 . / . . . . / . . . . / . . . ."
    result = run("score", city, "--mode", "classic", "--inhabitants", 3)
    assert result.exit_code == 0
    assert "H1 (3 used)" in result.stderr
    assert scored(city, "classic", "--inhabitants", 3)["total"] == 7 + 3


def test_the_mayor_may_be_overlooked_on_a_tower_block() -> None:
    """Classic has seven T1 and three T1m: eight T1 may be meant, four T1m cannot be."""
    eight = run("score", "T1 T1 T1 T1 / T1 T1 T1 T1 / . . . . / . . . .", "--mode", "classic")
    assert (eight.exit_code, eight.stderr) == (0, "")
    four = run("score", "T1m T1m T1m T1m / . . . . / . . . . / . . . .", "--mode", "classic")
    assert "T1m (4 used)" in four.stderr


def test_playgrounds_replace_parks_in_the_box() -> None:
    """All parks of Classic without Playgrounds, or some parks and the Playgrounds: not both."""
    tiles = [tile for tile in q.TILES if tile.set in ("both", "classic")]
    parks = sum(tile.face.name == "P" for tile in tiles)
    replaced = {tile.set.removeprefix("squares:") for tile in q.TILES if "squares" in tile.set}
    playgrounds = sum(tile.code in replaced for tile in tiles)
    assert parks + 1 <= 16

    def warned(count: int, more: int) -> bool:
        names = ["P"] * count + ["Q"] * more + ["."] * (16 - count - more)
        city = " / ".join(" ".join(names[start : start + 4]) for start in range(0, 16, 4))
        return bool(run("score", city, "--mode", "classic").stderr)

    assert not warned(parks, 0)
    assert warned(parks + 1, 0)
    assert not warned(parks - playgrounds, playgrounds)
    assert warned(parks - playgrounds + 1, 1)


def test_more_tiles_than_turns_is_a_warning() -> None:
    city = " / ".join([" ".join(["T1+T1+T1+T1"] * 4)] * 4)
    assert "at most 16" in run("score", city, "--mode", "classic").stderr


@pytest.mark.parametrize(
    ("args", "code"),
    [
        ([EMPTY, "--mode", "simple"], "setup/unknown_mode"),
        ([". . . .", "--mode", "classic"], "notation/wrong_rows"),
        ([EMPTY, "--mode", "expert"], "notation/wrong_columns"),
        ([EMPTY.replace(".", "X", 1), "--mode", "classic"], "notation/unknown_face"),
        ([EMPTY.replace(".", "O", 1), "--mode", "classic"], "notation/face_not_in_mode"),
        ([EMPTY.replace(".", "S+S", 1), "--mode", "classic"], "notation/wrong_stack"),
        (["x" * 100_000, "--mode", "classic"], "notation/too_long"),
        (["\udcff\x00", "--mode", "classic"], "notation/wrong_rows"),
        ([EMPTY, "--mode", "classic", "--energy", "-1"], "allocation/wrong_resource"),
        ([EMPTY, "--mode", "classic", "--energy", "one"], "usage/bad_parameter"),
        ([EMPTY, "--mode", "classic", "--energy", "9" * 10_000], "usage/bad_parameter"),
        ([EMPTY, "--mode", "classic", "--allocation", "{"], "usage/not_json"),
        ([EMPTY, "--mode", "classic", "--allocation", "[" * 100_000], "usage/not_json"),
        ([EMPTY, "--mode", "classic", "--allocation", "9" * 10_000], "usage/not_json"),
        ([EMPTY, "--mode", "classic", "--allocation", "[1]"], "allocation/malformed"),
        ([CITY, "--mode", "classic", "--allocation", '{"b1":{"energy":1}}'],
         "allocation/no_building"),
        ([CITY, "--mode", "classic", "--allocation", '{"a1":{"energy":2}}'],
         "allocation/wrong_cost"),
        ([CITY, "--mode", "classic", "--energy", "0", "--allocation", '{"a1":{"energy":1}}'],
         "allocation/not_enough"),
    ],
)  # fmt: skip
def test_what_cannot_be_scored(args: list[str], code: str) -> None:
    error = refused("score", *args)
    assert error["code"] == code
    assert len(error["text"]) < 600


def printed(*args: object, **env: str) -> list[str]:
    return lines_of(run(*args, **env).stdout.rstrip("\n"))


def test_why_tells_where_points_come_from() -> None:
    """The lines of the city counted by hand, drawn and in sentences."""
    drawn = printed("score", CITY, "--mode", "classic", "--why")
    rows = [" ".join(line.replace("│", " ").split()) for line in drawn]
    begin = rows.index("Where the points come from Points")
    assert rows[begin + 2 : -1] == [
        "Tower Blocks a1: 2 floors 3",
        "d4: one floor 1",
        "Shops c1: 4 customers 7",
        "Public Services In one district 2",
        "a3: printed on the tile 1",
        "Parks d1: no building beside it counts 0",
        "Factories b2: a Harbor beside it 3",
    ]
    told = printed("score", CITY, "--mode", "classic", "--why", "--plain")
    assert told[-7:] == [
        "Tower Blocks, 3 points. a1: 2 floors.",
        "Tower Blocks, 1 point. d4: one floor.",
        "Shops, 7 points. c1: 4 customers.",
        "Public Services, 2 points. In one district.",
        "Public Services, 1 point. a3: printed on the tile.",
        "Parks, 0 points. d1: no building beside it counts.",
        "Factories, 3 points. b2: a Harbor beside it.",
    ]
    without = printed("score", CITY, "--mode", "classic", "--plain")
    assert told[:-7] == without


@pytest.mark.parametrize("language", languages())
def test_every_line_has_its_words_in_every_language(language: str) -> None:
    """A city with a line of every code there is."""
    city = "O O+O M U1 F1 / H1 H2 P T1 S / H1 . Q . . / . . . . ."
    chosen = {
        square: {"inhabitants": people, "energy": units}
        for square, people, units in (
            ("a1", 1, 1), ("b1", 1, 1), ("d1", 1, 0), ("e1", 1, 0), ("a2", 1, 0), ("b2", 1, 0),
            ("a3", 1, 0), ("d2", 0, 1), ("e2", 2, 1),
        )
    }  # fmt: skip
    command = ("score", city, "-m", "expert", "--inhabitants", 11, "--energy", 6)
    own = ("--allocation", json.dumps(chosen))
    lines = dict(json_of(run(*command, *own, "--json")))["lines"]
    assert {line["code"] for line in lines} == {*LineCode}
    told = printed(*command, *own, "--why", "--plain", QUADROPOLIS_LANGUAGE=language)
    said = told[-len(lines) :]
    assert len(set(said)) == len(lines)
    assert not any("end-line" in sentence for sentence in said)
