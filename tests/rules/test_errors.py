"""Every error has a test that provokes it, with its code and a text that names the cause."""

import copy
import json
import pickle
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from random import Random
from types import ModuleType

import pytest
from hypothesis import given

import quadropolis as q
from quadropolis.rules import errors
from quadropolis.rules.wording import english
from quadropolis.views import view
from tests import strategies as any_
from tests.tables import city, dealt, random_play, with_city

TYPES = [kind for kind in errors.QuadropolisError.all_types() if kind.__module__ == errors.__name__]


def a_record(**changes: object) -> q.GameRecord:
    """A record of a classic game with two players, with some fields replaced."""
    data = {"format": "quadropolis-game", "version": 1, "mode": "classic", "playgrounds": False,
            "players": ["Ann", "Bot"], "first_player": 0, "sites": [], "moves": []}  # fmt: skip
    return q.GameRecord.from_json(json.dumps(data | changes))


SITE = list(q.draw(q.start("classic"), Random(0)).names())
OVER = random_play(q.start("classic"), Random(0), 10**6)


def finished() -> q.GameRecord:
    """A record of a whole game."""
    generator = Random(0)
    state, sites, moves = q.start("classic"), [], []
    while state.phase is not q.Phase.OVER:
        if state.phase is q.Phase.DEAL:
            deal = q.draw(state, generator)
            state, sites = q.deal(state, deal), [*sites, deal.names()]
        else:
            moves.append(str(generator.choice(q.legal_moves(state))))
            state = q.play(state, moves[-1])
    return replace(a_record(), sites=tuple(sites), moves=tuple(moves))


def with_the_kernel(call: Callable[[ModuleType], object]) -> Callable[[], object]:
    """An example that only the compiled engine raises."""
    return lambda: call(import_module("quadropolis.kernel"))


