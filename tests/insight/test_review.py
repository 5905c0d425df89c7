"""Reviews: what is said adds up, is the same every time, and is true."""

from dataclasses import replace
from pathlib import Path

import pytest

import quadropolis as q
from quadropolis.insight import SIGNS, review, review_move, value
from quadropolis.insight.errors import NothingPlayed, UnknownDepth
from quadropolis.insight.review import review_data
from tests.games.make import GAMES

RECORDS = {
    file.stem: q.GameRecord.from_json(file.read_text(encoding="utf-8"))
    for file in sorted(Path(GAMES).glob("*.json"))
}
PARTS = ("start", "own", "others", "deals", "allocation")


@pytest.fixture(scope="module")
def reviewed():
    """A Classic game of three at the depth that people see."""
    return review(RECORDS["05-classic-3"])


@pytest.mark.parametrize("name", RECORDS)
def test_skill_and_luck_add_up_to_the_result(name):
    """At any depth: here the smallest one. To the last digit, of whole numbers and as shown."""
    record = RECORDS[name]
    found = review(record, "glance")
    winners = record.result["winners"]
    data = review_data(found)
    for player, account in enumerate(found.accounts):
        for unit, (key, digits) in enumerate((("points", 1), ("chance", 3))):
            assert sum(getattr(account, part)[unit] for part in PARTS) == account.result[unit]
            told = data["players"][player]
            assert round(sum(told[part][key] for part in PARTS), digits) == told["result"][key]
        share = round(1000 / len(winners)) if player in winners else 0
        assert account.result == (10 * record.result["scores"][player], share)
        assert account.own[0] == account.reassessed[0] - account.lost[0]
    assert (record.allocations is not None) == any(n.led == "allocation" for n in found.nodes)


def test_a_review_is_the_same_every_time():
    record = RECORDS["13-expert-2"]
    assert review(record, "glance") == review(record, "glance")


def test_values_are_those_of_the_positions(reviewed):
    """The graph's numbers, asked for one by one; that of a decision is made before it is known."""
    states = reviewed.record.states()
    for ply in (0, 1, 30, len(states) - 1):
        assert reviewed.nodes[ply].value == value(states[ply]).value
    assert value(states[0]).deals > 1
    assert value(states[-1]).value.points == tuple(10 * n for n in reviewed.outcome.scores)


def test_without_games_a_cost_is_the_mean_of_points_and_chance():
    for move in review(RECORDS["05-classic-3"], "glance").moves:
        for judged in move.review.moves:
            points, chance, cost = judged.loss.points, judged.loss.chance, judged.loss.cost
            assert cost >= 0
            assert abs(8 * cost - (4 * points + chance)) <= 4, "to the nearest tenth"


def test_losses_are_differences_to_the_best_move(reviewed):
    states = reviewed.record.states()
    for move in reviewed.moves:
        found = move.review
        assert found.best.loss.cost == 0
        for judged in found.moves:
            lost = found.best.value - judged.value
            points, chance = lost.points[move.player], lost.chances[move.player]
            assert (judged.loss.points, judged.loss.chance) == (points, chance)
        costs = [judged.loss.cost for judged in found.moves]
        assert costs == sorted(costs)
        assert found.sign == sign(found)
    for move in reviewed.moves[::12]:  # within a round, what follows is a position like any other
        after = q.play(states[move.ply], move.review.best.move)
        assert move.review.best.value == value(after).value


def sign(found):
    """The sign by its stated threshold."""
    cost = found.played.loss.cost
    for name in ("blunder", "mistake", "inaccuracy"):
        if cost >= SIGNS[name]:
            return name
    alone = len(found.moves) > 1 and found.moves[1].loss.cost >= SIGNS["excellent"]
    return "excellent" if found.played == found.best and alone else None


def test_moments_are_the_greatest_losses_of_chance(reviewed):
    losing = [move for move in reviewed.moves if move.cost >= SIGNS["inaccuracy"]]
    lost = sorted((move.lost[1] for move in losing), reverse=True)
    assert sorted((move.lost[1] for move in reviewed.moments), reverse=True) == lost[:3]
    for move in reviewed.moments:
        assert move.review.best.move != move.move


def test_players_who_lose_nothing_are_perfectly_accurate(reviewed):
    for player, account in enumerate(reviewed.accounts):
        costs = [move.cost for move in reviewed.moves if move.player == player]
        assert account.average == round(10 * sum(costs) / len(costs))
        assert account.accuracy == round(sum(20_000 / (20 + c) for c in costs) / len(costs))
        assert sum(account.signs.values()) <= account.moves == len(costs)


def test_what_cannot_be_reviewed_is_refused():
    record = RECORDS["05-classic-3"]
    empty = q.GameRecord(mode="classic", players=("Ann", "Bob"))
    with pytest.raises(NothingPlayed):
        review(empty)
    with pytest.raises(UnknownDepth, match="glance, hint, quick, deep"):
        review(record, "endless")
    start = record.start()
    with pytest.raises(q.QuadropolisError) as refused:
        review_move(start)
    assert refused.value.code == "move/deal_expected"


@pytest.mark.parametrize(
    ("other", "told"),
    [
        ({}, True),
        # Every row that is shown has to say it,
        ({"average": 50}, False),
        ({"accuracy": 500}, False),
        ({"own": (-300, 0)}, False),
        # and the deals are clearly the reason.
        ({"error": (5, 0)}, False),
        ({"deals": (-9, 0)}, False),
        ({"deals": (-20, 0)}, True),
    ],
)
def test_bad_luck_is_told_where_every_row_says_so(other, told):
    found = review(RECORDS["01-classic-2"], "glance")
    (winner,) = found.outcome.winners
    better = {"average": 40, "accuracy": 600, "own": (-200, 0), "deals": (-10, 0), "error": (4, 0)}
    worse = {"average": 50, "accuracy": 500, "own": (-300, 0), "deals": (0, 0), "error": (0, 0)}
    accounts = [replace(account, **worse) for account in found.accounts]
    accounts[1 - winner] = replace(accounts[1 - winner], **better | other)
    assert replace(found, accounts=tuple(accounts)).unlucky() == ((1 - winner,) if told else ())
    # Nobody was unlucky where the deals cost the winner as much.
    accounts[winner] = replace(accounts[winner], deals=accounts[1 - winner].deals)
    assert replace(found, accounts=tuple(accounts)).unlucky() == ()


def test_a_game_cut_off_ends_with_what_was_to_be_expected():
    whole = RECORDS["01-classic-2"]
    cut = q.GameRecord(whole.mode, whole.players, whole.first_player, whole.playgrounds,
                       whole.sites[:1], whole.moves[:5])  # fmt: skip
    found = review(cut, "glance")
    assert not found.over
    assert found.unlucky() == ()
    last = value(cut.states()[-1], "glance").value
    assert [account.result for account in found.accounts] == [
        *zip(last.points, last.chances, strict=True)
    ]
