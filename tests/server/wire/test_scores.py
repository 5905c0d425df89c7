"""The scoring pad: sheets, who won and why, and cities that no box could build."""

import pytest

from quadropolis.notation import parse_city
from quadropolis.rules.city import City
from quadropolis.rules.mode import CLASSIC
from quadropolis.rules.scoring import ScoreSheet, score
from quadropolis.server.game.results import decided_by
from quadropolis.server.wire import answers
from tests.server.serving import Served, described

CITY = "T2+T1 . S P / . F3 Hpe . / U1 . . . / . . . T3"
EMPTY = ". . . . / . . . . / . . . . / . . . ."


def test_score_of_any_city(served: Served) -> None:
    sheet = score(parse_city(CITY, "classic"))
    status, data = served.stranger().post("/api/score", {"city": CITY})
    assert status == 200
    described(answers.ScoredCity, data)
    assert data["total"] == sheet.total
    assert data["categories"] == dict(sheet.categories)
    assert data["warnings"] == []
    assert data["with_one_more_energy"] is None
    status, data = served.stranger().post("/api/score", {"city": CITY, "allocation": {}})
    assert data["total"] == score(parse_city(CITY, "classic"), allocation={}).total
    status, error = served.stranger().post("/api/score", {"city": "X"})
    assert (status, error["code"]) == (422, "notation/wrong_rows")
    high = CITY.replace("T2+T1", "T1+T1+T1+T1+T1")
    status, error = served.stranger().post("/api/score", {"city": high})
    assert (status, error["code"]) == (422, "notation/wrong_stack")


@pytest.mark.parametrize(("inhabitants", "energy"), [(None, None), (0, 0), (5, 2), (30, 9)])
def test_what_one_more_unit_is_worth(
    served: Served, inhabitants: int | None, energy: int | None
) -> None:
    sent = {"city": CITY, "inhabitants": inhabitants, "energy": energy, "margins": True}
    status, data = served.stranger().post("/api/score", sent)
    assert status == 200
    city = parse_city(CITY, "classic")
    people = city.inhabitants if inhabitants is None else inhabitants
    units = city.energy if energy is None else energy
    now = score(city, people, units).total
    assert data["total"] == now
    assert data["with_one_more_inhabitant"] == score(city, people + 1, units).total - now
    assert data["with_one_more_energy"] == score(city, people, units + 1).total - now


def test_warnings_about_cities_no_box_could_build(served: Served) -> None:
    def warnings(**sent: object) -> list[tuple[str, dict[str, object]]]:
        status, data = served.stranger().post("/api/score", sent)
        assert status == 200, data
        return [(warning["code"], warning["arguments"]) for warning in data["warnings"]]

    full = "T1+T1 T1+T1 T1+T1 T1+T1 / S S S S / P P P P / F1 F1 F1 F1"
    found = warnings(city=full)
    assert found[0] == ("score/too_many_tiles", {"found": 20, "most": 16})
    playground = EMPTY.replace(".", "Q", 1)
    assert warnings(city=playground) == [
        ("score/too_many_of_face", {"face": "Q", "found": 1, "most": 0})
    ]
    assert warnings(city=playground, playgrounds=True) == []
    eight, four = EMPTY.replace(".", "T1", 8), EMPTY.replace(".", "T1m", 4)
    assert warnings(city=eight) == [], "one of them may be a Tower Block with the Mayor"
    assert warnings(city=four) == [
        ("score/too_many_of_face", {"face": "T1m", "found": 4, "most": 3})
    ]
    assert warnings(city=EMPTY) == []


def test_a_whole_table(served: Served) -> None:
    sent = {"cities": [{"city": EMPTY}, {"city": CITY}, {"city": CITY, "inhabitants": 0}]}
    status, data = served.stranger().post("/api/score/table", sent)
    assert status == 200, data
    described(answers.ScoredTable, data)
    plain = parse_city(CITY, "classic")
    expected = [0, score(plain).total, score(plain, 0).total]
    assert data["scores"] == [sheet["total"] for sheet in data["sheets"]] == expected
    assert (data["winners"], data["decided_by"]) == ([1], "points")
    assert data["warnings"] == []
    status, data = served.stranger().post("/api/score/table", {"cities": [{"city": CITY}] * 4})
    assert (data["winners"], data["decided_by"]) == ([0, 1, 2, 3], "shared")
    harbors = EMPTY.replace(".", "H3", 1)
    status, data = served.stranger().post("/api/score/table", {"cities": [{"city": harbors}] * 4})
    assert data["warnings"][0]["arguments"]["face"] == "H3"
    for wrong in ({}, {"cities": []}, {"cities": [{"city": CITY}]}):
        assert served.stranger().post("/api/score/table", wrong)[0] == 422


def _sheet(points: int, inhabitants: int, empty: int) -> ScoreSheet:
    return ScoreSheet({"tower": points}, {}, inhabitants, empty, City.empty(CLASSIC))


@pytest.mark.parametrize(
    ("sheets", "expected"),
    [
        ([_sheet(9, 1, 5), _sheet(8, 9, 0)], "points"),
        ([_sheet(8, 1, 5), _sheet(9, 1, 5), _sheet(9, 2, 9)], "inhabitants"),
        ([_sheet(9, 2, 5), _sheet(9, 2, 4), _sheet(1, 1, 1)], "empty_squares"),
        ([_sheet(9, 2, 4), _sheet(1, 2, 4), _sheet(9, 2, 4)], "shared"),
    ],
)
def test_what_decided(sheets: list[ScoreSheet], expected: str) -> None:
    assert decided_by(sheets) == expected