EXAMPLES: dict[type[errors.QuadropolisError], tuple[Callable[[], object], str, list[str]]] = {
    # --- setting up
    errors.UnknownMode: (
        lambda: q.start("chess"),
        "setup/unknown_mode",
        ["chess", "classic and expert"],
    ),
    errors.WrongPlayers: (
        lambda: q.start("classic", 5),
        "setup/wrong_players",
        ["5", "two, three or four"],
    ),
    errors.WrongFirstPlayer: (
        lambda: q.start("classic", 3, first_player=3),
        "setup/wrong_first_player",
        ["3", "0 to 2"],
    ),
    errors.WrongPlaygrounds: (
        lambda: q.start("classic", 3, "maybe"),
        "setup/wrong_playgrounds",
        ["maybe", "true or false"],
    ),
    errors.WrongSeat: (lambda: view(dealt(), 7), "setup/wrong_seat", ["7", "0 to 1"]),
    errors.WrongNumber: (
        with_the_kernel(lambda kernel: kernel.perft(kernel.start("classic"), -1)),
        "setup/wrong_number",
        ["-1", "from 0 to"],
    ),
    errors.ImpossibleState: (
        with_the_kernel(lambda kernel: kernel.from_state(replace(dealt(), round=99))),
        "setup/impossible_state",
        ["round"],
    ),
    # --- dealing
    errors.DealNotExpected: (
        lambda: q.draw(dealt(), Random(0)),
        "deal/not_expected",
        ["still being played"],
    ),
    errors.NotADeal: (
        lambda: q.deal(q.start("classic"), "T1 T2"),  # type: ignore[arg-type]
        "deal/not_a_deal",
        ["T1 T2", "Deal.of", "parse_deal"],
    ),
    errors.WrongTiles: (
        lambda: q.deal(q.start("classic"), q.Deal.of(["#"] * 24 + ["H3"])),
        "deal/wrong_tiles",
        ["round 1", "T1m", "Too many: #, #, #", "H3"],
    ),
    # --- moves
    errors.DealExpected: (
        lambda: q.play(q.start("classic"), "1N1:-"),
        "move/deal_expected",
        ["Round 1"],
    ),
    errors.GameOver: (lambda: q.play(OVER, "1N1:-"), "move/game_over", ["over"]),
    errors.ArchitectNotAvailable: (
        lambda: q.play(dealt(first_player=1), "5N1:-"),
        "move/architect_not_available",
        ["Architect 5 is not available to player 2", "1, 2, 3, 4"],
    ),
    errors.SpotTaken: (
        lambda: q.play(q.play(dealt(a1="S"), "1N1:-"), "2N1:-"),
        "move/spot_taken",
        ["N1", "player 1’s architect 1"],
    ),
    errors.SpotFacesUrbanist: (
        lambda: q.play(q.play(dealt(a1="S"), "1N1:-"), "2W1:-"),
        "move/spot_faces_urbanist",
        ["W1", "a1"],
    ),
    errors.MustPlaceOrDiscard: (
        lambda: q.play(dealt(a1="F3"), "1N1"),
        "move/must_place_or_discard",
        ["Architect 1 at N1", "F3"],
    ),
    errors.NothingToPlace: (
        lambda: q.play(dealt(a1="down"), "1N1:a1"),
        "move/nothing_to_place",
        ["Architect 1 at N1"],
    ),
    errors.NoSuchSquare: (
        lambda: q.play(dealt(a1="S"), "1N1:e1"),
        "move/no_such_square",
        ["e1", "a1 to d4"],
    ),
    errors.SquareNotAllowed: (
        lambda: q.play(dealt(a1="S"), "1N1:b2"),
        "move/square_not_allowed",
        ["Architect 1", "b2", "a1, b1, c1, d1, a2, a3, a4"],
    ),
    errors.SquareOccupied: (
        lambda: q.play(with_city(dealt(a1="S"), 0, "P ..."), "1N1:a1"),
        "move/square_occupied",
        ["a1", "P", "S"],
    ),
    errors.OtherKind: (
        lambda: q.play(with_city(dealt(a1="T3"), 0, "P ..."), "1N1:a1"),
        "move/other_kind",
        ["a1", "P", "T3"],
    ),
    errors.StackFull: (
        lambda: q.play(with_city(dealt(a1="T3"), 0, "T1+T1+T1+T1 ..."), "1N1:a1"),
        "move/stack_full",
        ["a1", "4"],
    ),
    # --- allocations
    errors.WrongAllocation: (
        lambda: q.score(city("T1 ..."), allocation={"x1": {}}),
        "allocation/malformed",
        ["x1", "a1 to d4"],
    ),
    errors.WrongAllocationCount: (
        lambda: q.outcome(OVER, [None]),
        "allocation/wrong_count",
        ["for 1", "2 players"],
    ),
    errors.NothingThere: (
        lambda: q.score(city("T1 ..."), 1, 1, {"b1": {"energy": 1}}),
        "allocation/no_building",
        ["b1"],
    ),
    errors.WrongCost: (
        lambda: q.score(city("O+O ...", "expert"), 1, 1, {"a1": {"energy": 1}}),
        "allocation/wrong_cost",
        ["a1 (O+O)", "inhabitants 1, energy 1", "not: inhabitants 0, energy 1"],
    ),
    errors.NotEnough: (
        lambda: q.score(city("T1 ..."), 1, 0, {"a1": {"energy": 1}}),
        "allocation/not_enough",
        ["1 energy", "has only 0"],
    ),
    errors.WrongResource: (
        lambda: q.score(city("T1 ..."), energy=-4),
        "allocation/wrong_resource",
        ["energy", "-4"],
    ),
    # --- notation
    errors.NotText: (lambda: q.parse_city(5, "classic"), "notation/not_text", ["A city", "5"]),
    errors.WrongMoveText: (
        lambda: q.parse_move("3Z4"),
        "notation/move",
        ["3Z4", "side", "N, E, S or W"],
    ),
    errors.UnknownFace: (
        lambda: city(". T9 ..."),
        "notation/unknown_face",
        ["'T9' (at b1)", "T1, ", "Hpp"],
    ),
    errors.FaceNotInMode: (
        lambda: city(". O ..."),
        "notation/face_not_in_mode",
        ["at b1 (O)", "Classic"],
    ),
    errors.WrongRows: (
        lambda: q.parse_city(". . . . / . . . .", "classic"),
        "notation/wrong_rows",
        ["4 rows", "not 2"],
    ),
    errors.WrongColumns: (
        lambda: q.parse_city(". . . . / . . . / . . . . / . . . .", "classic"),
        "notation/wrong_columns",
        ["Row 2", "4 squares", "not 3"],
    ),
    errors.WrongStack: (
        lambda: city(". T1+S ..."),
        "notation/wrong_stack",
        ["b1", "different kinds"],
    ),
    errors.TooLong: (
        lambda: q.parse_city("." * 2001, "classic"),
        "notation/too_long",
        ["2001", "2000"],
    ),
    # --- records
    errors.NotJson: (
        lambda: q.GameRecord.from_json("{"),
        "record/not_json",
        ["not a game record", "line 1"],
    ),
    errors.WrongField: (
        lambda: a_record(first_player=2),
        "record/wrong_field",
        ["first_player", "2", "0 to 1"],
    ),
    errors.WrongSetup: (
        lambda: replace(a_record(), players=("Ann",)).start(),
        "record/wrong_setup",
        ["1 is not a possible number of players"],
    ),
    errors.WrongAllocations: (
        lambda: replace(finished(), allocations=(None,)).outcome(),
        "record/wrong_allocations",
        ["2 players, but allocations for 1"],
    ),
    errors.WrongSite: (
        lambda: a_record(sites=[["H3", *SITE[1:]]]).states(),
        "record/wrong_site",
        ["round 1", "H3"],
    ),
    errors.WrongMove: (
        lambda: a_record(sites=[SITE], moves=["1N1:a1" if SITE[0] == "#" else "1N1"]).states(),
        "record/wrong_move",
        ["move 1", "1N1", "N1"],
    ),
    errors.MissingSite: (
        lambda: a_record(moves=["1N1:-"]).states(),
        "record/missing_site",
        ["move 1", "1N1:-", "round 1"],
    ),
    errors.UnplayedSite: (
        lambda: a_record(sites=[SITE, SITE]).states(),
        "record/unplayed_site",
        ["round 2", "round 1"],
    ),
    errors.WrongResult: (
        lambda: a_record(result={"scores": [1, 2], "winners": [1]}).check(),
        "record/wrong_result",
        ["[1, 2]", "do not end the game"],
    ),
    errors.NoSuchPly: (lambda: a_record().at(3), "record/no_such_ply", ["3", "0 to 0"]),
}


