"""Texts as the kernel reads them: the same values and the same refusals as notation's."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import quadropolis as q
from quadropolis.kernel.native import native
from tests import strategies as any_
from tests.kernel.texts import (
    check_city,
    check_deal,
    check_position,
    mixed_positions,
    mutated,
    position_texts,
    strange,
)
from tests.notation.test_position import REFUSED
from tests.sizes import size

MORE = settings(max_examples=size(150, 3_000))


@given(position_texts)
def test_positions(text):
    assert check_position(text) is None


@MORE
@given(mutated(position_texts))
def test_positions_with_something_wrong(text):
    check_position(text)


@MORE
@given(mixed_positions())
def test_positions_that_contradict_themselves(text):
    check_position(text)


@given(st.lists(strange, max_size=40).map("".join) | st.text(max_size=80).filter(str.isascii))
def test_anything(text):
    check_position(text)
    check_city(text, q.CLASSIC)
    check_deal(text)


@MORE
@given(any_.cities(), any_.modes, st.data())
def test_cities(city, mode, data):
    assert check_city(str(city), city.mode) == str(city)
    check_city(data.draw(mutated(st.just(str(city)))), mode)


@given(any_.deals, st.data())
def test_deals(deal, data):
    assert check_deal(str(deal)) == str(deal)
    check_deal(data.draw(mutated(st.just(str(deal)))))


@pytest.mark.parametrize("text", ["T1+" * 900 + "T1", "|" * 5_001, "é" * 5_001, "x" * 4_999, "/"])
def test_long_texts(text):
    check_position(text)
    check_city(text, q.EXPERT)
    check_deal(text)


@pytest.mark.parametrize("kind", REFUSED, ids=lambda kind: kind.__name__)
def test_every_kind_of_impossible_position(kind):
    text, _ = REFUSED[kind]
    assert type(check_position(text)) is kind


@given(st.binary(max_size=60), mutated(position_texts), st.data())
def test_bytes_that_are_no_text_do_no_harm(strange_bytes, text, data):
    encoded = text.encode()
    at = data.draw(st.integers(0, len(encoded)))
    for tried in (strange_bytes, encoded[:at], encoded[:at] + strange_bytes + encoded[at:]):
        native.reads_bytes(tried)
