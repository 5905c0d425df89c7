"""The course of a game: set-up, rounds, order, the Mayor and the winner."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import quadropolis as q
from quadropolis.rules.errors import (
    DealExpected,
    DealNotExpected,
    GameOver,
    WrongFirstPlayer,
    WrongPlayers,
    WrongPlaygrounds,
    WrongTiles,
)
from quadropolis.rules.site import EMPTY
from quadropolis.testing import SETTINGS
from tests.tables import dealt, play_out_round, random_play, with_city

EVERY_SETTING = pytest.mark.parametrize(("mode", "players", "playgrounds"), SETTINGS)


# --- set-up ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "players", [1, 5, 0, -2, 2.0, "2", None, True, pytest.param(10**5000, id="huge")]
)
def test_2_to_4_players(players):
    with pytest.raises(WrongPlayers, match="two, three or four"):
        q.start("classic", players)


@EVERY_SETTING
def test_before_the_first_deal(mode, players, playgrounds):
    state = q.start(mode, players, playgrounds, first_player=players - 1)
    assert (state.mode.name, state.players, state.playgrounds) == (mode, players, playgrounds)
    assert (state.round, state.turn, state.phase) == (1, 1, "deal")
    assert state.current_player is None
    assert state.urbanist is None
    assert state.cities == (q.City.empty(q.MODES[mode]),) * players
    assert state.inhabitants == state.energy == (0,) * players


def test_the_first_player_holds_the_mayor_from_the_start():
    for first in range(4):
        state = q.start("classic", 4, first_player=first)
        assert state.first_player == state.mayor == first
        assert q.deal(state, q.draw(state, Random(1))).current_player == first


@pytest.mark.parametrize(
    "first_player", [-1, 3, "0", None, True, 0.0, pytest.param(10**5000, id="huge")]
)
def test_the_first_player_sits_at_the_table(first_player):
    with pytest.raises(WrongFirstPlayer, match="0 to 2"):
        q.start("expert", 3, first_player=first_player)


@pytest.mark.parametrize("playgrounds", [1, None, "yes", []])
def test_playgrounds_are_used_or_not(playgrounds):
    with pytest.raises(WrongPlaygrounds, match="true or false"):
        q.start("classic", 2, playgrounds)


# --- dealing --------------------------------------------------------------------------


@EVERY_SETTING
def test_a_deal_lays_out_25_tiles_face_down_where_marked_for_more(mode, players, playgrounds):
    state = q.start(mode, players, playgrounds)
    deal = q.draw(state, Random(3))
    assert len(deal.squares) == 25
    assert deal.counts()["#"] == {4: 0, 3: 5, 2: 9}[players]
    assert deal.counts()["Q"] == playgrounds
    after = q.deal(state, deal)
    assert after.phase == "move"
    assert after.site.squares == deal.squares
    assert after.urbanist is None


def test_a_deal_is_shuffled_by_the_generator_alone():
    state = q.start("expert", 3)
    assert q.draw(state, Random(5)) == q.draw(state, Random(5))
    assert len({q.draw(state, Random(seed)) for seed in range(20)}) == 20
    first_squares = Counter(str(q.draw(state, Random(seed)).squares[0]) for seed in range(400))
    assert set(first_squares) == set(q.draw(state, Random(0)).names())


def test_a_deal_may_be_written_by_hand_in_any_order():
    state = q.start("classic", 4)
    names = sorted(q.draw(state, Random(0)).names())
    assert q.deal(state, q.Deal.of(names)).site.squares[0] is q.FACES["F1"]


def test_a_deal_of_other_tiles_names_what_is_missing_and_what_is_too_many():
    state = q.start("classic", 4)
    names = list(q.draw(state, Random(0)).names())
    names[names.index("T3")] = "U2"
    with pytest.raises(WrongTiles, match=r"Missing: T3\. Too many: U2\.") as caught:
        q.deal(state, q.Deal.of(names))
    assert caught.value.arguments["round"] == 1


def test_a_deal_of_another_round_or_player_count_is_refused():
    later = replace(q.start("classic", 4), round=2)
    for other in (later, q.start("classic", 3), q.start("expert", 4), q.start("classic", 4, True)):
        with pytest.raises(WrongTiles):
            q.deal(q.start("classic", 4), q.draw(other, Random(0)))


def test_a_deal_holds_tiles_not_their_names():
    """A Deal built by hand of mere names must not lead to a site of mere names."""
    state = q.start("classic", 4)
    names = q.draw(state, Random(0)).names()
    after = q.deal(state, q.Deal(names))
    assert after == q.deal(state, q.Deal.of(names))
    assert all(isinstance(square, q.Face) for square in after.site.squares)


def test_no_deal_is_expected_in_a_round_or_after_the_game():
    state = dealt()
    over = random_play(state, Random(1), 10**6)
    for there, words in ((state, "being played"), (over, "is over")):
        with pytest.raises(DealNotExpected, match=words):
            q.draw(there, Random(0))
        with pytest.raises(DealNotExpected, match=words):
            q.deal(there, q.Deal.of(["#"] * 25))


def test_no_move_before_the_deal_or_after_the_game():
    state = q.start("classic")
    assert q.legal_moves(state) == ()
    with pytest.raises(DealExpected, match="Round 1"):
        q.play(state, "1N1")
    over = random_play(state, Random(1), 10**6)
    assert q.legal_moves(over) == ()
    with pytest.raises(GameOver, match="over"):
        q.play(over, "1N1")


# --- rounds, turns and order ----------------------------------------------------------


@EVERY_SETTING
def test_every_round_has_4_turns_each_clockwise_from_the_first_player(mode, players, playgrounds):
    state = q.start(mode, players, playgrounds, first_player=1)
    random = Random(players)
    for round in range(1, {"classic": 4, "expert": 5}[mode] + 1):
        assert (state.phase, state.round, state.turn) == ("deal", round, 1)
        first = state.mayor
        assert state.first_player == first
        state = q.deal(state, q.draw(state, random))
        for number in range(4 * players):
            assert state.current_player == (first + number) % players
            assert state.turn == 1 + number // players
            assert state.first_player == first
            state = q.play(state, random.choice(q.legal_moves(state)))
        assert state.site == q.Site()
        assert state.urbanist is None
        assert set(state.spots) == {None}
    assert state.phase == "over"
    assert state.current_player is None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_classic_architects_1_to_4_each_round_all_used(players):
    state = q.start("classic", players)
    random = Random(1)
    for _ in range(4):
        assert state.architects == ((1, 2, 3, 4),) * players
        state = q.deal(state, q.draw(state, random))
        used = Counter()
        while state.phase == "move":
            move = random.choice(q.legal_moves(state))
            used[state.current_player, move.architect] += 1
            state = q.play(state, move)
        assert used == {(p, k): 1 for p in range(players) for k in range(1, 5)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_expert_architects_are_a_common_pool_of_which_as_many_as_players_stay(players):
    state = q.start("expert", players)
    random = Random(2)
    for _ in range(5):
        assert state.architects == (tuple(sorted([1, 2, 3, 4, 5] * players)),)
        state = q.deal(state, q.draw(state, random))
        while state.phase == "move":
            left = state.architects[0]
            last = state.turn == 4 and (state.current_player + 1) % players == state.first_player
            state = q.play(state, random.choice(q.legal_moves(state)))
        assert last
        assert len(left) - 1 == players


def test_in_expert_anyone_may_take_the_same_number_again_while_the_pool_has_it():
    state = dealt("expert", 2)
    for _ in range(2):
        state = q.play(state, next(m for m in q.legal_moves(state) if m.architect == 5))
    assert 5 not in state.architects[0]
    assert all(move.architect != 5 for move in q.legal_moves(state))


# --- the Mayor ------------------------------------------------------------------------


def test_placing_the_mayors_tower_takes_the_mayor_and_starts_the_next_round():
    state = dealt(players=3, first_player=0, a1="S", b5="T1m")
    state = q.play(state, "1N1:a1")
    assert state.mayor == 0
    state = q.play(state, "1S2:a1")
    assert state.mayor == 1
    # Order is clockwise and stays the same within the round.
    assert state.first_player == 0
    assert state.current_player == 2
    state = play_out_round(state, Random(0))
    assert (state.phase, state.round) == ("deal", 2)
    assert state.first_player == 1
    state = q.deal(state, q.draw(state, Random(0)))
    assert state.current_player == 1


def test_nobody_took_the_mayor_the_same_player_starts_again():
    state = play_out_round(dealt(players=4, first_player=2), Random(4))
    assert state.first_player == state.mayor == 2


def test_the_mayor_may_stay_with_its_holder():
    state = q.play(dealt(players=2, first_player=0, a1="T1m"), "1N1:a1")
    assert state.mayor == 0


def test_a_discarded_mayors_tower_gives_no_mayor_and_no_resources():
    state = dealt(players=2, first_player=0, a1="T1m", e5="S")
    state = q.play(q.play(state, "1S5:a1"), "1N1:-")
    assert state.mayor == 0
    assert state.inhabitants == (0, 0)
    assert state.cities[1] == q.City.empty(q.CLASSIC)
    assert state.site["a1"] is EMPTY


def test_stacking_the_mayors_tower_takes_the_mayor_too():
    state = with_city(dealt(players=2, first_player=0, a1="S", b2="T1m"), 1, ". T3 ...")
    state = q.play(q.play(state, "1N1:-"), "2N2:b1")
    assert state.mayor == 1
    assert str(state.cities[1]).startswith(". T3+T1m")


# --- outcome --------------------------------------------------------------------------


def finished(*cities: str, mode: str = "classic") -> q.State:
    """A finished game with those cities."""
    state = random_play(q.start(mode, len(cities)), Random(0), 10**6)
    for player, text in enumerate(cities):
        state = with_city(state, player, text)
    return state


def test_no_outcome_until_the_end():
    state = q.start("classic")
    assert q.outcome(state) is None
    assert q.outcome(dealt()) is None
    assert q.outcome(random_play(state, Random(0), 31)) is None
    assert q.outcome(random_play(state, Random(0), 32)) is not None


def test_most_points_win():
    outcome = q.outcome(finished("T1 F1 ...", "P T1 F1 ...", ". ..."))
    assert outcome.scores == (1, 3, 0)
    assert outcome.winners == (1,)


def test_tie_most_inhabitants_standing_on_buildings():
    """Ruling: those that activate or shop, not those a player has."""
    more_people = "T3 U1 ..."  # U1: 2 + 1, two of three idle
    more_at_work = "Hpp . H1 ..."  # one printed point, both at work
    state = finished(more_people, more_at_work)
    outcome = q.outcome(state)
    assert outcome.scores == (1, 1)
    assert state.inhabitants == (3, 2)
    assert [sheet.inhabitants_on_buildings for sheet in outcome.sheets] == [1, 2]
    assert outcome.winners == (1,)


def test_customers_count_as_inhabitants_on_buildings():
    shop = q.parse_city("S T3 F1 . / " + " / ".join([". . . ."] * 3), "classic")
    sheet = q.score(shop, allocation={"a1": {"inhabitants": 2, "energy": 1}})
    assert sheet.inhabitants_on_buildings == 2


def test_second_tie_fewest_empty_squares():
    assert q.outcome(finished("P ...", "P P ...", ". ...")).scores == (0, 0, 0)
    assert q.outcome(finished("P ...", "P P ...", ". ...")).winners == (1,)


def test_empty_squares_are_counted_after_removal():
    """Ruling: a Shop without energy is gone, so its square is empty again."""
    outcome = q.outcome(finished("P S S ...", "P ..."))
    assert outcome.scores == (0, 0)
    assert [sheet.empty_squares for sheet in outcome.sheets] == [15, 15]
    assert outcome.winners == (0, 1)


def test_still_tied_they_share_the_win():
    assert q.outcome(finished("P ...", ". ...", ". P ...", ". . P ...")).winners == (0, 2, 3)


def test_allocations_chosen_by_people():
    state = finished("P T1 F1 ...", "P T1 F1 ...")
    assert q.outcome(state).scores == (3, 3)
    chosen = q.outcome(state, [{}, None])
    assert chosen.scores == (-2, 3)  # the Park absorbs no energy unless it is put there
    assert chosen.winners == (1,)
    assert q.outcome(state, [None, None]) == q.outcome(state)
    assert q.outcome(state, [{"a1": {"energy": 1}}, {}]).scores == (-1, -2)


@given(st.sampled_from(SETTINGS), st.integers(0, 10**6))
def test_a_game_never_ends_early_or_late(settings, seed):
    mode, players, playgrounds = settings
    turns = {"classic": 16, "expert": 20}[mode] * players
    state = random_play(q.start(mode, players, playgrounds), Random(seed), turns - 1)
    assert state.phase == "move"
    assert random_play(state, Random(seed), 1).phase == "over"