def provoked(kind: type[errors.QuadropolisError]) -> errors.QuadropolisError:
    with pytest.raises(errors.QuadropolisError) as caught:
        EXAMPLES[kind][0]()
    return caught.value


@pytest.mark.parametrize("kind", TYPES, ids=lambda kind: kind.__name__)
def test_every_error_is_provoked(kind):
    assert kind in EXAMPLES, f"{kind.__name__} has no example"
    error = provoked(kind)
    _, code, words = EXAMPLES[kind]
    assert type(error) is kind
    assert error.code == code
    for word in words:
        assert word in str(error)
    assert "{ $" not in str(error)


@pytest.mark.parametrize("kind", TYPES, ids=lambda kind: kind.__name__)
def test_every_error_is_data(kind):
    error = provoked(kind)
    data = error.to_data()
    assert json.loads(json.dumps(data)) == data
    assert (data["code"], data["text"]) == (error.code, str(error))
    # The words can be chosen again elsewhere from the arguments alone.
    assert english(data["code"], data["arguments"]) == str(error)


@pytest.mark.parametrize("kind", TYPES, ids=lambda kind: kind.__name__)
def test_every_error_pickles_and_copies(kind):
    error = provoked(kind)
    for again in (pickle.loads(pickle.dumps(error)), copy.deepcopy(error)):
        assert type(again) is kind
        assert again.to_data() == error.to_data()


def test_every_example_is_of_a_known_error():
    assert set(EXAMPLES) == set(TYPES)


def test_codes_are_unique_and_grouped_by_family():
    every = errors.QuadropolisError.all_types()
    assert len({kind.code for kind in every}) == len(every)
    families = {errors.SetupError: "setup", errors.DealError: "deal", errors.MoveError: "move",
                errors.AllocationError: "allocation", errors.NotationError: "notation",
                errors.RecordError: "record"}  # fmt: skip
    for kind in TYPES:
        (family,) = [name for parent, name in families.items() if issubclass(kind, parent)]
        assert kind.code.startswith(f"{family}/")


def test_errors_are_value_errors():
    """So that a caller who knows nothing of this library catches them."""
    assert issubclass(errors.QuadropolisError, ValueError)


@given(any_.garbage)
def test_foreign_input_is_shown_short_and_on_one_line(value):
    text = errors.shown(value)
    assert len(text) <= errors.SHOWN_LENGTH
    assert text.isprintable()
    text.encode()


def test_a_long_text_is_cut():
    assert errors.shown("x" * 10**7).endswith("…")
    assert errors.shown("short") == "'short'"
