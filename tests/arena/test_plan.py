"""Who plays whom: fair in every block, and decided by the plan alone."""

from collections import Counter
from itertools import combinations

import pytest

from quadropolis.arena.errors import TooFewBots, WrongSetting
from quadropolis.arena.match import play_game
from quadropolis.arena.plan import Plan
from quadropolis.bots import Supervised, bot_named
from quadropolis.rules.errors import SetupError
from quadropolis.testing import SETTINGS


def plan(*bots, players=None, mode="classic", seed=1, **options):
    return Plan(bots, mode, players or len(bots), iterations=1, seed=seed, **options)


def names(plan, table):
    return tuple(plan.bots[entry] for entry in table.seats)


PLANS = (
    plan("a", "b"),
    plan("a", "b", "c"),
    plan("a", "b", "c", "d"),
    plan("a", "b", "b", "b"),
    plan("a", "a", "b", "b"),
    plan("a", "b", "c", "d", "e", players=2),
    plan("a", "b", "c", "d", players=3),
)


@pytest.mark.parametrize("tested", PLANS, ids=lambda plan: f"{' '.join(plan.bots)} {plan.players}")
def test_everyone_has_every_seat_equally_often_in_every_block(tested):
    """And every place in the order of play, counted from the first player."""
    per_block = tested.whole_games(1)
    for block in range(3):
        tables = [tested.fixture(block * per_block + i) for i in range(per_block)]
        assert {table.block for table in tables} == {block}
        assert len({table.first_player for table in tables}) == 1
        seats = Counter((e, seat) for table in tables for seat, e in enumerate(table.seats))
        turns = Counter(
            (entry, (seat - table.first_player) % tested.players)
            for table in tables
            for seat, entry in enumerate(table.seats)
        )
        for counts in (seats, turns):
            for entry in range(len(tested.bots)):
                times = {counts[entry, place] for place in range(tested.players)}
                assert len(times) == 1


def test_the_games_of_a_block_have_the_same_deals():
    """All line-ups of a block, too; another block has others."""
    tested = plan("random", "greedy", "random", players=2)
    bots = {entry: Supervised(bot_named("random")) for entry in range(3)}
    records = [play_game(tested, number, bots) for number in range(6)]
    blocks = [record.extra["arena"]["block"] for record in records]
    assert blocks == [0, 0, 1, 1, 2, 2]
    dealt = [(record.sites, record.first_player) for record in records]
    assert dealt[0] == dealt[1]
    assert dealt[2] == dealt[3]
    assert dealt[0][0] != dealt[2][0]
    for first, second in zip(records[::2], records[1::2], strict=True):
        assert first.players == second.players[::-1]
        assert first.moves != second.moves


def test_deals_depend_on_seed_and_block_only():
    one, other = plan("a", "b", seed=3), plan("c", "d", "e", players=2, seed=3)
    assert one.deals(5).random() == other.deals(5).random()
    assert one.deals(5).random() != one.deals(6).random()
    assert one.deals(5).random() != plan("a", "b", seed=4).deals(5).random()


def test_all_first_players_and_all_neighbors_occur():
    tested = plan("a", "b", "c", "d")
    tables = [tested.fixture(number) for number in range(4 * 24)]
    assert {table.first_player for table in tables} == {0, 1, 2, 3}
    follows = {
        (one, other)
        for table in tables
        for one, other in zip(names(tested, table), names(tested, table)[1:], strict=False)
    }
    assert follows == {(a, b) for a in "abcd" for b in "abcd" if a != b}


def test_more_bots_than_players_is_everyone_against_everyone():
    tested = plan("a", "b", "c", "d", players=2)
    assert [names(tested, tested.fixture(2 * i)) for i in range(6)] == list(combinations("abcd", 2))
    three = plan("a", "b", "c", "d", players=3)
    assert len(three.lineups) == 4


def test_repeated_names_make_no_repeated_line_ups():
    tested = plan("a", "b", "b", "b", players=2)
    assert [tuple(tested.bots[e] for e in lineup) for lineup in tested.lineups] == [("a", "b")]
    itself = plan("a", "a", "a", players=2)
    assert len(itself.lineups) == 1


@pytest.mark.parametrize(("games", "played"), [(1, 4), (4, 4), (5, 8), (100, 100)], ids=str)
def test_only_whole_blocks_are_played(games, played):
    assert plan("a", "b", "c", "d").whole_games(games) == played


def test_a_game_has_the_same_number_however_many_are_played():
    tested = plan("a", "b", "c", players=2)
    numbers = range(tested.whole_games(10))
    tables = [tested.fixture(number) for number in numbers]
    assert [table.number for table in tables] == list(numbers)
    assert len({(t.block, names(tested, t)) for t in tables}) == len(tables)


def test_a_plan_survives_its_way():
    for tested in PLANS:
        assert Plan.from_data(tested.to_data()) == tested


def test_too_few_bots():
    with pytest.raises(TooFewBots, match="arena top top top top"):
        plan("top", players=4)
    with pytest.raises(TooFewBots, match="arena a b a"):
        plan("a", "b", players=3)


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"players": 5}, SetupError),
        ({"players": 1}, SetupError),
        ({"mode": "chess"}, SetupError),
        ({"time": 0.0}, WrongSetting),
        ({"time": float("nan")}, WrongSetting),
        ({"time": float("inf")}, WrongSetting),
        ({"time": -1.0}, WrongSetting),
        ({"iterations": 0}, WrongSetting),
    ],
    ids=str,
)
def test_impossible_settings(options, error):
    settings = {"mode": "classic", "players": 2} | options
    with pytest.raises(error):
        Plan(("a", "b", "c", "d", "e"), **settings)


@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_a_game_of_every_kind_is_a_complete_record(settings):
    mode, players, playgrounds = settings
    tested = plan(*["random"] * players, mode=mode, playgrounds=playgrounds)
    bots = {entry: Supervised(bot_named("random")) for entry in range(players)}
    record = play_game(tested, 5, bots)
    outcome = record.check()
    assert outcome is not None
    assert record.extra["ranks"] == [list(sheet.rank) for sheet in outcome.sheets]
    measured = record.extra["measured"]
    turns = outcome.sheets and len(record.moves) // players
    assert [len(seat) for seat in measured["seconds"]] == [turns] * players
    assert record.extra["violations"] == []
