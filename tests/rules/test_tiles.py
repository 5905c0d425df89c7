"""The tiles of the box (rules: "What is on the table", "Playgrounds")."""

import pickle
from collections import Counter

import pytest

import quadropolis as q
from quadropolis.rules.tiles import face_up, round_tiles, too_many

ROUNDS = [("classic", r) for r in range(1, 5)] + [("expert", r) for r in range(1, 6)]
PLAYGROUND_CODES = ("1623", "2623", "3622", "4624", "5619")
KIND_DIGITS = {
    "1": "tower",
    "2": "factory",
    "3": "harbor",
    "4": "public_service",
    "5": "shop",
    "6": "park",
    "7": "office",
    "8": "monument",
}


def test_there_are_142_building_tiles_and_5_playgrounds():
    playgrounds = [tile for tile in q.TILES if tile.face.kind is q.Kind.PLAYGROUND]
    assert len(playgrounds) == 5
    assert len(q.TILES) - len(playgrounds) == 142


def test_each_tile_is_of_one_round():
    assert {tile.round for tile in q.TILES} == {1, 2, 3, 4, 5}
    assert len({tile.code for tile in q.TILES}) == len(q.TILES)


def test_a_code_says_round_kind_and_number():
    for tile in q.TILES:
        assert int(tile.code[0]) == tile.round
        if tile.face.kind is not q.Kind.PLAYGROUND:
            assert KIND_DIGITS[tile.code[1]] == tile.face.kind
            assert tile.code[2:].isdigit()


@pytest.mark.parametrize("code", PLAYGROUND_CODES)
def test_the_printed_codes_are_parks_replaced_by_their_playground(code):
    (park,) = [tile for tile in q.TILES if tile.code == code]
    (playground,) = [tile for tile in q.TILES if tile.code == code + "A"]
    assert park.face.kind is q.Kind.PARK
    assert playground.face.kind is q.Kind.PLAYGROUND
    assert playground.set == f"squares:{code}"
    assert (playground.round, playground.min_players) == (park.round, park.min_players)


def test_marks_and_sets():
    assert {tile.min_players for tile in q.TILES} == {2, 3, 4}
    assert {tile.set.split(":")[0] for tile in q.TILES} == {"both", "classic", "expert", "squares"}


def test_inferred_marks_belong_to_expert_only_tiles():
    inferred = [tile for tile in q.TILES if tile.mark_source == "inferred"]
    assert inferred
    assert {tile.set for tile in inferred} == {"expert"}


def test_the_expert_only_mayor_of_round_4_and_the_factory_4207():
    by_code = {tile.code: tile for tile in q.TILES}
    assert by_code["4126"].set == "expert"
    assert by_code["4126"].face.mayor
    assert by_code["4207"].face.kind is q.Kind.FACTORY


@pytest.mark.parametrize("playgrounds", [False, True])
@pytest.mark.parametrize(("mode", "round"), ROUNDS)
def test_every_round_has_25_tiles_of_which_25_20_16_are_face_up(mode, round, playgrounds):
    assert len(round_tiles(mode, round, playgrounds)) == 25
    for players, up in ((4, 25), (3, 20), (2, 16)):
        faces = face_up(mode, round, playgrounds, players)
        assert len(faces) == 25
        assert sum(face is not None for face in faces) == up


@pytest.mark.parametrize("mode", ["classic", "expert"])
def test_a_mode_uses_the_tiles_of_both_and_its_own(mode):
    used = {tile.code for m, r in ROUNDS if m == mode for tile in round_tiles(mode, r, False)}
    assert used == {tile.code for tile in q.TILES if tile.set in ("both", mode)}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("mode", "round"), ROUNDS)
def test_every_round_but_the_last_has_exactly_one_mayor_and_it_is_a_tower(mode, round, players):
    mayors = [face for face in face_up(mode, round, False, players) if face and face.mayor]
    last = 4 if mode == "classic" else 5
    assert len(mayors) == (round < last)
    assert all(face.kind is q.Kind.TOWER for face in mayors)


