"""Pictures of positions: every position has them, and what changes is seen."""

from xml.etree import ElementTree

import numpy as np
import pytest
from hypothesis import given

from quadropolis import kernel
from quadropolis.env import drawing
from quadropolis.rules.mode import COLUMN_LETTERS
from quadropolis.rules.tiles import FACES, Face
from tests.env.positions import positions, reached


@given(positions)
def test_every_position_is_drawn_in_every_way(position):
    state = kernel.to_state(position)
    letters = drawing.text(position)
    lines = [line.split() for line in letters.splitlines()]
    for city in state.cities:
        for number, row in enumerate(str(city).split("/"), start=1):
            assert [str(number), *row.split()] in lines
        assert [*COLUMN_LETTERS[: city.mode.columns]] in lines
    assert [*COLUMN_LETTERS] in lines
    picture = ElementTree.fromstring(drawing.svg(position))
    labels = [element.text for element in picture.iter() if element.tag.endswith("text")]
    tiles = [tile.name for tile in state.site.squares if isinstance(tile, Face)]
    assert labels[: len(tiles)] == tiles
    # Every board has its letters and numbers: the site, and each city.
    for sign in "a1":
        assert labels.count(sign) >= 1 + state.players
    dots = drawing.pixels(position)
    assert dots.dtype == np.uint8
    assert dots.shape[2] == 3
    assert f"0 0 {dots.shape[1]} {dots.shape[0]}" == picture.attrib["viewBox"]


def test_a_move_is_seen():
    before, after = (reached(("classic", 2, False), 3, moves) for moves in (1, 2))
    for draw in (drawing.text, drawing.svg):
        assert draw(before) != draw(after)
    assert (drawing.pixels(before) != drawing.pixels(after)).any()


@pytest.mark.parametrize("face", FACES)
def test_every_face_can_be_written_in_dots(face):
    assert set(face) <= set(drawing.DOTS)
    shapes = {letter: tuple(drawing._dots(letter)) for letter in drawing.DOTS}
    assert len(set(shapes.values())) == len(shapes)


def test_people_are_shown_it_in_letters(capsys):
    position = kernel.start("expert", 3)
    assert drawing.drawn(position, "human") is None
    assert capsys.readouterr().out.strip() == drawing.text(position).strip()
    assert drawing.drawn(position, "ansi") == drawing.text(position)
