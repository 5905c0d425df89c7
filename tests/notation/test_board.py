"""Cities, sites and deals as text (formats: "Tile face", "City", "Site, deal, position")."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import quadropolis as q
from quadropolis.rules.errors import (
    FaceNotInMode,
    NotText,
    QuadropolisError,
    TooLong,
    UnknownFace,
    WrongColumns,
    WrongRows,
    WrongStack,
)
from quadropolis.rules.site import EMPTY, FACE_DOWN
from tests import strategies as any_
from tests.refusals import refusal
from tests.sizes import size

EXAMPLE = "T2+T1 . S P / . F3 Hpe . / U1 . . . / . . . T3"


@given(any_.cities())
def test_cities_round_trip(city):
    text = q.format_city(city)
    assert q.parse_city(text, city.mode) == city
    assert q.parse_city(text, city.mode.name) == city
    assert q.format_city(q.parse_city(text, city.mode)) == text


@given(any_.sites)
def test_sites_round_trip(site):
    assert q.parse_site(q.format_site(site)) == site


@given(any_.deals)
def test_deals_round_trip(deal):
    assert q.parse_deal(q.format_deal(deal)) == deal
    assert q.Deal.of(deal.names()) == deal
    assert q.parse_site(q.format_deal(deal)) == deal.site()


@given(any_.moves)
def test_moves_round_trip(move):
    assert q.parse_move(q.format_move(move)) == move


def test_the_example_of_the_formats():
    city = q.parse_city(EXAMPLE, mode="classic")
    assert [str(face) for face in city["a1"]] == ["T2", "T1"]  # floors from the bottom
    assert city["b1"] == ()
    assert str(city["b2"][0]) == "F3"
    assert str(city["a3"][0]) == "U1"
    assert str(city["d4"][0]) == "T3"
    assert (city.inhabitants, city.energy) == (2 + 1 + 3 + 1, 3 + 1)
    assert q.format_city(city) == EXAMPLE


def test_blanks_may_be_any_and_many():
    loose = EXAMPLE.replace(" ", "   ").replace("/", "/\n\t")
    assert q.parse_city(f"  {loose}\n", "classic") == q.parse_city(EXAMPLE, "classic")
    assert q.parse_city(EXAMPLE.replace(" / ", "/"), "classic") == q.parse_city(EXAMPLE, "classic")


def test_a_city_the_box_could_not_build():
    assert q.parse_city(" / ".join(["H1 H1 H1 H1"] * 4), "classic").kinds() == ("harbor",) * 16


def test_a_site_has_face_down_and_empty_squares():
    site = q.parse_site("T1m # . . . / " + " / ".join([". . . . ."] * 4))
    assert site["a1"] is q.FACES["T1m"]
    assert site["b1"] is FACE_DOWN
    assert site["c1"] is EMPTY


def test_a_deal_has_no_empty_square():
    with pytest.raises(UnknownFace, match=r"'\.' .at a1"):
        q.parse_deal(" / ".join([". . . . ."] * 5))


@pytest.mark.parametrize(
    ("text", "error", "words"),
    [
        ("", WrongRows, "4 rows.*not 1"),
        (". . . .", WrongRows, "4 rows.*not 1"),
        (EXAMPLE + " / . . . .", WrongRows, "4 rows.*not 5"),
        ("/ . . . . / . . . . / . . . .", WrongColumns, "Row 1.*4 squares, not 0"),
        (". . . . / . . . . . / . . . . / . . . .", WrongColumns, "Row 2.*4 squares, not 5"),
        (EXAMPLE.replace("F3", "F4"), UnknownFace, "'F4' .at b2"),
        (EXAMPLE.replace("F3", "#"), UnknownFace, "'#' .at b2"),
        (EXAMPLE.replace("F3", "t1"), UnknownFace, "'t1' .at b2"),
        (EXAMPLE.replace("F3", "T1+"), UnknownFace, "'' .at b2"),
        (EXAMPLE.replace("F3", "+"), UnknownFace, "'' .at b2"),
        (EXAMPLE.replace("F3", "T1+."), UnknownFace, r"'\.' .at b2"),
        (EXAMPLE.replace("F3", "O"), FaceNotInMode, "at b2 .O.*Classic"),
        (EXAMPLE.replace("F3", "M"), FaceNotInMode, "at b2 .M.*Classic"),
        (EXAMPLE.replace("F3", "F1+F1"), WrongStack, "b2.*only one floor"),
        (EXAMPLE.replace("F3", "U1+U1"), WrongStack, "b2.*only one floor"),
        (EXAMPLE.replace("F3", "T1+F1"), WrongStack, "b2.*different kinds"),
        (EXAMPLE.replace("F3", "+".join(["T1"] * 5)), WrongStack, "b2.*5 floors, and at most 4"),
    ],
)
def test_a_wrong_city_says_where_and_what(text, error, words):
    with pytest.raises(error, match=words):
        q.parse_city(text, "classic")


def test_five_floors_only_in_expert():
    tall = "+".join(["T1"] * 5)
    text = f"{tall} . . . . / " + " / ".join([". . . . ."] * 3)
    assert len(q.parse_city(text, "expert")["a1"]) == 5
    with pytest.raises(WrongStack, match="6 floors, and at most 5"):
        q.parse_city(text.replace(tall, tall + "+T1"), "expert")
    offices = text.replace("T1", "O")
    assert q.parse_city(offices, "expert").kinds()[0] == "office"


@pytest.mark.parametrize("parse", [q.parse_site, q.parse_deal])
def test_wrong_sites_and_deals(parse):
    row = "S S S S S"
    with pytest.raises(WrongRows, match=r"5 rows.*not 4"):
        parse(" / ".join([row] * 4))
    with pytest.raises(WrongColumns, match=r"Row 5.*5 squares, not 4"):
        parse(" / ".join([row] * 4 + ["S S S S"]))
    with pytest.raises(UnknownFace, match=r"'T1\+T1' .at a5"):
        parse(" / ".join([row] * 4 + ["T1+T1 S S S S"]))


@pytest.mark.parametrize("thing", [None, 5, b". .", [], EXAMPLE.split()])
def test_only_text_is_read(thing):
    for parse in (lambda t: q.parse_city(t, "classic"), q.parse_site, q.parse_deal):
        with pytest.raises(NotText):
            parse(thing)


# --- anything at all ------------------------------------------------------------------

nearly = st.text(alphabet="TSUPQFHOM123m.#/+- pe", max_size=120)
mutated = st.tuples(st.integers(0, 60), st.integers(0, 60), st.text(max_size=4)).map(
    lambda cut: EXAMPLE[: cut[0]] + cut[2] + EXAMPLE[cut[1] :]
)
PARSERS = {
    "classic city": lambda text: q.parse_city(text, "classic"),
    "expert city": lambda text: q.parse_city(text, "expert"),
    "site": q.parse_site,
    "deal": q.parse_deal,
    "move": q.parse_move,
    "record": q.GameRecord.from_json,
}


@pytest.mark.parametrize("parser", PARSERS)
@given(st.one_of(st.text(), nearly, mutated, any_.garbage))
def test_whatever_is_read_only_our_errors_come_out(parser, text):
    error = refusal(PARSERS[parser], text)
    if error is not None:
        assert str(error).isprintable()
        assert len(str(error)) < 500


@pytest.mark.parametrize("parser", PARSERS)
@pytest.mark.parametrize(
    "piece",
    ["/", ".", " ", "+", "T1+", "T1 ", "[", '{"a":', "1", "3W4:b2", "\ud800", "\0", '"', "٣"],
)
def test_huge_texts_are_refused(parser, piece):
    text = piece * size(3_000_000, 10_000_000)
    with pytest.raises(QuadropolisError) as caught:
        PARSERS[parser](text)
    assert len(str(caught.value)) < 500


def test_a_text_too_long_says_how_long():
    with pytest.raises(TooLong, match="3000 characters, and at most 2000"):
        q.parse_site("." * 3000)