@pytest.mark.parametrize(("mode", "round"), ROUNDS)
def test_playgrounds_replace_exactly_one_park_of_the_round(mode, round):
    without = Counter(tile.face.name for tile in round_tiles(mode, round, False))
    with_them = Counter(tile.face.name for tile in round_tiles(mode, round, True))
    assert without - with_them == Counter(["P"])
    assert with_them - without == Counter(["Q"])


def test_playgrounds_give_one_inhabitant():
    face = q.FACES["Q"]
    assert (face.inhabitants, face.energy, face.points, face.mayor) == (1, 0, 0, False)


@pytest.mark.parametrize(("players", "without"), [(2, {1, 4, 5}), (3, {1, 5}), (4, {1})])
def test_rounds_without_a_monument(players, without):
    """With 2 players none in rounds 1, 4, 5; with 3 none in 1 and 5."""
    kinds = {
        round: {face.kind for face in face_up("expert", round, False, players) if face}
        for round in range(1, 6)
    }
    found = {round for round in kinds if q.Kind.MONUMENT not in kinds[round]}
    assert found == without


def test_offices_and_monuments_are_expert_only():
    for tile in q.TILES:
        if tile.face.kind in (q.Kind.OFFICE, q.Kind.MONUMENT):
            assert tile.set == "expert"


FACES_AS_WRITTEN = {
    **{f"T{n}": ("tower", n, 0, 0) for n in (1, 2, 3)},
    "T1m": ("tower", 1, 0, 0),
    "S": ("shop", 0, 0, 0),
    **{f"U{n}": ("public_service", 0, 0, n) for n in (0, 1, 2)},
    "P": ("park", 0, 0, 0),
    "Q": ("playground", 1, 0, 0),
    **{f"F{n}": ("factory", 0, n, 0) for n in (1, 2, 3)},
    "Hpp": ("harbor", 2, 0, 0),
    "Hee": ("harbor", 0, 2, 0),
    "Hpe": ("harbor", 1, 1, 0),
    **{f"H{n}": ("harbor", 0, 0, n) for n in (1, 2, 3)},
    "O": ("office", 0, 0, 0),
    "M": ("monument", 0, 0, 0),
}


def test_the_faces_are_those_of_the_formats():
    assert {
        name: (face.kind.value, face.inhabitants, face.energy, face.points)
        for name, face in q.FACES.items()
    } == FACES_AS_WRITTEN
    assert [face.name for face in q.FACES.values() if face.mayor] == ["T1m"]


def test_equal_faces_of_different_tiles_are_one_value():
    for tile in q.TILES:
        assert tile.face is q.FACES[tile.face.name]
        assert str(tile.face) == tile.face.name
    assert pickle.loads(pickle.dumps(q.FACES["T1m"])) is q.FACES["T1m"]


@pytest.mark.parametrize(
    ("plain", "with_mayor", "expected"),
    [
        (7, 3, {}),
        (10, 0, {}),
        (8, 3, {"T1": (11, 10)}),
        (11, 0, {"T1": (11, 10)}),
        (0, 4, {"T1m": (4, 3)}),
        (7, 4, {"T1m": (4, 3)}),
        (8, 4, {"T1": (12, 10), "T1m": (4, 3)}),
    ],
)
def test_a_mayor_may_be_overlooked_but_not_invented(plain, with_mayor, expected):
    """Classic has seven Tower Blocks with one inhabitant and three more with the Mayor."""
    dealt = Counter(
        tile.face for round in range(1, 5) for tile in round_tiles("classic", round, False)
    )
    found = Counter({q.FACES["T1"]: plain, q.FACES["T1m"]: with_mayor})
    surplus = too_many(found, dealt)
    assert {face.name: counts for face, counts in surplus.items()} == expected
