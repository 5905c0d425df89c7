"""The shipped checks pass what is right and catch what is deliberately broken."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest

import quadropolis as q
from quadropolis import testing
from quadropolis.rules import game
from quadropolis.rules.scoring import score
from quadropolis.testing import SETTINGS, check_bot, check_engine, check_laws, random_game
from tests.tables import dealt, with_city

EVERY_SETTING = pytest.mark.parametrize("settings", SETTINGS, ids=str)


class Plain:
    """The rules themselves as an engine under test; the broken ones change one verb."""

    def start(self, mode: str, players: int, playgrounds: bool, first_player: int) -> Any:
        return game.start(mode, players, playgrounds, first_player)

    def deal(self, position: Any, deal: q.Deal) -> Any:
        return game.deal(position, deal)

    def legal_moves(self, position: Any) -> Iterable[q.Move]:
        return game.legal_moves(position)

    def play(self, position: Any, move: q.Move) -> Any:
        return game.play(position, move)

    def to_state(self, position: q.State) -> q.State:
        return position

    def scores(self, position: Any) -> Iterable[Any]:
        return [score(city) for city in position.cities]


def test_all_settings():
    assert len(set(SETTINGS)) == len(SETTINGS) == 2 * 3 * 2
    assert {mode for mode, _, _ in SETTINGS} == {"classic", "expert"}


@EVERY_SETTING
def test_a_right_engine_passes_and_every_position_was_compared(settings):
    mode, players, _ = settings
    rounds = {"classic": 4, "expert": 5}[mode]
    assert check_engine(Plain(), settings, seed=3) == 1 + rounds + rounds * 4 * players


class ForgetsTheFirstPlayer(Plain):
    def start(self, mode, players, playgrounds, first_player):
        return game.start(mode, players, playgrounds, 0)


class MissesAMove(Plain):
    def legal_moves(self, position):
        return game.legal_moves(position)[:-1]


class ListsTwice(Plain):
    def legal_moves(self, position):
        moves = game.legal_moves(position)
        return (*moves[:1], *moves)


class ListsInAnotherOrder(Plain):
    def legal_moves(self, position):
        return game.legal_moves(position)[::-1]


class MovesAfterTheEnd(Plain):
    def legal_moves(self, position):
        return game.legal_moves(position) or (q.Move(1, "N1"),)


class LeavesTheUrbanist(Plain):
    def play(self, position, move):
        after = game.play(position, move)
        return after if after.urbanist is None else replace(after, urbanist="a1")


class ForgetsTheMayor(Plain):
    def play(self, position, move):
        after = game.play(position, move)
        return after if after.phase != "move" else replace(after, mayor=position.mayor)


class ShufflesTheDeal(Plain):
    def deal(self, position, deal):
        return game.deal(position, q.Deal(deal.squares[::-1]))


class ScoresWithoutEnergy(Plain):
    def scores(self, position):
        return [score(city, energy=0) for city in position.cities]


class ScoresOnlySome(Plain):
    def scores(self, position):
        return [score(city) for city in position.cities[:-1]]


def check_five_games(engine: Plain) -> None:
    for seed in range(5):
        check_engine(engine, ("classic", 3, False), seed)


@pytest.mark.parametrize(
    ("engine", "words"),
    [
        (ForgetsTheFirstPlayer, "position differs"),
        (MissesAMove, "legal moves differ"),
        (ListsTwice, "legal moves differ"),
        (ListsInAnotherOrder, "legal moves differ"),
        (MovesAfterTheEnd, "legal moves differ"),
        (LeavesTheUrbanist, "position differs"),
        (ForgetsTheMayor, "position differs"),
        (ShufflesTheDeal, "position differs"),
        (ScoresWithoutEnergy, "score sheets differ"),
        (ScoresOnlySome, "score sheets differ"),
    ],
)
def test_a_broken_engine_is_caught_with_the_game_that_shows_it(engine, words):
    with pytest.raises(AssertionError, match=words) as caught:
        check_five_games(engine())
    message = str(caught.value)
    shown = message[message.index("{") : message.rindex("}") + 1]
    assert q.GameRecord.from_json(shown).states()


# --- bots -----------------------------------------------------------------------------


@EVERY_SETTING
def test_a_right_bot_passes_and_its_game_replays(settings):
    random = Random(1)
    record = check_bot(lambda seen: random.choice(q.legal_moves(seen.state)), settings, seed=2)
    assert record.states()[-1].phase == "over"
    assert len(record.players) == settings[1]


def test_a_bot_may_answer_in_text():
    assert check_bot(lambda seen: str(q.legal_moves(seen.state)[0]), SETTINGS[0], 1).moves


def test_a_bot_is_shown_its_own_seat():
    seats = []

    def choose(seen):
        seats.append((seen.seat, seen.state.current_player))
        return q.legal_moves(seen.state)[0]

    check_bot(choose, ("classic", 4, False), 1)
    assert {seat for seat, _ in seats} == {0, 1, 2, 3}
    assert all(seat == current for seat, current in seats)


@pytest.mark.parametrize("answer", ["5N1:-", "nonsense", None, 7, q.Move(1, "N1", "z9"), ""])
def test_a_bot_with_an_illegal_answer_is_caught(answer):
    with pytest.raises(AssertionError, match="is not a legal move"):
        check_bot(lambda seen: answer, ("classic", 2, False), 1)


def test_a_bot_that_goes_wrong_late_is_caught():
    def choose(seen):
        moves = q.legal_moves(seen.state)
        return moves[0] if seen.state.round < 4 else q.Move(5, "N1", "-")

    with pytest.raises(AssertionError, match="5N1:-"):
        check_bot(choose, ("classic", 2, False), 1)


# --- laws -----------------------------------------------------------------------------

BEFORE = with_city(dealt(players=2, b1="T1m", c3="S"), 0, "S ...")
MOVE = q.Move(1, "N2", "b1")
AFTER = q.play(BEFORE, MOVE)


def test_the_laws_hold_for_a_right_move():
    check_laws(BEFORE, MOVE, AFTER)
    check_laws(BEFORE, q.Move(1, "N2", "-"), q.play(BEFORE, "1N2:-"))


@pytest.mark.parametrize(
    "broken",
    [
        replace(AFTER, urbanist="c3"),
        replace(AFTER, mayor=1),
        replace(AFTER, current_player=0),
        replace(AFTER, site=BEFORE.site),
        replace(AFTER, site=AFTER.site.without(12)),
        replace(AFTER, cities=BEFORE.cities),
        replace(AFTER, cities=AFTER.cities[::-1]),
        replace(AFTER, spots=BEFORE.spots),
        with_city(AFTER, 1, "P ..."),
        with_city(AFTER, 0, "S T3 ..."),
    ],
    ids=range(10),
)
def test_a_broken_law_is_caught(broken):
    with pytest.raises(AssertionError):
        check_laws(BEFORE, MOVE, broken)


def test_a_discard_that_keeps_the_tile_is_caught():
    with pytest.raises(AssertionError):
        check_laws(BEFORE, q.Move(1, "N2", "-"), AFTER)


def test_the_end_of_a_round_that_clears_nothing_is_caught():
    steps = list(random_game("classic", 2, False, Random(1)))
    (before, _, _), (after, move, _) = next(
        pair
        for pair in pairwise(steps)
        if pair[0][0].phase == "move" and pair[1][0].phase == "deal"
    )
    check_laws(before, move, after)
    for broken in (
        replace(after, urbanist="a1"),
        replace(after, spots=before.spots),
        replace(after, site=before.site),
        replace(after, round=before.round),
        replace(after, first_player=1 - after.mayor),
    ):
        with pytest.raises(AssertionError):
            check_laws(before, move, broken)


# --- random games ---------------------------------------------------------------------


def test_a_random_game_is_reproducible_and_its_records_grow():
    one = list(random_game("expert", 3, True, Random(5)))
    assert one == list(random_game("expert", 3, True, Random(5)))
    assert one != list(random_game("expert", 3, True, Random(6)))
    for state, _, record in one[::9]:
        assert record.states()[-1] == state


def test_random_moves_are_legal_and_reach_every_one():
    state = dealt("classic", 2, b1="S", c1="T1")
    state = replace(state, architects=((1,), (1,)))
    found = {testing.random_move(state, Random(seed)) for seed in range(3000)}
    assert found == set(q.legal_moves(state))
