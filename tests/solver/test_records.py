"""The shipped records: every setting has one, and each is a city that a whole game builds."""

import pytest

import quadropolis as q
from quadropolis.solver.plan import built
from quadropolis.solver.records import name_of, records, settings
from quadropolis.solver.witness import witness


def test_every_setting_has_its_record():
    assert list(records()) == [name_of(question) for question in settings()]
    assert len(records()) == 30


@pytest.mark.parametrize("name", records())
def test_a_record_scores_what_it_says_and_its_game_replays(name):
    record = records()[name]
    city = built(record.question, record.plan)
    assert q.score(city).total == record.points
    kinds = city.kinds()
    assert kinds.count(q.Kind.MONUMENT) == record.question.monuments
    game = q.parse_record(witness(record.question, record.plan).to_json())
    outcome = game.check()
    assert outcome is not None
    assert outcome.scores[0] == record.points
    assert game.states()[-1].cities[0] == city
    assert (game.mode, len(game.players)) == (record.question.mode.name, record.question.players)
    assert game.playgrounds is record.question.playgrounds
    assert record.bound is None or record.points <= record.bound


def test_more_players_are_no_worse():
    """What lies open for few players lies open for more."""
    for record in records().values():
        for other in records().values():
            one, two = record.question, other.question
            alike = (one.mode, one.playgrounds, one.monuments) == (
                two.mode,
                two.playgrounds,
                two.monuments,
            )
            if alike and one.players < two.players:
                assert record.points <= other.points


def test_the_published_points_of_others_are_reached():
    """As buildable cities, with four players' tiles and Playgrounds."""
    for monuments, points in enumerate((117, 121, 127)):
        assert records()[f"expert-4-playgrounds-{monuments}"].points >= points
